// Only the names of HTML, so that the angle brackets of a part number stay.
const TAG_NAMES =
  'a|abbr|article|b|blockquote|body|br|center|code|div|em|figure|font|footer|h[1-6]|head|header|hr|html|i|iframe|img|ins|' +
  'label|li|meta|object|ol|p|pre|s|script|section|small|span|strong|style|sub|sup|table|tbody|td|tfoot|th|thead|tr|u|ul|video'
const TAGS = new RegExp(`</?(?:${TAG_NAMES})(?:\\s[^<>]*|/)?>`, 'gi')
const HIDDEN = /<(script|style|head)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi
const LINE_ENDS = /<br\s*\/?>|<\/(?:p|div|h[1-6]|li|tr|ul|ol|table)\s*>/gi
const ITEMS = /<li\b[^>]*>/gi
const NUMBERED = /&(?:#\d+|#x[\da-f]+|amp|nbsp|quot|lt|gt);/i
const ENTITIES = /&(#\d+|#x[\da-f]+|[a-z]+\d*);/gi

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  deg: '°',
  times: '×',
  frac12: '½',
  euro: '€',
  pound: '£',
  copy: '©',
  reg: '®',
  trade: '™',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
}

/** Whether a text is written in HTML, as shop systems export their descriptions. */
export function hasMarkup(text: string): boolean {
  return text.search(TAGS) >= 0 || text.search(NUMBERED) >= 0
}

/** The words of an HTML text: tags taken off, paragraphs and list items on lines of their own, entities written out. */
export function plainText(html: string): string {
  return html
    .replace(HIDDEN, '')
    .replace(/\s+/g, ' ')
    .replace(LINE_ENDS, '\n')
    .replace(ITEMS, '• ')
    .replace(TAGS, '')
    .replace(ENTITIES, entity)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function entity(written: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name] ?? NAMED[name.toLowerCase()] ?? written
  const point = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  const storable = point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)
  return storable ? String.fromCodePoint(point) : ''
}

// Only names of HTML elements, so that the angle brackets of a part number stay.
const TAG_NAMES = new Set(
  `a abbr article b blockquote body br center code div em figure font footer h1 h2 h3 h4 h5 h6 head header hr html i iframe img ins
   label li meta object ol p pre s script section small span strong style sub sup table tbody td tfoot th thead tr u ul video`.split(
    /\s+/,
  ),
)
const TAGS = /<\/?([a-zA-Z][a-zA-Z0-9]*)(?:\s[^<>]*|\/)?>/g
const LINE_ENDS = /<br\s*\/?>|<\/(?:p|div|h[1-6]|li|tr|ul|ol|table)\s*>/gi
const ITEMS = /<li\b[^<>]*>/gi
const NUMBERED = /&(?:#\d+|#x[\da-f]+|amp|nbsp|quot|lt|gt);/i
const ENTITIES = /&(#\d+|#x[\da-f]+|[a-z]+\d*);/gi

const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
  }),
)

/** Whether a text is written in HTML, as shop systems export their descriptions. */
export function hasMarkup(text: string): boolean {
  return [...text.matchAll(TAGS)].some(([tag, name]) => shownTag(tag, name) === '') || text.search(NUMBERED) >= 0
}

/** The text of an HTML text: without tags, paragraphs and list items on their own lines, entities decoded. */
export function plainText(html: string): string {
  return withoutHidden(html)
    .replace(/\s+/g, ' ')
    .replace(LINE_ENDS, '\n')
    .replace(ITEMS, '• ')
    .replace(TAGS, shownTag)
    .replace(ENTITIES, entity)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const HIDDEN_STARTS = /<!--|<(?:script|style|head)\b/gi
const HIDDEN_ENDS: Readonly<Record<string, RegExp>> = {
  '<!--': /-->/g,
  '<script': /<\/script\s*>/gi,
  '<style': /<\/style\s*>/gi,
  '<head': /<\/head\s*>/gi,
}

function shownTag(tag: string, name = ''): string {
  return TAG_NAMES.has(name.toLowerCase()) ? '' : tag
}

/** Removes comments, scripts, styles and heads; an unclosed one stays. Each end is searched for once, so that time grows linearly. */
function withoutHidden(html: string): string {
  const ends = new Map(Object.entries(HIDDEN_ENDS).map(([start, end]) => [start, [...html.matchAll(end)]]))
  const shown: string[] = []
  let from = 0
  for (const { 0: start, index } of html.matchAll(HIDDEN_STARTS)) {
    if (index < from) continue
    const own = ends.get(start.toLowerCase()) ?? []
    while (own[0] && own[0].index < index) own.shift()
    const end = own[0]
    if (!end) continue
    shown.push(html.slice(from, index))
    from = end.index + end[0].length
  }
  return shown.join('') + html.slice(from)
}

function entity(written: string, name: string): string {
  if (!name.startsWith('#')) return NAMED.get(name) ?? NAMED.get(name.toLowerCase()) ?? written
  const point = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  const storable = point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)
  return storable ? String.fromCodePoint(point) : ''
}

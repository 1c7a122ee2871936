/** The type of a file by its first bytes, whatever its name (UP-04). */
export interface FoundType {
  readonly type: string
  readonly isPicture: boolean
}

type Kinds = readonly (readonly [type: string, pattern: RegExp])[]

const PICTURES: Kinds = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n\x1a\n/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
]

/** Types that are often sent under another name, so that the refusal can name them. */
const OTHERS: Kinds = [
  ['application/pdf', /^%PDF-/],
  ['application/zip', /^PK\x03\x04/],
  ['application/x-msdownload', /^MZ/],
  ['application/x-executable', /^\x7fELF/],
  ['image/bmp', /^BM/],
  ['image/tiff', /^(II\*\0|MM\0\*)/],
  ['image/avif', /^[\s\S]{4}ftyp(avif|avis)/],
  ['image/heic', /^[\s\S]{4}ftyp(heic|heix|mif1)/],
]

/** Types by the first element of a text with markup. */
const ELEMENTS: Kinds = [
  ['image/svg+xml', /^<svg[\s>]/i],
  ['text/html', /^<(!doctype html|html|head|body|script)[\s>]/i],
]

const LOOKED_AT = 1_024

/** Finds the type of a file by its content; `unknown` if nothing fits. */
export function foundType(bytes: Uint8Array): FoundType {
  const text = Buffer.from(bytes.subarray(0, LOOKED_AT)).toString('latin1')
  const picture = kindOf(text, PICTURES)
  return picture === undefined
    ? { type: kindOf(text, OTHERS) ?? markupType(text) ?? 'unknown', isPicture: false }
    : { type: picture, isPicture: true }
}

function kindOf(text: string, kinds: Kinds): string | undefined {
  return kinds.find(([, pattern]) => pattern.test(text))?.[0]
}

/** What may come before the first element, and what ends it. */
const PROLOGUES = [
  ['<?xml', '>'],
  ['<!--', '-->'],
  ['<!doctype svg', '>'],
] as const

/** Skips what comes before the first element, each part once, so that time grows only with the text. */
function markupType(written: string): string | undefined {
  const text = written.replace(/^\xef\xbb\xbf/, '').toLowerCase()
  let from = 0
  for (;;) {
    const rest = text.slice(from).trimStart()
    from = text.length - rest.length
    const prologue = PROLOGUES.find(([start]) => rest.startsWith(start))
    const end = prologue ? rest.indexOf(prologue[1], prologue[0].length) : -1
    if (!prologue || end < 0)
      return kindOf(rest, ELEMENTS) ?? (text.trimStart().startsWith('<?xml') ? 'text/xml' : undefined)
    from += end + prologue[1].length
  }
}

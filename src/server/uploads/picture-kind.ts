/** A file by what its first bytes say, whatever it was called (UP-04). */
export interface FoundType {
  readonly type: string
  readonly isPicture: boolean
}

const PICTURES: readonly (readonly [string, RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n\x1a\n/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
]

/** What is often sent under another name, so that the refusal can say what it is. */
const OTHERS: readonly (readonly [string, RegExp])[] = [
  ['image/svg+xml', /^(\xef\xbb\xbf)?\s*(<\?xml[\s\S]*?|<!--[\s\S]*?-->\s*|<!doctype svg[\s\S]*?)*<svg[\s>]/i],
  ['text/html', /^(\xef\xbb\xbf)?\s*<(!doctype html|html|head|body|script)[\s>]/i],
  ['text/xml', /^(\xef\xbb\xbf)?\s*<\?xml/i],
  ['application/pdf', /^%PDF-/],
  ['application/zip', /^PK\x03\x04/],
  ['application/x-msdownload', /^MZ/],
  ['application/x-executable', /^\x7fELF/],
  ['image/bmp', /^BM/],
  ['image/tiff', /^(II\*\0|MM\0\*)/],
  ['image/avif', /^[\s\S]{4}ftyp(avif|avis)/],
  ['image/heic', /^[\s\S]{4}ftyp(heic|heix|mif1)/],
]

const LOOKED_AT = 1_024

/** Tells by its content what a file is; `unknown` where nothing fits. */
export function foundType(bytes: Uint8Array): FoundType {
  const text = Buffer.from(bytes.subarray(0, LOOKED_AT)).toString('latin1')
  const find = (types: typeof PICTURES): string | undefined => types.find(([, pattern]) => pattern.test(text))?.[0]
  const picture = find(PICTURES)
  return picture === undefined
    ? { type: find(OTHERS) ?? 'unknown', isPicture: false }
    : { type: picture, isPicture: true }
}

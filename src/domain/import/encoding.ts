/** Encodings of text files. */
export const TEXT_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const

/** One of `TEXT_ENCODINGS`, by its name for decoders. */
export type TextEncoding = (typeof TEXT_ENCODINGS)[number]

/**
 * The encoding of a text file: that of its byte-order mark, else UTF-8 if every byte fits it, else Windows-1252, which older office
 * programs write. The bytes may end in the middle of a character.
 */
export function detectEncoding(bytes: Uint8Array): TextEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

/** The lowest code point that needs so many continuation bytes; shorter forms are not UTF-8. */
const LOWEST = [0, 0x80, 0x800, 0x10000]

function isUtf8(bytes: Uint8Array): boolean {
  let at = 0
  while (at < bytes.length) {
    const lead = bytes[at] ?? 0
    if (lead < 0x80) {
      at += 1
      continue
    }
    const more = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1
    if (lead < 0xc2 || lead > 0xf4) return false
    if (!isCharacter(bytes, at, more)) return false
    at += more + 1
  }
  return true
}

function isCharacter(bytes: Uint8Array, at: number, more: number): boolean {
  let point = (bytes[at] ?? 0) & (0x3f >> more)
  for (let index = 1; index <= more; index += 1) {
    const next = bytes[at + index]
    // Cut off at the end of a sample: the bytes so far fit.
    if (next === undefined) return true
    if ((next & 0xc0) !== 0x80) return false
    point = (point << 6) | (next & 0x3f)
  }
  const surrogate = point >= 0xd800 && point <= 0xdfff
  return point >= (LOWEST[more] ?? 0) && point <= 0x10ffff && !surrogate
}

/** The type of a file by its first bytes, whatever its name. */
export type FileKind = 'text' | 'zip' | 'old-excel' | 'pdf' | 'image' | 'archive' | 'empty' | 'unknown'

const SIGNATURES: readonly (readonly [FileKind, readonly number[]])[] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  ['old-excel', [0xd0, 0xcf, 0x11, 0xe0]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['image', [0x89, 0x50, 0x4e, 0x47]],
  ['image', [0xff, 0xd8, 0xff]],
  ['image', [0x47, 0x49, 0x46, 0x38]],
  ['image', [0x52, 0x49, 0x46, 0x46]],
  ['archive', [0x1f, 0x8b]],
  ['archive', [0x37, 0x7a, 0xbc, 0xaf]],
  ['archive', [0x52, 0x61, 0x72, 0x21]],
]

/** Bytes that are read. */
const SAMPLE = 4_096

/** The kind of a file, from its first 4 KiB: text, a zip (such as XLSX) or something that is no table. */
export function fileKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty'
  const known = SIGNATURES.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))
  if (known) return known[0]
  return looksLikeText(bytes.subarray(0, SAMPLE)) ? 'text' : 'unknown'
}

/** The most control characters of a text, as a share: some exports have a few. */
const MOST_CONTROLS = 0.05

/** Text has no NUL and hardly a control character except tabs, line and page ends; UTF-16 is known by its mark. */
function looksLikeText(bytes: Uint8Array): boolean {
  const marked = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if (marked) return true
  const controls = bytes.filter((byte) => byte < 0x20 && (byte < 0x09 || byte > 0x0d))
  return !controls.includes(0) && controls.length <= bytes.length * MOST_CONTROLS
}

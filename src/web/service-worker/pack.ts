/** A file of the product: its address below the origin, and its content. */
export interface PackedFile {
  readonly url: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

const NEWLINE = 10

/** Joins files into one, which is fetched and packed as a whole: a line of JSON with addresses and lengths, then the contents. */
export function packOf(files: readonly PackedFile[]): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`${JSON.stringify(files.map(({ url, bytes }) => [url, bytes.length]))}\n`)
  const pack = new Uint8Array(files.reduce((sum, { bytes }) => sum + bytes.length, head.length))
  pack.set(head)
  let at = head.length
  for (const { bytes } of files) {
    pack.set(bytes, at)
    at += bytes.length
  }
  return pack
}

/** The files of a pack. @throws Error where it was cut off or is no pack. */
export function filesOf(pack: Uint8Array<ArrayBuffer>): readonly PackedFile[] {
  const end = pack.indexOf(NEWLINE)
  const listed = JSON.parse(new TextDecoder().decode(pack.subarray(0, Math.max(end, 0)))) as readonly [string, number][]
  let at = end + 1
  const files = listed.map(([url, length]) => {
    const bytes = pack.slice(at, at + length)
    at += length
    return { url, bytes }
  })
  if (at !== pack.length) throw new Error('the pack of files is cut off')
  return files
}

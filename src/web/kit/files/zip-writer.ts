import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** One file for an archive: bytes, stored as they are, or text that comes piece by piece and is packed as it comes. */
export interface ZipFile {
  readonly name: string
  readonly content: Uint8Array | Iterable<string> | AsyncIterable<string>
}

/** Midnight of 1 January 1980: equal contents make equal archives. */
const NO_DATE = new Date(1980, 0, 1)

/** A zip archive of these files, in pieces; text never stands in memory as a whole. */
export async function zipArchive(files: Iterable<ZipFile>): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const archive = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  for (const { name, content } of files) {
    const isStored = content instanceof Uint8Array
    const file = isStored ? new ZipPassThrough(name) : new ZipDeflate(name)
    file.mtime = NO_DATE
    archive.add(file)
    if (isStored) file.push(content)
    else for await (const piece of content) file.push(new TextEncoder().encode(piece))
    file.push(new Uint8Array(), true)
  }
  archive.end()
  return pieces
}

/** Why an archive cannot be read. */
export class ZipProblem extends Error {
  readonly code: 'damaged' | 'too-big'

  constructor(code: ZipProblem['code'], options: ErrorOptions = {}) {
    super(code, options)
    this.code = code
  }
}

/** One file inside a zip archive, as its directory describes it. */
export interface ZipEntry {
  readonly name: string
  /** 0 stored, 8 deflated. */
  readonly method: number
  readonly packedSize: number
  readonly size: number
  readonly offset: number
}

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const END_SIZE = 22
const CENTRAL_SIZE = 46
const LOCAL_SIZE = 30
const LONGEST_COMMENT = 0xffff
const ZIP64 = 0xffffffff

/** The files in a zip archive, by its directory at the end. Throws `ZipProblem` where there is none that can be read. */
export function zipEntries(bytes: Uint8Array): readonly ZipEntry[] {
  const view = viewOf(bytes)
  try {
    const end = endOfDirectory(view)
    const entries: ZipEntry[] = []
    let at = view.getUint32(end + 16, true)
    for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
      if (view.getUint32(at, true) !== CENTRAL) throw new ZipProblem('damaged')
      const nameLength = view.getUint16(at + 28, true)
      entries.push({
        name: new TextDecoder().decode(bytes.subarray(at + CENTRAL_SIZE, at + CENTRAL_SIZE + nameLength)),
        method: view.getUint16(at + 10, true),
        packedSize: view.getUint32(at + 20, true),
        size: view.getUint32(at + 24, true),
        offset: view.getUint32(at + 42, true),
      })
      at += CENTRAL_SIZE + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    }
    if (entries.some(({ size, packedSize, offset }) => Math.max(size, packedSize, offset) === ZIP64)) {
      throw new ZipProblem('too-big')
    }
    return entries
  } catch (error) {
    throw error instanceof RangeError ? new ZipProblem('damaged', { cause: error }) : error
  }
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function endOfDirectory(view: DataView): number {
  const last = view.byteLength - END_SIZE
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END) return at
  }
  throw new ZipProblem('damaged')
}

function packedBytes(bytes: Uint8Array, { offset, packedSize }: ZipEntry): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes)
  if (offset + LOCAL_SIZE > bytes.length || view.getUint32(offset, true) !== LOCAL) throw new ZipProblem('damaged')
  const start = offset + LOCAL_SIZE + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  if (start + packedSize > bytes.length) throw new ZipProblem('damaged')
  return new Uint8Array(bytes.slice(start, start + packedSize))
}

/**
 * The content of an entry. What it unpacks to is counted while it unpacks, because a directory can lie about sizes: beyond `limit`
 * bytes it throws `ZipProblem`.
 */
export async function unpacked(bytes: Uint8Array, entry: ZipEntry, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const packed = packedBytes(bytes, entry)
  if (packed.length > limit) throw new ZipProblem('too-big')
  if (entry.method === 0) return packed
  if (entry.method !== 8) throw new ZipProblem('damaged')
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length
      if (size > limit) throw new ZipProblem('too-big')
      chunks.push(part.value)
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined)
    throw error instanceof ZipProblem ? error : new ZipProblem('damaged', { cause: error })
  }
  return joined(chunks, size)
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/** One file for an archive, packed already. */
export interface ZipPart {
  readonly name: string
  readonly packed: readonly Uint8Array<ArrayBuffer>[]
  /** 0 stored, 8 deflated. */
  readonly method: 0 | 8
  readonly packedSize: number
  readonly size: number
  readonly crc: number
}

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
/** The bit that says that names are UTF-8. */
const UTF8_NAMES = 0x0800
const VERSION = 20
/** Midnight of 1 January 1980: equal contents make equal archives. */
const NO_DATE = 0x0021

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** Goes on with a CRC-32 (as zip has it) over more bytes; the first call starts from 0. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let crc = ~before
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return ~crc >>> 0
}

/** A file as it is, without compression. The checksum can be given where nobody will check it. */
export function storedPart(name: string, content: Uint8Array<ArrayBuffer>, crc = crc32(content)): ZipPart {
  const { length } = content
  return { name, packed: [content], method: 0, packedSize: length, size: length, crc }
}

/** A file of text that comes piece by piece, compressed as it comes, so that it never stands in memory as a whole. */
export async function deflatedPart(name: string, pieces: Iterable<string> | AsyncIterable<string>): Promise<ZipPart> {
  const encoder = new TextEncoder()
  const stream = new CompressionStream('deflate-raw')
  const writer = stream.writable.getWriter()
  const collected = collect(stream.readable)
  let size = 0
  let crc = 0
  for await (const piece of pieces) {
    const bytes = encoder.encode(piece)
    size += bytes.length
    crc = crc32(bytes, crc)
    await writer.write(bytes)
  }
  await writer.close()
  const packed = await collected
  return { name, packed, method: 8, packedSize: packed.reduce((sum, { length }) => sum + length, 0), size, crc }
}

async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>[]> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const reader = stream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) chunks.push(new Uint8Array(part.value))
  return chunks
}

/** A zip archive of these files. */
export function zipArchive(parts: readonly ZipPart[]): Uint8Array<ArrayBuffer>[] {
  const before: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const part of parts) {
    const name = new TextEncoder().encode(part.name)
    const local = header(LOCAL, part, name)
    before.push(local, ...part.packed)
    directory.push(header(CENTRAL, part, name, offset))
    offset += local.length + part.packedSize
  }
  const directorySize = directory.reduce((sum, { length }) => sum + length, 0)
  return [...before, ...directory, end(parts.length, directorySize, offset)]
}

/** A local header, or with an offset the entry of the directory, which has two more bytes before what both share. */
function header(signature: number, part: ZipPart, name: Uint8Array, offset?: number): Uint8Array<ArrayBuffer> {
  const isCentral = offset !== undefined
  const fixed = isCentral ? 46 : 30
  const bytes = new Uint8Array(fixed + name.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, signature, true)
  if (isCentral) {
    view.setUint16(4, VERSION, true)
    view.setUint32(42, offset, true)
  }
  const shared = isCentral ? 6 : 4
  view.setUint16(shared, VERSION, true)
  view.setUint16(shared + 2, UTF8_NAMES, true)
  view.setUint16(shared + 4, part.method, true)
  view.setUint16(shared + 8, NO_DATE, true)
  view.setUint32(shared + 10, part.crc, true)
  view.setUint32(shared + 14, part.packedSize, true)
  view.setUint32(shared + 18, part.size, true)
  view.setUint16(shared + 22, name.length, true)
  bytes.set(name, fixed)
  return bytes
}

function end(count: number, size: number, offset: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(22)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, END, true)
  view.setUint16(8, count, true)
  view.setUint16(10, count, true)
  view.setUint32(12, size, true)
  view.setUint32(16, offset, true)
  return bytes
}

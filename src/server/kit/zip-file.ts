import type { FileHandle } from 'node:fs/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

// PKWARE APPNOTE 6.3.10: local headers (4.3.7), directory (4.3.12), its end (4.3.16), and their 64-bit forms (4.3.14, 4.3.15, 4.5.3).
const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const END_64 = 0x06064b50
const END_64_LOCATOR = 0x07064b50
const VERSION = 20
const VERSION_64 = 45
/** The bit that says that names are UTF-8. */
const UTF8_NAMES = 0x0800
const DEFLATED = 8
const STORED = 0
/** Midnight of 1 January 1980: equal contents make equal archives. */
const NO_DATE = 0x0021
const MOST_16 = 0xffff
const MOST_32 = 0xffffffff

interface Entry {
  readonly name: Buffer
  readonly method: number
  readonly offset: number
  crc: number
  packed: number
  size: number
}

/** Writes a ZIP archive to a file, one entry after the other, without holding it in memory. An entry has less than 4 GiB. */
export class ZipFile {
  readonly #file: FileHandle
  readonly #entries: Entry[] = []
  #offset = 0

  constructor(file: FileHandle) {
    this.#file = file
  }

  /** An entry of text that comes piece by piece, compressed. */
  async add(name: string, pieces: AsyncIterable<string> | Iterable<string>): Promise<void> {
    const entry = await this.#begin(name, DEFLATED)
    const deflate = createDeflateRaw()
    const feeding = (async () => {
      for await (const piece of pieces) {
        const bytes = Buffer.from(piece)
        entry.crc = crc32(bytes, entry.crc)
        entry.size += bytes.length
        if (!deflate.write(bytes)) await new Promise((resolve) => deflate.once('drain', resolve))
      }
      deflate.end()
    })().catch((error: Error) => void deflate.destroy(error))
    for await (const chunk of deflate) await this.#put(entry, chunk as Buffer)
    await feeding
    await this.#settle(entry)
  }

  /** An entry that is compressed already, such as a picture. */
  async addStored(name: string, bytes: Uint8Array): Promise<void> {
    const entry = await this.#begin(name, STORED)
    entry.crc = crc32(bytes)
    entry.size = bytes.length
    await this.#put(entry, bytes)
    await this.#settle(entry)
  }

  /** Writes the directory; answers the size of the archive. Nothing can follow. */
  async end(): Promise<number> {
    const start = this.#offset
    for (const entry of this.#entries) await this.#write(directoryEntry(entry))
    await this.#write(directoryEnd(this.#entries.length, start, this.#offset - start))
    return this.#offset
  }

  async #begin(name: string, method: number): Promise<Entry> {
    const entry = { name: Buffer.from(name), method, offset: this.#offset, crc: 0, packed: 0, size: 0 }
    this.#entries.push(entry)
    await this.#write(localHeader(entry))
    return entry
  }

  async #put(entry: Entry, bytes: Uint8Array): Promise<void> {
    entry.packed += bytes.length
    await this.#write(bytes)
  }

  /** Writes the sizes that were unknown when the entry began. */
  async #settle(entry: Entry): Promise<void> {
    if (entry.size > MOST_32 || entry.packed > MOST_32) throw new Error('an entry of an archive has 4 GiB at most')
    const header = localHeader(entry)
    await this.#file.write(header, 0, header.length, entry.offset)
  }

  async #write(bytes: Uint8Array): Promise<void> {
    await this.#file.write(bytes, 0, bytes.length, this.#offset)
    this.#offset += bytes.length
  }
}

function localHeader(entry: Entry): Buffer {
  const bytes = Buffer.alloc(30)
  bytes.writeUInt32LE(LOCAL, 0)
  bytes.writeUInt16LE(VERSION, 4)
  writeFacts(bytes, 6, entry)
  return Buffer.concat([bytes, entry.name])
}

function directoryEntry(entry: Entry): Buffer {
  const isFar = entry.offset >= MOST_32
  const extra = isFar ? Buffer.alloc(12) : Buffer.alloc(0)
  if (isFar) {
    extra.writeUInt16LE(1, 0)
    extra.writeUInt16LE(8, 2)
    extra.writeBigUInt64LE(BigInt(entry.offset), 4)
  }
  const bytes = Buffer.alloc(46)
  bytes.writeUInt32LE(CENTRAL, 0)
  bytes.writeUInt16LE(VERSION_64, 4)
  bytes.writeUInt16LE(isFar ? VERSION_64 : VERSION, 6)
  writeFacts(bytes, 8, entry)
  bytes.writeUInt16LE(extra.length, 30)
  bytes.writeUInt32LE(isFar ? MOST_32 : entry.offset, 42)
  return Buffer.concat([bytes, entry.name, extra])
}

/** The fields that both headers share, from their flags on. */
function writeFacts(bytes: Buffer, at: number, { name, method, crc, packed, size }: Entry): void {
  bytes.writeUInt16LE(UTF8_NAMES, at)
  bytes.writeUInt16LE(method, at + 2)
  bytes.writeUInt16LE(NO_DATE, at + 6)
  bytes.writeUInt32LE(crc, at + 8)
  bytes.writeUInt32LE(packed, at + 12)
  bytes.writeUInt32LE(size, at + 16)
  bytes.writeUInt16LE(name.length, at + 20)
}

function directoryEnd(count: number, start: number, size: number): Buffer {
  const bytes = Buffer.alloc(22)
  bytes.writeUInt32LE(END, 0)
  bytes.writeUInt16LE(Math.min(count, MOST_16), 8)
  bytes.writeUInt16LE(Math.min(count, MOST_16), 10)
  bytes.writeUInt32LE(Math.min(size, MOST_32), 12)
  bytes.writeUInt32LE(Math.min(start, MOST_32), 16)
  const isLarge = count >= MOST_16 || start >= MOST_32 || size >= MOST_32
  return isLarge ? Buffer.concat([directoryEnd64(count, start, size), bytes]) : bytes
}

function directoryEnd64(count: number, start: number, size: number): Buffer {
  const bytes = Buffer.alloc(56 + 20)
  bytes.writeUInt32LE(END_64, 0)
  bytes.writeBigUInt64LE(44n, 4)
  bytes.writeUInt16LE(VERSION_64, 12)
  bytes.writeUInt16LE(VERSION_64, 14)
  bytes.writeBigUInt64LE(BigInt(count), 24)
  bytes.writeBigUInt64LE(BigInt(count), 32)
  bytes.writeBigUInt64LE(BigInt(size), 40)
  bytes.writeBigUInt64LE(BigInt(start), 48)
  bytes.writeUInt32LE(END_64_LOCATOR, 56)
  bytes.writeBigUInt64LE(BigInt(start + size), 64)
  bytes.writeUInt32LE(1, 72)
  return bytes
}

import { isUtf8 } from 'node:buffer'
import type { FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import type { Refusal } from '#contract/refusal.ts'
import { archiveProblem } from './archive-problem.ts'
import { archiveMessages as messages } from './archive-messages.ts'

/** What all records of one archive unpack to, at most: a directory can lie, so it is counted while it unpacks. */
const MOST_UNPACKED = 96 * 1024 * 1024
/** 200,000 entries. */
const MOST_DIRECTORY = 16 * 1024 * 1024

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const END_SIZE = 22
const CENTRAL_SIZE = 46
const LOCAL_SIZE = 30
const LONGEST_COMMENT = 0xffff
const DEFLATED = 8
const STORED = 0
/** `PK`, which begins every ZIP archive. */
const MARK = 0x4b50
const BYTE_ORDER_MARK = '\uFEFF'
/** Records of a collection: `data/products.json`, `products.json`. History, files and account are no rows. */
const RECORDS = /^(?:[^/]{1,100}\/){0,2}([A-Za-z_]{1,40})\.json$/
const NO_RECORDS = /(?:^|\/)(?:__MACOSX|history|files|account)\//

const inflated = promisify(inflateRaw)

/** The records of an archive as JSON text: of one collection, or of all of them where there is no name. */
export interface RecordsText {
  readonly collection: string
  readonly text: string
}

interface Entry {
  readonly name: string
  readonly method: number
  readonly packed: number
  readonly offset: number
}

/** The texts with records in an archive file, a ZIP or one JSON file, one after the other, of `most` bytes in all. Throws `Refusal`. */
export async function* recordTexts(file: FileHandle, most = MOST_UNPACKED): AsyncGenerator<RecordsText> {
  const { size } = await file.stat()
  if (size === 0) throw archiveProblem(messages.empty)
  const head = await read(file, 0, 2)
  const isZip = size >= END_SIZE && head.readUInt16LE(0) === MARK
  if (!isZip) {
    if (size > most) throw tooMuch(most)
    const bytes = await read(file, 0, size)
    yield { collection: '', text: textOf(bytes) }
    return
  }
  let left = most
  for (const entry of await entriesOf(file, size)) {
    const collection = NO_RECORDS.test(entry.name) ? undefined : RECORDS.exec(entry.name)?.[1]
    if (collection === undefined) continue
    const bytes = await unpacked(file, entry, { left, most })
    left -= bytes.length
    yield { collection, text: textOf(bytes) }
  }
}

async function entriesOf(file: FileHandle, size: number): Promise<readonly Entry[]> {
  const tail = Math.min(size, END_SIZE + LONGEST_COMMENT)
  const bytes = await read(file, size - tail, tail)
  const end = endOf(bytes)
  const [length, start] = [bytes.readUInt32LE(end + 12), bytes.readUInt32LE(end + 16)]
  if (length > MOST_DIRECTORY || start + length > size) throw archiveProblem(messages.damaged)
  const directory = await read(file, start, length)
  const entries: Entry[] = []
  for (let at = 0; at + CENTRAL_SIZE <= length;) {
    if (directory.readUInt32LE(at) !== CENTRAL) break
    const nameEnd = at + CENTRAL_SIZE + directory.readUInt16LE(at + 28)
    entries.push({
      name: directory.toString('utf8', at + CENTRAL_SIZE, nameEnd),
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      offset: directory.readUInt32LE(at + 42),
    })
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

function endOf(tail: Buffer): number {
  for (let at = tail.length - END_SIZE; at >= 0; at -= 1) if (tail.readUInt32LE(at) === END) return at
  throw archiveProblem(messages.damaged)
}

async function unpacked(
  file: FileHandle,
  { method, packed, offset }: Entry,
  { left, most }: { readonly left: number; readonly most: number },
): Promise<Buffer> {
  if (packed > left) throw tooMuch(most)
  const head = await read(file, offset, LOCAL_SIZE)
  if (head.readUInt32LE(0) !== LOCAL) throw archiveProblem(messages.damaged)
  const bytes = await read(file, offset + LOCAL_SIZE + head.readUInt16LE(26) + head.readUInt16LE(28), packed)
  if (method === STORED) return bytes
  if (method !== DEFLATED) throw archiveProblem(messages.damaged)
  try {
    return await inflated(bytes, { maxOutputLength: Math.max(1, left) })
  } catch (error) {
    const isTooMuch = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw isTooMuch ? tooMuch(most) : archiveProblem(messages.damaged)
  }
}

/** Exactly so many bytes: an archive that ends before is damaged. */
async function read(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  if (bytesRead < length) throw archiveProblem(messages.damaged)
  return buffer
}

function textOf(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw archiveProblem(messages.notUtf8)
  const text = bytes.toString()
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
}

function tooMuch(most: number): Refusal {
  return archiveProblem(messages.tooMuch(`${most / 1024 / 1024} MB`))
}

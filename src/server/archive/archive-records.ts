import type { FileHandle } from 'node:fs/promises'
import { MOST_ARCHIVE_ROWS } from '#contract/endpoints/account-archive.ts'
import { Refusal } from '#contract/refusal.ts'
import { unkeepableIn } from '#contract/unkeepable.ts'
import { type ArchiveValues, objectOf, textOf } from '#domain/archive/values.ts'
import { inSlices } from '../kit/slices.ts'
import { recordTexts } from './archive-file.ts'
import { archiveMessages as messages } from './archive-messages.ts'
import { archiveProblem } from './archive-problem.ts'
import { BrokenJson, nextSign, partsOf, valueOf } from './json-parts.ts'

/** One record of an archive. */
export interface ArchiveRecord {
  readonly collection: string
  /** As the archive names it; its number in the collection where it has none. */
  readonly id: string
  readonly values: ArchiveValues
  /** Why it cannot be read, by field. */
  readonly problem?: { readonly field: string; readonly message: string }
}

/** The records of an archive by collection, in its order. */
export type ArchiveRecords = ReadonlyMap<string, readonly ArchiveRecord[]>

/** What some programs put around the collections of the old document database. */
const AROUND = ['__collections__', 'collections']
const OBJECT = '{'

/** Reads at most so many records of an archive file. Throws `Refusal` for what is no archive, or too much of one. */
export async function readRecords(file: FileHandle, key: string, most = MOST_ARCHIVE_ROWS): Promise<ArchiveRecords> {
  const records = new Map<string, ArchiveRecord[]>()
  const giveWay = inSlices(key)
  let count = 0
  for await (const { collection, text } of recordTexts(file)) {
    const parts = collection === '' ? collectionsOf(text) : [{ name: collection, from: nextSign(text, 0) }]
    for (const { name, from } of parts) {
      const own = records.get(name) ?? []
      records.set(name, own)
      for (const record of recordsOf(text, from, name, own.length)) {
        count += 1
        if (count > most) throw new Refusal('too-large', { limit: messages.rows(most) })
        own.push(record)
        await giveWay()
      }
    }
  }
  if (records.size === 0) throw archiveProblem(messages.noCollections)
  return records
}

interface Place {
  readonly name: string
  readonly from: number
}

/** The collections of one JSON text. */
function collectionsOf(text: string): readonly Place[] {
  const from = nextSign(text, 0)
  if (text.charAt(from) !== OBJECT) throw archiveProblem(messages.noArchive)
  const parts = located('', () => [...partsOf(text, from)])
  const around = parts.find(({ name, from: at }) => AROUND.includes(name) && text.charAt(at) === OBJECT)
  const inner = around ? located('', () => [...partsOf(text, around.from)]) : parts
  return inner.filter(({ from: at }) => text.charAt(at) === OBJECT || text.charAt(at) === '[')
}

function* recordsOf(text: string, from: number, collection: string, before: number): Generator<ArchiveRecord> {
  let n = before
  const parts = partsOf(text, from)
  for (;;) {
    n += 1
    const next = located(collection, () => parts.next(), n)
    if (next.done) return
    yield recordOf(
      collection,
      n,
      next.value.name,
      located(collection, () => valueOf(text, next.value), n),
    )
  }
}

function recordOf(collection: string, n: number, key: string, value: unknown): ArchiveRecord {
  const values = objectOf(value)
  const id = textOf(values['id']) || textOf(values['uid']) || key || `#${n}`
  const own = { collection, id, values: { ...values, id } }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { ...own, problem: { field: 'row', message: messages.noRecord } }
  const [unkeepable] = unkeepableIn(values)
  return unkeepable ? { ...own, problem: unkeepable } : own
}

function located<T>(collection: string, read: () => T, n?: number): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof BrokenJson)) throw error
    throw archiveProblem(messages.broken(collection, n ?? 0, error.at + 1))
  }
}

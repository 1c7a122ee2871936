import { type Database, type KeyRange, StorageProblem, STORE_NAMES, type Transaction } from './database.ts'
import type { ClientRecord, LocalMark, OutboxRecord, RefusedRecord, RestRow } from './records.ts'
import type { RowChunk } from './row-chunk.ts'

/** Where a mutation stands in the order of its client. */
export interface OutboxPosition {
  readonly clientId: string
  readonly seq: number
}

/** How far a tab's rows in memory go. */
export interface Seen {
  readonly generation: number
  readonly cursor: number
}

/** The local copy at one moment. With `chunks` it is the whole of it, without only what came after what was seen. */
export interface Snapshot {
  readonly mark: LocalMark
  readonly client: ClientRecord
  readonly chunks: readonly RowChunk[] | null
  /** Rows and deletions in the order of their versions. */
  readonly rows: readonly RestRow[]
  readonly outbox: readonly OutboxRecord[]
  readonly refused: readonly RefusedRecord[]
}

/** The keys of the two records of which there is one. */
export const MARK = 'mark'
export const CLIENT = 'client'

/** What every tab does with the local copy: rows, mutations on their way and those refused. Every method is one transaction. */
export class Persistence {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  get storage(): 'disk' | 'memory' {
    return this.#database.storage
  }

  /** Makes the copy fit the declarations: rows of others are dropped, mutations never. Answers whether there was no copy yet. */
  prepare(schema: string, newClientId: string): Promise<boolean> {
    return this.#database.run('write', STORE_NAMES, async (tx) => {
      const mark = await tx.get('meta', MARK)
      const client = await tx.get('client', CLIENT)
      if (!client) await tx.put('client', CLIENT, { clientId: newClientId, nextSeq: 1 })
      if (mark?.schema === schema) return false
      await tx.clear('chunks')
      await tx.clear('delta')
      await tx.put('meta', MARK, { ...EMPTY, schema, generation: (mark?.generation ?? 0) + 1 })
      return !mark
    })
  }

  /** The whole copy, or what came after `seen` where that suffices. */
  snapshot(seen?: Seen): Promise<Snapshot> {
    return this.#database.run('read', STORE_NAMES, async (tx) => {
      const mark = await markOf(tx)
      const client = await clientOf(tx)
      const isNear = seen?.generation === mark.generation && seen.cursor >= mark.compacted
      const chunks = isNear ? null : await tx.all('chunks')
      const from = isNear ? seen.cursor : mark.compacted
      const delta = from === mark.cursor ? [] : await tx.all('delta', versions(mark.generation, from, mark.cursor))
      const outbox = await tx.all('outbox')
      const refused = await tx.all('refused')
      return { mark, client, chunks, rows: delta.flatMap(({ rows }) => JSON.parse(rows) as RestRow[]), outbox, refused }
    })
  }

  /** Adds a mutation, in place of a refused one where that is named. Answers its place in the order. */
  append(record: Omit<OutboxRecord, 'seq'>, insteadOf?: string): Promise<OutboxPosition> {
    return this.#database.run('write-through', ['outbox', 'client', 'refused'], async (tx) => {
      const { clientId, nextSeq: seq } = await clientOf(tx)
      await tx.put('outbox', seq, { ...record, seq })
      await tx.put('client', CLIENT, { clientId, nextSeq: seq + 1 })
      if (insteadOf !== undefined) await tx.delete('refused', insteadOf)
      return { clientId, seq }
    })
  }

  /** Forgets a refused mutation. */
  dismiss(id: string): Promise<void> {
    return this.#database.run('write', ['refused'], (tx) => tx.delete('refused', id))
  }

  /** Empties every place. */
  wipe(): Promise<void> {
    return this.#database.run('write-through', STORE_NAMES, async (tx) => {
      for (const store of STORE_NAMES) await tx.clear(store)
    })
  }

  close(): void {
    this.#database.close()
  }
}

const EMPTY: LocalMark = { schema: '', generation: 0, cursor: 0, columns: {}, compacted: 0, loose: 0, staged: null }

/** Where the copy stands. */
export async function markOf(tx: Transaction): Promise<LocalMark> {
  return (await tx.get('meta', MARK)) ?? EMPTY
}

/** The client of the copy. Throws `StorageProblem` when the copy is gone. */
export async function clientOf(tx: Transaction): Promise<ClientRecord> {
  const client = await tx.get('client', CLIENT)
  if (!client) throw new StorageProblem('storage-lost', 'the local copy was wiped')
  return client
}

/** Delta keys of a generation above one version, up to another. */
function versions(generation: number, after: number, upTo = Infinity): KeyRange {
  return { after: [generation, after], upTo: [generation, upTo] }
}

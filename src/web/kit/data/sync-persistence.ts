import type { Problem } from '#contract/problem.ts'
import type { Mutation } from '#contract/sync.ts'
import { type Database, STORE_NAMES, type Transaction } from './database.ts'
import { CLIENT, clientOf, MARK, markOf, type OutboxPosition, type Seen } from './persistence.ts'
import type { Columns, LocalMark, OutboxRecord, RestRow } from './records.ts'
import type { RowChunk } from './row-chunk.ts'

/** What the server said to the mutations of a client: all up to `through` are answered, some of them refused. */
export interface Answers {
  readonly clientId: string
  readonly through: number
  readonly refused: ReadonlyMap<number, Problem>
  readonly at: number
}

/** Rows of a pull, of one page or of its last. */
export interface PulledRows {
  readonly seen: Seen
  /** The version that the staged pages before it reach; null for a first page. */
  readonly after: number | null
  /** They replace all rows. */
  readonly replace: boolean
  readonly columns: Columns
  readonly rows: readonly RestRow[]
  /** The version that they reach. */
  readonly through: number
}

/** The last page of a pull with the answers that it makes visible. */
export interface Publication extends PulledRows {
  readonly answers: Answers | null
}

/** What the leading tab does with the local copy besides. Every method is one transaction, and does nothing when another tab was faster. */
export class SyncPersistence {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** The next mutations to push, after those answered already. */
  unanswered(answers: Answers | null, limit: number): Promise<{ clientId: string; mutations: Mutation[] }> {
    return this.#database.run('read', ['outbox', 'client'], async (tx) => {
      const { clientId } = await clientOf(tx)
      const after = answers?.clientId === clientId ? answers.through : 0
      const records = await tx.all('outbox', { after }, limit)
      return { clientId, mutations: records.map(mutationOf) }
    })
  }

  /** Keeps a page of a pull that goes on; a first page drops what an earlier pull left. False: another tab was faster. */
  stage(page: PulledRows, at: number): Promise<boolean> {
    return this.#database.run('write', ['delta', 'meta'], async (tx) => {
      const mark = await markOf(tx)
      if (!follows(mark, page)) return false
      if (page.after === null) await dropStaged(tx, mark)
      const { replace, columns, through } = page
      await putRows(tx, mark, page)
      const rows = page.rows.length + (page.after === null ? 0 : (mark.staged?.rows ?? 0))
      await tx.put('meta', MARK, { ...mark, staged: { replace, columns, through, rows, at } })
      return true
    })
  }

  /** Publishes rows, answers and cursor in one transaction (SYNC-03). False: another tab was faster, nothing was changed. */
  publish(publication: Publication): Promise<boolean> {
    const { after, replace, columns, rows, through, answers } = publication
    return this.#database.run('write', STORE_NAMES, async (tx) => {
      const mark = await markOf(tx)
      if (!follows(mark, publication)) return false
      if (after === null) await dropStaged(tx, mark)
      if (rows.length > 0) await putRows(tx, mark, publication)
      if (replace) {
        await tx.clear('chunks')
        await tx.clear('delta', { upTo: [mark.generation, Infinity] })
      }
      await tx.put('meta', MARK, {
        ...mark,
        generation: replace ? mark.generation + 1 : mark.generation,
        cursor: through,
        columns,
        compacted: replace ? 0 : mark.compacted,
        loose: (replace ? 0 : mark.loose) + rows.length + (after === null ? 0 : (mark.staged?.rows ?? 0)),
        staged: null,
      })
      if (answers) await settle(tx, answers)
      return true
    })
  }

  /** Writes all rows into chunks. False: another tab was faster, nothing was changed. */
  compact(seen: Seen, chunks: Iterable<RowChunk>): Promise<boolean> {
    return this.#database.run('write', ['chunks', 'delta', 'meta'], async (tx) => {
      const mark = await markOf(tx)
      if (!isAt(mark, seen)) return false
      await tx.clear('chunks')
      let number = 0
      for (const chunk of chunks) await tx.put('chunks', [chunk.kind, number++], chunk)
      await tx.clear('delta', { upTo: [mark.generation, mark.cursor] })
      await tx.put('meta', MARK, { ...mark, compacted: mark.cursor, loose: 0 })
      return true
    })
  }

  /**
   * Numbers the waiting mutations from 1 for a new client, when the server lost its place or cannot be sent the first of them;
   * that one is set aside with its `problem`. Only for mutations that the server certainly has not applied: `from` must still be
   * the oldest one. False: another tab was faster, nothing was changed.
   */
  renumber(from: OutboxPosition, newClientId: string, problem: Problem | null, at: number): Promise<boolean> {
    return this.#database.run('write-through', ['outbox', 'client', 'refused'], async (tx) => {
      const { clientId } = await clientOf(tx)
      const [oldest, ...rest] = await tx.all('outbox')
      if (clientId !== from.clientId || oldest?.seq !== from.seq) return false
      await tx.clear('outbox')
      if (problem) await tx.put('refused', oldest.id, { ...oldest, problem, refusedAt: at })
      const kept = problem ? rest : [oldest, ...rest]
      for (const [index, record] of kept.entries()) await tx.put('outbox', index + 1, { ...record, seq: index + 1 })
      await tx.put('client', CLIENT, { clientId: newClientId, nextSeq: kept.length + 1 })
      return true
    })
  }
}

function mutationOf({ id, seq, at, behindMs, body }: OutboxRecord): Mutation {
  return { id, seq, at, ...(behindMs === undefined ? {} : { behindMs }), body }
}

function isAt(mark: LocalMark, { generation, cursor }: Seen): boolean {
  return mark.generation === generation && mark.cursor === cursor
}

/** Whether a page continues what is on the disk: the rows that were seen, and the staged pages that came before it. */
function follows(mark: LocalMark, { seen, after, replace }: PulledRows): boolean {
  const { staged } = mark
  return isAt(mark, seen) && (after === null || (staged?.through === after && staged.replace === replace))
}

async function dropStaged(tx: Transaction, { generation, cursor, staged }: LocalMark): Promise<void> {
  if (staged) await tx.clear('delta', { after: [generation, cursor] })
}

function putRows(tx: Transaction, mark: LocalMark, { replace, through, rows }: PulledRows): Promise<void> {
  const generation = replace ? mark.generation + 1 : mark.generation
  return tx.put('delta', [generation, through], { rows: JSON.stringify(rows) })
}

async function settle(tx: Transaction, { clientId, through, refused, at }: Answers): Promise<void> {
  const client = await clientOf(tx)
  if (client.clientId !== clientId) return
  for (const record of await tx.all('outbox', { upTo: through })) {
    const problem = refused.get(record.seq)
    if (problem) await tx.put('refused', record.id, { ...record, problem, refusedAt: at })
  }
  await tx.clear('outbox', { upTo: through })
}

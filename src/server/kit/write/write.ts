import type { Change, ChangeSetHeader } from '#contract/command.ts'
import type { AnyRow, Entity } from '#contract/entity.ts'
import { entities } from '#contract/entities/registry.ts'
import { Refusal } from '#contract/messages.ts'
import type { Queryable, Statement } from '../database/database.ts'
import { upsertRows } from '../rows/columns.ts'
import { currentUser } from '../database/doors.ts'
import { type Read, readContext, readRefs, RowCache } from '../rows/reading.ts'
import { difference } from './history.ts'
import { checkPatch, type PlannedWrite, planWrites, writableEntity } from './plan.ts'

/** Rows in one statement at most (house §5). */
const CHUNK = 2_000

/** Who writes, why, and as part of what; kept in the history. */
export interface Origin {
  /** `user`, `token:<name>`, `system:<name>`. */
  readonly actor: string
  /** The client's instant, clamped; epoch milliseconds. */
  readonly now: number
  readonly why?: string
  readonly mutationId?: string
  readonly changeSetId?: string
  /** Change-set headers and other server-only kinds may be written. */
  readonly trusted?: boolean
}

/** What a write came to: the user's version after it and the rows as stored. */
export interface Written {
  readonly userId: string
  readonly version: number
  readonly writes: readonly PlannedWrite[]
}

/** An open write: the counter is locked, so no other write of this user can come between. */
export interface OpenWrite {
  readonly tx: Queryable
  readonly userId: string
  /** The user's version so far; raised by each `storeChanges`. */
  head: number
  readonly cache: RowCache
}

const LOCK: Statement = {
  name: 'write:lock',
  text: `select user_id as "userId", version from user_head where user_id = ${currentUser} for update`,
}

/** Locks the user's counter and makes the first reads, in one flight (server.md §5: later statements see the lock). */
export async function openWrite(tx: Queryable, reads: readonly Read[]): Promise<OpenWrite> {
  const [lock, ...answers] = await tx.batch([LOCK, ...reads.map(({ statement }) => statement)])
  const cache = new RowCache()
  fill(cache, reads, answers)
  const account = lock?.rows[0] as { userId: string; version: number } | undefined
  if (!account) throw new Refusal('not-signed-in')
  return { tx, userId: account.userId, head: account.version, cache }
}

/** Reads more rows into the cache of an open write, or of a plan that is not stored. */
export async function readMore(open: Pick<OpenWrite, 'tx' | 'cache'>, reads: readonly Read[]): Promise<void> {
  if (reads.length === 0) return
  fill(open.cache, reads, await open.tx.batch(reads.map(({ statement }) => statement)))
}

function fill(cache: RowCache, reads: readonly Read[], answers: readonly { rows: Record<string, unknown>[] }[]): void {
  reads.forEach(({ kind }, index) => {
    for (const row of answers[index]?.rows ?? []) cache.set(kind, row as AnyRow)
  })
}

/** Checks the data of every change and says what must be read before they can be planned. */
export function readsOf(changes: readonly Change[]): Read[] {
  const byKind = new Map<string, Change[]>()
  for (const change of changes) {
    const own = byKind.get(change.kind)
    if (own) own.push(change)
    else byKind.set(change.kind, [change])
  }
  const context = [...byKind].flatMap(([kind, own]) => {
    const entity = writableEntity(kind)
    const ids = own.map(({ id }) => id)
    return readContext(entity, ids, (field) => own.flatMap((change) => referenced(change, field)))
  })
  return [...readRefs(changes), ...context]
}

function referenced(change: Change, field: string): string[] {
  if (change.op === 'delete') return []
  const id = change.data[field]
  return typeof id === 'string' ? [id] : []
}

/** Refuses what callers may not write at all, and bad data, before the database is asked anything. */
export function checkChanges(changes: readonly Change[], trusted = false): Change[] {
  return changes.map((change) => {
    const entity = writableEntity(change.kind)
    if (entity.serverOnly && !trusted) writableEntity(`${change.kind} (read-only)`)
    return change.op === 'delete' ? change : { ...change, data: checkPatch(entity, change.data) }
  })
}

/** Plans checked changes in an open write and stores them. All or nothing with the transaction. Throws `Refusal`. */
export async function storeChanges(open: OpenWrite, changes: readonly Change[], origin: Origin): Promise<Written> {
  return storeWrites(open, planWrites(changes, open.cache, await deletedRows(open, changes), origin.now), origin)
}

/** Stores what `planWrites` planned from the cache of an open write: rows, tombstones, history and the counter. */
export async function storeWrites(open: OpenWrite, writes: readonly PlannedWrite[], origin: Origin): Promise<Written> {
  const { userId } = open
  if (writes.length === 0) return { userId, version: open.head, writes }
  const version = open.head + writes.length
  const numbered = writes.map((write, index) => ({ ...write, version: open.head + index + 1 }))
  const statements = [...upserts(numbered), ...deletions(numbered), ...histories(numbered, origin), raise(version)]
  await open.tx.batch(statements)
  open.head = version
  return { userId, version, writes: numbered.map(stamped) }
}

/** The header row of a change set that a command made, as a change of the same transaction. */
export function headerChange(header: ChangeSetHeader, size: number, now: number): Change {
  const { id, title, origin } = header
  return { op: 'put', kind: 'changeSet', id, data: { title, origin, state: 'applied', size, appliedAt: now } }
}

interface Numbered extends PlannedWrite {
  readonly version: number
}

function stamped({ version, after, ...rest }: Numbered): PlannedWrite {
  return { ...rest, after: after ? { ...after, version } : undefined }
}

async function deletedRows(open: OpenWrite, changes: readonly Change[]): Promise<ReadonlySet<string>> {
  const missing = changes.filter(({ op, kind, id }) => op === 'patch' && !open.cache.get(kind, id))
  if (missing.length === 0) return new Set()
  const { rows } = await open.tx.query<{ kind: string; id: string }>({
    name: 'write:tombstones',
    text: `select kind, id from tombstone where user_id = ${currentUser} and id = any($1::uuid[])`,
    values: [missing.map(({ id }) => id)],
  })
  return new Set(rows.map(({ kind, id }) => `${kind} ${id}`))
}

function upserts(writes: readonly Numbered[]): Statement[] {
  const stored = writes.filter(({ after }) => after)
  const statements = entities.flatMap((entity) =>
    chunks(stored.filter((write) => write.entity === entity)).map((part) => upsert(entity, part)),
  )
  const created = stored.filter(({ before }) => !before)
  return [...statements, ...chunks(created).map(forgetTombstones)]
}

function upsert(entity: Entity, part: readonly Numbered[]): Statement {
  const rows = part.map(({ after, version }) => ({ ...after, version }))
  return { name: `${entity.kind}:upsert`, text: upsertRows(entity), values: [JSON.stringify(rows)] }
}

function forgetTombstones(part: readonly Numbered[]): Statement {
  const made = part.map(({ entity, id }) => ({ kind: entity.kind, id }))
  return {
    name: 'write:restore',
    text: `delete from tombstone where user_id = ${currentUser}
      and (kind, id) in (select kind, id from jsonb_to_recordset($1::jsonb) as x(kind text, id uuid))`,
    values: [JSON.stringify(made)],
  }
}

function deletions(writes: readonly Numbered[]): Statement[] {
  return [...entities].reverse().flatMap((entity) => {
    const gone = writes.filter((write) => write.entity === entity && !write.after)
    return chunks(gone).flatMap((part) => deletion(entity, part))
  })
}

function deletion(entity: Entity, part: readonly Numbered[]): Statement[] {
  const tombstones = part.map(({ id, version }) => ({ id, version }))
  return [
    {
      name: `${entity.kind}:delete`,
      text: `delete from ${entity.table} where user_id = ${currentUser} and id = any($1::uuid[])`,
      values: [part.map(({ id }) => id)],
    },
    {
      name: 'write:tombstone',
      text: `insert into tombstone (user_id, version, kind, id)
        select ${currentUser}, x.version, $2, x.id from jsonb_to_recordset($1::jsonb) as x(id uuid, version bigint)`,
      values: [JSON.stringify(tombstones), entity.kind],
    },
  ]
}

function histories(writes: readonly Numbered[], origin: Origin): Statement[] {
  const rows = writes.map(({ entity, id, version, before, after }) => ({
    version,
    kind: entity.kind,
    id,
    ...difference(entity, before, after),
  }))
  return chunks(rows).map((part) => ({
    name: 'write:history',
    text: `insert into change (user_id, version, kind, id, before, after, actor, why, change_set_id, mutation_id, effective_at)
      select ${currentUser}, x.version, x.kind, x.id, x.before, x.after, $2, $3, $4, $5, to_timestamp($6 / 1000.0)
      from jsonb_to_recordset($1::jsonb) as x(version bigint, kind text, id uuid, before jsonb, after jsonb)`,
    values: [
      JSON.stringify(part),
      origin.actor,
      origin.why ?? null,
      origin.changeSetId ?? null,
      origin.mutationId ?? null,
      origin.now,
    ],
  }))
}

function raise(version: number): Statement {
  return {
    name: 'write:raise',
    text: `update user_head set version = $1 where user_id = ${currentUser}`,
    values: [version],
  }
}

function chunks<T>(list: readonly T[]): T[][] {
  const parts: T[][] = []
  for (let start = 0; start < list.length; start += CHUNK) parts.push(list.slice(start, start + CHUNK))
  return parts
}

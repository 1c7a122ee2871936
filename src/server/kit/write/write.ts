import type { Change, Ref } from '#contract/command.ts'
import { Refusal } from '#contract/messages.ts'
import { flaggedKinds, withSingleFlags } from '#contract/single-flags.ts'
import type { Entity } from '#contract/entity.ts'
import type { DataChange } from '#contract/next-row.ts'
import { checkPatch, checkPatchSteps } from '#contract/patch-schema.ts'
import { stepByStep } from '#contract/steps.ts'
import type { Queryable, Statement } from '../database/database.ts'
import { currentUser } from '../database/doors.ts'
import { newestSet, ratesInForce } from '../rates-in-force.ts'
import { fill, type Read, readAll, readContext, readRefs, RowCache } from '../rows/reading.ts'
import { contextOf, inAll, type PlannedChange, type PlannedWrite, planWrites, writableEntity } from './plan.ts'
import { readsOfNamed, requireNamed } from './named-rows.ts'
import { requireOwnKeys } from './row-keys.ts'
import { type Numbered, type Origin, storing } from './storing.ts'

/** Statements that leave in one packet: those of small writes do, and of large ones so few that others come in between. */
const TOGETHER = 4
/** More reads than a small write has. */
const FEW_READS = 12

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
  /** Who writes, in the words of change-set headers: `user`, `token:<name>`. */
  readonly actor: string
  /** The user's version so far; raised by each `storeChanges`. */
  head: number
  readonly cache: RowCache
  /** Given when the next store ends the transaction: what leaves with it and with the commit, in one packet. */
  readonly closing?: (told: Refusal | undefined) => readonly Statement[]
  /** What the sender is told of a write that was stored in part. */
  told?: Refusal
}

const LOCK: Statement = {
  name: 'write:lock',
  text: `select user_id as "userId", version, coalesce('token:' || nullif(current_setting('app.token', true), ''), 'user') as actor
    from user_head where user_id = ${currentUser} for update`,
}

/** Locks the user's counter and makes the first reads, in one flight (server.md §5: later statements see the lock). */
export async function openWrite(
  tx: Queryable,
  reads: readonly Read[],
  { closing }: Pick<OpenWrite, 'closing'> = {},
): Promise<OpenWrite> {
  const [lock, ...answers] = await tx.batch([LOCK, ...reads.map(({ statement }) => statement)])
  const cache = new RowCache()
  fill(cache, reads, answers)
  const account = lock?.rows[0] as { userId: string; version: number; actor: string } | undefined
  if (!account) throw new Refusal('not-signed-in')
  const { userId, version, actor } = account
  return { tx, userId, head: version, actor, cache, ...(closing ? { closing } : {}) }
}

/** Reads more rows into the cache of an open write, or of a plan that is not stored. */
export async function readMore(open: Pick<OpenWrite, 'tx' | 'cache'>, reads: readonly Read[]): Promise<void> {
  const atOnce = reads.length > FEW_READS ? TOGETHER : FEW_READS
  for (let start = 0; start < reads.length; start += atOnce) {
    const some = reads.slice(start, start + atOnce)
    fill(open.cache, some, await open.tx.batch(some.map(({ statement }) => statement)))
  }
}

/** Says what must be read before changes can be planned; rows whose ids are `fresh` cannot be there yet. */
export function readsOf(changes: readonly Change[], fresh: ReadonlySet<string> = new Set()): Read[] {
  const known = changes.filter(({ id }) => !fresh.has(id))
  const byKind = new Map<string, Change[]>()
  for (const change of changes) {
    const own = byKind.get(change.kind)
    if (own) own.push(change)
    else byKind.set(change.kind, [change])
  }
  const context = [...byKind].flatMap(([kind, own]) => {
    const entity = writableEntity(kind)
    const ids = own.flatMap(({ id }) => (fresh.has(id) ? [] : [id]))
    return readContext(entity, ids, (field) => own.flatMap((change) => referenced(change, field)))
  })
  return [...readRefs(known), ...context, ...readsOfNamed(changes)]
}

function referenced(change: Change, field: string): string[] {
  if (change.op === 'delete') return []
  const id = change.data[field]
  return typeof id === 'string' && id !== '' ? [id] : []
}

/** Refuses what callers may not write at all, and bad data, before the database is asked anything. */
export function checkChanges(changes: readonly Change[], trusted = false): Change[] {
  return changes.map((change) => {
    const entity = entityToWrite(change.kind, trusted)
    return change.op === 'delete' ? change : { ...change, data: checkPatch(entity, change.data) }
  })
}

/** The same for one row, whose lines may be many: others have their turn in between. */
export async function checkInSlices(change: DataChange, giveWay: () => Promise<void>): Promise<DataChange> {
  const data = await stepByStep(checkPatchSteps(entityToWrite(change.kind, false), change.data), giveWay)
  return { ...change, data }
}

function entityToWrite(kind: string, trusted: boolean): Entity {
  const entity = writableEntity(kind)
  return entity.serverOnly && !trusted ? writableEntity(`${kind} (read-only)`) : entity
}

/** Plans checked changes in an open write and stores them. All or nothing with the transaction. Throws `Refusal`. */
export async function storeChanges(open: OpenWrite, changes: readonly Change[], origin: Origin): Promise<Written> {
  return storeWrites(open, await planChanges(open, changes, origin.now), origin)
}

/** Plans checked changes from the rows of an open write, with those that keep single flags single and those that follow. Throws `Refusal`. */
export async function planChanges(
  open: OpenWrite,
  changes: readonly PlannedChange[],
  now: number,
): Promise<PlannedWrite[]> {
  await readMore(open, flaggedKinds(changes).map(readAll))
  const settled = withSingleFlags(changes, (kind) => [...open.cache.of(kind).values()])
  const planned = planWrites(settled, open.cache, await deletedRows(open, settled), now)
  const isFollowed = planned.some(({ entity }) => entity.follow ?? entity.issue)
  const all = isFollowed ? await withFollowing(open, planned, now) : planned
  await requireNamed(open, all, now)
  await requireOwnKeys(open, all)
  return all
}

/** Plans what follows from planned writes, one after the other, until nothing does. */
async function withFollowing(open: OpenWrite, planned: PlannedWrite[], now: number): Promise<PlannedWrite[]> {
  const { cache } = open
  const steps = [...planned]
  const isUnread = ({ kind, id }: Ref): boolean =>
    !cache.isPlanned(kind, id) && (!cache.get(kind, id) || writableEntity(kind).context !== undefined)
  const isMissing = (ref: Ref): boolean =>
    isUnread(ref) && (!cache.wasAsked(ref.kind, ref.id) || cache.get(ref.kind, ref.id) !== undefined)
  for (const { entity, before, after } of steps) {
    for (const follow of [entity.issue, entity.follow]) {
      if (!follow) continue
      const context = contextOf(entity, cache, before, false)
      await readMore(open, readRefs(follow.reads(before, after, context).filter(isMissing)))
      await readRates(open, follow.ratesOf?.(before, after, context))
      const changes = follow.changes(before, after, context)
      await readMore(open, readsOf(changes.filter(isUnread)))
      steps.push(...planWrites(changes, cache, new Set(), now))
    }
  }
  return inAll(steps)
}

/** Reads the exchange rates of a day, once in a write. */
async function readRates({ tx, cache: { rates } }: OpenWrite, day: string | undefined): Promise<void> {
  if (day === undefined || rates.has(day)) return
  rates.set(day, ratesInForce(await tx.query(newestSet(day)), day))
}

/** Stores what `planWrites` planned from the cache of an open write: rows, tombstones, history and the counter. */
export async function storeWrites(open: OpenWrite, writes: readonly PlannedWrite[], origin: Origin): Promise<Written> {
  const { tx, closing, told } = open
  const { written, statements } = numberWrites(open, writes, origin)
  const last = statements.slice(-TOGETHER)
  for (let sent = 0; sent < statements.length - last.length; sent += TOGETHER) {
    await tx.batch(statements.slice(sent, Math.min(sent + TOGETHER, statements.length - last.length)))
  }
  if (closing) await tx.last([...last, ...closing(told)])
  else if (last.length > 0) await tx.batch(last)
  return written
}

/** Gives planned writes their versions, and says what stores them. */
export function numberWrites(
  open: OpenWrite,
  writes: readonly PlannedWrite[],
  origin: Origin,
): { readonly written: Written; readonly statements: readonly Statement[] } {
  const version = open.head + writes.length
  const numbered = writes.map((write, index) => ({ ...write, version: open.head + index + 1 }))
  const statements = numbered.length === 0 ? [] : storing(numbered, version, origin)
  open.head = version
  return { written: { userId: open.userId, version, writes: numbered.map(stamped) }, statements }
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

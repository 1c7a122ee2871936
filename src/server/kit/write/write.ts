import type { PlanLimit } from '#domain/subscriptions/plan-limits.ts'
import type { Change, Ref } from '#contract/command.ts'
import { Refusal } from '#contract/refusal.ts'
import { SCREEN_ACTOR } from '#contract/entities/change-set.ts'
import { knownEntity } from '#contract/entities/registry.ts'
import { requirePerson } from '#contract/person-alone.ts'
import { type Ahead, type PlannedChange, type PlannedWrite, planSteps, followSteps } from '#contract/plan-changes.ts'
import { notFound } from '#contract/row-rules.ts'
import { stepByStep } from '#contract/steps.ts'
import { MEMBER_ACTOR } from '#contract/teams/people.ts'
import type { UndoOutcome } from '#contract/sync.ts'
import type { Queryable, Statement } from '../database/database.ts'
import { currentUser } from '../database/data-access.ts'
import { newestSet, ratesInForce } from '../rates-in-force.ts'
import { fill, type Read, readAll, readContext, readLookup, readRefs, RowCache } from '../rows/reading.ts'
import { announcing } from './announcing.ts'
import { requireNamedLines } from './named-lines.ts'
import { readsOfNamed, requireNamed } from './named-rows.ts'
import { type Counted, type LimitingPlan, PLAN_IN_FORCE, requirePlanRoom } from './plan-room.ts'
import { requireRoom } from './room.ts'
import { requireOwnKeys } from './row-keys.ts'
import { type Numbered, type Origin, storing } from './storing.ts'

/** Statements that leave in one packet: all of a small write, but few of a large one, so that others come in between. */
const TOGETHER = 4
/** A small write has no more reads than this. */
const FEW_READS = 12
const TOKEN = 'token:'

/** The result of a write: the user's version after it and the stored rows. */
export interface Written {
  readonly userId: string
  readonly version: number
  readonly writes: readonly PlannedWrite[]
}

/** What the sender of a write that was stored otherwise than it saw is told: that a part is refused, or how its undo came out. */
export type Told = Refusal | UndoOutcome

/** An open write: the counter is locked, so no other write of this user can come between. */
export interface OpenWrite {
  readonly tx: Queryable
  readonly userId: string
  /** Who writes, as change-set headers name it: `user`, `token:<name>` (`TOKEN`), `member:<id of the person>`. */
  readonly actor: string
  /** The events that webhooks of the user ask for. */
  readonly announces?: readonly string[]
  /** The user's version so far; raised by each `storeChanges`. */
  head: number
  readonly cache: RowCache
  /** The plan whose limits are in force; undefined where nothing is limited. */
  readonly plan: LimitingPlan | undefined
  /** Rows that count towards each limit, as this write leaves them so far. */
  readonly counted: Map<PlanLimit, Counted>
  /** Given when the next store ends the transaction: statements that leave in one packet with it and the commit. */
  readonly closing?: (told: Told | undefined) => readonly Statement[]
  told?: Told
  /** Called with the share of a long store that was sent to the database, from 0 to 1. */
  advanced?: (share: number) => void
}

/** What the lock tells of the counter. */
interface Locked {
  readonly version: number
  readonly plan: LimitingPlan | null
}

const LOCK: Statement = {
  name: 'write:lock',
  text: `select user_id as "userId", version, ${PLAN_IN_FORCE} as plan,
      coalesce('${TOKEN}' || nullif(current_setting('app.token', true), ''), '${MEMBER_ACTOR}' || nullif(current_setting('app.person', true), ''),
        '${SCREEN_ACTOR}') as actor, announces
    from user_head where user_id = ${currentUser} for update`,
}

/** Locks the user's counter and runs the first reads, in one batch: later statements see the lock. */
export async function openWrite(
  tx: Queryable,
  reads: readonly Read[],
  { closing }: Pick<OpenWrite, 'closing'> = {},
): Promise<OpenWrite> {
  const [lock, ...answers] = await tx.batch([LOCK, ...reads.map(({ statement }) => statement)])
  const cache = new RowCache()
  fill(cache, reads, answers)
  const account = lock?.rows[0] as (Pick<OpenWrite, 'userId' | 'actor' | 'announces'> & Locked) | undefined
  if (!account) throw new Refusal('not-signed-in')
  const { version, plan, ...who } = account
  return {
    tx,
    ...who,
    head: version,
    cache,
    plan: plan ?? undefined,
    counted: new Map(),
    ...(closing ? { closing } : {}),
  }
}

/** Reads more rows into the cache of an open write, or of a plan that is not stored. */
export async function readMore(open: Pick<OpenWrite, 'tx' | 'cache'>, reads: readonly Read[]): Promise<void> {
  const atOnce = reads.length > FEW_READS ? TOGETHER : FEW_READS
  for (let start = 0; start < reads.length; start += atOnce) {
    const some = reads.slice(start, start + atOnce)
    fill(open.cache, some, await open.tx.batch(some.map(({ statement }) => statement)))
  }
}

/** The reads that planning the changes needs; rows whose ids are `fresh` cannot exist yet. */
export function readsOf(changes: readonly Change[], fresh: ReadonlySet<string> = new Set()): Read[] {
  const known = changes.filter(({ id }) => !fresh.has(id))
  const byKind = new Map<string, Change[]>()
  for (const change of changes) {
    const own = byKind.get(change.kind)
    if (own) own.push(change)
    else byKind.set(change.kind, [change])
  }
  const context = [...byKind].flatMap(([kind, own]) => {
    const entity = knownEntity(kind)
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

/** Plans checked changes in an open write and stores them. All or nothing with the transaction. Throws `Refusal`. */
export async function storeChanges(open: OpenWrite, changes: readonly Change[], origin: Origin): Promise<Written> {
  return storeWrites(open, await planChanges(open, changes, origin.now), origin)
}

/** Plans checked changes and all that follows from the rows of an open write; each step's reads come before it. Throws `Refusal`. */
export async function planChanges(
  open: OpenWrite,
  changes: readonly PlannedChange[],
  now: number,
): Promise<PlannedWrite[]> {
  const steps = planSteps(changes, open.cache, now, true)
  const planned = await stepByStep(steps, (ahead) => readAhead(open, ahead))
  await requireNamed(open, planned, now)
  await requireNamedLines(open, planned, now)
  await requireOwnKeys(open, planned)
  await requireRoom(open, planned)
  await requirePlanRoom(open, planned, now)
  return planned
}

/** What follows from rows that are made in an open write, such as their numbers; answers all writes, each row once. */
export async function withIssued(open: OpenWrite, made: readonly PlannedWrite[], now: number): Promise<PlannedWrite[]> {
  return stepByStep(followSteps(made, open.cache, now), (ahead) => readAhead(open, ahead))
}

async function readAhead(open: OpenWrite, ahead: Ahead): Promise<void> {
  const { cache } = open
  const isUnread = ({ kind, id }: Ref): boolean =>
    !cache.isPlanned(kind, id) && (!cache.get(kind, id) || knownEntity(kind).context !== undefined)
  const isMissing = (ref: Ref): boolean =>
    isUnread(ref) && (!cache.wasAsked(ref.kind, ref.id) || cache.get(ref.kind, ref.id) !== undefined)
  switch (ahead.about) {
    case 'flags':
      return readMore(open, ahead.kinds.map(readAll))
    case 'asked':
      return readDeleted(open, ahead.changes)
    case 'follow':
      await readMore(open, [
        ...readRefs(ahead.follow.reads(...ahead.of).filter(isMissing)),
        ...(ahead.follow.named?.(...ahead.of) ?? []).map(readLookup),
      ])
      return readRates(open, ahead.follow.ratesOf?.(...ahead.of))
    case 'following':
      return readMore(open, readsOf(ahead.changes.filter(isUnread)))
  }
}

/** Reads the exchange rates of a day, once per write. */
async function readRates({ tx, cache: { rates } }: OpenWrite, day: string | undefined): Promise<void> {
  if (day === undefined || rates.has(day)) return
  rates.set(day, ratesInForce(await tx.query(newestSet(day)), day))
}

/** Stores the planned rows of an open write that then goes on. */
export async function storeMore(open: OpenWrite, writes: readonly PlannedWrite[], origin: Origin): Promise<Written> {
  const { written, statements } = numberWrites(open, writes, origin)
  const last = await sendAllButLast(open, statements)
  if (last.length > 0) await open.tx.batch(last)
  return written
}

/** Stores the planned rows of an open write and ends it: rows, tombstones, history and the counter. */
export async function storeWrites(open: OpenWrite, writes: readonly PlannedWrite[], origin: Origin): Promise<Written> {
  const { tx, closing, told } = open
  const { written, statements } = numberWrites(open, writes, origin)
  const last = await sendAllButLast(open, statements)
  if (closing) await tx.last([...last, ...closing(told)])
  else if (last.length > 0) await tx.batch(last)
  return written
}

/** Sends the statements of a store in parts; answers the last part. */
async function sendAllButLast(
  { tx, advanced }: OpenWrite,
  statements: readonly Statement[],
): Promise<readonly Statement[]> {
  const last = statements.slice(-TOGETHER)
  for (let sent = 0; sent < statements.length - last.length; sent += TOGETHER) {
    await tx.batch(statements.slice(sent, Math.min(sent + TOGETHER, statements.length - last.length)))
    advanced?.((sent + TOGETHER) / statements.length)
  }
  return last
}

/** Gives planned writes their versions, and says what stores them. Throws `Refusal` for the row of another account. */
export function numberWrites(
  open: OpenWrite,
  writes: readonly PlannedWrite[],
  origin: Origin,
): { readonly written: Written; readonly statements: readonly Statement[] } {
  requireOwnAccount(open.userId, writes)
  if (open.actor.startsWith(TOKEN)) requirePerson(writes)
  const version = open.head + writes.length
  const numbered = writes.map((write, index) => ({ ...write, version: open.head + index + 1 }))
  const told = announcing(numbered, open)
  const statements = numbered.length === 0 ? [] : [...told, ...storing(numbered, version, byPerson(open, origin))]
  open.head = version
  return { written: { userId: open.userId, version, writes: numbered.map(stamped) }, statements }
}

/** The owner writes as `user`; a member is named in the history (TEAM-03). */
function byPerson({ actor }: OpenWrite, origin: Origin): Origin {
  return origin.actor === SCREEN_ACTOR
    ? { ...origin, actor: actor.startsWith(MEMBER_ACTOR) ? actor : SCREEN_ACTOR }
    : origin
}

/** The row of an account has the id of its user: every write of rows comes through here, so no caller makes a second one. */
function requireOwnAccount(userId: string, writes: readonly PlannedWrite[]): void {
  const foreign = writes.find(({ entity, id, after }) => entity.isOfAccount && after && id !== userId)
  if (foreign) throw notFound(foreign.entity, foreign.id)
}

function stamped({ version, after, ...rest }: Numbered): PlannedWrite {
  return { ...rest, after: after ? { ...after, version } : undefined }
}

/** Reads which of the missing rows that are to be patched were deleted. */
async function readDeleted({ tx, cache }: OpenWrite, changes: readonly Change[]): Promise<void> {
  const missing = changes.filter(({ op, kind, id }) => op === 'patch' && !cache.get(kind, id))
  if (missing.length === 0) return
  const { rows } = await tx.query<{ kind: string; id: string }>({
    name: 'write:tombstones',
    text: `select kind, id from tombstone where user_id = ${currentUser} and id = any($1::uuid[])`,
    values: [missing.map(({ id }) => id)],
  })
  for (const { kind, id } of rows) cache.tombstones.add(`${kind} ${id}`)
}

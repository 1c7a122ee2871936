import { randomUUID } from 'node:crypto'
import { crossRatio, type RateSet } from '#domain/exchange-rates.ts'
import { convertedAmounts, type CurrencyChange, hasUnstatedAmounts, otherCurrency } from '#contract/currency-change.ts'
import { type AnyPatch, type AnyRow, emptyRow, type Entity } from '#contract/entity.ts'
import { entities } from '#contract/entities/registry.ts'
import { invalid, Refusal } from '#contract/refusal.ts'
import { stepByStep } from '#contract/steps.ts'
import { fromRestSteps, keyIn, namedIn, shownBy, toRest, type RestObject } from '#contract/rest-codec.ts'
import { contextOf } from '#contract/plan-changes.ts'
import { DatabaseError, type Queryable, type Statement } from '../database/database.ts'
import type { DataAccess } from '../database/data-access.ts'
import { createBatcher } from '../database/batcher.ts'
import type { Caller } from '../http/mount.ts'
import { fill, type Read, readRefs } from '../rows/reading.ts'
import { inSlices } from '../slices.ts'
import type { Outcome } from '../user-data.ts'
import { readsOfKeys } from './row-keys.ts'
import type { KeyedRequest, StoredAnswer } from './idempotency.ts'
import { KeyedWrites } from './keyed-writes.ts'
import type { Origin } from './storing.ts'
import { checkInSlices } from './checked-changes.ts'
import { numberWrites, type OpenWrite, openWrite, planChanges, readsOf } from './write.ts'
import { writeMessages } from './write-messages.ts'
import { sharedNow } from '../clock.ts'

/** One row to be written, as REST sends it; `isFresh` when its id was made just now. */
export interface RowWrite {
  readonly caller: Caller
  readonly entity: Entity
  readonly op: 'put' | 'patch'
  readonly id: string
  readonly isFresh?: boolean
  readonly body: RestObject
  readonly complete?: CompleteRow | undefined
  /** The request, if it has an Idempotency-Key. */
  readonly once?: KeyedRequest | undefined
}

/** A row as a call describes it. */
export interface Completion {
  readonly body: RestObject
  readonly before: AnyRow | undefined
  /** The stored row, or the defaults of a new one. */
  readonly start: AnyRow
  /** The fields that the call sets, in stored form. */
  readonly data: AnyPatch
  readonly now: number
}

/** Completes fields that a call leaves open. Throws `Refusal`. */
export type CompleteRow = (open: OpenWrite, asked: Completion) => Promise<AnyPatch>

/** How a write ended; the answer of a repeated request tells of no write. */
type End = (StoredAnswer & Partial<Outcome>) | Error

/** Kinds whose rows are derived from rows of the same kind are written alone: a batch reads only at its start. */
const ALONE = new Set(
  entities.flatMap(({ kind, context = [] }) => (context.some((need) => need.kind === kind) ? [kind] : [])),
)

/** Writes rows through data access. Writes of one caller and kind wait for one counter anyway, so they share transactions. */
export function createRowWriter(
  dataAccess: DataAccess,
  ratesOf: RatesOf,
): (write: RowWrite) => Promise<Exclude<End, Error>> {
  const run = async (writes: readonly RowWrite[]): Promise<readonly End[]> => {
    try {
      return writes[0] ? await dataAccess.asUser(writes[0].caller.actor, (tx) => storeBatch(tx, writes, ratesOf)) : []
    } catch (error) {
      if (writes.length === 1 || !(error instanceof DatabaseError)) throw error
      // A refusal of the database undoes the whole batch: each write is retried alone.
      const ends: End[] = []
      for (const write of writes) ends.push(...(await run([write]).catch((failure: Error) => [failure])))
      return ends
    }
  }
  const gathered = createBatcher(run)
  return ({ caller: { actor, name }, ...rest }) => {
    const who = actor.kind === 'user' ? actor.userId : actor.hash.toString('latin1')
    const { kind } = rest.entity
    const line = [actor.kind, who, name, kind, ALONE.has(kind) ? rest.id : ''].join(' ')
    return gathered(line, { caller: { actor, name }, ...rest })
  }
}

/** Who writes by a call of REST. */
export function originOf({ name }: Caller): Origin {
  return { actor: name, now: sharedNow(), mutationId: randomUUID() }
}

/**
 * Stores rows of one kind in the order given, as if each had its own transaction: each gets its own version, and a refused one leaves
 * the others alone. Answers the stored row or the refusal of each.
 */
export async function storeBatch(tx: Queryable, writes: readonly RowWrite[], ratesOf: RatesOf): Promise<End[]> {
  const fresh = new Set(writes.flatMap(({ id, isFresh }) => (isFresh ? [id] : [])))
  // The references that a body names do not depend on the stored row, so one batch reads everything.
  const named = writes.map(({ entity, op, id, body }) => ({ op, kind: entity.kind, id, data: namedIn(entity, body) }))
  const begun = writes.flatMap(({ entity, op, body }) => (op === 'put' ? [keyIn(entity, body)] : []))
  const keys = begun.filter((key) => key !== undefined)
  const keyReads = writes[0] ? readsOfKeys(writes[0].entity, keys) : []
  const once = new KeyedWrites(writes.map((write) => write.once))
  const open = await openWrite(tx, [...readsOf(named, fresh), ...keyReads, ...once.reads])
  const planned = await planAll(open, writes, { ratesOf, once })
  const stored = planned.flatMap((each, index) => ('statements' in each && once.firstOf(index) === index ? [each] : []))
  const statements = stored.flatMap((each) => each.statements)
  const shown = stored.flatMap(({ entity, row }) => shownBy(entity, row))
  const titles = readRefs(shown.filter(({ kind, id }) => !open.cache.get(kind, id)))
  if (once.isEmpty) {
    await storeAndRead(open, statements, titles, (all) => tx.last(all))
    return endsOf(open, planned, once)
  }
  // The answers are stored too. They are made from titles as this transaction leaves them.
  if (titles.length > 0) await storeAndRead(open, statements.splice(0), titles, (all) => tx.batch(all))
  const ends = await endsOf(open, planned, once)
  await tx.last([...statements, ...once.keeping(ends)])
  return ends
}

/** A planned write, or how it ended without one. */
type Step = Planned | StoredAnswer | Refusal

async function planAll(
  open: OpenWrite,
  writes: readonly RowWrite[],
  { ratesOf, once }: { readonly ratesOf: RatesOf; readonly once: KeyedWrites },
): Promise<Step[]> {
  const { cache } = open
  const planned: Step[] = []
  const giveWay = inSlices(open.userId)
  for (const [index, write] of writes.entries()) {
    const answered = once.answerOf(index) ?? planned[once.firstOf(index)]
    if (answered) {
      planned.push(answered)
      continue
    }
    const back = cache.mark()
    const end = await planOne(open, write, { ratesOf, giveWay }).catch(refusalOf)
    // Later writes must not see what was planned for a refused one.
    if (end instanceof Refusal) back()
    planned.push(end)
  }
  await giveWay()
  return planned
}

async function storeAndRead(
  { cache }: OpenWrite,
  statements: readonly Statement[],
  titles: readonly Read[],
  send: Queryable['batch'],
): Promise<void> {
  const answers = await send([...statements, ...titles.map(({ statement }) => statement)])
  fill(cache, titles, answers.slice(statements.length))
}

async function endsOf(open: OpenWrite, planned: readonly Step[], once: KeyedWrites): Promise<End[]> {
  const ends: End[] = []
  const giveWay = inSlices(open.userId)
  for (const [index, each] of planned.entries()) {
    await giveWay()
    const first = once.firstOf(index)
    // A write that was refused, or answered before, has an end of its own, whatever else came under its key.
    const end = each === planned[first] ? ends[first] : undefined
    if (end) ends.push(repeated(end))
    else ends.push('statements' in each ? await outcomeOf(open, each, giveWay) : each)
  }
  return ends
}

/** The devices are told of a write by its first answer. */
function repeated(end: End): End {
  return end instanceof Error ? end : { status: end.status, body: end.body }
}

async function outcomeOf(
  { cache, userId }: OpenWrite,
  { entity, row, version, status }: Planned,
  giveWay: () => Promise<void>,
): Promise<Outcome> {
  const rest = toRest(entity, row, userId, contextOf(entity, cache, undefined))
  await giveWay()
  return { written: { userId, version }, status, body: JSON.stringify(rest) }
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  throw error
}

/** Today's reference rates, which another capability keeps. */
export type RatesOf = (tx: Queryable) => Promise<RateSet | undefined>

/** The amounts after a change of a row's currency, where the change does not state them: converted, or unchanged. */
async function convertedFor(
  { tx }: OpenWrite,
  { entity, body, ratesOf }: Pick<RowWrite, 'entity' | 'body'> & { readonly ratesOf: RatesOf },
  before: AnyRow | undefined,
  patch: AnyPatch,
): Promise<AnyPatch> {
  const other = otherCurrency(entity, before, patch)
  if (!other || !before || !hasUnstatedAmounts(entity, before, patch)) return {}
  const change = body['currencyChange'] as CurrencyChange | undefined
  if (change === undefined) throw invalid([{ field: 'currencyChange', message: writeMessages.sayCurrencyChange }])
  if (change === 'keep') return {}
  const rates = await ratesOf(tx)
  const ratio = rates && crossRatio(rates, other.from, other.to)
  if (!ratio) {
    const message = writeMessages.noRate(other.from, other.to)
    throw invalid([{ field: 'currencyChange', message }])
  }
  return convertedAmounts(entity, before, patch, { ...other, ratio })
}

type Planned = Awaited<ReturnType<typeof planOne>>

/** What the planning of a row needs. A row with many lines takes long, so others get their turn between its steps (OPS-06). */
interface Planning {
  readonly ratesOf: RatesOf
  readonly giveWay: () => Promise<void>
}

async function planOne(open: OpenWrite, write: RowWrite, { ratesOf, giveWay }: Planning) {
  const { caller, entity, op, id, isFresh = false, body, complete } = write
  const { kind } = entity
  const before = open.cache.get(kind, id)
  const origin = { ...originOf(caller), isFresh }
  // Amounts of a new row are in the currency that it begins with.
  const begun = (): AnyRow =>
    emptyRow(entity, id, origin.now, {
      ...contextOf(entity, open.cache, undefined),
      given: namedIn(entity, body),
    })
  const start = before ?? begun()
  const { patch, issues } = await stepByStep(fromRestSteps(entity, body, start), giveWay)
  await giveWay()
  if (issues.length > 0) throw invalid(issues)
  const asked = { ...(await convertedFor(open, { entity, body, ratesOf }, before, patch)), ...patch }
  const completed = await complete?.(open, { body, before, start, data: asked, now: origin.now })
  const data = { ...asked, ...completed }
  const changes = [await checkInSlices({ op, kind, id, data }, giveWay)]
  await giveWay()
  const planned = await planChanges(open, changes, origin.now)
  await giveWay()
  const { written, statements } = numberWrites(open, planned, origin)
  // A write that changes nothing leaves its row as it was.
  const row = written.writes.find((each) => each.id === id)?.after ?? before
  if (!row) throw new Error(`${kind} ${id} was not planned`)
  open.cache.plan(kind, id, row)
  return { entity, row, version: written.version, statements, status: before ? 200 : 201 }
}

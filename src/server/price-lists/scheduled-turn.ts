import { randomBytes } from 'node:crypto'
import { uuidV7 } from '#domain/uuid.ts'
import type { Change } from '#contract/command.ts'
import type { AnyPatch } from '#contract/entity.ts'
import { general } from '#contract/entity.ts'
import { appliedHeader } from '#contract/entities/change-set.ts'
import { priceListPrice } from '#contract/entities/price-list-price.ts'
import { scheduledPrice } from '#contract/entities/scheduled-price.ts'
import type { Queryable } from '../kit/database/database.ts'
import { selectRows } from '../kit/rows/columns.ts'
import { type Read, readAll, readLookup, readRefs } from '../kit/rows/reading.ts'
import { type OpenWrite, openWrite, planChanges, readMore, readsOf, storeWrites } from '../kit/write/write.ts'
import { planMessages } from './plan-messages.ts'
import { type End, ending } from './scheduled-end.ts'
import { type Applied, beginning, type ScheduledRow } from './scheduled-target.ts'
import { asWritten, type StoredCode } from '#contract/stored-message.ts'
import { cutText } from '#domain/cut-text.ts'

/** The actor in the history and in the headers of change sets. */
const ACTOR = 'system:scheduled-prices'
/** A price that is late by no more counts from its due time; a later one counts from when it runs, or never if it is over. */
const LATE_MS = 300_000

const PASSED = 'plan-passed' satisfies StoredCode
const KEPT = 'plan-kept' satisfies StoredCode
const PARTLY_KEPT = 'plan-partly-kept' satisfies StoredCode
const VANISHED = 'plan-vanished' satisfies StoredCode

/** The result of a turn. */
export interface Turn {
  readonly userId: string
  readonly version: number
  readonly begun: number
  readonly ended: number
}

interface Event {
  readonly at: number
  readonly act: 'begin' | 'end'
  readonly row: ScheduledRow
}

const KIND = scheduledPrice.kind

/**
 * Runs the user's scheduled prices that are due at `now`, in the order of their times: those that begin set their price, those that end
 * restore the earlier one, except where somebody changed it since. Prices of one title that begin or end at once are one change set. The
 * user's counter is locked first, so two turns never do the same.
 */
export async function takeTurn(tx: Queryable, now: number): Promise<Turn> {
  const open = await openWrite(tx, [dueOrRunning(now)])
  await readTargets(open)
  let [begun, ended] = [0, 0]
  for (const events of together(eventsOf(open, now))) {
    const [first] = events
    if (!first) continue
    if (first.act === 'begin') begun += await beginTogether(open, events, now)
    else ended += await endTogether(open, events, now)
  }
  return { userId: open.userId, version: open.head, begun, ended }
}

function dueOrRunning(now: number): Read {
  const where = `((status = 'planned' and starts_at <= $1) or status = 'running')`
  return { kind: KIND, statement: { text: selectRows(general(scheduledPrice), where), values: [now] } }
}

function rowsOf(open: OpenWrite): ScheduledRow[] {
  return [...open.cache.of(KIND).values()] as ScheduledRow[]
}

const USUAL = { kind: 'businessProfile', field: 'isDefault', is: true }

async function readTargets(open: OpenWrite): Promise<void> {
  const rows = rowsOf(open)
  const lists = [...new Set(rows.flatMap(({ priceListId }) => priceListId ?? []))]
  const productIds = [...new Set(rows.map(({ productId }) => productId).filter(Boolean))]
  const prices = ofLists(lists, productIds)
  await readMore(open, [
    ...readRefs([
      ...productIds.map((id) => ({ kind: 'product', id })),
      ...lists.map((id) => ({ kind: 'priceList', id })),
    ]),
    ...(lists.length > 0 ? [prices, readAll('category'), readLookup(USUAL)] : []),
  ])
}

function ofLists(lists: readonly string[], productIds: readonly string[]): Read {
  const where = 'price_list_id = any($1::uuid[]) and product_id = any($2)'
  return {
    kind: 'priceListPrice',
    statement: { text: selectRows(general(priceListPrice), where), values: [lists, productIds] },
  }
}

/** The due events in the order of their times; at one moment ends come before begins. */
function eventsOf(open: OpenWrite, now: number): Event[] {
  const events = rowsOf(open).flatMap((row): Event[] => {
    const end: Event[] = row.endsAt !== null && row.endsAt <= now ? [{ at: row.endsAt, act: 'end', row }] : []
    // A price that ends between two checks still begins and ends.
    return row.status === 'running' ? end : [{ at: row.startsAt, act: 'begin', row }, ...end]
  })
  return events.sort(
    (a, b) =>
      a.at - b.at ||
      Number(a.act === 'begin') - Number(b.act === 'begin') ||
      (a.row.title < b.row.title ? -1 : Number(a.row.title > b.row.title)) ||
      (a.row.id < b.row.id ? -1 : 1),
  )
}

/** Groups neighbouring events into change sets. */
function together(events: readonly Event[]): Event[][] {
  const groups: Event[][] = []
  for (const event of events) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    const isSame = last?.at === event.at && last.act === event.act && last.row.title === event.row.title
    if (group && isSame) group.push(event)
    else groups.push([event])
  }
  return groups
}

async function beginTogether(open: OpenWrite, events: readonly Event[], now: number): Promise<number> {
  const id = uuidV7(now, randomBytes(16))
  const changes: Change[] = []
  const states: [ScheduledRow, AnyPatch][] = []
  const taken = new Set<string>()
  for (const { row } of events) {
    const isMissed = row.endsAt !== null && row.endsAt <= now && now - row.startsAt > LATE_MS
    const begin = isMissed ? { problem: PASSED } : beginning(row, open.cache)
    const problem = 'problem' in begin ? begin.problem : taken.has(targetOf(begin.applied)) ? planMessages.twice : null
    if ('problem' in begin || problem !== null) {
      states.push([row, { status: 'failed', problem }])
      continue
    }
    const { applied, change, currency, price, priceBefore } = begin
    taken.add(targetOf(applied))
    changes.push(change)
    const status = row.endsAt === null ? 'done' : 'running'
    states.push([row, { status, applied, currency, appliedPrice: price, priceBefore, changeSetId: id }])
  }
  await store(open, { id, events, now, changes, states, title: planMessages.begun })
  return changes.length
}

function targetOf({ kind, id, set }: Applied): string {
  return `${kind} ${id} ${Object.keys(set).sort().join()}`
}

async function endTogether(open: OpenWrite, events: readonly Event[], now: number): Promise<number> {
  const id = uuidV7(now, randomBytes(16))
  const changes: Change[] = []
  const states: [ScheduledRow, AnyPatch][] = []
  const running = new Map(rowsOf(open).flatMap((row) => (row.status === 'running' ? [[row.id, row]] : [])))
  // Lower prices end first, so that the one on top restores the value before both.
  for (const { row: known } of events.toSorted((a, b) => a.row.startsAt - b.row.startsAt)) {
    const row = running.get(known.id)
    // It could not begin.
    if (!row) continue
    running.delete(row.id)
    const { applied } = row
    const target = applied && open.cache.get(applied.kind, applied.id)
    const end = applied && target ? ending(row, applied, target, [...running.values()]) : NOTHING_LEFT
    for (const heir of end.heirs) {
      running.set(heir.id, heir)
      states.push([heir, { applied: heir.applied, priceBefore: heir.priceBefore }])
    }
    if (end.change) changes.push(end.change)
    states.push([row, { status: 'done', ...outcome(end), ...(end.change ? { endChangeSetId: id } : {}) }])
  }
  await store(open, { id, events, now, changes, states, title: planMessages.ended })
  return changes.length
}

const NOTHING_LEFT: End = { change: null, heirs: [], isKept: false }

/** The plan's fields after its end. */
function outcome({ change, heirs, isKept }: End): AnyPatch {
  if (isKept) return { keptRows: 1, problem: change ? PARTLY_KEPT : KEPT }
  return change || heirs.length > 0 ? {} : { problem: VANISHED }
}

interface Together {
  readonly id: string
  readonly events: readonly Event[]
  readonly now: number
  readonly changes: readonly Change[]
  readonly states: readonly (readonly [ScheduledRow, AnyPatch])[]
  readonly title: string
}

/** Stores the prices as one applied change set, and then the new states of the plans. */
async function store(open: OpenWrite, { id, events, now, changes, states, title }: Together): Promise<void> {
  const [first] = events
  const due = first?.at ?? now
  const at = now - due > LATE_MS ? now : due
  const name = first?.row.title || title
  const heading = first?.act === 'end' && first.row.title !== '' ? planMessages.endOf(name) : name
  if (changes.length > 0) {
    const header = appliedHeader({ id, title: cutText(heading, 300), origin: 'schedule' }, changes.length, at, ACTOR)
    await readMore(open, readsOf(changes))
    const writes = await planChanges(open, [...changes, header], at)
    await storeWrites(open, writes, { actor: ACTOR, now: at, why: asWritten(heading), changeSetId: id, trusted: true })
  }
  if (states.length === 0) return
  const plans = states.map(([row, data]): Change => ({ op: 'patch', kind: KIND, id: row.id, data }))
  await storeWrites(open, await planChanges(open, plans, now), {
    actor: ACTOR,
    now,
    why: asWritten(heading),
    trusted: true,
  })
}

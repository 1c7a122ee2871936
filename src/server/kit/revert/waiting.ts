import { type KeptPart, WHOLE_ROW } from '#contract/change-set-rows.ts'
import { knownEntity } from '#contract/entities/registry.ts'
import type { PlannedChange } from '#contract/plan-changes.ts'
import { grouped } from '#domain/grouped.ts'
import type { Queryable } from '../database/database.ts'
import { currentUser } from '../database/data-access.ts'
import { readRefs } from '../rows/reading.ts'
import { rowKey } from '../write/references.ts'
import { type OpenWrite, readMore } from '../write/write.ts'
import { dropParts, type KeptInSet, type KeptRow, partOf, triedKeys } from './kept-rows.ts'
import { stayedIn } from './restored-row.ts'
import { foreignTimelines, writtenRows } from './row-timelines.ts'

/** A change set that no longer stands over parts of rows: which ones went back. */
interface GoesBack {
  readonly changeSetId: string
  readonly isGone: (row: KeptInSet, key: string) => boolean
}

/** A row with the parts that no longer wait, and those that are kept as before. */
interface SettledRow {
  readonly row: KeptInSet
  readonly free: readonly KeptPart[]
  readonly rest: readonly KeptPart[]
}

/** What the header of a change set says of its reverting. */
type Header = Readonly<Record<'state' | 'skipped', unknown>>

/** Whether other change sets were taken back while this one stood over them. */
export async function isStoodOver(tx: Queryable, changeSetId: string): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'revert:is-stood-over',
    text: `select 1 from change_set_kept where user_id = ${currentUser} and change_set_id <> $1 and parts @> $2::jsonb limit 1`,
    values: [changeSetId, standsOver(changeSetId)],
  })
  return rows.length > 0
}

/**
 * Settles the change sets that were taken back while `changeSetId` stood over them, after it went back itself: what went back with it no
 * longer waits, and what somebody set between the two is kept (CHANGE-02). The same holds for what waited under those. `kept` is what
 * `changeSetId` itself kept. Answers the changes of their headers.
 */
export async function settleWaiting(
  open: OpenWrite,
  changeSetId: string,
  kept: readonly KeptRow[],
): Promise<readonly PlannedChange[]> {
  const keptKeys = new Map(kept.map((row) => [rowKey(row), new Set(row.parts.map(({ key }) => key))]))
  const isGone = (row: KeptInSet, key: string): boolean => {
    const keys = keptKeys.get(rowKey(row))
    return !keys?.has(key) && !keys?.has(WHOLE_ROW)
  }
  const headers = new Map<string, Header>()
  const back: GoesBack[] = [{ changeSetId, isGone }]
  for (const each of back) {
    const settled = settledUnder(await waitingRows(open.tx, each.changeSetId), each)
    for (const [id, rows] of grouped(settled, ({ row }) => row.changeSetId)) {
      headers.set(id, await settleOne(open, id, rows))
      const free = new Set(rows.flatMap((one) => one.free.map(({ key }) => placeOf(one.row, key))))
      back.push({ changeSetId: id, isGone: (row, key) => free.has(placeOf(row, key)) })
    }
  }
  return [...headers].flatMap(([id, data]): PlannedChange[] => {
    const before = headerOf(open, id)
    return before.state === data.state && before.skipped === data.skipped
      ? []
      : [{ op: 'patch', kind: 'changeSet', id, data }]
  })
}

function settledUnder(waiting: readonly KeptInSet[], { changeSetId, isGone }: GoesBack): readonly SettledRow[] {
  return waiting.flatMap((row) => {
    const isFree = (part: KeptPart): boolean =>
      part.reason === 'overwritten' && part.changeSetId === changeSetId && isGone(row, part.key)
    const free = row.parts.filter(isFree)
    return free.length === 0 ? [] : [{ row, free, rest: row.parts.filter((part) => !isFree(part)) }]
  })
}

/** Compares the parts that no longer wait with what is there now: another change set, or somebody, may stand over them. */
async function settleOne(open: OpenWrite, id: string, settled: readonly SettledRow[]): Promise<Header> {
  const wanted = settled.map(({ row }) => row)
  await readMore(open, readRefs([{ kind: 'changeSet', id }, ...wanted]))
  const timelines = await foreignTimelines(open, id, await writtenRows(open, id, wanted), () => undefined)
  const left = settled.map(({ row, free, rest }) => {
    const { kind } = row
    const timeline = timelines.get(rowKey(row))
    const subject = timeline && { row: open.cache.get(kind, row.id), timeline }
    const stayed = subject ? stayedIn(knownEntity(kind), subject, triedKeys(free)) : []
    return { ...row, isWhole: stayed.length === free.length, parts: [...rest, ...stayed.map(partOf)] }
  })
  const { rows, isTriable } = await dropParts(open.tx, id, left)
  const { state, skipped } = headerOf(open, id)
  return { state: isTriable ? 'partly' : skipped === rows ? state : 'reverted', skipped: rows }
}

function headerOf({ cache }: OpenWrite, id: string): Header {
  const row = cache.get('changeSet', id)
  return { state: row?.['state'], skipped: row?.['skipped'] }
}

function placeOf(row: KeptInSet, key: string): string {
  return `${rowKey(row)} ${key}`
}

function standsOver(changeSetId: string): string {
  return JSON.stringify([{ reason: 'overwritten', changeSetId }])
}

/** The rows of which parts wait under a change set. */
async function waitingRows(tx: Queryable, changeSetId: string): Promise<readonly KeptInSet[]> {
  const { rows } = await tx.query<KeptInSet & Record<string, unknown>>({
    name: 'revert:waiting',
    text: `select change_set_id as "changeSetId", kind, row_id as id, is_whole as "isWhole", parts from change_set_kept
      where user_id = ${currentUser} and change_set_id <> $1 and parts @> $2::jsonb order by change_set_id, kind, row_id`,
    values: [changeSetId, standsOver(changeSetId)],
  })
  return rows
}

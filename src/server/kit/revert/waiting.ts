import { type KeptPart, WHOLE_ROW } from '#contract/change-set-rows.ts'
import type { PlannedChange } from '#contract/plan-changes.ts'
import type { Queryable } from '../database/database.ts'
import { currentUser } from '../database/data-access.ts'
import { readRefs } from '../rows/reading.ts'
import { rowKey } from '../write/references.ts'
import { type OpenWrite, readMore } from '../write/write.ts'
import { dropParts, type KeptRow } from './kept-rows.ts'

/** Parts of a row that an earlier change set kept under another one, and the change set that still stands over them. */
interface WaitingRow {
  readonly changeSetId: string
  readonly kind: string
  readonly id: string
  readonly parts: readonly KeptPart[]
  readonly over: string | null
}

/** What goes back of the rows that a change set stood over. */
interface GoesBack {
  readonly changeSetId: string
  readonly isGone: (row: WaitingRow, key: string) => boolean
}

/**
 * Settles the change sets that were taken back while `changeSetId` stood over them: what went back with it no longer waits, nor what waited
 * under that (CHANGE-02). `kept` is what `changeSetId` itself kept. Answers the changes of their headers.
 */
export async function settleWaiting(
  open: OpenWrite,
  changeSetId: string,
  kept: readonly KeptRow[],
): Promise<readonly PlannedChange[]> {
  const keptKeys = new Map(kept.map((row) => [rowKey(row), new Set(row.parts.map(({ key }) => key))]))
  const isGone = (row: WaitingRow, key: string): boolean => {
    const keys = keptKeys.get(rowKey(row))
    return !keys?.has(key) && !keys?.has(WHOLE_ROW)
  }
  const skipped = new Map<string, number>()
  const back: GoesBack[] = [{ changeSetId, isGone }]
  for (const each of back) {
    const { settled, under } = settledUnder(await waitingRows(open.tx, each.changeSetId, changeSetId), each)
    if (settled.length === 0) continue
    for (const [id, rows] of await dropParts(open.tx, settled)) skipped.set(id, rows)
    back.push(...under)
  }
  await readMore(open, readRefs([...skipped.keys()].map((id) => ({ kind: 'changeSet', id }))))
  return [...skipped].flatMap(([id, rows]) => headerOf(open, id, rows))
}

/** The rows of which parts no longer wait, with what is left of them, and the change sets whose parts went back so. */
function settledUnder(waiting: readonly WaitingRow[], { changeSetId, isGone }: GoesBack) {
  const gone = new Map<string, Set<string>>()
  const settled = waiting.flatMap((row) => {
    const { over } = row
    const isBack = ({ reason, key, changeSetId: by }: KeptPart): boolean =>
      reason === 'overwritten' && by === changeSetId && isGone(row, key)
    if (!row.parts.some(isBack)) return []
    if (over === null) {
      const keys = gone.get(row.changeSetId) ?? new Set()
      gone.set(row.changeSetId, keys)
      for (const part of row.parts.filter(isBack)) keys.add(placeOf(row, part.key))
    }
    const parts = row.parts.flatMap((part) =>
      isBack(part) ? (over === null ? [] : [{ ...part, changeSetId: over }]) : [part],
    )
    return [{ ...row, parts }]
  })
  const under = [...gone].map(([id, keys]): GoesBack => ({
    changeSetId: id,
    isGone: (row, key) => keys.has(placeOf(row, key)),
  }))
  return { settled, under }
}

function placeOf(row: WaitingRow, key: string): string {
  return `${rowKey(row)} ${key}`
}

function headerOf({ cache }: OpenWrite, id: string, skipped: number): readonly PlannedChange[] {
  const before = cache.get('changeSet', id)
  if (!before || before['skipped'] === skipped) return []
  const state = skipped === 0 || before['state'] === 'waiting' ? 'reverted' : before['state']
  return [{ op: 'patch', kind: 'changeSet', id, data: { state, skipped } }]
}

/** The rows that wait under a change set; a third one over a row of theirs is the next that they wait under, unless it is `goneToo`. */
async function waitingRows(tx: Queryable, changeSetId: string, goneToo: string): Promise<readonly WaitingRow[]> {
  const { rows } = await tx.query<WaitingRow & Record<string, unknown>>({
    name: 'revert:waiting',
    text: `select k.change_set_id as "changeSetId", k.kind, k.row_id as id, k.parts, (
        select c.change_set_id from change c join change_set s on s.user_id = c.user_id and s.id = c.change_set_id
        where c.user_id = k.user_id and c.kind = k.kind and c.id = k.row_id and s.state = 'applied' and s.id <> $1 and s.id <> $3
          and c.version > (select max(o.version) from change o where o.user_id = k.user_id and o.kind = k.kind
            and o.id = k.row_id and o.change_set_id = k.change_set_id)
        order by c.version desc limit 1) as over
      from change_set_kept k where k.user_id = ${currentUser} and k.change_set_id <> $1 and k.parts @> $2::jsonb`,
    values: [changeSetId, JSON.stringify([{ reason: 'overwritten', changeSetId }]), goneToo],
  })
  return rows
}

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

/**
 * Settles the change sets that were taken back while `changeSetId` stood over them: what went back with it no longer waits (CHANGE-02).
 * `kept` is what `changeSetId` itself kept. Answers the changes of their headers.
 */
export async function settleWaiting(
  open: OpenWrite,
  changeSetId: string,
  kept: readonly KeptRow[],
): Promise<readonly PlannedChange[]> {
  const keptKeys = new Map(kept.map((row) => [rowKey(row), new Set(row.parts.map(({ key }) => key))]))
  const isGone = (row: WaitingRow, { reason, key, changeSetId: by }: KeptPart): boolean => {
    const keys = keptKeys.get(rowKey(row))
    return reason === 'overwritten' && by === changeSetId && !keys?.has(key) && !keys?.has(WHOLE_ROW)
  }
  const settled = (await waitingRows(open.tx, changeSetId)).flatMap((row) => {
    const { over } = row
    const parts = row.parts.flatMap((part) =>
      isGone(row, part) ? (over === null ? [] : [{ ...part, changeSetId: over }]) : [part],
    )
    return row.parts.some((part) => isGone(row, part)) ? [{ ...row, parts }] : []
  })
  if (settled.length === 0) return []
  const left = await dropParts(open.tx, settled)
  await readMore(open, readRefs([...left.keys()].map((id) => ({ kind: 'changeSet', id }))))
  return [...left].flatMap(([id, skipped]) => headerOf(open, id, skipped))
}

function headerOf({ cache }: OpenWrite, id: string, skipped: number): readonly PlannedChange[] {
  const before = cache.get('changeSet', id)
  if (!before || before['skipped'] === skipped) return []
  const state = skipped === 0 || before['state'] === 'waiting' ? 'reverted' : before['state']
  return [{ op: 'patch', kind: 'changeSet', id, data: { state, skipped } }]
}

/** The rows that wait under a change set; a third one over a row of theirs is the next that they wait under. */
async function waitingRows(tx: Queryable, changeSetId: string): Promise<readonly WaitingRow[]> {
  const { rows } = await tx.query<WaitingRow & Record<string, unknown>>({
    name: 'revert:waiting',
    text: `select k.change_set_id as "changeSetId", k.kind, k.row_id as id, k.parts, (
        select c.change_set_id from change c join change_set s on s.user_id = c.user_id and s.id = c.change_set_id
        where c.user_id = k.user_id and c.kind = k.kind and c.id = k.row_id and s.state = 'applied' and s.id <> $1
          and c.version > (select max(o.version) from change o where o.user_id = k.user_id and o.kind = k.kind
            and o.id = k.row_id and o.change_set_id = k.change_set_id)
        order by c.version desc limit 1) as over
      from change_set_kept k where k.user_id = ${currentUser} and k.change_set_id <> $1 and k.parts @> $2::jsonb`,
    values: [changeSetId, JSON.stringify([{ reason: 'overwritten', changeSetId }])],
  })
  return rows
}

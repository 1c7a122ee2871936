import type { KeptPart } from '#contract/change-set-rows.ts'
import { knownEntity } from '#contract/entities/registry.ts'
import type { PlannedChange } from '#contract/plan-changes.ts'
import { grouped } from '#domain/grouped.ts'
import type { Queryable } from '../database/database.ts'
import { currentUser } from '../database/data-access.ts'
import { readRefs } from '../rows/reading.ts'
import { rowKey } from '../write/references.ts'
import { type OpenWrite, readMore } from '../write/write.ts'
import { dropParts, EXISTENCE, type KeptInSet, partOf, triedKeys } from './kept-rows.ts'
import { stayedIn } from './restored-row.ts'
import { foreignTimelines, writtenRows } from './row-timelines.ts'

/** Why a part is kept that a later reverting of another change set may set free. */
const BY_OTHERS: readonly KeptPart['reason'][] = ['changed', 'overwritten', 'gone']

/** What the header of a change set says of its reverting. */
type Header = Readonly<Record<'state' | 'skipped', unknown>>

/** What other change sets that were reverted keep of the rows of this one, as long as it stands. */
export async function keptByOthers(
  { tx }: { readonly tx: Queryable },
  changeSetId: string,
): Promise<readonly KeptInSet[]> {
  const { rows } = await tx.query<KeptInSet & Record<string, unknown>>({
    name: 'revert:kept-by-others',
    text: `select k.change_set_id as "changeSetId", k.kind, k.row_id as id, k.is_whole as "isWhole", k.parts from change_set_kept k
      where k.user_id = ${currentUser} and k.change_set_id <> $1 and exists (select 1 from change c
        where c.user_id = k.user_id and c.kind = k.kind and c.id = k.row_id and c.change_set_id = $1)
      order by k.change_set_id, k.kind, k.row_id`,
    values: [changeSetId],
  })
  return rows
}

/**
 * Settles what other change sets keep of rows that another reverting has just changed: what went back with it is no longer kept, and what
 * somebody set in between is kept because of that (CHANGE-02). So nothing waits for a change set that was itself reverted. Answers the
 * changes of their headers.
 */
export async function settleKept(open: OpenWrite, kept: readonly KeptInSet[]): Promise<readonly PlannedChange[]> {
  await readMore(open, readRefs(kept))
  const headers: PlannedChange[] = []
  for (const [id, rows] of grouped(kept, ({ changeSetId }) => changeSetId)) {
    const before = await headerOf(open, id)
    const data = await settleOne(open, id, rows, before)
    const isSame = data.state === before.state && data.skipped === before.skipped
    if (!isSame) headers.push({ op: 'patch', kind: 'changeSet', id, data })
  }
  return headers
}

async function settleOne(open: OpenWrite, id: string, rows: readonly KeptInSet[], before: Header): Promise<Header> {
  const timelines = await foreignTimelines(open, id, await writtenRows(open, id, rows), () => undefined)
  const left = rows.map((row) => {
    const [free, rest] = [true, false].map((isFree) =>
      row.parts.filter(({ reason }) => BY_OTHERS.includes(reason) === isFree),
    ) as [KeptPart[], KeptPart[]]
    const timeline = timelines.get(rowKey(row))
    const subject = timeline && { row: open.cache.get(row.kind, row.id), timeline }
    const tried = triedKeys(free)
    // A row that somebody removed is told of as a whole.
    const stayed = subject ? stayedIn(knownEntity(row.kind), subject, tried && new Set([...tried, EXISTENCE])) : []
    const isWhole = stayed.length >= free.length || stayed.some(({ key }) => key === EXISTENCE)
    return { ...row, isWhole, parts: [...rest, ...stayed.map(partOf)] }
  })
  const { count, isTriable } = await dropParts(open.tx, id, left)
  return { state: isTriable ? 'partly' : before.skipped === count ? before.state : 'reverted', skipped: count }
}

async function headerOf(open: OpenWrite, id: string): Promise<Header> {
  await readMore(open, readRefs([{ kind: 'changeSet', id }]))
  const row = open.cache.get('changeSet', id)
  return { state: row?.['state'], skipped: row?.['skipped'] }
}

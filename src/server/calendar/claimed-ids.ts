import { currentUser } from '../kit/database/data-access.ts'
import type { Queryable } from '../kit/database/database.ts'
import type { PatchRow } from '../kit/write/patch-draft.ts'
import type { CalendarRow } from './read-calendar.ts'

/**
 * The rows of a file with the ids that they have here. A changed occurrence keeps the id that the file claims for it where no event has it,
 * or one of the same series: everybody who was given a file knows such ids, and a made up one must take over nothing.
 */
export async function withSettledIds(tx: Queryable, rows: readonly CalendarRow[]): Promise<readonly PatchRow[]> {
  const claimed = rows.flatMap(({ id, otherwise }) => (otherwise === undefined ? [] : [id]))
  if (claimed.length === 0) return rows
  const { rows: found } = await tx.query<{ readonly id: string; readonly seriesId: string | null }>({
    name: 'calendar:claimed',
    text: `select id, series_id as "seriesId" from event where user_id = ${currentUser} and id = any($1::uuid[])`,
    values: [claimed],
  })
  const seriesOf = new Map(found.map(({ id, seriesId }) => [id, seriesId]))
  const settled = rows.map(({ otherwise, ...row }): PatchRow => {
    const isOthers = seriesOf.has(row.id) && seriesOf.get(row.id) !== row.patch['seriesId']
    return otherwise !== undefined && isOthers ? { ...row, id: otherwise } : row
  })
  return [...new Map(settled.map((row) => [row.id, row])).values()]
}

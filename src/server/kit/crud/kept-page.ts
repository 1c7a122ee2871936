import { pageCount } from '#domain/list-query.ts'
import type { Result, Statement } from '../database/database.ts'
import type { Caller } from '../http/mount.ts'
import type { UserData } from '../user-data.ts'

interface AskedPage {
  readonly page: number
  readonly pageSize: number
}

/** One page of a list, as it is answered. */
export interface KeptPage<Row> {
  readonly items: Row[]
  readonly more: boolean
}

/** How to read the rows of a list and how to count them as `total`. */
interface PagedList {
  readonly rows: (limit: number, offset: number) => Statement
  readonly count: Statement
}

/**
 * Reads a page of a list with its own query. A page beyond the last answers the last one (PROD-07, DOC-10); rows are counted to find it.
 */
export async function keptPage<Row>(
  data: UserData,
  caller: Caller,
  { page, pageSize }: AskedPage,
  list: PagedList,
): Promise<KeptPage<Row>> {
  const read = (at: number): Promise<readonly Result[]> =>
    data.read(caller, [list.rows(pageSize + 1, (at - 1) * pageSize)])
  let found = await read(page)
  if (page > 1 && found[0]?.rows.length === 0) {
    const [count] = await data.read(caller, [list.count])
    found = await read(pageCount(Number(count?.rows[0]?.['total']), pageSize))
  }
  const rows = (found[0]?.rows ?? []) as unknown as Row[]
  return { items: rows.slice(0, pageSize), more: rows.length > pageSize }
}

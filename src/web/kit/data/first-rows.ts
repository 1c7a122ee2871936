import { clampPage } from '#domain/list-query.ts'
import { kindOf } from '#contract/collections.ts'
import type { PullPage } from '#contract/sync.ts'
import type { FirstRows } from './local-view.ts'
import type { Transport } from './transport.ts'

/** The most rows that the server finds for a page; a list of all rows on one page shows so many ahead of the copy. */
const MOST_ROWS = 500

/** The texts of a list's query by its REST names; an empty one asks for nothing. */
export type FirstQuery = Readonly<Record<string, string>>

/** Reads a page of a list as the server finds it; undefined if it is another user's. Throws as the transport does. */
export async function firstRows(
  transport: Transport,
  userId: string,
  kind: string,
  query: FirstQuery,
  signal: AbortSignal,
): Promise<FirstRows | undefined> {
  const given = Object.entries(query).filter(([, text]) => text !== '')
  const pageSize = Math.min(Number(query['pageSize']), MOST_ROWS)
  const asked = new URLSearchParams({ ...Object.fromEntries(given), pageSize: String(pageSize) })
  const answer = await transport.first(kind, asked.toString(), signal)
  if (answer.userId !== userId) return undefined
  const { items, total } = answer.found
  return {
    kind,
    page: clampPage(Number(query['page']), total, pageSize),
    total,
    columns: Object.fromEntries(Object.entries(answer.columns).map(([name, own]) => [kindOf(name), own])),
    found: byKind(items),
    beside: byKind(answer.beside),
  }
}

function byKind(rows: PullPage['rows']): PullPage['rows'] {
  return rows.map(([collection, ...rest]) => [kindOf(collection), ...rest])
}

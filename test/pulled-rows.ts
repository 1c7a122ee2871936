import { kindOf } from '#contract/collections.ts'
import type { AnyRow } from '#contract/entity.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { PullPage } from '#contract/sync.ts'
import type { TestApi } from './api.ts'

/** Everything of a user as a device holds it, by kind; stored forms. */
export interface PulledRows {
  readonly all: <K extends string>(kind: K) => readonly RowOfKind<K>[]
  readonly get: <K extends string>(kind: K, id: string) => RowOfKind<K> | undefined
}

/** Pulls all rows of a user, page by page. */
export async function pulledRows(api: Pick<TestApi, 'call'>, user: string): Promise<PulledRows> {
  const rows = new Map<string, AnyRow>()
  for (let since = 0, more = true; more;) {
    const answer = await api.call(user, 'GET', `/api/sync?since=${since}${since > 0 ? '&paging=1' : ''}`)
    const page = answer.body as unknown as PullPage
    for (const [collection, id, version, ...values] of page.rows) {
      const names = page.columns[collection] ?? []
      const row = { id, version, ...Object.fromEntries(names.map((name, at) => [name, values[at]])) }
      // Of a row that is gone its name alone is told.
      if (values.length === 0) rows.delete(`${kindOf(collection)} ${id}`)
      else rows.set(`${kindOf(collection)} ${id}`, row as unknown as AnyRow)
      since = version
    }
    more = page.more
  }
  return {
    all: <K extends string>(kind: K) =>
      [...rows].flatMap(([key, row]) =>
        key.startsWith(`${kind} `) ? [row] : [],
      ) as unknown as readonly RowOfKind<K>[],
    get: <K extends string>(kind: K, id: string) => rows.get(`${kind} ${id}`) as RowOfKind<K> | undefined,
  }
}

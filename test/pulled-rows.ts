import { kindOf } from '#contract/collections.ts'
import type { AnyRow } from '#contract/entity.ts'
import { listOf, type TestApi } from './api.ts'

/** Everything of a user as a device holds it, by kind; stored forms. */
export interface PulledRows {
  readonly all: (kind: string) => readonly AnyRow[]
  readonly get: (kind: string, id: string) => AnyRow | undefined
}

/** Pulls all rows of a user. */
export async function pulledRows(api: TestApi, user: string): Promise<PulledRows> {
  const { body } = await api.call(user, 'GET', '/api/sync?since=0')
  const columns = body['columns'] as unknown as Readonly<Record<string, readonly string[]>>
  const rows = new Map<string, AnyRow>()
  for (const [collection, ...values] of listOf(body['rows']) as unknown as [string, ...unknown[]][]) {
    const names = ['id', 'version', ...(columns[collection] ?? [])]
    const row = Object.fromEntries(names.map((name, index) => [name, values[index]])) as unknown as AnyRow
    rows.set(`${kindOf(collection)} ${row.id}`, row)
  }
  return {
    all: (kind) => [...rows].flatMap(([key, row]) => (key.startsWith(`${kind} `) ? [row] : [])),
    get: (kind, id) => rows.get(`${kind} ${id}`),
  }
}

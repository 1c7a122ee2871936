import { entityOf } from '#contract/entities/registry.ts'
import type { AnyRow } from '#contract/entity.ts'
import type { ChangeSetRow, RowsPage } from '#web/kit/change-sets/change-set-rows.ts'

/** Whether a row of a change set that was taken back is not, today, what it was before: something in it was changed since, and stayed. */
export function hasStayed({ kind, before, after }: ChangeSetRow, now: AnyRow | undefined): boolean {
  if (before === null) return now !== undefined
  if (after === null || now === undefined) return now === undefined
  return Object.entries(before).some(([name, value]) => isWritable(kind, name) && !isSame(now[name], value))
}

function isWritable(kind: string, name: string): boolean {
  const field = entityOf(kind)?.fields[name]
  return field !== undefined && !field.readOnly
}

function isSame(a: unknown, b: unknown): boolean {
  return (a ?? null) === (b ?? null) || JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
}

/** Walks the pages of a change set for rows that stayed, until it has found as many as there are or there is nothing left. */
export async function findStayed(
  count: number,
  load: (page: number) => Promise<RowsPage>,
  current: (kind: string, id: string) => AnyRow | undefined,
): Promise<readonly ChangeSetRow[]> {
  const found: ChangeSetRow[] = []
  for (let page = 1; found.length < count; page += 1) {
    const { items, more } = await load(page)
    found.push(...items.filter((row) => row.id !== null && hasStayed(row, current(row.kind, row.id))))
    if (!more) break
  }
  return found
}

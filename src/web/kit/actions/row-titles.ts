import { entityOf } from '#contract/entities/registry.ts'
import type { AnyRow, RowReader } from '#contract/entity.ts'

/** Names rows by their kind and id; undefined for one that is not there. */
export function namesIn(rows: RowReader): (kind: string, id: string) => string | undefined {
  return (kind, id) => {
    const row = rows.get(kind, id)
    return row && titleOf(kind, row)
  }
}

/** What a row is called: its title, else the word for its kind. */
export function titleOf(kind: string, row: AnyRow | undefined): string {
  const entity = entityOf(kind)
  const title = entity && row?.[entity.title]
  return typeof title === 'string' && title !== '' ? title : (entity?.label.one ?? kind)
}

import { entityOf } from '#contract/entities/registry.ts'
import type { AnyRow } from '#contract/entity.ts'

/** What a row is called: its title, else the word for its kind. */
export function titleOf(kind: string, row: AnyRow | undefined): string {
  const entity = entityOf(kind)
  const title = entity && row?.[entity.title]
  return typeof title === 'string' && title !== '' ? title : (entity?.label.one ?? kind)
}

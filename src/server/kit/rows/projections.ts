import type { Entity } from '#contract/entity.ts'
import { columnsOf } from './columns.ts'

/** SQL for the stored values of one row as the items of a JSON array, in the order of `syncColumns`. */
export function syncProjection(entity: Entity): string {
  return columnsOf(entity)
    .filter(({ name }) => name !== 'id' && name !== 'version')
    .map(({ sql }) => sql)
    .join(', ')
}

/** The names of the values of `syncProjection`. */
export function syncColumns(entity: Entity): readonly string[] {
  return columnsOf(entity)
    .map(({ name }) => name)
    .filter((name) => name !== 'id' && name !== 'version')
}

import type { Entity } from '#contract/entity.ts'
import { columnsOf } from './columns.ts'

/** Values of one row in stored form, in the order of `syncColumns`, as the items of a JSON array. */
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

import { type Line, linesEdit, setEdit } from '#domain/merge.ts'
import { type AnyPatch, fieldsOf } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import type { ProductPatch, ProductRow } from './product-row.ts'

/** Everything of a product that a caller may write: what brings a deleted one back. */
export function writableData(row: ProductRow): AnyPatch {
  const names = fieldsOf(product).flatMap(([name, field]) => (field.readOnly ? [] : [name as keyof ProductRow]))
  return Object.fromEntries(names.map((name) => [name, row[name]]))
}

/** The patch that takes another one back, in the fields that it touched; lists by their entries, so that other changes stay. */
export function inversePatch(patch: ProductPatch, before: ProductRow, after: ProductRow): ProductPatch {
  // A price brought back below its floor takes its reason along: `derive` cleared it when the price rose.
  const isCleared = before.floorOverride !== '' && after.floorOverride === ''
  const names = Object.keys({ ...patch, ...(isCleared ? { floorOverride: '' } : {}) }) as (keyof ProductPatch)[]
  const inverse = names.map((name) => {
    if (name === 'tags') return [name, setEdit(after.tags, before.tags) ?? before.tags]
    if (name === 'additionalCosts' || name === 'options' || name === 'variants') {
      return [name, linesEdit<Line>(after[name], before[name]) ?? before[name]]
    }
    return [name, before[name]]
  })
  return Object.fromEntries(inverse) as ProductPatch
}

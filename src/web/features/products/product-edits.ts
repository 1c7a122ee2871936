import { type AnyPatch, fieldsOf } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import type { ProductRow } from './product-row.ts'

/** Everything of a product that a caller may write: what brings a deleted one back. */
export function writableData(row: ProductRow): AnyPatch {
  const names = fieldsOf(product).flatMap(([name, field]) => (field.readOnly ? [] : [name as keyof ProductRow]))
  return Object.fromEntries(names.map((name) => [name, row[name]]))
}

import { category } from '#contract/entities/category.ts'
import { type AnyPatch, type AnyRow, fieldsOf, type PatchOf, type RowOf } from '#contract/entity.ts'

/** A category as the local copy holds it. */
export type CategoryRow = RowOf<typeof category.fields>
/** Fields of a category to change. */
export type CategoryPatch = PatchOf<typeof category.fields>

/** Rows of the kind `category`, with the types of their fields. */
export function asCategories(rows: readonly AnyRow[]): readonly CategoryRow[] {
  return rows as readonly (AnyRow & CategoryRow)[]
}

/** Everything of a category that a caller may write: what brings a deleted one back. */
export function writableData(row: CategoryRow): AnyPatch {
  const names = fieldsOf(category).flatMap(([name, field]) => (field.readOnly ? [] : [name as keyof CategoryRow]))
  return Object.fromEntries(names.map((name) => [name, row[name]]))
}

import { brand } from '#contract/entities/brand.ts'
import { type AnyPatch, type AnyRow, fieldsOf, type PatchOf, type RowOf } from '#contract/entity.ts'

/** A brand as the local copy holds it. */
export type BrandRow = RowOf<typeof brand.fields>
/** Fields of a brand to change. */
export type BrandPatch = PatchOf<typeof brand.fields>

/** Rows of the kind `brand`, with the types of their fields. */
export function asBrands(rows: readonly AnyRow[]): readonly BrandRow[] {
  return rows as readonly (AnyRow & BrandRow)[]
}

/** Everything of a brand that a caller may write: what brings a deleted one back. */
export function writableData(row: BrandRow): AnyPatch {
  const names = fieldsOf(brand).flatMap(([name, field]) => (field.readOnly ? [] : [name as keyof BrandRow]))
  return Object.fromEntries(names.map((name) => [name, row[name]]))
}

import type { LinesEdit, SetEdit } from '#domain/merge.ts'
import type { AnyRow, PatchOf, RowOf } from '#contract/entity.ts'
import type { product } from '#contract/entities/product.ts'

/** A product as the local copy holds it. */
export type ProductRow = RowOf<typeof product.fields>

type Fields = PatchOf<typeof product.fields>

/** Fields of a product to change; lists may travel as edits, so that two devices both win (SYNC-04). */
export type ProductPatch = Omit<Fields, 'tags' | 'additionalCosts' | 'options' | 'variants'> & {
  readonly tags?: ProductRow['tags'] | SetEdit
  readonly additionalCosts?: ProductRow['additionalCosts'] | LinesEdit
  readonly options?: ProductRow['options'] | LinesEdit
  readonly variants?: ProductRow['variants'] | LinesEdit
}

/** A variant as its product holds it. */
export type VariantLine = ProductRow['variants'][number]

/** A row of the kind `product`, with the types of its fields. */
export function asProduct(row: AnyRow): ProductRow {
  return row as AnyRow & ProductRow
}

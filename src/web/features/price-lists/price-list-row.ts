import type { LinesEdit, SetEdit } from '#domain/merge.ts'
import { type AnyPatch, type AnyRow, type Entity, fieldsOf, type PatchOf, type RowOf } from '#contract/entity.ts'
import type { priceList } from '#contract/entities/price-list.ts'
import type { priceListPrice } from '#contract/entities/price-list-price.ts'
import type { product } from '#contract/entities/product.ts'
import type { scheduledPrice } from '#contract/entities/scheduled-price.ts'

/** A price list as the local copy holds it. */
export type PriceListRow = RowOf<typeof priceList.fields>
/** A price of one product in one list, from a quantity on. */
export type ListPriceRow = RowOf<typeof priceListPrice.fields>
/** A price of the future. */
export type ScheduledRow = RowOf<typeof scheduledPrice.fields>
/** A product as the local copy holds it. */
export type ProductRow = RowOf<typeof product.fields>

type Fields = PatchOf<typeof priceList.fields>
/** Fields of a price list to change; products and tiers travel as edits, so that two devices both win (SYNC-04). */
export type PriceListPatch = Omit<Fields, 'productIds' | 'tiers'> & {
  readonly productIds?: readonly string[] | SetEdit
  readonly tiers?: PriceListRow['tiers'] | LinesEdit
}

/** Rows of the kind `priceList`, with the types of their fields. */
export function asPriceLists(rows: readonly AnyRow[]): readonly PriceListRow[] {
  return rows as readonly (AnyRow & PriceListRow)[]
}

/** One row of the kind `priceList`. */
export function asPriceList(row: AnyRow | undefined): PriceListRow | undefined {
  return row as (AnyRow & PriceListRow) | undefined
}

/** Rows of the kind `priceListPrice`. */
export function asListPrices(rows: readonly AnyRow[]): readonly ListPriceRow[] {
  return rows as readonly (AnyRow & ListPriceRow)[]
}

/** Rows of the kind `scheduledPrice`. */
export function asScheduled(rows: readonly AnyRow[]): readonly ScheduledRow[] {
  return rows as readonly (AnyRow & ScheduledRow)[]
}

/** One row of the kind `product`. */
export function asProduct(row: AnyRow): ProductRow {
  return row as AnyRow & ProductRow
}

/** Everything of a row that a caller may write: what brings a deleted one back, or makes a second one. */
export function writableData(entity: Pick<Entity, 'fields'>, row: object): AnyPatch {
  const values = row as AnyPatch
  const writable = fieldsOf(entity).filter(([, field]) => !field.readOnly)
  return Object.fromEntries(writable.map(([name]) => [name, values[name]]))
}

import { product } from '#contract/entities/product.ts'
import { general } from '#contract/entity.ts'
import { mergedRow } from '#contract/merged-row.ts'
import { settledCosts } from '#contract/product-costs.ts'
import { standingRules } from '#contract/product-repricing.ts'
import type { PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'

const PRODUCT = general(product)

/** A product as it would be with what is being typed, to make its price from: the receipt of a price that would move is left out. */
export function typedRow(row: RowOfKind<'product'>, typed: PatchOfKind<'product'> | null): RowOfKind<'product'> {
  if (typed === null) return row
  const merged = mergedRow(PRODUCT, row, typed) as RowOfKind<'product'>
  const settled = { ...merged, ...settledCosts(merged, row) }
  return standingRules(settled, { before: row }) ? settled : { ...settled, receipt: null }
}

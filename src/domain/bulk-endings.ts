import type { BulkDeps, BulkEdit, BulkRow, ProductPatch } from './bulk-edit.ts'
import { followsRule } from './bulk-price-change.ts'
import { minorDigits } from './currency.ts'
import type { Units } from './money.ts'
import { endedPrice, type EndingGrid, endingGrid } from './price-ending.ts'
import { resolvedRules } from './pricing-rules.ts'

/**
 * Typed prices of a product and its variants moved up to the ending in force (PRICE-11), which moves computed prices by itself: those
 * that follow a rule are made anew (`standingUnder`).
 */
export function endedPrices(
  row: BulkRow,
  { endPrices }: BulkEdit,
  { contextOf, whatIf }: BulkDeps,
): ProductPatch & Pick<BulkRow, 'variants'> {
  const { ending } = resolvedRules(row, contextOf(row.categoryId), whatIf)
  const grid = endPrices ? endingGrid(ending, minorDigits(row.baseCurrency)) : null
  if (!grid) return {}
  const variants = row.variants?.map((variant) => ({ ...variant, retailPrice: ended(variant.retailPrice, grid) }))
  return { ...ownAmount(row, grid), ...(variants && { variants }) }
}

function ownAmount(row: BulkRow, grid: EndingGrid): ProductPatch {
  if (followsRule(row)) return {}
  return row.pricingMode === 'retailPrice'
    ? { retailPrice: ended(row.retailPrice, grid) }
    : { pricingAmount: ended(row.pricingAmount, grid) }
}

function ended(price: Units | null, grid: EndingGrid): Units | null {
  return price === null || price <= 0 ? price : endedPrice(price, grid)
}

import { type Units, unitsFromDecimal } from '#domain/money.ts'
import { variantCosts } from '#domain/variant-costs.ts'
import type { product } from './entities/product.ts'
import type { AnyRow, RowOf } from './entity.ts'

type ProductRow = RowOf<typeof product.fields>

/** What one unit costs at the supplier, in the currency of its bill. */
export interface PaidCost {
  readonly unitCost: Units
  readonly currency: string
}

/**
 * The cost of a product, or of its variant where that has one, as it stands on the supplier's bill: the amount that was paid, not what it
 * came to in the product's currency (SHIP-01, PRICE-15). Undefined if no cost is known.
 */
export function paidCost(row: AnyRow | undefined, variantId: string): PaidCost | undefined {
  return knownCosts(row, variantId)[0]
}

/** The same cost in each currency in which it is known: as it was paid, then in the product's currency. Empty if no cost is known. */
export function knownCosts(row: AnyRow | undefined, variantId: string): readonly PaidCost[] {
  if (!row) return []
  const whole = row as AnyRow & ProductRow
  const variant = whole.variants.find(({ id }) => id === variantId)
  const { baseCost, baseCostOrigin, baseCurrency } = { ...whole, ...(variant ? variantCosts(whole, variant) : {}) }
  if (baseCost === 0) return []
  const paid = baseCostOrigin && unitsFromDecimal(baseCostOrigin.amount, baseCostOrigin.currency)
  const own = { unitCost: baseCost, currency: baseCurrency }
  return paid && 'value' in paid ? [{ unitCost: paid.value, currency: baseCostOrigin.currency }, own] : [own]
}

import { minorDigits } from '#domain/currency.ts'
import { MAX_UNITS, type Units } from '#domain/money.ts'
import type { ProductPatch, ProductRow } from './product-row.ts'

type Amounts = Pick<
  ProductRow,
  | 'baseCurrency'
  | 'baseCost'
  | 'shippingCost'
  | 'additionalCosts'
  | 'pricingAmount'
  | 'retailPrice'
  | 'tradePrice'
  | 'variants'
>

/**
 * The patch that puts a product into another currency without converting: 12.50 stays 12.50, also where the new currency has more or fewer
 * digits after the point. Undefined where an amount would be too large to be kept.
 */
export function currencyPatch(row: Amounts, baseCurrency: string): ProductPatch | undefined {
  const shift = minorDigits(baseCurrency) - minorDigits(row.baseCurrency)
  if (shift === 0) return { baseCurrency }
  let tooLarge = false
  const scaled = <T extends Units | null>(amount: T): T => {
    if (amount === null) return amount
    const moved = Math.round(amount * 10 ** shift)
    tooLarge ||= Math.abs(moved) > MAX_UNITS
    return moved as T
  }
  const patch: ProductPatch = {
    baseCurrency,
    baseCost: scaled(row.baseCost),
    shippingCost: scaled(row.shippingCost),
    additionalCosts: row.additionalCosts.map((line) => ({ ...line, amount: scaled(line.amount) })),
    pricingAmount: scaled(row.pricingAmount),
    retailPrice: scaled(row.retailPrice),
    tradePrice: scaled(row.tradePrice),
    variants: row.variants.map((variant) => ({
      ...variant,
      baseCost: scaled(variant.baseCost),
      retailPrice: scaled(variant.retailPrice),
      tradePrice: scaled(variant.tradePrice),
    })),
  }
  return tooLarge ? undefined : patch
}

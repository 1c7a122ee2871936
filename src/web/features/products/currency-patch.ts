import { unconverted } from '#web/kit/currency/unconverted.ts'
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

/** The patch that puts a product into another currency, its figures as they are (see `unconverted`). */
export function currencyPatch(row: Amounts, baseCurrency: string): ProductPatch | undefined {
  return unconverted(row.baseCurrency, baseCurrency, (scaled): ProductPatch => ({
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
  }))
}

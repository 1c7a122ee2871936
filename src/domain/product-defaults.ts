import type { Ppm } from './money.ts'
import type { PricingMode, PricingStrategy } from './pricing-rules.ts'

/** The first values of a new product (PROD-02). */
export interface NewProduct {
  readonly name: string
  readonly category: string
  readonly sku: string
  readonly baseCurrency: string
  readonly pricingMode: PricingMode
  readonly pricingStrategy: PricingStrategy
  readonly pricingPercent: Ppm
}

/** The margin of a new product or service if the business has no usual one (PROD-02, SERV-01). */
export const DEFAULT_MARGIN: Ppm = 200_000

/** The defaults of a new product (PROD-02); `currency` is the user's preferred one, `margin` the usual one of the business, 0 for none. */
export function newProduct(id: string, currency = 'USD', margin: Ppm = 0): NewProduct {
  return {
    name: 'New Product',
    category: 'Uncategorized',
    sku: `SKU-${id.slice(0, 8).toUpperCase()}`,
    baseCurrency: currency,
    pricingMode: 'strategy',
    pricingStrategy: 'margin',
    pricingPercent: margin > 0 ? margin : DEFAULT_MARGIN,
  }
}

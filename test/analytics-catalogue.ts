import * as fc from 'fast-check'
import type { AnalysedProduct } from '#domain/analytics/product-pieces.ts'
import { priceByRules } from '#domain/pricing.ts'
import { priceReceipt } from '#domain/price-receipt.ts'
import { DEFAULT_PRICING_CONTEXT, type PricingInput, resolvedRules } from '#domain/pricing-rules.ts'
import { DUTY_LINE } from '#domain/landed-cost/cost-lines.ts'
import { variantInput } from '#domain/variant-pricing.ts'

/** The floor of the business in random catalogues. */
export const FLOOR = 150_000
const CONTEXT = { ...DEFAULT_PRICING_CONTEXT, floorMargin: FLOOR, taxRate: 190_000, pricesIncludeVat: true }
/** The rules of a price of a random product that has no receipt. */
export const presentOf = (product: PricingInput) => resolvedRules(product, CONTEXT)

const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 3 })
const amount = fc.oneof(
  fc.integer({ min: 0, max: 20_000 }).map((minor) => minor * 10_000),
  fc.integer({ min: 0, max: 1e8 }),
)
const origin = orNull(
  fc.record({
    amount: fc.integer({ min: 1, max: 9_999 }).map((cents) => (cents / 100).toFixed(2)),
    currency: fc.constantFrom('USD', 'JPY'),
    to: fc.constant('EUR'),
    rate: fc.constantFrom('0.9', '0.0062'),
    date: fc.constantFrom('2026-01-15', '2026-06-01'),
    source: fc.constant('ECB'),
  }),
)

const drawn = fc.record({
  isActive: fc.boolean(),
  categoryId: orNull(fc.constantFrom('lamps', 'chairs')),
  brandId: orNull(fc.constantFrom('lumen', 'nord')),
  stock: orNull(fc.integer({ min: -2, max: 50 })),
  baseCurrency: fc.constantFrom('EUR', 'USD', 'JPY', 'XAF'),
  baseCost: amount,
  baseCostOrigin: origin,
  shippingCost: amount,
  shippingCostOrigin: fc.constant(null),
  importDuty: fc.constantFrom(0, 45_000, 123_456),
  vatTax: fc.constantFrom(null, 0, 190_000),
  additionalCosts: fc.array(
    fc.record({ id: fc.constantFrom(DUTY_LINE, 'box', 'label'), label: fc.constant('Cost'), amount: orNull(amount) }),
    { maxLength: 2 },
  ),
  pricingMode: fc.constantFrom('strategy' as const, 'manual' as const, 'retailPrice' as const, null),
  pricingStrategy: fc.constantFrom('margin' as const, 'markup' as const, 'manual' as const),
  pricingPercent: orNull(fc.integer({ min: 0, max: 900_000 })),
  pricingAmount: orNull(amount),
  retailPrice: orNull(amount),
  tradePrice: fc.constant(null),
  priceEnding: fc.constant(null),
  floorMargin: fc.constant(null),
  hasReceipt: fc.boolean(),
  variants: fc.array(
    fc.record({
      isActive: fc.boolean(),
      stock: orNull(fc.integer({ min: -2, max: 20 })),
      baseCost: orNull(amount),
      dutyCost: orNull(amount),
      retailPrice: orNull(amount),
      tradePrice: fc.constant(null),
    }),
    { maxLength: 2 },
  ),
})

/** The products of a shop, priced as the product prices them; some have the receipt of other rules. */
export const products = fc.array(drawn, { maxLength: 10 }).map((all): readonly AnalysedProduct[] =>
  all.map(({ hasReceipt, ...values }, at) => {
    const receipt = hasReceipt ? priceReceipt(values, { ...CONTEXT, vatRecoverable: true, dutyBasis: 'fob' }) : null
    const product = { ...values, ...judged(values, receipt), id: `p${at}`, receipt, variants: [] }
    const variants = values.variants.map((variant, index) => ({
      ...variant,
      ...judged(variantInput(values, variant), receipt),
      id: ['small', 'large'][index] ?? '',
    }))
    return { ...product, variants }
  }),
)

function judged(input: PricingInput, receipt: object | null) {
  const rules = { ...presentOf(input), ...receipt }
  const { totalCost, effectivePrice, marginPpm: margin, belowFloor } = priceByRules(input, rules)
  return { totalCost: totalCost ?? 0, effectivePrice, margin, belowFloor }
}

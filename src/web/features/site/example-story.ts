import type { Ppm, Units } from '#domain/money.ts'
import { priceByRules } from '#domain/pricing.ts'
import { DEFAULT_PRICING_CONTEXT, type PricingInput, resolvedRules } from '#domain/pricing-rules.ts'
import { priceStory, type PriceStep } from '#domain/price-story.ts'

/** The currency of the example. */
export const EXAMPLE_CURRENCY = 'EUR'

const mug: Omit<PricingInput, 'pricingPercent'> = {
  baseCurrency: EXAMPLE_CURRENCY,
  baseCost: 4_200_000,
  shippingCost: 600_000,
  importDuty: 120_000,
  vatTax: null,
  additionalCosts: [{ id: 'box', label: 'box', amount: 750_000 }],
  pricingMode: 'strategy',
  pricingStrategy: 'margin',
  pricingAmount: null,
  retailPrice: null,
  tradePrice: null,
  priceEnding: '.99',
  floorMargin: null,
}

/** The example's figures at a margin, by the formulas that price every product. */
export interface ExampleStory {
  readonly steps: readonly PriceStep[]
  readonly cost: Units
  readonly price: Units
  readonly profit: Units
  readonly margin: Ppm
}

/** Prices the example at a margin. */
export function exampleStory(margin: Ppm): ExampleStory {
  const input: PricingInput = { ...mug, pricingPercent: margin }
  const rules = resolvedRules(input, DEFAULT_PRICING_CONTEXT)
  const { totalCost, effectivePrice, profit, marginPpm } = priceByRules(input, rules)
  return {
    steps: priceStory(input, rules),
    cost: totalCost ?? 0,
    price: effectivePrice ?? 0,
    profit: profit ?? 0,
    margin: marginPpm ?? 0,
  }
}

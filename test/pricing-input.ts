import type { PricingInput } from '#domain/pricing-rules.ts'

/** A product as the pricing rules see it: it costs nothing but its base cost and asks for 40 % of its price. */
export const plainProduct: PricingInput = {
  baseCurrency: 'USD',
  baseCost: 60_000_000,
  shippingCost: 0,
  importDuty: 0,
  vatTax: null,
  additionalCosts: [],
  pricingMode: 'strategy',
  pricingStrategy: 'margin',
  pricingPercent: 400_000,
  pricingAmount: null,
  retailPrice: null,
  tradePrice: null,
  priceEnding: null,
  floorMargin: null,
}

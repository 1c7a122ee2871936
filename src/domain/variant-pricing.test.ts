import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainProduct } from '#test/pricing-input.ts'
import { pricing } from './pricing.ts'
import { priceStory } from './price-story.ts'
import { DEFAULT_PRICING_CONTEXT, resolvedRules } from './pricing-rules.ts'
import { pricedVariants, variantInput } from './variant-pricing.ts'

const UNIT = 1_000_000
const plain = { baseCost: null, retailPrice: null, tradePrice: null }

/** 60 at a margin of 40 % sells for 100. */
const one = (variant: Partial<typeof plain> | object, product = {}, context = {}) =>
  pricedVariants({ ...plainProduct, ...product }, [{ ...plain, ...variant }], {
    ...DEFAULT_PRICING_CONTEXT,
    ...context,
  })[0]!

describe('the figures of a variant', () => {
  it('PRICE-08 without a cost of its own a variant costs and sells as its product does', () => {
    expect(one({})).toMatchObject({
      totalCost: 60 * UNIT,
      calculated_price: 100 * UNIT,
      effectivePrice: 100 * UNIT,
      effectiveTradePrice: 75 * UNIT,
      margin: 400_000,
      belowFloor: false,
    })
  })

  it('PRICE-05 PRICE-08 its own supplier price takes shipping, duty, extras and VAT as the product’s does', () => {
    const product = {
      shippingCost: 2 * UNIT,
      importDuty: 100_000,
      vatTax: 200_000,
      additionalCosts: [{ id: 'a', label: 'Box', amount: UNIT }],
    }
    // ((10 + 2) × 1.1 + 1) × 1.2
    expect(one({ baseCost: 10 * UNIT }, product).totalCost).toBe(17_040_000)
    expect(one({ baseCost: 10 * UNIT }, product, { dutyBasis: 'fob' }).totalCost).toBe(16_800_000)
    expect(one({ baseCost: 10 * UNIT }, product, { vatRecoverable: true }).totalCost).toBe(14_200_000)
  })

  it('SHIP-02 PRICE-08 its own shipping, duty and rebate stand in the place of those that its product landed with', () => {
    const product = {
      shippingCost: 2 * UNIT,
      importDuty: 100_000,
      additionalCosts: [
        { id: 'a', label: 'Box', amount: UNIT },
        { id: 'landed-duty', label: 'Import duty · INV 7', amount: 3 * UNIT },
        { id: 'landed-rebate', label: 'Rebate · INV 7', amount: -UNIT },
      ],
    }
    const cost = (own: object) => one({ baseCost: 10 * UNIT, ...own }, product).totalCost / UNIT
    // 10 + 2 + 1.20 of duty by percent, 1 + 3 - 1.
    expect(cost({})).toBe(16.2)
    expect(cost({ shippingCost: 0 })).toBe(14)
    expect(cost({ dutyCost: 20 * UNIT })).toBe(32)
    expect(cost({ dutyCost: 0 })).toBe(12)
    expect(cost({ rebate: 0 })).toBe(17.2)
    expect(cost({ shippingCost: 9 * UNIT, dutyCost: 20 * UNIT, rebate: -4 * UNIT })).toBe(36)
  })

  it('PRICE-15 PRICE-16 the story of a variant tells its own costs, and not what its product was paid as', () => {
    const origin = { amount: '10', currency: 'USD', to: 'EUR', rate: '0.9', date: '2026-07-06', source: 'ECB' }
    const variant = { ...plain, baseCost: 10 * UNIT, dutyCost: 2 * UNIT }
    const product = { ...plainProduct, baseCostOrigin: origin }
    const steps = priceStory(variantInput(product, variant), resolvedRules(product, DEFAULT_PRICING_CONTEXT))
    expect(steps.slice(0, 3).map(({ kind, amount, origin: paid }) => [kind, amount / UNIT, paid])).toEqual([
      ['base', 10, null],
      ['extra', 2, null],
      ['cost', 0, null],
    ])
  })

  it('PRICE-08 a cost of 0 is a cost of its own: unknown, not the product’s', () => {
    expect(one({ baseCost: 0 })).toMatchObject({ totalCost: 0, calculated_price: null, effectivePrice: null })
  })

  it('PRICE-08 its own price stands under every rule; the calculated one says what the rule would make', () => {
    expect(one({ retailPrice: 90 * UNIT })).toMatchObject({ calculated_price: 100 * UNIT, effectivePrice: 90 * UNIT })
    const byHand = { pricingMode: 'manual', pricingAmount: 80 * UNIT }
    expect(one({ retailPrice: 90 * UNIT }, byHand)).toMatchObject({
      calculated_price: 80 * UNIT,
      effectivePrice: 90 * UNIT,
    })
    expect(one({}, byHand).effectivePrice).toBe(80 * UNIT)
    const stored = { pricingMode: 'retailPrice', retailPrice: 70 * UNIT }
    expect(one({ retailPrice: 90 * UNIT }, stored)).toMatchObject({
      calculated_price: 90 * UNIT,
      effectivePrice: 90 * UNIT,
    })
    expect(one({}, stored)).toMatchObject({ calculated_price: 70 * UNIT, effectivePrice: 70 * UNIT })
  })

  it('PRICE-07 PRICE-08 its own trade price stands, else the product’s, else its cost at the trade margin', () => {
    expect(one({ tradePrice: 50 * UNIT }, { tradePrice: 40 * UNIT }).effectiveTradePrice).toBe(50 * UNIT)
    expect(one({}, { tradePrice: 40 * UNIT }).effectiveTradePrice).toBe(40 * UNIT)
    expect(one({ baseCost: 8 * UNIT }).effectiveTradePrice).toBe(10 * UNIT)
  })

  it('PRICE-12 PRICE-08 a variant under the lowest margin is flagged by itself', () => {
    const context = { floorMargin: 300_000 }
    expect(one({ baseCost: 80 * UNIT, retailPrice: 100 * UNIT }, {}, context).belowFloor).toBe(true)
    expect(one({ retailPrice: 100 * UNIT }, {}, context).belowFloor).toBe(false)
  })

  it('PRICE-11 PRICE-08 the ending of the product ends the price of each variant', () => {
    expect(one({ baseCost: 10 * UNIT }, { priceEnding: '.99' }).effectivePrice).toBe(16_990_000)
  })

  it('PRICE-08 every figure is that of a product with the variant’s cost and prices', () => {
    const amount = fc.option(fc.integer({ min: 0, max: 10 ** 12 }))
    const variant = fc.record({ baseCost: amount, retailPrice: amount, tradePrice: amount })
    const mode = fc.constantFrom('strategy' as const, 'manual' as const, 'retailPrice' as const, null)
    fc.assert(
      fc.property(variant, mode, amount, (given, pricingMode, retailPrice) => {
        const product = { ...plainProduct, pricingMode, pricingAmount: 5 * UNIT, retailPrice }
        const [figures] = pricedVariants(product, [given], DEFAULT_PRICING_CONTEXT)
        const alone = pricing(variantInput(product, given), DEFAULT_PRICING_CONTEXT)
        expect(figures).toMatchObject({
          totalCost: alone.totalCost,
          effectivePrice: alone.effectivePrice,
          effectiveTradePrice: alone.effectiveTradePrice,
          margin: alone.marginPpm,
        })
      }),
    )
  })
})

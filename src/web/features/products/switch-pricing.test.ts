import { describe, expect, it } from 'vitest'
import { assert, constantFrom, integer, property } from 'fast-check'
import { pricing } from '#domain/pricing.ts'
import { DEFAULT_PRICING_CONTEXT, type PricingInput } from '#domain/pricing-rules.ts'
import { PRICING_WAYS, pricingWay, switchPricing } from './switch-pricing.ts'
import { plainProduct } from '#test/pricing-input.ts'

const cent = 10_000
const mug: PricingInput = {
  ...plainProduct,
  baseCost: 500 * cent,
  shippingCost: 100 * cent,
}
const priced = (input: PricingInput) => pricing(input, DEFAULT_PRICING_CONTEXT)

describe('how a product is priced', () => {
  it.each([
    [{}, 'margin'],
    [{ pricingStrategy: 'markup' }, 'markup'],
    [{ pricingStrategy: 'manual' }, 'byHand'],
    [{ pricingMode: 'manual' }, 'byHand'],
    [{ pricingMode: 'retailPrice' }, 'stored'],
    [{ pricingMode: null }, null],
  ] as const)('PRICE-06 %j is priced by %s', (change, way) => {
    expect(pricingWay({ ...mug, ...change })).toBe(way)
  })

  it('PRICE-06 another way keeps the price', () => {
    expect(switchPricing(mug, priced(mug), 'markup')).toMatchObject({ pricingPercent: 666_667 })
    expect(switchPricing(mug, priced(mug), 'byHand')).toMatchObject({
      pricingMode: 'manual',
      pricingAmount: 1_000 * cent,
    })
    expect(switchPricing(mug, priced(mug), 'stored')).toEqual({ pricingMode: 'retailPrice', retailPrice: 1_000 * cent })
  })

  it('PRICE-06 every way of every ordinary price keeps it', () => {
    assert(
      property(
        integer({ min: 1, max: 5_000 }),
        integer({ min: 0, max: 800_000 }),
        constantFrom(...PRICING_WAYS),
        (cost, margin, way) => {
          const input = { ...mug, baseCost: cost * cent, pricingPercent: margin }
          const after = { ...input, ...(switchPricing(input, priced(input), way) as Partial<PricingInput>) }
          expect(pricingWay(after)).toBe(way)
          expect(priced(after).effectivePrice).toBe(priced(input).effectivePrice)
        },
      ),
    )
  })

  it('a product that loses money gets a margin of 0, never one below', () => {
    const losing = { ...mug, pricingMode: 'manual' as const, pricingAmount: 100 * cent }
    expect(switchPricing(losing, priced(losing), 'margin')).toMatchObject({ pricingPercent: 0 })
  })

  it('PRICE-01 without a cost the margin that is there stands, below 100 %', () => {
    const unknown = { ...mug, baseCost: 0, shippingCost: 0, pricingPercent: 2_000_000 }
    expect(switchPricing(unknown, priced(unknown), 'margin')).toMatchObject({ pricingPercent: 999_999 })
    expect(switchPricing(unknown, priced(unknown), 'byHand')).toMatchObject({ pricingAmount: null })
  })
})

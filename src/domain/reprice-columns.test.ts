import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cataloguePrices, HISTOGRAM_BUCKETS } from './catalogue-prices.ts'
import { PRICE_ENDINGS } from './price-ending.ts'
import { pricingColumns, setPricingRow } from './pricing-columns.ts'
import { pricing } from './pricing.ts'
import {
  DEFAULT_PRICING_CONTEXT,
  DEFAULT_WHAT_IF,
  type PricingContext,
  type PricingInput,
  type WhatIf,
} from './pricing-rules.ts'
import { NO_SCENARIO, type Scenario, scenarioInput } from './pricing-scenario.ts'
import { repriceColumns } from './reprice-columns.ts'
import { plainProduct } from '#test/pricing-input.ts'

const product = plainProduct

function repriced(
  inputs: readonly PricingInput[],
  context: PricingContext = DEFAULT_PRICING_CONTEXT,
  whatIf: WhatIf | null = DEFAULT_WHAT_IF,
  scenario: Scenario = NO_SCENARIO,
) {
  const columns = pricingColumns(inputs.length)
  inputs.forEach((input, row) => setPricingRow(columns, row, input, context.categoryFloors))
  const prices = cataloguePrices(inputs.length)
  repriceColumns(columns, context, whatIf, scenario, prices)
  return prices
}

const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const ppm = fc.oneof(
  fc.integer({ min: 0, max: 95 }).map((whole) => whole * 10_000),
  fc.integer({ min: 0, max: 999_999 }),
)
const amount = fc.oneof(
  fc.integer({ min: 0, max: 1e5 }).map((minor) => minor * 10_000),
  fc.integer({ min: 0, max: 1e15 - 1 }),
)
const anyProduct: fc.Arbitrary<PricingInput> = fc.record({
  baseCurrency: fc.constantFrom('USD', 'JPY', 'KWD'),
  baseCost: amount,
  shippingCost: amount,
  importDuty: ppm,
  vatTax: orNull(ppm),
  additionalCosts: fc.array(
    fc.record({ id: fc.uuid(), label: fc.constant(''), amount: fc.integer({ min: -2e9, max: 2e9 }) }),
    { maxLength: 2 },
  ),
  pricingMode: fc.constantFrom('strategy', 'strategy', 'manual', 'retailPrice', null),
  pricingStrategy: fc.constantFrom('margin', 'markup', 'manual', null),
  pricingPercent: orNull(fc.integer({ min: -1_500_000, max: 1_500_000 })),
  pricingAmount: orNull(amount),
  retailPrice: orNull(amount),
  tradePrice: fc.constant(null),
  priceEnding: orNull(fc.constantFrom(...PRICE_ENDINGS)),
  floorMargin: orNull(ppm),
})
const anyContext: fc.Arbitrary<PricingContext> = fc.record({
  taxRate: ppm,
  pricesIncludeVat: fc.boolean(),
  vatRecoverable: fc.boolean(),
  dutyBasis: fc.constantFrom('cif', 'fob'),
  defaultMargin: ppm,
  tradeMargin: ppm,
  priceEnding: fc.constantFrom(...PRICE_ENDINGS),
  currencyEndings: fc.array(
    fc.record({ currency: fc.constantFrom('USD', 'JPY', 'KWD'), ending: fc.constantFrom(...PRICE_ENDINGS) }),
    { maxLength: 2 },
  ),
  endingDirection: fc.constantFrom('up', 'nearest'),
  floorMargin: orNull(ppm),
  categoryFloors: fc.array(orNull(ppm), { maxLength: 2 }),
})
const anyScenario: fc.Arbitrary<Scenario> = fc.oneof(
  fc.constant(NO_SCENARIO),
  fc.record({
    baseCostChange: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    importDuty: orNull(ppm),
    margin: orNull(ppm),
    priceEnding: orNull(fc.constantFrom(...PRICE_ENDINGS)),
  }),
)

describe('repriceColumns', () => {
  it('PAGE-04 gives each product the price, floor and margin that pricing gives it, under any scenario', () => {
    const figures = orNull(fc.record({ vat: ppm, retailMargin: ppm, tradeMargin: ppm }))
    fc.assert(
      fc.property(
        fc.array(anyProduct, { maxLength: 8 }),
        anyContext,
        figures,
        anyScenario,
        (inputs, context, whatIf, scenario) => {
          const prices = repriced(inputs, context, whatIf, scenario)
          const single = inputs.map((input) => pricing(scenarioInput(input, scenario), context, whatIf))
          expect([...prices.price]).toEqual(single.map((each) => each.effectivePrice ?? NaN))
          expect([...prices.floor]).toEqual(single.map((each) => each.floorPrice ?? NaN))
          expect([...prices.margin]).toEqual(
            single.map((each) => (each.flag === 'no-cost' ? NaN : (each.marginPpm ?? NaN))),
          )
          expect(prices.belowFloor).toBe(single.filter((each) => each.belowFloor).length)
          expect(prices.priced).toBe(single.filter((each) => each.effectivePrice !== null).length)
        },
      ),
      { numRuns: 600 },
    )
  })

  it('PAGE-04 PRICE-04 counts what is given away as a loss, without a margin in the mean', () => {
    const free: typeof product = { ...product, pricingMode: 'manual', pricingAmount: 0 }
    expect(repriced([product, free])).toMatchObject({ losing: 1, averageMargin: repriced([product]).averageMargin })
  })

  it('PAGE-04 sums up the catalogue', () => {
    const prices = repriced([
      product,
      { ...product, pricingMode: 'manual', pricingAmount: 50_000_000 },
      { ...product, baseCost: 0 },
      { ...product, baseCost: 0, pricingMode: 'manual', pricingAmount: 50_000_000 },
      { ...product, floorMargin: 500_000 },
      { ...product, pricingPercent: 0 },
    ])
    expect(prices).toMatchObject({ priced: 5, withoutCost: 2, belowFloor: 1, losing: 1 })
    expect(prices.averageMargin).toBe((400_000 - 200_000 + 400_000 + 0) / 4)
  })

  it('PAGE-04 sorts margins into bars of 2.5 points, losses into the first', () => {
    const margins = [-50_000, 0, 24_999, 25_000, 999_999].map((margin) => ({
      ...product,
      pricingMode: 'manual' as const,
      pricingAmount: 1_000_000_000_000,
      baseCost: 1_000_000_000_000 - margin * 1_000_000,
    }))
    const prices = repriced(margins)
    expect([...prices.margin]).toEqual([-50_000, 0, 24_999, 25_000, 999_999])
    expect(prices.histogram[0]).toBe(3)
    expect(prices.histogram[1]).toBe(1)
    expect(prices.histogram[HISTOGRAM_BUCKETS - 1]).toBe(1)
    expect(prices.histogram.reduce((sum, bar) => sum + bar, 0)).toBe(5)
  })

  it('PAGE-04 starts every pass afresh', () => {
    const columns = pricingColumns(1)
    const prices = cataloguePrices(1)
    setPricingRow(columns, 0, { ...product, floorMargin: 900_000 }, [])
    repriceColumns(columns, DEFAULT_PRICING_CONTEXT, null, NO_SCENARIO, prices)
    repriceColumns(columns, DEFAULT_PRICING_CONTEXT, null, NO_SCENARIO, prices)
    expect(prices).toMatchObject({ priced: 1, belowFloor: 1, withoutCost: 0 })
    setPricingRow(columns, 0, { ...product, baseCost: 0 }, [])
    repriceColumns(columns, DEFAULT_PRICING_CONTEXT, null, NO_SCENARIO, prices)
    expect(prices).toMatchObject({ priced: 0, belowFloor: 0, withoutCost: 1, averageMargin: NaN })
    expect(prices.histogram.every((bar) => bar === 0)).toBe(true)
  })

  it('PROD-08 the what-if margin moves the products without pricing of their own, and only those', () => {
    const bare = { ...product, pricingMode: null }
    const prices = repriced([bare, product], DEFAULT_PRICING_CONTEXT, { ...DEFAULT_WHAT_IF, retailMargin: 500_000 })
    expect([...prices.price]).toEqual([144_000_000, 100_000_000])
  })
})

describe('scenarioInput', () => {
  it('PAGE-04 changes the supplier’s price, duty, margin and ending of a single product', () => {
    const scenario = { baseCostChange: 100_000, importDuty: 50_000, margin: 300_000, priceEnding: '.95' } as const
    expect(scenarioInput({ ...product, pricingMode: 'manual', shippingCost: 7 }, scenario)).toMatchObject({
      baseCost: 66_000_000,
      shippingCost: 7,
      importDuty: 50_000,
      pricingMode: 'strategy',
      pricingStrategy: 'margin',
      pricingPercent: 300_000,
      priceEnding: '.95',
    })
    expect(scenarioInput(product, NO_SCENARIO)).toEqual(product)
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BulkEdit, bulkEffect, type BulkRow, type BulkVariant } from './bulk-edit.ts'
import { bulkSummary } from './bulk-summary.ts'
import { applyPatch } from './merge.ts'
import { MAX_UNITS } from './money.ts'
import { DEFAULT_PRICING_CONTEXT, DEFAULT_WHAT_IF, type PricingContext } from './pricing-rules.ts'
import { pricedVariants } from './variant-pricing.ts'

const USD = 1_000_000
const CENT = 10_000

const plain: BulkVariant = {
  id: 's',
  isActive: true,
  margin: 200_000,
  baseCost: null,
  retailPrice: null,
  tradePrice: null,
}
const dear: BulkVariant = { ...plain, id: 'm', baseCost: 25 * USD }
const priced: BulkVariant = { ...plain, id: 'p', retailPrice: 30 * USD }

/** Costs 20 and sells for 25; `dear` costs 25 and sells for 31.25. */
const shirt: BulkRow = {
  categoryId: null,
  brandId: null,
  isActive: true,
  tags: [],
  stock: null,
  margin: 200_000,
  floorOverride: '',
  baseCurrency: 'USD',
  baseCost: 20 * USD,
  shippingCost: 0,
  importDuty: 0,
  vatTax: null,
  additionalCosts: [],
  pricingMode: 'strategy',
  pricingStrategy: 'margin',
  pricingPercent: 200_000,
  pricingAmount: null,
  retailPrice: null,
  tradePrice: null,
  priceEnding: null,
  floorMargin: null,
  variants: [plain, dear],
}

function effect(edit: BulkEdit, of: BulkRow = shirt, context: Partial<PricingContext> = {}, isFloorStrict = false) {
  const contextOf = () => ({ ...DEFAULT_PRICING_CONTEXT, ...context })
  return bulkEffect(of, edit, { contextOf, whatIf: DEFAULT_WHAT_IF, isFloorStrict })
}

/** The prices of the variants after the edit. */
function sold(edit: BulkEdit, of: BulkRow = shirt, context: Partial<PricingContext> = {}) {
  const { variants = [], ...row } = applyPatch(of, effect(edit, of, context).patch as Record<string, unknown>)
  const figures = pricedVariants(row, variants, { ...DEFAULT_PRICING_CONTEXT, ...context })
  return Object.fromEntries(figures.map(({ id, effectivePrice }) => [id, effectivePrice]))
}

describe('a price change', () => {
  it('PROD-13 PRICE-08 raises each variant from its own price, and one without a difference still follows its product', () => {
    expect(effect({ priceChange: 100_000 }).patch).toEqual({
      pricingMode: 'manual',
      pricingAmount: 27 * USD + 50 * CENT,
      variants: { lines: { m: { retailPrice: 34 * USD + 38 * CENT } } },
    })
    expect(sold({ priceChange: 100_000 })).toEqual({ s: 27 * USD + 50 * CENT, m: 34 * USD + 38 * CENT })
  })

  it('PROD-13 PRICE-08 keeps every price at nought percent', () => {
    const all = { ...shirt, variants: [plain, dear, priced] }
    expect(sold({ priceChange: 0 }, all)).toEqual(sold({}, all))
  })

  it('PROD-13 PRICE-08 raises a price of its own', () => {
    expect(sold({ priceChange: 100_000 }, { ...shirt, variants: [priced] })).toEqual({ p: 33 * USD })
  })

  it('PROD-13 PRICE-08 PRICE-14 keeping the rule, each price is that of the exact percentage, halves rounded up', () => {
    const variants = [{ ...plain, baseCost: 227_400_000 }]
    const dinars = { ...shirt, baseCurrency: 'KWD', baseCost: 200_000_000, variants }
    const edit: BulkEdit = { priceChange: 100_000, priceChangeKeeps: 'rule' }
    expect(sold({}, dinars)).toEqual({ s: 284_250_000 })
    expect(sold(edit, dinars)).toEqual({ s: 312_680_000 })
    const marked = { ...dinars, pricingStrategy: 'markup' as const, pricingPercent: 250_000 }
    expect(sold(edit, marked)).toEqual({ s: 312_680_000 })
  })

  it('PROD-13 PRICE-08 PRICE-11 ends each variant as its product ends', () => {
    const ended: BulkRow = { ...shirt, priceEnding: '.99', variants: [plain, dear, priced] }
    expect(sold({ priceChange: 100_000 }, ended)).toEqual({
      s: 28 * USD + 99 * CENT,
      m: 35 * USD + 99 * CENT,
      p: 33 * USD + 99 * CENT,
    })
  })

  it('PROD-13 PRICE-08 PRICE-12 an ended price never falls below the floor of the own cost', () => {
    const context = { floorMargin: 200_000, priceEnding: '.99' } as const
    expect(sold({ priceChange: -500_000 }, shirt, context)).toEqual({
      s: 25 * USD + 99 * CENT,
      m: 31 * USD + 99 * CENT,
    })
  })

  it('PROD-13 PRICE-08 a stored price that variants share stays shared', () => {
    const stored: BulkRow = { ...shirt, pricingMode: 'retailPrice', retailPrice: 40 * USD }
    expect(effect({ priceChange: -100_000 }, stored).patch).toEqual({ retailPrice: 36 * USD })
  })

  it('PROD-13 PROD-08 starts from the what-if price of each variant', () => {
    expect(sold({ priceChange: 100_000 }, { ...shirt, pricingMode: null })).toEqual({ s: 44 * USD, m: 55 * USD })
  })

  it('PROD-13 PRICE-08 raises variants with costs of their own under a product without any', () => {
    const { patch } = effect({ priceChange: 100_000 }, { ...shirt, baseCost: 0, variants: [dear] })
    expect(patch).toEqual({ variants: { lines: { m: { retailPrice: 34 * USD + 38 * CENT } } } })
  })

  it('PROD-13 PRICE-08 builds on the cost and the strategy of the same edit', () => {
    const edit: BulkEdit = {
      costChange: 100_000,
      pricing: { strategy: 'markup', percent: 1_000_000 },
      priceChange: 500_000,
    }
    expect(sold(edit)).toEqual({ s: 66 * USD, m: 82 * USD + 50 * CENT })
  })

  it('PROD-13 PRICE-08 every variant moves by the percent, to the cent', () => {
    const amounts = fc.integer({ min: 100, max: 100_000 }).map((each) => each * CENT)
    const lines = fc.uniqueArray(
      fc.record({
        id: fc.constantFrom('a', 'b', 'c'),
        baseCost: fc.option(amounts, { nil: null }),
        retailPrice: fc.option(amounts, { nil: null }),
      }),
      { selector: ({ id }) => id, minLength: 1 },
    )
    const modes = fc.constantFrom('strategy' as const, 'retailPrice' as const)
    fc.assert(
      fc.property(lines, modes, fc.integer({ min: -90, max: 90 }), (own, pricingMode, percent) => {
        const variants = own.map((each) => ({ ...plain, ...each }))
        const row = { ...shirt, pricingMode, retailPrice: 40 * USD, variants }
        const before = sold({}, row)
        for (const [id, price] of Object.entries(sold({ priceChange: percent * 10_000 }, row))) {
          const cents = (before[id] ?? 0) / CENT
          expect(price).toBe(Math.round((cents * (100 + percent)) / 100) * CENT)
        }
      }),
    )
  })
})

describe('any other edit', () => {
  const all: BulkRow = { ...shirt, variants: [plain, dear, priced] }

  it('PROD-13 PRICE-08 a change of the cost moves what variants have of their own, and their prices by the rule', () => {
    expect(effect({ costChange: 100_000 }, all).patch).toEqual({
      baseCost: 22 * USD,
      variants: { lines: { m: { baseCost: 27 * USD + 50 * CENT } } },
    })
    expect(sold({ costChange: 100_000 }, all)).toEqual({
      s: 27 * USD + 50 * CENT,
      m: 34 * USD + 38 * CENT,
      p: 30 * USD,
    })
  })

  it.each([
    ['a strategy', { pricing: { strategy: 'margin', percent: 500_000 } }, { s: 40 * USD, m: 50 * USD, p: 30 * USD }],
    ['a price by hand', { pricing: { strategy: 'manual', amount: 9 * USD } }, { s: 9 * USD, m: 9 * USD, p: 30 * USD }],
    ['an ending', { priceEnding: '.99' }, { s: 25 * USD + 99 * CENT, m: 31 * USD + 99 * CENT, p: 30 * USD }],
    ['a trade price', { tradePrice: 9 * USD }, { s: 25 * USD, m: 31 * USD + 25 * CENT, p: 30 * USD }],
  ] satisfies [string, BulkEdit, object][])('PROD-13 PRICE-08 %s leaves them to follow', (_what, edit, prices) => {
    expect(effect(edit, all).patch).not.toHaveProperty('variants')
    expect(sold(edit, all)).toEqual(prices)
  })

  it('PROD-13 a figure of a variant that could not be kept refuses its product', () => {
    const huge: BulkRow = { ...shirt, variants: [plain, { ...priced, retailPrice: MAX_UNITS - USD }] }
    const { patch, after } = effect({ priceChange: 100_000 }, huge)
    expect([patch, after.flag]).toEqual([{}, 'out-of-range'])
    expect(effect({ isActive: false }, huge).patch).toEqual({ isActive: false })
  })

  it('PROD-13 a variant that has long been out of range holds up nothing else', () => {
    const huge: BulkRow = { ...shirt, variants: [plain, { ...dear, baseCost: MAX_UNITS - USD }] }
    const { patch, after } = effect({ isActive: false, pricing: { strategy: 'margin', percent: 500_000 } }, huge)
    expect([patch, after.flag]).toEqual([{ isActive: false, pricingPercent: 500_000 }, null])
  })
})

describe('the preview', () => {
  it('CHANGE-01 PRICE-08 tells the range of the prices and the lowest and mean margin', () => {
    const { before, after } = effect({ pricing: { strategy: 'manual', amount: 40 * USD } })
    expect([before.price, before.highest, before.margin]).toEqual([25 * USD, 31 * USD + 25 * CENT, 200_000])
    expect(after).toMatchObject({ price: 40 * USD, highest: 40 * USD, margin: 375_000, meanMargin: 437_500 })
  })

  it('CHANGE-01 PRICE-08 leaves out variants that are not sold, unless none is', () => {
    const idle = { ...dear, isActive: false }
    expect(effect({}, { ...shirt, variants: [plain, idle] }).before.highest).toBe(25 * USD)
    expect(effect({}, { ...shirt, variants: [idle] }).before).toMatchObject({ price: 25 * USD, highest: 25 * USD })
  })

  it('CHANGE-01 PRICE-12 counts a product once of which only a variant is below its floor', () => {
    const floored = { ...shirt, floorMargin: 150_000 }
    const byHand: BulkEdit = { pricing: { strategy: 'manual', amount: 26 * USD } }
    const { before, after } = effect(byHand, floored)
    expect([before.belowFloor, after.belowFloor, after.margin]).toEqual([false, true, 38_462])
    const effects = [effect(byHand, floored), effect(byHand, { ...floored, variants: [plain] })]
    expect(bulkSummary(effects)).toMatchObject({ belowFloor: 1, marginBefore: 200_000, marginAfter: 182_693 })
  })

  it('CHANGE-01 PRICE-12 refuses a product for a variant alone', () => {
    const floored: BulkRow = { ...shirt, floorMargin: 150_000 }
    expect(effect({ priceChange: -100_000 }, floored, {}, true).refusedByFloor).toMatchObject({ floor: 150_000 })
    expect(effect({ priceChange: -50_000 }, floored, {}, true).refusedByFloor).toBeUndefined()
    const byHand: BulkEdit = { pricing: { strategy: 'manual', amount: 26 * USD } }
    expect(effect(byHand, floored, {}, true).refusedByFloor).toMatchObject({ floor: 150_000 })
  })

  it('CHANGE-01 PRICE-04 a product is without a cost where a variant that is sold is', () => {
    const unknown = { ...dear, baseCost: 0 }
    expect(effect({}, { ...shirt, variants: [plain, unknown] }).before.flag).toBe('no-cost')
    expect(effect({}, { ...shirt, baseCost: 0, variants: [dear] }).before.flag).toBeNull()
  })
})

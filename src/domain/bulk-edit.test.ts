import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BulkEdit, bulkEffect, type BulkRow, type BulkDeps } from './bulk-edit.ts'
import type { PriceState } from './bulk-prices.ts'
import { bulkSummary } from './bulk-summary.ts'
import { pricing } from './pricing.ts'
import { DEFAULT_PRICING_CONTEXT, DEFAULT_WHAT_IF, type PricingContext } from './pricing-rules.ts'

const USD = 1_000_000
const CENT = 10_000

const row: BulkRow = {
  categoryId: null,
  brandId: null,
  isActive: true,
  tags: [],
  stock: null,
  margin: 200_000,
  floorOverride: '',
  baseCurrency: 'USD',
  baseCost: 60 * USD,
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
}
const bare: BulkRow = { ...row, pricingMode: null }
const free: BulkRow = { ...row, baseCost: 0 }

const ONE: PriceState = { price: null, highest: null, margin: null, meanMargin: null, belowFloor: false, flag: null }

function effect(edit: BulkEdit, of: BulkRow = row, context: Partial<PricingContext> = {}, isFloorStrict = false) {
  const deps: BulkDeps = {
    contextOf: (categoryId) => ({
      ...DEFAULT_PRICING_CONTEXT,
      ...context,
      categoryFloors: categoryId === 'strict' ? [500_000] : [],
    }),
    whatIf: DEFAULT_WHAT_IF,
    isFloorStrict,
  }
  return bulkEffect(of, edit, deps)
}

describe('one operation', () => {
  it.each([
    [{ categoryId: 'c' }, { categoryId: 'c' }],
    [{ categoryId: null }, {}],
    [{ brandId: 'b' }, { brandId: 'b' }],
    [{ isActive: false }, { isActive: false }],
    [{ isActive: true }, {}],
    [{ vatTax: 200_000 }, { vatTax: 200_000 }],
    [{ vatTax: null }, {}],
    [{ priceEnding: '.99' }, { priceEnding: '.99' }],
    [{ costChange: 50_000 }, { baseCost: 63 * USD }],
    [{ costChange: -1_000_000 }, { baseCost: 0 }],
    [{ shippingCost: 3 * USD }, { shippingCost: 3 * USD }],
    [{ shippingCost: 0 }, {}],
    [{ importDuty: 45_000 }, { importDuty: 45_000 }],
    [{ priceChange: 250_000, priceChangeKeeps: 'rule' }, { pricingPercent: 360_000 }],
    [{ priceChangeKeeps: 'rule' }, {}],
    [{ pricing: { strategy: 'markup', percent: 100_000 } }, { pricingStrategy: 'markup', pricingPercent: 100_000 }],
    [{ pricing: { strategy: 'margin', percent: 200_000 } }, {}],
    [
      { pricing: { strategy: 'manual', amount: 5 * USD } },
      { pricingMode: 'manual', pricingStrategy: 'manual', pricingAmount: 5 * USD },
    ],
    [{ priceChange: 100_000 }, { pricingMode: 'manual', pricingAmount: 82 * USD + 50 * CENT }],
    [{ tradePrice: 9 * USD }, { tradePrice: 9 * USD }],
    [{ floorMargin: 150_000 }, { floorMargin: 150_000 }],
    [{ stock: 12 }, { stock: 12 }],
    [{ stock: null }, {}],
    [{ addTags: ['new'], removeTags: ['gone'] }, { tags: { add: ['new'], remove: [] } }],
    [{ removeTags: ['gone'] }, {}],
    [{ floorOverride: 'Clearance' }, {}],
    [{}, {}],
  ] satisfies [BulkEdit, object][])('PROD-13 %j patches %j and nothing else', (edit, patch) => {
    expect(effect(edit).patch).toEqual(patch)
  })

  it('PROD-13 tags come and go one by one, and the others stay', () => {
    const tagged = { ...row, tags: ['gift', 'gone'] }
    const { tags } = effect({ addTags: ['new', 'gift'], removeTags: ['gone'] }, tagged).patch
    expect(tags).toEqual({ add: ['new'], remove: ['gone'] })
  })

  it('PROD-13 a price change keeps the mode of a stored retail price', () => {
    const stored = { ...row, pricingMode: 'retailPrice', retailPrice: 100 * USD } as const
    expect(effect({ priceChange: -100_000 }, stored).patch).toEqual({ retailPrice: 90 * USD })
  })

  it('PROD-13 a price change ends as prices end here, and not below the floor', () => {
    expect(effect({ priceChange: 100_000 }, row, { priceEnding: '.99' }).patch.pricingAmount).toBe(83 * USD + 99 * CENT)
    expect(
      effect({ priceChange: -500_000, priceEnding: '.99' }, { ...row, floorMargin: 100_000 }).patch.pricingAmount,
    ).toBe(66 * USD + 99 * CENT)
  })

  it('PROD-13 a price change starts from the what-if price where the row shows that', () => {
    expect(effect({ priceChange: 0 }, bare).patch).toEqual({ pricingMode: 'manual', pricingAmount: 120 * USD })
  })

  it('PROD-13 a price change leaves a product without a price alone', () => {
    expect(effect({ priceChange: 100_000 }, free).patch).toEqual({})
  })

  it('PROD-13 a price change that follows costs leaves the rule of a product alone that gives no price', () => {
    const edit = { priceChange: 80_000, priceChangeKeeps: 'rule' } as const
    for (const percent of [500_000, null]) {
      expect(effect(edit, { ...free, pricingPercent: percent })).toMatchObject({ patch: {}, priceFound: 'none' })
    }
  })

  it('PROD-13 a price change says which prices are fixed and stay so, and which products have none', () => {
    const edit = { priceChange: 100_000, priceChangeKeeps: 'rule' } as const
    const stored = { ...row, pricingMode: 'retailPrice', retailPrice: 100 * USD } as const
    const manual = { ...row, pricingMode: 'manual', pricingAmount: 90 * USD } as const
    const effects = [stored, manual, row, free].map((each) => effect(edit, each))
    expect(effects.map(({ priceFound }) => priceFound)).toEqual(['fixed', 'fixed', undefined, 'none'])
    expect(bulkSummary(effects)).toMatchObject({ count: 4, changed: 3, stayFixed: 2, unpriced: 1, becomeFixed: 0 })
    expect(effect({ importDuty: 10_000 }, stored).priceFound).toBeUndefined()
  })

  it.each([
    ['a negative price', { priceChange: -2_000_000 }],
    ['a price that is too large', { pricing: { strategy: 'margin', percent: 999_999 }, costChange: 900_000_000 }],
    ['a cost that is too large', { costChange: 100_000_000_000_000 }],
  ] satisfies [string, BulkEdit][])('PROD-13 %s is refused, and the product stays as it is', (_what, edit) => {
    const { patch, before, after } = effect({ ...edit, isActive: false })
    expect(patch).toEqual({})
    expect(after).toEqual({ ...before, flag: 'out-of-range' })
  })
})

describe('a floor that refuses', () => {
  const lower: BulkEdit = { pricing: { strategy: 'margin', percent: 100_000 } }
  const floored: BulkRow = { ...row, floorMargin: 150_000 }

  it('PRICE-12 leaves a product as it is whose price would go below it, and shows what it would be', () => {
    const { patch, before, after, refusedByFloor } = effect({ ...lower, isActive: false }, floored, {}, true)
    expect(patch).toEqual({})
    expect(refusedByFloor).toEqual({ field: 'pricingPercent', floor: 150_000 })
    expect([before.belowFloor, after.belowFloor, after.margin]).toEqual([false, true, 100_045])
  })

  it('PRICE-12 lets it pass with a reason, which goes only to the products that need one', () => {
    const reasoned = { ...lower, floorOverride: 'Clearance' }
    expect(effect(reasoned, floored, {}, true).patch).toEqual({ pricingPercent: 100_000, floorOverride: 'Clearance' })
    expect(effect(reasoned, row, {}, true).patch).toEqual({ pricingPercent: 100_000 })
  })

  it('PRICE-12 never refuses a cost, a category or a price that comes nearer', () => {
    expect(effect({ costChange: 500_000 }, floored, {}, true).refusedByFloor).toBeUndefined()
    expect(effect({ categoryId: 'strict' }, row, {}, true).refusedByFloor).toBeUndefined()
    const low = { ...floored, pricingPercent: 50_000, margin: 50_000 }
    expect(effect(lower, low, {}, true).patch).toEqual({ pricingPercent: 100_000 })
  })

  it('PRICE-12 only flags where the business does not ask for more', () => {
    expect(effect(lower, floored).patch).toEqual({ pricingPercent: 100_000 })
  })

  it('PRICE-12 PRICE-08 refuses for a variant alone', () => {
    const dear = { id: 'v', isActive: true, margin: 200_000, baseCost: null, retailPrice: 75 * USD, tradePrice: null }
    const withOne: BulkRow = {
      ...row,
      floorMargin: 150_000,
      pricingPercent: 400_000,
      margin: 400_000,
      variants: [dear],
    }
    expect(effect({ priceChange: -200_000 }, withOne, {}, true).refusedByFloor).toEqual({
      field: 'pricingAmount',
      floor: 150_000,
    })
    expect(effect({ priceChange: -50_000 }, withOne, {}, true).refusedByFloor).toBeUndefined()
  })

  it('CHANGE-01 PRICE-04 what an edit gives away has no margin, and enters no mean', () => {
    const free = effect({ priceChange: -1_000_000 })
    expect(free.after).toMatchObject({ price: 0, margin: null, meanMargin: null })
    expect(bulkSummary([free]).marginAfter).toBeNull()
  })

  it('CHANGE-01 the summary counts what is refused', () => {
    const effects = [effect(lower, floored, {}, true), effect(lower, row, {}, true)]
    expect(bulkSummary(effects)).toMatchObject({ count: 2, changed: 1, belowFloor: 0, refusedByFloor: 1 })
    expect(bulkSummary(effects).marginAfter).toBe(Math.round((200_000 + 100_045) / 2))
  })
})

describe('several operations', () => {
  it('PROD-13 margin 40, VAT 20 and ending .99 in one edit', () => {
    const edit: BulkEdit = { pricing: { strategy: 'margin', percent: 400_000 }, vatTax: 200_000, priceEnding: '.99' }
    expect(effect(edit, bare)).toEqual({
      patch: { pricingMode: 'strategy', pricingPercent: 400_000, vatTax: 200_000, priceEnding: '.99' },
      before: { ...ONE, price: 120 * USD, highest: 120 * USD, margin: 400_000, meanMargin: 400_000 },
      after: {
        ...ONE,
        price: 120 * USD + 99 * CENT,
        highest: 120 * USD + 99 * CENT,
        margin: 404_909,
        meanMargin: 404_909,
      },
    })
  })

  it('PROD-13 a price change builds on the strategy and the cost of the same edit', () => {
    const edit: BulkEdit = {
      priceChange: 100_000,
      pricing: { strategy: 'margin', percent: 500_000 },
      costChange: -500_000,
    }
    expect(effect(edit).patch).toEqual({
      baseCost: 30 * USD,
      pricingMode: 'manual',
      pricingPercent: 500_000,
      pricingAmount: 66 * USD,
    })
  })

  it('PRICE-12 a new category brings its floor', () => {
    const { before, after } = effect({ categoryId: 'strict' })
    expect([before.belowFloor, after.belowFloor]).toEqual([false, true])
  })

  it('PROD-13 a product without a cost takes the strategy, but gets no price and a flag', () => {
    const { patch, after } = effect({ pricing: { strategy: 'margin', percent: 400_000 } }, free)
    expect(patch).toEqual({ pricingPercent: 400_000 })
    expect(after).toEqual({ ...ONE, flag: 'no-cost' })
  })

  it('CHANGE-01 the effect is what pricing says before and after the patch', () => {
    const edits = fc.record<BulkEdit>(
      {
        costChange: fc.integer({ min: -900_000, max: 900_000 }),
        vatTax: fc.option(fc.integer({ min: 0, max: 300_000 }), { nil: null }),
        priceEnding: fc.constantFrom('none', '.99', 'nearest5', null),
        pricing: fc.constantFrom({ strategy: 'margin', percent: 333_333 }, { strategy: 'manual', amount: 7 * USD }),
        priceChange: fc.integer({ min: -500_000, max: 500_000 }),
        categoryId: fc.constantFrom('strict', 'other', null),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.constantFrom(row, bare, free), edits, (before, edit) => {
        const result = effect(edit, before)
        const edited = { ...before, ...result.patch }
        const floors = edited.categoryId === 'strict' ? [500_000] : []
        const priced = pricing(edited, { ...DEFAULT_PRICING_CONTEXT, categoryFloors: floors }, DEFAULT_WHAT_IF)
        expect(result.after).toMatchObject({
          price: priced.effectivePrice,
          belowFloor: priced.belowFloor,
          flag: priced.flag,
        })
        const after = { ...before, ...result.patch } as BulkRow
        expect(effect(edit, after).before).toEqual(result.after)
      }),
    )
  })
})

describe('margins', () => {
  it('PRICE-04 a price set by hand over an unknown cost has no margin to judge', () => {
    const { after } = effect({ pricing: { strategy: 'manual', amount: 5 * USD } }, free)
    expect(after).toEqual({ ...ONE, price: 5 * USD, highest: 5 * USD, flag: 'no-cost' })
  })
})

describe('bulkSummary', () => {
  it('CHANGE-01 sums up count, margins, floors and products without a cost', () => {
    const edit: BulkEdit = { pricing: { strategy: 'margin', percent: 400_000 } }
    const effects = [
      effect(edit),
      effect(edit, { ...row, pricingPercent: 400_000 }),
      effect(edit, { ...row, floorMargin: 500_000 }),
      effect(edit, free),
      effect({ priceChange: -2_000_000 }),
    ]
    expect(bulkSummary(effects)).toEqual({
      count: 5,
      changed: 3,
      marginBefore: 250_000,
      marginAfter: 350_000,
      belowFloor: 1,
      refusedByFloor: 0,
      stayFixed: 0,
      unpriced: 0,
      withoutCost: 1,
      refused: 1,
      becomeFixed: 0,
    })
  })

  it('CHANGE-01 has no mean margin where no product has one', () => {
    expect(bulkSummary([])).toMatchObject({ count: 0, marginBefore: null, marginAfter: null })
    expect(bulkSummary([effect({}, free)])).toMatchObject({ changed: 0, marginBefore: null, withoutCost: 1 })
  })
})

describe('a price changed by percent', () => {
  const kept = (priceChange: number, of: Partial<BulkRow>) =>
    effect({ priceChange, priceChangeKeeps: 'rule' }, { ...row, ...of })

  it('PROD-13 keeps the rule: the margin or markup gives the changed price, and goes on with the cost', () => {
    const raised = kept(100_000, {})
    expect(raised).toMatchObject({ patch: { pricingPercent: 272_727 }, after: { price: 82 * USD + 50 * CENT } })
    expect(raised).not.toHaveProperty('becomesFixed')
    expect(kept(100_000, { pricingStrategy: 'markup', pricingPercent: 500_000 }).patch).toEqual({
      pricingPercent: 650_000,
    })
    // Below the cost there is a markup but no margin.
    expect(kept(-500_000, { pricingStrategy: 'markup', pricingPercent: 500_000 }).patch).toEqual({
      pricingPercent: -250_000,
    })
    // The usual margin of the business becomes the product's own.
    expect(kept(100_000, { pricingPercent: null }).patch).toEqual({ pricingPercent: 90_909 })
  })

  it.each<readonly [string, number, Partial<BulkRow>]>([
    ['a margin below zero', -500_000, {}],
    ['a margin that cannot be reached', 100_000, { pricingPercent: 1_200_000 }],
    ['no pricing of its own', 100_000, { pricingMode: null }],
    ['a price of nothing', -1_000_000, { pricingStrategy: 'markup' }],
    ['a price of nothing by a margin', -1_000_000, {}],
    ['a margin whose steps are too wide for it', 1_000_000_000, {}],
    ['a markup whose steps are too wide for it', -999_999, { pricingStrategy: 'markup', pricingPercent: 500_000 }],
    ['a markup beyond the largest', 1_000_000_000, { pricingStrategy: 'markup', pricingPercent: 500_000 }],
  ])('PROD-13 says which become fixed prices all the same: %s', (_, priceChange, of) => {
    const result = kept(priceChange, of)
    expect(result).toMatchObject({ patch: { pricingMode: 'manual' }, becomesFixed: true })
    expect(bulkSummary([result]).becomeFixed).toBe(1)
  })

  it('PROD-13 a kept rule makes the price that was asked for, up to the largest percentages', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999 }),
        fc.oneof(fc.integer({ min: -1_000_000, max: 2_000_000 }), fc.integer({ min: 0, max: 1_000_000_000 })),
        fc.constantFrom('margin' as const, 'markup' as const),
        (pricingPercent, priceChange, pricingStrategy) => {
          const { patch, before, after } = kept(priceChange, { pricingStrategy, pricingPercent, baseCost: 6_000 * USD })
          if (after.flag === 'out-of-range') return
          const wanted = ((before.price ?? 0) * (1_000_000 + priceChange)) / 1_000_000
          expect(Math.abs((after.price ?? 0) - wanted)).toBeLessThanOrEqual(wanted / 5_000 + CENT)
          expect(patch.pricingMode === undefined || patch.pricingMode === 'manual').toBe(true)
        },
      ),
      { numRuns: 1_000 },
    )
  })

  it('PROD-13 says which become fixed prices where rules are not kept, and not of those that were', () => {
    expect(effect({ priceChange: 100_000 })).toMatchObject({ becomesFixed: true })
    expect(effect({ priceChange: 100_000 }, { ...row, pricingMode: 'manual', pricingAmount: USD })).not.toHaveProperty(
      'becomesFixed',
    )
  })
})

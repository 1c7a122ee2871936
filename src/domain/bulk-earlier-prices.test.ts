import { describe, expect, it } from 'vitest'
import { type BulkEdit, bulkEffect, type BulkRow } from './bulk-edit.ts'
import { priceReceipt } from './price-receipt.ts'
import { DEFAULT_PRICING_CONTEXT, type PricingContext } from './pricing-rules.ts'

const USD = 1_000_000
const CENT = 10_000

const then: PricingContext = { ...DEFAULT_PRICING_CONTEXT, taxRate: 200_000 }

/** Costs 100 with 20 % VAT, and sold for 200 since: 40 % of margin, before VAT on costs could be recovered. */
const mug: BulkRow = {
  categoryId: null,
  brandId: null,
  isActive: true,
  tags: [],
  stock: null,
  margin: 400_000,
  floorOverride: '',
  baseCurrency: 'USD',
  baseCost: 100 * USD,
  shippingCost: 0,
  importDuty: 0,
  vatTax: 200_000,
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

const SETTINGS: readonly Partial<PricingContext>[] = [
  { vatRecoverable: true },
  { pricesIncludeVat: true },
  { vatRecoverable: true, pricesIncludeVat: true },
]

function effect(edit: BulkEdit, now: Partial<PricingContext>, more: Partial<BulkRow> = {}) {
  const row = { ...mug, ...more }
  const deps = { contextOf: () => ({ ...then, ...now }), whatIf: null }
  return bulkEffect({ ...row, receipt: { ...priceReceipt(row, then) } }, edit, deps)
}

describe('products priced under earlier settings', () => {
  it.each(SETTINGS)('PROD-13 PRICE-06 a price is raised by percent from what it is, under %j', (now) => {
    const raised = { price: 220 * USD }
    const fixed = effect({ priceChange: 100_000 }, now)
    expect(fixed).toMatchObject({ before: { price: 200 * USD }, after: raised, becomesFixed: true })
    expect(fixed.patch).toEqual({ pricingMode: 'manual', pricingAmount: 220 * USD })
    const kept = effect({ priceChange: 100_000, priceChangeKeeps: 'rule' }, now)
    expect(kept).toMatchObject({ before: { price: 200 * USD }, after: raised })
    expect(Object.keys(kept.patch)).toEqual(['pricingPercent'])
  })

  it.each(SETTINGS)('PROD-13 PRICE-06 a markup meets the raised price, and so do variants, under %j', (now) => {
    const variant = { id: 'm', isActive: true, margin: null, baseCost: 50 * USD, retailPrice: null, tradePrice: null }
    const marked = { pricingStrategy: 'markup', pricingPercent: 500_000, variants: [variant] } as const
    const { before, after, patch } = effect({ priceChange: -100_000, priceChangeKeeps: 'rule' }, now, marked)
    expect([before.price, after.price]).toEqual([90 * USD, 81 * USD])
    expect(Object.keys(patch)).toEqual(['pricingPercent'])
  })

  it('PROD-13 PRICE-06 the ending in force applies to the raised price', () => {
    for (const keeps of [{}, { priceChangeKeeps: 'rule' }] as const) {
      const { before, after } = effect({ priceChange: 100_000, ...keeps }, { vatRecoverable: true, priceEnding: '.99' })
      expect([before.price, after.price]).toEqual([200 * USD, 220 * USD + 99 * CENT])
    }
  })

  it.each(SETTINGS)('PROD-13 PRICE-06 nought percent moves no price and no rule, under %j', (now) => {
    const ended = { ...now, priceEnding: '.99' } as const
    const same = { before: { price: 200 * USD }, after: { price: 200 * USD } }
    expect(effect({ priceChange: 0, priceChangeKeeps: 'rule' }, ended)).toMatchObject({ ...same, patch: {} })
    expect(effect({ priceChange: 0 }, ended)).toMatchObject(same)
  })

  it('PROD-13 PRICE-06 an edit that names no price moves none, not even the trade price', () => {
    for (const edit of [{ stock: 4 }, { tradePrice: 150 * USD }, { floorMargin: 500_000 }]) {
      expect(effect(edit, { vatRecoverable: true })).toMatchObject({
        before: { price: 200 * USD, margin: 400_000, belowFloor: false },
        after: { price: 200 * USD, margin: 400_000, belowFloor: 'floorMargin' in edit },
      })
    }
  })

  it('PROD-13 PRICE-06 a change by percent builds on a cost changed, or prices recalculated, before it', () => {
    const now = { vatRecoverable: true }
    expect(effect({ priceChange: 100_000, costChange: 200_000 }, now).after.price).toBe(220 * USD)
    expect(effect({ priceChange: 100_000, recalculate: true }, now)).toMatchObject({
      before: { price: 200 * USD },
      after: { price: 183 * USD + 34 * CENT },
    })
  })
})

import { expect, it } from 'vitest'
import { bulkEffect, type BulkRow } from './bulk-edit.ts'
import { priceReceipt } from './price-receipt.ts'
import { DEFAULT_PRICING_CONTEXT } from './pricing-rules.ts'

const USD = 1_000_000
const CENT = 10_000
const ENDED = { ...DEFAULT_PRICING_CONTEXT, priceEnding: '.99' as const }
const deps = { contextOf: () => ENDED, whatIf: null }

const row: BulkRow = {
  categoryId: null,
  brandId: null,
  isActive: true,
  tags: [],
  stock: null,
  margin: null,
  floorOverride: '',
  baseCurrency: 'USD',
  baseCost: 60 * USD,
  shippingCost: 0,
  importDuty: 0,
  vatTax: null,
  additionalCosts: [],
  pricingMode: 'retailPrice',
  pricingStrategy: 'margin',
  pricingPercent: 200_000,
  pricingAmount: null,
  retailPrice: 74 * USD + 10 * CENT,
  tradePrice: null,
  priceEnding: null,
  floorMargin: null,
}
const effect = (values: Partial<BulkRow>) => bulkEffect({ ...row, ...values }, { endPrices: true }, deps)

it('INS-03 PRICE-11 a typed price moves up to its ending, one that has it stays', () => {
  expect(effect({}).patch).toEqual({ retailPrice: 74 * USD + 99 * CENT })
  expect(effect({ pricingMode: 'manual', pricingAmount: 5 * USD }).patch).toEqual({
    pricingAmount: 5 * USD + 99 * CENT,
  })
  expect(effect({ retailPrice: 9 * USD + 99 * CENT })).toMatchObject({ patch: {} })
  expect(effect({ retailPrice: 9 * USD + 99 * CENT }).recalculates).toBeUndefined()
})

it('INS-03 PRICE-06 a price by margin that was made under another ending is made anew, and goes on following its cost', () => {
  const followed = { ...row, pricingMode: 'strategy' as const, retailPrice: null }
  const receipt = { ...priceReceipt(followed, DEFAULT_PRICING_CONTEXT) }
  const { patch, recalculates, before, after } = effect({ ...followed, receipt })
  expect([patch, recalculates, before.price, after.price]).toEqual([{}, true, 75 * USD, 75 * USD + 99 * CENT])
  const anew = { ...priceReceipt(followed, ENDED) }
  expect(effect({ ...followed, receipt: anew }).recalculates).toBeUndefined()
})

it('INS-03 PRICE-08 variants with a price of their own get its ending, the others follow their product', () => {
  const variant = { id: 'v', isActive: true, margin: null, baseCost: null, retailPrice: 80 * USD, tradePrice: null }
  const { patch } = effect({ variants: [variant, { ...variant, id: 'w', retailPrice: null }] })
  expect(patch).toEqual({
    retailPrice: 74 * USD + 99 * CENT,
    variants: { lines: { v: { retailPrice: 80 * USD + 99 * CENT } } },
  })
})

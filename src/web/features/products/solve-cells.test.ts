import { describe, expect, it } from 'vitest'
import { DEFAULT_PRICING_CONTEXT, type PricingContext } from '#domain/pricing-rules.ts'
import { pricing } from '#domain/pricing.ts'
import type { SolvedCell, SolvedPrice } from '#domain/solve-price.ts'
import { emptyRow, general } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { type SolveAnswer, solved, solvedPatch, startCells } from './solve-cells.ts'

const USD = 1_000_000
const PERCENT = 10_000
const nothing = { before: undefined, get: () => undefined, flagged: () => undefined }
const row: RowOfKind<'product'> = {
  ...(emptyRow(general(product), '019aa000-0000-7000-8000-000000000001', 1, nothing) as RowOfKind<'product'>),
  baseCost: 50 * USD,
  shippingCost: 10 * USD,
  pricingPercent: 40 * PERCENT,
}
const own = DEFAULT_PRICING_CONTEXT

function start(of: RowOfKind<'product'> = row, context: PricingContext = own): SolvedPrice {
  return startCells(of, pricing(of, context))
}

function answer(cell: SolvedCell, given: Partial<SolvedPrice> = {}, of = row, context = own): SolveAnswer {
  const found = solved(of, context, cell, { ...start(of, context), ...given })
  if ('problem' in found) throw new Error(found.problem)
  return found
}

describe('the calculator of a product', () => {
  it('PRICE-14 starts with what the product has, and finds just that again for every cell', () => {
    const cells = start()
    expect(cells).toEqual({
      shelfPrice: 100 * USD,
      margin: 40 * PERCENT,
      discount: 0,
      baseCost: 50 * USD,
      shippingCost: 10 * USD,
    })
    for (const cell of ['shelfPrice', 'margin', 'discount', 'baseCost', 'shippingCost'] as const) {
      expect(answer(cell).solved).toEqual(cells)
      expect(solvedPatch(row, answer(cell).solved, 'margin')).toEqual({})
    }
  })

  it('PRICE-14 a margin that follows from a price starts in hundredths of a percent', () => {
    const byHand = { ...row, pricingMode: 'manual', pricingAmount: 90 * USD } as const
    expect(start(byHand).margin).toBe(333_300)
    expect(start({ ...byHand, pricingAmount: 40 * USD }).margin).toBe(0)
  })

  it.each([
    ['shelfPrice', { margin: 50 * PERCENT }, 'margin', { pricingPercent: 50 * PERCENT }, 120 * USD],
    ['margin', { shelfPrice: 80 * USD }, 'byHand', { pricingAmount: 80 * USD }, 80 * USD],
    ['baseCost', { shelfPrice: 90 * USD }, 'byHand', { baseCost: 44 * USD, pricingAmount: 90 * USD }, 90 * USD],
    ['baseCost', { shelfPrice: 90 * USD }, 'margin', { baseCost: 44 * USD }, 90 * USD],
    ['shippingCost', { shelfPrice: 90 * USD }, 'margin', { shippingCost: 4 * USD }, 90 * USD],
    ['discount', { margin: 25 * PERCENT }, 'byHand', { pricingAmount: 100 * USD }, 100 * USD],
  ] as const)('PRICE-14 using a solved %s of %j by %s writes %j', (cell, given, way, fields, price) => {
    const patch = solvedPatch(row, answer(cell, given).solved, way)
    expect(patch).toMatchObject(fields)
    expect(pricing({ ...row, ...patch }, own).effectivePrice).toBe(price)
  })

  it('PRICE-14 says what the shopper pays after the discount, and what that leaves', () => {
    const { solved: cells, paid, ways } = answer('discount', { margin: 25 * PERCENT })
    expect(cells.discount).toBe(20 * PERCENT)
    expect(paid).toMatchObject({ effectivePrice: 80 * USD, profit: 20 * USD, marginPpm: 25 * PERCENT })
    expect(ways).toEqual(['byHand'])
  })

  it('PRICE-14 a price at a loss is kept by hand alone', () => {
    const { solved: cells, paid, ways } = answer('margin', { shelfPrice: 40 * USD })
    expect([cells.margin, paid.profit, ways]).toEqual([-50 * PERCENT, -20 * USD, ['byHand']])
  })

  it('PRICE-14 PRICE-11 goes through sales VAT and the ending of the settings of today', () => {
    const gross: PricingContext = { ...own, pricesIncludeVat: true, taxRate: 20 * PERCENT, priceEnding: '.99' }
    const { solved: cells, paid } = answer('shelfPrice', {}, row, gross)
    expect([cells.shelfPrice, paid.effectivePrice]).toEqual([120.99 * USD, 120.99 * USD])
    const patch = solvedPatch(row, answer('baseCost', { shelfPrice: 96 * USD }, row, gross).solved, 'byHand')
    expect(patch).toMatchObject({ baseCost: 38 * USD, pricingAmount: 96 * USD })
  })

  it('PRICE-14 PRICE-15 a solved cost replaces a converted one with its rate, and leaves the other alone', () => {
    const origin = { amount: '400', currency: 'CNY', to: 'USD', rate: '0.125', date: '2026-07-06', source: 'ECB' }
    const foreign = { ...row, baseCostOrigin: origin, shippingCostOrigin: origin }
    const patch = solvedPatch(foreign, answer('baseCost', { shelfPrice: 90 * USD }, foreign).solved, 'margin')
    expect(patch).toEqual({ baseCost: 44 * USD, baseCostOrigin: null })
  })

  it.each([
    ['baseCost', { shelfPrice: 0 }, 'no-price'],
    ['baseCost', { shelfPrice: 10 * USD, margin: 90 * PERCENT }, 'nothing-left'],
    ['discount', { margin: 50 * PERCENT }, 'nothing-left'],
    ['shelfPrice', { baseCost: 0, shippingCost: 0 }, 'no-cost'],
    ['shelfPrice', { margin: -1 }, 'percent-too-high'],
    ['shelfPrice', { baseCost: 900_000_000 * USD, margin: 999_999 }, 'too-large'],
  ] as const)('PRICE-14 a %s from %j has no answer: %s', (cell, given, problem) => {
    expect(solved(row, own, cell, { ...start(), ...given })).toEqual({ problem })
  })

  it('PRICE-14 PROD-08 a product without pricing of its own is solved as it will be priced then', () => {
    const bare = { ...row, pricingMode: null }
    const patch = solvedPatch(bare, answer('shelfPrice', { margin: 50 * PERCENT }, bare).solved, 'margin')
    expect(patch).toMatchObject({ pricingMode: 'strategy', pricingStrategy: 'margin', pricingPercent: 50 * PERCENT })
    expect(pricing({ ...bare, ...patch }, own).effectivePrice).toBe(120 * USD)
  })
})

import { describe, expect, it } from 'vitest'
import { DEFAULT_PRICING_CONTEXT, type PricingContext } from '#domain/pricing-rules.ts'
import { product } from '#contract/entities/product.ts'
import { fieldsOf } from '#contract/entity.ts'
import { pricedFields } from '#contract/priced-fields.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { earlierPrices, recalculationSummary } from './earlier-prices.ts'

const MINOR = 10_000

type ProductRow = RowOfKind<'product'>

/** A product as it was stored under a context. */
function stored(id: string, context: PricingContext, values: Partial<ProductRow> = {}): ProductRow {
  const fallbacks = Object.fromEntries(fieldsOf(product).map(([name, field]) => [name, field.fallback]))
  const row = { ...fallbacks, baseCurrency: 'EUR', baseCost: 1_000 * MINOR, ...values, id } as unknown as ProductRow
  return { ...row, ...pricedFields(row, context) }
}

const before: PricingContext = { ...DEFAULT_PRICING_CONTEXT, priceEnding: 'none' }

describe('prices made under an earlier setting', () => {
  it('PRICE-16 there are none while the settings are as they were', () => {
    expect(earlierPrices([stored('a', before), stored('b', before, { pricingMode: null })], () => before)).toEqual([])
  })

  it('PRICE-16 a new ending finds the products that it would move, with both prices', () => {
    const found = earlierPrices([stored('a', before), stored('b', before, { priceEnding: '.95' })], () => ({
      ...before,
      priceEnding: '.99',
    }))
    expect(found.map(({ id, before: was, after }) => [id, was.price, after.price])).toEqual([
      ['a', 1_250 * MINOR, 1_299 * MINOR],
    ])
  })

  it('PRICE-16 a setting that moves nothing makes nothing earlier', () => {
    expect(earlierPrices([stored('a', before)], () => ({ ...before, defaultMargin: 500_000 }))).toEqual([])
  })

  it('PRICE-16 finds a product without pricing of its own whose cost would come out otherwise', () => {
    const vat = { vatTax: 200_000, pricingMode: null }
    const found = earlierPrices([stored('a', before, vat)], () => ({ ...before, vatRecoverable: true }))
    expect(found.map((each) => [each.before.cost, each.after.cost, each.after.price])).toEqual([
      [1_200 * MINOR, 1_000 * MINOR, null],
    ])
  })

  it('CHANGE-01 PRICE-04 what is given away counts as a loss, and has no margin', () => {
    const free = { pricingMode: 'manual' as const, pricingAmount: 0 }
    const found = earlierPrices([stored('a', before, free)], () => ({ ...before, tradeMargin: 300_000 }))
    expect(recalculationSummary(found)).toMatchObject({ losingBefore: 1, losingAfter: 1, marginAfter: null })
  })

  it('CHANGE-01 sums up what a recalculation does', () => {
    const rows = [stored('a', before), stored('b', before, { pricingPercent: 100_000 })]
    const found = earlierPrices(rows, () => ({ ...before, floorMargin: 150_000, tradeMargin: 300_000 }))
    expect(recalculationSummary(found)).toMatchObject({
      count: 2,
      priceChanges: 0,
      belowFloorBefore: 1,
      belowFloorAfter: 1,
      losingAfter: 0,
    })
  })
})

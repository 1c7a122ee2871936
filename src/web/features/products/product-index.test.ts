import { describe, expect, it } from 'vitest'
import { DEFAULT_LIST_QUERY } from '#domain/list-query.ts'
import { DEFAULT_PRICING_CONTEXT, DEFAULT_WHAT_IF } from '#domain/pricing-rules.ts'
import type { AnyRow } from '#contract/entity.ts'
import { NO_CATEGORY, productFilter, productIndex, productQuery } from './product-index.ts'

const figures = { whatIf: DEFAULT_WHAT_IF, context: DEFAULT_PRICING_CONTEXT }
const stamps = { id: 'p', version: 1, createdAt: 0, updatedAt: 0 }
const unpriced: AnyRow = {
  ...stamps,
  categoryId: 'c',
  baseCurrency: 'USD',
  baseCost: 10_000_000,
  shippingCost: 0,
  importDuty: 0,
  vatTax: null,
  additionalCosts: [],
  pricingMode: null,
  pricingStrategy: null,
  pricingPercent: null,
  pricingAmount: null,
  retailPrice: null,
  tradePrice: null,
  priceEnding: '.99',
  floorMargin: null,
}
const category: AnyRow = { ...stamps, id: 'c', parentId: null, floorMargin: 600_000 }
const rows = { get: (kind: string, id: string) => (kind === 'category' && id === 'c' ? category : undefined) }

describe('a product list as the local copy answers it', () => {
  it('PROD-07 filters by status, category, brand and source, and by nothing when nothing is chosen', () => {
    expect(productFilter(DEFAULT_LIST_QUERY)).toEqual({ search: '', where: {} })
    expect(
      productFilter({ ...DEFAULT_LIST_QUERY, status: 'inactive', categoryId: 'c', brandId: 'b', source: 'imported' })
        .where,
    ).toEqual({ isActive: false, categoryId: 'c', brandId: 'b', source: 'imported' })
  })

  it('PROD-07 finds the products that are in no category', () => {
    expect(productFilter({ ...DEFAULT_LIST_QUERY, categoryId: NO_CATEGORY }).where).toEqual({ categoryId: null })
  })

  it('PROD-07 the order by name is the one without a sort', () => {
    expect(productQuery(DEFAULT_LIST_QUERY, DEFAULT_PRICING_CONTEXT)).not.toHaveProperty('sort')
    expect(
      productQuery({ ...DEFAULT_LIST_QUERY, sort: 'price', direction: 'desc', page: 3 }, DEFAULT_PRICING_CONTEXT),
    ).toMatchObject({
      sort: 'price',
      direction: 'desc',
      page: 3,
      figures,
    })
  })

  it('PROD-08 a product without pricing of its own is ordered by its what-if price, raised to the floor of its category', () => {
    const { price, margin } = productIndex.sorts
    expect(price?.absent?.(unpriced, figures, { get: () => undefined })).toBe(20_990_000)
    expect(price?.absent?.(unpriced, figures, rows)).toBe(30_990_000)
    expect(margin?.absent?.(unpriced, figures, rows)).toBeGreaterThan(590_000)
  })

  it('PROD-08 a product with pricing of its own and no price has no place by price', () => {
    const priced = { ...unpriced, pricingMode: 'manual' }
    expect(productIndex.sorts['price']?.absent?.(priced, figures, rows)).toBeNull()
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { catalogueFacts } from '#test/catalogue-facts.ts'
import { pricing } from '#domain/pricing.ts'
import type { PricedProduct } from '#domain/stock-facts.ts'
import type { ProductProblem } from '#domain/product-problem.ts'
import { DEFAULT_PRICING_CONTEXT, DEFAULT_WHAT_IF } from '#domain/pricing-rules.ts'
import type { AnyRow } from '#contract/entity.ts'
import { NO_CATEGORY, productListing } from '#contract/lists/product-listing.ts'
import { Collection } from '#web/kit/data/collection.ts'
import { indexFilter } from '#web/kit/list/index-filter.ts'
import { priceWhatIfBy, productConditions, productIndex } from './product-index.ts'

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

const BRAND = '0192d3a4-0000-7000-8000-000000000001'
const asked = (filters: Readonly<Record<string, string>>) =>
  indexFilter(
    productListing,
    { search: '', filters },
    productConditions((id) => [id, `${id} below`]),
  )

describe('a product list as the local copy answers it', () => {
  beforeAll(() => priceWhatIfBy(pricing))

  it('PROD-07 filters by status, category, brand and source, and by nothing when nothing is chosen', () => {
    expect(asked({})).toEqual({ search: '', where: {}, between: {} })
    expect(asked({ status: 'inactive', categoryId: 'c', brandId: BRAND, source: 'imported' }).where).toEqual({
      isActive: false,
      categoryId: ['c', 'c below'],
      brandId: BRAND,
      source: 'imported',
    })
    expect(asked({ status: 'all', brandId: 'no id', sku: 'MUG' }).where).toEqual({})
  })

  it('PROD-07 finds the products that are in no category', () => {
    expect(asked({ categoryId: NO_CATEGORY }).where).toEqual({ categoryId: null })
  })

  it('PRICE-12 NAV-08 each problem finds exactly the products that the facts of the catalogue count', () => {
    const sold: PricedProduct = {
      isActive: true,
      totalCost: 60,
      effectivePrice: 100,
      margin: 400_000,
      belowFloor: false,
    }
    const products = [
      sold,
      { ...sold, belowFloor: true },
      { ...sold, belowFloor: true, margin: -10_000 },
      { ...sold, margin: -1 },
      { ...sold, effectivePrice: null, margin: null },
      { ...sold, totalCost: 0, belowFloor: true, margin: null },
      { ...sold, isActive: false, margin: -1 },
    ]
    let version = 0
    let floor = 500_000
    const others = {
      get: () => undefined,
      version: () => version,
      all: (kind: string) => (kind === 'businessProfile' ? [{ ...stamps, isDefault: true, floorMargin: floor }] : []),
    }
    const collection = new Collection('product', productIndex, others)
    products.forEach((each, n) =>
      collection.setBase({
        ...stamps,
        ...each,
        keepsFloor: each.belowFloor ? 400_000 : 600_000,
        floorMargin: null,
        categoryId: null,
        id: `${n}`,
        nameKey: `${n}`,
        searchText: '',
      }),
    )
    const found = (problem: ProductProblem) => collection.index.ids(asked({ status: 'active', problem })).join('')
    expect(found('belowFloor')).toBe('12')
    expect(found('losing')).toBe('23')
    expect(found('attention')).toBe('123')
    expect(found('unpriced')).toBe('4')
    expect(found('withoutCost')).toBe('5')
    expect(catalogueFacts(products)).toMatchObject({ belowFloor: 2, losing: 2, unpriced: 1, withoutCost: 1 })
    collection.setBase({ ...stamps, ...sold, id: '3', nameKey: '3', searchText: '' })
    collection.flush()
    expect(found('losing')).toBe('2')
    floor = 700_000
    version += 1
    expect(found('belowFloor')).toBe('012')
  })

  it('PRICE-08 PRICE-12 a problem of a variant that is sold finds its product, also once it is read from disk', () => {
    let floor = 100_000
    const others = {
      get: () => undefined,
      version: () => floor,
      all: (kind: string) => (kind === 'businessProfile' ? [{ ...stamps, isDefault: true, floorMargin: floor }] : []),
    }
    const price = { totalCost: 60, effectivePrice: 100, margin: 400_000, keepsFloor: 400_000, isActive: true }
    const losing = { ...price, margin: -10_000, keepsFloor: -10_000 }
    const varied = [[], [price, losing], [price, { ...losing, isActive: false }], [price]]
    const made = new Collection('product', productIndex, others)
    varied.forEach((variants, n) =>
      made.setBase({
        ...(n === 3 ? losing : price),
        ...stamps,
        id: `${n}`,
        nameKey: `${n}`,
        searchText: '',
        floorMargin: null,
        categoryId: null,
        hasVariants: variants.length > 0,
        variants,
      }),
    )
    const loaded = new Collection('product', productIndex, others)
    loaded.load(structuredClone([...made.baseChunks()]))
    for (const collection of [made, loaded]) {
      const found = (problem: ProductProblem) => collection.index.ids(asked({ status: 'active', problem })).join('')
      floor = 100_000
      expect([found('losing'), found('belowFloor'), found('attention')]).toEqual(['1', '1', '1'])
      floor = 500_000
      expect([found('losing'), found('belowFloor')]).toEqual(['1', '0123'])
    }
  })

  it('API-03 PROD-07 a category finds what is in those below it too, as over REST', () => {
    const others = { get: () => undefined, version: () => 0, all: () => [] }
    const collection = new Collection('product', productIndex, others)
    const places = ['c', 'c below', 'd', null]
    places.forEach((categoryId, n) =>
      collection.setBase({ ...stamps, categoryId, id: `${n}`, nameKey: `${n}`, searchText: '' }),
    )
    const found = (categoryId: string) => collection.index.ids(asked({ categoryId })).join('')
    expect([found('c'), found('nobody’s'), found(NO_CATEGORY), found('')]).toEqual(['01', '', '3', '0123'])
  })

  it('PROD-08 a product without pricing of its own is ordered by its what-if price, raised to the floor of its category', () => {
    const { price, margin } = productIndex.sorts
    expect(price?.absent?.(unpriced, figures, { get: () => undefined })).toBe(20_990_000)
    expect(price?.absent?.(unpriced, figures, rows)).toBe(30_990_000)
    expect(margin?.absent?.(unpriced, figures, rows)).toBeGreaterThan(590_000)
  })

  it('PROD-08 where nobody has switched what-if prices on, a product without pricing has no place by price', () => {
    expect(productIndex.sorts['price']?.absent?.(unpriced, { ...figures, whatIf: null }, rows)).toBeNull()
  })

  it('PROD-08 a product with pricing of its own and no price has no place by price', () => {
    const priced = { ...unpriced, pricingMode: 'manual' }
    expect(productIndex.sorts['price']?.absent?.(priced, figures, rows)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { eanWithCheckDigit } from './ean.ts'
import { landedCost } from './landed-cost/landed-cost.ts'
import { shipmentCost } from './landed-cost/shipment-cost.ts'
import { marginHealth } from './margin-health.ts'
import { pricing } from './pricing.ts'
import { DEFAULT_PRICING_CONTEXT, DEFAULT_WHAT_IF } from './pricing-rules.ts'
import { isSampleId } from './sample-id.ts'
import { sampleShop } from './sample-shop.ts'
import { servicePricing } from './service-pricing.ts'
import { isUuid } from './uuid.ts'
import { missingCombinations } from './variants.ts'

const shop = sampleShop('EUR')
const floors = new Map(shop.categories.map(({ id, data }) => [id, data.floorMargin]))
const priced = shop.products.map(({ data }) =>
  pricing(data, { ...DEFAULT_PRICING_CONTEXT, categoryFloors: [floors.get(data.categoryId) ?? null] }),
)

describe('the sample shop', () => {
  it('has about 60 products, 8 categories in two levels and 6 brands, each with an id of its own', () => {
    expect(shop.products.length).toBeGreaterThanOrEqual(58)
    expect(shop.categories).toHaveLength(8)
    expect(shop.categories.filter(({ data }) => data.parentId === null)).toHaveLength(3)
    expect(shop.brands).toHaveLength(6)
    const parts = [
      ...shop.shipments.flatMap(({ lines, charges }) => [...lines, ...charges]),
      ...shop.priceLists.flatMap(({ prices }) => prices),
    ]
    const heads = [...shop.categories, ...shop.brands, ...shop.products, ...shop.services, ...shop.shipments]
    const ids = [...heads, ...shop.priceLists, ...parts].map(({ id }) => id)
    expect(ids.every(isUuid)).toBe(true)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.every(isSampleId)).toBe(true)
    expect(isSampleId('019aa000-0000-7000-8000-000000000001')).toBe(false)
  })

  it('names only its own categories and brands', () => {
    const ids = new Set([...shop.categories, ...shop.brands].map(({ id }) => id))
    const named = shop.products.flatMap(({ data }) => [data.categoryId, data.brandId ?? data.categoryId])
    const parents = shop.categories.flatMap(({ data }) => data.parentId ?? [])
    expect([...named, ...parents].filter((id) => !ids.has(id))).toEqual([])
  })

  it('gives each product an SKU and a barcode of its own', () => {
    const { products } = shop
    expect(new Set(products.map(({ data }) => data.sku)).size).toBe(products.length)
    expect(new Set(products.map(({ data }) => data.barcode)).size).toBe(products.length)
    expect(products[0]?.data).toMatchObject({ sku: 'TAB-001', barcode: '2900000000018' })
  })

  it('PRICE-12 shows the problems that a real catalogue has', () => {
    const healths = priced.flatMap(({ marginPpm, belowFloor, flag }) =>
      marginPpm === null || flag !== null ? [] : [marginHealth(marginPpm, belowFloor)],
    )
    const count = (health: string) => healths.filter((each) => each === health).length
    expect(priced.filter(({ flag }) => flag === 'no-cost')).toHaveLength(3)
    expect(count('losing')).toBe(2)
    expect(count('thin') + count('belowFloor')).toBeGreaterThanOrEqual(4)
    expect(count('healthy')).toBeGreaterThan(45)
    expect(priced.filter(({ belowFloor }) => belowFloor).length).toBeGreaterThanOrEqual(3)
  })

  it('PROD-08 holds products that only the what-if figures price', () => {
    const unpriced = shop.products.filter(({ data }) => data.pricingMode === null)
    expect(unpriced).toHaveLength(3)
    for (const { data } of unpriced) {
      expect(pricing(data, DEFAULT_PRICING_CONTEXT).effectivePrice).toBeNull()
      expect(pricing(data, DEFAULT_PRICING_CONTEXT, DEFAULT_WHAT_IF).effectivePrice).toBeGreaterThan(0)
    }
  })

  it('has the same number of minor units in every currency', () => {
    const yen = sampleShop('JPY').products
    const ownCost = ({ data }: (typeof yen)[number]) => (data.baseCostOrigin ? null : data.baseCost)
    expect(yen.map(ownCost)).toEqual(shop.products.map(ownCost))
    // Landed goods were paid in the supplier's currency: the yen has no minor unit, so they differ only by rounding.
    expect(yen.filter((row) => ownCost(row) === null)).toHaveLength(7)
    expect(yen.every(({ data }) => data.baseCurrency === 'JPY')).toBe(true)
  })

  it('SHIP-01 has a shipment that landed and an open one, in three currencies, complete', () => {
    expect(shop.shipments.map(({ landing }) => landing !== null)).toEqual([true, false])
    for (const { data, lines, charges } of shop.shipments) {
      const values = {
        lines: lines.map((row) => ({ ...row.data, id: row.id })),
        charges: charges.map((row) => ({ ...row.data, id: row.id })),
      }
      expect(landedCost(shipmentCost(data.currency, values, 'cif')).problems).toEqual([])
    }
    const used = shop.shipments.flatMap(({ lines, charges }) => [...lines, ...charges].map((row) => row.data.currency))
    expect([...new Set(used)].toSorted()).toEqual(['CNY', 'EUR', 'USD'])
  })

  it('PLIST-06 has a plain price list, and one with a rule, quantity breaks and prices of its own in another currency', () => {
    const [plain, shops] = shop.priceLists
    expect([plain?.data.ruleKind, plain?.data.customerGroup, plain?.prices.length]).toEqual(['none', '', 0])
    expect([shops?.data.ruleKind, shops?.data.currency, shops?.data.tiers.length]).toEqual(['margin', 'GBP', 2])
    const ids = new Set(shop.products.map(({ id }) => id))
    const named = shop.priceLists.flatMap(({ data, prices }) => [
      ...data.productIds,
      ...prices.map((row) => row.data.productId),
    ])
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter((id) => !ids.has(id))).toEqual([])
  })

  it('SERV-03 has services by the hour and in packages that earn something', () => {
    const services = shop.services.map(({ data }) => ({ model: data.pricingModel, ...servicePricing(data) }))
    expect(services.map(({ model }) => model)).toEqual(['package', 'hourly'])
    for (const { margin } of services) expect(margin).toBeGreaterThan(150_000)
  })

  it('PROD-16 has a product with variants for every combination of its options', () => {
    const [varied, ...more] = shop.products.filter(({ data }) => data.variants.length > 0)
    expect(more).toEqual([])
    expect(varied?.data.variants).toHaveLength(6)
    expect(missingCombinations(varied?.data.options ?? [], varied?.data.variants ?? [])).toEqual([])
    const codes = [...shop.products, ...(varied?.data.variants ?? []).map((data) => ({ data }))]
    expect(new Set(codes.map(({ data }) => data.barcode)).size).toBe(shop.products.length + 6)
  })
})

it.each([
  ['400638133393', '4006381333931'],
  ['590123412345', '5901234123457'],
  ['000000000000', '0000000000000'],
])('an EAN %s gets its check digit: %s', (digits, ean) => {
  expect(eanWithCheckDigit(digits)).toBe(ean)
})

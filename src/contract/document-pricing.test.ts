import { describe, expect, it } from 'vitest'
import { priceBook } from '#domain/price-list/price-book.ts'
import type { PricedItem, PriceListTerms } from '#domain/price-list/price-data.ts'
import { plainCost } from '#domain/price-formulas.ts'
import { documentTotals } from '#domain/documents/totals.ts'
import { linePrice, type PriceTerms, supplierPrice, unitCost } from '#domain/documents/line-price.ts'
import { newItem } from './document-new-item.ts'
import { pricedChange, repricedItems } from './document-repricing.ts'
import { type DocumentPricing, documentPricing } from './document-pricing.ts'
import type { AnyRow } from './entity.ts'
import type { PricingContext } from '#domain/pricing-rules.ts'
import { lacksPrice, NO_PRICE } from './unpriced-line.ts'

const EUR = 1_000_000
const cup: PricedItem = {
  productId: 'cup',
  variantId: '',
  currency: 'EUR',
  price: 20 * EUR,
  tradePrice: 15 * EUR,
  cost: plainCost(8 * EUR),
  pricesIncludeVat: false,
  taxRate: 190_000,
  taxRateNow: 190_000,
  floor: null,
  floorSource: null,
  ending: 'none',
  endingSource: 'profile',
  endingDirection: 'nearest',
}

const cafes: PriceListTerms = {
  id: 'cafes',
  title: 'Cafés',
  productIds: ['cup'],
  status: 'active',
  customerGroup: 'cafes',
  priority: 0,
  validFrom: null,
  validTo: null,
  currency: '',
  rates: null,
  ruleKind: 'percentOff',
  rulePercent: 100_000,
  basis: 'retail',
  withoutVat: false,
  priceEnding: null,
  tiers: [{ minQuantity: 240_000, percentOff: 50_000 }],
}

const terms: PriceTerms = {
  currency: 'EUR',
  pricesIncludeTax: false,
  taxRate: 190_000,
  taxCategory: null,
  priceListId: '',
  customerGroup: '',
  at: Date.parse('2026-11-22T12:00:00Z'),
  day: '2026-11-22',
  rates: { base: 'EUR', date: '2026-11-20', source: 'ECB', rates: { USD: '1.25' } },
  formats: { rate: (ppm) => `${ppm / 10_000}%`, quantity: (value) => String(value / 10_000), day: (day) => day },
}

const bookOf = (list: PriceListTerms) =>
  priceBook({ lists: [list], prices: [], scheduled: [], endings: { priceEnding: 'none', currencyEndings: [] } })
const book = bookOf(cafes)
const price = (change: Partial<PriceTerms>, quantity = 10_000, item = cup, list = cafes) =>
  linePrice(item, quantity, { ...terms, ...change }, bookOf(list)).unitPrice

describe('the price of a line', () => {
  it('DOC-19 a customer’s own list gives the price, and says so', () => {
    expect(linePrice(cup, 10_000, { ...terms, priceListId: 'cafes' }, book)).toEqual({
      unitPrice: 18 * EUR,
      priceRule: '10% off · Cafés',
    })
    expect(linePrice(cup, 10_000, terms, book)).toEqual({ unitPrice: 20 * EUR, priceRule: 'Product’s price' })
  })

  it.each<[rule: Partial<PriceListTerms>, says: string]>([
    [{}, '10% off, 5% off from 24 · Cafés'],
    [{ ruleKind: 'margin', rulePercent: 200_000 }, 'Margin 20%, 5% off from 24 · Cafés'],
    [{ ruleKind: 'tradePrice' }, 'Trade price, 5% off from 24 · Cafés'],
    [{ ruleKind: 'none' }, '5% off from 24 · Cafés'],
    [{ ruleKind: 'none', tiers: [{ minQuantity: 240_000, percentOff: -50_000 }] }, '5% on top from 24 · Cafés'],
  ])('DOC-19 PRICE-13 a line names the rule of its list and the break: %o is %s', (rule, says) => {
    const found = linePrice(cup, 240_000, { ...terms, priceListId: 'cafes' }, bookOf({ ...cafes, ...rule }))
    expect(found.priceRule).toBe(says)
  })

  it('CUST-01 PRICE-13 a list for a group gives the price to its customers, and to nobody else', () => {
    const shops = { ...cafes, customerGroup: 'Shops' }
    expect(price({ customerGroup: 'Shops' }, 10_000, cup, shops)).toBe(18 * EUR)
    expect(price({ customerGroup: 'Others' }, 10_000, cup, shops)).toBe(20 * EUR)
    expect(price({}, 10_000, cup, shops)).toBe(20 * EUR)
  })

  it('PLIST-06 the break of the quantity counts', () => {
    expect(price({ priceListId: 'cafes' }, 240_000)).toBe(17_100_000)
    expect(price({ priceListId: 'cafes' }, 239_999)).toBe(18 * EUR)
  })

  it('PLIST-07 a list that is over, not yet valid or switched off gives nothing', () => {
    const own = { priceListId: 'cafes' }
    expect(price(own, 10_000, cup, { ...cafes, validTo: '2026-11-21' })).toBe(20 * EUR)
    expect(price(own, 10_000, cup, { ...cafes, validFrom: '2026-11-23' })).toBe(20 * EUR)
    expect(price(own, 10_000, cup, { ...cafes, status: 'archived' })).toBe(20 * EUR)
  })

  it('PRICE-06 shop prices with VAT are taken apart, and put together where the document shows them so', () => {
    const shelf = { ...cup, price: 23_800_000, pricesIncludeVat: true }
    expect(price({}, 10_000, shelf)).toBe(20 * EUR)
    expect(price({ pricesIncludeTax: true }, 10_000, shelf)).toBe(23_800_000)
    expect(price({ pricesIncludeTax: true }, 10_000, cup)).toBe(23_800_000)
  })

  it('PLIST-06 DOC-04 many pieces at a price with VAT come to what was promised for them where the document has lines without it', () => {
    const shelf = { ...cup, price: 94_500_000, pricesIncludeVat: true }
    for (const [quantity, total] of [
      [10, 94_500],
      [250, 2_362_500],
    ] as const) {
      const unitPrice = price({}, quantity * 10_000, shelf) ?? 0
      const item = newItem('1', { quantity: quantity * 10_000, unitPrice, taxPercent: 190_000 })
      expect(documentTotals({ items: [item], taxBasis: 'net', pricesIncludeTax: false }).total).toBe(total * 10_000)
    }
  })

  it('PLIST-06 a list without VAT gives its price as it is, with VAT where the document shows it so, and by hand too', () => {
    const shelf = { ...cup, price: 23_800_000, pricesIncludeVat: true }
    const net = { ...cafes, ruleKind: 'none', withoutVat: true, tiers: [] } as const
    const own = { priceListId: 'cafes' }
    expect(price(own, 10_000, shelf, net)).toBe(20 * EUR)
    expect(price({ ...own, pricesIncludeTax: true }, 10_000, shelf, net)).toBe(23_800_000)
    expect(price({ ...own, pricesIncludeTax: true, taxRate: 0 }, 10_000, shelf, net)).toBe(20 * EUR)
    const byHand = {
      id: 'h',
      priceListId: 'cafes',
      productId: 'cup',
      variantId: '',
      currency: 'EUR',
      minQuantity: 0,
      price: 10 * EUR,
    }
    const written = priceBook({
      lists: [net],
      prices: [byHand],
      scheduled: [],
      endings: { priceEnding: 'none', currencyEndings: [] },
    })
    const handPrice = (change: Partial<PriceTerms>) =>
      linePrice(shelf, 10_000, { ...terms, ...own, ...change }, written).unitPrice
    expect(handPrice({})).toBe(10 * EUR)
    expect(handPrice({ pricesIncludeTax: true })).toBe(11_900_000)
  })

  it('DOC-16 a customer of another tax category pays the price without VAT, whichever way it is shown', () => {
    const shelf = { ...cup, price: 23_800_000, pricesIncludeVat: true }
    expect(price({ taxCategory: 'AE' }, 10_000, shelf)).toBe(20 * EUR)
    expect(price({ taxCategory: 'AE', pricesIncludeTax: true }, 10_000, shelf)).toBe(20 * EUR)
  })

  it('CUR-02 another currency converts at the known rate, and says so; without one there is no price', () => {
    expect(linePrice(cup, 10_000, { ...terms, currency: 'USD' }, book)).toEqual({
      unitPrice: 25 * EUR,
      priceRule: 'Product’s price · from EUR at the rate of 2026-11-20',
    })
    expect(price({ currency: 'XTS' })).toBeNull()
    expect(unitCost(cup, { ...terms, currency: 'USD' })).toBe(10 * EUR)
  })
})

describe('the price of an ordered line', () => {
  it('SHIP-04 is what the supplier asks, in the currency of the order', () => {
    expect(supplierPrice(8 * EUR, 'EUR', terms)).toEqual({ unitPrice: 8 * EUR, priceRule: 'Supplier price' })
    expect(supplierPrice(8 * EUR, 'EUR', { ...terms, currency: 'USD' }).unitPrice).toBe(10 * EUR)
  })
})

describe('what was picked', () => {
  const sources = { productOf: () => undefined, contextOf: () => ({}) as PricingContext, book }
  const of = (documentType: 'invoice' | 'purchaseorder', row?: AnyRow) =>
    documentPricing(
      {
        row: { documentType, currency: 'EUR', pricesIncludeTax: false },
        customer: undefined,
        profile: undefined,
        at: terms.at,
        day: terms.day,
        rates: terms.rates,
        formats: terms.formats,
      },
      { ...sources, productOf: () => row },
    )
  const found = { kind: 'product', found: { productId: 'kiln', variantId: '', sku: 'K', name: 'Kiln' } } as const

  it('DOC-19 a product without a price asks for one instead of being sold for nothing', () => {
    const picked = of('invoice').picked(found, 10_000)
    expect(picked).toMatchObject({ unitPrice: 0, priceRule: NO_PRICE })
    expect(lacksPrice(newItem('1', picked))).toBe(true)
    expect(
      lacksPrice(newItem('1', { ...picked, ...pricedChange(newItem('1', picked), { unitPrice: 0 }, of('invoice')) })),
    ).toBe(false)
  })

  it('SHIP-04 DOC-19 an order of a product whose cost is not known asks for the supplier’s price', () => {
    const row = { id: 'kiln', version: 0, createdAt: 0, updatedAt: 0, baseCost: 0, baseCurrency: 'EUR', variants: [] }
    expect(of('purchaseorder', row).picked(found, 10_000)).toMatchObject({ unitPrice: 0, priceRule: NO_PRICE })
    expect(of('purchaseorder', { ...row, baseCost: EUR }).picked(found, 10_000)).toMatchObject({ unitPrice: EUR })
  })
})

describe('a change of a line', () => {
  const pricing = {
    terms,
    priceOf: ({ quantity }) => linePrice(cup, quantity, { ...terms, priceListId: 'cafes' }, book),
  } as Pick<DocumentPricing, 'terms' | 'priceOf'> as DocumentPricing
  const ruled = newItem('1', { productId: 'cup', unitPrice: 18 * EUR, priceRule: '10% off · Cafés' })

  it('DOC-19 a rule’s price follows the quantity', () => {
    expect(pricedChange(ruled, { quantity: 240_000 }, pricing)).toMatchObject({
      quantity: 240_000,
      unitPrice: 17_100_000,
    })
  })

  it('DOC-19 a typed price stands, and is no rule’s from then on', () => {
    expect(pricedChange(ruled, { unitPrice: 16 * EUR }, pricing)).toEqual({ unitPrice: 16 * EUR, priceRule: '' })
    const typed = { ...ruled, priceRule: '' }
    expect(pricedChange(typed, { quantity: 240_000 }, pricing)).toEqual({ quantity: 240_000 })
  })

  it('DOC-19 another customer reprices the lines of rules alone', () => {
    const typed = newItem('2', { productId: 'cup', unitPrice: 19 * EUR })
    const old = { ...ruled, unitPrice: 20 * EUR, priceRule: 'Product’s price' }
    const repriced = repricedItems({ items: [old, typed, ruled] }, pricing)
    expect(repriced).toEqual({
      edit: { lines: { 1: { unitPrice: 18 * EUR, priceRule: '10% off · Cafés' } } },
      prices: 1,
    })
  })
})

import { expect, it } from 'vitest'
import { contextOf, EUR, insightsOf, invoiceOf, PERCENT, productAt, productsOf, sourcesOf } from '#test/insight-shop.ts'
import { dismissalsOf } from '../dismissals.ts'
import { findInsights } from '../find-insights.ts'
import { pricesToEnd } from './ending-rule.ts'

const duty = { importDuty: 4 * PERCENT, categoryId: 'c' }

it('INS-01 products without import duty are told where three siblings, and three quarters of the category, have some', () => {
  const having = ['1', '2', '3'].map((id) => productAt(id, 50, 100, duty))
  const lacking = productAt('a', 50, 100, { categoryId: 'c' })
  const [insight] = insightsOf('dutyMissing', { products: [...having, lacking] })
  expect(insight).toMatchObject({
    id: 'dutyMissing:c',
    impact: 'medium',
    productId: 'a',
    facts: { count: 1, category: 'Category c', rate: 4 * PERCENT, product: 'Product a' },
    act: { type: 'set-costs', productIds: ['a'], field: 'importDuty', ppm: 4 * PERCENT },
    stake: null,
  })
  const another = productAt('b', 50, 100, { categoryId: 'c' })
  expect(insightsOf('dutyMissing', { products: [...having, lacking, another] })).toEqual([])
  expect(insightsOf('dutyMissing', { products: [...having.slice(1), lacking] })).toEqual([])
})

it('INS-01 duty of a landed shipment is duty, and neither inactive products nor those without goods lack any', () => {
  const having = ['1', '2', '3'].map((id) => productAt(id, 50, 100, duty))
  const products = [
    ...having,
    productAt('landed', 50, 100, {
      categoryId: 'c',
      additionalCosts: [{ id: 'landed-duty', label: 'Import duty', amount: 2 * EUR }],
    }),
    productAt('inactive', 50, 100, { categoryId: 'c', isActive: false }),
    productAt('empty', 0, 100, { categoryId: 'c' }),
  ]
  expect(insightsOf('dutyMissing', { products })).toEqual([])
})

it('INS-01 missing duty is worth what it costs at the quantities of a year', () => {
  const products = [
    ...['1', '2', '3'].map((id) => productAt(id, 50, 100, duty)),
    productAt('a', 50, 100, { categoryId: 'c' }),
  ]
  const documents = [invoiceOf('1', '2026-06-01', [{ productId: 'a', quantity: 30_000, unitPrice: 100 * EUR }])]
  expect(insightsOf('dutyMissing', { products, documents })[0]?.stake).toEqual({
    units: 6 * EUR,
    currency: 'EUR',
    per: 'year',
  })
})

it('INS-01 VAT on cost that was never entered is missing; one of 0, and any that is reclaimed, is not', () => {
  const having = ['1', '2', '3', '4', '5', '6'].map((id) =>
    productAt(id, 50, 100, { categoryId: 'c', vatTax: 19 * PERCENT }),
  )
  const products = [
    ...having,
    productAt('a', 50, 100, { categoryId: 'c' }),
    productAt('zero', 50, 100, { categoryId: 'c', vatTax: 0 }),
  ]
  const found = insightsOf('vatMissing', { products })
  expect(found).toMatchObject([{ act: { productIds: ['a'], field: 'vatTax', ppm: 19 * PERCENT } }])
  expect(insightsOf('vatMissing', { products, context: contextOf({ vatRecoverable: true }) })).toEqual([])
})

it('INS-02 another product that lacks the same is another cause, its name is not', () => {
  const products = [
    ...['1', '2', '3', '4', '5', '6'].map((id) => productAt(id, 50, 100, duty)),
    productAt('a', 50, 100, { categoryId: 'c' }),
  ]
  const causeOf = (rows: typeof products) => insightsOf('dutyMissing', { products: rows })[0]?.cause
  const cause = causeOf(products)
  expect(causeOf(products.toReversed().map((row) => ({ ...row, name: 'Renamed' })))).toBe(cause)
  const other = productAt('b', 50, 100, { categoryId: 'c' })
  expect(causeOf([...products, other])).not.toBe(cause)
  expect(causeOf([...products.slice(0, -1), other])).not.toBe(cause)
})

it('PRICE-11 prices without the ending in force are told once for each currency and ending, with the prices to set', () => {
  const products = [
    productAt('right', 5, 9.99),
    productAt('wrong', 5, 9.5),
    productAt('own', 5, 9.99, { priceEnding: '.49' }),
    productAt('inactive', 5, 9.5, { isActive: false }),
    productAt('unpriced', 5, null),
  ]
  const sources = sourcesOf({ products, context: contextOf({ priceEnding: '.99' }) })
  const found = insightsOf('endingMissed', { products, context: sources.book.context })
  expect(found.map(({ id, productId, act }) => [id, productId, act])).toEqual([
    ['endingMissed:EUR .49', 'own', { type: 'end-prices', currency: 'EUR', ending: '.49' }],
    ['endingMissed:EUR .99', 'wrong', { type: 'end-prices', currency: 'EUR', ending: '.99' }],
  ])
  expect(pricesToEnd(sources.book, 'EUR', '.99')).toEqual([{ productId: 'wrong', variantId: '', price: 9.99 * EUR }])
  expect(pricesToEnd(sources.book, 'EUR', '.49')).toEqual([{ productId: 'own', variantId: '', price: 10.49 * EUR }])
  expect(pricesToEnd(sources.book, 'USD', '.99')).toEqual([])
})

it('INS-01 sales count by the day that is asked for, also in a book that was asked before', () => {
  const product = productAt('a', 90, 100)
  const documents = [invoiceOf('1', '2026-06-01', [{ productId: 'a', quantity: 30_000, unitPrice: 100 * EUR }])]
  const sources = sourcesOf({ products: [product], documents })
  const periodOn = (today: string) =>
    findInsights({ ...sources, today }, dismissalsOf([]), 1).get('lowMargin')?.insights[0]?.stake?.per
  expect([periodOn('2026-07-06'), periodOn('2027-07-06'), periodOn('2026-05-01')]).toEqual(['year', 'piece', 'piece'])
})

it('INS-01 a SKU that several products have is told whatever its case, that of a variant too, and a blank one never', () => {
  const variant = {
    name: '',
    optionValues: [],
    isActive: true,
    totalCost: 50 * EUR,
    effectivePrice: 100 * EUR,
    margin: 50 * PERCENT,
  }
  const products = [
    productAt('a', 50, 100, { sku: 'AB-1' }),
    productAt('b', 50, 100, { sku: 'other', variants: [{ ...variant, id: 'v', sku: ' ab-1 ' }] }),
    productAt('c', 50, 100, { sku: 'unique' }),
    productAt('d', 50, 100),
    productAt('e', 50, 100, { sku: ' ' }),
  ]
  const [insight, ...others] = insightsOf('skuTwice', { products })
  expect(others).toEqual([])
  expect(insight).toMatchObject({
    id: 'skuTwice:ab-1',
    productId: null,
    facts: { sku: 'ab-1', count: 2 },
    act: { type: 'open-products', productIds: ['a', 'b'] },
  })
})

it('INS-01 a list price above the retail price is told, with or without VAT as the list has it', () => {
  const gross = productAt('a', 50, 119, { receipt: { engine: 1, pricesIncludeVat: true, taxRate: 190_000 } })
  const listed = (id: string, price: number, values = {}) => ({
    id,
    priceListId: 'list',
    listTitle: 'Dealers',
    productId: 'a',
    variantId: '',
    currency: 'EUR',
    price: price * EUR,
    withoutVat: false,
    ...values,
  })
  const listPrices = [
    listed('same', 119),
    listed('dear', 119.01),
    listed('net', 110, { withoutVat: true }),
    listed('low', 100, { withoutVat: true }),
    listed('dollars', 500, { currency: 'USD' }),
    listed('unknown', 500, { productId: 'gone' }),
  ]
  const found = insightsOf('listAboveRetail', { products: [gross], listPrices })
  expect(found.map(({ id, act }) => [id, act])).toEqual([
    [
      'listAboveRetail:dear',
      { type: 'set-list-price', priceListPriceId: 'dear', price: { units: 119 * EUR, currency: 'EUR' } },
    ],
    [
      'listAboveRetail:net',
      { type: 'set-list-price', priceListPriceId: 'net', price: { units: 100 * EUR, currency: 'EUR' } },
    ],
  ])
  expect(productsOf('listAboveRetail', { products: [{ ...gross, isActive: false }], listPrices })).toEqual([])
})

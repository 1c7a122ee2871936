import { expect, it } from 'vitest'
import { contextOf, EUR, insightsOf, invoiceOf, PERCENT, productAt, productsOf } from '#test/insight-shop.ts'
import type { InsightProduct } from '../product-figures.ts'

/** A product with a given margin at a price of 100. */
function atMargin(id: string, percent: number, values: Partial<InsightProduct> = {}): InsightProduct {
  return productAt(id, 100 - percent, 100, values)
}

it('INS-01 a margin above 0 and below 15 % is low; one of 15 %, of 0 and a loss are not', () => {
  const products = [15, 14.99, 0.01, 0, -5].map((percent) => atMargin(String(percent), percent))
  expect(productsOf('lowMargin', { products })).toEqual(['0.01', '14.99'])
})

it('INS-01 inactive products, and those without a price or a cost, have no low margin', () => {
  const products = [
    atMargin('inactive', 10, { isActive: false }),
    productAt('unpriced', 90, null),
    productAt('costless', 0, 100),
    productAt('free', 90, 0),
  ]
  expect(productsOf('lowMargin', { products })).toEqual([])
})

it('INS-01 a low margin says what it is, its figures, the money at stake and the act', () => {
  const [insight] = insightsOf('lowMargin', { products: [atMargin('a', 10)] })
  expect(insight).toMatchObject({
    id: 'lowMargin:a',
    type: 'warning',
    impact: 'medium',
    category: 'margin',
    productId: 'a',
    isExample: false,
    facts: { product: 'Product a', margin: 10 * PERCENT, limit: 15 * PERCENT },
    // At 15 % the price is rounded down to 105.88, whose margin is below it.
    act: { type: 'reprice', productIds: ['a'], marginPpm: 151_000 },
  })
  const figures = insight?.evidence.map(({ figure, value, row }) => [figure, value, row.id])
  expect(figures).toEqual([
    ['price', { type: 'money', money: { units: 100 * EUR, currency: 'EUR' } }, 'a'],
    ['cost', { type: 'money', money: { units: 90 * EUR, currency: 'EUR' } }, 'a'],
    ['margin', { type: 'percent', ppm: 10 * PERCENT }, 'a'],
  ])
  // 90 / 0.85 − 100
  expect(insight?.stake).toEqual({ units: 5_880_000, currency: 'EUR', per: 'piece' })
})

it('INS-01 the money at stake is that of a year where the product was sold, less what came back', () => {
  const products = [atMargin('a', 10)]
  const sold = (id: string, day: string, quantity: number, values = {}) =>
    invoiceOf(id, day, [{ productId: 'a', quantity, unitPrice: 100 * EUR }], values)
  const documents = [
    sold('1', '2026-07-06', 30_000),
    sold('2', '2025-07-07', 20_000),
    sold('3', '2025-07-06', 500_000),
    sold('4', '2026-07-07', 500_000),
    sold('5', '2026-07-01', 500_000, { status: 'draft' }),
    sold('6', '2026-07-01', 500_000, { documentType: 'quote', status: 'accepted' }),
    sold('7', '2026-07-01', 10_000, { documentType: 'creditnote', status: 'applied' }),
  ]
  const [insight] = insightsOf('lowMargin', { products, documents })
  expect(insight?.stake).toEqual({ units: 23_530_000, currency: 'EUR', per: 'year' })
})

it('INS-01 of a product with variants the sold one with the lowest margin counts', () => {
  const variant = { sku: '', isActive: true, totalCost: 60 * EUR, effectivePrice: 100 * EUR, margin: 40 * PERCENT }
  const variants = [
    { ...variant, id: 'good' },
    { ...variant, id: 'thin', totalCost: 92 * EUR, margin: 8 * PERCENT },
    { ...variant, id: 'gone', totalCost: 99 * EUR, margin: PERCENT, isActive: false },
  ]
  const [insight] = insightsOf('lowMargin', { products: [atMargin('a', 2, { variants })] })
  expect(insight?.facts).toMatchObject({ margin: 8 * PERCENT })
})

it('INS-01 a margin below 70 % of the average of its category is unusual, one of exactly 70 % is not', () => {
  const inCategory = (id: string, percent: number) => atMargin(id, percent, { categoryId: 'c' })
  // The average of 28, 40 and 52 is 40, and 70 % of it are 28.
  expect(productsOf('unusualMargin', { products: [28, 40, 52].map((each) => inCategory(String(each), each)) })).toEqual(
    [],
  )
  const products = [27, 41, 52].map((each) => inCategory(String(each), each))
  const [insight, ...others] = insightsOf('unusualMargin', { products })
  expect(others).toEqual([])
  expect(insight).toMatchObject({
    productId: '27',
    impact: 'medium',
    facts: { category: 'Category c', average: 40 * PERCENT, margin: 27 * PERCENT },
    act: { type: 'reprice', marginPpm: 40 * PERCENT },
  })
})

it('INS-01 the average of a category is over its active products, and over no other category', () => {
  const products = [
    atMargin('a', 20, { categoryId: 'c' }),
    atMargin('b', 30, { categoryId: 'c' }),
    atMargin('inactive', 90, { categoryId: 'c', isActive: false }),
    atMargin('other', 90, { categoryId: 'd' }),
    atMargin('none', 5),
  ]
  expect(productsOf('unusualMargin', { products })).toEqual([])
})

it('INS-01 a loss is an unusual margin too, and where the whole category loses nothing is unusual', () => {
  const at = (id: string, percent: number) => atMargin(id, percent, { categoryId: 'c' })
  expect(insightsOf('unusualMargin', { products: [at('a', -10), at('b', 50)] })[0]).toMatchObject({
    productId: 'a',
    impact: 'high',
  })
  expect(productsOf('unusualMargin', { products: [at('a', -10), at('b', -50)] })).toEqual([])
})

it('INS-01 a cost above 125 % of the average of its category is high, one of exactly 125 % is not', () => {
  const costing = (id: string, cost: number) => productAt(id, cost, 1_000, { categoryId: 'c' })
  // The average of 125, 75 and 100 is 100.
  expect(productsOf('highCost', { products: [125, 75, 100].map((each) => costing(String(each), each)) })).toEqual([])
  const [insight, ...others] = insightsOf('highCost', {
    products: [130, 70, 100].map((each) => costing(String(each), each)),
  })
  expect(others).toEqual([])
  expect(insight).toMatchObject({
    productId: '130',
    impact: 'low',
    facts: { cost: { units: 130 * EUR }, average: { units: 100 * EUR, currency: 'EUR' } },
    stake: null,
    act: { type: 'open-costs', productId: '130' },
  })
})

it('INS-01 a dear product is graver only where its margin is below that of its category', () => {
  const costing = (id: string, cost: number, price: number) => productAt(id, cost, price, { categoryId: 'c' })
  const cheap = ['a', 'b', 'c'].map((id) => costing(id, 10, 20))
  expect(insightsOf('highCost', { products: [...cheap, costing('dear', 90, 200)] })[0]?.impact).toBe('low')
  expect(insightsOf('highCost', { products: [...cheap, costing('dear', 90, 100)] })[0]?.impact).toBe('medium')
})

it('INS-01 a price below the cost is told as a loss, once', () => {
  const [insight, ...others] = insightsOf('belowCost', { products: [productAt('a', 100, 50), productAt('b', 50, 50)] })
  expect(others).toEqual([])
  expect(insight).toMatchObject({
    productId: 'a',
    impact: 'high',
    facts: { price: { units: 50 * EUR }, cost: { units: 100 * EUR } },
    stake: { units: 50 * EUR, per: 'piece' },
  })
  const [given] = insightsOf('belowCost', { products: [productAt('a', 100, 0)] })
  expect(given, 'given away').toMatchObject({
    facts: { price: { units: 0 } },
    stake: { units: 100 * EUR, per: 'piece' },
  })
  const inCategory = [productAt('a', 100, 50, { categoryId: 'c' }), productAt('b', 10, 50, { categoryId: 'c' })]
  const withGood = [...inCategory, ...['x', 'y', 'z'].map((id) => productAt(id, 10, 50, { categoryId: 'c' }))]
  expect(productsOf('unusualMargin', { products: withGood })).toEqual(['a'])
  expect(productsOf('belowCost', { products: withGood })).toEqual([])
})

it('INS-02 a price with VAT stands beside the one that its margin is made from', () => {
  const receipt = { engine: 1, pricesIncludeVat: true, taxRate: 20 * PERCENT }
  const [insight] = insightsOf('lowMargin', {
    products: [productAt('a', 90, 120, { receipt, margin: 10 * PERCENT })],
    context: contextOf({ pricesIncludeVat: true, taxRate: 20 * PERCENT }),
  })
  expect(insight?.evidence.map(({ figure }) => figure)).toEqual(['grossPrice', 'netPrice', 'cost', 'margin'])
})

it('INS-01 costs of other currencies count at the rates of the shop; without a rate they are neither judged nor counted', () => {
  const costing = (id: string, cost: number, baseCurrency: string) =>
    productAt(id, cost, 1_000, { categoryId: 'c', baseCurrency })
  const products = [costing('a', 100, 'EUR'), costing('b', 100, 'EUR'), costing('dollars', 190, 'USD')]
  expect(productsOf('highCost', { products, context: contextOf({}, { USD: 0.9 }) })).toEqual(['dollars'])
  expect(productsOf('highCost', { products, context: contextOf({}, { USD: 0.5 }) })).toEqual([])
  expect(productsOf('highCost', { products })).toEqual([])
})

it('INS-01 a margin below 20 % is a currency risk, graver where the cost is known to be paid in another currency', () => {
  const origin = { amount: '90', currency: 'USD', to: 'EUR', rate: '0.9', date: '2026-07-01', source: 'ECB' }
  const products = [
    atMargin('20', 20, { baseCostOrigin: origin }),
    atMargin('paid', 19, { baseCostOrigin: origin }),
    atMargin('thin', 9, { shippingCostOrigin: origin }),
    atMargin('abroad', 19, { baseCurrency: 'GBP' }),
    atMargin('plain', 19),
    atMargin('loss', -5),
  ]
  const found = insightsOf('currencyRisk', { products })
  expect(
    found.map(({ productId, impact, facts }) => [productId, impact, 'currency' in facts && facts.currency]),
  ).toEqual([
    ['thin', 'high', 'USD'],
    ['paid', 'medium', 'USD'],
    ['abroad', 'medium', 'GBP'],
    ['plain', 'low', null],
    ['loss', 'low', null],
  ])
  // 19 / 81: a cost of 81 that rises by so much is 100.
  expect(found[1]).toMatchObject({ facts: { rise: 234_568 }, stake: { units: 19 * EUR } })
  expect(found[4]).toMatchObject({ facts: { rise: null }, stake: null })
})

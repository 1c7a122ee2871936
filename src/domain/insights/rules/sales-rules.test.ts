import { expect, it } from 'vitest'
import { datedRates } from '#domain/analytics/dated-rates.ts'
import { contextOf, EUR, insightsOf, invoiceOf, PERCENT, productAt, productsOf } from '#test/insight-shop.ts'

/** An invoice of one piece of product `a` at a price and a cost in major units. */
function soldAt(id: string, day: string, price: number, cost: number | null, values = {}) {
  const unitCost = cost === null ? null : cost * EUR
  return invoiceOf(id, day, [{ productId: 'a', unitPrice: price * EUR, unitCost }], values)
}

it('INS-01 a cost that rose while the price stayed is told from the first sale at that price', () => {
  const documents = [
    soldAt('1', '2026-01-05', 90, 40),
    soldAt('2', '2026-02-01', 100, 50),
    soldAt('3', '2026-05-01', 100, 55),
  ]
  const [insight] = insightsOf('costRose', { products: [productAt('a', 60, 100)], documents })
  expect(insight).toMatchObject({
    id: 'costRose:a',
    type: 'warning',
    impact: 'high',
    facts: { day: '2026-02-01', before: { units: 50 * EUR }, now: { units: 60 * EUR }, price: { units: 100 * EUR } },
    stake: { units: 30 * EUR, per: 'year' },
    act: { type: 'reprice', productIds: ['a'], marginPpm: 50 * PERCENT },
  })
  expect(insight?.evidence.map(({ figure, row }) => [figure, row.kind, row.id])).toEqual([
    ['price', 'product', 'a'],
    ['cost', 'product', 'a'],
    ['margin', 'product', 'a'],
    ['day', 'document', '2'],
    ['priceThen', 'document', '2'],
    ['costThen', 'document', '2'],
  ])
})

it('INS-01 a cost that rose by a per cent, fell, or was recorded in another currency, variant or at another price is not told', () => {
  const products = [productAt('a', 60.6, 100)]
  const documents = [
    soldAt('1', '2026-02-01', 100, 60),
    soldAt('2', '2026-02-02', 100, 70),
    soldAt('3', '2026-02-03', 100, 40, { currency: 'USD' }),
    soldAt('4', '2026-02-04', 99, 40),
    soldAt('5', '2026-02-05', 100, null),
    soldAt('6', '2026-02-06', 100, 40, { documentType: 'creditnote', status: 'applied' }),
    soldAt('7', '2026-07-07', 100, 40),
  ]
  expect(productsOf('costRose', { products, documents })).toEqual([])
})

it('INS-01 a cost that rose is told where the price moved along: gravely only where the margin was not kept', () => {
  const documents = [soldAt('1', '2026-02-01', 100, 55), soldAt('2', '2025-07-01', 90, 20)]
  const [kept] = insightsOf('costRose', { products: [productAt('a', 66, 120)], documents })
  expect(kept).toMatchObject({
    impact: 'low',
    stake: null,
    facts: {
      day: '2026-02-01',
      price: { units: 100 * EUR },
      before: { units: 55 * EUR },
      now: { units: 66 * EUR },
      priceNow: { units: 120 * EUR },
    },
    act: { type: 'open-costs', productId: 'a' },
  })
  const [thinner] = insightsOf('costRose', { products: [productAt('a', 66, 110)], documents })
  expect(thinner).toMatchObject({ impact: 'medium', act: { type: 'reprice', marginPpm: 45 * PERCENT } })
  expect(productsOf('costRose', { products: [productAt('a', 55.5, 110)], documents })).toEqual([])
})

it('INS-01 a price with VAT is the same price as the line of a document without', () => {
  const gross = productAt('a', 60, 119, {
    receipt: { engine: 1, pricesIncludeVat: true, taxRate: 190_000 },
    margin: 40 * PERCENT,
  })
  expect(productsOf('costRose', { products: [gross], documents: [soldAt('1', '2026-02-01', 100, 50)] })).toEqual(['a'])
  const line = { productId: 'a', unitPrice: 119 * EUR, taxPercent: 190_000, unitCost: 50 * EUR }
  const document = invoiceOf('1', '2026-02-01', [line], { pricesIncludeTax: true })
  expect(productsOf('costRose', { products: [gross], documents: [document] })).toEqual(['a'])
})

it('INS-01 a price that is the same for a year while the cost moved either way is stale, and no longer also a risen cost', () => {
  const products = [productAt('a', 60, 100)]
  const at = (cost: number, day = '2025-07-06') => ({
    products,
    documents: [soldAt('1', day, 100, cost), soldAt('2', '2026-05-01', 100, 58)],
  })
  expect(insightsOf('stalePrice', at(50))).toMatchObject([{ impact: 'high', facts: { before: { units: 50 * EUR } } }])
  expect(productsOf('costRose', at(50))).toEqual([])
  expect(insightsOf('stalePrice', at(70))).toMatchObject([{ impact: 'low', type: 'info', stake: null }])
  expect(productsOf('stalePrice', at(60))).toEqual([])
  expect(productsOf('stalePrice', at(50, '2025-07-07'))).toEqual([])
  expect(productsOf('costRose', at(50, '2025-07-07'))).toEqual(['a'])
})

it('INS-01 sales below cost of the last 90 days are told once, with all that was lost and its documents', () => {
  const line = (price: number, cost: number, quantity = 10_000) => ({
    productId: 'a',
    quantity,
    unitPrice: 100 * EUR,
    unitCost: cost * EUR,
    lineTotal: (price * EUR * quantity) / 10_000,
  })
  const documents = [
    invoiceOf('1', '2026-06-01', [line(90, 95, 20_000), line(99, 95)]),
    invoiceOf('2', '2026-06-02', [line(80, 95)]),
    invoiceOf('3', '2026-04-07', [line(0, 95)]),
    invoiceOf('4', '2026-06-03', [line(0, 95)], { status: 'draft' }),
    invoiceOf('5', '2026-06-04', [line(0, 95)], { status: 'void' }),
    invoiceOf('6', '2026-06-05', [line(0, 95)], { status: 'refunded' }),
  ]
  const [insight, ...others] = insightsOf('soldBelowCost', { products: [productAt('a', 95, 100)], documents })
  expect(others).toEqual([])
  expect(insight).toMatchObject({
    impact: 'high',
    facts: { count: 2, document: 'INV-2', day: '2026-06-02' },
    cause: '2',
    stake: { units: 25 * EUR, currency: 'EUR', per: 'documents' },
    evidence: [{ row: { kind: 'document', id: '2', name: 'INV-2' } }, { row: { id: '1' } }],
  })
})

it('INS-01 a loss in a currency without a rate is told without its amount', () => {
  const line = { productId: 'a', unitPrice: 80 * EUR, unitCost: 95 * EUR }
  const given = {
    products: [productAt('a', 95, 100)],
    documents: [invoiceOf('1', '2026-06-01', [line], { currency: 'USD' })],
  }
  expect(insightsOf('soldBelowCost', given)).toMatchObject([{ stake: null, evidence: [{ figure: 'loss' }] }])
  const late = [{ base: 'EUR', date: '2026-06-02', source: 'ECB', rates: { USD: '2' } }]
  expect(insightsOf('soldBelowCost', { ...given, datedRates: datedRates(late, 'EUR') })).toMatchObject([
    { stake: null },
  ])
})

it('INS-01 a loss is told at the rates of the days of sale, as the profit of analytics is, and not at those of today', () => {
  const line = { productId: 'a', unitPrice: 80 * EUR, unitCost: 95 * EUR }
  const set = (date: string, USD: string) => ({ base: 'EUR', date, source: 'ECB', rates: { USD } })
  const given = {
    products: [productAt('a', 95, 100)],
    documents: [
      invoiceOf('1', '2026-06-01', [line], { currency: 'USD' }),
      invoiceOf('2', '2026-06-20', [line], { currency: 'USD' }),
    ],
    context: contextOf({}, { USD: 1 }),
    datedRates: datedRates([set('2026-05-30', '2'), set('2026-06-15', '1.5'), set('2026-07-01', '1')], 'EUR'),
  }
  expect(insightsOf('soldBelowCost', given)).toMatchObject([{ stake: { units: 17.5 * EUR, currency: 'EUR' } }])
})

it('INS-01 a receipt that stands alone sells like an invoice, and one for an invoice sells nothing again', () => {
  const line = { productId: 'a', unitPrice: 80 * EUR, unitCost: 95 * EUR }
  const receipt = (id: string, relatedDocuments: readonly { documentType: string }[]) =>
    invoiceOf(id, '2026-06-01', [line], { documentType: 'receipt', status: 'sent', relatedDocuments })
  const documents = [receipt('1', []), receipt('2', [{ documentType: 'invoice' }])]
  expect(insightsOf('soldBelowCost', { products: [productAt('a', 95, 100)], documents })).toMatchObject([
    { facts: { count: 1, document: 'INV-1' }, stake: { units: 15 * EUR } },
  ])
})

it('INS-01 sales with tax inside are below cost by what is left without it', () => {
  const line = { productId: 'a', unitPrice: 119 * EUR, taxPercent: 190_000, unitCost: 100 * EUR }
  const products = [productAt('a', 100, 119)]
  const at = (lineTotal: number) =>
    productsOf('soldBelowCost', {
      products,
      documents: [invoiceOf('1', '2026-06-01', [{ ...line, lineTotal: lineTotal * EUR }], { pricesIncludeTax: true })],
    })
  expect(at(119)).toEqual([])
  expect(at(118.99)).toEqual(['a'])
})

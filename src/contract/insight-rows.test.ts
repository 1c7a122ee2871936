import { expect, it } from 'vitest'
import { emptyRowOf } from '#test/empty-row.ts'
import { eventRow } from '#test/event-rows.ts'
import { TODAY } from '#test/insight-shop.ts'
import { datedRates } from '#domain/analytics/dated-rates.ts'
import { dismissalsOf } from '#domain/insights/dismissals.ts'
import { findInsights } from '#domain/insights/find-insights.ts'
import { InsightBook } from '#domain/insights/insight-book.ts'
import { plannedPromotions } from '#domain/insights/planned-promotion.ts'
import { pricingStarts } from '#domain/insights/pricing-starts.ts'
import { ratesInto } from '#domain/insights/shop.ts'
import { supplierPrices } from '#domain/insights/supplier-prices.ts'
import { typedListPrices } from '#domain/insights/typed-list-prices.ts'
import { pricedFields } from './priced-fields.ts'
import { pricingContextOf } from './product-pricing.ts'
import { expandRule } from './recurrence/expand-rule.ts'
import type { RowOfKind } from './row-kinds.ts'

const ZONE = 'Europe/Berlin'
const NOW = Date.parse(`${TODAY}T10:00:00Z`)
const EUR = 1_000_000
const id = (n: number): string => `a0000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const pricing = pricingContextOf(undefined, [])

function row<
  K extends 'product' | 'document' | 'shipment' | 'shipmentLine' | 'priceList' | 'priceListPrice' | 'scheduledPrice',
>(kind: K, n: number, values: object): RowOfKind<K> {
  return emptyRowOf(kind, id(n), values)
}

/** A product at 90 dollars, sold at its stored price of 100. */
const product = row('product', 1, {
  name: 'Teapot',
  baseCurrency: 'USD',
  baseCost: 90 * EUR,
  pricingMode: 'retailPrice',
  retailPrice: 100 * EUR,
})
const priced: RowOfKind<'product'> = { ...product, ...pricedFields(product, pricing), groupKey: '', variants: [] }

it('INS-01 rows as they are kept on a device feed the rules', () => {
  const rates = { base: 'EUR', date: TODAY, source: 'ECB', rates: { USD: '2' } }
  const book = new InsightBook({ pricing, currency: 'EUR', rateFrom: ratesInto('EUR', rates) })
  book.setProduct(priced)
  const line = { id: id(9), productId: product.id, variantId: '', quantity: 10_000, unitPrice: 80 * EUR }
  const item = { ...line, taxPercent: 0, unitCost: 90 * EUR, lineTotal: 80 * EUR }
  book.setDocument(
    row('document', 2, { documentType: 'invoice', status: 'sent', issueDate: TODAY, currency: 'USD', items: [item] }),
  )
  const shipments = [
    row('shipment', 3, { supplier: 'A', currency: 'USD', arrivesOn: '2026-05-01' }),
    row('shipment', 4, { supplier: 'B', currency: 'USD', arrivesOn: '2026-06-01' }),
  ]
  const lines = [
    row('shipmentLine', 5, { shipmentId: id(3), productId: product.id, unitCost: 50 * EUR, currency: 'USD' }),
    row('shipmentLine', 6, { shipmentId: id(4), productId: product.id, unitCost: 90 * EUR, currency: 'USD' }),
  ]
  const list = row('priceList', 7, { title: 'Dealers', productIds: [product.id], status: 'active' })
  const listed = row('priceListPrice', 8, {
    priceListId: list.id,
    productId: product.id,
    currency: 'USD',
    price: 110 * EUR,
  })
  const plan = row('scheduledPrice', 10, {
    productId: product.id,
    currency: 'USD',
    amount: 100 * EUR,
    startsAt: NOW + 86_400_000,
    endsAt: NOW + 7 * 86_400_000,
    promotion: true,
  })
  const event = eventRow({ title: 'Sale', type: 'sale', startDay: '2026-06-08', repeatRule: 'FREQ=WEEKLY' })
  const report = findInsights(
    {
      book,
      categoryName: () => '',
      events: pricingStarts([event], TODAY, ZONE, expandRule),
      supplierPrices: supplierPrices(shipments, lines, ZONE),
      listPrices: typedListPrices([list], [listed], TODAY),
      datedRates: datedRates([rates], 'EUR'),
      promotions: plannedPromotions([plan], NOW, () => ({ currency: 'USD', price: 100 * EUR, createdAt: 0 })),
      today: TODAY,
      timeZone: ZONE,
    },
    dismissalsOf([]),
    6,
  )
  const found = [...report].flatMap(([kind, { insights }]) => insights.map(({ stake }) => [kind, stake?.units ?? null]))
  expect(found).toEqual([
    ['lowMargin', 2.94 * EUR],
    ['currencyRisk', 5 * EUR],
    ['soldBelowCost', 5 * EUR],
    ['pricingEvent', null],
    ['cheaperShipment', 20 * EUR],
    ['listAboveRetail', null],
    ['promotionRule', null],
  ])
})

it('INS-01 amounts in currencies that the rates lack, or without any rates, cannot be compared', () => {
  const rates = { base: 'EUR', date: TODAY, source: 'ECB', rates: { USD: '2', JPY: '160' } }
  const rateFrom = ratesInto('EUR', rates)
  expect([rateFrom('USD'), rateFrom('USD'), rateFrom('XXX')]).toEqual([0.5, 0.5, null])
  // 160 yen are 1 euro: 160 minor units are 100.
  expect(rateFrom('JPY')).toBeCloseTo(100 / 160, 12)
  expect(ratesInto('EUR', null)('USD')).toBeNull()
})

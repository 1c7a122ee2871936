import { expect, it } from 'vitest'
import { contextOf, EUR, insightsOf, productAt } from '#test/insight-shop.ts'
import { type SuppliedLine, type SuppliedShipment, supplierPrices } from '../supplier-prices.ts'

function shipment(id: string, supplier: string, arrivesOn: string | null, values = {}): SuppliedShipment {
  return { id, name: `Shipment ${id}`, supplier, currency: 'EUR', arrivesOn, landedAt: null, createdAt: 0, ...values }
}

function line(shipmentId: string, price: number, values = {}): SuppliedLine {
  return {
    id: `${shipmentId}-line`,
    shipmentId,
    productId: 'a',
    variantId: '',
    currency: 'EUR',
    unitCost: price * EUR,
    rate: '',
    ...values,
  }
}

const products = [productAt('a', 60, 100)]

function found(shipments: readonly SuppliedShipment[], lines: readonly SuppliedLine[], rates = {}) {
  const prices = supplierPrices(shipments, lines, 'Europe/Berlin')
  return insightsOf('cheaperShipment', { products, supplierPrices: prices, context: contextOf({}, rates) })
}

it('INS-01 the same product cheaper in a shipment of another supplier within the year is told', () => {
  const shipments = [
    shipment('1', 'Ningbo Co', '2026-03-01'),
    shipment('2', 'Porto Lda', '2026-06-01'),
    shipment('3', 'Cheap & Old', '2025-07-06'),
    shipment('4', 'Later', '2026-07-07'),
  ]
  const lines = [line('1', 50), line('2', 60), line('3', 10), line('4', 10)]
  expect(found(shipments, lines)).toMatchObject([
    {
      id: 'cheaperShipment:a',
      type: 'opportunity',
      category: 'competitive',
      impact: 'medium',
      facts: { supplier: 'Ningbo Co', shipment: 'Shipment 1', price: { units: 50 * EUR }, paid: { units: 60 * EUR } },
      stake: { units: 10 * EUR, per: 'piece' },
      act: { type: 'open-shipment', shipmentId: '1' },
    },
  ])
})

it('INS-01 a saving below 3 %, one of the same supplier, and a shipment without a supplier or product are not told', () => {
  const newest = shipment('2', 'Porto Lda', '2026-06-01')
  const at = (supplier: string, price: number, values = {}) =>
    found([shipment('1', supplier, '2026-03-01'), newest], [line('1', price, values), line('2', 60)])
  expect(at('Ningbo Co', 58.3)).toEqual([])
  expect(at('Ningbo Co', 58.2)).toHaveLength(1)
  expect(at('porto  LDA', 30)).toEqual([])
  expect(at(' ', 30)).toEqual([])
  expect(at('Ningbo Co', 30, { productId: null })).toEqual([])
  expect(at('Ningbo Co', 30, { variantId: 'v' })).toEqual([])
  expect(at('Ningbo Co', 0)).toEqual([])
})

it('INS-01 prices in other currencies are compared at the rate of their line and of the shop, and not without one', () => {
  const shipments = [
    shipment('1', 'Ningbo Co', '2026-03-01', { currency: 'USD' }),
    shipment('2', 'Porto Lda', '2026-06-01'),
  ]
  const lines = [line('1', 400, { currency: 'CNY', rate: '0.125' }), line('2', 60)]
  expect(found(shipments, lines, { USD: 0.8 })).toMatchObject([
    { facts: { price: { units: 50 * EUR, currency: 'USD' } }, stake: { units: 20 * EUR } },
  ])
  expect(found(shipments, lines)).toEqual([])
  expect(found(shipments, [line('1', 400, { currency: 'CNY' }), line('2', 60)], { USD: 0.8 })).toEqual([])
})

it('INS-01 the day of a shipment is that of its landing, else of its arrival, else of its making', () => {
  const landedAt = Date.parse('2026-06-30T22:30:00Z')
  const createdAt = Date.parse('2026-02-01T12:00:00Z')
  const shipments = [
    shipment('1', 'A', '2026-01-01', { landedAt }),
    shipment('2', 'B', '2026-03-01'),
    shipment('3', 'C', null, { createdAt }),
  ]
  const prices = supplierPrices(shipments, [line('1', 1), line('2', 1), line('3', 1)], 'Europe/Berlin')
  expect(prices.map(({ day }) => day)).toEqual(['2026-07-01', '2026-03-01', '2026-02-01'])
})

it('CHAT-04 a supplier asked in the currency of the line, to its minor unit, whatever the shipment is compared in', () => {
  const lines = [line('1', 0, { currency: 'USD', unitCost: 40_001_234, rate: '153.383460' })]
  const [price] = supplierPrices([shipment('1', 'Osaka KK', '2026-03-01', { currency: 'JPY' })], lines, 'Europe/Berlin')
  expect(price).toMatchObject({ currency: 'JPY', asked: { units: 40_000_000, currency: 'USD' } })
})

import { expect, it } from 'vitest'
import { emptyRowOf } from '#test/empty-row.ts'
import { knownEntity } from '../entities/registry.ts'
import type { Kind } from '../row-kinds.ts'
import { announcedBy } from './announced.ts'
import { webhookData } from './events.ts'

const ID = '00000000-0000-4000-8000-000000000001'

/** What is announced of a row that was so and is so; what it tells is checked against its description. */
function announced(kind: Kind, before: object | undefined, after: object | undefined) {
  const row = (values: object | undefined) => values && emptyRowOf(kind, ID, values)
  const events = announcedBy({ entity: knownEntity(kind), before: row(before), after: row(after) })
  for (const { event, data } of events) webhookData[event].parse(data)
  return events
}

const offer = (id: string, values: object = {}) => ({
  id,
  sku: `s-${id}`,
  effectivePrice: 10_000_000,
  effectiveTradePrice: null,
  ...values,
})

it('API-05 of variants those are told whose prices changed, in decimals of the currency', () => {
  const product = (variants: object[], more: object = {}) => ({
    name: 'Mug',
    baseCurrency: 'EUR',
    effectivePrice: 20_000_000,
    variants,
    ...more,
  })
  const before = product([offer('a'), offer('b')])
  expect(announced('product', before, product([offer('a'), offer('b')], { name: 'Cup' }))).toEqual([])
  const [event, ...others] = announced(
    'product',
    before,
    product([offer('a'), offer('b', { effectivePrice: 12_345_000 }), offer('c')]),
  )
  expect(others).toEqual([])
  expect(event).toMatchObject({
    event: 'product.priced',
    data: {
      currency: 'EUR',
      retailPrice: 20,
      before: { retailPrice: 20 },
      variants: [
        { id: 'b', sku: 's-b', retailPrice: 12.345, before: { retailPrice: 10 } },
        { id: 'c', retailPrice: 10, before: { retailPrice: null, tradePrice: null } },
      ],
    },
  })
})

it('API-05 the same number in another currency is a new price, and currencies without decimals keep theirs', () => {
  const before = { baseCurrency: 'EUR', effectivePrice: 20_000_000 }
  expect(announced('product', before, { ...before, baseCurrency: 'JPY' })).toMatchObject([
    { data: { currency: 'JPY', retailPrice: 2_000, before: { retailPrice: 20 } } },
  ])
  expect(announced('product', undefined, { baseCurrency: 'EUR' })).toEqual([])
  expect(announced('product', before, undefined)).toEqual([])
})

it('API-05 landings and applied change sets are told once, when they come about', () => {
  const landed = { status: 'landed', name: 'From Ningbo', landedAt: 0 }
  expect(announced('shipment', { status: 'draft' }, landed)).toMatchObject([
    { event: 'shipment.landed', data: { name: 'From Ningbo', landedAt: '1970-01-01T00:00:00.000Z' } },
  ])
  expect(announced('shipment', landed, { ...landed, name: 'x' })).toEqual([])
  expect(announced('changeSet', { state: 'checked' }, { state: 'applied', size: 3, origin: 'import' })).toMatchObject([
    { event: 'change-set.applied', data: { size: 3, origin: 'import' } },
  ])
  expect(announced('changeSet', { state: 'applied' }, { state: 'reverted' })).toEqual([])
  expect(announced('brand', {}, { name: 'x' })).toEqual([])
})

it('API-05 a document that is paid without having been sent is told as both', () => {
  const paid = { status: 'paid', sentAt: 1, currency: 'EUR', total: 10_000_000, amountPaid: 10_000_000 }
  const told = announced('document', { status: 'draft', sentAt: null }, paid)
  expect(told.map(({ event }) => event)).toEqual(['document.sent', 'document.paid'])
  expect(told[0]?.data).toMatchObject({ total: 10, amountPaid: 10 })
  expect(announced('document', paid, { ...paid, status: 'partial' })).toEqual([])
})

import { expect, it } from 'vitest'
import type { InsightAct } from '#domain/insights/insight.ts'
import { actTarget } from './act-target.ts'

const targetOf = (act: InsightAct) =>
  actTarget({ act, productId: 'p1', facts: { kind: 'soldBelowCost', product: '', count: 1, document: '', day: '' } })

it('INS-03 a price change comes with the suggestion filled in, for all the products concerned', () => {
  expect(targetOf({ type: 'reprice', productIds: ['p1'], marginPpm: 150_000 })).toEqual({
    type: 'edit',
    ids: ['p1'],
    edit: { pricing: { strategy: 'margin', percent: 150_000 } },
  })
  expect(targetOf({ type: 'set-costs', productIds: ['p1', 'p2'], field: 'importDuty', ppm: 45_000 })).toEqual({
    type: 'edit',
    ids: ['p1', 'p2'],
    edit: { importDuty: 45_000 },
  })
})

it('INS-03 a margin that no price has is left to the person, at the price of the product', () => {
  for (const marginPpm of [0, -20_000, 1_000_000]) {
    expect(targetOf({ type: 'reprice', productIds: ['p1'], marginPpm })).toEqual({
      type: 'link',
      screen: 'product-detail',
      search: { id: 'p1', action: 'edit-price' },
    })
  }
})

it('INS-03 what is settled elsewhere opens there', () => {
  const placeOf = (act: InsightAct) => {
    const target = targetOf(act)
    return target.type === 'link' ? [target.screen, target.search] : undefined
  }
  expect(placeOf({ type: 'open-costs', productId: 'p1' })).toEqual(['product-detail', { id: 'p1', view: 'costs' }])
  expect(placeOf({ type: 'open-plan', scheduledPriceId: 's' })).toEqual([
    'product-detail',
    { id: 'p1', view: 'planned' },
  ])
  expect(placeOf({ type: 'open-shipment', shipmentId: 's1' })).toEqual(['shipment', { id: 's1' }])
  expect(placeOf({ type: 'open-event', eventId: 'e1' })).toEqual(['calendar', { id: 'e1' }])
  const twice = actTarget({
    act: { type: 'open-products', productIds: ['p1', 'p2'] },
    productId: null,
    facts: { kind: 'skuTwice', sku: 'ab-1', count: 2 },
  })
  expect(twice).toEqual({ type: 'link', screen: 'products', search: { search: 'ab-1' } })
})

import { expect, it } from 'vitest'
import { WAITING_KINDS } from '#domain/analytics/waiting-list.ts'
import { grouped } from '#domain/grouped.ts'
import { kindOfRows, waitingTarget } from './waiting-target.ts'

it('PAGE-01 every line has an act: one row is opened, several are listed, prices and costs are proposed', () => {
  const placeOf = (kind: (typeof WAITING_KINDS)[number], ids: readonly string[]) => {
    const target = waitingTarget({ kind, ids, count: ids.length, amount: null })
    return target.type === 'link' ? target.screen : target.type
  }
  expect(
    Object.fromEntries(WAITING_KINDS.map((kind) => [kind, [placeOf(kind, ['a']), placeOf(kind, ['a', 'b'])]])),
  ).toEqual({
    wentBack: ['document', 'look'],
    overdue: ['remind', 'look'],
    toConvert: ['document', 'documents'],
    expiring: ['document', 'documents'],
    oldDrafts: ['document', 'documents'],
    losing: ['product-detail', 'look'],
    belowFloor: ['product-detail', 'look'],
    withoutCost: ['product-detail', 'products'],
    unpriced: ['reprice', 'reprice'],
    costRose: ['reprice', 'reprice'],
    currencyMoved: ['renew', 'renew'],
    toLand: ['shipment', 'shipments'],
    toTrueUp: ['shipment', 'shipments'],
    lostStores: ['store', 'stores'],
    storeDifferences: ['store', 'stores'],
    toApply: ['change-sets', 'change-sets'],
    oldRates: ['settings-rates', 'settings-rates'],
    disputes: ['settings-connections', 'settings-connections'],
    refusedKey: ['settings-connections', 'settings-connections'],
    unpaidPlan: ['settings-plan', 'settings-plan'],
  })
})

it('PAGE-01 every line says which rows are behind it', () => {
  const kinds = grouped(WAITING_KINDS, (kind) => kindOfRows(kind))
  expect(Object.fromEntries(kinds)).toEqual({
    document: ['wentBack', 'overdue', 'toConvert', 'expiring', 'oldDrafts'],
    product: ['losing', 'belowFloor', 'withoutCost', 'unpriced', 'costRose', 'currencyMoved'],
    shipment: ['toLand', 'toTrueUp'],
    undefined: ['disputes', 'refusedKey', 'unpaidPlan', 'lostStores', 'storeDifferences', 'toApply', 'oldRates'],
  })
})

it('PAGE-01 STORE-05 many differences of one store are compared in that store', () => {
  const line = { kind: 'storeDifferences', ids: ['a'], count: 7, amount: null } as const
  expect(waitingTarget(line)).toEqual({ type: 'link', screen: 'store', search: { id: 'a', view: 'differences' } })
})

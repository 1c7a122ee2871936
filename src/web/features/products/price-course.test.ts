import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setFormatLocale } from '#web/kit/format/locale.ts'
import { general } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import { actorName, type HistoryItem, historyFields } from '#web/kit/history/history-entry.ts'
import { courseOf } from './price-course.ts'

beforeEach(() => setFormatLocale('en-US'))
afterEach(() => setFormatLocale(undefined))

const item = (version: number, before: HistoryItem['before'], after: HistoryItem['after']): HistoryItem => ({
  version,
  before,
  after,
  actor: 'user',
  why: null,
  changeSetId: null,
  recordedAt: '2026-01-01T00:00:00Z',
})
const context = { currency: 'USD', nameOf: () => undefined }

describe('the history of a product', () => {
  it('LEDGER-01 gives the course of price and cost, oldest first', () => {
    const items = [
      item(4, { effectivePrice: 9 }, { effectivePrice: 8 }),
      item(3, { sku: 'a' }, { sku: 'b' }),
      item(2, { effectivePrice: 7, totalCost: 5 }, { effectivePrice: 9, totalCost: 6 }),
      item(1, null, { effectivePrice: 7, totalCost: 5 }),
    ]
    expect(courseOf(items, 'effectivePrice')).toEqual([7, 9, 8])
    expect(courseOf(items.slice(0, 3), 'totalCost')).toEqual([5, 6])
    expect(courseOf([], 'totalCost')).toEqual([])
  })

  it('LEDGER-01 says who made a change', () => {
    expect(actorName('user')).toBe('You')
    expect(actorName('token:shop sync')).toBe('API token shop sync')
    expect(actorName('system:import')).toBe('Pricewright')
  })

  it('LEDGER-01 says what a change did; a deletion needs no list', () => {
    const [first] = historyFields(general(product), item(2, { baseCost: 10_000 }, { baseCost: 20_000 }), context)
    expect(first).toMatchObject({ label: 'Supplier price', before: '$0.01', after: '$0.02' })
    expect(historyFields(general(product), item(3, { name: 'Mug' }, null), context)).toEqual([])
  })
})

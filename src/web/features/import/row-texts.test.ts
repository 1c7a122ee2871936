import { describe, expect, it } from 'vitest'
import { costOf } from './row-texts.ts'

const origin = { amount: '4.35', currency: 'USD', to: 'EUR', rate: '0.8760403', date: '2026-07-06', source: 'ECB' }
const row = (baseCost: number, more: object = {}) => ({
  baseCurrency: 'EUR',
  baseCost,
  baseCostOrigin: origin,
  ...more,
})

describe('the cost of a row that is imported', () => {
  it('PRICE-15 what was paid in another currency stands beside the cost, which is rounded to cents', () => {
    expect(costOf(row(3_810_775), 'EUR')).toBe('$4.35 = €3.81')
    expect(costOf(row(35_042, { baseCostOrigin: { ...origin, amount: '0.04' } }), 'EUR')).toBe('$0.04 = €0.035042')
  })

  it('PRICE-15 a cost in its own currency has every digit, and none is said to be none', () => {
    expect(costOf({ baseCost: 3_750, baseCurrency: 'EUR' }, 'USD')).toBe('€0.00375')
    expect(costOf(row(3_810_775, { baseCurrency: 'GBP' }), 'EUR')).toBe('£3.810775')
    expect(costOf({ baseCostOrigin: origin }, 'EUR')).toBe(costOf({}, 'EUR'))
  })
})

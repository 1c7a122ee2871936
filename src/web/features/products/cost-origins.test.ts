import { describe, expect, it } from 'vitest'
import type { CostOrigin } from '#domain/cost-origin.ts'
import type { RateSet } from '#domain/exchange-rates.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { readExchangeRate } from '#web/kit/currency/read-exchange-rate.ts'
import { movedOrigins, ownRate, paidIn, paidInOwn, renewed, withPaid } from './cost-origins.ts'

const SET: RateSet = { base: 'EUR', date: '2026-11-19', source: 'ECB', rates: { CNY: '8', USD: '1.25', JPY: '160' } }
const ORIGIN: CostOrigin = {
  amount: '12.50',
  currency: 'CNY',
  to: 'EUR',
  rate: '0.1289',
  date: '2026-07-06',
  source: 'ECB',
}
const COST = { amount: 1_611_250, origin: ORIGIN }

describe('a cost in another currency', () => {
  it('PRICE-15 the amount that is typed stays, there and back; only what it is worth changes', () => {
    const own = { amount: 12_500_000, origin: null }
    const foreign = paidIn(own, 'CNY', 'EUR', ownRate('0.2', '2026-11-20'))
    expect(foreign).toEqual({
      amount: 2_500_000,
      origin: { amount: '12.50', currency: 'CNY', to: 'EUR', rate: '0.2', date: '2026-11-20', source: 'own' },
    })
    expect(foreign && paidInOwn(foreign, 'EUR')).toEqual(own)
  })

  it('PRICE-15 another amount keeps currency, rate and day', () => {
    expect(withPaid(COST, 100_000_000)).toEqual({ amount: 12_890_000, origin: { ...ORIGIN, amount: '100.00' } })
    expect(withPaid({ amount: 5, origin: null }, 7)).toEqual({ amount: 7, origin: null })
    expect(withPaid({ amount: 1, origin: { ...ORIGIN, rate: '999999' } }, 999_999_999_999_999)).toBeUndefined()
  })

  it('PRICE-15 a newer rate is proposed where it differs, an older one never', () => {
    expect(renewed(ORIGIN, SET)).toEqual({
      amount: 1_562_500,
      origin: { ...ORIGIN, rate: '0.125', date: '2026-11-19', source: 'ECB' },
    })
    expect(renewed({ ...ORIGIN, rate: '0.125' }, SET)).toBeUndefined()
    expect(renewed({ ...ORIGIN, date: '2026-11-20' }, SET)).toBeUndefined()
    expect(renewed({ ...ORIGIN, currency: 'KES' }, SET)).toBeUndefined()
  })

  it('PRICE-15 in a product of another currency, what was paid stays and is converted anew', () => {
    const row = {
      baseCurrency: 'EUR',
      baseCost: COST.amount,
      baseCostOrigin: ORIGIN,
      shippingCost: 2_000_000,
      shippingCostOrigin: null,
      additionalCosts: [
        { id: 'a', label: 'Box', amount: 9, origin: { ...ORIGIN, currency: 'JPY', amount: '320' } },
        { id: 'b', label: 'Tape', amount: 3_000_000, origin: null },
      ],
      variants: [],
    } as unknown as RowOfKind<'product'>
    expect(movedOrigins(row, 'JPY', SET)).toMatchObject({
      baseCost: 2_500_000,
      baseCostOrigin: { amount: '12.50', currency: 'CNY', to: 'JPY', rate: '20', date: '2026-11-19' },
      additionalCosts: [
        { id: 'a', amount: 3_200_000, origin: null },
        { id: 'b', amount: 3_000_000, origin: null },
      ],
    })
    const cny = movedOrigins(row, 'CNY', SET)
    expect(cny).toMatchObject({ baseCost: 12_500_000, baseCostOrigin: null })
    expect(cny).not.toHaveProperty('shippingCost')
  })

  it('PRICE-15 a typed rate is a positive number, also as a sum', () => {
    expect(readExchangeRate('7,8123')).toEqual({ value: '7.8123' })
    expect(readExchangeRate('1/8')).toEqual({ value: '0.125' })
    for (const wrong of ['', '0', '-2', 'abc']) expect(readExchangeRate(wrong)).toHaveProperty('issue')
  })
})

import { describe, expect, it } from 'vitest'
import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import { knownRate, usedRates } from './known-rate.ts'

const row = (currency: string, rate: string) => ({ currency, rate, rateDate: '2026-01-02', rateSource: 'Bank' })

describe('the exchange rates of a shipment', () => {
  it('SHIP-01 each foreign currency is told once, with its rate where all rows share it', () => {
    const rows = [row('CNY', '0.14'), row('USD', ''), row('EUR', '1.1'), row('CNY', '0.14'), row('EUR', '1.2')]
    expect(usedRates(rows, 'USD')).toEqual([
      { currency: 'CNY', rate: { rate: '0.14', date: '2026-01-02', source: 'Bank' } },
      { currency: 'EUR', rate: null },
    ])
  })

  it('SHIP-01 a new row takes the rate of the shipment, else the reference rate of its day, else none', () => {
    const used = usedRates([row('CNY', '0.14')], 'USD')
    expect(knownRate('CNY', 'USD', used, SHIPPED_RATES).source).toBe('Bank')
    const pound = { rate: '1.1690711', date: '2026-07-06', source: 'ECB' }
    expect(knownRate('GBP', 'EUR', used, SHIPPED_RATES)).toEqual(pound)
    expect(knownRate('KPW', 'USD', used, SHIPPED_RATES)).toEqual({ rate: '', date: null, source: '' })
  })
})

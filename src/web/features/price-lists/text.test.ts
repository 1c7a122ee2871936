import { describe, expect, it } from 'vitest'
import { dayOf, formatDay } from '#web/kit/format/date.ts'
import { listsMessages } from './messages.ts'
import { pageMessages } from './page-messages.ts'

describe('a price list in words', () => {
  it.each([
    [{ ruleKind: 'none', rulePercent: 0, basis: 'retail' }, 'The product’s own price'],
    [{ ruleKind: 'percentOff', rulePercent: 150_000, basis: 'retail' }, '15% off the retail price'],
    [{ ruleKind: 'percentOff', rulePercent: -55_000, basis: 'cost' }, '5.5% on top of the cost'],
    [{ ruleKind: 'margin', rulePercent: 350_000, basis: 'retail' }, 'Margin 35%'],
    [{ ruleKind: 'markup', rulePercent: 1_000_000, basis: 'retail' }, 'Markup 100%'],
    [{ ruleKind: 'tradePrice', rulePercent: 0, basis: 'retail' }, 'Trade price'],
  ] as const)('PLIST-06 %o is %s', (rule, words) => {
    expect(listsMessages.rule(rule)).toBe(words)
  })

  it.each([
    [{ withoutVat: true }, { taxRate: 190_000, pricesIncludeVat: true }, 'without sales VAT'],
    [{ withoutVat: false }, { taxRate: 190_000, pricesIncludeVat: true }, 'with sales VAT, as in your shop'],
    [{ withoutVat: false }, { taxRate: 190_000, pricesIncludeVat: false }, 'without sales VAT, as in your shop'],
    [{ withoutVat: false }, { taxRate: 0, pricesIncludeVat: false }, ''],
    [{ withoutVat: false }, undefined, ''],
  ])(
    'PLIST-06 the tax of %o in the shop %o is told as “%s”: switched on, the list says it itself',
    (list, shop, words) => {
      expect(pageMessages.tax(list, shop)).toBe(words)
    },
  )

  it('PLIST-07 says when it is valid', () => {
    expect(listsMessages.valid({ validFrom: null, validTo: null })).toBe('Always')
    expect(listsMessages.valid({ validFrom: '2026-07-06', validTo: null })).toBe('From Jul 6, 2026')
    expect(listsMessages.valid({ validFrom: null, validTo: '2026-07-06' })).toBe('Until Jul 6, 2026')
    expect(listsMessages.valid({ validFrom: '2026-07-06', validTo: '2026-12-31' })).toBe('Jul 6, 2026 – Dec 31, 2026')
  })

  it('LEDGER-02 a day is the same day for whoever reads it', () => {
    for (const day of ['2026-01-01', '2026-03-29', '2026-10-25', '2026-12-31']) {
      expect(dayOf(new Date(`${day}T12:00`).getTime())).toBe(day)
      expect(formatDay(day)).toContain('2026')
    }
  })
})

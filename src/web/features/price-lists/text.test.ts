import { describe, expect, it } from 'vitest'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { Shelf, shelfId } from '#test/shelf.ts'
import { dayOf, formatDay } from '#web/kit/format/date.ts'
import { listsMessages } from './messages.ts'
import { customersMessages, detailsMessages, overrideMessages, pageMessages } from './page-messages.ts'

const shelf = new Shelf()
shelf.put('priceList', shelfId(1), { title: 'Trade', productIds: [] })

function list(more: Partial<RowOfKind<'priceList'>> = {}): RowOfKind<'priceList'> {
  const [row] = shelf.all('priceList')
  if (!row) throw new Error('the list is on the shelf')
  return { ...row, ...more }
}

describe('a price list in words', () => {
  it.each([
    [{ ruleKind: 'none', rulePercent: 0, basis: 'retail' }, 'The product’s price'],
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

  it('PLIST-03 counts the lists that are in force as active', () => {
    const { facts } = listsMessages
    const lists = [
      list(),
      list({ validTo: '2027-03-31' }),
      list({ validFrom: '2027-07-01' }),
      list({ status: 'draft' }),
    ]
    expect(facts(lists, '2027-06-15')).toBe('4 price lists · 1 active')
  })

  it.each([
    [
      {},
      'Active and without a customer group: new documents of every customer without a list of their own take prices',
    ],
    [
      { customerGroup: 'Trade' },
      'new documents of customers in the group “Trade” without a list of their own take prices',
    ],
    [{ customerGroup: 'Trade', currency: 'CHF' }, 'new documents in CHF of customers in the group “Trade”'],
    [{ validTo: '2027-03-31' }, 'Not in force today: it ended on Mar 31, 2027.'],
    [{ customerGroup: 'Trade', validFrom: '2027-07-01' }, 'Not in force today: it begins on Jul 1, 2027.'],
    [{ customerGroup: 'Trade', status: 'draft' }, 'Not in force today: it is a draft.'],
    [{ status: 'archived', validTo: '2027-03-31' }, 'Not in force today: it is archived.'],
  ] as const)('PLIST-06 the reach of %o is told as “%s”', (more, words) => {
    expect(detailsMessages.reach(list(more), '2027-06-15')).toContain(words)
  })

  it('PLIST-06 PRICE-13 the notice of a quantity break says from which quantity it is', () => {
    expect(overrideMessages.saved('Pan', 10_000, '€25.00')).toBe('Pan: €25.00')
    expect(overrideMessages.saved('Pan', 200_000, '€25.00')).toBe('Pan from 20: €25.00')
    expect(overrideMessages.removed('Pan', 10_000)).toBe('Pan: back to the rule')
    expect(overrideMessages.removed('Pan', 200_000)).toBe('Pan: break from 20 removed')
  })

  it('PLIST-06 customers of a list are told to buy from it only while it is in force', () => {
    expect(customersMessages.lead(list(), '2027-06-15')).toBe('Their documents use its prices.')
    const ended = customersMessages.lead(list({ validTo: '2027-03-31' }), '2027-06-15')
    expect(ended).toMatch(/^Not in force today: it ended on Mar 31, 2027\. Their documents use the lists for everybody/)
  })

  it('LEDGER-02 a day is the same day for whoever reads it', () => {
    for (const day of ['2026-01-01', '2026-03-29', '2026-10-25', '2026-12-31']) {
      expect(dayOf(new Date(`${day}T12:00`).getTime())).toBe(day)
      expect(formatDay(day)).toContain('2026')
    }
  })
})

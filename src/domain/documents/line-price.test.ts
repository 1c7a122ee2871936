import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { item, list, money, pieces, request } from '#test/price-list-case.ts'
import { Rational } from '#test/rational.ts'
import { plainCost } from '../price-formulas.ts'
import { effectivePrice } from '../price-list/effective-price.ts'
import { priceBook } from '../price-list/price-book.ts'
import { exactCostOf } from '../total-cost.ts'
import { inCurrency, linePrice, netLinePrice, type PriceTerms, supplierPrice, unitCost } from './line-price.ts'

const WHOLE = 1_000_000
const MINOR = 10_000
const CURRENCIES = ['EUR', 'USD', 'GBP', 'JPY', 'KWD']

const terms: PriceTerms = {
  currency: 'EUR',
  pricesIncludeTax: false,
  taxRate: 0,
  taxCategory: null,
  priceListId: '',
  customerGroup: '',
  at: request().at,
  day: request().day,
  rates: {
    base: 'EUR',
    date: '2026-07-06',
    source: 'ECB',
    rates: { USD: '1.1415', GBP: '0.85538', JPY: '185.31', KWD: '0.35127' },
  },
  formats: { rate: String, quantity: String, day: (day) => day },
}
const bookOf = (lists: Parameters<typeof priceBook>[0]['lists']) =>
  priceBook({ lists, prices: [], scheduled: [], endings: { priceEnding: 'none' } })

describe('the price of a line is rounded once', () => {
  it('DOC-19 PRICE-09 102.59 pounds are 119.93 euros at 0.85538, whatever asks for them', () => {
    const pounds = money('102.59', 'GBP')
    const euros = money('119.93', 'EUR')
    const british = item({ currency: 'GBP', price: pounds, cost: plainCost(pounds) })
    expect(linePrice(british, pieces(1), terms, bookOf([])).unitPrice).toBe(euros)
    expect(netLinePrice(pounds, 'GBP', '', terms).unitPrice).toBe(euros)
    expect(supplierPrice(pounds, 'GBP', terms).unitPrice).toBe(euros)
  })

  it('DOC-19 PRICE-09 the cost of one piece keeps its digits, so that 10,000 screws at 0.0042 cost 42.00', () => {
    const screw = money('0.0042', 'EUR')
    expect(unitCost(item({ currency: 'EUR', cost: plainCost(screw) }), terms)).toBe(screw)
    expect(unitCost(item({ currency: 'GBP', cost: plainCost(screw) }), terms)).toBe(money('0.00491', 'EUR'))
    expect(inCurrency(screw, 'GBP', terms)).toBe(money('0.00491', 'EUR'))
  })

  it('DOC-19 PRICE-09 tax and exchange rate of a net price together, not one after the other', () => {
    const change = { pricesIncludeTax: true, taxRate: 190_000 }
    // 1.02 pounds with tax are 1.2138: 1.42 euros, where 1.21 would be 1.41.
    const gross = netLinePrice(money('1.02', 'GBP'), 'GBP', '', { ...terms, ...change }).unitPrice
    expect(gross).toBe(new Rational(money('1.02', 'GBP')).times(119, 100).in(terms.rates, 'GBP', 'EUR')?.rounded(MINOR))
    expect(gross).toBe(money('1.42', 'EUR'))
  })

  const units = fc.integer({ min: 0, max: 9_999_999 }).map((minor) => minor * MINOR)
  const rate = fc.constantFrom(0, 55_000, 190_000, 200_000, 333_333)
  const asked = fc.record({
    currency: fc.constantFrom(...CURRENCIES),
    pricesIncludeTax: fc.boolean(),
    taxRate: rate,
    taxCategory: fc.constantFrom(null, 'AE' as const),
  })

  it('DOC-19 PLIST-06 PRICE-09 from the price that the list shows, through tax and exchange rate', () => {
    const sold = fc.record({
      currency: fc.constantFrom(...CURRENCIES),
      price: units,
      pricesIncludeVat: fc.boolean(),
      taxRate: rate,
    })
    const rule = fc.record({
      ruleKind: fc.constantFrom('none', 'percentOff'),
      currency: fc.constantFrom('', ...CURRENCIES),
      rulePercent: fc.nat(900_000),
      withoutVat: fc.boolean(),
    })
    fc.assert(
      fc.property(sold, asked, rule, (product, change, listed) => {
        const of = item(product)
        const lists = bookOf([list({ ...listed, rates: terms.rates })])
        const all = { ...terms, ...change, priceListId: 'list' }
        const shown = effectivePrice(of, request({ priceListId: 'list' }), lists)
        const line = linePrice(of, pieces(1), all, lists).unitPrice
        const included = !shown.isNet && of.pricesIncludeVat ? of.taxRate : 0
        const tax = all.pricesIncludeTax && all.taxCategory === null ? all.taxRate : 0
        if (shown.currency === all.currency && included === tax) {
          expect(line).toBe(shown.price)
          return
        }
        const exact = new Rational(shown.price ?? 0)
          .times(WHOLE, WHOLE + included)
          .times(WHOLE + tax, WHOLE)
          .in(terms.rates, shown.currency, all.currency)
        const keepsDigits = shown.currency === all.currency && !all.pricesIncludeTax
        expect(line).toBe(exact?.rounded(keepsDigits ? 1 : MINOR))
      }),
      { numRuns: 3_000 },
    )
  })

  it('DOC-19 SERV-03 SHIP-04 PRICE-09 so are prices of services and suppliers, and costs', () => {
    const costs = fc.tuple(fc.integer({ min: 1, max: 9_999_999_999 }), units, fc.nat(999_999), fc.nat(999_999))
    fc.assert(
      fc.property(asked, fc.constantFrom(...CURRENCIES), units, costs, (change, from, price, parts) => {
        const all = { ...terms, ...change }
        const tax = all.pricesIncludeTax && all.taxCategory === null ? all.taxRate : 0
        const there = (amount: Rational, step = MINOR) => amount.in(terms.rates, from, all.currency)?.rounded(step)
        expect(netLinePrice(price, from, '', all).unitPrice).toBe(there(new Rational(price).times(WHOLE + tax, WHOLE)))
        expect(supplierPrice(price, from, all).unitPrice).toBe(there(new Rational(price)))
        const [plain, dutyBase, duty, vat] = parts
        const beforeVat = BigInt(plain) * BigInt(WHOLE) + BigInt(dutyBase) * BigInt(duty)
        const cost = new Rational(beforeVat, WHOLE).times(WHOLE + vat, WHOLE)
        expect(unitCost(item({ currency: from, cost: exactCostOf(...parts) }), all)).toBe(there(cost, 1))
      }),
      { numRuns: 2_000 },
    )
  })
})

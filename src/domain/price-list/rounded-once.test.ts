import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { book, item, list, money, percent, pieces, request } from '#test/price-list-case.ts'
import { Rational } from '#test/rational.ts'
import type { RateSet } from '../exchange-rates.ts'
import { plainCost } from '../price-formulas.ts'
import { exactCostOf } from '../total-cost.ts'
import { effectivePrice } from './effective-price.ts'
import type { PricedItem, PriceListTerms } from './price-data.ts'
import { costInList, marginInList } from './price-figures.ts'
import { priceBook } from './price-book.ts'

const WHOLE = 1_000_000
const ECB: RateSet = {
  base: 'EUR',
  date: '2026-07-06',
  source: 'ECB',
  rates: { USD: '1.1415', GBP: '0.85538', JPY: '185.31', HUF: '355.93', KWD: '0.35127' },
}
const CURRENCIES = ['EUR', 'USD', 'GBP', 'JPY', 'HUF', 'KWD']

describe('a price of a list is rounded once', () => {
  it('PLIST-06 PRICE-09 102.59 pounds are 119.93 euros at 0.85538, not those of 119.935', () => {
    const british = item({ currency: 'GBP', price: money('102.59', 'GBP'), cost: plainCost(money('102.59', 'GBP')) })
    const ask = request({ priceListId: 'list' })
    const priced = (rule: Partial<PriceListTerms>) => {
      const lists = book([list({ currency: 'EUR', rates: ECB, ...rule })])
      const answer = effectivePrice(british, ask, lists)
      return [answer.price, costInList(british, answer, lists.list('list'))]
    }
    const euros = money('119.93', 'EUR')
    expect(priced({})).toEqual([euros, euros])
    expect(priced({ ruleKind: 'markup', rulePercent: 0 })).toEqual([euros, euros])
  })

  it('PLIST-06 PRICE-09 of two lists the cheaper one wins, though both come to the same without VAT', () => {
    const shop = item({ price: money('0.50'), pricesIncludeVat: true, taxRate: percent(100) })
    const priced = (id: string, off: number) =>
      list({ id, title: id, ruleKind: 'percentOff', rulePercent: percent(off), withoutVat: false })
    // 0.10 and 0.09 with VAT are 0.05 and 0.045 without.
    expect(effectivePrice(shop, request(), book([priced('a', 80), priced('b', 82)]))).toMatchObject({
      price: money('0.09'),
      rule: { priceListId: 'b' },
    })
  })

  const units = fc.integer({ min: 0, max: 99_999_999 }).map((minor) => minor * 10_000)
  const share = fc.integer({ min: 0, max: 999_999 })
  const items = fc
    .record({
      currency: fc.constantFrom(...CURRENCIES),
      price: units,
      tradePrice: units,
      cost: fc.tuple(fc.integer({ min: 1, max: 9_999_999_999 }), units, share, share),
      pricesIncludeVat: fc.boolean(),
      taxRate: fc.constantFrom(0, 55_000, 190_000, 200_000, 333_333),
    })
    .map(({ cost, ...more }) => ({ of: item({ ...more, cost: exactCostOf(...cost) }), cost }))
  const rules = fc.record({
    currency: fc.constantFrom('', ...CURRENCIES),
    ruleKind: fc.constantFrom('none', 'percentOff', 'tradePrice', 'margin', 'markup'),
    basis: fc.constantFrom('retail', 'trade', 'cost'),
    rulePercent: share,
    withoutVat: fc.boolean(),
    tierOff: share,
  })
  type Rule = typeof rules extends fc.Arbitrary<infer T> ? T : never

  function exactCost([plain, dutyBase, duty, vat]: readonly [number, number, number, number]): Rational {
    const beforeVat = BigInt(plain) * BigInt(WHOLE) + BigInt(dutyBase) * BigInt(duty)
    return new Rational(beforeVat, WHOLE).times(WHOLE + vat, WHOLE)
  }

  function exactPrice(of: PricedItem, cost: Rational, rule: Rule): number | null {
    const { ruleKind, basis, rulePercent } = rule
    const from =
      ruleKind === 'margin' || ruleKind === 'markup'
        ? 'cost'
        : ruleKind === 'tradePrice'
          ? 'trade'
          : ruleKind === 'none'
            ? 'retail'
            : basis
    const start = { cost, trade: new Rational(of.tradePrice ?? 0), retail: new Rational(of.price ?? 0) }[from]
    const isGross = from === 'retail' && of.pricesIncludeVat
    const wantsGross = of.pricesIncludeVat && !rule.withoutVat
    const net = isGross ? start.times(WHOLE, WHOLE + of.taxRate) : start
    const taxed = wantsGross ? net.times(WHOLE + of.taxRate, WHOLE) : net
    const ruled = {
      none: taxed,
      tradePrice: taxed,
      percentOff: taxed.times(WHOLE - rulePercent, WHOLE),
      margin: taxed.times(WHOLE, WHOLE - rulePercent),
      markup: taxed.times(WHOLE + rulePercent, WHOLE),
    }[ruleKind]
    return ruled.in(ECB, of.currency, rule.currency || of.currency)?.rounded(10_000) ?? null
  }

  /** A break starts from the price that the list shows, and leaves at least a minor unit of it. */
  function withBreak(single: number | null, tierOff: number): number | null {
    const off = single === null ? null : new Rational(single).times(WHOLE - tierOff, WHOLE).rounded(10_000)
    return single === null || off === null ? null : Math.max(off, Math.min(single, 10_000))
  }

  it('PLIST-06 PRICE-09 through rate, VAT and rule, then a break of it, and so are its cost and margin', () => {
    fc.assert(
      fc.property(items, rules, fc.boolean(), ({ of, cost: parts }, rule, isMany) => {
        const { tierOff, ...terms } = rule
        const made = list({ ...terms, rates: ECB, tiers: [{ minQuantity: pieces(10), percentOff: tierOff }] })
        const lists = priceBook({ lists: [made], prices: [], scheduled: [], endings: { priceEnding: 'none' } })
        const answer = effectivePrice(of, request({ priceListId: 'list', quantity: pieces(isMany ? 10 : 1) }), lists)
        if (answer.rule.kind === 'product') return
        const cost = exactCost(parts)
        const single = exactPrice(of, cost, rule)
        const price = isMany ? withBreak(single, tierOff) : single
        expect(answer.price).toBe(price)
        const there = cost.in(ECB, of.currency, answer.currency)
        expect(costInList(of, answer, lists.list('list'))).toBe(there?.rounded(10_000))
        if (price === null || price === 0 || !there || answer.currency === of.currency) return
        const tax = of.pricesIncludeVat && !rule.withoutVat ? of.taxRate : 0
        // 1 − cost × (1 + tax) / price
        const spent = there.times(WHOLE + tax, WHOLE)
        const gain = new Rational(BigInt(price) * spent.under - spent.over, BigInt(price) * spent.under)
        const margin = gain.times(WHOLE).rounded(1) ?? -1e9
        expect(marginInList(of, answer, lists.list('list'))).toBe(Math.max(-1e9, Math.min(1e9, margin)))
      }),
      { numRuns: 4_000 },
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCurrency } from './currencies.ts'
import {
  convertByRatio,
  convertToMinor,
  convertUnits,
  crossRate,
  crossRatio,
  daysBetween,
  isExchangeRate,
  isStale,
  ratedCurrencies,
  rateRatio,
  type RateSet,
} from './exchange-rates.ts'
import { decimalFromUnits, MAX_UNITS, unitsFromDecimal } from './money.ts'
import { SHIPPED_RATES } from './reference-rates.ts'

/** A set with a currency of three minor digits, which the ECB does not publish. */
const SET: RateSet = { ...SHIPPED_RATES, rates: { ...SHIPPED_RATES.rates, KWD: '0.3501' } }

function units(amount: string, currency: string): number {
  const scaled = unitsFromDecimal(amount, currency)
  if ('issue' in scaled) throw new Error(scaled.issue)
  return scaled.value
}

const code = fc.constantFrom(...ratedCurrencies(SET))

describe('exchange rates', () => {
  it.each([
    // 185.31 / 1.1415, 1.1415 / 7.7573 and so on, calculated by hand to 12 digits.
    ['USD', 'JPY', '162.339027595'],
    ['CNY', 'EUR', '0.128910832377'],
    ['CNY', 'USD', '0.147151715159'],
    ['EUR', 'GBP', '0.85538'],
    ['USD', 'USD', '1'],
    ['IDR', 'EUR', '0.0000486254083319'],
    ['EUR', 'IDR', '20565.38'],
    ['EUR', 'ISK', '144'],
    ['KWD', 'JPY', '529.305912596'],
  ])('CUR-01 1 %s is %s %s', (from, to, rate) => {
    expect(crossRate(SET, from, to)).toBe(rate)
  })

  it.each([
    ['100.00', 'USD', 'JPY', '162.339027595', '16233.9028'],
    ['12.50', 'CNY', 'EUR', '0.1289', '1.61125'],
    ['1', 'JPY', 'KWD', '0.00188926662169', '0.0018893'],
    ['1.000', 'KWD', 'JPY', '529.305912596', '529.3059'],
    ['0.0375', 'USD', 'EUR', '0.5', '0.01875'],
    ['-3.00', 'USD', 'EUR', '0.5', '-1.50'],
    ['0', 'USD', 'EUR', '0.5', '0.00'],
  ])('PRICE-15 %s %s in %s at %s is %s', (amount, from, to, rate, expected) => {
    const converted = convertUnits(units(amount, from), from, to, rate)
    expect(decimalFromUnits(converted ?? NaN, to)).toBe(expected)
  })

  it('PRICE-15 halves of the last digit round away from zero', () => {
    expect(convertUnits(1, 'USD', 'EUR', '0.5')).toBe(1)
    expect(convertUnits(-1, 'USD', 'EUR', '0.5')).toBe(-1)
    expect(convertUnits(3, 'USD', 'EUR', '0.499999999')).toBe(1)
    expect(convertUnits(50, 'USD', 'JPY', '1')).toBe(1)
    expect(convertUnits(49, 'USD', 'JPY', '1')).toBe(0)
  })

  it('PRICE-15 an amount that comes to more than can be kept is none, as is a rate that is none', () => {
    expect(convertUnits(MAX_UNITS, 'USD', 'EUR', '1')).toBe(MAX_UNITS)
    expect(convertUnits(MAX_UNITS, 'USD', 'EUR', '1.000000000000001')).toBeUndefined()
    expect(convertUnits(1_000_000, 'JPY', 'KWD', '999999999999')).toBeUndefined()
    for (const rate of ['', '0', '0.000', '-1', '+1', '1e3', '.5', '5.', '1,5', ' 1', '1'.repeat(13)]) {
      expect([rate, rateRatio(rate), convertUnits(1, 'USD', 'EUR', rate)]).toEqual([rate, undefined, undefined])
    }
  })

  it('CUR-02 there and back is the same amount, but for the rounding of the coarser currency', () => {
    fc.assert(
      fc.property(code, code, fc.integer({ min: -1e10, max: 1e10 }), (from, to, amount) => {
        const [there, back] = [crossRatio(SET, from, to), crossRatio(SET, to, from)]
        if (!there || !back) throw new Error('no rate')
        const converted = convertByRatio(amount, from, to, there)
        fc.pre(converted !== undefined)
        const returned = convertByRatio(converted, to, from, back)
        // Half a unit of the target in units of the source, and half a unit of the source itself.
        const largest = convertByRatio(1, to, from, back) ?? 0
        expect(Math.abs((returned ?? NaN) - amount)).toBeLessThanOrEqual(largest / 2 + 1)
      }),
    )
  })

  it('CUR-02 a rate as text is the exact ratio to at least ten digits, over any currency between', () => {
    fc.assert(
      fc.property(code, code, code, (from, to, between) => {
        const exact = crossRatio(SET, from, to)
        const text = rateRatio(crossRate(SET, from, to) ?? '')
        const first = crossRatio(SET, from, between)
        const second = crossRatio(SET, between, to)
        if (!exact || !text || !first || !second) throw new Error('no rate')
        const difference = text.numerator * exact.denominator - exact.numerator * text.denominator
        const size = exact.numerator * text.denominator
        expect((difference < 0n ? -difference : difference) * 10n ** 10n <= size).toBe(true)
        expect(first.numerator * second.numerator * exact.denominator).toBe(
          first.denominator * second.denominator * exact.numerator,
        )
      }),
    )
  })

  it('PRICE-15 more of one currency is never less of another', () => {
    const rate = fc
      .integer({ min: 1, max: 10_000_000 })
      .map((n) => `${Math.floor(n / 10_000)}.${String(n % 10_000).padStart(4, '0')}`)
    fc.assert(
      fc.property(code, code, rate, fc.nat(1e9), fc.nat(1e6), (from, to, at, amount, more) => {
        fc.pre(rateRatio(at) !== undefined)
        const [less, greater] = [convertUnits(amount, from, to, at), convertUnits(amount + more, from, to, at)]
        expect(greater ?? Infinity).toBeGreaterThanOrEqual(less ?? Infinity)
        expect(convertUnits(-amount, from, to, at) ?? NaN).toBe(less === undefined ? NaN : 0 - less)
      }),
    )
  })

  it('CUR-03 no two currencies are further apart than one to a hundred million', () => {
    for (const rate of ['0.00000001', '1', '42000.5', '100000000'])
      expect([rate, isExchangeRate(rate)]).toEqual([rate, true])
    for (const rate of ['', '0', '-1', '1e3', '1,5', '0.000000009', '100000000.1', '999999999999999999999'])
      expect([rate, isExchangeRate(rate)]).toEqual([rate, false])
  })

  it('CUR-03 a currency without a rate has none, whatever its name', () => {
    for (const name of ['KES', 'XXX', 'usd', '', 'constructor', '__proto__', 'toString']) {
      expect(crossRate(SHIPPED_RATES, 'EUR', name)).toBeUndefined()
      expect(crossRate(SHIPPED_RATES, name, 'EUR')).toBeUndefined()
    }
  })

  it('CUR-02 rates are stale when they are older than a week: a long Easter is none', () => {
    expect(isStale('2026-04-02', '2026-04-06')).toBe(false)
    expect(isStale('2026-04-02', '2026-04-09')).toBe(false)
    expect(isStale('2026-04-02', '2026-04-10')).toBe(true)
    expect(isStale('2026-12-31', '2027-01-04')).toBe(false)
    expect(isStale('2026-07-06', '2026-07-05')).toBe(false)
    expect(daysBetween('2026-02-27', '2026-03-01')).toBe(2)
    expect(daysBetween('2028-02-27', '2028-03-01')).toBe(3)
  })

  it('CUR-02 the shipped set names its day and source and holds circulating currencies with whole rates', () => {
    expect(SHIPPED_RATES).toMatchObject({ base: 'EUR', date: '2026-07-06', source: 'ECB' })
    const codes = Object.keys(SHIPPED_RATES.rates)
    expect(codes).toHaveLength(29)
    for (const each of codes) {
      expect([each, isCurrency(each), rateRatio(SHIPPED_RATES.rates[each] ?? '') !== undefined]).toEqual([
        each,
        true,
        true,
      ])
    }
    expect(ratedCurrencies(SHIPPED_RATES)).toEqual([...codes, 'EUR'].sort())
  })
})

it('PRICE-09 an amount in another currency is rounded once, to the minor unit', () => {
  const rate = (text: string) => rateRatio(text) ?? { numerator: 0n, denominator: 1n }
  expect(convertToMinor(1_000_000, 'USD', 'EUR', rate('0.12499999'))).toBe(120_000)
  expect(convertToMinor(1_000_000, 'USD', 'EUR', rate('0.125'))).toBe(130_000)
  expect(convertToMinor(-10_000_000, 'USD', 'EUR', rate('0.91249999'))).toBe(-9_120_000)
})

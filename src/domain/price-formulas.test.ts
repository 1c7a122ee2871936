import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalFromUnits, unitsFromDecimal } from './money.ts'
import {
  changedByPercent,
  changedToMinor,
  grossPrice,
  isMarginClamped,
  marginOnCost,
  marginPpm,
  markupPpm,
  monthlyRecurringRevenue,
  netPrice,
  priceFromMargin,
  priceFromMarkup,
  profit,
} from './price-formulas.ts'
import { exactCostOf } from './total-cost.ts'

const PERCENT = 10_000

function units(amount: string, currency = 'USD'): number {
  const parsed = unitsFromDecimal(amount, currency)
  return 'value' in parsed ? parsed.value : NaN
}

describe('a stated margin or markup', () => {
  it.each([
    // Exact halves of the fourth decimal go away from zero, on both sides of it.
    [80_000, 45_001, 437_488, 777_738],
    [3_200_000, 4_599_960, -437_488, -304_342],
    [128, 127, 7_813, 7_874],
    [128, 129, -7_813, -7_752],
    [129, 128, 7_752, 7_813],
    [127, 128, -7_874, -7_813],
    [3_200_000, 1_800_041, 437_487, 777_737],
  ])('PRICE-04 PRICE-09 a price of %d at a cost of %d: %d and %d ppm', (price, cost, margin, markup) => {
    expect(marginPpm(price * 10_000, cost * 10_000)).toBe(margin)
    expect(markupPpm(price * 10_000, cost * 10_000)).toBe(markup)
  })

  it('PRICE-04 PRICE-09 is the exact one, rounded once, half away from zero', () => {
    const amount = fc.oneof(
      fc.integer({ min: 1, max: 999_999_999_999_999 }),
      fc.integer({ min: 1, max: 4_000 }).map((minor) => minor * 10_000),
      fc.integer({ min: 0, max: 20 }).map((power) => 2 ** power * 10_000),
    )
    const inPpm = (top: bigint, bottom: bigint): number => {
      const twice = (top < 0n ? -top : top) * 2_000_000n + bottom
      const size = Number(twice / (2n * bottom))
      return Math.max(-1e9, Math.min(1e9, top < 0n ? 0 - size : size))
    }
    fc.assert(
      fc.property(amount, amount, (price, cost) => {
        const gain = BigInt(price) - BigInt(cost)
        expect(marginPpm(price, cost)).toBe(inPpm(gain, BigInt(price)))
        expect(markupPpm(price, cost)).toBe(inPpm(gain, BigInt(cost)))
      }),
      { numRuns: 3_000 },
    )
  })
})

describe('priceFromMargin', () => {
  it.each([
    ['60.00', 40, '100.00'],
    ['10.00', 0, '10.00'],
    ['10.00', 20, '12.50'],
    ['10.01', 20, '12.51'],
    ['10.02', 20, '12.53'],
    ['0.0375', 50, '0.08'],
    ['0.0374', 50, '0.07'],
    ['10.00', 99.9999, '10000000.00'],
    ['10.00', 100, '20.00'],
    ['10.00', 250, '20.00'],
    ['10.00', -0.0001, '10.00'],
    ['10.00', -50, '10.00'],
    ['0.00', 40, '0.00'],
    ['-5.00', 40, '0.00'],
  ])('PRICE-01 a cost of %s at a margin of %d %% sells for %s', (cost, margin, price) => {
    expect(decimalFromUnits(priceFromMargin(units(cost), Math.round(margin * PERCENT)), 'USD')).toBe(price)
  })

  it.each([NaN, Infinity, -Infinity])('PRICE-01 a cost of %d gives 0', (cost) => {
    expect(priceFromMargin(cost, 20 * PERCENT)).toBe(0)
    expect(priceFromMarkup(cost, 20 * PERCENT)).toBe(0)
  })

  it.each([
    [NaN, 'the cost', 10_000_000],
    [-Infinity, 'the cost', 10_000_000],
    [Infinity, 'twice the cost', 20_000_000],
  ])('PRICE-03 a margin of %d gives %s', (margin, _what, price) => {
    expect(priceFromMargin(10_000_000, margin)).toBe(price)
  })

  it('PRICE-03 a result that is not finite falls back to the cost', () => {
    expect(priceFromMargin(Number.MAX_VALUE, 100 * PERCENT)).toBe(Number.MAX_VALUE)
    expect(priceFromMarkup(Number.MAX_VALUE, 100 * PERCENT)).toBe(Number.MAX_VALUE)
  })

  it('PRICE-01 a margin of 100 % or more is the one that is clamped', () => {
    expect(isMarginClamped(999_999)).toBe(false)
    expect(isMarginClamped(1_000_000)).toBe(true)
  })
})

describe('priceFromMarkup', () => {
  it.each([
    ['10.00', 50, '15.00'],
    ['10.00', 0, '10.00'],
    ['10.00', -50, '5.00'],
    ['10.00', -100, '0.00'],
    ['10.00', -100.0001, '0.00'],
    ['10.00', -300, '0.00'],
    ['0.01', 50, '0.02'],
    ['0.01', 49.9999, '0.01'],
    ['10.00', 10_000, '1010.00'],
    ['0.00', 50, '0.00'],
    ['-1.00', 50, '0.00'],
  ])('PRICE-02 a cost of %s at a markup of %d %% sells for %s', (cost, markup, price) => {
    expect(decimalFromUnits(priceFromMarkup(units(cost), Math.round(markup * PERCENT)), 'USD')).toBe(price)
  })

  it.each([
    [NaN, 10_000_000],
    [Infinity, 10_000_000],
    [-Infinity, 0],
  ])('PRICE-03 a markup of %d on 10.00 gives %i units', (markup, price) => {
    expect(priceFromMarkup(10_000_000, markup)).toBe(price)
  })
})

describe('halves', () => {
  it.each([
    ['JPY', '1', 25, '1'],
    ['JPY', '2', 25, '3'],
    ['JPY', '10', 25, '13'],
    ['USD', '0.02', 25, '0.03'],
    ['USD', '1.02', 25, '1.28'],
    ['KWD', '0.002', 25, '0.003'],
    ['KWD', '1.002', 25, '1.253'],
  ])('PRICE-09 in %s, %s plus %i %% rounds half away from zero to %s', (currency, cost, markup, price) => {
    expect(decimalFromUnits(priceFromMarkup(units(cost, currency), markup * PERCENT), currency)).toBe(price)
  })

  it('PRICE-09 20,000 random prices equal the exact rational, rounded once', () => {
    const cost = fc.oneof(
      fc.integer({ min: 1, max: 1e14 }),
      fc.integer({ min: 1, max: 1e6 }).map((cents) => cents * 10_000),
    )
    const percent = fc.oneof(
      fc.integer({ min: 0, max: 999_999 }),
      fc.integer({ min: 0, max: 99 }).map((whole) => whole * PERCENT),
    )
    fc.assert(
      fc.property(cost, percent, (amount, ppm) => {
        expect(priceFromMargin(amount, ppm)).toBe(exactMinor(BigInt(amount) * 1_000_000n, BigInt(1_000_000 - ppm)))
        expect(priceFromMarkup(amount, ppm)).toBe(exactMinor(BigInt(amount) * BigInt(1_000_000 + ppm), 1_000_000n))
      }),
      { numRuns: 20_000 },
    )
  })
})

/** numerator / denominator units to the nearest 10,000, halves up: the numbers here are positive. */
function exactMinor(numerator: bigint, denominator: bigint): number {
  return Number((numerator + denominator * 5_000n) / (denominator * 10_000n)) * 10_000
}

describe('profit, margin and markup', () => {
  it.each([
    ['100.00', '60.00', '40.00', 400_000, 666_667],
    ['10.00', '10.00', '0.00', 0, 0],
    ['5.00', '10.00', '-5.00', -1_000_000, -500_000],
    ['0.00', '10.00', '-10.00', 0, -1_000_000],
    ['10.00', '0.00', '10.00', 1_000_000, 0],
    ['0.00', '0.00', '0.00', 0, 0],
    ['3.00', '2.00', '1.00', 333_333, 500_000],
    ['-10.00', '5.00', '-15.00', 1_500_000, -3_000_000],
  ])('PRICE-04 price %s over cost %s leaves %s, margin %i ppm, markup %i ppm', (price, cost, left, margin, markup) => {
    expect(decimalFromUnits(profit(units(price), units(cost)), 'USD')).toBe(left)
    expect(marginPpm(units(price), units(cost))).toBe(margin)
    expect(markupPpm(units(price), units(cost))).toBe(markup)
  })

  it('PRICE-04 a margin or markup beyond what a percentage can hold stays at that limit', () => {
    expect(marginPpm(1, 1e15)).toBe(-1_000_000_000)
    expect(markupPpm(1e15, 1)).toBe(1_000_000_000)
  })

  it('PRICE-04 the margin of a price made from a margin is that margin, up to the rounding of the price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1e8, max: 1e12 }), fc.integer({ min: 0, max: 900_000 }), (cost, margin) => {
        expect(Math.abs(marginPpm(priceFromMargin(cost, margin), cost) - margin)).toBeLessThanOrEqual(51)
      }),
    )
  })

  it('PRICE-04 the margin over an exact cost counts its VAT and duty', () => {
    expect(marginOnCost(200_000_000, exactCostOf(90_000_000, 100_000_000, 100_000, 200_000))).toBe(400_000)
  })
})

describe('sales VAT', () => {
  it.each([
    ['100.00', 20, '120.00'],
    ['9.99', 20, '11.99'],
    ['0.01', 50, '0.02'],
    ['10.00', 0, '10.00'],
  ])('PRICE-06 %s net at %i %% is %s gross', (net, rate, gross) => {
    expect(decimalFromUnits(grossPrice(units(net), rate * PERCENT), 'USD')).toBe(gross)
  })

  it.each([
    ['120.00', 20, '100.00'],
    ['11.99', 20, '9.99'],
    ['9.99', 19, '8.39'],
    ['10.00', 0, '10.00'],
  ])('PRICE-06 %s gross at %i %% back-solves to %s net', (gross, rate, net) => {
    expect(decimalFromUnits(netPrice(units(gross), rate * PERCENT), 'USD')).toBe(net)
  })

  it('PRICE-14 net to gross and back returns the net price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e10 }), fc.integer({ min: 0, max: 1_000_000 }), (minor, rate) => {
        expect(netPrice(grossPrice(minor * 10_000, rate), rate)).toBe(minor * 10_000)
      }),
    )
  })
})

describe('changedByPercent', () => {
  it.each([
    [10_000_000, 50_000, 10_500_000],
    [10_000_000, -50_000, 9_500_000],
    [3, 500_000, 5],
    [-3, 500_000, -5],
    [7, 0, 7],
    [7, -1_000_000, 0],
  ])('PROD-13 %i units changed by %i ppm are %i', (amount, change, changed) => {
    expect(changedByPercent(amount, change)).toBe(changed)
  })
})

it('PRICE-09 a price changed by percent is rounded once: 0.60 + 0.8333 % is 0.60', () => {
  expect(changedToMinor(600_000, 8_333)).toBe(600_000)
  expect(changedToMinor(-600_000, 8_333)).toBe(-600_000)
  expect(changedToMinor(600_000, 8_334)).toBe(610_000)
})

describe('monthlyRecurringRevenue', () => {
  it.each([
    ['monthly', '30.00', '30.00'],
    ['quarterly', '90.00', '30.00'],
    ['annual', '120.00', '10.00'],
    ['anything else', '30.00', '30.00'],
    ['quarterly', '100.00', '33.333333'],
    ['annual', '100.00', '8.333333'],
  ])('PRICE-10 a %s plan at %s brings %s a month', (cycle, price, revenue) => {
    expect(decimalFromUnits(monthlyRecurringRevenue(units(price), cycle), 'USD')).toBe(revenue)
  })
})

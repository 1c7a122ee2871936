import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { landedCharge, landedLine, units } from '#test/landed-cost-inputs.ts'
import { convertUnits } from '../exchange-rates.ts'
import { nearestRatio } from '../exact.ts'
import { roundToMinor } from '../money.ts'
import { allocate } from './allocate.ts'
import { CHARGE_KINDS, CHARGE_SPLITS } from './charge.ts'
import { landedCost, type LandedCostInput } from './landed-cost.ts'

const cost = (own: Partial<LandedCostInput>) =>
  landedCost({ lines: [], charges: [], currency: 'EUR', dutyBasis: 'cif', ...own })

const minor = (parts: readonly (number | null)[] | undefined) => parts?.map((part) => (part ?? NaN) / 10_000)

describe('allocate', () => {
  test.each([
    ['thirds of a euro', 100, [1, 1, 1], [34, 33, 33]],
    ['the largest remainder first', 100, [1, 2, 4], [14, 29, 57]],
    ['equal remainders in order', 3, [1, 1], [2, 1]],
    ['nothing for a weight of zero', 10, [0, 1, 1], [0, 5, 5]],
    ['a rebate as a charge', -100, [1, 1, 1], [-34, -33, -33]],
    ['less than one each', 2, [1, 1, 1, 1], [1, 1, 0, 0]],
    ['one alone', 7, [3], [7]],
  ])('SHIP-02 %s', (_name, cents, weights, parts) => {
    expect(minor(allocate(cents * 10_000, weights))).toEqual(parts)
  })

  it('SHIP-02 an amount with a fraction of a cent is split to 1/10,000 of it', () => {
    expect(allocate(10_001, [1, 1, 1])).toEqual([3_334, 3_334, 3_333])
  })

  it('SHIP-02 weights beyond 2^53 split as exactly as small ones', () => {
    const small = [7, 11, 13, 0, 5]
    const large = small.map((weight) => BigInt(weight) * 10n ** 24n)
    expect(allocate(999_999_999_990_000, large)).toEqual(allocate(999_999_999_990_000, small))
  })

  it('SHIP-02 nothing to split by is no split, and nothing to split is no problem', () => {
    expect(allocate(10_000, [0, 0])).toBeUndefined()
    expect(allocate(10_000, [])).toBeUndefined()
    expect(allocate(0, [0, 0])).toEqual([0, 0])
  })
})

describe('the landed cost of a shipment', () => {
  it('SHIP-01 a container to the shelf, worked by hand', () => {
    const { lines, totals, problems } = cost({
      lines: [
        landedLine('mug', {
          quantity: 500_0000,
          unitCost: units('2', 'USD'),
          currency: 'USD',
          rate: '0.9',
          dutyPercent: 120_000,
        }),
        landedLine('bowl', { quantity: 100_0000, unitCost: units('6.00'), dutyPercent: 30_000 }),
      ],
      charges: [
        landedCharge({ amount: units('300', 'USD'), currency: 'USD', rate: '0.9', dutiable: true }),
        landedCharge({ id: 'broker', kind: 'brokerage', amount: units('45'), split: 'equal' }),
      ],
    })
    expect(problems).toEqual([])
    // Goods 900 and 600; freight 270 by value: 162 and 108; duty 12 % of 1,062 and 3 % of 708.
    expect(lines.map(({ goods }) => goods)).toEqual([units('900'), units('600')])
    expect(lines.map(({ parts }) => parts)).toEqual([
      [units('162'), units('22.50')],
      [units('108'), units('22.50')],
    ])
    expect(lines.map(({ customsValue }) => customsValue)).toEqual([units('1062'), units('708')])
    expect(lines.map(({ duty }) => duty)).toEqual([units('127.44'), units('21.24')])
    expect(lines.map(({ unitCost }) => unitCost)).toEqual([units('2.42388'), units('7.5174')])
    expect(totals).toEqual({
      goods: units('1500'),
      charges: units('315'),
      duty: units('148.68'),
      total: units('1963.68'),
    })
  })

  it('SHIP-02 duty on FOB leaves the charges out, and takes each line at its own rate', () => {
    const lines = [
      landedLine('a', { unitCost: units('50'), dutyPercent: 100_000 }),
      landedLine('b', { unitCost: units('50') }),
    ]
    const charges = [landedCharge({ dutiable: true })]
    expect(cost({ lines, charges, dutyBasis: 'cif' }).lines.map(({ duty }) => duty)).toEqual([units('10'), 0])
    expect(cost({ lines, charges, dutyBasis: 'fob' }).lines.map(({ duty }) => duty)).toEqual([units('5'), 0])
  })

  it('SHIP-02 insurance is dutiable where duty is taken on cost, insurance and freight, and lands on the goods either way', () => {
    const input = {
      lines: [landedLine('a', { unitCost: units('50'), dutyPercent: 100_000 })],
      charges: [landedCharge({ id: 'cover', kind: 'insurance', amount: units('8'), dutiable: true })],
    }
    const whole = { goods: units('50'), charges: units('8') }
    expect(cost({ ...input, dutyBasis: 'cif' }).lines[0]).toMatchObject({
      ...whole,
      duty: units('5.80'),
      total: units('63.80'),
    })
    expect(cost({ ...input, dutyBasis: 'fob' }).lines[0]).toMatchObject({
      ...whole,
      duty: units('5'),
      total: units('63'),
    })
  })

  it('SHIP-02 charges that are not dutiable stay out of the customs value, and a billed duty is duty', () => {
    const { lines } = cost({
      lines: [landedLine('a', { unitCost: units('50'), dutyPercent: 100_000 })],
      charges: [landedCharge(), landedCharge({ id: 'lump', kind: 'duty', amount: units('7'), dutiable: true })],
    })
    expect(lines[0]).toMatchObject({ customsValue: units('50'), charges: units('100'), duty: units('12') })
  })

  it('SHIP-02 a rebate larger than the goods never makes a duty below zero', () => {
    const { lines } = cost({
      lines: [landedLine('a', { dutyPercent: 100_000 })],
      charges: [landedCharge({ amount: units('-20'), dutiable: true })],
    })
    expect(lines[0]).toMatchObject({ customsValue: 0, duty: 0, total: units('-19') })
  })

  it.each([
    ['weight', [units('40'), units('60')]],
    ['volume', [units('75'), units('25')]],
    ['quantity', [units('80'), units('20')]],
    ['equal', [units('50'), units('50')]],
    ['value', [units('80'), units('20')]],
  ] as const)('SHIP-01 a charge is split by %s', (split, parts) => {
    const lines = [
      landedLine('a', { quantity: 4_0000, weight: 1_0000, volume: 7_5000 }),
      landedLine('b', { quantity: 1_0000, weight: 6_0000, volume: 10_0000 }),
    ]
    expect(cost({ lines, charges: [landedCharge({ split })] }).lines.map((each) => each.parts[0])).toEqual(parts)
  })

  it('SHIP-01 shares by hand stand to the last digit, and convert as exactly as any charge', () => {
    const lines = [landedLine('a'), landedLine('b')]
    const shares = [
      { id: 'a', amount: 5_000 },
      { id: 'b', amount: 15_000 },
    ]
    const own = landedCharge({ split: 'manual', amount: 20_000, shares })
    expect(cost({ lines, charges: [own] }).lines.map(({ parts }) => parts[0])).toEqual([5_000, 15_000])
    const foreign = { ...own, currency: 'USD', rate: '1.5' }
    expect(minor(cost({ lines, charges: [foreign] }).lines.map(({ parts }) => parts[0] ?? null))).toEqual([1, 2])
  })

  it('SHIP-02 currencies without cents and with thousandths keep their minor unit', () => {
    const yen = cost({
      currency: 'JPY',
      lines: [landedLine('a'), landedLine('b'), landedLine('c')].map((each) => ({ ...each, rate: '170.5' })),
      charges: [landedCharge({ amount: units('1000', 'JPY'), currency: 'JPY' })],
    })
    expect(yen.lines.map(({ parts }) => parts[0])).toEqual(['334', '333', '333'].map((part) => units(part, 'JPY')))
    expect(yen.totals.goods).toBe(units('511.5', 'JPY'))
    const dinar = cost({
      currency: 'KWD',
      lines: [landedLine('a'), landedLine('b')].map((each) => ({ ...each, rate: '0.31' })),
      charges: [landedCharge({ amount: units('10'), rate: '0.30725' })],
    })
    expect(dinar.charges).toEqual([units('3.073', 'KWD')])
    expect(dinar.lines.map(({ parts }) => parts[0])).toEqual(['1.537', '1.536'].map((part) => units(part, 'KWD')))
  })
})

describe('what is missing is named, never guessed', () => {
  it('SHIP-02 missing weights are named by line, and nothing that rests on them is told', () => {
    const { lines, problems, totals } = cost({
      lines: [landedLine('a', { weight: 1_0000 }), landedLine('b'), landedLine('c')],
      charges: [
        landedCharge({ split: 'weight', label: 'Sea freight' }),
        landedCharge({ id: 'second', split: 'weight' }),
      ],
    })
    expect(problems).toEqual(
      ['b', 'c'].map((id) => ({
        on: 'line',
        id,
        field: 'weight',
        message: 'Enter a weight: Sea freight is split by weight.',
      })),
    )
    expect(lines.map(({ total, unitCost }) => [total, unitCost])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ])
    expect(totals).toEqual({ goods: units('3'), charges: null, duty: 0, total: null })
  })

  it.each([
    ['a line without a quantity', { lines: [landedLine('a', { quantity: 0 }), landedLine('b')] }, 'line a quantity'],
    ['a line without a rate', { lines: [landedLine('a', { currency: 'USD' })] }, 'line a rate'],
    ['a rate of zero', { lines: [landedLine('a', { currency: 'USD', rate: '0.000' })] }, 'line a rate'],
    ['a rate that is no number', { lines: [landedLine('a', { currency: 'USD', rate: '-1' })] }, 'line a rate'],
    [
      'a line of too much',
      { lines: [landedLine('a', { quantity: 999_999_999_999, unitCost: 999_999_999_999 })] },
      'line a unitCost',
    ],
    [
      'a charge without a rate',
      { lines: [landedLine('a')], charges: [landedCharge({ currency: 'CNY' })] },
      'charge freight rate',
    ],
    [
      'a charge without an amount',
      { lines: [landedLine('a')], charges: [landedCharge({ amount: null })] },
      'charge freight estimatedAmount',
    ],
    ['a charge on nothing', { charges: [landedCharge()] }, 'charge freight split'],
    [
      'a charge by value of gifts',
      { lines: [landedLine('a', { unitCost: 0 })], charges: [landedCharge()] },
      'charge freight split',
    ],
    ['shares that do not add up', manual([['a', '60']]), 'charge freight shares'],
    [
      'shares of both signs',
      manual([
        ['a', '160'],
        ['b', '-60'],
      ]),
      'charge freight shares',
    ],
    [
      'a share of a line that is gone',
      manual([
        ['a', '60'],
        ['gone', '40'],
      ]),
      'charge freight shares',
    ],
  ])('SHIP-02 %s', (_name, own, named) => {
    const { problems, totals } = cost(own)
    expect(problems.map(({ on, id, field }) => `${on} ${id} ${field}`)).toEqual([named])
    for (const amount of Object.values(totals)) expect(amount).not.toBeNaN()
  })

  it('SHIP-01 the words of shares that do not add up say both sums', () => {
    expect(cost(manual([['a', '60']])).problems[0]?.message).toBe(
      'The shares add up to 60.00 EUR, the charge is 100.00 EUR.',
    )
  })
})

function manual(shares: readonly (readonly [string, string])[]): Partial<LandedCostInput> {
  return {
    lines: [landedLine('a'), landedLine('b')],
    charges: [landedCharge({ split: 'manual', shares: shares.map(([id, amount]) => ({ id, amount: units(amount) })) })],
  }
}

const RATES = { EUR: '1.1733', USD: '0.8612', JPY: '0.0054', KWD: '2.81', CNY: '0.1289' } as const
const currencyOf = fc.constantFrom(...(Object.keys(RATES) as (keyof typeof RATES)[]))

const anyLine = fc.record({
  quantity: fc.oneof(
    fc.integer({ min: 1, max: 10_000 }).map((pieces) => pieces * 10_000),
    fc.integer({ min: 1_000, max: 99_999_999 }),
  ),
  unitCost: fc.integer({ min: 100_000, max: 500_000_000 }),
  currency: currencyOf,
  dutyPercent: fc.constantFrom(0, 27_000, 120_000, 333_333),
  weight: fc.integer({ min: 1, max: 500_000 }),
  volume: fc.integer({ min: 1, max: 90_000 }),
})

const anyCharge = fc.record({
  kind: fc.constantFrom(...CHARGE_KINDS),
  amount: fc.integer({ min: -3_000_000_000, max: 90_000_000_000 }).map((amount) => amount - (amount % 100)),
  currency: currencyOf,
  split: fc.constantFrom(...CHARGE_SPLITS.filter((split) => split !== 'manual')),
  dutiable: fc.boolean(),
})

const anyShipment = fc
  .record({
    currency: currencyOf,
    dutyBasis: fc.constantFrom('cif' as const, 'fob' as const),
    lines: fc.array(anyLine, { minLength: 1, maxLength: 12 }),
    charges: fc.array(anyCharge, { maxLength: 5 }),
  })
  .map(({ lines, charges, ...rest }): LandedCostInput => ({
    ...rest,
    lines: lines.map((each, index) => ({ ...each, id: `line-${index}`, rate: RATES[each.currency] })),
    charges: charges.map((each, index) => ({ ...each, id: `charge-${index}`, rate: RATES[each.currency], shares: [] })),
  }))

describe('laws of landed cost', () => {
  it('SHIP-02 in 3,000 random shipments the parts equal the whole to the last unit, whatever the order of the lines', () => {
    let checked = 0
    fc.assert(
      fc.property(anyShipment, (shipment) => {
        const found = landedCost(shipment)
        expect(found.problems).toEqual([])
        shipment.charges.forEach((each, index) => {
          const whole = found.charges[index]
          const parts = found.lines.map((landed) => landed.parts[index] ?? NaN)
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole)
          const converted = convertUnits(each.amount ?? NaN, each.currency, shipment.currency, each.rate)
          expect(whole).toBe(each.currency === shipment.currency ? each.amount : roundToMinor(converted ?? NaN))
          // No part is more than one step away from its exact share, and whole minor units stay whole.
          const isWhole = (whole ?? 0) % 10_000 === 0
          if (isWhole) for (const part of parts) expect(Math.abs(part % 10_000)).toBe(0)
          for (const part of parts) expect(Math.sign(part) * Math.sign(whole ?? 0)).not.toBe(-1)
        })
        for (const landed of found.lines) {
          expect(landed.total).toBe((landed.goods ?? NaN) + (landed.charges ?? NaN) + (landed.duty ?? NaN))
        }
        const { goods, charges, duty, total } = found.totals
        expect(total).toBe((goods ?? NaN) + (charges ?? NaN) + (duty ?? NaN))
        expect(landedCost(shipment)).toEqual(found)
        const turned = landedCost({ ...shipment, lines: shipment.lines.toReversed() })
        expect({ goods: turned.totals.goods, charges: turned.totals.charges, wholes: turned.charges }).toEqual({
          goods,
          charges,
          wholes: found.charges,
        })
        checked += 1
      }),
      { numRuns: 3_000 },
    )
    expect(checked).toBe(3_000)
  })

  it('SHIP-02 each part is within one minor unit of its exact due', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.array(fc.integer({ min: 0, max: 999_999 }), { minLength: 1, maxLength: 30 }),
        (cents, weights) => {
          fc.pre(weights.some((weight) => weight > 0))
          const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0))
          const parts = allocate(cents * 10_000, weights) ?? []
          parts.forEach((part, index) => {
            const due = nearestRatio(BigInt(cents) * 10_000n * BigInt(weights[index] ?? 0), total)
            expect(Math.abs(part - due)).toBeLessThanOrEqual(10_000)
          })
          // Equal weights: the earlier line never gets less, so that the order is stable.
          parts.forEach((part, index) => {
            const next = parts[index + 1]
            if (next !== undefined && weights[index] === weights[index + 1]) expect(part).toBeGreaterThanOrEqual(next)
          })
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { landedCharge, landedLine } from '#test/landed-cost-inputs.ts'
import { roundToMinor } from '../money.ts'
import { CHARGE_KINDS } from './charge.ts'
import { type ChargeInput, landedCost, type LandedLineInput } from './landed-cost.ts'
import { shownCost } from './shown-cost.ts'

const cost = (lines: readonly LandedLineInput[], charges: readonly ChargeInput[] = []) =>
  landedCost({ lines, charges, currency: 'EUR', dutyBasis: 'fob' })
const add = (amounts: readonly (number | null)[]) => amounts.reduce<number>((all, amount) => all + (amount ?? NaN), 0)

describe('a landed cost as it is shown', () => {
  it('SHIP-02 gives the duty of the lines so that it adds up to the duty of all', () => {
    // 2.5 % of 5.80 and of 4.20 are 0.145 and 0.105, which rounded apart come to 0.26.
    const landed = cost([
      landedLine('a', { unitCost: 5_800_000 / 10, dutyPercent: 25_000 }),
      landedLine('b', { unitCost: 4_200_000 / 10, dutyPercent: 25_000 }),
    ])
    expect(landed.lines.map(({ duty }) => duty)).toEqual([14_500, 10_500])
    const shown = shownCost(landed, [])
    expect(shown.lines.map(({ duty }) => duty)).toEqual([20_000, 10_000])
    expect(shown.totals.duty).toBe(30_000)
    expect(shown.lines.map(({ unitCost }) => unitCost)).toEqual(landed.lines.map(({ unitCost }) => unitCost))
  })

  it('SHIP-02 stays as it is while a figure is missing', () => {
    const charges = [landedCharge({ amount: null })]
    const landed = cost([landedLine('a', { unitCost: 12_345 })], charges)
    expect(shownCost(landed, charges)).toEqual(landed)
  })

  it('SHIP-02 adds up by row and by column to the cent, whatever is split', () => {
    const lines = fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 5_000_000 }),
        unitCost: fc.integer({ min: 1, max: 90_000_000 }),
        dutyPercent: fc.integer({ min: 0, max: 300_000 }),
      }),
      { minLength: 1, maxLength: 8 },
    )
    const charges = fc.array(
      fc.record({ amount: fc.integer({ min: -9_000_000, max: 90_000_000 }), kind: fc.constantFrom(...CHARGE_KINDS) }),
      { maxLength: 4 },
    )
    const law = fc.property(lines, charges, (ofLines, ofCharges) => {
      const all = ofCharges.map((own, index) => landedCharge({ ...own, id: `c${index}` }))
      const landed = cost(
        ofLines.map((own, index) => landedLine(`l${index}`, own)),
        all,
      )
      fc.pre(landed.totals.total !== null)
      const shown = shownCost(landed, all)
      expect(shown.totals.total).toBe(roundToMinor(landed.totals.total ?? NaN))
      for (const figure of ['goods', 'charges', 'duty', 'total'] as const) {
        expect(add(shown.lines.map((each) => each[figure]))).toBe(shown.totals[figure])
      }
      shown.charges.forEach((whole, index) =>
        expect(add(shown.lines.map(({ parts }) => parts[index] ?? NaN))).toBe(whole),
      )
      for (const { goods, charges: ofLine, duty, total } of shown.lines) expect(add([goods, ofLine, duty])).toBe(total)
      for (const each of shown.lines) {
        const exact = landed.lines.find(({ id }) => id === each.id)
        for (const figure of ['goods', 'duty'] as const) {
          expect(Math.abs((each[figure] ?? NaN) - (exact?.[figure] ?? NaN))).toBeLessThan(10_000 * (1 + all.length))
        }
        expect(add([each.goods]) % 10_000).toBe(0)
      }
    })
    fc.assert(law)
  })
})

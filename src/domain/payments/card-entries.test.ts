import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardEntries, feeInCurrency, type ToldCardPayment } from './card-entries.ts'

const EUR = 1_000_000
const charge = { at: 1_000, amount: 100 * EUR, fee: 2 * EUR }
const told = (over: Partial<ToldCardPayment> = {}): ToldCardPayment => ({
  id: 'pi_1',
  currency: 'EUR',
  charge,
  refunds: [],
  disputes: [],
  ...over,
})
const refund = { id: 're_1', at: 2_000, amount: 30 * EUR, isTaken: true, failedAt: null }
const dispute = { id: 'du_1', at: 3_000, amount: 70 * EUR, isTaken: true, wonAt: null, fee: 15 * EUR }
const sumOf = (payment: ToldCardPayment) => cardEntries(payment).reduce((sum, { amount }) => sum + amount, 0)

describe('the entries of a payment by card', () => {
  it('DOC-14 what was not charged is no entry, whatever else is told', () => {
    expect(cardEntries(told({ charge: undefined, refunds: [refund] }))).toEqual([])
  })

  it('DOC-14 DOC-15 a charge is an entry with its fee, a refund and a lost dispute are entries below zero', () => {
    expect(cardEntries(told({ refunds: [refund], disputes: [dispute] }))).toEqual([
      { id: 'pi_1', reference: 'pi_1', kind: 'payment', at: 1_000, amount: 100 * EUR, fee: 2 * EUR },
      { id: 're_1', reference: 're_1', kind: 'refund', at: 2_000, amount: -30 * EUR, fee: null },
      { id: 'du_1', reference: 'du_1', kind: 'dispute', at: 3_000, amount: -70 * EUR, fee: 15 * EUR },
    ])
  })

  it('DOC-14 DOC-15 a dispute that is won and a refund that fails give back what they took, with the same reference', () => {
    const back = told({ refunds: [{ ...refund, failedAt: 2_500 }], disputes: [{ ...dispute, wonAt: 4_000 }] })
    expect(sumOf(back)).toBe(100 * EUR)
    expect(cardEntries(back).map(({ id, reference, kind }) => [id, reference, kind])).toEqual([
      ['pi_1', 'pi_1', 'payment'],
      ['re_1', 're_1', 'refund'],
      ['re_1-back', 're_1', 'refund-failed'],
      ['du_1', 'du_1', 'dispute'],
      ['du_1-back', 'du_1', 'dispute-won'],
    ])
  })

  it('DOC-15 a question of a bank and a refund that took nothing are no entries', () => {
    const asked = told({ refunds: [{ ...refund, isTaken: false }], disputes: [{ ...dispute, isTaken: false }] })
    expect(cardEntries(asked)).toHaveLength(1)
  })

  it('DOC-15 every entry has an id of its own, and what is told later takes none of them away', () => {
    const moment = fc.integer({ min: 2_000, max: 9_000 })
    const amount = fc.integer({ min: 1, max: 100 * EUR })
    const refunds = fc.array(
      fc.record({ at: moment, amount, isTaken: fc.boolean(), failedAt: fc.option(moment), id: fc.uuid() }),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(refunds, fc.nat({ max: 6 }), (all, count) => {
        const earlier = all.slice(0, count).map((each) => ({ ...each, failedAt: null }))
        const before = cardEntries(told({ refunds: earlier })).map(({ id }) => id)
        const after = cardEntries(told({ refunds: all })).map(({ id }) => id)
        expect(new Set(after).size).toBe(after.length)
        expect(after).toEqual(expect.arrayContaining(before))
      }),
    )
  })
})

it.each([
  [550_000, 100 * EUR, 100 * EUR, 550_000],
  [550_000, 110 * EUR, 100 * EUR, 500_000],
  // 0.55 EUR of 61 EUR, paid as 10,000 JPY: 90.16 JPY, and there is no smaller coin than one.
  [550_000, 61 * EUR, 100_000_000, 900_000],
  [15 * EUR, -110 * EUR, 100 * EUR, 13_640_000],
  [0, 100 * EUR, 100 * EUR, 0],
])('DOC-14 a fee of %d of %d paid out is, of %d that was charged, %d', (fee, of, amount, expected) => {
  expect(feeInCurrency({ fee, of }, amount)).toBe(expected)
})

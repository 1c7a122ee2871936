import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyRowOf } from '#test/empty-row.ts'
import { leftOfCharge } from './names.ts'
import { filledShares } from './filled-shares.ts'

describe('parts of a charge given by hand', () => {
  it('SHIP-02 what is left is given so that the parts are the whole, whatever was given before', () => {
    const amount = fc.integer({ min: -1e9, max: 1e9 })
    const given = fc.array(amount, { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(amount, given, fc.array(fc.nat(1000), { maxLength: 12 }), (whole, shares, values) => {
        const lines = shares.map((_, index) => ({ id: `l${index}` }))
        const row = emptyRowOf('shipmentCharge', 'c', {
          estimatedAmount: whole,
          shares: shares.map((share, index) => ({ id: `l${index}`, amount: share })),
        })
        const byLine = new Map(values.map((value, index) => [`l${index}`, value]))
        const filled = filledShares(row, lines, byLine)
        expect(filled.reduce((sum, share) => sum + share.amount, 0)).toBe(whole)
        expect(leftOfCharge({ ...row, shares: filled })).toBe(0)
      }),
    )
  })
})

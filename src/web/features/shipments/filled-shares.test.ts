import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyRow, general } from '#contract/entity.ts'
import { shipmentCharge } from '#contract/entities/shipment-charge.ts'
import { sharesWords } from './charge-words.ts'
import { filledShares } from './filled-shares.ts'
import { asCharges } from './shipment-row.ts'

const context = { before: undefined, get: () => undefined, flagged: () => undefined }
const [empty] = asCharges([emptyRow(general(shipmentCharge), 'c', 0, context)])

describe('parts of a charge given by hand', () => {
  it('SHIP-02 what is left is given so that the parts are the whole, whatever was given before', () => {
    const amount = fc.integer({ min: -1e9, max: 1e9 })
    const given = fc.array(amount, { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(amount, given, fc.array(fc.nat(1000), { maxLength: 12 }), (whole, shares, values) => {
        if (!empty) throw new Error('a charge was made')
        const lines = shares.map((_, index) => ({ id: `l${index}` }))
        const row = {
          ...empty,
          estimatedAmount: whole,
          shares: shares.map((share, index) => ({ id: `l${index}`, amount: share })),
        }
        const byLine = new Map(values.map((value, index) => [`l${index}`, value]))
        const filled = filledShares(row, lines, byLine)
        expect(filled.reduce((sum, share) => sum + share.amount, 0)).toBe(whole)
        expect(sharesWords({ ...row, shares: filled }).isWhole).toBe(true)
      }),
    )
  })
})

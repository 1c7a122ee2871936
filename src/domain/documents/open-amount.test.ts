import { expect, it } from 'vitest'
import { canBecomeCredited, standingBalance } from './open-amount.ts'

it('DOC-15 nothing is open on what was not issued: neither on a draft nor on a void document', () => {
  expect(standingBalance({ status: 'draft', balanceDue: 119 })).toBeNull()
  expect(standingBalance({ status: 'void', balanceDue: 119 })).toBeNull()
  for (const status of ['sent', 'viewed', 'partial'] as const)
    expect(standingBalance({ status, balanceDue: 119 })).toBe(119)
  expect(standingBalance({ status: 'paid', balanceDue: -30 })).toBe(-30)
})

it.each([
  ['nothing was paid or credited', {}, true],
  ['a draft credits it', { creditedAmount: 30, creditedInDrafts: 30 }, true],
  ['credit notes take all of it back', { creditedAmount: 119, amountPaid: 40 }, true],
  ['a credit note takes some of it back', { creditedAmount: 30 }, false],
  ['some of it was paid', { amountPaid: 40 }, false],
])('DOC-06 DOC-08 an invoice may be credited by hand where %s: %o %s', (_, more, isAllowed) => {
  const invoice = { total: 119, amountPaid: 0, creditedAmount: 0, creditedInDrafts: 0 }
  expect(canBecomeCredited({ ...invoice, ...more })).toBe(isAllowed)
})

import { expect, it } from 'vitest'
import { standingBalance } from './open-amount.ts'

it('DOC-15 nothing is open on what was not issued: neither on a draft nor on a void document', () => {
  expect(standingBalance({ status: 'draft', balanceDue: 119 })).toBeNull()
  expect(standingBalance({ status: 'void', balanceDue: 119 })).toBeNull()
  for (const status of ['sent', 'viewed', 'partial'] as const)
    expect(standingBalance({ status, balanceDue: 119 })).toBe(119)
  expect(standingBalance({ status: 'paid', balanceDue: -30 })).toBe(-30)
})

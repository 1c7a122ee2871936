import { expect, it } from 'vitest'
import { wentBack } from './went-back.ts'

const paid = { id: 'pi_1', reference: 'pi_1', amount: 100, isStillOwed: false }
const refund = { id: 're_1', reference: 're_1', amount: -40, isStillOwed: false }
const failed = { ...refund, id: 're_1-back', amount: 40 }

it('DOC-15 what went back by card is a question, as far as it is open, until it came again or was answered', () => {
  expect(wentBack({ payments: [paid, refund], balanceDue: 40 })).toBe(40)
  expect(wentBack({ payments: [paid, refund], balanceDue: 10 })).toBe(10)
  expect(wentBack({ payments: [paid, refund], balanceDue: 0 })).toBe(0)
  expect(wentBack({ payments: [paid, refund, failed], balanceDue: 40 })).toBe(0)
  expect(wentBack({ payments: [paid, { ...refund, isStillOwed: true }], balanceDue: 40 })).toBe(0)
  expect(wentBack({ payments: [paid], balanceDue: 40 })).toBe(0)
})

it('DOC-15 what a person recorded as given back says for itself what is owed', () => {
  expect(wentBack({ payments: [paid, { ...refund, id: 'x', reference: '' }], balanceDue: 40 })).toBe(0)
})

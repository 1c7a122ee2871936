import { expect, it } from 'vitest'
import { gotBack, wentBack } from './went-back.ts'

const paid = { id: 'pi_1', reference: 'pi_1', amount: 100, creditWith: null, isStillOwed: false }
const refund = { id: 're_1', reference: 're_1', amount: -40, creditWith: null, isStillOwed: false }
const failed = { ...refund, id: 're_1-back', amount: 40 }

it('DOC-15 what went back by card is a question, as far as it is open, until it came again or was answered', () => {
  expect(wentBack({ payments: [paid, refund], balanceDue: 40 })).toBe(40)
  expect(wentBack({ payments: [paid, refund], balanceDue: 10 })).toBe(10)
  expect(wentBack({ payments: [paid, refund], balanceDue: 0 })).toBe(0)
  expect(wentBack({ payments: [paid, refund, failed], balanceDue: 40 })).toBe(0)
  expect(wentBack({ payments: [paid, { ...refund, isStillOwed: true }], balanceDue: 40 })).toBe(0)
  expect(wentBack({ payments: [paid], balanceDue: 40 })).toBe(0)
})

it('DOC-15 what a person recorded as given back is the same question, and a credit that was moved is none', () => {
  const byHand = { ...refund, id: 'x', reference: '' }
  expect(wentBack({ payments: [paid, byHand], balanceDue: 40 })).toBe(40)
  expect(wentBack({ payments: [paid, byHand, { ...byHand, id: 'y' }], balanceDue: 80 })).toBe(80)
  expect(wentBack({ payments: [paid, { ...byHand, isStillOwed: true }], balanceDue: 40 })).toBe(0)
  expect(wentBack({ payments: [paid, { ...byHand, creditWith: 'other' }], balanceDue: 40 })).toBe(0)
})

it('DOC-14 a customer is told what went back by card of what is open, answered or not, and nothing that a person recorded', () => {
  const answered = { ...refund, isStillOwed: true }
  expect(gotBack({ payments: [paid, answered], balanceDue: 40 })).toBe(40)
  expect(gotBack({ payments: [paid, answered], balanceDue: 0 })).toBe(0)
  expect(gotBack({ payments: [paid, refund, failed], balanceDue: 40 })).toBe(0)
  expect(gotBack({ payments: [paid, { ...refund, id: 'x', reference: '' }], balanceDue: 40 })).toBe(0)
})

import { expect, it } from 'vitest'
import { isAnswerable, isReviewed, OPEN_DISPUTES } from './disputes.ts'

/** Every state that Stripe documents for a dispute, and what it leaves to do. */
const STATES = {
  needs_response: 'answer',
  warning_needs_response: 'answer',
  appeal_needs_response: 'answer',
  under_review: 'wait',
  warning_under_review: 'wait',
  appeal_under_review: 'wait',
  warning_closed: 'nothing',
  prevented: 'nothing',
  won: 'nothing',
  lost: 'nothing',
  '': 'nothing',
} as const

it.each(Object.entries(STATES))('DOC-14 a dispute that is "%s" asks for: %s', (state, left) => {
  expect([isAnswerable(state), isReviewed(state)]).toEqual([left === 'answer', left === 'wait'])
  expect(OPEN_DISPUTES.includes(state)).toBe(left !== 'nothing')
})

import { expect, it } from 'vitest'
import { formatDate } from '#web/kit/format/date.ts'
import { waitingText } from './waiting-text.ts'

const by = Date.parse('2026-07-10T12:00:00Z')
const line = { ids: [], amount: null } as const

it('PAGE-01 DOC-14 SUB-06 what ends by itself is told with its last day, and without one where none is known', () => {
  const day = formatDate(by)
  expect(waitingText({ ...line, kind: 'disputes', count: 2, by })).toBe(
    `Customers dispute 2 card payments: answer the first by ${day}`,
  )
  expect(waitingText({ ...line, kind: 'disputes', count: 1 })).toBe('A customer disputes a card payment')
  expect(waitingText({ ...line, kind: 'unpaidPlan', count: 1, by })).toBe(
    `The last payment of your plan failed: you keep it until ${day}`,
  )
  expect(waitingText({ ...line, kind: 'unpaidPlan', count: 1 })).toBe('Your plan is suspended because it was not paid')
  expect(waitingText({ ...line, kind: 'toApply', count: 2 })).toBe('2 changes are ready to be applied')
})

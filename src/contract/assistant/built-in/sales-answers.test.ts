import { expect, it } from 'vitest'
import { BUILT_IN_CONTEXT } from '#test/assistant/built-in-context.ts'
import type { ToolResult } from '../tools.ts'
import { answerBuiltIn } from './answer-built-in.ts'

type Report = ToolResult<'sales_report'>

const SOLD = { net: '30.00', profit: '10.00', margin: '33.3', quantity: '3', linesWithoutCost: 0 }
const REPORT: Report = {
  from: '2026-01-01',
  to: '2026-11-29',
  currency: 'EUR',
  documents: 3,
  whole: SOLD,
  received: '0.00',
  receivedLeftOut: [],
  converted: 0,
  by: null,
  groups: [],
  moreGroups: 0,
  ofNone: null,
  leftOut: [],
  creditedByHand: 0,
}

/** What a question about sales is answered in words. */
function asked(question: string, report: Partial<Report>): string {
  const answer = answerBuiltIn(question, BUILT_IN_CONTEXT)
  answer.next()
  const { value, done } = answer.next({ result: { ...REPORT, ...report } })
  return done ? value.flatMap((part) => (part.type === 'text' ? part.text : [])).join(' ') : ''
}

const SAID = 'Jan 1, 2026 to Nov 29, 2026: Sales €30.00 without VAT. Profit €10.00, a margin of 33.3%.'

it('CHAT-04 that sales were converted is said, and what is left out with its amounts', () => {
  expect(asked('revenue this year', {})).toBe(SAID)
  const leftOut = [{ currency: 'KWD', amount: '7.000', documents: 2 }]
  expect(asked('revenue this year', { converted: 4, leftOut, creditedByHand: 1 })).toBe(
    `${SAID} Converted to EUR at the reference rate of each document’s own day. 2 invoices without an exchange rate are left out: KWD\u00a07.000. 1 invoice set to Credited without a credit note is not counted.`,
  )
})

it('CHAT-04 a profit that is not known is not told as nought, and ranks nothing', () => {
  const none = { ...SOLD, profit: null, margin: null, linesWithoutCost: 2 }
  const groups = [{ id: null, name: 'Gift', ...none }]
  expect(asked('most profitable product this year', { whole: none, by: 'product', groups })).toBe(
    'Jan 1, 2026 to Nov 29, 2026: Sales €30.00 without VAT. 2 lines without a known cost are not in the profit.',
  )
})

it('CHAT-04 payments of a time without any are told as none', () => {
  expect(asked('payments received this year', { documents: 0 })).toBe(
    'Jan 1, 2026 to Nov 29, 2026: payments received €0.00.',
  )
})

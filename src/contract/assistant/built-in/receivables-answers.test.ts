import { expect, it } from 'vitest'
import { BUILT_IN_CONTEXT } from '#test/assistant/built-in-context.ts'
import type { ToolResult } from '../tools.ts'
import { answerBuiltIn } from './answer-built-in.ts'

type Receivables = ToolResult<'receivables'>

const INVOICE: Receivables['invoices'][number] = {
  id: '00000000-0000-4000-8000-000000000001',
  number: 'INV-1',
  customer: 'Café Blau',
  dueDate: '2026-11-01',
  daysLate: 28,
  currency: 'EUR',
  open: '20.00',
}
const OWED: Receivables = {
  day: '2026-11-29',
  currency: 'EUR',
  open: '5020.00',
  overdue: '20.00',
  ages: [
    { age: 'notDue', amount: '5000.00', invoices: 17 },
    { age: 'days1', amount: '20.00', invoices: 1 },
  ],
  invoices: [INVOICE],
  customers: [{ id: null, name: 'Café Blau', open: '120.00', overdue: '20.00' }],
  converted: 0,
  leftOut: [],
  paid: { from: '2025-11-30', to: '2026-11-29', invoices: 0, meanDays: null, medianDays: null, onTime: null },
}

/** What a question about what is owed calls, and what it is answered in words. */
function asked(question: string, result: Receivables) {
  const answer = answerBuiltIn(question, BUILT_IN_CONTEXT)
  const { value } = answer.next()
  const told = answer.next({ result })
  const parts = told.done ? told.value : []
  return {
    call: value,
    text: parts.flatMap((part) => (part.type === 'text' ? part.text : [])).join(' '),
  }
}

it('CHAT-04 CHAT-05 of overdue invoices the tool is asked alone, and the largest of these are told', () => {
  const invoice = asked('What is my largest overdue invoice?', OWED)
  expect(invoice.call).toMatchObject({ tool: 'receivables', args: { order: 'largest', only: 'overdue' } })
  expect(invoice.text).toContain('€20.00')
  const customer = asked('Which customer has the most overdue?', OWED)
  expect(customer.call).toMatchObject({ args: { only: 'overdue' } })
  expect(customer.text).toContain('Café Blau')
  expect(asked('Who owes me money?', OWED).call).toEqual({ tool: 'receivables', args: { limit: 50 } })
})

it('CHAT-04 CHAT-05 that nothing is overdue, or owed, is told by the sums', () => {
  const nothing = { ...OWED, overdue: '0.00', invoices: [], customers: [] }
  expect(asked('Which invoices are overdue?', nothing).text).toBe('Nothing is overdue.')
  expect(asked('Which invoices are overdue?', { ...nothing, open: '0.00' }).text).toBe('Nobody owes you anything.')
})

it('CHAT-04 of open and of overdue invoices their count and their sum are told', () => {
  expect(asked('How many invoices are overdue?', OWED).text).toBe(
    '1 invoice is overdue: €20.00 of €5,020.00 that are open.',
  )
  expect(asked('How many invoices are open?', OWED).text).toBe(
    '18 invoices are open: €5,020.00, of which overdue: €20.00.',
  )
})

it('CHAT-04 how long customers take to pay is told by the invoices that were paid', () => {
  const paid = { ...OWED.paid, invoices: 12, meanDays: '8.3', medianDays: '8', onTime: '75' }
  expect(asked('How long do customers take to pay?', { ...OWED, paid }).text).toBe(
    'Nov 30, 2025 to Nov 29, 2026: 12 invoices paid in full; days to pay: 8.3 on average, median 8; 75.0% on time.',
  )
  expect(asked('How long do customers take to pay?', OWED).text).toContain('no invoice was paid in full')
})

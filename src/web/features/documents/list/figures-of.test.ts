import { expect, it } from 'vitest'
import { type Counted, figuresOf } from './figures-of.ts'

const START: Counted = {
  documentType: 'invoice',
  status: 'sent',
  currency: 'EUR',
  balanceDue: 100,
  dueDate: '2026-07-31',
  payments: [],
}
const TODAY = '2026-07-06'

it('DOC-10 DOC-17 open, overdue, drafts and what was paid this month, each by currency', () => {
  const figures = figuresOf(
    [
      START,
      { ...START, dueDate: '2026-07-05', balanceDue: 70, status: 'partial' },
      { ...START, dueDate: TODAY, currency: 'USD', balanceDue: 900 },
      { ...START, balanceDue: 40 },
      { ...START, status: 'draft' },
      { ...START, documentType: 'template', status: 'draft' },
      { ...START, documentType: 'quote', dueDate: '2026-01-01' },
      {
        ...START,
        status: 'paid',
        balanceDue: 0,
        payments: [
          { date: '2026-06-30', amount: 5 },
          { date: '2026-07-01', amount: 40 },
          { date: '2026-07-06', amount: 2 },
          { date: null, amount: 9 },
        ],
      },
      { ...START, status: 'void', payments: [{ date: TODAY, amount: 1 }] },
    ],
    TODAY,
  )
  expect(figures).toEqual({
    open: {
      count: 4,
      sums: [
        ['USD', 900],
        ['EUR', 210],
      ],
    },
    overdue: { count: 1, sums: [['EUR', 70]] },
    unsent: { count: 1, sums: [] },
    collected: { count: 1, sums: [['EUR', 42]] },
  })
})

it('DOC-15 an invoice of which all went back is not among those that something was paid on', () => {
  const paid = (...amounts: readonly number[]): Counted => ({
    ...START,
    payments: amounts.map((amount) => ({ date: TODAY, amount })),
  })
  const { collected } = figuresOf([paid(100), paid(100, -100), paid(100, -40)], TODAY)
  expect(collected).toEqual({ count: 2, sums: [['EUR', 160]] })
})

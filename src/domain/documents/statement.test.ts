import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type StatementDocument, statements } from './statement.ts'

const invoice = (fields: Partial<StatementDocument> = {}): StatementDocument => ({
  id: 'i1',
  documentType: 'invoice',
  status: 'sent',
  documentNumber: 'INV202601-0001',
  issueDate: '2026-01-10',
  dueDate: '2026-02-09',
  currency: 'EUR',
  total: 100,
  payments: [],
  originalInvoiceId: null,
  ...fields,
})

describe('statements', () => {
  it('DOC-17 begins with what was open before, runs on with each entry and ends with what is open', () => {
    const documents = [
      invoice({ payments: [{ date: '2026-03-01', amount: 40 }] }),
      invoice({
        id: 'i2',
        documentNumber: 'INV202603-0002',
        issueDate: '2026-03-01',
        dueDate: '2026-03-31',
        total: 50,
      }),
      invoice({
        id: 'c1',
        documentType: 'creditnote',
        documentNumber: 'CN202603-0001',
        issueDate: '2026-03-05',
        total: 10,
        originalInvoiceId: 'i2',
      }),
      invoice({ id: 'i3', issueDate: '2026-05-01', total: 999 }),
    ]
    const [account, ...others] = statements(documents, '2026-02-01', '2026-04-01')
    expect(others).toEqual([])
    expect(account).toMatchObject({ currency: 'EUR', opening: 100, closing: 100 })
    expect(account?.entries.map(({ date, kind, amount, balance }) => [date, kind, amount, balance])).toEqual([
      ['2026-03-01', 'invoice', 50, 150],
      ['2026-03-01', 'payment', -40, 110],
      ['2026-03-05', 'creditnote', -10, 100],
    ])
  })

  it('DOC-15 DOC-17 money given back is told as such, a credit that is moved is not', () => {
    const payments = [
      { date: '2026-03-01', amount: 120 },
      { date: '2026-03-02', amount: -5, creditWith: null },
      { date: '2026-03-03', amount: -15, creditWith: 'i2' },
    ]
    const [account] = statements([invoice({ payments })], '2026-02-01', '2026-04-01')
    expect(account?.entries.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ['payment', -120, -20],
      ['refund', 5, -15],
      ['payment', 15, 0],
    ])
  })

  it('DOC-17 drafts, void documents and quotes are no part of it, and each currency has its own', () => {
    const documents = [
      invoice(),
      invoice({ id: 'd', status: 'draft' }),
      invoice({ id: 'v', status: 'void' }),
      invoice({ id: 'q', documentType: 'quote' }),
      invoice({ id: 'k', currency: 'CHF', total: 7 }),
    ]
    const accounts = statements(documents, '2026-01-01', '2026-12-31')
    expect(accounts.map(({ currency, closing }) => [currency, closing])).toEqual([
      ['CHF', 7],
      ['EUR', 100],
    ])
  })

  it('DOC-17 PAGE-02 an invoice that was credited by hand is owed no more, whatever was paid on it', () => {
    const paid = [{ date: '2026-01-20', amount: 40 }]
    const documents = [invoice({ status: 'refunded', payments: paid }), invoice({ id: 'i2', total: 20 })]
    const [account] = statements(documents, '2026-01-01', '2026-12-31')
    expect(account).toMatchObject({ closing: 20, ageing: { overdue: [0, 0, 0, 20], unassigned: 0 } })
    expect(account?.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['invoice', 100],
      ['invoice', 20],
      ['credited', -60],
      ['payment', -40],
    ])
  })

  it.each([
    ['2026-02-09', { notDue: 100, overdue: [0, 0, 0, 0], unassigned: 0 }],
    ['2026-02-10', { notDue: 0, overdue: [100, 0, 0, 0], unassigned: 0 }],
    ['2026-03-11', { notDue: 0, overdue: [100, 0, 0, 0], unassigned: 0 }],
    ['2026-03-12', { notDue: 0, overdue: [0, 100, 0, 0], unassigned: 0 }],
    ['2026-04-10', { notDue: 0, overdue: [0, 100, 0, 0], unassigned: 0 }],
    ['2026-04-11', { notDue: 0, overdue: [0, 0, 100, 0], unassigned: 0 }],
    ['2026-05-10', { notDue: 0, overdue: [0, 0, 100, 0], unassigned: 0 }],
    ['2026-05-11', { notDue: 0, overdue: [0, 0, 0, 100], unassigned: 0 }],
  ])('DOC-17 an invoice due on 9 February has this age on %s', (day, ageing) => {
    expect(statements([invoice()], '2026-01-01', day)[0]?.ageing).toEqual(ageing)
  })

  it('DOC-17 what was paid beyond an invoice stands by itself', () => {
    const documents = [invoice({ payments: [{ date: '2026-01-11', amount: 130 }] }), invoice({ id: 'i2', total: 20 })]
    expect(statements(documents, '2026-01-01', '2026-01-31')[0]).toMatchObject({
      closing: -10,
      ageing: { notDue: 20, overdue: [0, 0, 0, 0], unassigned: -30 },
    })
  })

  const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-02-${String(number).padStart(2, '0')}`)
  const any = fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    documentType: fc.constantFrom('invoice' as const, 'creditnote' as const),
    status: fc.constantFrom('draft' as const, 'sent' as const, 'paid' as const),
    documentNumber: fc.string({ maxLength: 3 }),
    issueDate: day,
    dueDate: fc.option(day),
    currency: fc.constant('EUR'),
    total: fc.integer({ min: 0, max: 1_000 }),
    payments: fc.array(fc.record({ date: fc.option(day), amount: fc.integer({ min: -50, max: 500 }) }), {
      maxLength: 3,
    }),
    originalInvoiceId: fc.option(fc.constantFrom('a', 'b', 'c')),
  })

  it('DOC-17 opening plus entries is the closing balance, and so is the sum of the ages', () => {
    fc.assert(
      fc.property(fc.uniqueArray(any, { selector: ({ id }) => id }), day, day, (documents, from, to) => {
        for (const { opening, entries, closing, ageing } of statements(documents, from, to)) {
          expect(entries.reduce((sum, { amount }) => sum + amount, opening)).toBe(closing)
          const ages = ageing.overdue.reduce((sum, amount) => sum + amount, ageing.notDue + ageing.unassigned)
          expect(ages).toBe(closing)
          expect(Math.min(ageing.notDue, ...ageing.overdue)).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DOCUMENT_STATUSES } from '../documents/types.ts'
import { statements } from '../documents/statement.ts'
import { type AccountDocument, customerAccounts } from './accounts.ts'

const TODAY = '2026-07-06'

function paper(id: string, more: Partial<AccountDocument> = {}): AccountDocument {
  return {
    id,
    customerId: 'ann',
    documentType: 'invoice',
    status: 'sent',
    currency: 'EUR',
    total: 100,
    amountPaid: 0,
    dueDate: '2026-08-01',
    originalInvoiceId: null,
    ...more,
  }
}

const accountsOf = (...papers: AccountDocument[]) => customerAccounts(papers, TODAY).get('ann') ?? []

describe('the account of a customer', () => {
  it('CUST-05 a day that is over makes what is open overdue; today does not', () => {
    const open = accountsOf(paper('a', { dueDate: '2026-07-05', amountPaid: 30 }), paper('b', { dueDate: TODAY }))
    expect(open).toEqual([{ currency: 'EUR', invoiced: 200, credited: 0, paid: 30, due: 170, overdue: 70, credit: 0 }])
  })

  it('CUST-05 drafts, void documents, quotes and those of nobody count for nothing', () => {
    expect(accountsOf(paper('a', { status: 'draft' }), paper('b', { status: 'void' }))).toEqual([])
    expect(accountsOf(paper('a', { documentType: 'quote' }), paper('b', { customerId: null }))).toEqual([])
  })

  it('CUST-05 what is credited beyond an invoice is the customer’s, in that currency alone', () => {
    const note = { documentType: 'creditnote', originalInvoiceId: 'a' } as const
    const papers = [paper('a', { amountPaid: 60 }), paper('n', note), paper('j', { currency: 'JPY', total: 7 })]
    expect(accountsOf(...papers)).toEqual([
      { currency: 'EUR', invoiced: 100, credited: 100, paid: 60, due: 0, overdue: 0, credit: 60 },
      { currency: 'JPY', invoiced: 7, credited: 0, paid: 0, due: 7, overdue: 0, credit: 0 },
    ])
  })

  it('CUST-05 what was credited by hand is owed no more', () => {
    const [account] = accountsOf(paper('a', { status: 'refunded', amountPaid: 30 }), paper('b'))
    expect(account).toMatchObject({ invoiced: 200, credited: 70, paid: 30, due: 100, credit: 0 })
  })

  it('CUST-05 DOC-17 the balance is always that of the statement', () => {
    const papers = fc.array(
      fc.record({
        documentType: fc.constantFrom('invoice' as const, 'creditnote' as const, 'quote' as const),
        status: fc.constantFrom(...DOCUMENT_STATUSES),
        currency: fc.constantFrom('EUR', 'USD'),
        total: fc.integer({ min: 0, max: 1_000 }),
        paid: fc.integer({ min: 0, max: 1_200 }),
        dueDate: fc.constantFrom('2026-05-01', '2026-09-01', null),
        credits: fc.constantFrom(null, 'p0', 'p1', 'p2'),
      }),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(papers, (drawn) => {
        const documents = drawn.map(({ paid, credits, ...each }, index) => {
          const amountPaid = each.documentType === 'invoice' ? paid : 0
          return {
            ...paper(`p${index}`, { ...each, amountPaid, originalInvoiceId: credits }),
            documentNumber: `N${index}`,
            issueDate: '2026-04-01',
            payments: [{ date: '2026-04-02', amount: amountPaid }],
          }
        })
        const told = statements(documents, '2026-01-01', TODAY).map(({ currency, closing }) => [currency, closing])
        const accounts = accountsOf(...documents)
        expect(accounts.map(({ currency, due, credit }) => [currency, due - credit])).toEqual(told)
        for (const { due, overdue, credit } of accounts) {
          expect(due >= overdue && overdue >= 0 && credit >= 0).toBe(true)
        }
      }),
    )
  })
})

import { expect, it } from 'vitest'
import { document } from '#contract/entities/document.ts'
import { emptyRow, general } from '#contract/entity.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { creditOffers } from './credit-offers.ts'

const NOWHERE = { before: undefined, get: () => undefined, flagged: () => undefined }
const invoice = (id: string, more: Partial<DocumentRow>): DocumentRow => ({
  ...(emptyRow(general(document), id, 0, NOWHERE) as unknown as DocumentRow),
  currency: 'EUR',
  customerId: 'ada',
  status: 'sent',
  ...more,
})
const fresh = invoice('new', { balanceDue: 80 })
const told = (row: DocumentRow, ...others: DocumentRow[]) =>
  creditOffers(row, [row, ...others]).map(({ source, amount, waitsFor }) => [source.id, amount, waitsFor])

it('DOC-15 an invoice that waits for money is offered the credits of its customer, never more than is open', () => {
  const [small, large] = [invoice('small', { balanceDue: -50 }), invoice('large', { balanceDue: -90 })]
  expect(told(fresh, small, large)).toEqual([
    ['large', 80, undefined],
    ['small', 50, undefined],
  ])
  expect(told({ ...fresh, status: 'draft' }, small)).toEqual([['small', 50, 'invoice']])
  const others = { currency: 'USD', customerId: 'bob', status: 'void', documentType: 'creditnote' } as const
  for (const [name, value] of Object.entries(others)) expect(told(fresh, { ...small, [name]: value })).toEqual([])
  expect(told({ ...fresh, customerId: null }, { ...small, customerId: null })).toEqual([])
  const [named, other] = ['Ada', 'Bob'].map((customerName) => ({ ...small, customerId: null, customerName }))
  expect(told({ ...named!, id: 'new', balanceDue: 80 }, named!)).toEqual([['small', 50, undefined]])
  expect(told({ ...named!, id: 'new', balanceDue: 80 }, other!)).toEqual([])
  expect(told({ ...fresh, balanceDue: 0 }, small)).toEqual([])
})

it('DOC-15 DOC-18 the invoice that replaces another says that its payment waits for the credit note', () => {
  const link = { id: 'old', documentType: 'invoice', documentNumber: 'INV-1', relationship: 'corrects' } as const
  const old = invoice('old', { balanceDue: 70, creditedInDrafts: 120, creditedAmount: 120, amountPaid: 50 })
  expect(told({ ...fresh, relatedDocuments: [link] }, old)).toEqual([['old', 50, 'credit']])
  expect(told(fresh, old)).toEqual([])
})

import { expect, it } from 'vitest'
import { type AnyRow, emptyRow, general } from '../entity.ts'
import { customer } from './customer.ts'
import { activeBuyer } from './document-customer-state.ts'
import type { DocumentRow } from './document-derive.ts'
import { document } from './document.ts'

const NOWHERE = { before: undefined, get: () => undefined, flagged: () => undefined }
const empty = emptyRow(general(document), 'a', 0, NOWHERE) as unknown as DocumentRow
const draft: DocumentRow = { ...empty, documentType: 'invoice', customerId: 'noor' }
const sent: DocumentRow = { ...draft, status: 'sent' }
const noor = (status: string): AnyRow => ({ ...emptyRow(general(customer), 'noor', 0, NOWHERE), status })
const changed = (before: DocumentRow | undefined, after: DocumentRow, status = 'pending', more = {}) =>
  activeBuyer(before, after, { ...NOWHERE, ...more, get: (_kind, id) => (id === 'noor' ? noor(status) : undefined) })

it('CUST-01 a pending customer is active once an invoice was sent to them', () => {
  const active = [{ op: 'patch', kind: 'customer', id: 'noor', data: { status: 'active' } }]
  expect(changed(draft, sent)).toEqual(active)
  expect(changed(undefined, sent)).toEqual(active)
  expect(changed({ ...sent, customerId: null }, sent)).toEqual(active)
  expect(changed(undefined, draft)).toEqual([])
  expect(changed(draft, { ...sent, documentType: 'quote' })).toEqual([])
  expect(changed(sent, { ...sent, status: 'paid' })).toEqual([])
})

it('CUST-01 who was marked as inactive stays so, and what is restored changes nobody', () => {
  expect(changed(draft, sent, 'inactive')).toEqual([])
  expect(changed(draft, { ...sent, customerId: 'gone' })).toEqual([])
  expect(changed(undefined, sent, 'pending', { isRestored: true })).toEqual([])
})

import { expect, it } from 'vitest'
import { commandRows } from '../command.ts'
import { recordPayment } from '../commands/documents.ts'
import { newItem } from '../document-new-item.ts'
import { type AnyPatch, type AnyRow, general } from '../entity.ts'
import { Refusal } from '../refusal.ts'
import { nextRow } from '../next-row.ts'
import { document } from './document.ts'

const ID = '00000000-0000-7000-8000-000000000001'
const ONE = 1_000_000
const payment = { id: 'p', date: '2026-07-06', amount: 5 * ONE, method: 'cash', note: '' } as const

function written(before: AnyRow | undefined, data: AnyPatch): AnyRow {
  const seen = { before, get: () => undefined, flagged: () => undefined }
  return nextRow(general(document), { op: before ? 'patch' : 'put', kind: 'document', id: ID, data }, seen, 1_000)
}

function issuesOf(act: () => unknown): unknown {
  try {
    return act()
  } catch (error) {
    return error instanceof Refusal ? error.issues : error
  }
}

/** What recording the payment on an invoice is refused with. */
function paying(row: AnyRow): unknown {
  const rows = commandRows({ get: () => row, find: () => [] })
  return issuesOf(() => recordPayment.run({ id: ID, payment }, rows, { now: 2_000, newId: () => ID }))
}

it('DOC-15 API-02 a payment of more than is open is refused in a sentence for people, without a name of the API', () => {
  const item = newItem('i', { unitPrice: 2 * ONE })
  const row = written(written(undefined, { documentType: 'invoice', items: [item] }), { status: 'sent' })
  expect(paying(row)).toEqual([
    {
      field: 'payment.amount',
      message:
        'The payment is more than the 2.00 USD that is open. Lower it, or keep the rest as a credit of the customer.',
    },
  ])
  expect(issuesOf(() => written(row, { payments: [payment] }))).toEqual([
    {
      field: 'payments',
      message: 'come to more than the 2.00 USD that is owed. Lower them, or keep the rest as a credit of the customer.',
    },
  ])
})

it('DOC-15 where nothing is open a payment is refused with what to do, and it can be kept as a credit on purpose', () => {
  const remedy = 'Keep the whole amount as a credit of the customer, or record it on another invoice.'
  const item = newItem('i', { unitPrice: 5 * ONE })
  const sent = written(written(undefined, { documentType: 'invoice', items: [item] }), { status: 'sent' })
  const credited = { ...sent, status: 'refunded', creditedAmount: 5 * ONE, balanceDue: 0 }
  for (const row of [credited, written(sent, { status: 'paid' })])
    expect(paying(row)).toEqual([{ field: 'payment.amount', message: `Nothing is open on this invoice. ${remedy}` }])
  expect(issuesOf(() => written(credited, { payments: [payment] }))).toEqual([
    { field: 'payments', message: `are more than is owed, for nothing is. ${remedy}` },
  ])
  const kept = written(credited, { payments: [{ ...payment, keepAsCredit: true }] })
  expect(kept).toMatchObject({ amountPaid: 5 * ONE, balanceDue: -5 * ONE })
})

it('DOC-15 CHANGE-02 a payment of which a part was given back since cannot go: what is in its way is named', () => {
  const refund = { ...payment, id: 'r', amount: -2 * ONE }
  const item = newItem('i', { unitPrice: 5 * ONE })
  const sent = written(written(undefined, { documentType: 'invoice', items: [item] }), { status: 'sent' })
  const given = written(written(sent, { payments: [payment] }), { payments: [payment, refund] })
  expect(issuesOf(() => written(given, { payments: { lines: { p: null } } }))).toEqual([
    {
      field: 'payments',
      message: 'would give back more than was paid. First remove what was given back or used as a credit.',
    },
  ])
  expect(issuesOf(() => written(sent, { payments: [refund] }))).toEqual([
    { field: 'payments', message: 'give back more than was paid' },
  ])
})

import { describe, expect, it } from 'vitest'
import { MONEY_TABLE, type MoneyCase, STATUS_CASES, withMoney } from '#test/document-status-table.ts'
import { DOCUMENT_STATUSES, DOCUMENT_TYPES, type DocumentStatus, statusesOf } from '#domain/documents/types.ts'
import { commandRows } from '../command.ts'
import { markDocument } from '../commands/documents.ts'
import { type AnyPatch, type AnyRow, general } from '../entity.ts'
import { Refusal } from '../refusal.ts'
import { nextRow } from '../next-row.ts'
import type { DocumentRow } from './document-derive.ts'
import { document } from './document.ts'

const declared = general(document)
const ID = '00000000-0000-7000-8000-000000000001'
/** Units of one of the currency. */
const ONE = 1_000_000
const line = Object.fromEntries(
  Object.entries(document.fields.items.line ?? {}).map(([name, { fallback }]) => [name, fallback]),
)
const item = { ...line, id: 'a', description: 'Mug', quantity: 10_000, unitPrice: 100 * ONE }

function written(before: AnyRow | undefined, data: AnyPatch, stated: AnyPatch = {}): AnyRow {
  const seen = { before, get: () => undefined, flagged: () => undefined }
  return nextRow(declared, { op: before ? 'patch' : 'put', kind: 'document', id: ID, data, stated }, seen, 1_000)
}

/** A document of 100 in a given state: paid, credited, and the last status. */
function standing(documentType: string, status: string, { paid = 0, credited = 0 }: Partial<MoneyCase> = {}): AnyRow {
  let row = written(undefined, { documentType, items: [item] })
  if (status !== 'draft' && status !== 'void') row = written(row, { status: 'sent' })
  if (paid > 0) {
    const payment = { id: 'p', date: '2026-07-06', amount: paid * ONE, method: 'cash', note: '' }
    row = written(row, { payments: [{ ...payment, keepAsCredit: paid > 100 }] })
  }
  if (credited > 0) {
    const refunded = credited === 100 ? { status: 'refunded', statusBefore: row['status'] } : {}
    row = written(row, {}, { creditedAmount: credited * ONE, ...refunded })
  }
  return stated(row, status as DocumentStatus)
}

/** Sets the status directly, past the table, since the tests ask what follows from it. */
function stated(row: AnyRow, status: DocumentStatus): AnyRow {
  return { ...row, status }
}

/** The row after the status call of DOC-06; undefined if it is refused. */
function marked(row: AnyRow, status: DocumentStatus): AnyRow | undefined {
  const rows = commandRows({ get: () => row, find: () => [] })
  return unlessRefused(() => {
    const { changes } = markDocument.run({ id: ID, status }, rows, { now: 2_000, newId: () => ID })
    return changes.reduce((each, change) => (change.op === 'delete' ? each : written(each, change.data)), row)
  })
}

function unlessRefused(act: () => AnyRow): AnyRow | undefined {
  try {
    return act()
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

const moneyOf = (row: AnyRow | undefined) => {
  const { amountPaid, creditedAmount, balanceDue, payments } = row as unknown as DocumentRow
  return {
    amountPaid: amountPaid / ONE,
    creditedAmount: creditedAmount / ONE,
    balanceDue: balanceDue / ONE,
    payments: payments.length,
  }
}

describe('the status of a document', () => {
  it('DOC-06 the table names every type, every status that it can have, and every status that can be asked for', () => {
    expect([...new Set(STATUS_CASES.map(({ type }) => type))]).toEqual([...DOCUMENT_TYPES])
    for (const type of DOCUMENT_TYPES) {
      const own = STATUS_CASES.filter((each) => each.type === type)
      expect(new Set(own.map(({ from }) => from))).toEqual(new Set(statusesOf(type)))
      expect(new Set(own.map(({ to }) => to))).toEqual(new Set(DOCUMENT_STATUSES))
      expect(own.every(({ outcome }) => '+=!?'.includes(outcome))).toBe(true)
    }
  })

  it.each(STATUS_CASES)('DOC-06 $type: $from, asked for $to: $outcome', ({ type, from, to, outcome }) => {
    const row = standing(type, from)
    const after = marked(row, to as DocumentStatus)
    const edited = unlessRefused(() => written(row, { status: to }))
    expect(after?.['status']).toBe(outcome === '!' ? undefined : outcome === '+' ? to : from)
    expect(edited?.['status']).toBe(outcome === '!' || outcome === '?' ? undefined : to)
  })

  it('DOC-06 DOC-15 what is asked for counts, also where a payment beside it would lead to a status that is allowed', () => {
    const payment = { id: 'p', date: '2026-07-06', amount: 100 * ONE, method: 'cash', note: '', keepAsCredit: false }
    const beside = (asked: DocumentStatus) =>
      unlessRefused(() => written(standing('invoice', 'draft'), { status: asked, payments: [payment] }))
    expect(beside('viewed')).toBeUndefined()
    expect(beside('sent')?.['status']).toBe('paid')
  })

  const invoices = STATUS_CASES.filter(({ type, from }) => type === 'invoice' && from !== 'void')
  describe.each(MONEY_TABLE)('DOC-08 DOC-15 an invoice of 100, $name', (money) => {
    it('the balance and the status follow from the money', () => {
      const row = standing('invoice', money.sent, money)
      expect(moneyOf(row)).toMatchObject({
        amountPaid: money.paid,
        creditedAmount: money.credited,
        balanceDue: money.balance,
      })
      const bare = standing('invoice', 'sent', money)
      expect(written(bare, { notes: 'x' })['status']).toBe('sent')
      expect(written({ ...bare, status: money.sent }, { notes: 'x' })['status']).toBe(money.sent)
    })

    it.each(invoices.map((cell) => withMoney(cell, money)))('$from, asked for $to', ({ from, to, outcome }) => {
      const row = standing('invoice', from, money)
      const after = marked(row, to as DocumentStatus)
      const edited = unlessRefused(() => written(row, { status: to }))
      expect(after?.['status']).toBe(outcome === '!' ? undefined : outcome === '+' ? to : from)
      expect(edited?.['status']).toBe(outcome === '!' || outcome === '?' ? undefined : to)
      const isPaying = to === 'paid' && outcome === '+' && money.payment > 0
      const was = moneyOf(row)
      const then = isPaying
        ? {
            ...was,
            amountPaid: money.paid + money.payment,
            balanceDue: money.balanceWhenPaid,
            payments: was.payments + 1,
          }
        : was
      expect([moneyOf(after ?? row), moneyOf(edited ?? row)]).toEqual([then, then])
    })
  })
})

import type { Units } from '../money.ts'
import { type Age, agesOn, type IssuedInvoice, openUntil, writtenOffOf } from './ageing.ts'
import { type DocumentStatus, type DocumentType, isIssued } from './types.ts'

/** The document fields of a statement. Days as `2026-07-06`. */
export interface StatementDocument {
  readonly id: string
  readonly documentType: DocumentType
  readonly status: DocumentStatus
  readonly documentNumber: string
  readonly issueDate: string | null
  readonly dueDate: string | null
  readonly currency: string
  readonly total: Units
  readonly payments: readonly StatedPayment[]
  readonly originalInvoiceId: string | null
}

interface StatedPayment {
  readonly date: string | null
  /** Below zero it went to the customer. */
  readonly amount: Units
  /** The other invoice, where a credit was moved. */
  readonly creditWith?: string | null
}

/** One line: an invoice, a credit note, what was credited without one, a payment for an invoice, or money given back of it. */
export interface StatementEntry {
  readonly date: string
  readonly kind: 'invoice' | 'creditnote' | 'credited' | 'payment' | 'refund'
  readonly documentNumber: string
  readonly dueDate: string | null
  /** The change of what the customer owes; negative is less. */
  readonly amount: Units
  /** The customer's debt after it. */
  readonly balance: Units
}

/** Open amounts by days overdue, on the last day. */
export interface Ageing {
  readonly notDue: Units
  /** 1 to 30, 31 to 60, 61 to 90, over 90. */
  readonly overdue: readonly [Units, Units, Units, Units]
  /** Payments and credits beyond the invoices; they lower the debt. */
  readonly unassigned: Units
}

/** A customer's account in one currency (DOC-17); the parts of the ageing add up to `closing`. */
export interface Statement {
  readonly currency: string
  readonly opening: Units
  readonly entries: readonly StatementEntry[]
  readonly closing: Units
  readonly ageing: Ageing
}

const ORDER = { invoice: 0, creditnote: 1, credited: 1, payment: 2, refund: 2 } as const

type Movement = Omit<StatementEntry, 'balance'>

/** The statements of a customer's documents from one day to another, both included, one per currency in its order. */
export function statements(documents: readonly StatementDocument[], from: string, to: string): Statement[] {
  const counted = documents.filter(
    ({ documentType, status, issueDate }) =>
      (documentType === 'invoice' || documentType === 'creditnote') && isIssued(status) && issueDate !== null,
  )
  const currencies = [...new Set(counted.map(({ currency }) => currency))].toSorted()
  return currencies.map((currency) =>
    statement(
      counted.filter((each) => each.currency === currency),
      currency,
      from,
      to,
    ),
  )
}

function statement(documents: readonly StatementDocument[], currency: string, from: string, to: string): Statement {
  const written = writtenOffOf(documents)
  const movements = documents
    .flatMap((each) => movementsOf(each, written))
    .filter(({ date }) => date <= to)
    .toSorted(
      (a, b) => compare(a.date, b.date) || ORDER[a.kind] - ORDER[b.kind] || compare(a.documentNumber, b.documentNumber),
    )
  let balance = 0
  const entries: StatementEntry[] = []
  for (const movement of movements) {
    balance += movement.amount
    if (movement.date >= from) entries.push({ ...movement, balance })
  }
  const opening = balance - entries.reduce((sum, { amount }) => sum + amount, 0)
  return { currency, opening, entries, closing: balance, ageing: ageing(documents, to, balance, written) }
}

type WrittenOf = (invoice: IssuedInvoice) => Units

function movementsOf(document: StatementDocument, writtenOf: WrittenOf): Movement[] {
  const { documentType, documentNumber, total, payments } = document
  const date = document.issueDate ?? ''
  if (documentType === 'creditnote')
    return [{ date, kind: 'creditnote', documentNumber, dueDate: null, amount: -total }]
  const written = writtenOf(document)
  return [
    { date, kind: 'invoice', documentNumber, dueDate: document.dueDate, amount: total },
    ...(written === 0
      ? []
      : [{ date, kind: 'credited', documentNumber, dueDate: null, amount: -written } satisfies Movement]),
    ...payments.map((payment): Movement => ({
      date: payment.date ?? date,
      kind: payment.amount < 0 && !payment.creditWith ? 'refund' : 'payment',
      documentNumber,
      dueDate: null,
      amount: -payment.amount,
    })),
  ]
}

function ageing(documents: readonly StatementDocument[], asOf: string, closing: Units, writtenOf: WrittenOf): Ageing {
  const open: Record<Age, Units> = { notDue: 0, to30: 0, to60: 0, to90: 0, over90: 0 }
  const [openOf, ageOf] = [openUntil(documents, asOf, writtenOf), agesOn(asOf)]
  for (const invoice of documents) {
    if (invoice.documentType !== 'invoice' || (invoice.issueDate ?? '') > asOf) continue
    open[ageOf(invoice)] += openOf(invoice)
  }
  const { notDue, to30, to60, to90, over90 } = open
  const owed = notDue + to30 + to60 + to90 + over90
  return { notDue, overdue: [to30, to60, to90, over90], unassigned: closing - owed }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

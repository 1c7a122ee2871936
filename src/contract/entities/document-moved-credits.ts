import { isIssued } from '#domain/documents/types.ts'
import type { Change } from '../command.ts'
import type { DeriveContext } from '../entity.ts'
import { Refusal } from '../refusal.ts'
import type { DocumentRow } from './document-derive.ts'
import { documentIssueMessages as messages } from './document-issue-messages.ts'

type Payment = DocumentRow['payments'][number]
type Issues = Readonly<Record<string, string>>

const DOCUMENT = 'document'

/** The payments of a document that move a credit to or from another invoice, by id (DOC-15). */
function movedCredits(row: DocumentRow | undefined): ReadonlyMap<string, Payment & { readonly creditWith: string }> {
  return new Map(
    (row?.payments ?? []).flatMap((each) =>
      each.creditWith ? [[each.id, { ...each, creditWith: each.creditWith }] as const] : [],
    ),
  )
}

/** The ids of the invoices on the other side of moved credits. */
export function creditCounterparts(...rows: readonly (DocumentRow | undefined)[]): readonly string[] {
  return rows.flatMap((row) => [...movedCredits(row).values()].map(({ creditWith }) => creditWith))
}

/**
 * A moved credit stands on both invoices: what one of them pays with it, the other one gives back. Whichever side is written or
 * removed, the other one follows; the sum of what the customer paid stays.
 */
export function movedCreditChanges(
  before: DocumentRow | undefined,
  after: DocumentRow | undefined,
  context: DeriveContext,
): Change[] {
  const [was, is] = [movedCredits(before), movedCredits(after)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((id): Change[] => {
    const [old, now] = [was.get(id), is.get(id)]
    const other = context.get(DOCUMENT, (now ?? old)?.creditWith ?? '') as DocumentRow | undefined
    const there = other?.payments.find((each) => each.id === id)
    if (!now || !after) return other && there ? [withPayment(other, id, null)] : []
    if (isSame(old, now) || (there?.amount === -now.amount && there.date === now.date)) return []
    // An id that names nothing is refused by name, as every other is.
    if (!other) return []
    mustFit(after, other)
    const note = now.amount > 0 ? `Used for ${after.documentNumber}` : `Credit of ${after.documentNumber}`
    const { date, method } = now
    return [
      withPayment(other, id, { date, amount: -now.amount, method, note, keepAsCredit: false, creditWith: after.id }),
    ]
  })
}

function isSame(old: Payment | undefined, now: Payment): boolean {
  return old?.amount === now.amount && old.date === now.date && old.creditWith === now.creditWith
}

function withPayment(
  { id }: DocumentRow,
  payment: string,
  values: Omit<Payment, 'id' | 'reference' | 'fee' | 'isStillOwed'> | null,
): Change {
  return { op: 'patch', kind: DOCUMENT, id, data: { payments: { lines: { [payment]: values } } } }
}

/** Whether two documents are of one customer: the same record, or without one the same name. */
export function isOfOneCustomer(one: Customer, other: Customer): boolean {
  if (one.customerId !== other.customerId) return false
  return one.customerId !== null || (one.customerName !== '' && one.customerName === other.customerName)
}

type Customer = Pick<DocumentRow, 'customerId' | 'customerName'>

function mustFit(row: DocumentRow, other: DocumentRow): void {
  const isInvoice = [row, other].every((each) => each.documentType === 'invoice' && isIssued(each.status))
  if (isInvoice && isOfOneCustomer(row, other) && row.currency === other.currency && row.id !== other.id) return
  throw new Refusal('conflict', { message: messages.credit.betweenInvoices })
}

/** No more than the credit of an invoice leaves it, and its customer and currency stay while a credit is moved. */
export function movedCreditIssue(row: DocumentRow, context: DeriveContext): Issues {
  const before = context.before as DocumentRow | undefined
  const [was, is] = [movedCredits(before), movedCredits(row)]
  if (is.size === 0 || context.isRestored) return {}
  const isMoved = was.size > 0 && (before?.customerId !== row.customerId || before.currency !== row.currency)
  if (isMoved) return { customerId: messages.credit.isMoved }
  const isLeaving = [...is.values()].some(({ id, amount }) => amount < (was.get(id)?.amount ?? 0))
  return isLeaving && row.balanceDue > 0 ? { payments: messages.credit.movesTooMuch } : {}
}

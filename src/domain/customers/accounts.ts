import type { Units } from '../money.ts'
import { openAmount, writtenOff } from '../documents/open-amount.ts'
import { type DocumentStatus, type DocumentType, isIssued } from '../documents/types.ts'

/** The document fields that an account is made from. Days as `2026-07-06`. */
export interface AccountDocument {
  readonly id: string
  readonly customerId: string | null
  readonly documentType: DocumentType
  readonly status: DocumentStatus
  readonly currency: string
  readonly total: Units
  /** For an invoice, the amount paid. */
  readonly amountPaid: Units
  readonly dueDate: string | null
  readonly originalInvoiceId: string | null
}

/** A customer's account in one currency; `invoiced - credited - paid` equals `due - credit`. */
export interface CustomerAccount {
  readonly currency: string
  /** Totals of the issued invoices. */
  readonly invoiced: Units
  /** Totals of the issued credit notes, and what was credited without one. */
  readonly credited: Units
  readonly paid: Units
  /** Open amounts of the invoices. */
  readonly due: Units
  /** The part of `due` whose due date has passed. */
  readonly overdue: Units
  /** Payments and credits beyond the invoices: the seller owes them. */
  readonly credit: Units
}

type Open = { -readonly [K in keyof CustomerAccount]: CustomerAccount[K] }

/**
 * The accounts of each customer by currency, in its order (CUST-05). Drafts, void documents and documents without a customer do not
 * count.
 */
export function customerAccounts(
  documents: Iterable<AccountDocument>,
  today: string,
): ReadonlyMap<string, readonly CustomerAccount[]> {
  const counted: AccountDocument[] = []
  const credited = new Map<string, Units>()
  for (const each of documents) {
    const { documentType, status, customerId, originalInvoiceId, currency, total } = each
    if (customerId === null || !isIssued(status)) continue
    if (documentType !== 'invoice' && documentType !== 'creditnote') continue
    counted.push({ ...each })
    if (documentType !== 'creditnote' || originalInvoiceId === null) continue
    const key = `${originalInvoiceId} ${currency}`
    credited.set(key, (credited.get(key) ?? 0) + total)
  }
  const accounts = new Map<string, Map<string, Open>>()
  for (const each of counted) book(accountOf(accounts, each), each, credited, today)
  return new Map([...accounts].map(([customerId, byCurrency]) => [customerId, finished(byCurrency)]))
}

function accountOf(accounts: Map<string, Map<string, Open>>, { customerId, currency }: AccountDocument): Open {
  const own = accounts.get(customerId ?? '') ?? new Map<string, Open>()
  accounts.set(customerId ?? '', own)
  const known = own.get(currency) ?? { currency, invoiced: 0, credited: 0, paid: 0, due: 0, overdue: 0, credit: 0 }
  own.set(currency, known)
  return known
}

function book(account: Open, each: AccountDocument, credited: ReadonlyMap<string, Units>, today: string): void {
  const { documentType, id, currency, total, amountPaid, dueDate } = each
  if (documentType === 'creditnote') {
    account.credited += total
    return
  }
  const left = Math.max(0, openAmount(total, amountPaid, credited.get(`${id} ${currency}`) ?? 0))
  const written = writtenOff(each, left)
  const open = left - written
  account.credited += written
  account.invoiced += total
  account.paid += amountPaid
  account.due += open
  if (dueDate !== null && dueDate < today) account.overdue += open
}

function finished(byCurrency: ReadonlyMap<string, Open>): readonly CustomerAccount[] {
  return [...byCurrency.values()]
    .map((account) => ({
      ...account,
      credit: account.due - (account.invoiced - account.credited - account.paid),
    }))
    .sort((a, b) => (a.currency < b.currency ? -1 : 1))
}

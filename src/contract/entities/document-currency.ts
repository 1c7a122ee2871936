import { sameFigures } from '#domain/same-figures.ts'
import type { AnyRow, DeriveContext, RowReader } from '../entity.ts'
import type { DocumentRow } from './document-derive.ts'
import { documentIssueMessages as messages } from './document-issue-messages.ts'

type Item = DocumentRow['items'][number]
type ItemAmounts = Pick<Item, 'unitPrice' | 'discountAmount' | 'unitCost'>

/** The amounts of a line with the same figures in another currency (PRICE-09); undefined if one would be too large. */
export function figuresIn(item: ItemAmounts, from: string, to: string): ItemAmounts | undefined {
  const unitPrice = sameFigures(item.unitPrice, from, to)
  const discountAmount = item.discountAmount === null ? null : sameFigures(item.discountAmount, from, to)
  const unitCost = item.unitCost === null ? null : sameFigures(item.unitCost, from, to)
  if (unitPrice === undefined || discountAmount === undefined || unitCost === undefined) return undefined
  return { unitPrice, discountAmount, unitCost }
}

/** Why the currency of a document is locked: its payments, its credits, or the invoice that it credits. */
export type CurrencyLock = 'paid' | 'credited' | 'credits'

/** Whether and why a document's currency is locked; `invoice` is its `creditedInvoice` (DOC-08, DOC-15). */
export function currencyLock(row: DocumentRow, invoice: AnyRow | undefined): CurrencyLock | undefined {
  if (row.payments.length > 0) return 'paid'
  if (isCredited(row)) return 'credited'
  return mustBeOf(row, invoice) === row.currency ? 'credits' : undefined
}

/** Paid or credited amounts keep their currency; a credit note has that of its invoice (DOC-08). */
export function currencyIssue(row: DocumentRow, context: DeriveContext): { readonly currency: string } | undefined {
  const before = context.before as DocumentRow | undefined
  const isMoved = before !== undefined && before.currency !== row.currency
  if (isMoved && before.payments.length > 0 && row.payments.length > 0) {
    return { currency: messages.currency.paid(before.currency) }
  }
  if (isMoved && isCredited(row)) {
    return { currency: messages.currency.credited(before.currency) }
  }
  const isBound = !before || isMoved || before.originalInvoiceId !== row.originalInvoiceId
  const currency = isBound ? mustBeOf(row, creditedInvoice(row, context)) : undefined
  if (currency === undefined || currency === row.currency) return undefined
  return { currency: messages.currency.ofInvoice(currency) }
}

/** The invoice that a credit note credits; undefined for anything else. */
export function creditedInvoice(
  { documentType, originalInvoiceId }: Pick<DocumentRow, 'documentType' | 'originalInvoiceId'>,
  context: RowReader,
): AnyRow | undefined {
  return documentType === 'creditnote' ? invoiceOf(originalInvoiceId, context) : undefined
}

/** The invoice of an id; undefined if the id is of anything else. */
export function invoiceOf(id: string | null, context: RowReader): AnyRow | undefined {
  const row = id === null ? undefined : context.get('document', id)
  return row?.['documentType'] === 'invoice' ? row : undefined
}

/** The currency that a credit note must have; undefined if it credits no invoice. */
function mustBeOf({ status }: DocumentRow, invoice: AnyRow | undefined): string | undefined {
  return invoice && status !== 'void' ? String(invoice['currency']) : undefined
}

/** Also if the credited amount is zero: a credit note without lines has the currency of its invoice. */
export function isCredited({ creditedAmount, relatedDocuments }: DocumentRow): boolean {
  return creditedAmount !== 0 || relatedDocuments.some(({ relationship }) => relationship === 'refunded_by')
}

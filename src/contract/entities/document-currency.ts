import { sameFigures } from '#domain/same-figures.ts'
import type { AnyRow, DeriveContext, RowReader } from '../entity.ts'
import type { DocumentRow } from './document-derive.ts'

type Item = DocumentRow['items'][number]
type ItemAmounts = Pick<Item, 'unitPrice' | 'discountAmount' | 'unitCost'>

/** The amounts of a line that read the same in another currency (PRICE-09); undefined where one would be too large to be kept. */
export function figuresIn(item: ItemAmounts, from: string, to: string): ItemAmounts | undefined {
  const unitPrice = sameFigures(item.unitPrice, from, to)
  const discountAmount = item.discountAmount === null ? null : sameFigures(item.discountAmount, from, to)
  const unitCost = item.unitCost === null ? null : sameFigures(item.unitCost, from, to)
  if (unitPrice === undefined || discountAmount === undefined || unitCost === undefined) return undefined
  return { unitPrice, discountAmount, unitCost }
}

/** What keeps the currency of a document as it is: its payments, what was credited of it, or the invoice that it credits. */
export type CurrencyLock = 'paid' | 'credited' | 'credits'

/** Why a document cannot be given another currency; `invoice` is its `creditedInvoice` (DOC-08, DOC-15). */
export function currencyLock(row: DocumentRow, invoice: AnyRow | undefined): CurrencyLock | undefined {
  if (row.payments.length > 0) return 'paid'
  if (isCredited(row)) return 'credited'
  return mustBeOf(row, invoice) === row.currency ? 'credits' : undefined
}

/** Amounts that were paid or credited stay in their currency; a credit note is in that of its invoice (DOC-08). */
export function currencyIssue(row: DocumentRow, context: DeriveContext): { readonly currency: string } | undefined {
  const before = context.before as DocumentRow | undefined
  const isMoved = before !== undefined && before.currency !== row.currency
  if (isMoved && before.payments.length > 0 && row.payments.length > 0) {
    return { currency: `cannot be changed: its payments are in ${before.currency}. Remove them first` }
  }
  if (isMoved && isCredited(row)) {
    const remedy = 'For another currency, make a new document'
    return { currency: `cannot be changed: it was credited in ${before.currency}. ${remedy}` }
  }
  const isBound = !before || isMoved || before.originalInvoiceId !== row.originalInvoiceId
  const currency = isBound ? mustBeOf(row, creditedInvoice(row, context)) : undefined
  if (currency === undefined || currency === row.currency) return undefined
  return { currency: `must be ${currency}, as on the invoice that is credited` }
}

/** The invoice that a credit note credits; undefined for anything else. */
export function creditedInvoice(
  { documentType, originalInvoiceId }: Pick<DocumentRow, 'documentType' | 'originalInvoiceId'>,
  context: RowReader,
): AnyRow | undefined {
  return documentType === 'creditnote' ? invoiceOf(originalInvoiceId, context) : undefined
}

/** The invoice of an id; undefined for an id of anything else. */
export function invoiceOf(id: string | null, context: RowReader): AnyRow | undefined {
  const row = id === null ? undefined : context.get('document', id)
  return row?.['documentType'] === 'invoice' ? row : undefined
}

/** The currency that a credit note has to be in; undefined where it credits no invoice. */
function mustBeOf({ status }: DocumentRow, invoice: AnyRow | undefined): string | undefined {
  return invoice && status !== 'void' ? String(invoice['currency']) : undefined
}

/** Of nothing too: a credit note without lines yet is in the currency of its invoice. */
export function isCredited({ creditedAmount, relatedDocuments }: DocumentRow): boolean {
  return creditedAmount !== 0 || relatedDocuments.some(({ relationship }) => relationship === 'refunded_by')
}

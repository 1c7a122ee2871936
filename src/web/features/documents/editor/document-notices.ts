import { isAppliedInFull } from '#domain/documents/open-amount.ts'
import { documentTotals } from '#domain/documents/totals.ts'
import { isIssued } from '#domain/documents/types.ts'
import type { RateSet } from '#domain/exchange-rates.ts'
import { MAX_UNITS, type Units } from '#domain/money.ts'
import { wentBack } from '#domain/payments/went-back.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { lackedTaxRate } from './own-tax.ts'

/** Something about a document that its author should know. */
export type DocumentNotice =
  | { readonly kind: 'void' }
  | { readonly kind: 'provisional' }
  /** Money went back to the customer's card, and is owed or not. */
  | { readonly kind: 'wentBack'; readonly amount: Units }
  | { readonly kind: 'issued' }
  /** A credit note that counts on its invoice in full. */
  | { readonly kind: 'counts'; readonly invoice: string }
  | { readonly kind: 'grossTax' }
  /** A draft invoice that gives money back. */
  | { readonly kind: 'belowZero' }
  | { readonly kind: 'tooLarge' }
  /** The tax has to be told in this currency too, and no exchange rate is known. */
  | { readonly kind: 'noTaxRate'; readonly currency: string }
  /** The last document of the series is of a later day. */
  | { readonly kind: 'earlier'; readonly lastNumber: string; readonly lastDay: string }

type Numbered = Pick<
  DocumentRow,
  | 'id'
  | 'documentType'
  | 'businessProfileId'
  | 'balanceDue'
  | 'documentNumber'
  | 'issueDate'
  | 'sequence'
  | 'isProvisional'
>

/** What is to be said about a document as it is shown, the most urgent first. */
export function documentNotices(
  row: DocumentRow,
  others: readonly Numbered[],
  isOffline: boolean,
  rates: RateSet,
): readonly DocumentNotice[] {
  const { subtotal, total, taxAmount, discountAmount } = documentTotals(row)
  const isTooLarge = [subtotal, total, taxAmount].some((amount) => Math.abs(amount) > MAX_UNITS)
  const isGrossTax = row.taxBasis === 'gross' && !row.pricesIncludeTax && taxAmount !== 0 && discountAmount !== 0
  const lacked = lackedTaxRate(row, rates)
  // Once it is sent, its day can no longer be chosen.
  const later = row.status === 'draft' ? laterInSeries(row, others) : undefined
  const credited = others.find(({ id }) => id === row.originalInvoiceId)
  const counts = row.status !== 'applied' && isAppliedInFull(row, credited) ? credited : undefined
  const back = isIssued(row.status) ? wentBack(row) : 0
  return [
    ...(back > 0 ? [{ kind: 'wentBack', amount: back } as const] : []),
    ...(isTooLarge ? [{ kind: 'tooLarge' } as const] : []),
    ...(row.status === 'void' ? [{ kind: 'void' } as const] : []),
    ...(row.documentType === 'invoice' && row.status === 'draft' && total < 0 ? [{ kind: 'belowZero' } as const] : []),
    ...(isIssued(row.status) ? [{ kind: 'issued' } as const] : []),
    ...(counts ? [{ kind: 'counts', invoice: counts.documentNumber } as const] : []),
    ...(row.isProvisional && isOffline ? [{ kind: 'provisional' } as const] : []),
    ...(lacked === undefined ? [] : [{ kind: 'noTaxRate', currency: lacked } as const]),
    ...(isGrossTax && row.status !== 'void' ? [{ kind: 'grossTax' } as const] : []),
    ...(later ? [{ kind: 'earlier', lastNumber: later.documentNumber, lastDay: later.issueDate ?? '' } as const] : []),
  ]
}

/** A document of the same series with a lower number and a later day: dates must not run backwards (DOC-02). */
function laterInSeries(row: Numbered, others: readonly Numbered[]): Numbered | undefined {
  const day = row.issueDate
  if (day === null || row.documentType === 'template') return undefined
  let last: Numbered | undefined
  for (const other of others) {
    const isBefore =
      other.id !== row.id &&
      !other.isProvisional &&
      other.documentType === row.documentType &&
      other.businessProfileId === row.businessProfileId &&
      (row.sequence === null || (other.sequence ?? 0) < row.sequence)
    if (isBefore && (other.issueDate ?? '') > day && (other.issueDate ?? '') > (last?.issueDate ?? '')) last = other
  }
  return last
}

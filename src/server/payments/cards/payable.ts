import { DOCUMENT_RULES, isIssued } from '#domain/documents/types.ts'
import { isChargedByStripe, stripeAmount } from '#domain/payments/provider-amount.ts'
import type { DocumentRow } from '#contract/entities/document-derive.ts'

/** Whether a document is an invoice of which something is open (DOC-14). */
export function isOpenInvoice({ documentType, status, balanceDue }: DocumentRow): boolean {
  return DOCUMENT_RULES[documentType].isPaid === true && isIssued(status) && status !== 'refunded' && balanceDue > 0
}

/** Whether a card can be charged with an amount in a currency, to the last digit. */
export function isChargeable({ balanceDue, currency }: Pick<DocumentRow, 'balanceDue' | 'currency'>): boolean {
  return isChargedByStripe(currency) && stripeAmount(balanceDue, currency) !== undefined
}

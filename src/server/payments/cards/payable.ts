import { DOCUMENT_RULES, isIssued } from '#domain/documents/types.ts'
import { OPEN_DISPUTES } from '#domain/payments/disputes.ts'
import { isChargedByStripe, stripeAmount } from '#domain/payments/provider-amount.ts'
import { wentBack } from '#domain/payments/went-back.ts'
import type { DocumentRow } from '#contract/entities/document-derive.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import type { CardProblem } from './card-lines.ts'

/** Whether a document is an invoice of which something is open, and asked for: not what its seller gave back and may not want again (DOC-14, DOC-15). */
export function isOpenInvoice(row: DocumentRow): boolean {
  const { documentType, status, balanceDue } = row
  const isPaid = DOCUMENT_RULES[documentType].isPaid === true && isIssued(status) && status !== 'refunded'
  return isPaid && balanceDue > 0 && wentBack(row) === 0
}

/** What went and cannot be entered on its document. */
const NOT_ENTERED: readonly CardProblem[] = ['refused', 'twice']

/**
 * Whether what is open of a document is not known, so that nothing of it is paid meanwhile: the customer's bank still decides over a payment, or
 * what the provider told of one could not be entered (DOC-14).
 */
export async function isUndecided(tx: Queryable, documentId: string): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'card-payment:undecided',
    text: `select from card_payment where user_id = ${currentUser} and document_id = $1
      and (dispute = any($2) or problem = any($3)) limit 1`,
    values: [documentId, OPEN_DISPUTES, NOT_ENTERED],
  })
  return rowCount > 0
}

/** Whether a card can be charged with an amount in a currency, to the last digit. */
export function isChargeable({ balanceDue, currency }: Pick<DocumentRow, 'balanceDue' | 'currency'>): boolean {
  return isChargedByStripe(currency) && stripeAmount(balanceDue, currency) !== undefined
}

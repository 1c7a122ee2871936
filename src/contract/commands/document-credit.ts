import * as z from 'zod/mini'
import { decimalFromUnits } from '#domain/money.ts'
import { isIssued } from '#domain/documents/types.ts'
import { command } from '../command.ts'
import { document } from '../entities/document.ts'
import { boundedText, uuid } from '../fields.ts'
import { invalid, Refusal } from '../refusal.ts'
import { storedMessage } from '../stored-message.ts'
import { documentCommandMessages as messages } from './document-command-messages.ts'
import { today } from './document-copies.ts'
import { foundInvoice, seeing } from './found-documents.ts'

/**
 * Pays an invoice with the credit that another invoice of the customer holds: what was paid on that one beyond what it asks (DOC-15).
 * Without an amount (units) as much as is open and there. The other invoice gives it back in the same change; a payment of one id is
 * recorded once, and removing it on either side takes both back.
 */
export const payFromCredit = command({
  name: 'document/use-credit',
  input: z.strictObject({
    id: uuid,
    fromId: uuid,
    paymentId: boundedText(60, 1),
    amount: z.optional(z.int()),
  }),
  reads: ({ id, fromId }) => seeing(id, fromId),
  run({ id, fromId, paymentId, amount }, rows, { now }) {
    const [invoice, source] = [foundInvoice(rows, id), foundInvoice(rows, fromId)]
    if (invoice.payments.some((each) => each.id === paymentId)) return { changes: [] }
    if (!isIssued(invoice.status)) {
      throw new Refusal('conflict', { message: messages.draftTakesNoCredit(invoice.documentNumber) })
    }
    const most = Math.max(Math.min(-source.balanceDue, invoice.balanceDue), 0)
    const used = amount ?? most
    if (used <= 0 || used > most) {
      const text = `${decimalFromUnits(most, invoice.currency)} ${invoice.currency}`
      const message = messages.creditTooSmall(text, source.documentNumber, invoice.documentNumber)
      throw invalid([{ field: 'amount', message }])
    }
    const { documentNumber: number } = source
    const paid = { date: today(rows, invoice, now), amount: used, method: 'other', note: `Credit of ${number}` }
    const lines = { [paymentId]: { ...paid, keepAsCredit: false, creditWith: fromId } }
    return {
      changes: [{ op: 'patch', kind: document.kind, id, data: { payments: { lines } } }],
      why: storedMessage('credit-used', { number }),
    }
  },
})

import { knownRates } from '#web/kit/currency/rates.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { askConfirm } from '#web/kit/ui/confirm.ts'
import { belowZeroMessages, headMessages, noticeMessages } from '../editor/messages.ts'
import { lackedTaxRate } from '../editor/own-tax.ts'

/** Asks before a document is sent that has no lines, is below zero or lacks the rate of its tax: a sent one keeps its number for good. */
export async function isReadyToSend(row: DocumentRow): Promise<boolean> {
  return (await isMeant(row)) && hasTaxRate(row)
}

async function isMeant({ items, documentNumber, documentType, total, currency }: DocumentRow): Promise<boolean> {
  const { empty } = headMessages
  if (items.length === 0) return askConfirm({ ...empty, title: empty.title(documentNumber) })
  if (total >= 0 || documentType === 'invoice') return true
  const { title, other } = belowZeroMessages
  return askConfirm({ title: title(documentNumber, total, currency), text: other, confirm: belowZeroMessages.goOn })
}

/** Whether a document tells its tax as the seller's country asks, or may be sent without that (DOC-16). */
async function hasTaxRate(row: DocumentRow): Promise<boolean> {
  const to = lackedTaxRate(row, knownRates())
  if (to === undefined) return true
  const { text, confirm } = headMessages.noTaxRate
  return askConfirm({ title: noticeMessages.noTaxRate(row.currency, to), text: text(row.currency, to), confirm })
}

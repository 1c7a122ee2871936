import { knownRates } from '#web/kit/currency/rates.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { askConfirm } from '#web/kit/ui/confirm.ts'
import { lackedTaxRate } from './document-own-tax.ts'
import { documentText } from './document-text.ts'

const { head, notices } = documentText

/** Whether a document tells its tax as its seller's country asks, or is meant to leave without that (DOC-16). */
export async function hasTaxRate(row: DocumentRow): Promise<boolean> {
  const to = lackedTaxRate(row, knownRates())
  if (to === undefined) return true
  const { text, confirm } = head.noTaxRate
  return askConfirm({ title: notices.noTaxRate(row.currency, to), text: text(row.currency, to), confirm })
}

import { document } from '#contract/entities/document.ts'
import { DOCUMENT_RULES } from '#domain/documents/types.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { factMessages as messages } from './messages.ts'

/** A day, the currency or a term of a document, by the name of its field. */
export interface DocumentFact {
  readonly name: 'issueDate' | 'dueDate' | 'deliveryDate' | 'currency' | 'paymentTerms' | 'reason'
  readonly label: string
  readonly isWide?: boolean
}

/** The days and terms of a document of its type, in their order. */
export function factsOf({ documentType, dueDate }: DocumentRow): readonly DocumentFact[] {
  const { isPaid, isBought } = DOCUMENT_RULES[documentType]
  const isQuote = documentType === 'quote'
  const hasDue = isQuote || isPaid === true || dueDate !== null
  const due: DocumentFact = { name: 'dueDate', label: isQuote ? messages.validUntil : document.fields.dueDate.label }
  return [
    { name: 'issueDate', label: messages.issueDate },
    ...(hasDue ? [due] : []),
    { name: 'deliveryDate', label: isBought ? messages.expected : document.fields.deliveryDate.label },
    { name: 'currency', label: messages.currency },
    ...(isPaid ? [{ name: 'paymentTerms', label: messages.paymentTerms, isWide: true } as const] : []),
    ...(documentType === 'creditnote' ? [{ name: 'reason', label: messages.reason, isWide: true } as const] : []),
  ]
}

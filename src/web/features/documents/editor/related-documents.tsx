import { DOCUMENT_RULES } from '#domain/documents/types.ts'
import { useRow, useStore } from '#web/kit/data/use-store.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { formatDay } from '#web/kit/format/date.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { useCreditOfCorrection } from './use-credit-of-correction.ts'
import { relatedMessages as messages } from './related-messages.ts'

const LINK = 'font-semibold text-primary hover:underline'

interface RowProps {
  readonly row: DocumentRow
}

/** What a document is called in a sentence. */
function nameOf({ documentType, documentNumber }: Pick<DocumentRow, 'documentType' | 'documentNumber'>): string {
  return `${DOCUMENT_RULES[documentType].label.one} ${documentNumber}`
}

/** The documents that belong to one, with the credit note that was made with it (DOC-07, DOC-08, DOC-18). */
export function RelatedDocuments({ row }: RowProps) {
  const credit = useCreditOfCorrection(row)
  const store = useStore()
  const related = row.relatedDocuments.map((each) => {
    const isToCome = each.relationship === 'refunded_by' && store.get('document', each.id)?.status === 'draft'
    const label = messages.relationships[each.relationship] ?? each.relationship
    return { ...each, label: isToCome ? messages.toBeCredited : label }
  })
  const all = credit ? [...related, { ...credit, label: messages.madeWith }] : related
  return (
    <ul className="space-y-1.5">
      {all.map(({ label, ...each }) => (
        <li key={`${label} ${each.id}`}>
          <span className="text-muted">{label} </span>
          <ScreenLink screen="document" search={{ id: each.id }} className={LINK}>
            {nameOf(each)}
          </ScreenLink>
        </li>
      ))}
    </ul>
  )
}

/** Says that the credit note which was made with an invoice is still a draft, with the way to it (DOC-18). */
export function WaitingCredit({ row, onOpen }: RowProps & { readonly onOpen: () => void }) {
  const credit = useCreditOfCorrection(row)
  if (credit?.status !== 'draft') return null
  const corrected = row.relatedDocuments.find(({ relationship }) => relationship === 'corrects')
  return (
    <p className="text-pretty">
      {messages.waits(nameOf(credit), corrected?.documentNumber ?? '')}{' '}
      <ScreenLink screen="document" search={{ id: credit.id }} className={LINK} onClick={onOpen}>
        {messages.open(credit.documentNumber)}
      </ScreenLink>
    </p>
  )
}

/** The invoice that a credit note takes back, as its PDF names it (DOC-08). */
export function CreditedInvoice({ row }: RowProps) {
  const link = row.relatedDocuments.find(({ relationship }) => relationship === 'refund_for')
  const invoice = useRow('document', link?.id ?? '')
  if (row.documentType !== 'creditnote' || !link) return null
  const day = invoice?.issueDate ?? null
  return (
    <p className="mt-0.5 text-[13px]">
      <ScreenLink screen="document" search={{ id: link.id }} className="text-primary hover:underline">
        {messages.credited(link.documentNumber, day === null ? '' : formatDay(day))}
      </ScreenLink>
    </p>
  )
}

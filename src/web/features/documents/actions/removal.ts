import { DOCUMENT_RULES, isIssued } from '#domain/documents/types.ts'
import type { Store } from '#web/kit/data/store.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { headMessages } from '../editor/messages.ts'

type Judged = Pick<
  DocumentRow,
  'status' | 'sentAt' | 'relatedDocuments' | 'originalInvoiceId' | 'stockMovedAt' | 'payments'
>

/** What no undo brings back once its document is deleted, and how it is told. */
const LOSSES = {
  issued: ({ status, sentAt }) => isIssued(status) || sentAt !== null,
  void: ({ status }) => status === 'void',
  links: ({ relatedDocuments }) => relatedDocuments.length > 0,
  credit: ({ originalInvoiceId }) => originalInvoiceId !== null,
  stock: ({ stockMovedAt }) => stockMovedAt !== null,
  payments: ({ payments }) => payments.length > 0,
} as const satisfies Readonly<Record<string, (row: Judged) => boolean>>
export type Loss = keyof typeof LOSSES

/** What is lost for good when a document is deleted; nothing of a plain draft. */
export function lossesOf(row: Judged): readonly Loss[] {
  return (Object.keys(LOSSES) as Loss[]).filter((loss) => LOSSES[loss](row))
}

/** The names of the active recurring invoices that are made from documents. */
export function recurringFrom(store: Pick<Store, 'all'>, ids: readonly string[]): readonly string[] {
  const gone = new Set(ids)
  return store
    .all('recurringDocument')
    .flatMap(({ name, isActive, documentId }) =>
      isActive && documentId !== null && gone.has(documentId) ? [name] : [],
    )
}

/** Whether undo brings a deleted document back as it was: it takes the next number of its series (DOC-20), so only plain drafts do. */
export function comesBack(row: Judged): boolean {
  return lossesOf(row).length === 0
}

/** The question before a document is deleted for good: what is lost with it. */
export function deletionQuestion(row: DocumentRow) {
  const text = headMessages.forGood
  const { documentNumber, sequence, status, relatedDocuments } = row
  const others = relatedDocuments.map(
    (other) => `${DOCUMENT_RULES[other.documentType].label.one} ${other.documentNumber}`,
  )
  const isNumberedDraft = status === 'draft' && sequence !== null
  const lost = lossesOf(row).map((loss) =>
    loss === 'links' ? text.links([...new Set(others)].join(', ')) : text[loss],
  )
  return {
    title: text.title(documentNumber),
    text: [...lost, ...(isNumberedDraft ? [text.draft] : []), text.noUndo].join(' '),
    confirm: text.confirm,
    danger: true,
  }
}

/** Rounds beyond this many are one: the rest of so many drafts becomes void. */
const MOST_ROUNDS = 500

type Numbered = Pick<DocumentRow, 'status' | 'counterId' | 'sequence'>

/**
 * The order in which documents are deleted: of each series one draft a round, the newest first, because a draft gives its number back
 * only while it is the newest (DOC-20).
 */
export function removalRounds<Row extends Numbered>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const rounds: Row[][] = []
  const begun = new Map<string, number>()
  for (const row of rows.toSorted((a, b) => (b.sequence ?? 0) - (a.sequence ?? 0))) {
    const series = row.status === 'draft' ? row.counterId : null
    const round = series === null ? 0 : Math.min(begun.get(series) ?? 0, MOST_ROUNDS)
    if (series !== null) begun.set(series, round + 1)
    const others = (rounds[round] ??= [])
    others.push(row)
  }
  return rounds
}

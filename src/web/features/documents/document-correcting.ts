import { correctInvoice, correctionOf, turnIntoCreditNote } from '#contract/commands/document-corrections.ts'
import { deleteDocuments } from '#contract/commands/documents.ts'
import { isIssued } from '#domain/documents/types.ts'
import { oncePerPress } from '#web/kit/data/once-per-press.ts'
import type { Store } from '#web/kit/data/store.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import { attempt } from './document-attempt.ts'
import { documentText } from './document-text.ts'

const text = documentText.correct

/** How what was issued is made right (DOC-18). */
export interface CorrectingActs {
  /** Makes a credit note of all of an invoice and a copy to correct; answers the id of the copy. */
  readonly correct: (row: DocumentRow, reason: string, onUndone: () => void) => Promise<string | undefined>
  /** Makes a credit note of a draft invoice of less than zero, in its place; answers its id. */
  readonly turn: (row: DocumentRow) => Promise<string | undefined>
}

/** Whether an issued document is being edited, and for what reason. */
export interface Correcting {
  /** Undefined: it is not. */
  readonly reason: string | undefined
  /** Asks how it is to be made right. */
  readonly ask: () => void
  readonly end: () => void
}

/** The acts that correct. */
export function correctingActs(store: Store): CorrectingActs {
  return {
    async correct({ id, documentNumber }, reason, onUndone) {
      const made = await attempt('correct', () =>
        oncePerPress(`correct ${id}`, async () => {
          await store.run(correctInvoice, { id, reason })
          const invoice = store.get('document', id) as DocumentRow | undefined
          return invoice && correctionOf(invoice)
        }),
      )
      if (!made) return undefined
      const undo = async (): Promise<void> => {
        const ids = [made.newId, made.creditId].filter((each) => store.get('document', each))
        const done = await attempt('delete', () => store.run(deleteDocuments, { ids }))
        if (done !== undefined) onUndone()
      }
      showToast({
        title: text.made(documentNumber),
        action: { label: documentText.undo, run: () => void undo() },
      })
      return made.newId
    },
    turn: ({ id }) =>
      attempt('change', () =>
        oncePerPress(`turn ${id}`, async () => {
          const newId = store.newId()
          await store.run(turnIntoCreditNote, { id, newId })
          return newId
        }),
      ),
  }
}

/** Whether a document is shown as a finished paper: it was issued, and is no template. */
export function isFinished({ documentType, status }: Pick<DocumentRow, 'documentType' | 'status'>): boolean {
  return isIssued(status) && documentType !== 'template'
}

/** Why an issued invoice cannot be taken back by a credit note of all of it. */
export type CreditObstacle = 'credited' | 'negative'

/** What stands in the way of a credit note and a new invoice in one step; undefined where nothing does. */
export function creditObstacle({ creditedAmount, relatedDocuments, total }: DocumentRow): CreditObstacle | undefined {
  const isCredited = creditedAmount !== 0 || relatedDocuments.some(({ relationship }) => relationship === 'refunded_by')
  return isCredited ? 'credited' : total < 0 ? 'negative' : undefined
}

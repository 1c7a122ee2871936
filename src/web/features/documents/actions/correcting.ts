import { correctInvoice, correctionOf, turnIntoCreditNote } from '#contract/commands/document-corrections.ts'
import { isIssued } from '#domain/documents/types.ts'
import type { Actions } from '#web/kit/actions/actions.ts'
import { oncePerPress } from '#web/kit/data/once-per-press.ts'
import type { TouchedRow } from '#web/kit/data/local-view.ts'
import type { Store } from '#web/kit/data/store.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { correctMessages } from '../editor/messages.ts'

/** How what was issued is made right (DOC-18). */
export interface CorrectingActions {
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

/** The actions that correct. */
export function correctingActions(store: Store, { make, run }: Actions<'document'>): CorrectingActions {
  return {
    async correct({ id, documentNumber }, reason, onUndone) {
      // What follows on the invoice goes with the two that are made.
      const told = {
        title: correctMessages.made(documentNumber),
        comesBack: (row: TouchedRow) => row.before === undefined,
        onUndone,
      }
      const done = await oncePerPress(`correct ${id}`, () => run('correct', correctInvoice, { id, reason }, told))
      const invoice = store.get('document', id)
      return done && invoice ? correctionOf(invoice)?.newId : undefined
    },
    turn: ({ id }) => make('change', id, (newId) => store.run(turnIntoCreditNote, { id, newId })),
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

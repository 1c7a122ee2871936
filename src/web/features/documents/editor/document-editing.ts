import type { DocumentPricing } from '#contract/document-pricing.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import type { DocumentActions } from '../actions/use-document-actions.ts'

/** An open document, as it is given to the parts of its page. */
export interface DocumentEditing {
  readonly row: DocumentRow
  readonly actions: DocumentActions
  readonly pricing: DocumentPricing
  /** Nothing on it can be changed: it is void. */
  readonly disabled: boolean
}

/** A dialog about one document. */
export interface DocumentDialogProps extends Pick<DocumentEditing, 'row' | 'actions'> {
  readonly onClose: () => void
}

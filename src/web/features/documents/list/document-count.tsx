import { DOCUMENT_TYPES, type DocumentType } from '#domain/documents/types.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { documentView } from './document-view.tsx'
import { documentsMessages as messages } from './messages.ts'
import { useDocumentCounts } from './use-document-counts.ts'

/** How many documents there are, and how many of them are of the kind that is shown. */
export function DocumentCount() {
  const [{ documentType }] = useSearchState(documentView.shape)
  const counts = useDocumentCounts()
  const ofAll = DOCUMENT_TYPES.reduce((sum, type) => sum + (counts.get(type) ?? 0), 0)
  const type: DocumentType | undefined = DOCUMENT_TYPES.find((each) => each === documentType)
  return type ? messages.counted(ofAll, type, counts.get(type) ?? 0) : messages.counted(ofAll)
}

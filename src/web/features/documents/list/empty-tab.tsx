import FileText from 'lucide-react/icons/file-text'
import { DOCUMENT_TYPES, type DocumentType } from '#domain/documents/types.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { useFoundCounts } from '#web/kit/data/use-found-counts.ts'
import type { ListState } from '#web/kit/list/use-list.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { emptyMessages } from './messages.ts'

const { tab: messages } = emptyMessages
const VOID = { where: { status: 'void' } }

interface EmptyTabProps {
  readonly state: Pick<ListState<DocumentRow>, 'filters' | 'setFilters'>
  readonly onCreate: (type: DocumentType) => void
}

/** What belongs under a tab of the documents that has none, and how to make the first; void ones are pointed to (DOC-10). */
export function EmptyTab({ state: { filters, setFilters }, onCreate }: EmptyTabProps) {
  const type = DOCUMENT_TYPES.find((each) => each === filters['documentType'])
  const voids = useFoundCounts('document', 'documentType', VOID)
  const hasVoid = type ? voids.has(type) : voids.size > 0
  const show = (documentType: DocumentType | '', status: string) => setFilters({ documentType, status })
  if (hasVoid) {
    return (
      <EmptyState
        icon={<FileText />}
        title={messages.void.title}
        action={
          <Button reads onClick={() => show(type ?? '', 'void')}>
            {messages.void.show}
          </Button>
        }
      >
        {messages.void.text}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<FileText />}
      title={messages.title(type ?? '')}
      action={
        type === 'creditnote' ? (
          <Button reads onClick={() => show('invoice', '')}>
            {messages.invoices}
          </Button>
        ) : (
          type && <Button onClick={() => onCreate(type)}>{messages.create(type)}</Button>
        )
      }
    >
      {type ? messages.texts[type] : emptyMessages.text}
    </EmptyState>
  )
}

import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { DOCUMENT_TYPES, type DocumentType } from '#domain/documents/types.ts'
import { useQuery, useStore } from '#web/kit/data/use-store.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { ListPage } from '#web/kit/list/list-page.tsx'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { createDocument } from './documents-acts.ts'
import { DocumentsList } from './documents-list-view.tsx'
import { NoDocuments } from './documents-none.tsx'
import { documentsText as text } from './documents-text.ts'
import { RecurringDue } from './recurring-due.tsx'
import { recurringText } from './recurring-text.ts'

const ANY = { page: 1, pageSize: 1 }
const LISTED = { ...ANY, where: { isListed: true } }
/** Credit notes are made of invoices. */
const NEW_TYPES = DOCUMENT_TYPES.filter((type) => type !== 'creditnote')

/** Every business document, with what is owed on it (DOC-10). */
export function DocumentsPage() {
  const store = useStore()
  const go = useGo()
  // One that is void is there too, though it is listed only when asked for.
  const { total } = useQuery('document', ANY)
  const listed = useQuery('document', LISTED).total
  const create = (type: DocumentType) =>
    void createDocument(store, type).then((id) => id !== undefined && go('document', { id }))
  return (
    <ListPage
      title={text.title}
      count={total}
      columns={7}
      facts={text.facts(formatCount(listed, text.document))}
      action={<NewDocument onCreate={create} onTemplate={() => go('document')} onRecurring={() => go('recurring')} />}
      empty={<NoDocuments onCreate={create} />}
    >
      <RecurringDue />
      <DocumentsList />
    </ListPage>
  )
}

function NewDocument({
  onCreate,
  onTemplate,
  onRecurring,
}: {
  readonly onCreate: (type: DocumentType) => void
  readonly onTemplate: () => void
  readonly onRecurring: () => void
}): ReactNode {
  return (
    <MenuButton
      label={text.create.label}
      icon={<Plus aria-hidden="true" />}
      tone="primary"
      align="end"
      entries={[
        ...NEW_TYPES.map((type) => ({ label: text.create.types(type), run: () => onCreate(type) })),
        { type: 'line' },
        { label: text.create.template, run: onTemplate },
        { label: recurringText.title, run: onRecurring },
      ]}
    />
  )
}

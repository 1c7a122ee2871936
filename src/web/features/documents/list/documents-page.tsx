import CircleCheck from 'lucide-react/icons/circle-check'
import FileDown from 'lucide-react/icons/file-down'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Mail from 'lucide-react/icons/mail'
import Plus from 'lucide-react/icons/plus'
import Send from 'lucide-react/icons/send'
import { Suspense, useState } from 'react'
import { DOCUMENT_RULES, type DocumentType } from '#domain/documents/types.ts'
import { useActions } from '#web/kit/actions/actions.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { IndexedList } from '#web/kit/list/indexed-list.tsx'
import type { ListState } from '#web/kit/list/use-list.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { holdTyping } from '#web/kit/shell/held-typing.ts'
import { ScreenButton, useGo } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { NEW_TYPES } from '../new-types.ts'
import { RecurringDue } from '../recurring/recurring-due.tsx'
import { recurringMessages } from '../recurring/messages.ts'
import { useCustomerOptions } from '../customer-options.ts'
import type { BatchAct } from './batch.ts'
import { DocumentTypeTabs } from './document-type-tabs.tsx'
import { DocumentCount } from './document-count.tsx'
import { EmptyTab } from './empty-tab.tsx'
import { documentView } from './document-view.tsx'
import { DocumentsFigures } from './documents-figures.tsx'
import { NoDocuments } from './no-documents.tsx'
import { documentsMessages as messages } from './messages.ts'

const BatchDialog = lazyPart(() => import('./batch-dialog.tsx').then((module) => module.BatchDialog))
const MailBatchDialog = lazyPart(() => import('./mail-batch-dialog.tsx').then((module) => module.MailBatchDialog))
const PdfDialog = lazyPart(() => import('./pdf-dialog.tsx').then((module) => module.PdfDialog))

type State = ListState<DocumentRow>

const BULK = [
  { act: 'mail', icon: <Mail aria-hidden="true" /> },
  { act: 'sent', icon: <Send aria-hidden="true" /> },
  { act: 'paid', icon: <CircleCheck aria-hidden="true" /> },
  { act: 'pdf', icon: <FileDown aria-hidden="true" /> },
] as const

/** Something that is being done with documents as they were when it began. */
interface Begun {
  readonly act: BatchAct | 'mail' | 'pdf'
  readonly rows: readonly DocumentRow[]
  readonly end: (isDone: boolean) => void
}

/** Every business document, with what is owed on it (DOC-10). */
export function DocumentsPage() {
  const go = useGo()
  const actions = useActions('document')
  const customers = useCustomerOptions()
  const [begun, setBegun] = useState<Begun>()
  const create = (documentType: DocumentType) => {
    const letGo = holdTyping()
    void actions.create({ documentType }).then((id) => (id === undefined ? letGo() : go('document', { id, new: '1' })))
  }
  /** Asks before it is done; answers whether it was. */
  const begin = (act: Begun['act'], rows: readonly DocumentRow[]) =>
    new Promise<boolean>((resolve) => setBegun({ act, rows, end: resolve }))
  const end = (isDone: boolean) => {
    begun?.end(isDone)
    setBegun(undefined)
  }
  const bulk = (act: Begun['act'], { selection }: State) =>
    void begin(act, selection.rows).then((done) => done && selection.clear())
  return (
    <>
      <IndexedList
        view={documentView}
        context={customers}
        facts={<DocumentCount />}
        action={
          <>
            <ScreenButton screen="documents" search={{ view: 'numbers' }} icon={<ListOrdered aria-hidden="true" />}>
              <span className="max-md:sr-only">{messages.numbers}</span>
            </ScreenButton>
            <MenuButton
              label={messages.create}
              icon={<Plus aria-hidden="true" />}
              tone="primary"
              align="end"
              entries={[
                ...NEW_TYPES.map((type) => ({ label: DOCUMENT_RULES[type].label.one, run: () => create(type) })),
                { type: 'line' },
                { label: messages.fromTemplate, run: () => go('document') },
                { label: recurringMessages.title, run: () => go('recurring') },
              ]}
            />
          </>
        }
        renderEmpty={() => <NoDocuments onCreate={create} />}
        renderEmptyTab={(state) => <EmptyTab state={state} onCreate={create} />}
        renderNotice={(state) => <Overview state={state} />}
        onOpen={(id) => go('document', { id })}
        onRemove={(rows) => begin('delete', rows)}
        renderBulk={(state) => (
          <>
            {BULK.map(({ act, icon }) => (
              <Button key={act} reads={act === 'pdf'} size="small" icon={icon} onClick={() => bulk(act, state)}>
                {messages[act]}
              </Button>
            ))}
          </>
        )}
      />
      <Suspense fallback={null}>
        {begun?.act === 'pdf' && <PdfDialog rows={begun.rows} onClose={() => end(false)} />}
        {begun?.act === 'mail' && <MailBatchDialog rows={begun.rows} onClose={end} />}
        {begun && begun.act !== 'pdf' && begun.act !== 'mail' && (
          <BatchDialog act={begun.act} rows={begun.rows} onClose={() => end(false)} onDone={() => end(true)} />
        )}
      </Suspense>
    </>
  )
}

/** What waits, the figures, and the kinds of document; each filters the list. */
function Overview({ state: { filters, setFilters } }: { readonly state: State }) {
  const { documentType = '', status = '' } = filters
  return (
    <>
      <RecurringDue />
      <DocumentsFigures status={status} onFilter={(next) => setFilters({ documentType: '', status: next })} />
      <DocumentTypeTabs
        value={documentType}
        status={status}
        onChange={(type, next) => setFilters({ documentType: type, status: next })}
      />
    </>
  )
}

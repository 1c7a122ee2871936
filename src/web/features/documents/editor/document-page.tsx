import FileX from 'lucide-react/icons/file-x'
import { Suspense, useState } from 'react'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { useKnownRow } from '#web/kit/data/use-known-row.ts'
import { BackLink, RecordPage } from '#web/kit/list/record-page.tsx'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { useReadOnly } from '#web/kit/shell/reach.ts'
import { ScreenButton, useGo } from '#web/kit/shell/screen-link.tsx'
import { textParam } from '#web/kit/shell/search-params.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { isFinished } from '../actions/correcting.ts'
import { comesBack } from '../actions/removal.ts'
import { useDocumentActions } from '../actions/use-document-actions.ts'
import { DocumentFinished } from './document-finished.tsx'
import { DocumentHead } from './document-head.tsx'
import { DocumentSheet } from './document-sheet.tsx'
import { DocumentSide } from './document-side.tsx'
import { DocumentStart } from './document-start.tsx'
import { NoticeList } from './notice-list.tsx'
import { pageMessages as messages } from './messages.ts'
import { useDocumentPricing } from './use-document-pricing.ts'

const CorrectDialog = lazyPart(() => import('./correct-dialog.tsx').then((module) => module.CorrectDialog))
/** The state of the page that lives in its address (NAV-08); without an id it begins a new document, for that customer; `new=1` where it was made just now. */
const VIEW = { id: textParam(), customer: textParam(), new: textParam() }

/** One business document, written as the sheet that the customer gets (DOC-01…08, DOC-15, DOC-19). */
export function DocumentPage() {
  const [{ id, customer, new: asked }] = useSearchState(VIEW)
  const actions = useDocumentActions()
  const known = useKnownRow('document', id)
  const readOnly = useReadOnly()
  const isLost = known.state === 'gone' && !comesBack(known.row)
  if (id === '' && !readOnly) {
    return (
      <>
        <BackLink screen="documents">{messages.back}</BackLink>
        <DocumentStart actions={actions} customerId={customer} />
      </>
    )
  }
  return (
    <RecordPage
      kind="document"
      list="documents"
      icon={<FileX />}
      {...(isLost ? { goneText: messages.lost } : {})}
      onRestore={(row) => void actions.restore(row)}
      canRestore={comesBack}
      otherwise={
        <ScreenButton screen="document" tone="primary">
          {messages.toStart}
        </ScreenButton>
      }
    >
      {(row) => <OpenDocument key={row.id} row={row} isNew={asked === '1'} />}
    </RecordPage>
  )
}

function OpenDocument({ row, isNew }: { readonly row: DocumentRow; readonly isNew: boolean }) {
  const pricing = useDocumentPricing(row)
  const go = useGo()
  const readOnly = useReadOnly()
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set())
  const [reason, setReason] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const actions = useDocumentActions(reason)
  const editing = { row, actions, pricing, disabled: row.status === 'void' }
  const isReadOnly = readOnly || (isFinished(row) && reason === undefined)
  const correcting = { reason, ask: () => setAsking(true), end: () => setReason(undefined) }
  return (
    <>
      <DocumentHead
        row={row}
        actions={actions}
        onAsked={(names) => setAsked(new Set(names))}
        onCorrect={isReadOnly ? correcting.ask : undefined}
      />
      <div className="grid grid-cols-1 items-start gap-4 2xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          {isReadOnly ? (
            <>
              <NoticeList shown={row} actions={actions} correcting={correcting} />
              <DocumentFinished {...editing} />
            </>
          ) : (
            <DocumentSheet {...editing} isNew={isNew} asked={asked} correcting={correcting} />
          )}
        </div>
        <DocumentSide {...editing} isReadOnly={isReadOnly} />
      </div>
      <Suspense fallback={null}>
        {isAsking && (
          <CorrectDialog
            row={row}
            actions={actions}
            onShow={(id) => id !== undefined && go('document', { id })}
            onEdit={setReason}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  )
}

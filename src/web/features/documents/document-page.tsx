import ChevronLeft from 'lucide-react/icons/chevron-left'
import FileX from 'lucide-react/icons/file-x'
import { Suspense, useState } from 'react'
import { document } from '#contract/entities/document.ts'
import { fillText } from '#contract/messages.ts'
import { useRow, useSyncStatus } from '#web/kit/data/use-store.ts'
import { asDocuments, type DocumentRow } from '#web/kit/documents/document-row.ts'
import { isArriving } from '#web/kit/list/no-rows.tsx'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { ScreenButton, ScreenLink, useGo } from '#web/kit/shell/screen-link.tsx'
import { textParam } from '#web/kit/shell/search-params.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { useDocumentActs } from './document-acts.ts'
import { isFinished } from './document-correcting.ts'
import { DocumentFinished } from './document-finished.tsx'
import { DocumentHead } from './document-head.tsx'
import { NoticeList } from './document-notice-list.tsx'
import { comesBack } from './document-removal.ts'
import { DocumentSheet } from './document-sheet.tsx'
import { DocumentSide } from './document-side.tsx'
import { DocumentStart } from './document-start.tsx'
import { documentText } from './document-text.ts'
import { useDocumentPricing } from './use-document-pricing.ts'

const text = documentText.page
const CorrectDialog = lazyPart(() => import('./document-correct-dialog.tsx').then((module) => module.CorrectDialog))
/** The state of the page that lives in its address (NAV-08); without an id it begins a new document, for that customer. */
const VIEW = { id: textParam(), customer: textParam() }

/** One business document, written as the sheet that the customer gets (DOC-01…08, DOC-15, DOC-19). */
export function DocumentPage() {
  const [{ id, customer }] = useSearchState(VIEW)
  const { row, seen } = useKnownDocument(id)
  const acts = useDocumentActs()
  const isReading = isArriving(useSyncStatus())
  if (id !== '' && !row && !seen && isReading) return <PageSkeleton />
  return (
    <>
      <ScreenLink
        screen="documents"
        className="-ml-1 inline-flex h-8 items-center gap-1 rounded-md pr-2 text-[13px] font-semibold text-muted hover:text-fg"
      >
        <ChevronLeft className="size-4" aria-hidden="true" />
        {text.back}
      </ScreenLink>
      {id === '' && <DocumentStart acts={acts} customerId={customer} />}
      {row && (
        <FieldScope of={row.id}>
          <Workplace key={row.id} row={row} />
        </FieldScope>
      )}
      {id !== '' && !row && (
        <>
          <PageHead title={text.title} />
          <EmptyState
            icon={<FileX />}
            title={seen ? text.goneTitle : fillText(document.notFound, { id })}
            action={
              seen && comesBack(seen) ? (
                <Button tone="primary" onClick={() => void acts.restore(seen)}>
                  {documentText.undo}
                </Button>
              ) : (
                <ScreenButton screen="document" tone="primary">
                  {text.toStart}
                </ScreenButton>
              )
            }
            secondAction={<ScreenButton screen="documents">{text.back}</ScreenButton>}
          >
            {seen && text.goneText}
          </EmptyState>
        </>
      )}
    </>
  )
}

function Workplace({ row }: { readonly row: DocumentRow }) {
  const pricing = useDocumentPricing(row)
  const go = useGo()
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set())
  const [reason, setReason] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const acts = useDocumentActs(reason)
  const isPaper = isFinished(row) && reason === undefined
  const correcting = { reason, ask: () => setAsking(true), end: () => setReason(undefined) }
  return (
    <>
      <DocumentHead
        row={row}
        acts={acts}
        onAsked={(names) => setAsked(new Set(names))}
        onCorrect={isPaper ? correcting.ask : undefined}
      />
      <div className="grid grid-cols-1 items-start gap-4 2xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          {isPaper ? (
            <>
              <NoticeList shown={row} acts={acts} correcting={correcting} />
              <DocumentFinished row={row} acts={acts} pricing={pricing} />
            </>
          ) : (
            <DocumentSheet row={row} acts={acts} pricing={pricing} asked={asked} correcting={correcting} />
          )}
        </div>
        <DocumentSide row={row} acts={acts} pricing={pricing} isPaper={isPaper} />
      </div>
      <Suspense fallback={null}>
        {isAsking && (
          <CorrectDialog
            row={row}
            acts={acts}
            onShow={(id) => id !== undefined && go('document', { id })}
            onEdit={setReason}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  )
}

/** A document by its id, and how it was last seen once it is gone. */
function useKnownDocument(id: string): { readonly row?: DocumentRow; readonly seen?: DocumentRow } {
  const found = useRow('document', id)
  const [row] = asDocuments(found ? [found] : [])
  const [seen, setSeen] = useState(row)
  if (row && row !== seen) setSeen(row)
  if (row) return { row }
  return seen?.id === id ? { seen } : {}
}

import ChevronLeft from 'lucide-react/icons/chevron-left'
import FileX from 'lucide-react/icons/file-x'
import { useState } from 'react'
import { document } from '#contract/entities/document.ts'
import { fillText } from '#contract/messages.ts'
import { useRow, useSyncStatus } from '#web/kit/data/use-store.ts'
import { asDocuments, type DocumentRow } from '#web/kit/documents/document-row.ts'
import { isArriving } from '#web/kit/list/no-rows.tsx'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { ScreenButton, ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { textParam } from '#web/kit/shell/search-params.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { type DocumentActs, useDocumentActs } from './document-acts.ts'
import { DocumentHead } from './document-head.tsx'
import { comesBack } from './document-removal.ts'
import { DocumentSheet } from './document-sheet.tsx'
import { DocumentSide } from './document-side.tsx'
import { DocumentStart } from './document-start.tsx'
import { documentText } from './document-text.ts'
import { useDocumentPricing } from './use-document-pricing.ts'

const text = documentText.page
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
      {row && <Workplace key={row.id} row={row} acts={acts} />}
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

function Workplace({ row, acts }: { readonly row: DocumentRow; readonly acts: DocumentActs }) {
  const pricing = useDocumentPricing(row)
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set())
  return (
    <>
      <DocumentHead row={row} acts={acts} onAsked={(names) => setAsked(new Set(names))} />
      <div className="grid items-start gap-4 2xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <DocumentSheet row={row} acts={acts} pricing={pricing} asked={asked} />
        </div>
        <DocumentSide row={row} acts={acts} pricing={pricing} />
      </div>
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

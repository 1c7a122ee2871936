import Briefcase from 'lucide-react/icons/briefcase'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useState } from 'react'
import { service } from '#contract/entities/service.ts'
import { fillText } from '#contract/messages.ts'
import { useRow, useSyncStatus } from '#web/kit/data/use-store.ts'
import { isArriving } from '#web/kit/list/no-rows.tsx'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { ScreenButton, ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { textParam } from '#web/kit/shell/search-params.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { pageText } from './page-text.ts'
import { useServiceActs } from './service-acts.ts'
import { ServiceEditor } from './service-editor.tsx'
import { asService, type ServiceRow } from './service-row.ts'

const text = pageText.missing
const shape = { id: textParam(), new: textParam() }

/** One service: what it costs, how it is sold and what it brings (SERV-01…03). */
export function ServicePage() {
  const [search] = useSearchState(shape)
  const { id } = search
  const known = useKnownService(id)
  const acts = useServiceActs()
  const isReading = isArriving(useSyncStatus())
  if (known.state === 'unknown' && isReading) return <PageSkeleton />
  return (
    <>
      <ScreenLink
        screen="services"
        className="-ml-1 inline-flex h-8 items-center gap-1 rounded-md pr-2 text-[13px] font-semibold text-muted hover:text-fg"
      >
        <ChevronLeft className="size-4" aria-hidden="true" />
        {pageText.back}
      </ScreenLink>
      {known.state === 'here' && (
        <FieldScope of={id}>
          <ServiceEditor row={known.row} acts={acts} isNew={search.new === '1'} />
        </FieldScope>
      )}
      {known.state === 'gone' && <Gone onRestore={() => void acts.restore(known.row)} />}
      {known.state === 'unknown' && <Unknown id={id} />}
    </>
  )
}

type KnownService = { readonly state: 'here' | 'gone'; readonly row: ServiceRow } | { readonly state: 'unknown' }

/** A service by its id, and how it was last seen once it is gone. */
function useKnownService(id: string): KnownService {
  const found = useRow('service', id)
  const row = found && asService(found)
  const [seen, setSeen] = useState(row)
  if (row && row !== seen) setSeen(row)
  if (row) return { state: 'here', row }
  return seen?.id === id ? { state: 'gone', row: seen } : { state: 'unknown' }
}

function Gone({ onRestore }: { readonly onRestore: () => void }) {
  return (
    <EmptyState
      icon={<Briefcase />}
      title={text.goneTitle}
      action={
        <Button tone="primary" onClick={onRestore}>
          {text.restore}
        </Button>
      }
      secondAction={<ScreenButton screen="services">{text.back}</ScreenButton>}
    >
      {text.goneText}
    </EmptyState>
  )
}

/** What an unknown id shows (SERV-07). */
function Unknown({ id }: { readonly id: string }) {
  return (
    <>
      <PageHead title={text.title} />
      <EmptyState
        icon={<Briefcase />}
        title={fillText(service.notFound, { id })}
        action={
          <ScreenButton screen="services" tone="primary">
            {text.back}
          </ScreenButton>
        }
      />
    </>
  )
}

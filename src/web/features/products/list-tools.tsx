import { type ComponentType, Suspense } from 'react'
import { useSummary } from '#web/kit/data/use-summary.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { fetchedSummary } from './fetched-summary.ts'

const ClearStore = lazyPart(() => import('./clear-store.tsx').then((module) => module.ClearStore))

export interface ListToolsProps {
  readonly ids: () => readonly string[] | null
  readonly ExportMenu: ComponentType<{ readonly ids: () => readonly string[] | null }> | undefined
}

/** What is done with the whole list: it is exported, and what stores brought can be taken off it (PROD-10). */
export function ListTools({ ids, ExportMenu }: ListToolsProps) {
  const isFetched = useSummary(fetchedSummary)
  return (
    <>
      {ExportMenu && <ExportMenu ids={ids} />}
      {isFetched && (
        <Suspense fallback={null}>
          <ClearStore />
        </Suspense>
      )}
    </>
  )
}

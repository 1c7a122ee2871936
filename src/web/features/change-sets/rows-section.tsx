import { useRowsPage } from '#web/kit/change-sets/use-rows-page.ts'
import { PageSteps } from '#web/kit/ui/page-steps.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { ROW_FILTERS, type RowFilter } from './change-list.ts'
import type { ChangeSetHeader } from './change-set-row.ts'
import { RowList } from './row-list.tsx'
import type { RowSurroundings } from './row-changes.ts'
import { changeSetsText } from './text.ts'

const text = changeSetsText.rows
const PAGE_SIZE = '20'
const FILTERS = ROW_FILTERS.map((value) => ({ value, label: value === 'all' ? text.all : text.states[value] }))

export interface RowsSectionProps {
  readonly header: ChangeSetHeader
  readonly surroundings: RowSurroundings
  readonly filter: RowFilter
  readonly page: number
  readonly onFilter: (filter: RowFilter) => void
  readonly onPage: (page: number) => void
}

/** The rows of a change set, page by page from the server. */
export function RowsSection({ header, surroundings, filter, page, onFilter, onPage }: RowsSectionProps) {
  const { id, version } = header
  const rows = useRowsPage({ id, version, state: filter, page, pageSize: PAGE_SIZE, thing: changeSetsText.thing })
  return (
    <section aria-label={text.label} aria-busy={rows.isLoading}>
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold">{text.label}</h3>
        <NativeSelect
          label={text.show}
          hideLabel
          className="w-36"
          value={filter}
          options={FILTERS}
          onChange={onFilter}
        />
      </div>
      {rows.problem && (
        <div className="mt-3">
          <ProblemDisplay problem={rows.problem} onRetry={rows.retry} />
        </div>
      )}
      {!rows.problem && !rows.page && <RowsSkeleton />}
      {!rows.problem && rows.page && <RowList rows={rows.page.items} surroundings={surroundings} />}
      <PageSteps page={page} more={!rows.isLoading && rows.page?.more === true} onPage={onPage} />
    </section>
  )
}

function RowsSkeleton() {
  return (
    <div className="space-y-5 py-4" aria-hidden="true">
      {['w-3/5', 'w-2/5', 'w-1/2', 'w-2/3'].map((width) => (
        <div key={width}>
          <Skeleton className={`h-3.5 ${width}`} />
          <Skeleton className="mt-2.5 h-3 w-4/5" />
        </div>
      ))}
    </div>
  )
}

import type { RowOfKind } from '#contract/row-kinds.ts'
import { useRowsPage } from '#web/kit/change-sets/use-rows-page.ts'
import { choiceParam, integerParam } from '#web/kit/shell/search-params.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { PageSteps } from '#web/kit/ui/page-steps.tsx'
import { FITTING_SELECT } from '#web/kit/ui/fitting-select.ts'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { ReadOnlyPart } from '#web/kit/ui/read-only-part.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { RowList, rowState } from './row-list.tsx'
import type { RowContext } from './row-changes.ts'
import { changeSetsMessages as messages } from './messages.ts'

const PAGE_SIZE = '20'
const ALL = 'all'
/** The rows that can be shown by themselves. */
const FILTERS = [ALL, 'create', 'update', 'delete', 'bad', 'same'] as const
/** What the address holds of them (NAV-08). */
const shape = { rows: choiceParam(FILTERS, ALL), rowsPage: integerParam(1, { min: 1, max: 1_000_000 }) }

export interface RowsSectionProps {
  readonly header: RowOfKind<'changeSet'>
  readonly context: RowContext
}

/** The rows of a change set, page by page from the server. */
export function RowsSection({ header, context }: RowsSectionProps) {
  const [{ rows: filter, rowsPage: page }, update] = useSearchState(shape)
  const { id, version, origin } = header
  const rows = useRowsPage({ id, version, state: filter, page, pageSize: PAGE_SIZE, thing: messages.thing })
  return (
    <section aria-label={messages.rows.label} aria-busy={rows.isLoading}>
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold">{messages.rows.label}</h3>
        <ReadOnlyPart when={false}>
          <NativeSelect
            label={messages.rows.show}
            hideLabel
            className={FITTING_SELECT}
            value={filter}
            options={FILTERS.map((value) => ({
              value,
              label: value === ALL ? messages.rows.all : rowState(value, origin),
            }))}
            onChange={(next) => update({ rows: next, rowsPage: 1 })}
          />
        </ReadOnlyPart>
      </div>
      {rows.problem && (
        <div className="mt-3">
          <ProblemDisplay problem={rows.problem} onRetry={rows.retry} />
        </div>
      )}
      {!rows.problem && !rows.page && <RowsSkeleton />}
      {!rows.problem && rows.page && <RowList rows={rows.page.items} context={context} header={header} />}
      <PageSteps
        page={page}
        more={!rows.isLoading && rows.page?.more === true}
        onPage={(rowsPage) => update({ rowsPage })}
      />
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

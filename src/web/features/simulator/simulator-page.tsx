import Scale from 'lucide-react/icons/scale'
import { Suspense, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { activeLevers } from '#contract/scenario-levers.ts'
import { useQuery, useRows, useSyncStatus } from '#web/kit/data/use-store.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { useOwnCurrency } from '#web/kit/price/own-currency.ts'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { useOnline } from '#web/kit/shell/use-online.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { ProgressBar } from '#web/kit/ui/progress-bar.tsx'
import { TableSkeleton } from '#web/kit/ui/skeleton.tsx'
import { ON_WORKBENCH } from './draft.ts'
import { type LiveDraft, useLiveDraft } from './live-draft.ts'
import { simulatorMessages as messages } from './messages.ts'
import { type ProductFilters, useScope } from './scope-bar.tsx'
import { type Shown, shownIn, shownText } from './shown-rows.ts'
import { SimulatorHead } from './simulator-head.tsx'
import { useCatalogue, useSimulatorDeps, useSoldUnits } from './use-catalogue.ts'
import { type OpenScenario, useScenario } from './use-scenario.ts'
import { warmUp } from './warm-up.ts'
import { Workbench } from './workbench.ts'
import { WorkbenchView } from './workbench-view.tsx'

const Comparison = lazyPart(() => import('./comparison.tsx').then((module) => module.Comparison))

const ANY = { page: 1, pageSize: 1 }

/** The workbench of the price simulator: what costs, rates and rules would do to the whole catalogue, before anything is changed (PAGE-04). */
export function PriceSimulatorPage({ filters }: { readonly filters: ProductFilters }) {
  const { live, address, update } = useLiveDraft()
  const [reason, setReason] = useState<string>()
  const deps = useSimulatorDeps(reason)
  const { catalogue, done, total } = useCatalogue(deps.contextOf)
  const { state, scope, ids } = useScope(filters)
  const currency = useOwnCurrency()
  const soldDays = useSyncExternalStore(live.subscribe, () => live.get().soldDays)
  const sold = useSoldUnits(soldDays)
  const filterNames = useMemo(() => ['search', ...Object.keys(filters.view.list.filters)], [filters])
  const scenario = useScenario({
    live,
    id: address.id,
    isTold: address.levers !== null,
    scope,
    catalogue,
    filters: filterNames,
  })
  const bench = useMemo(() => catalogue && new Workbench(catalogue), [catalogue])
  useEffect(() => bench?.count({ deps, ids, sold, currency }), [bench, deps, ids, sold, currency])
  useEffect(() => bench && warmUp(bench.catalogue.columns, deps), [bench, deps])
  useDrawn(bench, live)
  const isEmpty = useQuery('product', ANY).total === 0
  const { isFetched } = useSyncStatus()
  const isOnline = useOnline()
  const onShow = useCallback((shown: Shown) => update({ show: shownText(shown) }), [update])
  const isComparing = address.compare !== ''
  const scenarios = useRows('scenario')
  return (
    <>
      <SimulatorHead
        scenario={scenario}
        live={live}
        scope={scope}
        deps={deps}
        products={isEmpty ? undefined : catalogue?.rows.length}
        onCompare={() => update({ compare: isComparing ? '' : comparedFirst(scenario, scenarios) })}
      />
      {isEmpty && isFetched ? (
        <NoProducts />
      ) : !bench || !catalogue ? (
        <Reading done={done} total={total} />
      ) : (
        <div className="space-y-4">
          {!isOnline && (
            <Banner tone="warn" title={messages.offlineTitle}>
              {messages.offline}
            </Banner>
          )}
          {isComparing ? (
            <Suspense fallback={<TableSkeleton rows={8} columns={4} />}>
              <Comparison
                catalogue={catalogue}
                live={live}
                deps={deps}
                currency={currency}
                filters={filters}
                asked={address.compare}
                onAsk={(compare) => update({ compare })}
              />
            </Suspense>
          ) : (
            <WorkbenchView
              bench={bench}
              live={live}
              deps={deps}
              filters={filters}
              scopeState={state}
              currency={currency}
              basis={messages.basisOf(soldDays, formatNumber(soldDays))}
              shown={shownIn(address.show)}
              onShow={onShow}
              first={address.first}
              onFirst={(first) => update({ first })}
              onReason={setReason}
            />
          )}
        </div>
      )}
    </>
  )
}

/** What a comparison begins with: what is open, what was changed of it since, and the scenario that was tried last. */
export function comparedFirst(
  { row, isChanged }: Pick<OpenScenario, 'row' | 'isChanged'>,
  scenarios: readonly RowOfKind<'scenario'>[],
): string {
  const own = [...(row ? [row.id] : []), ...(isChanged || (!row && scenarios.length === 0) ? [ON_WORKBENCH] : [])]
  const others = scenarios.filter(({ id }) => id !== row?.id)
  const [last] = others.sort((one, other) => (other.triedAt ?? 0) - (one.triedAt ?? 0))
  return [...own, ...(own.length < 2 && last ? [last.id] : [])].join(',')
}

/** Every draw of a lever is tried with the next frame. */
function useDrawn(bench: Workbench | undefined, live: LiveDraft): void {
  useEffect(() => {
    if (!bench) return undefined
    const draw = () => {
      const { levers, volumeChange } = live.get()
      bench.draw(activeLevers(levers), volumeChange)
    }
    draw()
    const stop = live.subscribe(draw)
    return () => {
      stop()
      bench.stop()
    }
  }, [bench, live])
}

interface ReadingProps {
  readonly done: number
  readonly total: number
}

/** The shape of the workbench while its products are read. */
function Reading({ done, total }: ReadingProps) {
  return (
    <div className="space-y-5" aria-live="polite">
      {total > 0 && (
        <ProgressBar
          label={messages.reading}
          done={Math.round(done)}
          total={total}
          detail={messages.readingOf(formatNumber(Math.round(done)), formatNumber(total))}
        />
      )}
      <TableSkeleton rows={8} columns={5} />
    </div>
  )
}

function NoProducts() {
  return (
    <EmptyState
      icon={<Scale />}
      title={messages.empty.title}
      action={
        <ScreenButton screen="products" tone="primary">
          {messages.empty.action}
        </ScreenButton>
      }
    >
      {messages.empty.text}
    </EmptyState>
  )
}

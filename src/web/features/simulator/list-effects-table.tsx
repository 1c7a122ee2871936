import { useEffect, useState, useSyncExternalStore } from 'react'
import { activeLevers } from '#contract/scenario-levers.ts'
import type { SimulatorDeps } from '#domain/simulator/simulator-deps.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { formatNumber, formatPercent } from '#web/kit/format/number.ts'
import { ColumnTable, figureColumn, type TableColumn } from '#web/kit/grid/column-table.tsx'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { BeforeAfter } from '#web/kit/ui/before-after.tsx'
import { type ListEffect, listEffects } from './list-effects.ts'
import { ruleOf } from './list-levers.tsx'
import type { LiveDraft } from './live-draft.ts'
import { simulatorMessages as messages } from './messages.ts'
import type { Workbench } from './workbench.ts'

interface ListEffectsProps {
  readonly bench: Workbench
  readonly live: LiveDraft
  readonly deps: SimulatorDeps
}

const figures = figureColumn<ListEffect>

/** What the scenario does to the prices of each price list that is in force, once no lever is drawn. */
export function ListEffectsTable(props: ListEffectsProps) {
  const effects = useListEffects(props)
  const goTo = useGo()
  if (effects.length === 0) return null
  return (
    <section aria-label={messages.lists.label} className="min-w-0">
      <h2 className="text-base">{messages.lists.label}</h2>
      <p className="mb-2 text-[13px] text-pretty text-muted">{messages.lists.lead}</p>
      <ColumnTable
        label={messages.lists.label}
        rows={effects}
        keyOf={({ list }) => list.id}
        onOpen={({ list }) => goTo('price-list', { id: list.id })}
        columns={columns()}
      />
    </section>
  )
}

function columns(): readonly TableColumn<ListEffect>[] {
  return [
    {
      head: messages.lists.list,
      className: 'max-w-48 truncate font-semibold',
      render: ({ list }) => list.title,
    },
    {
      head: messages.lists.rule,
      card: 'detail',
      render: ({ list, listThen }) => <BeforeAfter before={ruleOf(list)} after={ruleOf(listThen)} />,
    },
    figures(
      messages.result.repriced,
      ({ changed, prices }) => messages.result.of(formatNumber(changed), formatNumber(prices)),
      { card: 'value' },
    ),
    figures(
      messages.result.margin,
      ({ before, after }) => <BeforeAfter before={percentOf(before.margin)} after={percentOf(after.margin)} />,
      { card: 'line' },
    ),
    figures(
      messages.result.belowFloor,
      ({ before, after }) => (
        <BeforeAfter before={formatNumber(before.belowFloor)} after={formatNumber(after.belowFloor)} />
      ),
      { card: 'line' },
    ),
    figures(
      messages.result.losing,
      ({ before, after }) => <BeforeAfter before={formatNumber(before.losing)} after={formatNumber(after.losing)} />,
      { card: 'line' },
    ),
  ]
}

function useListEffects({ bench, live, deps }: ListEffectsProps): readonly ListEffect[] {
  const rests = useSyncExternalStore(bench.subscribe, bench.rests)
  const rows = useRows('priceList')
  const prices = useRows('priceListPrice')
  const scheduled = useRows('scheduledPrice')
  const [at] = useState(() => Date.now())
  const [effects, setEffects] = useState<readonly ListEffect[]>([])
  useEffect(() => {
    // Before the first rest nothing has been worked out that lists could be priced by.
    if (rests === 0) return undefined
    const stop = new AbortController()
    async function work() {
      const lists = rows.filter(({ status }) => status === 'active')
      const levers = activeLevers(live.get().levers)
      const asked = { catalogue: bench.catalogue, levers, deps, lists, prices, scheduled, at }
      const next = await listEffects(asked, stop.signal)
      if (next && !stop.signal.aborted) setEffects(next)
    }
    void work()
    return () => stop.abort()
  }, [bench, live, deps, rows, prices, scheduled, at, rests])
  return effects
}

function percentOf(ppm: number): string {
  return Number.isNaN(ppm) ? '–' : formatPercent(Math.round(ppm))
}

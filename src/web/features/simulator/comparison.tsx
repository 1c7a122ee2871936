import { useMemo } from 'react'
import { compareByName } from '#domain/list-query.ts'
import { isStaleScenario } from '#domain/simulator/catalogue-fingerprint.ts'
import type { SimulatorDeps } from '#domain/simulator/simulator-deps.ts'
import { type SideTotals } from '#domain/simulator/simulated-totals.ts'
import { activeLevers } from '#contract/scenario-levers.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { formatMoney, formatMoneyChange } from '#web/kit/format/money.ts'
import { formatNumber, formatPercent } from '#web/kit/format/number.ts'
import { ColumnTable, figureColumn } from '#web/kit/grid/column-table.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { ComparedProducts } from './compared-products.tsx'
import { changeText, leversInWords } from './lever-words.ts'
import { type LiveDraft, useDraftOf } from './live-draft.ts'
import { simulatorMessages as messages } from './messages.ts'
import type { Catalogue } from './read-catalogue.ts'
import { type ProductFilters, useIdsOf, useScope } from './scope-bar.tsx'
import { useSoldOf } from './use-catalogue.ts'
import { Workbench } from './workbench.ts'

interface ComparisonProps {
  readonly catalogue: Catalogue
  readonly live: LiveDraft
  readonly deps: SimulatorDeps
  readonly currency: string
  readonly filters: ProductFilters
  /** The ids of scenarios, separated by commas; `now` is what stands on the workbench. */
  readonly asked: string
  readonly onAsk: (asked: string) => void
}

/** What is compared: a scenario, or what stands on the workbench. */
export interface Compared {
  readonly key: string
  readonly name: string
  readonly bench: Workbench
  readonly levers: readonly string[]
  readonly isStale: boolean
}

const NOW = 'now'
const MOST = 3

/** Up to three scenarios beside each other and beside today, each with its own products and volume. */
export function Comparison(props: ComparisonProps) {
  const { currency, asked, onAsk } = props
  const rows = useRows('scenario')
  const keys = asked.split(',').slice(0, MOST)
  const compared = useCompared(props, keys)
  const named = [...rows].sort((one, other) => compareByName(one, other))
  const options = [
    { value: NOW, label: messages.comparison.workbench },
    ...named.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const ask = (place: number, key: string) => onAsk(keys.map((each, index) => (index === place ? key : each)).join(','))
  const free = options.find(({ value }) => !keys.includes(value))
  const [first] = compared
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{messages.comparison.title}</h2>
        <div className="flex flex-wrap gap-2">
          {keys.length < MOST && free && (
            <Button onClick={() => onAsk([...keys, free.value].join(','))}>{messages.comparison.add}</Button>
          )}
          <Button onClick={() => onAsk('')}>{messages.comparison.back}</Button>
        </div>
      </div>
      <ColumnTable
        label={messages.comparison.title}
        rows={FIGURES}
        keyOf={({ name }) => name}
        columns={[
          {
            head: messages.result.label,
            className: 'font-semibold',
            render: ({ name }) => messages.comparison.figures[name],
          },
          figures(messages.comparison.today, ({ of }) => first && of(first.bench, 'before', currency)),
          ...keys.map((key, place) =>
            figures(
              <div className="flex min-w-44 items-center gap-1 py-1 text-start">
                <NativeSelect
                  label={messages.comparison.column(formatNumber(place + 1))}
                  hideLabel
                  className="min-w-0 flex-1"
                  value={key}
                  options={options}
                  onChange={(next) => ask(place, next)}
                />
                {keys.length > 1 && (
                  <Button
                    size="small"
                    tone="ghost"
                    onClick={() => onAsk(keys.filter((_, index) => index !== place).join(','))}
                  >
                    {messages.comparison.remove}
                  </Button>
                )}
              </div>,
              ({ of }) => {
                const own = compared.find((each) => each.key === key)
                return own && of(own.bench, 'after', currency)
              },
            ),
          ),
        ]}
      />
      <ul className="grid gap-3 md:grid-cols-3">
        {compared.map(({ key, name, levers, isStale }) => (
          <li key={key} className="rounded-xl border border-line bg-card px-4 py-3">
            <p className="font-semibold wrap-anywhere">{name}</p>
            {isStale && <Pill tone="warn">{messages.stale.title}</Pill>}
            <p className="mt-1 text-pretty text-muted">{levers.join(' · ') || messages.comparison.noLevers}</p>
          </li>
        ))}
      </ul>
      <ComparedProducts compared={compared} />
    </div>
  )
}

function useCompared({ catalogue, live, deps, currency, filters }: ComparisonProps, keys: readonly string[]) {
  const rows = useRows('scenario')
  const draft = useDraftOf(live)
  const { scope } = useScope(filters)
  const idsOf = useIdsOf(filters)
  const soldIn = useSoldOf()
  const asked = keys.join()
  return useMemo(
    () =>
      asked.split(',').flatMap((key): Compared[] => {
        const row = rows.find(({ id }) => id === key)
        const tried = row ?? (key === NOW ? { ...draft, scope, name: messages.comparison.workbench } : undefined)
        if (!tried) return []
        const bench = new Workbench(catalogue, activeLevers(tried.levers), tried.volumeChange)
        bench.count({ deps, ids: idsOf(tried.scope), sold: soldIn(tried.soldDays), currency })
        return [
          {
            key,
            name: tried.name,
            bench,
            levers: leversInWords(tried.levers),
            isStale: row !== undefined && isStaleScenario(row.catalogue, catalogue.fingerprint),
          },
        ]
      }),
    [asked, rows, draft, scope, catalogue, deps, idsOf, soldIn, currency],
  )
}

const figures = figureColumn<ComparedFigure>

interface ComparedFigure {
  readonly name: keyof typeof messages.comparison.figures
  readonly of: (bench: Workbench, side: 'before' | 'after', currency: string) => string
}

const sideFigure = (
  name: ComparedFigure['name'],
  of: (side: SideTotals, currency: string) => string,
): ComparedFigure => ({
  name,
  of: ({ totals }, side, currency) => of(totals[side], currency),
})
const changeFigure = (
  name: ComparedFigure['name'],
  of: (bench: Workbench, currency: string) => string,
): ComparedFigure => ({
  name,
  of: (bench, side, currency) => (side === 'before' ? '–' : of(bench, currency)),
})

const FIGURES: readonly ComparedFigure[] = [
  { name: 'products', of: ({ totals }) => formatNumber(totals.products) },
  changeFigure('touched', ({ totals }) => formatNumber(totals.changed)),
  changeFigure('repriced', ({ totals }) => formatNumber(totals.repriced)),
  sideFigure('margin', ({ averageMargin }) =>
    Number.isNaN(averageMargin) ? '–' : formatPercent(Math.round(averageMargin)),
  ),
  sideFigure('losing', ({ losing }) => formatNumber(losing)),
  sideFigure('belowFloor', ({ belowFloor }) => formatNumber(belowFloor)),
  sideFigure('profit', ({ profit }, currency) => formatMoney(Math.round(profit), currency)),
  changeFigure('gain', ({ totals }, currency) =>
    formatMoneyChange(Math.round(totals.after.profit - totals.before.profit), currency),
  ),
  changeFigure('breakEven', ({ totals: { breakEvenVolume } }) =>
    breakEvenVolume === null ? '–' : changeText(Math.round((breakEvenVolume - 1) * 1_000) * 1_000),
  ),
  changeFigure('leftOut', ({ totals }) => formatNumber(totals.refused + totals.withoutRate + totals.outOfRange)),
]

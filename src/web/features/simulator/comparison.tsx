import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useEffect, useMemo } from 'react'
import { compareByName } from '#domain/list-query.ts'
import type { SimulatorDeps } from '#domain/simulator/simulator-deps.ts'
import { type SideTotals } from '#domain/simulator/simulated-totals.ts'
import { activeLevers, isAnyOn } from '#contract/scenario-levers.ts'
import { appliedScenarios, scenarioState } from '#contract/scenario-state.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useRows, useSyncStatus } from '#web/kit/data/use-store.ts'
import { formatMoney, formatMoneyChange } from '#web/kit/format/money.ts'
import { formatNumber, formatPercent } from '#web/kit/format/number.ts'
import { ColumnTable, figureColumn } from '#web/kit/grid/column-table.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { ComparedProducts } from './compared-products.tsx'
import { isSameDraft, ON_WORKBENCH } from './draft.ts'
import { leversInWords, neededChange } from './lever-words.ts'
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
  /** The ids of scenarios, separated by commas; one may be `ON_WORKBENCH`. */
  readonly asked: string
  readonly onAsk: (asked: string) => void
}

/** What is compared: a scenario, or what stands on the workbench. */
export interface Compared {
  readonly key: string
  readonly name: string
  readonly bench: Workbench
  readonly levers: readonly string[]
  /** Undefined for what stands on the workbench. */
  readonly row: RowOfKind<'scenario'> | undefined
}

const MOST = 3

/** Up to three scenarios beside each other and beside today, each with its own products and volume. */
export function Comparison(props: ComparisonProps) {
  const { catalogue, currency, asked, onAsk } = props
  const compared = useCompared(props, asked)
  const applied = useApplied()
  const keys = compared.map(({ key }) => key)
  const [first] = compared
  const { isFetched } = useSyncStatus()
  // Nothing that the address names is there any more.
  const isGone = first === undefined && isFetched
  useEffect(() => {
    if (isGone) onAsk('')
  }, [isGone, onAsk])
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{messages.comparison.title}</h2>
        <Button onClick={() => onAsk('')}>{messages.comparison.back}</Button>
      </div>
      {keys.length < MOST && <Choices {...props} keys={keys} />}
      <ColumnTable
        label={messages.comparison.title}
        rows={FIGURES}
        keyOf={({ name }) => name}
        columns={[
          {
            head: messages.result.label,
            className: 'font-semibold max-md:max-w-32 max-md:min-w-28 max-md:whitespace-normal max-md:py-2',
            render: ({ name }) => messages.comparison.figures[name],
          },
          figures(messages.comparison.today, ({ of }) => first && of(first.bench, 'before', currency)),
          ...compared.map(({ key, name, bench }) =>
            figures(
              <div className="flex min-w-24 items-center justify-end gap-1 py-1 whitespace-normal max-md:flex-col-reverse max-md:items-end max-md:gap-0">
                <span className="max-w-64 text-end wrap-break-word max-md:max-w-24">{name}</span>
                {keys.length > 1 && (
                  <IconButton
                    label={messages.comparison.removeOf(name)}
                    icon={<X />}
                    className="size-8! shrink-0"
                    onClick={() => onAsk(keys.filter((each) => each !== key).join(','))}
                  />
                )}
              </div>,
              ({ of }) => of(bench, 'after', currency),
            ),
          ),
        ]}
      />
      <ul className="grid gap-3 md:grid-cols-3">
        {compared.map(({ key, name, levers, row }) => (
          <li key={key} className="rounded-xl border border-line bg-card px-4 py-3">
            <p className="font-semibold wrap-anywhere">{name}</p>
            {row && scenarioState(row, applied.get(row.id), catalogue.fingerprint) === 'stale' && (
              <Pill tone="warn">{messages.stale.title}</Pill>
            )}
            <p className="mt-1 text-pretty text-muted">{levers.join(' · ') || messages.comparison.noLevers}</p>
          </li>
        ))}
      </ul>
      <ComparedProducts compared={compared} />
    </div>
  )
}

const MOST_SHOWN = 12

/** What can stand beside what is compared: saved scenarios, and what is tried where none of them says the same. */
function Choices({ live, filters, keys, onAsk }: ComparisonProps & { readonly keys: readonly string[] }) {
  const rows = useRows('scenario')
  const draft = useDraftOf(live)
  const { scope } = useScope(filters)
  const isNew = isAnyOn(draft.levers) && !rows.some((row) => isSameDraft(row, { ...draft, scope }))
  const saved = [...rows].sort((one, other) => compareByName(one, other))
  const free = [...(isNew ? [{ id: ON_WORKBENCH, name: messages.comparison.workbench }] : []), ...saved].filter(
    ({ id }) => !keys.includes(id),
  )
  if (free.length === 0) {
    return keys.length === 1 && <p className="text-pretty text-muted">{messages.comparison.single}</p>
  }
  const add = (id: string) => onAsk([...keys, id].join(','))
  return (
    <section aria-label={messages.comparison.choose} className="flex flex-wrap items-center gap-2">
      <p className="text-muted">{messages.comparison.choose}</p>
      {free.slice(0, MOST_SHOWN).map(({ id, name }) => (
        <Button key={id} size="small" icon={<Plus aria-hidden="true" />} onClick={() => add(id)}>
          <span className="text-start wrap-anywhere">{name}</span>
        </Button>
      ))}
      {free.length > MOST_SHOWN && (
        <NativeSelect
          label={messages.comparison.add}
          hideLabel
          className="max-w-full"
          value=""
          options={[
            { value: '', label: messages.comparison.add },
            ...free.slice(MOST_SHOWN).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={add}
        />
      )}
    </section>
  )
}

/** What applied each scenario: apart from the figures, which any change set would have worked out anew. */
function useApplied() {
  const changeSets = useRows('changeSet')
  return useMemo(() => appliedScenarios(changeSets), [changeSets])
}

function useCompared({ catalogue, live, deps, currency, filters }: ComparisonProps, asked: string) {
  const rows = useRows('scenario')
  const draft = useDraftOf(live)
  const { scope } = useScope(filters)
  const idsOf = useIdsOf(filters)
  const soldIn = useSoldOf()
  return useMemo(
    () =>
      comparedKeys(asked, rows).map((key): Compared => {
        const row = rows.find(({ id }) => id === key)
        const tried = row ?? { ...draft, scope, name: messages.comparison.workbench }
        const bench = new Workbench(catalogue, activeLevers(tried.levers), tried.volumeChange)
        bench.count({ deps, ids: idsOf(tried.scope), sold: soldIn(tried.soldDays), currency })
        return { key, name: tried.name, bench, levers: leversInWords(tried.levers), row }
      }),
    [asked, rows, draft, scope, catalogue, deps, idsOf, soldIn, currency],
  )
}

/** What an address asks to compare, each once, as far as it is there. */
export function comparedKeys(asked: string, scenarios: readonly { readonly id: string }[]): readonly string[] {
  const there = new Set([ON_WORKBENCH, ...scenarios.map(({ id }) => id)])
  return [...new Set(asked.split(','))].filter((key) => there.has(key)).slice(0, MOST)
}

function shortChange(volume: number): string {
  const { text, isLess } = neededChange(volume)
  return isLess ? `<${text}` : text
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
    breakEvenVolume === null ? '–' : shortChange(breakEvenVolume),
  ),
  changeFigure('leftOut', ({ totals }) =>
    formatNumber(totals.refused + totals.withoutRate + totals.withoutCost + totals.outOfRange),
  ),
]

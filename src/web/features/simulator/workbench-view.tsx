import { Suspense, useCallback, useState, useSyncExternalStore } from 'react'
import { activeLevers } from '#contract/scenario-levers.ts'
import type { SimulatorDeps } from '#domain/simulator/simulator-deps.ts'
import { useRates } from '#web/kit/currency/use-rates.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { EffectsTable } from './effects-table.tsx'
import { FloorReason } from './floor-reason.tsx'
import { LeversPanel } from './levers-panel.tsx'
import { ListEffectsTable } from './list-effects-table.tsx'
import { type LiveDraft, useDraftOf } from './live-draft.ts'
import { MarginHistogram } from './margin-histogram.tsx'
import { simulatorMessages as messages } from './messages.ts'
import { ResultLine } from './result-line.tsx'
import { nameOf, variantOf } from './row-names.ts'
import { type ProductFilters, ScopeBar, type useScope } from './scope-bar.tsx'
import type { First, Shown, ShownWord } from './shown-rows.ts'
import { VolumeBar } from './volume-bar.tsx'
import type { Workbench } from './workbench.ts'

const TwoStories = lazyPart(() => import('./two-stories.tsx').then((module) => module.TwoStories))

interface WorkbenchViewProps {
  readonly bench: Workbench
  readonly live: LiveDraft
  readonly deps: SimulatorDeps
  readonly filters: ProductFilters
  readonly scopeState: ReturnType<typeof useScope>['state']
  readonly currency: string
  readonly basis: string
  readonly shown: Shown
  readonly onShow: (shown: Shown) => void
  readonly first: First
  readonly onFirst: (first: First) => void
  /** Takes the reason for prices below their lowest margin. */
  readonly onReason: (reason: string | undefined) => void
}

/** Levers at the left, and at the right what they do: the result, two distributions in one picture, and every product. */
export function WorkbenchView(props: WorkbenchViewProps) {
  const { bench, live, deps, filters, scopeState, currency, basis, shown, onShow, first, onFirst, onReason } = props
  const rates = useRates()
  const [told, setTold] = useState<number>()
  // A bar that is shown already shows all again.
  const toggle = useCallback((next: Shown) => onShow(next === shown ? 'all' : next), [shown, onShow])
  return (
    <>
      <ScopeBar filters={filters} state={scopeState} />
      <ResultLine bench={bench} currency={currency} basis={basis} shown={shown} onShow={toggle} />
      <div className="grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <section
          aria-label={messages.leversLabel}
          className="rounded-xl border border-line bg-card px-4 py-1 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
        >
          <LeversPanel live={live} catalogue={bench.catalogue} currency={currency} rates={rates} />
        </section>
        <div className="min-w-0 space-y-4">
          <VolumeBar bench={bench} live={live} />
          <MarginHistogram bench={bench} shown={shown} onShow={toggle} />
          <LeftOut bench={bench} onShow={onShow} />
          <FloorReason bench={bench} reason={deps.floorOverride} onReason={onReason} />
          <EffectsTable
            bench={bench}
            currency={currency}
            shown={shown}
            onShow={onShow}
            first={first}
            onFirst={onFirst}
            onStory={setTold}
          />
          <ListEffectsTable bench={bench} live={live} deps={deps} />
        </div>
      </div>
      {told !== undefined && (
        <ToldRow bench={bench} live={live} deps={deps} row={told} onClose={() => setTold(undefined)} />
      )}
    </>
  )
}

interface LeftOutProps {
  readonly bench: Workbench
  readonly onShow: (shown: Shown) => void
}

/** What the scenario cannot change, with the reason. */
function LeftOut({ bench, onShow }: LeftOutProps) {
  useSyncExternalStore(bench.subscribe, bench.revision)
  const { refused, withoutRate, withoutCost, outOfRange, unconverted } = bench.totals
  const told: readonly (readonly [ShownWord, number])[] = [
    ['refused', refused],
    ['withoutRate', withoutRate],
    ['withoutCost', withoutCost],
    ['outOfRange', outOfRange],
  ]
  const shown = told.filter(([, count]) => count > 0)
  if (shown.length === 0 && unconverted === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {shown.map(([word, count]) => (
        <Button key={word} size="small" onClick={() => onShow(word)}>
          {messages.leftOut[word as keyof typeof messages.leftOut](formatNumber(count))}
        </Button>
      ))}
      {unconverted > 0 && <p className="text-pretty text-muted">{messages.unconverted(formatNumber(unconverted))}</p>}
    </div>
  )
}

interface ToldRowProps {
  readonly bench: Workbench
  readonly live: LiveDraft
  readonly deps: SimulatorDeps
  readonly row: number
  readonly onClose: () => void
}

function ToldRow({ bench, live, deps, row, onClose }: ToldRowProps) {
  const { levers } = useDraftOf(live)
  const { columns, places } = bench.catalogue
  const product = columns.products[places[row] ?? -1]
  if (!product) return null
  return (
    <Suspense fallback={null}>
      <TwoStories
        title={nameOf(bench.catalogue, row)}
        product={product}
        variantId={variantOf(bench.catalogue, row)?.id}
        levers={activeLevers(levers)}
        deps={deps}
        onClose={onClose}
      />
    </Suspense>
  )
}

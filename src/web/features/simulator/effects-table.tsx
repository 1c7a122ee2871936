import { useMemo, useSyncExternalStore } from 'react'
import { ROW_FLAG } from '#domain/simulator/simulator-columns.ts'
import { OUTCOME } from '#domain/simulator/simulator-frame.ts'
import { formatMoney, formatMoneyChange } from '#web/kit/format/money.ts'
import { formatCount, formatPercent } from '#web/kit/format/number.ts'
import { ColumnTable, figureColumn } from '#web/kit/grid/column-table.tsx'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { BeforeAfter } from '#web/kit/ui/before-after.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { rangeOf } from './margin-histogram.tsx'
import { simulatorMessages as messages } from './messages.ts'
import { nameOf, productOf } from './row-names.ts'
import { type First, type Shown, shownRows } from './shown-rows.ts'
import type { Workbench } from './workbench.ts'

interface EffectsTableProps {
  readonly bench: Workbench
  readonly currency: string
  readonly basis: string
  readonly shown: Shown
  readonly onShow: (shown: Shown) => void
  readonly first: First
  readonly onFirst: (first: First) => void
  /** Shows how the prices of a row come about, now and then. */
  readonly onStory: (row: number) => void
}

const figures = figureColumn<number>

/** What is sold, now and under the scenario, the largest losses or gains first. Figures follow every frame, the order once no lever is drawn. */
export function EffectsTable(props: EffectsTableProps) {
  const { bench, currency, basis, shown, onShow, first, onFirst, onStory } = props
  const goTo = useGo()
  const phone = useMediaQuery(PHONE_QUERY)
  const rests = useSyncExternalStore(bench.subscribe, bench.rests)
  // The order is that of the last rest.
  const rows = useMemo(() => ({ rests, of: shownRows(bench, shown, first) }).of, [bench, shown, first, rests])
  useSyncExternalStore(bench.subscribe, bench.revision)
  const { before } = bench.catalogue.columns
  const { after } = bench.frame
  const open = (row: number) => goTo('product-detail', { id: productOf(bench.catalogue, row).id, view: 'costs' })
  const money = (row: number, units = NaN) =>
    Number.isNaN(units) ? '–' : formatMoney(units, productOf(bench.catalogue, row).baseCurrency)
  const margin = (ppm = NaN) => (Number.isNaN(ppm) ? '–' : formatPercent(ppm))
  return (
    <section aria-label={messages.table.label} className="min-w-0">
      <div className="mb-2 flex min-h-9 flex-wrap items-center justify-between gap-2">
        <h2 className="text-base">
          {shownTitle(shown)}{' '}
          <span className="font-medium text-muted">{formatCount(rows.length, messages.table.noun)}</span>
        </h2>
        <span className="flex flex-wrap gap-2">
          {shown !== 'all' && (
            <Button size="small" onClick={() => onShow('all')}>
              {messages.table.showAll}
            </Button>
          )}
          <Button size="small" tone="ghost" onClick={() => onFirst(first === 'losses' ? 'gains' : 'losses')}>
            {messages.table.first[first]}
          </Button>
        </span>
      </div>
      {rows.length === 0 ? (
        <p className="rounded-xl border border-line bg-card px-4 py-6 text-center text-muted">{messages.table.none}</p>
      ) : (
        <ColumnTable
          label={messages.table.label}
          rows={rows}
          keyOf={String}
          onOpen={open}
          onSpace={onStory}
          columns={[
            {
              head: messages.columns.product,
              className: 'max-w-64 truncate font-semibold',
              render: (row) => nameOf(bench.catalogue, row),
            },
            figures(
              messages.columns.cost,
              (row) => <BeforeAfter before={money(row, before.cost[row])} after={money(row, after.cost[row])} />,
              { card: 'line' },
            ),
            figures(
              messages.columns.price,
              (row) => (
                <span data-price-story>
                  <BeforeAfter before={money(row, before.price[row])} after={money(row, after.price[row])} />
                </span>
              ),
              { card: 'line' },
            ),
            figures(
              messages.columns.margin,
              (row) => (
                <span className="inline-flex items-center justify-end gap-2">
                  <State bench={bench} row={row} />
                  <span>
                    <BeforeAfter before={margin(before.margin[row])} after={margin(after.margin[row])} />
                  </span>
                </span>
              ),
              { card: 'line' },
            ),
            figures(messages.columns.gain(basis), (row) => <Gain gain={bench.gainOf(row)} currency={currency} />, {
              card: 'value',
            }),
            ...(phone
              ? [
                  {
                    head: messages.table.story,
                    card: 'state' as const,
                    render: (row: number) => (
                      <Button
                        size="small"
                        tone="ghost"
                        onClick={(event) => {
                          event.stopPropagation()
                          onStory(row)
                        }}
                      >
                        {messages.table.story}
                      </Button>
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
      {!phone && rows.length > 0 && <p className="mt-2 text-[13px] text-muted">{messages.table.keys}</p>}
    </section>
  )
}

function shownTitle(shown: Shown): string {
  return typeof shown === 'number' ? messages.table.ofBar(rangeOf(shown)) : messages.table.titles[shown]
}

/** What the price of a row means, or why it stays. */
function State({ bench, row }: { readonly bench: Workbench; readonly row: number }) {
  const { frame, catalogue } = bench
  const outcome = frame.outcomes[catalogue.places[row] ?? 0]
  if (outcome === OUTCOME.belowFloor) return <Pill tone="warn">{messages.states.refused}</Pill>
  if (outcome === OUTCOME.withoutRate) return <Pill tone="warn">{messages.states.withoutRate}</Pill>
  if (outcome === OUTCOME.outOfRange) return <Pill tone="bad">{messages.states.outOfRange}</Pill>
  if (((catalogue.columns.flags[row] ?? 0) & ROW_FLAG.sold) === 0) return null
  if (frame.after.loses[row] === 1) return <Pill tone="bad">{messages.states.losing}</Pill>
  return frame.after.below[row] === 1 ? <Pill tone="warn">{messages.states.belowFloor}</Pill> : null
}

function Gain({ gain, currency }: { readonly gain: number; readonly currency: string }) {
  if (Number.isNaN(gain) || Math.abs(gain) > Number.MAX_SAFE_INTEGER) return <span className="text-muted">–</span>
  const units = Math.round(gain)
  return (
    <span className={units < 0 ? 'font-semibold text-bad' : units > 0 ? 'font-semibold text-ok' : 'text-muted'}>
      {formatMoneyChange(units, currency)}
    </span>
  )
}

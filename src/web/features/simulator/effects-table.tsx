import ReceiptText from 'lucide-react/icons/receipt-text'
import { useMemo, useSyncExternalStore } from 'react'
import { OUTCOME } from '#domain/simulator/simulator-frame.ts'
import { formatMoney, formatMoneyChange } from '#web/kit/format/money.ts'
import { formatCount, formatPercent } from '#web/kit/format/number.ts'
import { ColumnTable } from '#web/kit/grid/column-table.tsx'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { BeforeAfter } from '#web/kit/ui/before-after.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { rangeOf } from './margin-histogram.tsx'
import { simulatorMessages as messages } from './messages.ts'
import { nameOf, productOf } from './row-names.ts'
import { type First, type Shown, shownRows } from './shown-rows.ts'
import type { Workbench } from './workbench.ts'

const ORDERS = ['losses', 'gains'] as const

interface EffectsTableProps {
  readonly bench: Workbench
  readonly currency: string
  readonly shown: Shown
  readonly onShow: (shown: Shown) => void
  readonly first: First
  readonly onFirst: (first: First) => void
  /** Shows how the prices of a row come about, now and then. */
  readonly onStory: (row: number) => void
}

/** What is sold, now and under the scenario, the largest losses or gains first. Figures follow frames that have room for them, the order once no lever is drawn. */
export function EffectsTable(props: EffectsTableProps) {
  const { bench, currency, shown, onShow, first, onFirst, onStory } = props
  const goTo = useGo()
  const phone = useMediaQuery(PHONE_QUERY)
  const rests = useSyncExternalStore(bench.subscribe, bench.rests)
  // The order is that of the last rest.
  const rows = useMemo(() => ({ rests, of: shownRows(bench, shown, first) }).of, [bench, shown, first, rests])
  useSyncExternalStore(bench.subscribe, bench.drawnRows)
  const { before } = bench.catalogue.columns
  const { after } = bench.frame
  const open = (row: number) => goTo('product-detail', { id: productOf(bench.catalogue, row).id, view: 'costs' })
  const money = (row: number, units = NaN) =>
    Number.isNaN(units) ? '–' : formatMoney(units, productOf(bench.catalogue, row).baseCurrency)
  // A cost of 0 is none that is known.
  const cost = (row: number, units = NaN) => money(row, units === 0 ? NaN : units)
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
          <NativeSelect
            label={messages.table.order}
            hideLabel
            className="max-w-full"
            value={first}
            options={ORDERS.map((value) => ({ value, label: messages.table.first[value] }))}
            onChange={onFirst}
          />
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
              className: 'max-w-48 truncate font-semibold',
              render: (row) => nameOf(bench.catalogue, row),
            },
            {
              head: messages.columns.gain,
              align: 'end',
              card: 'value',
              render: (row) => <Gain gain={bench.gainOf(row)} currency={currency} />,
            },
            {
              head: messages.columns.price,
              align: 'end',
              card: 'line',
              render: (row) => (
                <BeforeAfter
                  stacked={!phone}
                  before={money(row, before.price[row])}
                  after={money(row, after.price[row])}
                />
              ),
            },
            {
              head: messages.columns.margin,
              align: 'end',
              card: 'line',
              render: (row) => <Margin bench={bench} row={row} isShort={!phone} />,
            },
            {
              head: messages.columns.cost,
              align: 'end',
              card: 'line',
              render: (row) => (
                <BeforeAfter stacked={!phone} before={cost(row, before.cost[row])} after={cost(row, after.cost[row])} />
              ),
            },
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
              : [
                  {
                    head: <span className="sr-only">{messages.table.story}</span>,
                    className: 'w-px',
                    render: (row: number) => (
                      <IconButton
                        label={messages.table.story}
                        icon={<ReceiptText />}
                        className="size-8!"
                        onClick={(event) => {
                          event.stopPropagation()
                          onStory(row)
                        }}
                      />
                    ),
                  },
                ]),
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

interface MarginProps {
  readonly bench: Workbench
  readonly row: number
  /** Why it stays is told beside the word alone, so that the column is no wider than its figures. */
  readonly isShort: boolean
}

/** The margin now and then; one that means something says so, and one that stays says why. */
function Margin({ bench, row, isShort }: MarginProps) {
  const { before } = bench.catalogue.columns
  const { after } = bench.frame
  const [now, then] = [percentOf(before.margin[row]), percentOf(after.margin[row])]
  const state = stateOf(bench, row)
  if (!state) return <BeforeAfter before={now} after={then} />
  const { tone, meaning, isWhy } = state
  if (isWhy) return isShort ? stays(tone, meaning) : <Pill tone={tone}>{meaning}</Pill>
  return (
    <span className="inline-flex items-center justify-end gap-1.5">
      {now !== then && <span className="text-muted">{now} →</span>}
      <Pill tone={tone} meaning={meaning}>
        {then}
      </Pill>
    </span>
  )
}

function stays(tone: RowState['tone'], why: string) {
  return (
    <Pill tone={tone} meaning={why}>
      {messages.states.stays}
    </Pill>
  )
}

interface RowState {
  readonly tone: 'warn' | 'bad'
  readonly meaning: string
  /** It says why the product stays as it is. */
  readonly isWhy?: true
}

function stateOf({ frame, catalogue }: Workbench, row: number): RowState | undefined {
  const outcome = frame.outcomes[catalogue.places[row] ?? 0]
  const { states } = messages
  if (outcome === OUTCOME.belowFloor) return { tone: 'warn', meaning: states.refused, isWhy: true }
  if (outcome === OUTCOME.withoutRate) return { tone: 'warn', meaning: states.withoutRate, isWhy: true }
  if (outcome === OUTCOME.withoutCost) return { tone: 'warn', meaning: states.withoutCost, isWhy: true }
  if (outcome === OUTCOME.outOfRange) return { tone: 'bad', meaning: states.outOfRange, isWhy: true }
  if (frame.after.loses[row] === 1) return { tone: 'bad', meaning: states.losing }
  return frame.after.below[row] === 1 ? { tone: 'warn', meaning: states.belowFloor } : undefined
}

function percentOf(ppm = NaN): string {
  return Number.isNaN(ppm) ? '–' : formatPercent(ppm)
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

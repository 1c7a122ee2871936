import { memo, useState, useSyncExternalStore } from 'react'
import { HISTOGRAM_BUCKETS } from '#domain/catalogue-prices.ts'
import { PPM } from '#domain/money.ts'
import { countForm } from '#web/kit/charts/value-forms.ts'
import { formatNumber, formatRate } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { PlainTable } from '#web/kit/ui/plain-table.tsx'
import { areaOf, BARS, countAxis, HEIGHT, topOf } from './histogram-shape.ts'
import { simulatorMessages as messages } from './messages.ts'
import type { Shown } from './shown-rows.ts'
import type { Workbench } from './workbench.ts'

interface MarginHistogramProps {
  readonly bench: Workbench
  readonly shown: Shown
  readonly onShow: (shown: Shown) => void
}

const STEP = PPM / HISTOGRAM_BUCKETS
const TICKS = [0, 0.25, 0.5, 0.75, 1]

/** The margins of what is sold, now as areas and then as bars over them; a bar narrows the table to its products. */
export function MarginHistogram({ bench, shown, onShow }: MarginHistogramProps) {
  const [isTable, setTable] = useState(false)
  return (
    <figure className="min-w-0 rounded-xl border border-line bg-card px-4 py-3">
      <figcaption className="flex items-center justify-between gap-3">
        <span className="text-base font-semibold">{messages.histogram.title}</span>
        <span className="flex items-center gap-4 text-[13px] font-semibold">
          <Mark className="bg-chart-tax opacity-50" label={messages.histogram.now} />
          <Mark className="border-2 border-primary" label={messages.histogram.after} />
          <Button tone="ghost" size="small" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {messages.histogram.table}
          </Button>
        </span>
      </figcaption>
      {isTable ? <Bars bench={bench} onShow={onShow} /> : <Picture bench={bench} shown={shown} onShow={onShow} />}
    </figure>
  )
}

function Mark({ className, label }: { readonly className: string; readonly label: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span aria-hidden="true" className={classNames('size-3 rounded-sm', className)} />
      {label}
    </span>
  )
}

function Picture({ bench, shown, onShow }: MarginHistogramProps) {
  useSyncExternalStore(bench.subscribe, bench.revision)
  const { before, after } = bench.totals
  const axis = countAxis(before.histogram, after.histogram)
  return (
    <div className="mt-2 grid grid-cols-[auto_1fr] gap-x-2">
      <div
        aria-hidden="true"
        className="-my-2 flex h-37 flex-col-reverse justify-between pt-1 text-end text-xs text-muted"
      >
        {axis.ticks.map((tick) => (
          <span key={tick}>{countForm.short(tick)}</span>
        ))}
      </div>
      <svg
        role="img"
        aria-label={messages.histogram.told(formatRate(PPM / HISTOGRAM_BUCKETS))}
        viewBox={`0 0 ${HISTOGRAM_BUCKETS} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-33 w-full"
      >
        {typeof shown === 'number' && <rect x={shown} y={0} width={1} height={HEIGHT} className="fill-accent-strong" />}
        {axis.ticks.map((tick) => (
          <line
            key={tick}
            x2={HISTOGRAM_BUCKETS}
            y1={topOf(tick, axis)}
            y2={topOf(tick, axis)}
            vectorEffect="non-scaling-stroke"
            className="stroke-line"
          />
        ))}
        <path d={areaOf(before.histogram, axis)} className="fill-chart-tax opacity-50" />
        <path
          d={areaOf(after.histogram, axis)}
          className="fill-primary/15 stroke-primary"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
        <Targets onShow={onShow} />
      </svg>
      <div aria-hidden="true" className="col-start-2 mt-1 flex justify-between text-xs text-muted">
        {TICKS.map((tick) => (
          <span key={tick}>{tick === 0 ? messages.histogram.lowest : formatRate(tick * PPM)}</span>
        ))}
      </div>
    </div>
  )
}

/** What is pressed; it does not change with the frames. */
const Targets = memo(function Targets({ onShow }: Pick<MarginHistogramProps, 'onShow'>) {
  return BARS.map((bar) => (
    <rect
      key={bar}
      x={bar}
      y={0}
      width={1}
      height={HEIGHT}
      className="cursor-pointer fill-transparent hover:fill-accent-strong/60"
      onClick={() => onShow(bar)}
      data-tip={messages.histogram.bar(rangeOf(bar))}
    />
  ))
})

/** The margins of a bar: `20 to 22.5%`; losses are in the first. */
export function rangeOf(bar: number): string {
  const end = formatRate((bar + 1) * STEP)
  return bar === 0 ? messages.histogram.below(end) : messages.histogram.range(formatRate(bar * STEP), end)
}

function Bars({ bench, onShow }: Pick<MarginHistogramProps, 'bench' | 'onShow'>) {
  useSyncExternalStore(bench.subscribe, bench.revision)
  const { before, after } = bench.totals
  const rows = BARS.filter((bar) => (before.histogram[bar] ?? 0) + (after.histogram[bar] ?? 0) > 0)
  return (
    <div className="mt-2 max-h-72 overflow-auto">
      <PlainTable
        label={messages.histogram.title}
        rows={rows}
        keyOf={String}
        columns={[
          {
            label: messages.columns.margin,
            renderCell: (bar) => (
              <button type="button" className="font-semibold underline" onClick={() => onShow(bar)}>
                {rangeOf(bar)}
              </button>
            ),
          },
          {
            label: messages.histogram.now,
            align: 'end',
            renderCell: (bar) => formatNumber(before.histogram[bar] ?? 0),
          },
          {
            label: messages.histogram.after,
            align: 'end',
            renderCell: (bar) => formatNumber(after.histogram[bar] ?? 0),
          },
        ]}
      />
    </div>
  )
}

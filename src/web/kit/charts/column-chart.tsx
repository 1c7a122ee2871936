import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { classNames } from '../ui/class-names.ts'
import { ChartAnchor } from './chart-anchor.tsx'
import { type BehindPoint, type ChartData, type ChartPoint, type DrawnSeries, drawnSeries } from './chart-data.ts'
import { ColumnPicture } from './column-picture.tsx'
import { chartMessages as messages } from './messages.ts'
import { type ValueAxis, valueAxis } from './value-ticks.ts'

interface ColumnChartProps {
  readonly label: string
  readonly data: ChartData
  readonly behindOf?: BehindPoint | undefined
}

/** Marks of the value axis, and the most names below it at a desk and on a phone. */
const [TICKS, NAMES, PHONE_NAMES] = [4, 8, 4]

/** Columns from zero along a scale, with lines beside them; the figures of a column stand above it while somebody looks at it. */
export function ColumnChart({ label, data, behindOf }: ColumnChartProps) {
  const [looked, setLooked] = useState<number | null>(null)
  const drawn = drawnSeries(data, 'bar', 'line', 'before')
  const [first] = drawn
  if (!first) return null
  const values = drawn.flatMap(({ at }) => data.points.flatMap((point) => point.values[at] ?? []))
  const axis = valueAxis([0, ...values], TICKS, first.series.form.step)
  const point = looked === null ? undefined : data.points[looked]
  return (
    <figure aria-label={label} className="min-w-0">
      <Readout drawn={drawn} point={point} />
      <div className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <Ticks axis={axis} format={first.series.form.short} />
        <div className="relative h-48">
          <ColumnPicture data={data} axis={axis} looked={looked} />
          <Columns data={data} drawn={drawn} behindOf={behindOf} onLook={setLooked} />
        </div>
        <Names points={data.points} />
      </div>
    </figure>
  )
}

const SWATCHES = {
  bar: ['bg-primary h-2.5', 'bg-chart-cost h-2.5', 'bg-chart-tax h-2.5'],
  line: ['bg-chart-total h-0.5'],
  before: ['border-t-2 border-dashed border-muted'],
} as const

/** What the looks mean, and the figures of the column that is looked at. */
function Readout({ drawn, point }: { readonly drawn: readonly DrawnSeries[]; readonly point: ChartPoint | undefined }) {
  const bars = drawn.filter(({ series }) => series.look === 'bar')
  return (
    <dl className="flex min-h-5 flex-wrap gap-x-4 gap-y-0.5 text-[13px]" aria-hidden="true">
      {point && <dt className="font-semibold">{point.name}</dt>}
      {drawn.map(({ series, at }) => {
        const look = series.look ?? 'bar'
        const place = look === 'bar' ? bars.findIndex((each) => each.at === at) : 0
        const value = point?.values[at] ?? null
        return (
          <div key={series.key} className="flex items-center gap-1.5">
            <dt className="flex items-center gap-1.5 text-muted">
              <span
                className={classNames('inline-block w-2.5 rounded-[1px]', SWATCHES[look][place] ?? SWATCHES.bar[2])}
              />
              {series.name}
            </dt>
            {point && <dd className="font-semibold">{value === null ? messages.none : series.form.text(value)}</dd>}
          </div>
        )
      })}
    </dl>
  )
}

function Ticks({ axis, format }: { readonly axis: ValueAxis; readonly format: (value: number) => string }) {
  return (
    <div aria-hidden="true" className="flex flex-col-reverse justify-between text-end text-xs text-muted">
      {axis.ticks.map((tick) => (
        <span key={tick} className="-my-1.5 leading-3 whitespace-nowrap">
          {format(tick)}
        </span>
      ))}
    </div>
  )
}

function Names({ points }: { readonly points: readonly ChartPoint[] }) {
  const [every, everyOnPhone] = [NAMES, PHONE_NAMES].map((most) => Math.max(1, Math.ceil(points.length / most)))
  return (
    <div aria-hidden="true" className="relative col-start-2 mt-1.5 h-4 text-xs text-muted">
      {points.map(({ key, name, short }, index) => {
        if (index % (every ?? 1) !== 0) return null
        return (
          <span
            key={key}
            style={{ insetInlineStart: `${((index + 0.5) / points.length) * 100}%` }}
            className={classNames(
              'absolute -translate-x-1/2 leading-4 whitespace-nowrap rtl:translate-x-1/2',
              index % (everyOnPhone ?? 1) !== 0 && 'max-md:hidden',
            )}
          >
            {short ?? name}
          </span>
        )
      })}
    </div>
  )
}

interface ColumnsProps {
  readonly data: ChartData
  readonly drawn: readonly DrawnSeries[]
  readonly behindOf?: BehindPoint | undefined
  readonly onLook: (index: number | null) => void
}

/** The columns as places to look at and to press: one stop of the Tab key, the arrows move inside. */
function Columns({ data: { points }, drawn, behindOf, onLook }: ColumnsProps) {
  const [current, setCurrent] = useState(0)
  const group = useRef<HTMLDivElement>(null)
  const keys = useId()
  const stop = Math.min(current, points.length - 1)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = columnAfterKey(event.key, stop, points.length)
    if (next === undefined) return
    event.preventDefault()
    group.current?.querySelector<HTMLElement>(`[data-column="${next}"]`)?.focus()
  }
  return (
    <div ref={group} role="group" aria-describedby={keys} className="absolute inset-0 flex">
      <span id={keys} className="sr-only">
        {messages.keys}
      </span>
      {points.map((point, index) => {
        const link = drawn[0] && behindOf?.(point, drawn[0].series)
        const looking = { onPointerEnter: () => onLook(index), onPointerLeave: () => onLook(null) }
        if (!link) {
          return (
            <span key={point.key} {...looking} className="min-w-0 flex-1">
              <span className="sr-only">{wordsOf(point, drawn)}</span>
            </span>
          )
        }
        return (
          <span key={point.key} {...looking} className="flex min-w-0 flex-1">
            <ChartAnchor
              {...link}
              data-column={index}
              aria-label={wordsOf(point, drawn)}
              tabIndex={index === stop ? 0 : -1}
              className="min-w-0 flex-1 rounded-sm focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-primary"
              onFocus={() => {
                setCurrent(index)
                onLook(index)
              }}
              onBlur={() => onLook(null)}
              onKeyDown={onKeyDown}
            >
              {null}
            </ChartAnchor>
          </span>
        )
      })}
    </div>
  )
}

/** The column that a key leads to. */
function columnAfterKey(key: string, index: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    Home: 0,
    End: count - 1,
  }
  const next = steps[key]
  return next === undefined || next < 0 || next >= count ? undefined : next
}

function wordsOf(point: ChartPoint, drawn: readonly DrawnSeries[]): string {
  const told = drawn.map(({ series, at }) => {
    const value = point.values[at] ?? null
    return `${series.name} ${value === null ? messages.none : series.form.text(value)}`
  })
  return `${point.name}: ${told.join(', ')}`
}

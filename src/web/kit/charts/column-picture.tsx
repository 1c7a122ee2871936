import { classNames } from '../ui/class-names.ts'
import { type ChartData, drawnSeries } from './chart-data.ts'
import type { ValueAxis } from './value-ticks.ts'

const FILLS = ['fill-primary', 'fill-chart-cost', 'fill-chart-tax'] as const
/** The share of a column that its bars take; few and many columns stay slim. */
const BARS_SHARE = 0.72

interface ColumnPictureProps {
  readonly data: ChartData
  readonly axis: ValueAxis
  /** The column that is looked at. */
  readonly looked: number | null
}

/** Bars and lines in percent of the place, so that they need no measuring and print as they are. */
export function ColumnPicture({ data, axis, looked }: ColumnPictureProps) {
  const width = 100 / Math.max(1, data.points.length)
  const y = (value: number): number => (1 - (value - axis.low) / (axis.high - axis.low)) * 100
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible rtl:-scale-x-100">
      {looked !== null && (
        <rect x={percent(looked * width)} width={percent(width)} y="0" height="100%" className="fill-accent" />
      )}
      {axis.ticks.map((tick) => (
        <line
          key={tick}
          x1="0"
          x2="100%"
          y1={percent(y(tick))}
          y2={percent(y(tick))}
          className={tick === 0 ? 'stroke-field-line' : 'stroke-line'}
        />
      ))}
      <Bars data={data} width={width} y={y} />
      <Lines data={data} width={width} y={y} />
    </svg>
  )
}

interface PartProps {
  readonly data: ChartData
  /** Of a column, in percent. */
  readonly width: number
  /** Of a value, in percent from the top. */
  readonly y: (value: number) => number
}

function Bars({ data, width, y }: PartProps) {
  const bars = drawnSeries(data, 'bar')
  const each = (width * BARS_SHARE) / Math.max(1, bars.length)
  const inset = (width * (1 - BARS_SHARE)) / 2
  return data.points.map((point, index) =>
    bars.map(({ series, at }, place) => {
      const value = point.values[at] ?? 0
      if (value === 0) return null
      const [top, bottom] = value > 0 ? [y(value), y(0)] : [y(0), y(value)]
      return (
        <rect
          key={`${point.key} ${series.key}`}
          x={percent(index * width + inset + place * each)}
          width={percent(each * 0.94)}
          y={percent(top)}
          height={percent(bottom - top)}
          rx="1.5"
          className={classNames(FILLS[place] ?? FILLS[2])}
        />
      )
    }),
  )
}

const STROKES = { line: 'stroke-chart-total', before: 'stroke-muted' } as const

/** Lines from the middle of a column to that of the next; a missing value breaks them. */
function Lines({ data, width, y }: PartProps) {
  return drawnSeries(data, 'line', 'before').flatMap(({ series, at }) => {
    const look = series.look === 'line' ? 'line' : 'before'
    return data.points.map(({ key, values }, index) => {
      const [from, to] = [values[at] ?? null, data.points[index + 1]?.values[at] ?? null]
      if (from === null) return null
      const x = (index + 0.5) * width
      if (to === null) return <Dot key={`${series.key} ${key}`} x={x} y={y(from)} />
      return (
        <line
          key={`${series.key} ${key}`}
          x1={percent(x)}
          x2={percent(x + width)}
          y1={percent(y(from))}
          y2={percent(y(to))}
          strokeWidth={look === 'line' ? 2 : 1.5}
          strokeDasharray={look === 'line' ? undefined : '4 3'}
          className={STROKES[look]}
        />
      )
    })
  })
}

function Dot({ x, y }: { readonly x: number; readonly y: number }) {
  return <circle cx={percent(x)} cy={percent(y)} r="2.5" className="fill-muted" />
}

function percent(value: number): string {
  return `${Math.round(value * 1000) / 1000}%`
}

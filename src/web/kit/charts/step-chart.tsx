import type { PointerEvent } from 'react'
import { classNames } from '../ui/class-names.ts'
import { useWidth } from '../ui/use-width.ts'
import { type StepPoint, type StepScale, stepPath, valueAt } from './step-path.ts'
import { timeTicks } from './time-ticks.ts'
import { valueAxis } from './value-ticks.ts'

/** One line of a chart, oldest value first. The first of a chart is its message, the others stand back. */
export interface StepLine {
  readonly name: string
  readonly points: readonly StepPoint[]
}

interface StepChartProps {
  /** What the picture shows, in words: it stands in for it. */
  readonly label: string
  readonly lines: readonly StepLine[]
  /** Where the picture ends, epoch milliseconds. */
  readonly until: number
  /** The smallest step that the axis takes. */
  readonly smallestStep: number
  readonly format: (value: number) => string
  /** The moment that is looked at; null for the last. */
  readonly moment: number | null
  /** The pointer is over a moment, or over none. */
  readonly onMoment: (at: number | null) => void
}

const HEIGHT = 200
const TOP = 10
const BOTTOM = 26
const LABEL_GAP = 15
const LETTER = 7
const TICK_WIDTH = 84
const LINES = ['stroke-primary', 'stroke-chart-cost'] as const
const DOTS = ['fill-primary', 'fill-chart-cost'] as const

/** Values over time as lines of steps, named at their ends. A table of the same values belongs beside it. */
export function StepChart(props: StepChartProps) {
  const [measure, width] = useWidth()
  return (
    <div ref={measure} className="h-50">
      {width > 0 && <Picture {...props} width={width} />}
    </div>
  )
}

function Picture(props: StepChartProps & { readonly width: number }) {
  const { label, lines, until, format, moment, onMoment, width } = props
  const { axis, from, left, right, scale } = layoutOf(props)
  const times = timeTicks(from, until, Math.max(2, Math.floor((right - left) / TICK_WIDTH)))
  const look = moment ?? until
  const follow = ({ clientX, currentTarget }: PointerEvent<SVGElement>) => {
    const at = from + ((clientX - currentTarget.getBoundingClientRect().left - left) / (right - left)) * (until - from)
    onMoment(Math.min(until, Math.max(from, at)))
  }
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={HEIGHT}
      className="block touch-pan-y text-xs font-medium select-none"
      onPointerMove={follow}
      onPointerLeave={() => onMoment(null)}
    >
      {axis.ticks.map((tick) => (
        <g key={tick}>
          <line x1={left} x2={right} y1={scale.y(tick)} y2={scale.y(tick)} className="stroke-line" />
          <text x={left - 8} y={scale.y(tick) + 4} textAnchor="end" className="fill-muted">
            {format(tick)}
          </text>
        </g>
      ))}
      {times.map(({ at, label: day }, index) => (
        <text
          key={at}
          x={scale.x(at)}
          y={HEIGHT - 6}
          textAnchor={index === 0 ? 'start' : index === times.length - 1 && times.length > 1 ? 'end' : 'middle'}
          className="fill-muted"
        >
          {day}
        </text>
      ))}
      {moment !== null && (
        <line x1={scale.x(moment)} x2={scale.x(moment)} y1={TOP} y2={HEIGHT - BOTTOM} className="stroke-field-line" />
      )}
      {/* The first line lies above the others. */}
      {[...lines.entries()].reverse().map(([index, { name, points }]) => (
        <path
          key={name}
          d={stepPath(points, until, scale)}
          fill="none"
          strokeWidth={index === 0 ? 2 : 1.5}
          strokeDasharray={index === 0 ? undefined : '5 3'}
          className={LINES[index === 0 ? 0 : 1]}
        />
      ))}
      {lines.map(({ name, points }, index) => {
        const value = valueAt(points, look)
        return (
          value !== null && (
            <circle key={name} cx={scale.x(look)} cy={scale.y(value)} r="3.5" className={DOTS[index === 0 ? 0 : 1]} />
          )
        )
      })}
      {namesAtEnds(props, scale).map(({ name, y }, index) => (
        <text
          key={name}
          x={right + 9}
          y={y + 4}
          className={classNames('font-semibold', index === 0 ? 'fill-primary' : 'fill-muted')}
        >
          {name}
        </text>
      ))}
    </svg>
  )
}

function layoutOf({ lines, until, smallestStep, format, width }: StepChartProps & { readonly width: number }) {
  const points = lines.flatMap((line) => line.points)
  const axis = valueAxis(
    points.flatMap(({ value }) => (value === null ? [] : [value])),
    3,
    smallestStep,
  )
  const from = Math.min(until - 1, ...points.map(({ at }) => at))
  const left = 12 + LETTER * Math.max(...axis.ticks.map((tick) => format(tick).length))
  const right = width - 12 - LETTER * Math.max(...lines.map(({ name }) => name.length))
  const scale: StepScale = {
    x: (at) => tenth(left + ((at - from) / (until - from)) * (right - left)),
    y: (value) => tenth(TOP + (1 - (value - axis.low) / (axis.high - axis.low)) * (HEIGHT - TOP - BOTTOM)),
  }
  return { axis, from, left, right, scale }
}

/** Where the names of the lines stand: at their last values, apart from each other. */
function namesAtEnds({ lines, until }: StepChartProps, scale: StepScale) {
  const ends = lines.map(({ name, points }) => {
    const last = valueAt(points, until) ?? points.findLast(({ value }) => value !== null)?.value ?? 0
    return { name, y: scale.y(last) }
  })
  const [first, second] = ends
  if (!first || !second || Math.abs(first.y - second.y) >= LABEL_GAP) return ends
  const isAbove = first.y <= second.y
  const middle = Math.min(HEIGHT - BOTTOM - LABEL_GAP / 2, Math.max(TOP + LABEL_GAP / 2, (first.y + second.y) / 2))
  const [upper, lower] = [middle - LABEL_GAP / 2, middle + LABEL_GAP / 2]
  return [
    { ...first, y: isAbove ? upper : lower },
    { ...second, y: isAbove ? lower : upper },
  ]
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

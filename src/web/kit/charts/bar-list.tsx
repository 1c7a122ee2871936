import { formatNumber } from '../format/number.ts'
import { classNames } from '../ui/class-names.ts'
import { FigureLink } from './chart-anchor.tsx'
import { type BehindPoint, type ChartData, type ChartPoint, drawnSeries } from './chart-data.ts'
import { chartMessages as messages } from './messages.ts'

const MOST_BARS = 8

interface BarListProps {
  readonly label: string
  readonly data: ChartData
  readonly behindOf?: BehindPoint | undefined
}

/**
 * Horizontal bars from zero, each with its name and number; what is below zero is told by its sign and its tone. The first ones stand
 * alone, the rest is counted. It is a table to screen readers.
 */
export function BarList({ label, data, behindOf }: BarListProps) {
  const [drawn] = drawnSeries(data, 'bar')
  if (!drawn) return null
  const { series, at } = drawn
  const isCut = data.points.length > MOST_BARS
  const shown = isCut ? data.points.slice(0, MOST_BARS - 1) : data.points
  const rest = data.points.length - shown.length
  const longest = Math.max(1, ...shown.map(({ values }) => Math.abs(values[at] ?? 0)))
  return (
    <>
      <table aria-label={label} className="w-full border-collapse text-start">
        {/* Numbers take the room of the longest, so that the longest bar reaches up to it. */}
        <colgroup>
          <col className="w-2/5 md:w-1/3" />
          <col />
          <col className="w-px" />
        </colgroup>
        <thead className="sr-only">
          <tr>
            <th scope="col">{data.head}</th>
            <th scope="col" colSpan={2}>
              {series.name}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((point) => (
            <tr key={point.key}>
              <th scope="row" className="h-8 max-w-0 truncate pe-3 text-start font-medium" title={point.name}>
                <Name point={point} link={behindOf?.(point, series)} />
              </th>
              <td className="p-0">
                <Bar value={point.values[at] ?? 0} longest={longest} />
              </td>
              <td className="ps-2 text-end font-semibold whitespace-nowrap">
                {(point.values[at] ?? null) === null ? messages.none : series.form.text(point.values[at] ?? 0)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <p className="mt-1 text-[13px] text-muted">
          {rest === 1 ? messages.others1 : messages.others(formatNumber(rest))}
        </p>
      )}
    </>
  )
}

function Name({ point, link }: { readonly point: ChartPoint; readonly link: ReturnType<BehindPoint> }) {
  return link ? <FigureLink {...link}>{point.name}</FigureLink> : point.name
}

function Bar({ value, longest }: { readonly value: number; readonly longest: number }) {
  return (
    <svg className="block h-4 w-full" aria-hidden="true">
      <rect
        width={`${(Math.abs(value) / longest) * 100}%`}
        height="100%"
        rx="2"
        className={classNames(value < 0 ? 'fill-bad-strong' : 'fill-primary')}
      />
    </svg>
  )
}

import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { barChartMessages } from './bar-chart-messages.ts'

/** One bar: its name, which may lead somewhere, and its length. */
export interface ChartBar {
  readonly key: string
  readonly name: ReactNode
  /** Zero or more. */
  readonly value: number
}

interface BarChartProps {
  /** Names the figure. */
  readonly label: string
  /** Longest first. */
  readonly bars: readonly ChartBar[]
  readonly format: (value: number) => string
  /** A value as a share of all of them: `12.5%`. */
  readonly share: (value: number, total: number) => string
  /** The name of the bars that are put together in the picture. */
  readonly others: (count: number) => string
  /** Heads of the table. */
  readonly heads: { readonly name: string; readonly value: string }
}

const MOST_BARS = 8

/**
 * Horizontal bars from zero with their numbers beside them. The longest stand alone, the rest together; a table of all of them is one
 * press away. The picture is a table to screen readers too.
 */
export function BarChart({ label, bars, format, share, others, heads }: BarChartProps) {
  const [isTable, setTable] = useState(false)
  const total = bars.reduce((sum, { value }) => sum + value, 0)
  const shown = isTable ? bars : merged(bars, others)
  const longest = Math.max(1, ...shown.map(({ value }) => value))
  return (
    <figure className="min-w-0">
      <figcaption className="flex items-center justify-between gap-3">
        <span className="text-base font-semibold">{label}</span>
        <Button tone="ghost" size="small" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {barChartMessages.table}
        </Button>
      </figcaption>
      <table aria-label={label} className="mt-2 w-full table-fixed border-collapse text-start">
        <thead className={isTable ? 'text-[13px] text-muted' : 'sr-only'}>
          <tr>
            <th scope="col" className={isTable ? 'pb-1 font-semibold' : 'w-2/5'}>
              {heads.name}
            </th>
            <th scope="col" className="pb-1 text-end font-semibold">
              {heads.value}
            </th>
            {isTable && (
              <th scope="col" className="pb-1 text-end font-semibold">
                {barChartMessages.share}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, name, value }) => (
            <tr key={key} className={isTable ? 'border-t border-line' : undefined}>
              <th scope="row" className="h-8 truncate pe-3 font-medium">
                {name}
              </th>
              {isTable ? (
                <>
                  <td className="text-end font-semibold">{format(value)}</td>
                  <td className="text-end text-muted">{share(value, total)}</td>
                </>
              ) : (
                <td>
                  <Bar percent={(value / longest) * 100} label={format(value)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

function Bar({ percent, label }: { readonly percent: number; readonly label: string }) {
  return (
    <span className="flex items-center gap-2">
      <svg className="h-4 min-w-0 flex-1" aria-hidden="true">
        <rect width={`${percent}%`} height="100%" rx="2" className="fill-primary" />
      </svg>
      <span className="w-14 shrink-0 text-end font-semibold">{label}</span>
    </span>
  )
}

function merged(bars: readonly ChartBar[], others: BarChartProps['others']): readonly ChartBar[] {
  if (bars.length <= MOST_BARS) return bars
  const [kept, rest] = [bars.slice(0, MOST_BARS - 1), bars.slice(MOST_BARS - 1)]
  const value = rest.reduce((sum, each) => sum + each.value, 0)
  return [...kept, { key: 'others', name: others(rest.length), value }]
}

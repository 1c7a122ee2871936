import { useState } from 'react'
import { ListPages, pageOf } from '../list/list-pages.tsx'
import { type PlainColumn, PlainTable } from '../ui/plain-table.tsx'
import { FigureLink } from './chart-anchor.tsx'
import { type BehindPoint, type ChartData, type ChartPoint, sumOf, type ValueForm } from './chart-data.ts'
import { chartMessages as messages } from './messages.ts'

const SIZES = [25, 100]

interface ChartTableProps {
  readonly label: string
  readonly data: ChartData
  readonly behindOf?: BehindPoint | undefined
}

/** Every point of a chart with all its figures, page by page, and what amounts of all pages come to. */
export function ChartTable({ label, data, behindOf }: ChartTableProps) {
  const { head, series, points } = data
  const [asked, setAsked] = useState({ page: 1, pageSize: SIZES[0] ?? points.length })
  const list = pageOf(points, asked)
  const [first] = series
  const sums = series.map((_, at) => sumOf(data, at))
  const columns: PlainColumn<ChartPoint>[] = series.map((each, at) => ({
    label: each.name,
    total: totalOf(sums[at] ?? null, each.form),
    align: 'end',
    isNamed: true,
    renderCell: (point) => {
      const value = point.values[at] ?? null
      if (value === null) return messages.none
      const link = each === first ? undefined : behindOf?.(point, each)
      const text = each.form.text(value)
      return link ? <FigureLink {...link}>{text}</FigureLink> : text
    },
  }))
  return (
    <div className="space-y-3">
      <PlainTable
        label={label}
        rows={list.shown}
        keyOf={({ key }) => key}
        columns={[
          {
            label: head,
            className: 'max-w-72 truncate font-semibold',
            total: sums.some((sum) => sum !== null) ? messages.total : undefined,
            renderCell: (point) => {
              const link = first && behindOf?.(point, first)
              return link ? <FigureLink {...link}>{point.name}</FigureLink> : point.name
            },
          },
          ...columns,
        ]}
      />
      <ListPages list={list} sizes={SIZES} onChange={(change) => setAsked({ ...asked, ...change })} />
    </div>
  )
}

function totalOf(sum: number | null, { text }: ValueForm): string | undefined {
  return sum === null ? undefined : text(sum)
}

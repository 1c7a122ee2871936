import { useCallback } from 'react'
import { ChartFigure } from '#web/kit/charts/chart-figure.tsx'
import { useSearch } from '#web/kit/shell/current-router.ts'
import { rangeName } from '#web/kit/charts/period-names.ts'
import { behindKey } from '#web/kit/figures/behind-key.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import type { Analysis } from './analysis.ts'
import type { DeclaredChart } from './declared-chart.ts'
import { leftOutLines } from './left-out-lines.ts'
import { LeftOutNote } from './left-out-note.tsx'
import { analyticsMessages as messages } from './messages.ts'
import { chartOf } from './open-behind.ts'
import { useLater } from './use-later.ts'

interface ChartSlotProps {
  readonly analysis: Analysis
  readonly declared: DeclaredChart
  /** Takes the width of the page. */
  readonly isWide: boolean
}

/** The place of a chart: it is filled as soon as the page has time to work it out. */
export function ChartSlot({ analysis, declared, isWide }: ChartSlotProps) {
  const raw = useSearch()
  const chart = useLater(useCallback(() => chartOf(analysis, declared), [analysis, declared]))
  const { id, isNow } = declared
  return (
    // Cards beside each other end on one line.
    <div className={classNames('grid min-w-0 grid-cols-1', isWide && 'xl:col-span-2')}>
      {chart ? (
        <ChartFigure
          title={chart.title}
          lead={chart.lead}
          kind={chart.kind}
          data={chart.data}
          fileName={isNow ? chart.title : messages.file(chart.title, rangeName(analysis.filter.range))}
          fileNotes={[...(chart.notes ?? []), ...leftOutLines(id, chart.leftOut ?? []).map(({ text }) => text)]}
          {...(chart.empty === undefined ? {} : { empty: chart.empty })}
          behindOf={(point, series) => ({
            screen: 'analytics',
            search: { ...raw, behind: behindKey(id, point.key, series.key) },
          })}
          note={<LeftOutNote id={id} leftOut={chart.leftOut} notes={chart.notes} />}
        />
      ) : (
        <Skeleton className="h-80 w-full rounded-2xl" />
      )}
    </div>
  )
}

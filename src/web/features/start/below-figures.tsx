import { Suspense, useMemo } from 'react'
import { FigureLink } from '#web/kit/charts/chart-anchor.tsx'
import type { ChartLink } from '#web/kit/charts/chart-data.ts'
import { ChartFigure } from '#web/kit/charts/chart-figure.tsx'
import type { FigureBooks } from '#web/kit/figures/figure-source.ts'
import { leftOutLines } from '#web/kit/figures/left-out-lines.ts'
import { useReachesKind } from '#web/kit/shell/reach.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { AttentionList } from './attention-list.tsx'
import { Block, moreClass } from './block.tsx'
import { ChangesList } from './changes-list.tsx'
import type { DashboardFigures } from './dashboard-figures.ts'
import { dashboardMessages as messages } from './dashboard-messages.ts'
import type { DashboardParts } from './dashboard.tsx'
import { ageLink, monthLink, OPEN_INVOICES, openByAge, salesByMonth } from './sales-chart.ts'

/** So many insights stand on the dashboard. */
const MOST_INSIGHTS = 3

interface BelowFiguresProps extends DashboardParts {
  readonly books: FigureBooks
  readonly figures: DashboardFigures
  readonly currency: string
}

/** Below the figures: charts, what comes, what to look at first, and what was changed lately. */
export function BelowFigures({ books, figures, currency, ComingUp, Insights }: BelowFiguresProps) {
  const sales = useMemo(() => salesByMonth(figures, currency), [figures, currency])
  const ages = useMemo(() => openByAge(figures, currency), [figures, currency])
  const salesNotes = [
    ...leftOutLines(messages.sales.net, [figures.sales.leftOut]),
    ...leftOutLines(messages.sales.received, [figures.received.leftOut]),
  ].map(({ text }) => text)
  const { from, to } = figures.sales.range
  const [hasProducts, hasEvents] = [useReachesKind('product'), useReachesKind('event')]
  const hasChanges = useReachesKind('changeSet')
  const agesNotes = leftOutLines(messages.ages.amount, [figures.open.leftOut]).map(({ text }) => text)
  return (
    <div className="@container/below space-y-4">
      <div className="grid items-start gap-4 @5xl/below:grid-cols-3">
        <div className="min-w-0 space-y-4 @5xl/below:col-span-2">
          <ChartFigure
            title={messages.sales.title}
            lead={messages.sales.lead}
            data={sales}
            kind="columns"
            fileName={messages.sales.title}
            behindOf={({ key }) => monthLink(figures, key)}
            note={<Notes notes={salesNotes} search={{ tab: 'overview', range: 'own', from, to }} />}
            fileNotes={salesNotes}
            empty={messages.sales.empty}
          />
          {hasProducts && <AttentionList books={books} />}
        </div>
        <div className="min-w-0 space-y-4">
          <Block
            title={messages.coming}
            more={
              hasEvents && (
                <ScreenLink screen="calendar" className={moreClass}>
                  {messages.calendar}
                </ScreenLink>
              )
            }
          >
            <Suspense fallback={null}>
              <ComingUp books={books} />
            </Suspense>
          </Block>
          {hasChanges && <ChangesList />}
          <ChartFigure
            title={messages.ages.title}
            lead={messages.ages.lead}
            data={ages}
            kind="bars"
            fileName={messages.ages.title}
            behindOf={({ key }) => ageLink(key)}
            note={<Notes notes={agesNotes} search={OPEN_INVOICES} />}
            fileNotes={agesNotes}
            empty={messages.ages.empty}
          />
        </div>
      </div>
      <Suspense fallback={null}>
        <Insights most={MOST_INSIGHTS} />
      </Suspense>
    </div>
  )
}

/** What a figure does not hold, each leading to the analytics, where the rows are. */
function Notes({ notes, search }: { readonly notes: readonly string[]; readonly search: ChartLink['search'] }) {
  if (notes.length === 0) return null
  return (
    <ul className="mt-2 space-y-0.5 text-[13px] text-pretty text-muted">
      {notes.map((note) => (
        <li key={note}>
          <FigureLink screen="analytics" {...(search && { search })}>
            {note}
          </FigureLink>
        </li>
      ))}
    </ul>
  )
}

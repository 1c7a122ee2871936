import ChartColumn from 'lucide-react/icons/chart-column'
import type { ReactNode } from 'react'
import { rangeBefore } from '#domain/analytics/period.ts'
import { useSyncStatus } from '#web/kit/data/use-store.ts'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { rangeName } from '#web/kit/charts/period-names.ts'
import { isArriving, NoRows } from '#web/kit/list/no-rows.tsx'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { useReachesKind } from '#web/kit/shell/reach.ts'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { ProgressBar } from '#web/kit/ui/progress-bar.tsx'
import { type Tab, Tabs } from '#web/kit/ui/tabs.tsx'
import { type Analysis } from './analysis.ts'
import { analyticsShape, type AnalyticsTab, TABS } from './analytics-search.ts'
import { chosenRange } from './chosen-filter.ts'
import { DECLARED_TABS } from './declared-tabs.ts'
import { FilterLine } from './filter-line.tsx'
import { analyticsMessages as messages } from './messages.ts'
import { TabContent } from './tab-content.tsx'
import { useAnalysis, useTargetCurrency } from './use-analysis.ts'

interface AnalyticsPageProps {
  /** Tabs of others, after those of figures. */
  readonly more?: readonly Tab[]
}

/** What can be told of documents alone, to whoever sees no products (TEAM-02). */
const OF_DOCUMENTS: readonly AnalyticsTab[] = ['overview', 'customers']

/** Margins, sales, receivables, products, customers and suppliers in figures (PAGE-02), from the rows of this device. */
export function AnalyticsPage({ more = [] }: AnalyticsPageProps) {
  const [search, update] = useSearchState(analyticsShape)
  const { analysis, share } = useAnalysis(search)
  const { own: ownCurrency, target } = useTargetCurrency(search)
  const status = useSyncStatus()
  const today = businessToday()
  const range = chosenRange(search, today)
  const isBare = analysis && analysis.books.documents.size === 0 && analysis.books.products.size === 0
  const contentOf = (tab: AnalyticsTab): ReactNode => {
    if (!analysis || (isBare && isArriving(status))) {
      return (
        <ProgressBar
          label={messages.reading}
          done={share}
          total={analysis ? undefined : 1}
          detail={messages.readingLeft}
        />
      )
    }
    const onClose = () => update({ behind: '' })
    return <TabContent analysis={analysis} tab={DECLARED_TABS[tab]} behind={search.behind} onClose={onClose} />
  }
  const hasProducts = useReachesKind('product')
  const tabs: readonly AnalyticsTab[] = hasProducts ? TABS : OF_DOCUMENTS
  const known = [...tabs, ...more.map(({ value }) => value)]
  const shown = known.find((value) => value === search.tab) ?? TABS[0]
  const figures = tabs.map((value): Tab => ({
    value,
    label: messages.tabs[value],
    content: value === shown ? contentOf(value) : null,
  }))
  return (
    <>
      <PageHead
        title={messages.title}
        facts={messages.facts(rangeName(range), rangeName(rangeBefore(range)), target)}
      />
      {isBare && !isArriving(status) ? (
        <NoRows columns={3}>
          <Empty />
        </NoRows>
      ) : (
        <>
          <FilterLine
            search={search}
            update={update}
            own={ownCurrency}
            currencies={analysis ? currenciesIn(analysis) : []}
            today={today}
          />
          <Tabs
            label={messages.title}
            value={shown}
            tabs={[...figures, ...more]}
            onChange={(tab) => update({ tab, behind: '' })}
          />
          <p className="mt-4 text-[13px] text-pretty text-muted">{messages.converted(target)}</p>
        </>
      )}
    </>
  )
}

function Empty() {
  return (
    <EmptyState
      icon={<ChartColumn />}
      title={messages.empty.title}
      action={
        <ScreenButton screen="products" tone="primary">
          {messages.empty.products}
        </ScreenButton>
      }
      secondAction={<ScreenButton screen="documents">{messages.empty.documents}</ScreenButton>}
    >
      {messages.empty.text}
    </EmptyState>
  )
}

/** The currencies of the rows, to choose from. */
function currenciesIn({ books, once }: Analysis): readonly string[] {
  return once('currencies', () => {
    const found = new Set<string>()
    for (const { currency } of books.documents.all()) found.add(currency)
    for (const { currency } of books.products.all()) found.add(currency)
    return [...found]
  })
}

import { Suspense, useEffect } from 'react'
import { isAlias, screenHref } from '#contract/screens.ts'
import { AnalyticsPage } from '../features/analytics/analytics-page.tsx'
import { insightsMessages } from '../features/insights/messages.ts'
import { goTo, useShown } from '../kit/shell/current-router.ts'
import { lazyPart } from '../kit/load/lazy-part.ts'
import { Skeleton } from '../kit/ui/skeleton.tsx'

const Insights = lazyPart(() => import('./insights.tsx').then((module) => module.Insights))

/** The figures of the business, with its insights as the last tab (PAGE-02, INS-02). */
export function Analytics() {
  useNamedTab()
  const content = (
    <Suspense fallback={<Skeleton className="h-64 w-full rounded-2xl" />}>
      <Insights />
    </Suspense>
  )
  return <AnalyticsPage more={[{ value: 'insights', label: insightsMessages.title, content }]} />
}

/** The other name of the screen leads to the tab of the insights; what else the address says stays. */
function useNamedTab(): void {
  const named = useShown(({ screen, pathname, search }) =>
    screen?.id === 'analytics' && isAlias(pathname) ? screenHref('analytics', { ...search, tab: 'insights' }) : '',
  )
  useEffect(() => {
    if (named !== '') goTo(named, { replace: true })
  }, [named])
}

import { Suspense } from 'react'
import { AnalyticsPage } from '../features/analytics/analytics-page.tsx'
import { insightsMessages } from '../features/insights/messages.ts'
import { lazyPart } from '../kit/load/lazy-part.ts'
import { Skeleton } from '../kit/ui/skeleton.tsx'

const Insights = lazyPart(() => import('./insights.tsx').then((module) => module.Insights))

/** The figures of the business, with its insights as the last tab (PAGE-02, INS-02). */
export function Analytics() {
  const content = (
    <Suspense fallback={<Skeleton className="h-64 w-full rounded-2xl" />}>
      <Insights />
    </Suspense>
  )
  return <AnalyticsPage more={[{ value: 'insights', label: insightsMessages.title, content }]} />
}

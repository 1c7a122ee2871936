import { Suspense } from 'react'
import { AssistantDock } from '../features/assistant/assistant-dock.tsx'
import { AssistantPage } from '../features/assistant/assistant-page.tsx'
import { lazyPart } from '../kit/load/lazy-part.ts'
import { Skeleton } from '../kit/ui/skeleton.tsx'

const Insights = lazyPart(() => import('./insights.tsx').then((module) => module.Insights))

const insights = (
  <Suspense fallback={<Skeleton className="h-64 w-full rounded-2xl" />}>
    <Insights />
  </Suspense>
)

/** The assistant beside the page, with the insights as its second tab (CHAT-01). */
export function Dock() {
  return <AssistantDock insights={insights} />
}

/** The assistant as a page of its own. */
export function Assistant() {
  return <AssistantPage insights={insights} />
}

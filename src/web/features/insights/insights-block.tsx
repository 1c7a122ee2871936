import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { InsightCards, type InsightCardsProps } from './insight-cards.tsx'
import { insightsMessages as messages } from './messages.ts'
import { useInsights } from './use-insights.ts'

/** The most severe insights on a page that is about more, with the way to all of them; nothing where there are none (PAGE-01). */
export function InsightsBlock(props: InsightCardsProps) {
  const { state } = useInsights()
  const isEmpty = state.status === 'ready' && state.result.cards.length === 0
  // What was begun with the last of them goes on.
  return (
    <section aria-labelledby={isEmpty ? undefined : 'insights-block'} className={isEmpty ? 'contents' : undefined}>
      {!isEmpty && <Head />}
      <InsightCards {...props} />
    </section>
  )
}

function Head() {
  return (
    <header className="mb-3 flex items-baseline justify-between gap-4">
      <h2 id="insights-block" className="text-base">
        {messages.title}
      </h2>
      <ScreenLink
        screen="analytics"
        search={{ tab: 'insights' }}
        className="inline-flex min-h-6 shrink-0 items-center text-[13px] font-semibold text-primary underline-offset-2 hover:underline"
      >
        {messages.all}
      </ScreenLink>
    </header>
  )
}

import { useStore, useSyncStatus } from '#web/kit/data/use-store.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { uiMessages } from '#web/kit/ui/messages.ts'
import { calendarMessages as messages } from './messages.ts'

/** Above events that could not be fetched, or that no longer arrive from elsewhere (CAL-03). */
export function EventsTrouble() {
  const store = useStore()
  const { problem, lastSyncAt } = useSyncStatus()
  if (problem === null) return null
  return (
    <div className="mb-3">
      <Banner
        tone="bad"
        urgent
        title={lastSyncAt === null ? messages.trouble.notFetched : messages.trouble.notFollowed}
        action={
          <Button size="small" onClick={() => store.retry()}>
            {uiMessages.retry}
          </Button>
        }
      >
        {problem.title}
      </Banner>
    </div>
  )
}

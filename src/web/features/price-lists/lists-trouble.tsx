import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import type { SyncStatus } from '#web/kit/data/status.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { CardList } from '#web/kit/ui/card-list.tsx'
import { TableSkeleton } from '#web/kit/ui/skeleton.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { type Fetched, fetchPriceLists } from './fetch-lists.ts'
import { fixedMessages, listsMessages as messages } from './messages.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'

/** Whether this device has heard nothing from the server and cannot at the moment. */
export function isWithoutCopy({ lastSyncAt, network, problem }: SyncStatus): boolean {
  return lastSyncAt === null && (network === 'offline' || problem !== null)
}

interface RetryBannerProps {
  readonly title: string
  readonly detail?: string
  readonly onRetry: () => void
}

function RetryBanner({ title, detail, onRetry }: RetryBannerProps) {
  const retry = (
    <Button size="small" onClick={onRetry}>
      {messages.retry}
    </Button>
  )
  return (
    <Banner tone="bad" urgent title={title} action={retry}>
      {detail}
    </Banner>
  )
}

/** Above lists that are here but no longer live: what changes elsewhere does not arrive (PLIST-03). */
export function BrokenSubscription({ status: { problem } }: { readonly status: SyncStatus }) {
  const store = useStore()
  if (problem === null) return null
  return <RetryBanner title={fixedMessages.notLoaded} detail={problem.title} onRetry={() => store.retry()} />
}

/** In place of the list where the local copy could not be filled: the lists as the server tells them, to be read. */
export function FetchedLists() {
  const store = useStore()
  const { answer: fetched, isLoading, retry: askAgain } = useAnswer(null, fetchedLists)

  function retry() {
    store.retry()
    askAgain()
  }

  if (!fetched || isLoading) return <TableSkeleton rows={8} columns={4} />
  if ('trouble' in fetched) return <RetryBanner title={fetched.trouble} onRetry={retry} />
  return (
    <CardList label={messages.label}>
      {fetched.lists.map((list) => (
        <li
          key={list.id}
          className="flex items-baseline justify-between gap-3 border-b border-line px-4 py-2.5 last:border-b-0"
        >
          <span className="font-semibold">{list.title}</span>
          <span className="text-[13px] text-muted">{countOf('product', list.productIds.length)}</span>
        </li>
      ))}
    </CardList>
  )
}

function fetchedLists(): Promise<Fetched> {
  return fetchPriceLists(callEndpoint, (title, detail) => showToast({ title, detail, tone: 'warn' }))
}

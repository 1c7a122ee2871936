import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import type { SyncStatus } from '#web/kit/data/status.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { CardList } from '#web/kit/ui/card-list.tsx'
import { TableSkeleton } from '#web/kit/ui/skeleton.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { type Fetched, fetchPriceLists } from './fetch-lists.ts'
import { fixedText, listsText as text } from './text.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'

/** Whether this device has heard nothing from the server and cannot at the moment. */
export function isWithoutCopy({ lastSyncAt, network, problem }: SyncStatus): boolean {
  return lastSyncAt === null && (network === 'offline' || problem !== null)
}

/** Above lists that are here but no longer live: what changes elsewhere does not arrive (PLIST-03). */
export function BrokenSubscription({ status }: { readonly status: SyncStatus }) {
  const store = useStore()
  if (status.problem === null) return null
  return (
    <Banner
      tone="bad"
      urgent
      title={fixedText.notLoaded}
      action={
        <Button size="small" onClick={() => store.retry()}>
          {text.retry}
        </Button>
      }
    >
      {status.problem.title}
    </Banner>
  )
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
  if ('trouble' in fetched) {
    return (
      <Banner
        tone="bad"
        urgent
        title={fetched.trouble}
        action={
          <Button size="small" onClick={retry}>
            {text.retry}
          </Button>
        }
      />
    )
  }
  return (
    <CardList label={text.label}>
      {fetched.lists.map((list) => (
        <li
          key={list.id}
          className="flex items-baseline justify-between gap-3 border-b border-line px-4 py-2.5 last:border-b-0"
        >
          <span className="font-semibold">{list.title}</span>
          <span className="text-[13px] text-muted">{formatCount(list.productIds.length, text.product)}</span>
        </li>
      ))}
    </CardList>
  )
}

function fetchedLists(): Promise<Fetched> {
  return fetchPriceLists(callEndpoint, (title, detail) => showToast({ title, detail, tone: 'warn' }))
}

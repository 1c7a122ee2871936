import { useMemo, useState } from 'react'
import { retryPush } from '#contract/endpoints/stores.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { useOnline } from '#web/kit/shell/use-online.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import { SearchBox } from '#web/kit/ui/search-box.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { useStoreAct } from './ask-store.ts'
import {
  type ComparedListing,
  isShown,
  type ListingFilter,
  useComparedListings,
  useListHindrance,
} from './compared-listings.ts'
import { ListingTable } from './listing-table.tsx'
import { storesMessages } from './messages.ts'
import { NoProducts } from './no-products.tsx'
import { SendPreview } from './send-preview.tsx'
import { hasFees, StoreMargins } from './store-margins.tsx'
import type { StoreLook } from './use-look.ts'

const messages = storesMessages.products
/** Rows that are drawn at once. */
const STEP = 100

interface ProductsTabProps {
  readonly row: RowOfKind<'store'>
  readonly look: StoreLook
}

/** What each product costs in a store and here, what is left after its fees, and what was sent (STORE-06). */
export function ProductsTab({ row, look }: ProductsTabProps) {
  const listings = useComparedListings(row)
  const [filter, setFilter] = useState<ListingFilter>('all')
  const [search, setSearch] = useState('')
  const [count, setCount] = useState(STEP)
  const shown = useMemo(() => listings.filter((each) => isShown(each, filter, search)), [listings, filter, search])
  if (listings.length === 0) return <NoProducts row={row} look={look} />
  return (
    <div className="space-y-4">
      <Acts row={row} listings={listings} />
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          label={messages.search}
          placeholder={messages.search}
          value={search}
          onChange={setSearch}
          className="md:max-w-80"
        />
        <NativeSelect
          hideLabel
          label={messages.show}
          value={filter}
          options={optionsOf(messages.filters)}
          onChange={setFilter}
        />
        <StoreMargins store={row} listings={shown} />
      </div>
      {shown.length === 0 ? (
        <EmptyState title={messages.noneFound} />
      ) : (
        <>
          <ListingTable
            shown={shown.slice(0, count)}
            all={shown.length}
            hasFees={hasFees(row)}
            onMore={() => setCount(count + STEP)}
          />
          <p className="text-[13px] text-pretty text-muted">
            {hasFees(row) ? messages.figuresNote : messages.figuresNoteBefore}
          </p>
        </>
      )}
    </div>
  )
}

interface ActsProps {
  readonly row: RowOfKind<'store'>
  readonly listings: readonly ComparedListing[]
}

function Acts({ row, listings }: ActsProps) {
  const act = useStoreAct()
  const online = useOnline()
  const hindrance = useListHindrance(row)
  const differing = listings.filter(({ state }) => state === 'differs').length
  const failed = listings.filter(({ listing }) => listing.pushState === 'failed').length
  const isBlocked = act.isBusy || !online || row.state !== 'connected'
  async function retry() {
    const call = () => callEndpoint<{ readonly waiting: number }>(retryPush, { params: { id: row.id }, body: {} })
    const done = await act.run(call)
    if (done) showToast({ title: messages.retried(done.waiting) })
  }
  return (
    <>
      {!online && <Banner tone="warn" title={storesMessages.offline} />}
      {hindrance !== undefined && <Banner tone="warn" title={hindrance} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <SendPreview row={row} />
        {failed > 0 && (
          <Button disabled={isBlocked} onClick={() => void retry()}>
            {messages.retry(failed)}
          </Button>
        )}
        {differing > 0 && <p className="text-muted">{messages.differ(differing)}</p>}
      </div>
    </>
  )
}

import ExternalLink from 'lucide-react/icons/external-link'
import { useMemo, useState } from 'react'
import { pushStore, retryPush } from '#contract/endpoints/stores.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { storeMessages } from '#contract/store-messages.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatPercent } from '#web/kit/format/number.ts'
import { ScreenLink, useGo } from '#web/kit/shell/screen-link.tsx'
import { useOnline } from '#web/kit/shell/use-online.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { none } from '#web/kit/ui/none.tsx'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import { Pill } from '#web/kit/ui/pill.tsx'
import { PlainRows } from '#web/kit/ui/plain-table.tsx'
import { SearchBox } from '#web/kit/ui/search-box.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import type { Tone } from '#web/kit/ui/tone.tsx'
import { useStoreAct } from './ask-store.ts'
import { storesMessages } from './messages.ts'
import { isShown, type ListingFilter, type SoldListing, useSoldListings } from './sold-listings.ts'
import { StoreMargins } from './store-margins.tsx'

const messages = storesMessages.products
/** An address that a store names is opened only as a page of the web. */
const PAGE = /^https?:\/\//i
/** Rows that are drawn at once. */
const STEP = 100
const TONES: Readonly<Record<RowOfKind<'storeListing'>['pushState'], Tone>> = {
  none: 'neutral',
  waiting: 'neutral',
  failed: 'bad',
  conflict: 'warn',
}

/** What each product costs in a store, what is left after its fees, and what was sent (STORE-06). */
export function ProductsTab({ row }: { readonly row: RowOfKind<'store'> }) {
  const listings = useSoldListings(row)
  const [filter, setFilter] = useState<ListingFilter>('all')
  const [search, setSearch] = useState('')
  const [count, setCount] = useState(STEP)
  const shown = useMemo(() => listings.filter((each) => isShown(each, filter, search)), [listings, filter, search])
  if (listings.length === 0) return <EmptyState title={messages.nothing} />
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
        <StoreMargins listings={shown} />
      </div>
      {shown.length === 0 ? (
        <EmptyState title={messages.noneFound} />
      ) : (
        <>
          <ListingTable shown={shown.slice(0, count)} all={shown.length} onMore={() => setCount(count + STEP)} />
          <p className="text-[13px] text-pretty text-muted">{messages.withoutVat}</p>
        </>
      )}
    </div>
  )
}

function Acts({ row, listings }: { readonly row: RowOfKind<'store'>; readonly listings: readonly SoldListing[] }) {
  const act = useStoreAct()
  const go = useGo()
  const online = useOnline()
  const failed = listings.filter(({ listing }) => listing.pushState === 'failed').length
  const isBlocked = act.isBusy || !online || row.state !== 'connected'
  async function preview() {
    const call = () => callEndpoint<{ readonly id: string }>(pushStore, { params: { id: row.id }, body: {} })
    const changeSet = await act.run(call)
    if (changeSet) go('change-sets', { id: changeSet.id })
  }
  async function retry() {
    const call = () => callEndpoint<{ readonly waiting: number }>(retryPush, { params: { id: row.id }, body: {} })
    const done = await act.run(call)
    if (done) showToast({ title: messages.retried(done.waiting) })
  }
  return (
    <>
      {!online && <Banner tone="warn" title={storesMessages.offline} />}
      <div className="flex flex-wrap gap-2">
        <Button tone="primary" disabled={isBlocked} onClick={() => void preview()}>
          {messages.send}
        </Button>
        {failed > 0 && (
          <Button disabled={isBlocked} onClick={() => void retry()}>
            {messages.retry(failed)}
          </Button>
        )}
      </div>
    </>
  )
}

interface ListingTableProps {
  readonly shown: readonly SoldListing[]
  readonly all: number
  readonly onMore: () => void
}

function ListingTable({ shown, all, onMore }: ListingTableProps) {
  const { columns } = messages
  return (
    <PlainRows
      label={messages.label}
      rows={shown}
      keyOf={({ listing }) => listing.id}
      takesFocus
      columns={[
        { label: columns.product, renderCell: nameCell, className: 'max-w-72 truncate' },
        { label: columns.price, renderCell: priceCell, align: 'end', phone: 'aside' },
        {
          label: columns.fee,
          renderCell: ({ least, listing }) => money(least?.fee, listing.currency),
          align: 'end',
          isNamed: true,
        },
        {
          label: columns.left,
          renderCell: ({ least, listing }) => money(least?.left, listing.currency),
          align: 'end',
          isNamed: true,
        },
        { label: columns.margin, renderCell: marginCell, align: 'end', isNamed: true },
        { label: columns.state, renderCell: stateCell, phone: 'alone' },
      ]}
      footer={
        <div className="flex flex-wrap items-center gap-3 text-muted">
          {messages.shown(shown.length, all)}
          {all > shown.length && (
            <Button size="small" tone="ghost" onClick={onMore}>
              {messages.more}
            </Button>
          )}
        </div>
      }
    />
  )
}

function nameCell({ product, listing: { title, pageUrl, storeId } }: SoldListing) {
  return (
    <span className="inline-flex max-w-full items-center gap-1.5">
      {product ? (
        <ScreenLink
          screen="product-detail"
          search={{ id: product.id, store: storeId ?? undefined }}
          className="min-w-0 truncate font-semibold hover:underline"
        >
          {product.name}
        </ScreenLink>
      ) : (
        <span className="min-w-0 truncate text-muted">{title || messages.deleted}</span>
      )}
      {PAGE.test(pageUrl) && (
        <a
          href={pageUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={messages.open(product?.name ?? title)}
          className="inline-flex size-6 shrink-0 items-center justify-center rounded text-muted hover:text-primary [&_svg]:size-3.5"
        >
          <ExternalLink aria-hidden="true" />
        </a>
      )}
    </span>
  )
}

function priceCell({ least, listing }: SoldListing) {
  if (!least) return none
  const price = formatMoney(least.price, listing.currency)
  return listing.offers.length > 1 ? messages.least(price) : price
}

function money(units: number | undefined, currency: string) {
  return units === undefined ? none : formatMoney(units, currency)
}

function marginCell({ least }: SoldListing) {
  if (!least || least.margin === null) return none
  return (
    <Pill plain tone={least.margin < 0 ? 'bad' : 'ok'}>
      {formatPercent(least.margin)}
    </Pill>
  )
}

function stateCell({ listing: { pushState, pushProblem, said } }: SoldListing) {
  const reason = pushProblem === '' ? '' : storeMessages.reasons[pushProblem].title
  return (
    <span className="block py-1 whitespace-normal md:max-w-64">
      <Pill plain tone={TONES[pushState]}>
        {messages.states[pushState]}
      </Pill>
      {pushState !== 'none' && [reason, said].some(Boolean) && (
        <span className="block text-[13px] break-words text-muted">{[reason, said].filter(Boolean).join(' ')}</span>
      )}
    </span>
  )
}

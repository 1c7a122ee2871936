import type { Units } from '#domain/money.ts'
import { categoryChain } from '#contract/product-pricing.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { formatMoney, formatMoneyExact } from '#web/kit/format/money.ts'
import { formatPercent } from '#web/kit/format/number.ts'
import type { ShownPrice } from '#web/kit/price/shown-price.ts'
import { netInStore, salesInStore, type StoreSale } from '#web/kit/stores/sales-in-store.ts'
import { Pill } from '#web/kit/ui/pill.tsx'
import { EditorSection } from './editor-section.tsx'
import { inStoresMessages as messages } from './in-stores-messages.ts'

type ProductRow = RowOfKind<'product'>
type Listing = RowOfKind<'storeListing'>

export interface InStoresProps {
  readonly row: ProductRow
  /** The price as it is edited: its rules say whether VAT is in it. */
  readonly price: ShownPrice
}

/** What is left of a product's price in each connected store after the store's fees, from the rows on this device (STORE-06). */
export function InStores({ row, price }: InStoresProps) {
  const stores = useRows('store')
  const categories = useRows('category')
  const lists = useRows('priceList')
  const own = useRows('storeListing').filter(({ productId }) => productId === row.id)
  const connected = new Map(stores.flatMap((each) => (each.state === 'disconnected' ? [] : [[each.id, each]])))
  const chain = categoryChain(row.categoryId, (_kind, id) => categories.find((each) => each.id === id))
  const sold = {
    currency: row.baseCurrency,
    totalCost: price.result.totalCost,
    variants: row.variants,
    rules: price.rules,
    categoryIds: chain.map(({ id }) => id),
  }
  const listed = own.flatMap((listing) => {
    const store = connected.get(listing.storeId ?? '')
    if (!store) return []
    const isNet = netInStore(lists.find(({ id }) => id === store.priceListId)).has(row.id)
    const [least] = salesInStore({ ...sold, isNet }, listing, store)
    return [{ listing, name: store.name, least }]
  })
  if (listed.length === 0) return null
  return (
    <EditorSection title={messages.title}>
      <ul className="space-y-4">
        {listed.map(({ listing, name, least }) => (
          <li key={listing.id}>
            <InStore row={row} listing={listing} name={name} sold={least} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-[13px] text-muted">{messages.withoutVat}</p>
    </EditorSection>
  )
}

interface InStoreProps {
  readonly row: ProductRow
  readonly listing: Listing
  readonly name: string
  readonly sold: StoreSale | undefined
}

function InStore({ row, listing, name, sold }: InStoreProps) {
  const { currency, offers, pushState } = listing
  const variant = row.variants.find(({ id }) => id === sold?.offer.variantId)
  const money = (units: Units | undefined) => (units === undefined ? messages.none : formatMoneyExact(units, currency))
  const margin = sold?.margin ?? null
  const figures = [
    [messages.price, sold ? formatMoney(sold.price, currency) : messages.none],
    [messages.fee, money(sold?.fee)],
    [messages.left, money(sold?.left)],
    [messages.margin, margin === null ? messages.none : formatPercent(margin)],
  ] as const
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <h3 className="min-w-0 text-[15px] font-semibold break-words">{name}</h3>
        {pushState !== 'none' && <Pill tone="warn">{messages[pushState]}</Pill>}
      </div>
      {offers.length > 1 && variant && <p className="text-[13px] text-muted">{messages.least(variant.name)}</p>}
      <dl className="mt-1 grid grid-cols-2 gap-x-4 gap-y-2">
        {figures.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-[13px] text-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

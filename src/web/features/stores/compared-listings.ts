import { useMemo, useState } from 'react'
import { dayOf } from '#domain/calendar-day.ts'
import { foldText } from '#domain/text-fold.ts'
import { roundToMinor, type Units } from '#domain/money.ts'
import { effectivePrice } from '#domain/price-list/effective-price.ts'
import { ONE } from '#domain/price-list/list-rules.ts'
import { priceBook, type PriceBook } from '#domain/price-list/price-book.ts'
import { SENT_FIELDS, type SentField } from '#contract/entities/store-listing.ts'
import { pricedItem } from '#contract/priced-item.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { listHindrance } from '#contract/store-list.ts'
import { useRows, useSyncStatus } from '#web/kit/data/use-store.ts'
import { serverNow } from '#web/kit/data/server-clock.ts'
import { type PricingContextOf, usePricingContextOf } from '#web/kit/price/pricing-context.ts'
import type { storesMessages } from './messages.ts'
import { isLosing, isMissing, type SoldListing, useSoldListings } from './sold-listings.ts'

type StoreRow = RowOfKind<'store'>
type Offer = RowOfKind<'storeListing'>['offers'][number]

/** One of the filters of the products of a store. */
export type ListingFilter = keyof typeof storesMessages.products.filters

/** How what is sent of a product stands; undefined where that cannot be said. */
export type ListingState = keyof typeof storesMessages.products.states | undefined

/** A product of a store beside what the store would be sent of it. */
export interface ComparedListing extends SoldListing {
  /** The price here of the offer that earns least, in the currency of the listing; null where it cannot be worked out. */
  readonly here: Units | null
  readonly state: ListingState
  /** How many of its offers would be sent something else than the store has. */
  readonly differing: number
  /** What of them would be sent. */
  readonly fields: readonly SentField[]
}

/** What decides which prices a store is sent. */
interface Sending {
  readonly store: StoreRow
  readonly book: PriceBook
  readonly contextOf: PricingContextOf
  readonly at: number
  /** The products of the store's price list; undefined where that list is not here, or gives no prices. */
  readonly listed: ReadonlySet<string> | undefined
  /** The listings of which a person has to decide something first. */
  readonly undecided: ReadonlySet<string | null>
}

const NONE: readonly never[] = []

/** Why nothing of the price list of a store is sent today, in words; undefined where it is, or where that is not known yet. */
export function useListHindrance({ priceListId }: StoreRow): string | undefined {
  const lists = useRows('priceList')
  const { isFetched } = useSyncStatus()
  const zone = useBusinessZone()
  if (priceListId === null || !isFetched) return undefined
  const list = lists.find(({ id }) => id === priceListId)
  return listHindrance(list, dayOf(serverNow(), zone))
}

/** The time zone in which the server counts the days of a list: that of the default business. */
function useBusinessZone(): string {
  return useRows('businessProfile').find(({ isDefault }) => isDefault)?.timeZone ?? 'UTC'
}

/** The products of a store beside what it would be sent of them, worked out on this device (STORE-06). */
export function useComparedListings(store: StoreRow): readonly ComparedListing[] {
  const sold = useSoldListings(store)
  const sending = useSending(store)
  return useMemo(() => sold.map((each) => compared(each, sending)), [sold, sending])
}

function useSending(store: StoreRow): Sending {
  const [lists, prices, scheduled] = [useRows('priceList'), useRows('priceListPrice'), useRows('scheduledPrice')]
  const conflicts = useRows('storeConflict')
  const contextOf = usePricingContextOf()
  const { isFetched } = useSyncStatus()
  const zone = useBusinessZone()
  const [at] = useState(serverNow)
  return useMemo(() => {
    const list = lists.find(({ id }) => id === store.priceListId)
    const own = list ? prices.filter(({ priceListId }) => priceListId === list.id) : NONE
    const isKnown = isFetched && (store.priceListId === null || listHindrance(list, dayOf(at, zone)) === undefined)
    const open = conflicts.filter(({ state, field }) => state === 'open' && SENT_FIELDS.some((name) => name === field))
    return {
      store,
      book: priceBook({ lists: list ? [list] : NONE, prices: own, scheduled, endings: contextOf(null) }),
      contextOf,
      at,
      listed: isKnown ? new Set(list?.productIds) : undefined,
      undecided: new Set(open.map(({ listingId }) => listingId)),
    }
  }, [store, lists, prices, scheduled, conflicts, contextOf, isFetched, zone, at])
}

function compared(sold: SoldListing, sending: Sending): ComparedListing {
  const { listing, product, least } = sold
  if (!product) return { ...sold, here: null, state: 'deleted', differing: 0, fields: NONE }
  if (isMissing(listing)) return { ...sold, here: null, state: 'missing', differing: 0, fields: NONE }
  const shown = least?.offer ?? listing.offers[0]
  const fields = new Set<SentField>()
  let here: Units | null = null
  let differing = 0
  let isKnown = true
  for (const offer of listing.offers) {
    const price = priceHere(product, offer, listing.currency, sending)
    if (offer === shown) here = price
    const found = price === null ? NONE : changedFields(product, offer, price, sending.store)
    for (const field of found) fields.add(field)
    if (found.length > 0) differing += 1
    if (price === null) isKnown = false
  }
  const state = stateOf(listing, { isUndecided: sending.undecided.has(listing.id), differing, isKnown })
  return {
    ...sold,
    here,
    state,
    differing,
    fields: fields.size === 0 ? NONE : SENT_FIELDS.filter((field) => fields.has(field)),
  }
}

/** The price that a store in `currency` is sent for an offer, by the rules of the server; null where it is sent none, or none is known here. */
function priceHere(
  product: RowOfKind<'product'>,
  { variantId }: Offer,
  currency: string,
  { store, book, contextOf, at, listed }: Sending,
): Units | null {
  if (!listed) return null
  const isListed = store.priceListId !== null && listed.has(product.id)
  if (!isListed && book.scheduledOf(product.id).length === 0) return ownPrice(product, variantId, currency)
  const item = pricedItem(product, contextOf(product.categoryId), variantId)
  if (!item) return null
  const inList = isListed && store.priceListId !== null ? { priceListId: store.priceListId } : {}
  const answer = effectivePrice(item, { quantity: ONE, at, day: '', customerGroup: '', ...inList }, book)
  return answer.currency === currency ? answer.price : null
}

/** The stored price, as `effectivePrice` answers it without a list or a planned change: of thousands of products it is asked at once. */
function ownPrice(product: RowOfKind<'product'>, variantId: string, currency: string): Units | null {
  const priced = variantId === '' ? product : product.variants.find(({ id }) => id === variantId)
  const price = priced?.effectivePrice ?? null
  return price === null || product.baseCurrency !== currency ? null : roundToMinor(price)
}

/** What of an offer would be sent; a crossed-out price follows from the past, which this device does not have. */
function changedFields(
  product: RowOfKind<'product'>,
  offer: Offer,
  price: Units,
  { pushesStock, pushesCost, currency }: StoreRow,
): readonly SentField[] {
  const isPrice = price !== offer.price
  if (!isPrice && !pushesStock && !pushesCost) return NONE
  const { stock, baseCost } = product.variants.find(({ id }) => id === offer.variantId) ?? product
  const cost = pushesCost && product.baseCurrency === currency ? roundToMinor(baseCost ?? product.baseCost) : 0
  const isCost = cost !== 0 && cost !== offer.cost
  const isStock = pushesStock && stock !== null && stock !== offer.stock
  const changed = { price: isPrice, compareAt: false, cost: isCost, stock: isStock }
  return SENT_FIELDS.filter((field) => changed[field])
}

interface Found {
  readonly isUndecided: boolean
  readonly differing: number
  readonly isKnown: boolean
}

function stateOf({ pushState }: RowOfKind<'storeListing'>, { isUndecided, differing, isKnown }: Found): ListingState {
  if (pushState !== 'none') return pushState
  if (isUndecided) return 'conflict'
  if (differing > 0) return 'differs'
  return isKnown ? 'none' : undefined
}

/** Whether a product of a store fits what is looked for. */
export function isShown(each: ComparedListing, filter: ListingFilter, search: string): boolean {
  const { listing, product, state } = each
  if (filter === 'losing' && !isLosing(each)) return false
  if (filter === 'failed' && listing.pushState !== 'failed') return false
  if ((filter === 'waiting' || filter === 'differs') && state !== filter) return false
  const words = foldText(search).split(' ').filter(Boolean)
  const text = `${product?.searchText ?? ''} ${foldText(listing.title)}`
  return words.every((word) => text.includes(word))
}

import { roundToMinor, type Units } from '#domain/money.ts'
import type { LostReason } from '#domain/price-list/price-data.ts'
import type { AnyRow, RowOf } from '#contract/entity.ts'
import type { product } from '#contract/entities/product.ts'
import { SENT_FIELDS, type SentField, type storeListing } from '#contract/entities/store-listing.ts'
import type { store } from '#contract/entities/store.ts'
import type { FieldIssue } from '#contract/refusal.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { pushMessages } from './push-messages.ts'

export type StoreRow = RowOf<typeof store.fields>
export type ListingRow = RowOf<typeof storeListing.fields>
export type ProductRow = RowOf<typeof product.fields>
type Offer = ListingRow['offers'][number]

/** What a product or variant is to cost in a store. */
export interface HerePrice {
  /** In `currency`; null with the reason. */
  readonly price: Units | null
  readonly reason: LostReason | null
  readonly currency: string
  readonly belowFloor: boolean
  /** The price before a running promotion; null for none, undefined where it is not ours to say. */
  readonly compareAt: Units | null | undefined
}

/** Answers the prices of products in a price list (null: their own) at a moment; undefined for an unknown variant. */
export type PricesOf = (
  tx: Queryable,
  question: { readonly products: readonly AnyRow[]; readonly priceListId: string | null; readonly at: number },
) => Promise<(row: AnyRow, variantId: string) => HerePrice | undefined>

/** What one offer of a listing is to be. */
export interface WantedOffer {
  readonly offer: Offer
  /** The fields that are sent and differ from what the listing holds. */
  readonly changes: Readonly<Partial<Record<SentField, number | null>>>
  /** Why it cannot be sent; then nothing of it is. */
  readonly problems: readonly FieldIssue[]
}

/** A field of an offer on which both sides disagree and nobody has decided: neither side is touched. */
export type IsOpen = (variantId: string, field: SentField) => boolean

/** Works out what each offer of a listing is to be by the rules of its store (STORE-06); pure. */
export function wantedOffers(
  { offers }: ListingRow,
  row: ProductRow,
  store: StoreRow,
  priceOf: (row: AnyRow, variantId: string) => HerePrice | undefined,
  isOpen: IsOpen,
): readonly WantedOffer[] {
  return offers.map((offer): WantedOffer => {
    const price = priceOf(row, offer.variantId)
    const variant = row.variants.find(({ id }) => id === offer.variantId)
    if (!price || (offer.variantId !== '' && !variant)) return refused(offer, 'price', pushMessages.variantGone)
    const wanted = wantedValues(row, variant, store, price)
    const changes = Object.fromEntries(
      SENT_FIELDS.flatMap((field) => {
        const value = wanted[field]
        return value === undefined || value === offer[field] ? [] : [[field, value] as const]
      }),
    )
    const problem = priceProblem(price, row, store)
    if (problem !== undefined) return refused(offer, 'price', problem)
    const open = SENT_FIELDS.find((field) => field in changes && isOpen(offer.variantId, field))
    if (open !== undefined) return refused(offer, open, pushMessages.openConflict)
    return { offer, changes, problems: [] }
  })
}

function refused(offer: Offer, field: SentField, message: string): WantedOffer {
  return { offer, changes: {}, problems: [{ field: `offers.${field}`, message }] }
}

type Values = Readonly<Partial<Record<SentField, number | null | undefined>>>

/** What is to be sent of an offer; undefined stays as the store has it. A cost of zero is one that nobody has entered. */
function wantedValues(
  row: ProductRow,
  variant: ProductRow['variants'][number] | undefined,
  store: StoreRow,
  { price, compareAt }: HerePrice,
): Values {
  const cost = roundToMinor(variant?.baseCost ?? row.baseCost)
  const stock = variant ? variant.stock : row.stock
  const isOwnCurrency = row.baseCurrency === store.currency
  return {
    price: price ?? undefined,
    compareAt: store.pushesCompareAt ? compareAt : undefined,
    cost: store.pushesCost && isOwnCurrency && cost > 0 ? cost : undefined,
    stock: store.pushesStock ? (stock ?? undefined) : undefined,
  }
}

function priceProblem(
  { price, currency, belowFloor }: HerePrice,
  row: ProductRow,
  store: StoreRow,
): string | undefined {
  if (price === null) return pushMessages.noPrice
  if (currency !== store.currency) return pushMessages.otherCurrency(currency, store.currency)
  if (belowFloor && row.floorOverride === '') return pushMessages.belowFloor
  return undefined
}

import { SENT_FIELDS, type SentField } from '#contract/entities/store-listing.ts'
import type { FieldIssue } from '#contract/refusal.ts'
import { pushMessages } from './push-messages.ts'
import { type ListingRow, type ProductRow, soldHere, type SoldHere, type StoreRow } from './sides.ts'
import type { HerePrice, PriceOf } from './store-work.ts'

type Offer = ListingRow['offers'][number]

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
  priceOf: PriceOf,
  isOpen: IsOpen,
): readonly WantedOffer[] {
  return offers.map((offer): WantedOffer => {
    const price = priceOf(row, offer.variantId)
    const sold = soldHere(row, offer.variantId, store.currency, price)
    if (!price || !sold) return refused(offer, 'price', pushMessages.variantGone)
    const wanted = sentOf(sold, store)
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

/** What is sent of what is sold here; undefined stays as the store has it. */
function sentOf({ price, compareAt, cost, stock }: SoldHere, store: StoreRow): Values {
  return {
    price: price ?? undefined,
    compareAt: store.pushesCompareAt ? compareAt : undefined,
    cost: store.pushesCost ? (cost ?? undefined) : undefined,
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

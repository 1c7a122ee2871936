import { decimalFromUnits } from '#domain/money.ts'
import { ownKeys } from '#domain/own-keys.ts'
import { SENT_FIELDS, type SentField } from '#contract/entities/store-listing.ts'
import type { Cell, Offers } from '#domain/stores/three-way.ts'
import { agreedOn, type Sending } from './agreed.ts'
import type { StoreOffer, StoreProduct } from './port.ts'
import { type ListingRow, soldThere, storeValueOf } from './sides.ts'
import type { IsOpen } from './wanted-offers.ts'

/** What is known of a product before the store is asked. */
export interface BeforePush {
  readonly listing: Pick<ListingRow, 'externalId' | 'currency' | 'offers'>
  readonly agreed: Offers | null
  /** As the store was last seen; null if it never was. */
  readonly mirror: StoreProduct | null
  readonly sending: Sending
  readonly isOpen: IsOpen
}

/** A field of an offer that somebody changed in the store since both sides agreed. */
export interface PushConflict {
  readonly offerId: string
  readonly variantId: string
  readonly field: SentField
  readonly base: Cell
  readonly local: number | null
  readonly store: number | null
}

/** What is to be done in the store. */
export interface PushDecision {
  /** To be sent; empty where the store has everything already. */
  readonly offers: readonly StoreOffer[]
  /** Where there is one, nothing is sent. */
  readonly conflicts: readonly PushConflict[]
  /** What both sides agree on once it is done. */
  readonly agreed: Offers
  /** What both sides are found to agree on already, or what is found to be our own there. */
  readonly known: Offers
}

/** The value that both sides last agreed on; where none is kept, the one that the store was last seen with. */
function baseOf({ agreed, mirror, listing }: BeforePush, offerId: string, field: SentField): Cell | undefined {
  const kept = agreedOn(agreed, offerId, field)
  if (kept !== undefined || !mirror) return kept
  const offer = soldThere(mirror).find(({ externalId }) => externalId === offerId)
  return offer && storeValueOf(offer, field, listing.currency)
}

/** The values that are to be sent, with those of earlier attempts whose end is not known: to be kept before anything leaves. */
export function sendingOf(before: BeforePush): Sending {
  const all: Record<string, Partial<Record<SentField, readonly (number | null)[]>>> = { ...before.sending }
  for (const offer of before.listing.offers) {
    for (const field of fieldsToSend(before, offer)) {
      const known = all[offer.id]?.[field] ?? []
      if (!known.includes(offer[field])) all[offer.id] = { ...all[offer.id], [field]: [...known, offer[field]] }
    }
  }
  return all
}

function fieldsToSend(before: BeforePush, offer: ListingRow['offers'][number]): readonly SentField[] {
  return SENT_FIELDS.filter(
    (field) => !before.isOpen(offer.variantId, field) && offer[field] !== baseOf(before, offer.id, field),
  )
}

/**
 * Decides what is sent of a product, now that it was read in the store (STORE-05, STORE-06): what is there already is not sent again, and
 * what somebody changed there since both sides agreed is a conflict. Pure.
 */
export function pushDecision(before: BeforePush, seen: StoreProduct): PushDecision {
  const there = new Map(soldThere(seen).map((offer) => [offer.externalId, offer]))
  const offers: StoreOffer[] = []
  const conflicts: PushConflict[] = []
  const agreed = ownKeys<Record<string, Cell>>()
  const known = ownKeys<Record<string, Cell>>()
  for (const offer of before.listing.offers) {
    const own = there.get(offer.id)
    if (!own) continue
    let sent: StoreOffer = { externalId: offer.id }
    for (const field of SENT_FIELDS) {
      if (before.isOpen(offer.variantId, field)) continue
      const store = storeValueOf(own, field, before.listing.currency)
      // What was sent before a crash arrived after all, or somebody set the same.
      const isOwn = before.sending[offer.id]?.[field]?.includes(store) === true
      const base = isOwn ? store : baseOf(before, offer.id, field)
      const local = offer[field]
      if (local === base && !isOwn) continue
      if (isOwn || local === store) known[offer.id] = { ...known[offer.id], [field]: store }
      if (local !== store && base !== undefined && store !== base) {
        conflicts.push({ offerId: offer.id, variantId: offer.variantId, field, base, local, store })
      } else {
        agreed[offer.id] = { ...agreed[offer.id], [field]: local }
        if (local !== store) sent = { ...sent, ...offered(field, local, before.listing.currency) }
      }
    }
    if (Object.keys(sent).length > 1) offers.push(sent)
  }
  return { offers: conflicts.length > 0 ? [] : offers, conflicts, agreed, known }
}

/** A field as the store is told it. Only the former price can be taken away. */
function offered(field: SentField, value: number | null, currency: string): Partial<StoreOffer> {
  if (field === 'compareAt') return { compareAt: value === null ? null : decimalFromUnits(value, currency) }
  if (value === null) return {}
  return field === 'stock' ? { stock: value } : { [field]: decimalFromUnits(value, currency) }
}

/** The offers of a listing as the store has them; those that are not there stay. */
export function seenOffers({ offers, currency }: BeforePush['listing'], seen: StoreProduct): ListingRow['offers'] {
  const there = new Map(soldThere(seen).map((offer) => [offer.externalId, offer]))
  return offers.map((offer) => {
    const own = there.get(offer.id)
    if (!own) return offer
    return { ...offer, ...Object.fromEntries(SENT_FIELDS.map((field) => [field, storeValueOf(own, field, currency)])) }
  })
}

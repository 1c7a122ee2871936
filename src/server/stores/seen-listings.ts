import type { Offers } from '#domain/stores/three-way.ts'
import type { Change } from '#contract/command.ts'
import type { AnyPatch } from '#contract/entity.ts'
import { SENT_FIELDS, storeListing } from '#contract/entities/store-listing.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import { readRefs } from '#server/kit/rows/reading.ts'
import { type OpenWrite, readMore, type Written } from '#server/kit/write/write.ts'
import { agreedOn, type Sending, withSent } from './agreed.ts'
import { AT_REST, sendingStep } from './listing-steps.ts'
import { listingIdOf } from './row-ids.ts'
import { type ListingRow, waitingFields } from './sides.ts'
import { storeSteps } from './store-writes.ts'

/** What a store tells of a product, for the listing of it that is here. */
export interface SeenListing {
  readonly externalId: string
  /** With the state in which sending it ends, if it does. */
  readonly fields: AnyPatch
}

/**
 * Writes what a store has into listings, beside other changes of the same step, before what both sides agree on is kept. It is no edit that
 * is to be sent to the store, and what waits to be sent is not overwritten by what the store has still.
 */
export async function writeSeen(
  open: OpenWrite,
  storeId: string,
  listings: readonly SeenListing[],
  more: readonly Change[] = [],
): Promise<Written> {
  const idOf = ({ externalId }: SeenListing): string => listingIdOf(storeId, externalId)
  await readMore(open, readRefs(listings.map((each) => ({ kind: storeListing.kind, id: idOf(each) }))))
  const { rows } = await open.tx.query<{ externalId: string; base: Offers | null; sending: Sending | null }>({
    name: 'stores:bases',
    text: `select external_id as "externalId", base, sending from store_product
      where user_id = ${currentUser} and store_id = $1 and external_id = any($2::text[])`,
    values: [storeId, listings.map(({ externalId }) => externalId)],
  })
  const known = new Map(rows.map((row) => [row.externalId, row]))
  const seen = listings.flatMap((each) => {
    const row = open.cache.get(storeListing.kind, idOf(each)) as ListingRow | undefined
    const { base = null, sending = null } = known.get(each.externalId) ?? {}
    return row ? [seenStep(row, each.fields, { base, sending })] : []
  })
  return storeSteps(open, [...more, ...seen])
}

interface Known {
  readonly base: Offers | null
  readonly sending: Sending | null
}

function seenStep(row: ListingRow, { pushState: ended, ...fields }: AnyPatch, known: Known): Change {
  const offers = (fields['offers'] ?? row.offers) as ListingRow['offers']
  const { pushState, pushProblem, said } = row
  const there = new Map(offers.map((offer) => [offer.id, offer]))
  const base = withSent(known.base ?? {}, known.sending, sidesOf(offers))
  const waiting = waitingFields(row, base)
  // Somebody changed there what could not be sent: that attempt is over, and what differs is proposed anew.
  const isOvertaken =
    pushState === 'failed' &&
    waiting.some(({ offer, field }) => {
      const own = there.get(offer)
      return own !== undefined && own[field] !== agreedOn(base, offer, field)
    })
  if (isOvertaken || ended === 'none') return sendingStep(row, AT_REST, { ...fields, offers })
  const wanted = new Map(row.offers.map((offer) => [offer.id, offer]))
  const kept = offers.map((offer) => {
    const own = waiting.filter((each) => each.offer === offer.id)
    return { ...offer, ...Object.fromEntries(own.map(({ field }) => [field, wanted.get(offer.id)?.[field]])) }
  })
  return sendingStep(row, { pushState, pushProblem, said }, { ...fields, offers: kept })
}

function sidesOf(offers: ListingRow['offers']): Offers {
  return Object.fromEntries(
    offers.map((offer) => [offer.id, Object.fromEntries(SENT_FIELDS.map((field) => [field, offer[field]]))]),
  )
}

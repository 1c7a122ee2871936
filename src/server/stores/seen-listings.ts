import type { Offers } from '#domain/stores/three-way.ts'
import type { Change } from '#contract/command.ts'
import type { AnyPatch } from '#contract/entity.ts'
import { storeListing } from '#contract/entities/store-listing.ts'
import { same } from '#contract/same.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import { readRefs } from '#server/kit/rows/reading.ts'
import { type OpenWrite, readMore, type Written } from '#server/kit/write/write.ts'
import { agreedOn } from './agreed.ts'
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
  const { rows } = await open.tx.query<{ externalId: string; base: Offers | null }>({
    name: 'stores:bases',
    text: `select external_id as "externalId", base from store_product
      where user_id = ${currentUser} and store_id = $1 and external_id = any($2::text[])`,
    values: [storeId, listings.map(({ externalId }) => externalId)],
  })
  const bases = new Map(rows.map(({ externalId, base }) => [externalId, base]))
  const seen = listings.flatMap((each) => {
    const row = open.cache.get(storeListing.kind, idOf(each)) as ListingRow | undefined
    return row ? [seenStep(row, each.fields, bases.get(each.externalId) ?? null)] : []
  })
  return storeSteps(open, [...more, ...seen])
}

function seenStep(row: ListingRow, { pushState: ended, ...fields }: AnyPatch, base: Offers | null): Change {
  const offers = (fields['offers'] ?? row.offers) as ListingRow['offers']
  const { pushState, pushProblem, said } = row
  const waiting = waitingFields(row, base)
  const there = new Map(offers.map((offer) => [offer.id, offer]))
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
  return sendingStep(
    row,
    { pushState, pushProblem, said },
    { ...fields, ...(same(kept, row.offers) ? {} : { offers: kept }) },
  )
}

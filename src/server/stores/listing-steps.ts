import type { AnyPatch } from '#contract/entity.ts'
import { storeListing } from '#contract/entities/store-listing.ts'
import type { PlannedChange } from '#contract/plan-changes.ts'
import type { Origin } from '#server/kit/write/storing.ts'
import { type OpenWrite, planChanges, storeWrites, type Written } from '#server/kit/write/write.ts'
import type { ListingRow } from './wanted-offers.ts'

/** Who writes what a store has, or how sending went, in the history. */
export const STORE_ACTOR = 'system:store'

/** How a listing stands with its store. */
type Sending = Pick<ListingRow, 'pushState' | 'pushProblem' | 'said'> & Partial<Pick<ListingRow, 'pushedAt'>>

/** The change that says how sending a listing stands. */
export function sendingStep({ id }: Pick<ListingRow, 'id'>, sending: Sending, data: AnyPatch = {}): PlannedChange {
  return { op: 'patch', kind: storeListing.kind, id, data, restored: { ...sending } }
}

/** The change that sends a listing again. */
export function waitsAgain(listing: Pick<ListingRow, 'id'>): PlannedChange {
  return sendingStep(listing, { pushState: 'waiting', pushProblem: '', said: '' })
}

/** Stores steps of the server in an open write. */
export async function writeSteps(open: OpenWrite, steps: readonly PlannedChange[], origin: Origin): Promise<Written> {
  return storeWrites(open, await planChanges(open, steps, origin.now), { ...origin, trusted: true })
}

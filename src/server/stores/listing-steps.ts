import type { Change } from '#contract/command.ts'
import type { AnyPatch } from '#contract/entity.ts'
import { storeListing } from '#contract/entities/store-listing.ts'
import type { ListingRow } from './sides.ts'

/** How a listing stands with its store. */
export type SendingState = Pick<ListingRow, 'pushState' | 'pushProblem' | 'said'> &
  Partial<Pick<ListingRow, 'pushedAt'>>

/** Nothing waits to be sent, and nothing failed. */
export const AT_REST: SendingState = { pushState: 'none', pushProblem: '', said: '' }

/** The change that says how sending a listing stands. */
export function sendingStep({ id }: Pick<ListingRow, 'id'>, sending: SendingState, data: AnyPatch = {}): Change {
  return { op: 'patch', kind: storeListing.kind, id, data, restored: { ...sending } }
}

/** The change that sends a listing again. */
export function waitsAgain(listing: Pick<ListingRow, 'id'>): Change {
  return sendingStep(listing, { pushState: 'waiting', pushProblem: '', said: '' })
}

import { collectionOf, type COLLECTIONS } from '#contract/collections.ts'

/**
 * The kinds whose records come back, those that others name first. Every other kind of the registry stays out for a reason that people
 * read: without one in `archiveMessages.passedOver`, the messages do not compile (docs/decisions/0032).
 */
export const TAKEN_KINDS = [
  'userProfile',
  'businessProfile',
  'category',
  'brand',
  'product',
  'priceList',
  'priceListPrice',
  'scenario',
  'service',
  'customer',
  'document',
  'stickyNote',
  'event',
  'insightDismissal',
] as const satisfies readonly (keyof typeof COLLECTIONS)[]

type TakenKind = (typeof TAKEN_KINDS)[number]

/** The collections that stay out: those of kinds that are not taken, and two that only archives of the old product have. */
export type PassedOver =
  | (typeof COLLECTIONS)[Exclude<keyof typeof COLLECTIONS, TakenKind>]
  | 'subscriptionPlans'
  | 'userSubscriptions'

const taken: ReadonlySet<string> = new Set(TAKEN_KINDS.map(collectionOf))

/** Whether the records of a collection come back. */
export function isTaken(collection: string): boolean {
  return taken.has(collection)
}

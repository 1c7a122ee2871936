/** States of a dispute at Stripe that its seller can still answer. */
export const ANSWERABLE_DISPUTES: readonly string[] = [
  'needs_response',
  'warning_needs_response',
  'appeal_needs_response',
]

/** States of a dispute at Stripe that the customer's bank decides over now. */
const REVIEWED_DISPUTES: readonly string[] = ['under_review', 'warning_under_review', 'appeal_under_review']

/** States of a dispute at Stripe that are not the last one. */
export const OPEN_DISPUTES: readonly string[] = [...ANSWERABLE_DISPUTES, ...REVIEWED_DISPUTES]

/** Whether the seller can still answer a dispute in this state; no state is no dispute. */
export function isAnswerable(dispute: string): boolean {
  return ANSWERABLE_DISPUTES.includes(dispute)
}

/** Whether the customer's bank decides over a dispute in this state. */
export function isReviewed(dispute: string): boolean {
  return REVIEWED_DISPUTES.includes(dispute)
}

/** Days after which an unused draft is discarded (CHANGE-01). */
export const DRAFT_DAYS = 7

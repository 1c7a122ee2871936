/** How many days a draft that nobody goes on with can still be applied; then it is discarded (CHANGE-01). */
export const DRAFT_DAYS = 7

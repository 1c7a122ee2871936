/** States of a price list; only an active one gives prices (PLIST-07). */
export const LIST_STATES = ['draft', 'active', 'archived'] as const
/** How a list makes its prices (PLIST-06); `none` leaves the product's own. */
export const LIST_RULES = ['none', 'percentOff', 'margin', 'markup', 'tradePrice'] as const
/** What a percentage off is taken from. Prices based on trade or cost are net of sales VAT, others as in the shop. */
export const LIST_BASES = ['retail', 'trade', 'cost'] as const
/** The most products of one list. */
export const MAX_LIST_PRODUCTS = 20_000

/** What a scheduled price does when its time comes. */
export const SCHEDULED_KINDS = ['price', 'percentOff'] as const
/** The way of a scheduled price: planned, then running until it ends, or done at once where it has no end. */
export const SCHEDULED_STATES = ['planned', 'running', 'done', 'cancelled', 'failed'] as const

export type ListState = (typeof LIST_STATES)[number]
export type ListRule = (typeof LIST_RULES)[number]
export type ListBasis = (typeof LIST_BASES)[number]
export type ScheduledKind = (typeof SCHEDULED_KINDS)[number]
export type ScheduledState = (typeof SCHEDULED_STATES)[number]

/** States of a price list; only an active one gives prices (PLIST-07). */
export const LIST_STATES = ['draft', 'active', 'archived'] as const
/** How a list makes its prices (PLIST-06); `none` leaves the product's own. */
export const LIST_RULES = ['none', 'percentOff', 'margin', 'markup', 'tradePrice'] as const
/** The limits of the percentage of a rule, a break and a planned price, in ppm: a price stays above zero and below twice its base. */
export const PERCENT_OFF = { min: -1_000_000, max: 999_999 } as const
/** The limits of a rule's percentage, in ppm; a margin is below 100 % (PRICE-01). */
export const RULE_PERCENTS = {
  percentOff: PERCENT_OFF,
  margin: { min: 0, max: 999_999 },
  markup: { min: 0, max: 10_000_000 },
} as const

/** The base of a percentage off. By default a new list based on trade or cost is without sales VAT, others are as in the shop. */
export const LIST_BASES = ['retail', 'trade', 'cost'] as const
/** A quantity of one; a break from one or less is the price of the first piece. */
export const ONE = 10_000
/** The most products of one list. */
export const MAX_LIST_PRODUCTS = 20_000

/** What a scheduled price sets. */
export const SCHEDULED_KINDS = ['price', 'percentOff'] as const
/** The states of a scheduled price: planned, then running until it ends, or done at once if it has no end. */
export const SCHEDULED_STATES = ['planned', 'running', 'done', 'cancelled', 'failed'] as const

export type ListState = (typeof LIST_STATES)[number]
export type ListRule = (typeof LIST_RULES)[number]
export type ListBasis = (typeof LIST_BASES)[number]
export type ScheduledKind = (typeof SCHEDULED_KINDS)[number]
export type ScheduledState = (typeof SCHEDULED_STATES)[number]

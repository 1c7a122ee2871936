import { NAMED_RANGES } from '#domain/analytics/period.ts'
import { currencyParam } from '#web/kit/shell/currency-param.ts'
import { dayParam } from '#web/kit/shell/day-param.ts'
import { choiceParam, textParam } from '#web/kit/shell/search-params.ts'

/** The tabs of the page, in their order. */
export const TABS = ['overview', 'margins', 'products', 'customers', 'suppliers'] as const
export type AnalyticsTab = (typeof TABS)[number]

/** What products and customers are ranked by. */
export const RANKS = ['sales', 'profit'] as const
export type RankBasis = (typeof RANKS)[number]

/** What costs are counted by: one of each product, what is at hand, or what was sold in the range. */
export const COST_BASES = ['one', 'stock', 'sold'] as const
export type CostBasis = (typeof COST_BASES)[number]

/** A range of days that the user typed. */
export const OWN_RANGE = 'own'
export const RANGES = [...NAMED_RANGES, OWN_RANGE] as const

/** What the address keeps of the page: a link to a figure shows the same figure. */
export const analyticsShape = {
  tab: textParam('overview'),
  range: choiceParam(RANGES, 'last365'),
  from: dayParam,
  to: dayParam,
  category: textParam(),
  brand: textParam(),
  customer: textParam(),
  currency: currencyParam,
  profile: textParam(),
  rank: choiceParam(RANKS, 'sales'),
  costs: choiceParam(COST_BASES, 'one'),
  /** The figure whose rows are shown: `chart~point~series`. */
  behind: textParam(),
}

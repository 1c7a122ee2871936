import { convertUnits, crossRate, type RateSet } from './exchange-rates.ts'
import { type Units, unitsFromDecimal } from './money.ts'

/** The foreign amount behind a converted cost (PRICE-15): the cost is `amount × rate` while neither changes. */
export interface CostOrigin {
  /** The paid amount, as decimal text in its own currency: `12.50`. */
  readonly amount: string
  readonly currency: string
  /** The currency it was converted into. */
  readonly to: string
  /** 1 `currency` = `rate` `to`, as decimal text. */
  readonly rate: string
  /** The day of the rate, YYYY-MM-DD. */
  readonly date: string
  /** The publisher of the rate; `OWN_RATE` if it was typed. */
  readonly source: string
}

/** The source of a rate that the user typed. */
export const OWN_RATE = 'own'

/**
 * The same amount at the rate of a set, if that rate differs and is not of an earlier day; undefined if there is nothing to renew, no
 * rate, or the amount would be too large.
 */
export function renewedOrigin(origin: CostOrigin, set: RateSet): CostOrigin | undefined {
  const rate = crossRate(set, origin.currency, origin.to)
  if (rate === undefined || rate === origin.rate || set.date < origin.date) return undefined
  const renewed = { ...origin, rate, date: set.date, source: set.source }
  return convertedAmount(renewed) === undefined ? undefined : renewed
}

/** A cost with its origin, if it has one. */
export interface SettledCost {
  readonly amount: Units
  readonly origin: CostOrigin | null
}

/** Rows stored before origins existed have none. */
interface FormerCost {
  readonly amount: Units
  readonly origin?: CostOrigin | null | undefined
}

/** The converted amount of an origin, in units of its `to`; undefined if it is too large. */
export function convertedAmount({ amount, currency, to, rate }: CostOrigin): Units | undefined {
  const paid = unitsFromDecimal(amount, currency)
  return 'issue' in paid ? undefined : convertUnits(paid.value, currency, to, rate)
}

/** Whether stored JSON is an origin of a cost. */
export function isCostOrigin(value: unknown): value is CostOrigin {
  return typeof value === 'object' && value !== null && PARTS.every((part) => part in value)
}

const PARTS = ['amount', 'currency', 'to', 'rate', 'date', 'source'] as const

/** Whether two origins are equal. */
function isSameOrigin(one: CostOrigin | null | undefined, other: CostOrigin | null | undefined): boolean {
  if (!one || !other) return !one && !other
  return PARTS.every((part) => one[part] === other[part])
}

/**
 * A cost after a change: an origin sets the amount. An origin in another currency is dropped, and so is one that did not change while
 * the amount was set directly.
 */
export function settledCost(now: FormerCost, before: FormerCost | undefined, currency: string): SettledCost {
  const { amount, origin } = now
  if (!origin) return { amount, origin: null }
  const overruled = before !== undefined && amount !== before.amount && isSameOrigin(origin, before.origin)
  if (origin.to !== currency || overruled) return { amount, origin: null }
  const converted = convertedAmount(origin)
  return converted === undefined ? { amount, origin: null } : { amount: converted, origin }
}

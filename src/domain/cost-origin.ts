import { convertUnits, crossRate, type RateSet } from './exchange-rates.ts'
import { type Units, unitsFromDecimal } from './money.ts'

/** What a converted cost came from (PRICE-15): it is `amount × rate`, for as long as both stand. */
export interface CostOrigin {
  /** The amount that was paid, as decimal text in its own currency: `12.50`. */
  readonly amount: string
  readonly currency: string
  /** The currency it was converted into. */
  readonly to: string
  /** 1 `currency` = `rate` `to`, as decimal text. */
  readonly rate: string
  /** The day the rate is of, YYYY-MM-DD. */
  readonly date: string
  /** Who published the rate; `OWN_RATE` where it was typed by hand. */
  readonly source: string
}

/** The source of a rate that the user typed. */
export const OWN_RATE = 'own'

/**
 * The same amount at the rate of a set, where that is another one and not of an earlier day; undefined where there is nothing to renew, or
 * no rate, or the amount would be more than can be kept.
 */
export function renewedOrigin(origin: CostOrigin, set: RateSet): CostOrigin | undefined {
  const rate = crossRate(set, origin.currency, origin.to)
  if (rate === undefined || rate === origin.rate || set.date < origin.date) return undefined
  const renewed = { ...origin, rate, date: set.date, source: set.source }
  return convertedAmount(renewed) === undefined ? undefined : renewed
}

/** A cost with what it came from, if from anything. */
export interface SettledCost {
  readonly amount: Units
  readonly origin: CostOrigin | null
}

/** Rows that are older than origins hold none. */
interface FormerCost {
  readonly amount: Units
  readonly origin?: CostOrigin | null | undefined
}

/** The amount that an origin comes to, in units of its `to`; undefined where it is more than can be kept. */
export function convertedAmount({ amount, currency, to, rate }: CostOrigin): Units | undefined {
  const paid = unitsFromDecimal(amount, currency)
  return 'issue' in paid ? undefined : convertUnits(paid.value, currency, to, rate)
}

/** Whether stored JSON is what a cost came from. */
export function isCostOrigin(value: unknown): value is CostOrigin {
  return typeof value === 'object' && value !== null && PARTS.every((part) => part in value)
}

const PARTS = ['amount', 'currency', 'to', 'rate', 'date', 'source'] as const

/** Whether two origins say the same. */
function isSameOrigin(one: CostOrigin | null | undefined, other: CostOrigin | null | undefined): boolean {
  if (!one || !other) return !one && !other
  return PARTS.every((part) => one[part] === other[part])
}

/**
 * A cost after a change: an origin sets the amount; one that is of another currency, or that stood still while the amount was set by
 * itself, is let go.
 */
export function settledCost(now: FormerCost, before: FormerCost | undefined, currency: string): SettledCost {
  const { amount, origin } = now
  if (!origin) return { amount, origin: null }
  const overruled = before !== undefined && amount !== before.amount && isSameOrigin(origin, before.origin)
  if (origin.to !== currency || overruled) return { amount, origin: null }
  const converted = convertedAmount(origin)
  return converted === undefined ? { amount, origin: null } : { amount: converted, origin }
}

import type { RateSet } from '#domain/exchange-rates.ts'
import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import type { Result, Statement } from './database/database.ts'

/** A set of rates with the moment it was fetched, ISO 8601; null for the one that ships with the product. */
export interface KnownRates extends RateSet {
  readonly fetchedAt: string | null
}

/** Reads the newest stored set that is not of a later day. */
export function newestSet(date: string): Statement {
  return {
    name: 'rates:newest',
    text: `select date::text as date, base, source, rates, fetched_at as "fetchedAt" from exchange_rates
      where date <= $1::date order by date desc, fetched_at desc limit 1`,
    values: [date],
  }
}

/** Of the stored set and the shipped one, the one in force on a day; undefined where both are of later days. */
export function ratesInForce(answer: Result | undefined, date: string): KnownRates | undefined {
  const stored = answer?.rows[0] as KnownRates | undefined
  if (stored && stored.date >= SHIPPED_RATES.date) return stored
  return SHIPPED_RATES.date <= date ? { ...SHIPPED_RATES, fetchedAt: null } : stored
}

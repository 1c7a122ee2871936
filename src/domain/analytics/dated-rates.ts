import { nearest, nearestRatio } from '../exact.ts'
import { isStale, type RateSet, unitRate } from '../exchange-rates.ts'
import type { Units } from '../money.ts'
import type { Unrounded } from '../unrounded.ts'

/** The rate of one day between a currency and the one that figures are told in. */
export interface DatedRate {
  /** Units of the target for one unit; null where both are the same currency. */
  readonly rate: Unrounded | null
  /** The day of the rates; that of the document where nothing is converted. */
  readonly date: string
  /** The rates are more than a week older than the day that they were asked for. */
  readonly isStale: boolean
}

/** Converts amounts of many days into one currency. */
export interface DatedRates {
  readonly target: string
  /** The rate in force on a day: of the newest set until then that has both currencies; null if there is none. */
  readonly on: (currency: string, day: string) => DatedRate | null
}

/** Dated rates into a currency, out of sets of any order. What was found for a day is kept, so that each pair of currency and day is looked up once. */
export function datedRates(sets: readonly RateSet[], target: string): DatedRates {
  const ordered = sets.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const known = new Map<string, Map<string, DatedRate | null>>()
  return {
    target,
    on(currency, day) {
      const ofCurrency = known.get(currency) ?? new Map<string, DatedRate | null>()
      known.set(currency, ofCurrency)
      const found = ofCurrency.get(day)
      if (found !== undefined) return found
      const made =
        currency === target ? { rate: null, date: day, isStale: false } : rateOn(ordered, currency, target, day)
      ofCurrency.set(day, made)
      return made
    },
  }
}

/**
 * An amount at a rate, rounded half away from zero to the unit, 1/10,000 of the smallest unit of the target. Each amount is rounded for
 * itself, so that sums are the same however they are grouped.
 */
export function atRate(units: Units, { rate }: DatedRate): Units {
  if (rate === null || units === 0) return units
  const near = nearest(units * rate.approximate)
  if (!Number.isNaN(near)) return near
  const { numerator, denominator } = rate.exact()
  return nearestRatio(BigInt(units) * numerator, denominator)
}

function rateOn(ordered: readonly RateSet[], from: string, to: string, day: string): DatedRate | null {
  const set = ordered.findLast((each) => each.date <= day && unitRate(each, from, to) !== null)
  const rate = set && unitRate(set, from, to)
  return set && rate ? { rate, date: set.date, isStale: isStale(set.date, day) } : null
}

import { grouped } from '../grouped.ts'
import type { Units } from '../money.ts'
import type { DatedRate, DatedRates } from './dated-rates.ts'

/** Amounts of a currency that could not be converted, so that no figure has them: there is no rate for their day. */
export interface Unconverted {
  readonly currency: string
  /** What was left out, in its own currency. */
  readonly amount: Units
  /** The rows behind it, each once. */
  readonly ids: readonly string[]
}

/** What a figure had to leave out, or took at a rate that is older than it should be. */
export interface LeftOut {
  readonly unconverted: readonly Unconverted[]
  /** Rows that were converted at a rate more than a week older than their day. */
  readonly staleIds: readonly string[]
}

/** Rates that remember what they could not convert. */
export interface RememberingRates {
  /** The rate for a row, or null, and then the row is left out with its amount. */
  readonly of: (id: string, currency: string, day: string, amount: Units) => DatedRate | null
  readonly leftOut: () => LeftOut
}

/** Rates for one figure, which tell afterwards what is missing in it. */
export function rememberingRates(rates: DatedRates): RememberingRates {
  const missing = new Map<string, { amount: Units; readonly ids: Set<string> }>()
  const stale = new Set<string>()
  return {
    of(id, currency, day, amount) {
      const found = rates.on(currency, day)
      if (found?.isStale) stale.add(id)
      if (found) return found
      const known = missing.get(currency) ?? { amount: 0, ids: new Set<string>() }
      known.amount += amount
      known.ids.add(id)
      missing.set(currency, known)
      return null
    },
    leftOut: () => ({
      unconverted: [...missing]
        .map(([currency, { amount, ids }]) => ({ currency, amount, ids: [...ids] }))
        .toSorted((a, b) => (a.currency < b.currency ? -1 : 1)),
      staleIds: [...stale],
    }),
  }
}

/** What several figures left out, as if they were one; they have no row in common. */
export function leftOutTogether(all: readonly LeftOut[]): LeftOut {
  const byCurrency = grouped(
    all.flatMap(({ unconverted }) => unconverted),
    ({ currency }) => currency,
  )
  return {
    unconverted: [...byCurrency]
      .map(([currency, found]) => ({
        currency,
        amount: found.reduce((sum, { amount }) => sum + amount, 0),
        ids: found.flatMap(({ ids }) => ids),
      }))
      .toSorted((a, b) => (a.currency < b.currency ? -1 : 1)),
    staleIds: all.flatMap(({ staleIds }) => staleIds),
  }
}

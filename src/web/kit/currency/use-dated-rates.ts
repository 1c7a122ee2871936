import { useMemo, useSyncExternalStore } from 'react'
import { type DatedRates, datedRates } from '#domain/analytics/dated-rates.ts'
import { followRateSets, rateSets } from './rate-history.ts'

/** The rates of every day that this device knows, into one currency; another object where that or the rates change. Never waits. */
export function useDatedRates(target: string): DatedRates {
  const sets = useSyncExternalStore(followRateSets, rateSets)
  return useMemo(() => datedRates(sets, target), [sets, target])
}

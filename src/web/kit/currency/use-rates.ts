import { useSyncExternalStore } from 'react'
import type { RateSet } from '#domain/exchange-rates.ts'
import { followRates, knownRates } from './rates.ts'

/** The newest exchange rates that this device knows, refreshed from the server while they are shown. Never waits. */
export function useRates(): RateSet {
  return useSyncExternalStore(followRates, knownRates)
}

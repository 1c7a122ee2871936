import { isDay } from '#domain/is-day.ts'
import type { RateSet } from '#domain/exchange-rates.ts'
import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import type { ExchangeRatesAnswer } from '#contract/endpoints/currency.ts'
import { callEndpoint } from '../data/call-endpoint.ts'

/** The local-storage key of the newest rates that the server told; they hold no user data and outlive sign-out. */
const RATES_KEY = 'pricewright.rates'
/** How long an answer serves before a screen that shows rates asks again. */
const FRESH_MS = 3_600_000

const listeners = new Set<() => void>()
let known: RateSet | undefined
let askedAt: number | undefined

/** The newest exchange rates that this device knows: what the server told, else those that ship with the product (CUR-02). */
export function knownRates(): RateSet {
  known ??= newer(storedRates(), SHIPPED_RATES)
  return known
}

/** Follows the rates and asks the server for newer ones, where there is a network; answers how to stop. */
export function followRates(listener: () => void): () => void {
  listeners.add(listener)
  void refresh()
  addEventListener('online', retry)
  return () => {
    listeners.delete(listener)
    removeEventListener('online', retry)
  }
}

function retry(): void {
  void refresh()
}

/** Asks the server for newer rates at once, and says whether it had any; fails as the call does. */
export async function askForRates(): Promise<boolean> {
  // What declares calls knows every kind of row; figures stand before it is here.
  const { exchangeRates } = await import('#contract/endpoints/currency.ts')
  const { base, date, source, rates } = await callEndpoint<ExchangeRatesAnswer>(exchangeRates)
  const next = newer({ base, date, source, rates }, knownRates())
  if (next === known) return false
  known = next
  storeRates(next)
  for (const listener of listeners) listener()
  return true
}

async function refresh(): Promise<void> {
  if (askedAt !== undefined && Date.now() - askedAt < FRESH_MS) return
  askedAt = Date.now()
  try {
    await askForRates()
  } catch {
    // Without a network or a session the rates that are known go on; the next screen asks again.
    askedAt = undefined
  }
}

/** The set of the later day; of the same day the first. */
function newer(one: RateSet | undefined, other: RateSet): RateSet {
  if (!one || one.date < other.date) return other
  return isSame(one, other) ? other : one
}

function isSame(one: RateSet, other: RateSet): boolean {
  const codes = Object.keys(one.rates)
  return (
    one.date === other.date &&
    one.source === other.source &&
    codes.length === Object.keys(other.rates).length &&
    codes.every((code) => one.rates[code] === other.rates[code])
  )
}

function storedRates(): RateSet | undefined {
  try {
    return rateSetIn(JSON.parse(localStorage.getItem(RATES_KEY) ?? 'null'))
  } catch {
    return undefined
  }
}

/** The set that stored JSON holds: anybody may have written there. */
export function rateSetIn(stored: unknown): RateSet | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { base, date, source, rates } = stored as Partial<Record<keyof RateSet, unknown>>
  const isSet =
    typeof base === 'string' &&
    typeof date === 'string' &&
    isDay(date) &&
    typeof source === 'string' &&
    typeof rates === 'object' &&
    rates !== null &&
    Object.values(rates).every((rate) => typeof rate === 'string')
  return isSet ? { base, date, source, rates: rates as RateSet['rates'] } : undefined
}

function storeRates(set: RateSet): void {
  try {
    localStorage.setItem(RATES_KEY, JSON.stringify(set))
  } catch {
    // Storage that is full or switched off: the rates serve as long as the page.
  }
}

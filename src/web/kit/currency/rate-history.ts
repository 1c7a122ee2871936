import { addDays } from '#domain/calendar-day.ts'
import { isDay } from '#domain/is-day.ts'
import type { RateSet } from '#domain/exchange-rates.ts'
import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import type { RateHistoryAnswer } from '#contract/endpoints/currency.ts'
import { callEndpoint } from '../data/call-endpoint.ts'
import { followRates, knownRates, rateSetIn } from './rates.ts'

/** The local-storage key of the rates of past days; they hold no user data and outlive sign-out. */
const HISTORY_KEY = 'pricewright.rate-history'
/** Of so many years the rates are kept: of what is older, figures say that there is no rate. */
const YEARS = 3
/** One set a working day of those years, and some to spare. */
const MOST_SETS = 900

/** What a device keeps: the sets of past days, and the day on which it asked for them. */
interface History {
  readonly askedOn: string
  readonly sets: readonly RateSet[]
}

const listeners = new Set<() => void>()
let known: History | undefined
let all: readonly RateSet[] | undefined
let isAsking = false

/** Every set of rates that this device knows, of past days and the newest; the same array until there are others. */
export function rateSets(): readonly RateSet[] {
  known ??= storedHistory()
  const newest = knownRates()
  if (all?.at(-1) !== newest) all = [SHIPPED_RATES, ...known.sets, newest]
  return all
}

/** Follows the newest rates and those of past days, and asks the server for what is missing where there is a network; answers how to stop. */
export function followRateSets(listener: () => void): () => void {
  listeners.add(listener)
  const stopNewest = followRates(listener)
  void refresh()
  addEventListener('online', retry)
  return () => {
    stopNewest()
    listeners.delete(listener)
    removeEventListener('online', retry)
  }
}

function retry(): void {
  void refresh()
}

async function refresh(): Promise<void> {
  known ??= storedHistory()
  const today = new Date().toISOString().slice(0, 10)
  if (isAsking || known.askedOn === today) return
  isAsking = true
  try {
    const { MOST_RATE_DAYS, rateHistory } = await import('#contract/endpoints/currency.ts')
    // Once all years are here only the last one gets more days; a server may have had fewer when it was asked before.
    const years = hasYears(known.sets, addDays(today, -(YEARS - 1) * MOST_RATE_DAYS)) ? 1 : YEARS
    const parts: RateSet[][] = []
    for (let year = 0; year < years; year += 1) {
      const to = addDays(today, -year * MOST_RATE_DAYS)
      const { sets } = await callEndpoint<RateHistoryAnswer>(rateHistory, {
        query: { from: addDays(to, 1 - MOST_RATE_DAYS), to },
      })
      parts.push(sets)
    }
    keep({ askedOn: today, sets: joined([...known.sets, ...parts.flat()]) })
  } catch {
    // Without a network or a session the rates that are known go on; the next screen asks again.
  } finally {
    isAsking = false
  }
}

function hasYears(sets: readonly RateSet[], since: string): boolean {
  return sets.some(({ date }) => date <= since)
}

/** One set a day, the one that was told last; the newest days. */
function joined(sets: readonly RateSet[]): readonly RateSet[] {
  const byDay = new Map(sets.map((set) => [set.date, set]))
  return [...byDay.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1)).slice(-MOST_SETS)
}

function keep(history: History): void {
  known = history
  all = undefined
  try {
    localStorage.setItem(HISTORY_KEY, JSON.stringify(history))
  } catch {
    // Storage that is full or switched off: the rates serve as long as the page.
  }
  for (const listener of listeners) listener()
}

function storedHistory(): History {
  try {
    const stored = JSON.parse(localStorage.getItem(HISTORY_KEY) ?? 'null') as Partial<Record<keyof History, unknown>>
    const { askedOn, sets } = stored
    if (typeof askedOn === 'string' && isDay(askedOn) && Array.isArray(sets)) {
      return { askedOn, sets: sets.slice(-MOST_SETS).flatMap((set) => rateSetIn(set) ?? []) }
    }
  } catch {
    // What cannot be read is asked for again.
  }
  return { askedOn: '', sets: [] }
}

import { addDays } from '#domain/calendar-day.ts'
import type { DataAccess } from '../kit/database/data-access.ts'
import { type JobHandler, TryLater } from '../kit/jobs/jobs.ts'
import { fetchRates, OF_ALL_DAYS, RatesUnreachable } from '../integrations/rates/client.ts'
import { parseRateHistory, parseRates } from './ecb-rates.ts'
import { hasGap, keepMissingSets, keepSet } from './rate-sets.ts'
import { sharedDate } from '../kit/clock.ts'

/** Reference rates come once a working day; checking more often, they are a few hours old at most, whenever the server was started. */
const EVERY_SECONDS = 6 * 3_600
const DAY_SECONDS = 24 * 3_600
/** Books are kept for ten years, so that documents of that time find the rate of their day. */
const KEPT_DAYS = 3_653
/** Holidays leave at most five days without rates; a rate counts as old after a week. */
const LONGEST_GAP_DAYS = 7
/** Sets that are stored by one statement. */
const AT_ONCE = 500

/** The recurring job that refreshes the rates from `url` (CUR-02). Without a network it tries again later, silently. */
export function refreshRates(dataAccess: DataAccess, url: string): JobHandler {
  return {
    every: EVERY_SECONDS,
    async run({ signal }) {
      const xml = await fetchRates(url, signal).catch(laterIfUnreachable)
      await dataAccess.asSystemBatch([keepSet(parseRates(xml, today()))])
    },
  }
}

/**
 * The recurring job that fetches the rates of the days before this server ran, and of those on which it did not (CUR-02). It fetches the
 * file of all days only where days are missing, which is once; what is stored already stays.
 */
export function completeRates(dataAccess: DataAccess, url: string): JobHandler {
  return {
    every: DAY_SECONDS,
    async run({ signal }) {
      const to = today()
      const since = addDays(to, -KEPT_DAYS)
      const [answer] = await dataAccess.asSystemBatch([hasGap(since, to, LONGEST_GAP_DAYS)])
      if (answer?.rows[0]?.['hasGap'] !== true) return
      const xml = await fetchRates(url, signal, OF_ALL_DAYS).catch(laterIfUnreachable)
      const sets = parseRateHistory(xml, since, to)
      for (let at = 0; at < sets.length; at += AT_ONCE) {
        await dataAccess.asSystemBatch([keepMissingSets(sets.slice(at, at + AT_ONCE))])
      }
    },
  }
}

function today(): string {
  return sharedDate().toISOString().slice(0, 10)
}

function laterIfUnreachable(error: unknown): never {
  throw error instanceof RatesUnreachable ? new TryLater(error.message) : error
}

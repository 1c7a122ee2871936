import type { DataAccess } from '../kit/database/data-access.ts'
import { type JobHandler, TryLater } from '../kit/jobs/jobs.ts'
import { fetchRates, RatesUnreachable } from '../integrations/rates/client.ts'
import { parseRates } from './ecb-rates.ts'
import { keepSet } from './rate-sets.ts'

/** Reference rates come once a working day; checking more often, they are a few hours old at most, whenever the server was started. */
const EVERY_SECONDS = 6 * 3_600

/** The recurring job that refreshes the rates from `url` (CUR-02). Without a network it tries again later, silently. */
export function refreshRates(dataAccess: DataAccess, url: string): JobHandler {
  return {
    every: EVERY_SECONDS,
    async run({ signal }) {
      const xml = await fetchRates(url, signal).catch((error: unknown) => {
        throw error instanceof RatesUnreachable ? new TryLater(error.message) : error
      })
      const set = parseRates(xml, new Date().toISOString().slice(0, 10))
      await dataAccess.asSystemBatch([keepSet(set)])
    },
  }
}

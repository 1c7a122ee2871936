import { STORE_PROVIDERS } from '#contract/store-providers.ts'
import { summaryOf } from '#web/kit/data/use-summary.ts'

const OF_STORES: ReadonlySet<string> = new Set(STORE_PROVIDERS)

/** Whether any product was fetched from a store and not edited since (PROD-05, PROD-17). */
export const fetchedSummary = summaryOf('product', ['source'], (rows) => {
  for (const { source } of rows) if (OF_STORES.has(source)) return true
  return false
})

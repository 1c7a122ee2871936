import type { RateSet } from '#domain/exchange-rates.ts'
import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import type { Statement } from '#server/kit/database/database.ts'
import type { ToolWork } from './tool-work.ts'

/** The sets of rates of a few years: each document is converted at the rate of its own day. */
const RATE_SETS: Statement = {
  name: 'assistant:rate-sets',
  text: `select distinct on (date) date::text as date, base, source, rates from exchange_rates order by date desc, fetched_at desc limit 1000`,
  values: [],
}

/** Every set of rates that figures of past days are converted by. */
export async function rateSets({ data, caller, signal }: ToolWork): Promise<readonly RateSet[]> {
  const [answer] = await data.read(caller, [RATE_SETS], signal)
  return [SHIPPED_RATES, ...((answer?.rows ?? []) as unknown as RateSet[])]
}

import type { RateSet } from '#domain/exchange-rates.ts'
import type { Queryable, Statement } from '../kit/database/database.ts'
import { type KnownRates, newestSet, ratesInForce } from '../kit/rates-in-force.ts'

/** Stores a set; it replaces one of the same day and source. */
export function keepSet({ date, base, source, rates }: RateSet): Statement {
  return {
    text: `insert into exchange_rates (date, base, source, rates) values ($1::date, $2, $3, $4)
      on conflict (date, base, source) do update set rates = excluded.rates, fetched_at = now()`,
    values: [date, base, source, JSON.stringify(rates)],
  }
}

/** Today's rates, for other capabilities. */
export function referenceRates(tx: Queryable): Promise<KnownRates | undefined> {
  return ratesOn(tx, new Date().toISOString().slice(0, 10))
}

/** The rates in force on a day. */
export async function ratesOn(tx: Queryable, day: string): Promise<KnownRates | undefined> {
  return ratesInForce(await tx.query(newestSet(day)), day)
}

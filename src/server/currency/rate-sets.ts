import type { RateSet } from '#domain/exchange-rates.ts'
import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import type { Queryable, Result, Statement } from '../kit/database/database.ts'
import { type KnownRates, newestSet, ratesInForce } from '../kit/rates-in-force.ts'
import { sharedDate } from '../kit/clock.ts'

/** Stores a set; it replaces one of the same day and source. */
export function keepSet({ date, base, source, rates }: RateSet): Statement {
  return {
    text: `insert into exchange_rates (date, base, source, rates) values ($1::date, $2, $3, $4)
      on conflict (date, base, source) do update set rates = excluded.rates, fetched_at = now()`,
    values: [date, base, source, JSON.stringify(rates)],
  }
}

/** Stores the sets of days that have none of their base and source yet. */
export function keepMissingSets(sets: readonly RateSet[]): Statement {
  return {
    text: `insert into exchange_rates (date, base, source, rates)
      select (one->>'date')::date, one->>'base', one->>'source', one->'rates' from jsonb_array_elements($1::jsonb) as one
      on conflict do nothing`,
    values: [JSON.stringify(sets)],
  }
}

/** Asks whether there are more than `days` days in a row without a set, from one day to another. */
export function hasGap(from: string, to: string, days: number): Statement {
  return {
    text: `select exists (
      select from (
        select date, lead(date, 1, $2::date) over (order by date) as next
        from (select date from exchange_rates where date between $1::date and $2::date union select $1::date) as known
      ) as pair where next - date > $3) as "hasGap"`,
    values: [from, to, days],
  }
}

/** Reads the sets of a range of days, one a day, and the one in force when it begins. */
function setsBetween(from: string, to: string): Statement {
  return {
    name: 'rates:between',
    text: `select distinct on (date) date::text as date, base, source, rates from exchange_rates
      where date <= $2::date
        and date >= coalesce((select max(date) from exchange_rates where date <= $1::date), $1::date)
      order by date, fetched_at desc`,
    values: [from, to],
  }
}

/** The stored sets of a range of days, and the shipped one where it belongs among them, oldest first; the first is in force when the range begins. */
export async function rateSetsBetween(
  read: (statement: Statement) => Promise<Result | undefined>,
  from: string,
  to: string,
): Promise<readonly RateSet[]> {
  const stored = ((await read(setsBetween(from, to)))?.rows ?? []) as unknown as readonly RateSet[]
  const isShipped = SHIPPED_RATES.date <= to && !stored.some(({ date }) => date === SHIPPED_RATES.date)
  const sets = [...stored, ...(isShipped ? [SHIPPED_RATES] : [])].toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const first = sets.findLastIndex(({ date }) => date <= from)
  return sets.slice(Math.max(0, first))
}

/** Today's rates, for other capabilities. */
export function referenceRates(tx: Queryable): Promise<KnownRates | undefined> {
  return ratesOn(tx, sharedDate().toISOString().slice(0, 10))
}

/** The rates in force on a day. */
export async function ratesOn(tx: Queryable, day: string): Promise<KnownRates | undefined> {
  return ratesInForce(await tx.query(newestSet(day)), day)
}

import { dayOf, addDays, startOfDay } from '#domain/calendar-day.ts'
import type { Statement } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/doors.ts'

/** A product as it was; amounts in units. */
export interface PastPrice {
  readonly id: string
  readonly name: string
  readonly sku: string
  readonly currency: string
  readonly price: number | null
  readonly tradePrice: number | null
  readonly cost: number
}

/** The last moment of a day in a time zone; of today, the moment itself. */
export function endOfDay(day: string, timeZone: string, now: number): number {
  const end = startOfDay(addDays(day, 1), timeZone) - 1
  return dayOf(now, timeZone) === day ? Math.min(end, now) : end
}

/** A field as it was last written before the moment; what was never written has its fallback. */
function last(field: string): string {
  return `(array_agg(after -> '${field}' order by version desc) filter (where after ? '${field}'))[1]`
}

/**
 * Every product at a moment with its prices, by name (LEDGER-02): of each field the last entry written among those in force by then.
 * What was before a deletion counts no more.
 */
export function pricesAt(moment: number, limit: number | null, offset: number): Statement {
  return {
    name: 'prices:as-of',
    text: `with entries as (
        select id, version, after, max(version) filter (where after is null) over (partition by id) as deleted
        from change where user_id = ${currentUser} and kind = 'product' and effective_at <= to_timestamp($1 / 1000.0)
      ), state as (
        select id, ${last('name')} as name, ${last('sku')} as sku, ${last('baseCurrency')} as currency,
          ${last('effectivePrice')} as price, ${last('effectiveTradePrice')} as trade, ${last('totalCost')} as cost
        from entries where version > coalesce(deleted, 0) group by id
      )
      select id, coalesce(name #>> '{}', 'New Product') as name, coalesce(sku #>> '{}', '') as sku,
        coalesce(currency #>> '{}', 'USD') as currency, nullif(price, 'null')::bigint as price,
        nullif(trade, 'null')::bigint as "tradePrice", coalesce(cost::bigint, 0) as cost
      from state order by lower(coalesce(name #>> '{}', 'New Product')) collate "C", id limit $2 offset $3`,
    values: [moment, limit, offset],
  }
}

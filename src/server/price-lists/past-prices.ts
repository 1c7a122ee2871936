import { dayOf, addDays, startOfDay } from '#domain/calendar-day.ts'
import type { Result, Statement } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/data-access.ts'
import { mapInSlices } from '../kit/slices.ts'

/** A product at a past moment; amounts in units. */
export interface PastPrice {
  readonly id: string
  readonly name: string
  readonly sku: string
  readonly currency: string
  readonly price: number | null
  readonly tradePrice: number | null
  readonly cost: number
}

/** The last moment of a day in a time zone; for today, the present moment. */
export function endOfDay(day: string, timeZone: string, now: number): number {
  const end = startOfDay(addDays(day, 1), timeZone) - 1
  return dayOf(now, timeZone) === day ? Math.min(end, now) : end
}

/** The fields in the history that a past price needs. */
const KEPT = ['name', 'sku', 'baseCurrency', 'effectivePrice', 'effectiveTradePrice', 'totalCost'] as const

/** History entries that one statement reads: on the embedded engine others wait for its end (OPS-06). */
const ENTRIES = 200
const FIRST = '00000000-0000-0000-0000-000000000000'

const ENTRIES_OF = `from change where user_id = ${currentUser} and kind = 'product'`

/** The last value of a field before the moment; its fallback if it was never written. */
function last(field: (typeof KEPT)[number]): string {
  return `(array_agg(kept -> '${field}' order by version desc) filter (where kept ? '${field}'))[1]`
}

/** The first product of the next slice; none after the last. */
function nextSlice(first: string): Statement {
  return {
    name: 'prices:next-slice',
    text: `with reached as (select id ${ENTRIES_OF} and id >= $1 order by id, version offset $2 limit 1)
      select id ${ENTRIES_OF} and id > (select id from reached) order by id limit 1`,
    values: [first, ENTRIES],
  }
}

/**
 * The prices of some products at a moment: of each field the last entry in force by then. Entries before a deletion do not count. Each
 * entry, which may hold long texts, is read once, and only its needed fields.
 */
function sliceAt(moment: number, first: string): Statement {
  return {
    name: 'prices:as-of',
    text: `with reached as (select id ${ENTRIES_OF} and id >= $2 order by id, version offset $3 limit 1), entries as (
        select id, version, max(version) filter (where after is null) over (partition by id) as deleted,
          (select jsonb_object_agg(key, value) from jsonb_each(after) where key = any ('{${KEPT.join(',')}}')) as kept
        ${ENTRIES_OF} and id >= $2 and id <= coalesce((select id from reached), 'ffffffff-ffff-ffff-ffff-ffffffffffff')
          and effective_at <= to_timestamp($1 / 1000.0)
      ), state as (
        select id, ${last('name')} as name, ${last('sku')} as sku, ${last('baseCurrency')} as currency,
          ${last('effectivePrice')} as price, ${last('effectiveTradePrice')} as trade, ${last('totalCost')} as cost
        from entries where version > coalesce(deleted, 0) group by id
      )
      select id, coalesce(name #>> '{}', 'New Product') as name, lower(coalesce(name #>> '{}', 'New Product')) as "sortName",
        coalesce(sku #>> '{}', '') as sku, coalesce(currency #>> '{}', 'USD') as currency, nullif(price, 'null')::bigint as price,
        nullif(trade, 'null')::bigint as "tradePrice", coalesce(cost::bigint, 0) as cost
      from state`,
    values: [moment, first, ENTRIES],
  }
}

interface Sorted extends PastPrice {
  readonly sortName: string
}

/** The prices of every product at a moment, by name (LEDGER-02), read in slices with `ask`. */
export async function pricesAt(
  moment: number,
  ask: (statements: readonly Statement[]) => Promise<readonly Result[]>,
): Promise<readonly PastPrice[]> {
  const found: Sorted[] = []
  for (let first: string | undefined = FIRST; first !== undefined;) {
    const [slice, next]: readonly Result[] = await ask([sliceAt(moment, first), nextSlice(first)])
    for (const row of (slice?.rows ?? []) as unknown as readonly Sorted[]) found.push(row)
    first = next?.rows[0]?.['id'] as string | undefined
  }
  const inBytes = await mapInSlices(found, (row) => ({ row, key: Buffer.from(row.sortName).toString('latin1') }))
  inBytes.sort((a, b) => (a.key === b.key ? compared(a.row.id, b.row.id) : compared(a.key, b.key)))
  return inBytes.map(({ row: { sortName: _sortName, ...price } }) => price)
}

function compared(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

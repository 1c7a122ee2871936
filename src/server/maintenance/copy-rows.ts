import type { Queryable } from '../kit/database/database.ts'

/** Rows and bytes of a page: many small rows or few large ones are in memory at a time. */
const MOST_ROWS = 2_000
const MOST_BYTES = 4_000_000
const FIRST_ROWS = 100

/** Longer than any move takes; nothing of a move is cut short because the other side is busy. */
export const MOVE_LIMIT_MS = 6 * 3_600_000

/** Lets a transaction wait for the other database, and write moments as the other one does. */
export async function settleIn(tx: Queryable): Promise<void> {
  await tx.batch([
    { text: `set local idle_in_transaction_session_timeout = 0` },
    { text: `set local timezone = 'UTC'` },
  ])
}

/** The rows that a query answers as JSON text, a page of bounded size at a time. `whole` reads them in one page. */
export async function* pagesOf(tx: Queryable, table: string, query: string, whole = false): AsyncGenerator<string[]> {
  const cursor = `move_${table.replaceAll(/\W/g, '_')}`
  await tx.query({
    text: `declare ${cursor} no scroll cursor for select row_to_json(t)::text as row from (${query}) t`,
  })
  let most = FIRST_ROWS
  for (;;) {
    const asked = whole ? 'all' : String(most)
    const { rows } = await tx.query<{ row: string }>({ text: `fetch ${asked} from ${cursor}` })
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (whole || rows.length < most) break
    const bytes = rows.reduce((sum, { row }) => sum + row.length, 0)
    most = Math.min(MOST_ROWS, Math.max(1, Math.floor((most * MOST_BYTES) / bytes)), most * 2)
  }
  await tx.query({ text: `close ${cursor}` })
}

/** How many rows there are, and a sum of the hashes of each, which does not depend on their order. */
export interface Fingerprint {
  readonly rows: number
  readonly sum: string
}

/** What is compared of a table: some of its rows, without columns that differ between both sides. */
export interface Compared {
  readonly table: string
  /** An SQL condition on `t`; all rows without it. */
  readonly where?: string
  readonly without?: readonly string[]
}

/** The fingerprint of a table by SHA-256, worked out by the database itself: the same on every engine. */
export async function fingerprintOf(tx: Queryable, { table, where, without = [] }: Compared): Promise<Fingerprint> {
  const row = without.length === 0 ? 'to_jsonb(t)' : `(to_jsonb(t) - '{${without.join(',')}}'::text[])`
  const { rows } = await tx.query<Fingerprint>({
    text: `select count(*) as rows, coalesce(sum(part), 0)::text as sum from (
      select ('x' || left(encode(sha256(convert_to(${row}::text, 'UTF8')), 'hex'), 16))::bit(64)::bigint::numeric as part
      from ${table} t ${where === undefined ? '' : `where ${where}`}) parts`,
  })
  return rows[0] ?? { rows: 0, sum: '0' }
}

/** What was moved of a table. */
export interface MovedTable extends Fingerprint {
  readonly table: string
}

/** The tables whose fingerprints differ, by name. */
export function differing(ones: readonly MovedTable[], others: readonly MovedTable[]): readonly string[] {
  const known = new Map(others.map((other) => [other.table, other]))
  return ones
    .filter(({ table, rows, sum }) => known.get(table)?.rows !== rows || known.get(table)?.sum !== sum)
    .map(({ table }) => table)
}

/** A line for each table that has rows, for the operator: name, rows and fingerprint. */
export function toldTables(tables: readonly MovedTable[]): readonly string[] {
  return tables
    .filter(({ rows }) => rows > 0)
    .map(({ table, rows, sum }) => `  ${table.padEnd(24)} ${String(rows).padStart(9)} rows  ${sum}`)
}

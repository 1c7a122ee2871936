import type { Database, Queryable } from '../kit/database/database.ts'
import { appliedMigrations, migrate } from '../kit/database/migrate.ts'
import { dataTables } from './tables.ts'

const LIMIT_MS = 3_600_000

/** A database that has data where an empty one is needed; the message names its tables. */
export class NotEmptyError extends Error {}

/**
 * Brings a database without data to the schema of these migrations: one that is newer is made anew, an older one is migrated. Throws
 * `NotEmptyError`.
 */
export async function emptySchema(database: Database, migrations: ReadonlySet<string>): Promise<void> {
  await database.transaction((tx) => dropNewer(tx, migrations), { limitMs: LIMIT_MS })
  await migrate(database, { only: migrations })
}

async function dropNewer(tx: Queryable, wanted: ReadonlySet<string>): Promise<void> {
  await refuseData(tx, await dataTables(tx))
  const applied = await appliedMigrations(tx)
  if (applied.every((name) => wanted.has(name))) return
  await tx.query({ text: 'drop schema public cascade' })
  await tx.query({ text: 'create schema public' })
  await tx.query({ text: 'grant usage on schema public to public' })
}

async function refuseData(tx: Queryable, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return
  const counts = await tx.batch(tables.map((table) => ({ text: `select 1 from ${table} limit 1` })))
  const full = tables.filter((_, index) => (counts[index]?.rows.length ?? 0) > 0)
  const blocking = full.filter((table) => table !== 'setting')
  if (blocking.length > 0) {
    throw new NotEmptyError(`The database already holds data (${blocking.join(', ')}). Use an empty one.`)
  }
  if (full.length > 0) await tx.query({ text: 'delete from setting' })
}

/**
 * Runs `load`, which inserts rows of another database. Triggers rest meanwhile, because what they would add, such as work to be done and movements of
 * revenue, is among the rows; rows may name others of their own table that come later; and afterwards what is numbered goes on after the numbers that
 * came.
 */
export async function loadRows<T>(tx: Queryable, load: () => Promise<T>): Promise<T> {
  const triggers = await namesOf(tx, TRIGGERS)
  const circles = await namesOf(tx, CIRCLES)
  for (const { table, name } of triggers) await tx.query({ text: `alter table ${table} disable trigger ${name}` })
  for (const { table, name } of circles)
    await tx.query({ text: `alter table ${table} alter constraint ${name} deferrable initially deferred` })
  const loaded = await load()
  await tx.query({ text: 'set constraints all immediate' })
  for (const { table, name } of circles)
    await tx.query({ text: `alter table ${table} alter constraint ${name} not deferrable` })
  for (const { table, name } of triggers) await tx.query({ text: `alter table ${table} enable trigger ${name}` })
  await resetIdentities(tx)
  return loaded
}

/** Inserts rows, each as the JSON text of its columns, as they are. */
export async function insertRows(tx: Queryable, table: string, rows: readonly string[]): Promise<void> {
  if (rows.length === 0) return
  await tx.query({
    text: `insert into ${table} overriding system value select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    values: [`[${rows.join(',')}]`],
  })
}

interface OfTable {
  readonly table: string
  readonly name: string
}

async function namesOf(tx: Queryable, text: string): Promise<readonly OfTable[]> {
  return (await tx.query<OfTable>({ text })).rows
}

/** The triggers of the schema itself; what lies outside of it, such as the index of searches, is made anew as rows come. */
const TRIGGERS = `select t.tgrelid::regclass::text as table, quote_ident(t.tgname) as name from pg_trigger t
    join pg_proc p on p.oid = t.tgfoid join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and p.pronamespace = 'public'::regnamespace and c.relnamespace = 'public'::regnamespace order by 1, 2`

/** References of a table to itself, such as that of a category to the one above it. */
const CIRCLES = `select conrelid::regclass::text as table, quote_ident(conname) as name from pg_constraint
  where contype = 'f' and conrelid = confrelid and not condeferrable and connamespace = 'public'::regnamespace order by 1, 2`

/** What is numbered goes on after the numbers that came, or one would be given out twice. */
async function resetIdentities(tx: Queryable): Promise<void> {
  const { rows } = await tx.query<{ sequence: string; highest: string }>({ text: NUMBERED })
  for (const { sequence, highest } of rows)
    await tx.query({ text: `select setval('${sequence}', greatest((${highest}), 1))` })
}

const NUMBERED = `select pg_get_serial_sequence(c.oid::regclass::text, a.attname) as sequence,
    format('select max(%I) from %s', a.attname, c.oid::regclass) as highest
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attidentity <> '' and not a.attisdropped
  union all select 'payment_look', 'select max(seen_in) from user_subscription' where to_regclass('payment_look') is not null
  union all select 'card_look', 'select max(seen_in) from card_payment' where to_regclass('card_look') is not null`

import { createHash } from 'node:crypto'
import type { FileStorage } from '../integrations/storage/storage.ts'
import type { Database, Queryable } from '../kit/database/database.ts'
import { appliedMigrations, knownMigrations, migrate } from '../kit/database/migrate.ts'
import type { BackupSummary } from './backup.ts'
import { BackupError, type BackupLine, backupLines, parseLine, readHeader } from './backup-lines.ts'
import { FileRestorer } from './backup-files.ts'
import { dataTables } from './tables.ts'

/** Rows written at a time. */
const PAGE = 2_000
const LIMIT_MS = 3_600_000

/**
 * Restores a backup into a database without data (OPS-04). First the schema is migrated to that of the backup; its rows are loaded all
 * or nothing, and then the later migrations run on them as on any data. After a failure the stored files are removed again. Throws
 * `BackupError` for a file that is damaged, truncated or made by a newer version, and for a database with data.
 */
export async function restore(database: Database, storage: FileStorage, file: string): Promise<BackupSummary> {
  const { migrations } = await readHeader(file)
  const known = new Set(await knownMigrations())
  if (migrations.some((name) => !known.has(name))) {
    throw new BackupError(`${file} was made by a newer version. Update Pricewright, then restore.`)
  }
  await database.transaction((tx) => emptySchema(tx, new Set(migrations)), { limitMs: LIMIT_MS })
  await migrate(database, { only: new Set(migrations) })
  const files = new FileRestorer(storage)
  try {
    const summary = await database.transaction((tx) => load(tx, files, file), { limitMs: LIMIT_MS })
    await migrate(database)
    return summary
  } catch (error) {
    await files.undo()
    throw error
  }
}

/** Drops an empty schema that is newer than the backup; an older one is only migrated. */
async function emptySchema(tx: Queryable, wanted: ReadonlySet<string>): Promise<void> {
  const tables = await dataTables(tx)
  await refuseData(tx, tables)
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
    throw new BackupError(`The database already holds data (${blocking.join(', ')}). Restore into an empty one.`)
  }
  if (full.length > 0) await tx.query({ text: 'delete from setting' })
}

async function load(tx: Queryable, files: FileRestorer, file: string): Promise<BackupSummary> {
  const tables = await dataTables(tx)
  const triggers = await readTriggers(tx)
  await turnTriggers(tx, triggers, 'disable')
  const rows = new Loader(tx, new Set(tables))
  const hash = createHash('sha256')
  let end: BackupLine['end']
  let isHeader = true
  for await (const text of backupLines(file)) {
    const line = parseLine(text, file)
    if (line.end) {
      end = line.end
      break
    }
    hash.update(`${text}\n`)
    if (line.file) await files.add(line.file)
    else if (!isHeader) await rows.add(line)
    isHeader = false
  }
  await rows.flush()
  if (!end) throw new BackupError(`${file} ends too early: it is not whole. Use another backup.`)
  if (end.sha256 !== hash.digest('hex') || end.rows !== rows.rows || (end.files ?? 0) !== files.count) {
    throw new BackupError(`${file} is damaged: its checksum does not match. Use another backup.`)
  }
  await turnTriggers(tx, triggers, 'enable')
  await resetIdentities(tx)
  return { rows: rows.rows, tables: tables.length, files: files.count }
}

/** Collects rows and inserts them a page at a time; lines come in the order of their tables. */
class Loader {
  rows = 0
  readonly #tx: Queryable
  readonly #tables: ReadonlySet<string>
  #table = ''
  #page: object[] = []

  constructor(tx: Queryable, tables: ReadonlySet<string>) {
    this.#tx = tx
    this.#tables = tables
  }

  async add({ table = '', row }: BackupLine): Promise<void> {
    if (!this.#tables.has(table) || !row) throw new BackupError(`This backup has an unknown table: ${table}.`)
    if (table !== this.#table || this.#page.length >= PAGE) await this.flush()
    this.#table = table
    this.#page.push(row)
    this.rows += 1
  }

  async flush(): Promise<void> {
    if (this.#page.length === 0) return
    await this.#tx.query({
      text: `insert into ${this.#table} overriding system value select * from jsonb_populate_recordset(null::${this.#table}, $1::jsonb)`,
      values: [JSON.stringify(this.#page)],
    })
    this.#page = []
  }
}

interface Trigger {
  readonly table: string
  readonly name: string
}

/** The triggers of the schema that is restored; what lies outside of it, such as the index of searches, is no part of a backup. */
async function readTriggers(tx: Queryable): Promise<readonly Trigger[]> {
  const { rows } = await tx.query<Trigger>({
    text: `select t.tgrelid::regclass::text as table, quote_ident(t.tgname) as name from pg_trigger t
        join pg_proc p on p.oid = t.tgfoid join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and p.pronamespace = 'public'::regnamespace and c.relnamespace = 'public'::regnamespace order by 1, 2`,
  })
  return rows
}

/** What a trigger would add, such as work to be done and movements of revenue, stands in the backup already. */
async function turnTriggers(tx: Queryable, triggers: readonly Trigger[], turn: 'enable' | 'disable'): Promise<void> {
  for (const { table, name } of triggers) await tx.query({ text: `alter table ${table} ${turn} trigger ${name}` })
}

/** What is numbered goes on after the numbers that came back, or it would be given out twice. */
async function resetIdentities(tx: Queryable): Promise<void> {
  const { rows } = await tx.query<{ sequence: string; highest: string }>({ text: NUMBERED })
  for (const { sequence, highest } of rows)
    await tx.query({ text: `select setval('${sequence}', greatest((${highest}), 1))` })
}

const NUMBERED = `select pg_get_serial_sequence(c.oid::regclass::text, a.attname) as sequence,
    format('select max(%I) from %s', a.attname, c.oid::regclass) as highest
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attidentity <> '' and not a.attisdropped
  union all select 'payment_look', 'select max(seen_in) from user_subscription' where to_regclass('payment_look') is not null`

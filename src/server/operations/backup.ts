import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { once } from 'node:events'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip, type Gzip } from 'node:zlib'
import type { Database, Queryable } from '../kit/database/database.ts'
import { dataTables } from './tables.ts'

/** A backup that cannot be restored; the message says why and what to do. */
export class BackupError extends Error {}

/** Rows read or written at a time. */
const PAGE = 2_000
const LIMIT_MS = 3_600_000
const FORMAT = 'pricewright-backup/1'

/** What a backup or restore came to. */
export interface BackupSummary {
  readonly rows: number
  readonly tables: number
}

/**
 * Writes every row of one moment to a gzipped NDJSON file (OPS-04): a header, one line a row, and a closing line with the count and
 * a SHA-256 of all before it. The file appears under its name only when it is whole.
 */
export async function backup(database: Database, file: string): Promise<BackupSummary> {
  const partial = `${file}.partial`
  const gzip = createGzip()
  const written = pipeline(gzip, createWriteStream(partial, { flags: 'w', flush: true }))
  const hash = createHash('sha256')
  const summary = await database.transaction((tx) => dump(tx, gzip, hash), {
    isolation: 'repeatable read',
    limitMs: LIMIT_MS,
  })
  await line(gzip, undefined, { end: { rows: summary.rows, sha256: hash.digest('hex') } })
  gzip.end()
  await written
  await rename(partial, file)
  return summary
}

async function dump(tx: Queryable, gzip: Gzip, hash: Hash): Promise<BackupSummary> {
  const tables = await dataTables(tx)
  const { rows: migrations } = await tx.query<{ name: string }>({ text: 'select name from migration order by name' })
  await line(gzip, hash, { format: FORMAT, migrations: migrations.map(({ name }) => name) })
  let rows = 0
  for (const table of tables) rows += await dumpTable(tx, table, gzip, hash)
  return { rows, tables: tables.length }
}

async function dumpTable(tx: Queryable, table: string, gzip: Gzip, hash: Hash): Promise<number> {
  const cursor = `backup_${table}`
  await tx.query({ text: `declare ${cursor} no scroll cursor for select row_to_json(t)::text as row from ${table} t` })
  let rows = 0
  for (;;) {
    const page = await tx.query<{ row: string }>({ text: `fetch ${PAGE} from ${cursor}` })
    for (const { row } of page.rows) await line(gzip, hash, `{"table":${JSON.stringify(table)},"row":${row}}`)
    rows += page.rows.length
    if (page.rows.length < PAGE) break
  }
  await tx.query({ text: `close ${cursor}` })
  return rows
}

async function line(gzip: Gzip, hash: Hash | undefined, value: string | object): Promise<void> {
  const text = `${typeof value === 'string' ? value : JSON.stringify(value)}\n`
  hash?.update(text)
  if (!gzip.write(text)) await once(gzip, 'drain')
}

interface Line {
  readonly format?: string
  readonly migrations?: readonly string[]
  readonly table?: string
  readonly row?: object
  readonly end?: { readonly rows: number; readonly sha256: string }
}

/**
 * Restores a backup into a migrated database without data, all or nothing. Throws `BackupError` for a file that is damaged, cut
 * short or made by a newer version, and for a database that already holds data.
 */
export async function restore(database: Database, file: string): Promise<BackupSummary> {
  return database.transaction(
    async (tx) => {
      const tables = await dataTables(tx)
      await refuseData(tx, tables)
      const load = new Loader(tx, new Set(tables))
      const hash = createHash('sha256')
      let end: Line['end']
      for await (const text of lines(file)) {
        const parsed = parse(text, file)
        if (parsed.end) {
          end = parsed.end
          break
        }
        hash.update(`${text}\n`)
        if (parsed.format) await checkHeader(tx, parsed)
        else await load.add(parsed)
      }
      await load.flush()
      if (!end) throw new BackupError(`${file} ends too early: it is not whole. Use another backup.`)
      if (end.sha256 !== hash.digest('hex') || end.rows !== load.rows) {
        throw new BackupError(`${file} is damaged: its checksum does not match. Use another backup.`)
      }
      await resetIdentities(tx)
      return { rows: load.rows, tables: tables.length }
    },
    { limitMs: LIMIT_MS },
  )
}

async function* lines(file: string): AsyncGenerator<string> {
  const input = createReadStream(file).on('error', () => undefined)
  try {
    yield* createInterface({ input: input.pipe(createGunzip()), crlfDelay: Infinity })
  } catch (error) {
    throw new BackupError(`${file} cannot be read: ${(error as Error).message}`, { cause: error })
  }
}

function parse(text: string, file: string): Line {
  try {
    return JSON.parse(text) as Line
  } catch {
    throw new BackupError(`${file} is no backup of Pricewright.`)
  }
}

async function refuseData(tx: Queryable, tables: readonly string[]): Promise<void> {
  const counts = await tx.batch(tables.map((table) => ({ text: `select 1 from ${table} limit 1` })))
  const full = tables.filter((_, index) => (counts[index]?.rows.length ?? 0) > 0)
  const blocking = full.filter((table) => table !== 'setting')
  if (blocking.length > 0) {
    throw new BackupError(`The database already holds data (${blocking.join(', ')}). Restore into an empty one.`)
  }
  if (full.length > 0) await tx.query({ text: 'delete from setting' })
}

async function checkHeader(tx: Queryable, { format, migrations = [] }: Line): Promise<void> {
  if (format !== FORMAT) throw new BackupError(`This backup has the form ${format}, which this version does not know.`)
  const { rows } = await tx.query<{ name: string }>({ text: 'select name from migration' })
  const known = new Set(rows.map(({ name }) => name))
  const unknown = migrations.filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new BackupError('This backup was made by a newer version. Update Pricewright, then restore.')
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

  async add({ table = '', row }: Line): Promise<void> {
    if (!this.#tables.has(table) || !row)
      throw new BackupError(`This backup names a table that is unknown here: ${table}.`)
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

async function resetIdentities(tx: Queryable): Promise<void> {
  await tx.query({
    text: `select setval(pg_get_serial_sequence('job', 'id'), greatest((select coalesce(max(id), 0) from job), 1))`,
  })
}

import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { once } from 'node:events'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip, type Gzip } from 'node:zlib'
import type { FileStorage } from '../integrations/storage/storage.ts'
import type { Database, Queryable } from '../kit/database/database.ts'
import { backUpFiles, type FilePart, FileRestorer } from './backup-files.ts'
import { dataTables } from './tables.ts'

/** A backup that cannot be restored; the message says why and what to do. */
export class BackupError extends Error {}

/** Rows read or written at a time. */
const PAGE = 2_000
const LIMIT_MS = 3_600_000
const FORMAT = 'pricewright-backup/2'
/** The first form had no files. */
const KNOWN_FORMATS: readonly string[] = [FORMAT, 'pricewright-backup/1']

/** What a backup or restore came to. */
export interface BackupSummary {
  readonly rows: number
  readonly tables: number
  readonly files: number
}

/**
 * Writes every row of one moment and the files that it names to a gzipped NDJSON file (OPS-04): a header, one line a row, the
 * files in lines of parts, and a closing line with the counts and a SHA-256 of all before it. The file appears under its name
 * only when it is whole.
 */
export async function backup(database: Database, storage: FileStorage, file: string): Promise<BackupSummary> {
  const partial = `${file}.partial`
  const gzip = createGzip()
  const written = pipeline(gzip, createWriteStream(partial, { flags: 'w', flush: true }))
  const hash = createHash('sha256')
  const { keys, rows, tables } = await database.transaction((tx) => dump(tx, gzip, hash), {
    isolation: 'repeatable read',
    limitMs: LIMIT_MS,
  })
  // After the transaction, which a slow storage must not hold open: a file never changes, and is erased long after its row.
  const files = await backUpFiles(storage, keys, (value) => line(gzip, hash, value))
  await line(gzip, undefined, { end: { rows, files, sha256: hash.digest('hex') } })
  gzip.end()
  await written
  await rename(partial, file)
  return { rows, tables, files }
}

interface Dumped extends Omit<BackupSummary, 'files'> {
  /** Of the files that the rows name. */
  readonly keys: readonly string[]
}

async function dump(tx: Queryable, gzip: Gzip, hash: Hash): Promise<Dumped> {
  const tables = await dataTables(tx)
  const { rows: migrations } = await tx.query<{ name: string }>({ text: 'select name from migration order by name' })
  await line(gzip, hash, { format: FORMAT, migrations: migrations.map(({ name }) => name) })
  let rows = 0
  for (const table of tables) rows += await dumpTable(tx, table, gzip, hash)
  const { rows: files } = await tx.query<{ key: string }>({
    text: `select unnest(array[image_key, thumbnail_key]) as key from stored_file where state = 'stored' order by 1`,
  })
  return { rows, tables: tables.length, keys: files.map(({ key }) => key) }
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
  readonly file?: FilePart
  readonly end?: { readonly rows: number; readonly files?: number; readonly sha256: string }
}

/**
 * Restores a backup into a migrated database without data, all or nothing: the files that were stored before it failed are removed
 * again. Throws `BackupError` for a file that is damaged, cut short or made by a newer version, and for a database that already
 * holds data.
 */
export async function restore(database: Database, storage: FileStorage, file: string): Promise<BackupSummary> {
  const files = new FileRestorer(storage)
  try {
    return await database.transaction((tx) => load(tx, files, file), { limitMs: LIMIT_MS })
  } catch (error) {
    await files.undo()
    throw error
  }
}

async function load(tx: Queryable, files: FileRestorer, file: string): Promise<BackupSummary> {
  const tables = await dataTables(tx)
  await refuseData(tx, tables)
  const rows = new Loader(tx, new Set(tables))
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
    else if (parsed.file) await files.add(parsed.file)
    else await rows.add(parsed)
  }
  await rows.flush()
  if (!end) throw new BackupError(`${file} ends too early: it is not whole. Use another backup.`)
  if (end.sha256 !== hash.digest('hex') || end.rows !== rows.rows || (end.files ?? 0) !== files.count) {
    throw new BackupError(`${file} is damaged: its checksum does not match. Use another backup.`)
  }
  await resetIdentities(tx)
  return { rows: rows.rows, tables: tables.length, files: files.count }
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
  if (!KNOWN_FORMATS.includes(format ?? ''))
    throw new BackupError(`This backup has the form ${format}, which this version does not know.`)
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

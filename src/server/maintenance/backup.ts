import { createHash, type Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { once } from 'node:events'
import { pipeline } from 'node:stream/promises'
import { createGzip, type Gzip } from 'node:zlib'
import type { FileStorage } from '../integrations/storage/storage.ts'
import type { Database, Queryable } from '../kit/database/database.ts'
import { appliedMigrations } from '../kit/database/migrate.ts'
import { backUpFiles } from './backup-files.ts'
import { FORMAT } from './backup-lines.ts'
import { dataTables } from './tables.ts'

/** Rows read at a time. */
const PAGE = 2_000
const LIMIT_MS = 3_600_000

/** The result of a backup or restore. */
export interface BackupSummary {
  readonly rows: number
  readonly tables: number
  readonly files: number
}

/**
 * Writes every row of one moment and the files that they name to a gzipped NDJSON file (OPS-04): a header, one line per row, the files
 * in parts, and a closing line with the counts and a SHA-256 of everything before it. The file gets its name only when it is complete.
 */
export async function backup(database: Database, storage: FileStorage, file: string): Promise<BackupSummary> {
  const partial = `${file}.partial`
  const gzip = createGzip()
  const written = pipeline(gzip, createWriteStream(partial, { flags: 'w', mode: 0o600, flush: true }))
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
  await line(gzip, hash, { format: FORMAT, migrations: await appliedMigrations(tx) })
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

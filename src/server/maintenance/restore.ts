import { createHash } from 'node:crypto'
import type { FileStorage } from '../integrations/storage/storage.ts'
import type { Database, Queryable } from '../kit/database/database.ts'
import { knownMigrations, migrate } from '../kit/database/migrate.ts'
import type { BackupSummary } from './backup.ts'
import { BackupError, type BackupLine, backupLines, parseLine, readHeader } from './backup-lines.ts'
import { FileRestorer } from './backup-files.ts'
import { emptySchema, insertRows, loadRows, NotEmptyError } from './loading.ts'
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
  await emptySchema(database, new Set(migrations)).catch(refuse)
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

function refuse(error: unknown): never {
  throw error instanceof NotEmptyError ? new BackupError(error.message, { cause: error }) : error
}

async function load(tx: Queryable, files: FileRestorer, file: string): Promise<BackupSummary> {
  const tables = await dataTables(tx)
  const rows = await loadRows(tx, () => loadLines(new Loader(tx, new Set(tables)), files, file))
  return { rows, tables: tables.length, files: files.count }
}

/** Inserts the rows and stores the files, and answers how many rows there were. Throws `BackupError`. */
async function loadLines(rows: Loader, files: FileRestorer, file: string): Promise<number> {
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
  return rows.rows
}

/** Collects rows and inserts them a page at a time; lines come in the order of their tables. */
class Loader {
  rows = 0
  readonly #tx: Queryable
  readonly #tables: ReadonlySet<string>
  #table = ''
  #page: string[] = []

  constructor(tx: Queryable, tables: ReadonlySet<string>) {
    this.#tx = tx
    this.#tables = tables
  }

  async add({ table = '', row }: BackupLine): Promise<void> {
    if (!this.#tables.has(table) || !row) throw new BackupError(`This backup has an unknown table: ${table}.`)
    if (table !== this.#table || this.#page.length >= PAGE) await this.flush()
    this.#table = table
    this.#page.push(JSON.stringify(row))
    this.rows += 1
  }

  async flush(): Promise<void> {
    const page = this.#page
    this.#page = []
    await insertRows(this.#tx, this.#table, page)
  }
}

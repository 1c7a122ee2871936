import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Database, DatabaseError, type Queryable } from './database.ts'
import { MigrationError } from './migration-error.ts'
import { isUnjudged, requiredBy } from './migration-header.ts'
import { refuseWithoutRoles, withNames } from './migration-roles.ts'
import { olderInstances, SILENT_SECONDS } from './older-instances.ts'

interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
  /** The migration that a version must know to work on a database that has this one. */
  readonly requires: string | undefined
}

const FILE = /^\d{4}_[a-z0-9_]+\.sql$/
const LIMIT_MS = 600_000
const OLDEST_VERSION = 14
const LOCK_KEY = 7_742_301
/** A statement that waits for a table makes all others wait behind it: it gives up soon, and tries again for some minutes. */
const LOCK_WAIT = '2s'
const MOST_TRIES = 100
const TRY_AGAIN_MS = 1_000
const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'
/** Longer than an instance that was killed counts as one that serves. */
const OLDER_WAIT_MS = (SILENT_SECONDS + 5) * 1_000
const LEDGER = `create table if not exists migration (
  name text primary key, checksum text not null, applied_at timestamptz not null default now())`

/** The folder of migrations (the package's own by default) and which of them to apply. */
export interface MigrateOptions {
  readonly folder?: string
  readonly only?: ReadonlySet<string>
  /** Called with the migrations of a newer version that the database has, on which this version works all the same. */
  readonly newer?: (names: readonly string[]) => void
  /** How long instances of older versions are waited for, in ms; only tests set it. */
  readonly olderWaitMs?: number
}

/**
 * Brings the database to the newest schema: each file not yet applied, in order of its number, in a transaction of its own, and
 * under a lock so that instances that start together do not race. A database of a newer version is taken as it is, as long as none of its
 * migrations requires more than this version knows. Answers the names applied. Throws `MigrationError`.
 */
export async function migrate(database: Database, options: MigrateOptions = {}): Promise<readonly string[]> {
  const { folder = migrationsFolder(), only, newer, olderWaitMs = OLDER_WAIT_MS } = options
  const migrations = await readMigrations(folder)
  const unknown = await database.transaction((tx) => openLedger(tx, migrations))
  if (unknown.length > 0) newer?.(unknown)
  const applied: string[] = []
  for (const migration of migrations) {
    if (only?.has(migration.name) === false) continue
    if (await applyPatiently(database, migration, olderWaitMs)) applied.push(migration.name)
  }
  return applied
}

/** Others go on writing: where a lock is not to be had soon, they come first. */
async function applyPatiently(database: Database, migration: Migration, olderWaitMs: number): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    if (!(await isApplied(database, migration))) await refuseBesideOlder(database, migration, olderWaitMs)
    try {
      return await database.transaction((tx) => apply(tx, migration), { limitMs: LIMIT_MS })
    } catch (error) {
      const cause = error instanceof MigrationError ? error.cause : error
      const isHeldUp = cause instanceof DatabaseError && [LOCK_NOT_AVAILABLE, DEADLOCK].includes(cause.code)
      if (!isHeldUp || tries === MOST_TRIES) throw error
      await pause(TRY_AGAIN_MS * (0.5 + Math.random()))
    }
  }
}

async function isApplied(database: Database, { name, requires }: Migration): Promise<boolean> {
  if (requires === undefined) return true
  const [answer] = await database.batch([{ text: 'select 1 from migration where name = $1', values: [name] }])
  return answer?.rowCount === 1
}

/** What older versions use is not taken from under them (OPS-07). */
async function refuseBesideOlder(
  database: Database,
  { name, requires = '' }: Migration,
  olderWaitMs: number,
): Promise<void> {
  const versions = await olderInstances(database, requires, olderWaitMs)
  if (versions.length === 0) return
  throw new MigrationError(
    `The migration ${name} takes away what versions before ${requires} use, and instances of ${versions.join(', ')} still run on this ` +
      'database. Stop them, or update them first to a version in between; then start this one again.',
  )
}

/** The names of the package's own migrations, in order. */
export async function knownMigrations(): Promise<readonly string[]> {
  return (await readMigrations(migrationsFolder())).map(({ name }) => name)
}

/** The same without the newest while that is still empty, as the file is that a shell makes for what a command will print. */
export async function writtenMigrations(folder = migrationsFolder()): Promise<ReadonlySet<string>> {
  const all = await readMigrations(folder)
  const newest = all.at(-1)
  return new Set((newest && isEmpty(newest.sql) ? all.slice(0, -1) : all).map(({ name }) => name))
}

/** The names of the migrations applied to a database; none if it has no schema yet. */
export async function appliedMigrations(tx: Queryable): Promise<readonly string[]> {
  const { rows: ledger } = await tx.query<{ at: string | null }>({
    text: `select to_regclass('public.migration') as at`,
  })
  if (!ledger[0]?.at) return []
  const { rows } = await tx.query<{ name: string }>({ text: 'select name from migration order by name' })
  return rows.map(({ name }) => name)
}

/** The package's own migrations, found from the source and from the bundle alike. */
export function migrationsFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new MigrationError('The package that holds the migrations was not found.')
    folder = parent
  }
  return join(folder, 'migrations')
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => FILE.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8')
      const checksum = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
      return { name, sql, checksum, requires: requiredBy(sql) }
    }),
  )
}

function isEmpty(sql: string): boolean {
  return sql.trim() === ''
}

/** Answers the migrations of newer versions that the database has. */
async function openLedger(tx: Queryable, migrations: readonly Migration[]): Promise<readonly string[]> {
  await lock(tx)
  await refuseUnfit(tx)
  await refuseWithoutRoles(tx)
  await tx.query({ text: LEDGER })
  return fitUnknown(tx, migrations)
}

async function apply(tx: Queryable, { name, sql, checksum, requires }: Migration): Promise<boolean> {
  await lock(tx)
  const { rows } = await tx.query<{ checksum: string }>({
    text: 'select checksum from migration where name = $1',
    values: [name],
  })
  const before = rows[0]
  if (before?.checksum === checksum) return false
  if (isEmpty(sql)) {
    throw new MigrationError(
      `The migration ${name} is empty. Put its statements into the file, or delete it. (\`npm run db:make\` prints those of a new table.)`,
    )
  }
  if (before) {
    throw new MigrationError(
      `The migration ${name} was changed after it had been applied to this database. Restore the file as it was, and make the change in a new migration.`,
    )
  }
  try {
    await tx.query({ text: `set local lock_timeout = '${LOCK_WAIT}'` })
    await tx.query({ text: await withNames(tx, sql) })
    await refuseHiddenRows(tx)
  } catch (error) {
    if (error instanceof MigrationError) throw error
    throw new MigrationError(`The migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
  await tx.query({ text: 'insert into migration (name, checksum) values ($1, $2)', values: [name, checksum] })
  if (requires !== undefined)
    await tx.query({ text: 'update migration set requires = $2 where name = $1', values: [name, requires] })
  return true
}

/** Held until the end of the transaction, by one instance at a time. */
async function lock(tx: Queryable): Promise<void> {
  await tx.query({ text: 'select pg_advisory_xact_lock($1)', values: [LOCK_KEY] })
}

/**
 * Forced row-level security applies to the owner too: without an owner policy a later data migration would silently change nothing. So a
 * new table without that policy is refused.
 */
async function refuseHiddenRows(tx: Queryable): Promise<void> {
  const { rows } = await tx.query<{ name: string }>({
    text: `select relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and (not c.relrowsecurity or not c.relforcerowsecurity or not exists (
          select from pg_policy p where p.polrelid = c.oid and p.polcmd = '*'
            and (select oid from pg_roles where rolname = current_user) = any(p.polroles)
            and pg_get_expr(p.polqual, c.oid) = 'true' and pg_get_expr(p.polwithcheck, c.oid) = 'true'))
      order by relname`,
  })
  if (rows.length === 0) return
  const tables = rows.map(({ name }) => name).join(', ')
  throw new MigrationError(
    `Without forced row-level security and a policy "to owner using (true) with check (true)": ${tables}.`,
  )
}

async function refuseUnfit(tx: Queryable): Promise<void> {
  const { rows } = await tx.query<{ version: number; encoding: string }>({
    text: `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`,
  })
  const { version = 0, encoding = '' } = rows[0] ?? {}
  if (version < OLDEST_VERSION * 10_000) throw new MigrationError(`PostgreSQL ${OLDEST_VERSION} or newer is needed.`)
  if (encoding !== 'UTF8') throw new MigrationError(`The database's encoding is ${encoding}. It must be UTF8.`)
}

/** The migrations of newer versions; refuses if one of them requires more than this version knows (OPS-07). */
async function fitUnknown(tx: Queryable, migrations: readonly Migration[]): Promise<readonly string[]> {
  const { rows } = await tx.query<{ name: string; requires: string | null }>({
    // The column is younger than the table.
    text: `select name, to_jsonb(migration) ->> 'requires' as requires from migration order by name`,
  })
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = rows.filter(({ name }) => !known.has(name))
  const beyond = unknown.filter(({ name, requires }) => isUnjudged(name) || (requires !== null && !known.has(requires)))
  if (beyond.length === 0) return unknown.map(({ name }) => name)
  const names = beyond.map(({ name }) => name).join(', ')
  throw new MigrationError(
    `This database was used by a newer version of Pricewright (${names}), and this version no longer works on it. Start the newer version.`,
  )
}

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database, Queryable } from './database.ts'

/** A migration cannot run, or must not; the message names it and says what to do. */
export class MigrationError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'MigrationError'
  }
}

interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

const FILE = /^\d{4}_[a-z0-9_]+\.sql$/
const LIMIT_MS = 600_000
const OLDEST_VERSION = 14
const LOCK_KEY = 7_742_301
const LEDGER = `create table if not exists migration (
  name text primary key, checksum text not null, applied_at timestamptz not null default now())`

/** The folder of migrations (the package's own by default) and which of them to apply. */
export interface MigrateOptions {
  readonly folder?: string
  readonly only?: ReadonlySet<string>
}

/**
 * Brings the database to the newest schema: each file not yet applied, in order of its number, in a transaction of its own, and
 * under a lock so that instances that start together do not race. Answers the names applied. Throws `MigrationError`.
 */
export async function migrate(database: Database, options: MigrateOptions = {}): Promise<readonly string[]> {
  const { folder = migrationsFolder(), only } = options
  const migrations = await readMigrations(folder)
  await database.transaction((tx) => openLedger(tx, migrations))
  const applied: string[] = []
  for (const migration of migrations) {
    if (only?.has(migration.name) === false) continue
    const done = await database.transaction((tx) => apply(tx, migration), { limitMs: LIMIT_MS })
    if (done) applied.push(migration.name)
  }
  return applied
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
      return { name, sql, checksum }
    }),
  )
}

function isEmpty(sql: string): boolean {
  return sql.trim() === ''
}

async function openLedger(tx: Queryable, migrations: readonly Migration[]): Promise<void> {
  await lock(tx)
  await refuseUnfit(tx)
  await refuseWithoutRoles(tx)
  await tx.query({ text: LEDGER })
  await refuseUnknown(tx, migrations)
}

async function apply(tx: Queryable, { name, sql, checksum }: Migration): Promise<boolean> {
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
    await tx.query({ text: await withNames(tx, sql) })
    await refuseHiddenRows(tx)
  } catch (error) {
    if (error instanceof MigrationError) throw error
    throw new MigrationError(`The migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
  await tx.query({ text: 'insert into migration (name, checksum) values ($1, $2)', values: [name, checksum] })
  return true
}

/** Held until the end of the transaction, by one instance at a time. */
async function lock(tx: Queryable): Promise<void> {
  await tx.query({ text: 'select pg_advisory_xact_lock($1)', values: [LOCK_KEY] })
}

/** Users, administrators, and the members of accounts by what they may do (TEAM-02). */
const ROLES = ['app_user', 'app_admin', 'app_editor', 'app_viewer', 'app_accountant'] as const

/** Bytes of a name that PostgreSQL keeps. */
const LONGEST_NAME = 63

/** The roles that requests run as, by their names in migrations; each database has its own. */
function rolesOf(database: string): Readonly<Record<string, string>> {
  const prefixOf = (role: string): string => database.slice(0, Math.min(50, LONGEST_NAME - role.length - 1))
  return Object.fromEntries(ROLES.map((role) => [role, `${prefixOf(role)}_${role}`]))
}

/** The login creates the roles if it may; otherwise they must exist and be granted to it (OPS-05). */
async function refuseWithoutRoles(tx: Queryable): Promise<void> {
  const { rows } = await tx.query<{ login: string; database: string; mayCreate: boolean }>({
    text: `select current_user as login, current_database() as database, rolsuper or rolcreaterole as "mayCreate"
      from pg_roles where rolname = current_user`,
  })
  const { login = '', database = '', mayCreate = false } = rows[0] ?? {}
  const roles = Object.values(rolesOf(database))
  const known = await tx.query<{ name: string; isGranted: boolean }>({
    text: `select rolname as name, pg_has_role(oid, 'MEMBER') as "isGranted" from pg_roles where rolname = any($1)`,
    values: [roles],
  })
  const granted = new Set(known.rows.flatMap(({ name, isGranted }) => (isGranted ? [name] : [])))
  if (mayCreate || roles.every((role) => granted.has(role))) return
  const missing = roles.filter((role) => !known.rows.some(({ name }) => name === role))
  const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
  const acts = [
    ...missing.map((role) => `create role ${quoted(role)} nologin;`),
    `grant ${roles.map(quoted).join(', ')} to ${quoted(login)};`,
  ]
  throw new MigrationError(
    `The login ${login} of DATABASE_URL may not create the roles that keep users apart. As an administrator of the server, let it ` +
      `(alter role ${quoted(login)} createrole;), or make them once: ${acts.join(' ')}`,
  )
}

/** Writes the names of this database's roles where the file says `:"owner"`, `:"app_user"` or `:'…'`. */
async function withNames(tx: Queryable, sql: string): Promise<string> {
  const { rows } = await tx.query<{ owner: string; database: string }>({
    text: 'select current_user as owner, current_database() as database',
  })
  const { owner = '', database = '' } = rows[0] ?? {}
  const names: Readonly<Record<string, string>> = { owner, ...rolesOf(database) }
  return sql.replaceAll(/:(["'])([a-z_]+)\1/g, (place, quote: string, name: string) => {
    const value = names[name]
    if (value === undefined) throw new MigrationError(`The migrations know no name ${place}.`)
    return quote + value.replaceAll(quote, quote + quote) + quote
  })
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

async function refuseUnknown(tx: Queryable, migrations: readonly Migration[]): Promise<void> {
  const { rows } = await tx.query<{ name: string }>({ text: 'select name from migration order by name' })
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = rows.filter(({ name }) => !known.has(name))
  if (unknown.length === 0) return
  throw new MigrationError(
    `This database was used by a newer version of Pricewright (${unknown.map(({ name }) => name).join(', ')}). Start that version.`,
  )
}

import type { Queryable } from './database.ts'
import { MigrationError } from './migration-error.ts'

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
export async function refuseWithoutRoles(tx: Queryable): Promise<void> {
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
export async function withNames(tx: Queryable, sql: string): Promise<string> {
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

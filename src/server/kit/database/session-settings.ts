import type { ClientConfig } from 'pg'
import type { Database } from './database.ts'

const IDLE_IN_TRANSACTION_MS = 60_000

/** The settings that a session is opened with; the limit of a statement is milliseconds. */
export function openedWith(statementMs: number): ClientConfig {
  return {
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    // Every statement is named and filtered by a current user that the planner cannot see, so planning each call anew only costs
    // time.
    options: '-c plan_cache_mode=force_generic_plan -c timezone=UTC',
  }
}

/** The same as the server names them, with the form in which `alter role` takes them. */
const OPENED = [
  { name: 'statement_timeout', setting: '30000', written: '30s' },
  { name: 'idle_in_transaction_session_timeout', setting: '60000', written: '60s' },
  { name: 'plan_cache_mode', setting: 'force_generic_plan', written: 'force_generic_plan' },
  { name: 'TimeZone', setting: 'UTC', written: 'UTC' },
] as const

/** Behind a pooler nobody can end a statement that nobody waits for: the server has to look itself. */
const POOLED = [...OPENED, { name: 'client_connection_check_interval', setting: '1000', written: '1s' }] as const

/** What a pooler keeps back, and the statements with which an administrator gives it to the login. */
export interface KeptBack {
  readonly names: readonly string[]
  readonly remedy: string
}

interface Found {
  readonly login: string
  readonly database: string
  readonly settings: Readonly<Record<string, string>>
}

/** Settings that the sessions of a database lack, because a pooler does not pass them on (OPS-05, OPS-07); undefined where all are there. */
export async function keptBack(database: Database, isPooled: boolean): Promise<KeptBack | undefined> {
  const wanted = isPooled ? POOLED : OPENED
  const [answer] = await database.batch([
    {
      text: `select current_user as login, current_database() as database, (select json_object_agg(name, setting) from pg_settings
        where name = any($1)) as settings`,
      values: [wanted.map(({ name }) => name)],
    },
  ])
  const { login = '', database: name = '', settings = {} } = (answer?.rows[0] ?? {}) as Partial<Found>
  const missing = wanted.filter((each) => settings[each.name] !== each.setting)
  if (missing.length === 0) return undefined
  const role = `alter role ${quoted(login)} in database ${quoted(name)} set`
  return {
    names: missing.map((each) => each.name),
    remedy: missing.map((each) => `${role} ${each.name} = '${each.written}';`).join(' '),
  }
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

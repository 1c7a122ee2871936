import {
  type Database,
  DatabaseError,
  type Queryable,
  type Result,
  type Statement,
  type TransactionOptions,
} from './database.ts'

/**
 * Who acts. A session or token is named by the SHA-256 of its secret and looked up in the same flight; `user` is for work that
 * the server does for a known user. `write` says whether the act needs a token of scope write.
 */
export type Actor =
  | { readonly kind: 'user'; readonly userId: string }
  | { readonly kind: 'session'; readonly hash: Buffer }
  | { readonly kind: 'token'; readonly hash: Buffer; readonly write: boolean }

/** Why an actor may not enter. */
export type EntryRefusal = 'no-session' | 'suspended' | 'read-only-token' | 'not-admin'

/** The database did not let the actor in; nothing was read or changed. */
export class EntryRefused extends Error {
  readonly reason: EntryRefusal
  constructor(reason: EntryRefusal) {
    super(`entry refused: ${reason}`)
    this.name = 'EntryRefused'
    this.reason = reason
  }
}

/** The only ways to the data. Each takes its role and user for one transaction. */
export interface Doors {
  /** Sees and changes the actor's own rows alone. Throws `EntryRefused`. */
  asUser<T>(actor: Actor, body: (tx: Queryable) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** As `asUser`, with statements that do not depend on each other's answers, in one flight. */
  asUserFlight(actor: Actor, statements: readonly Statement[], options?: TransactionOptions): Promise<Result[]>
  /** For administrators: what the policies `to app_admin` allow. Throws `EntryRefused`. */
  asAdmin<T>(actor: Actor, body: (tx: Queryable) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** The owner, who sees every row: for named functions of kit, accounts and operations, never for a request's own data. */
  asSystem<T>(body: (tx: Queryable) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** As `asSystem`, in one flight. */
  asSystemFlight(statements: readonly Statement[], options?: TransactionOptions): Promise<Result[]>
}

/** The user of the open transaction, for use in statements; null outside of `asUser`. */
export const currentUser = "(select nullif(current_setting('app.uid', true), '')::uuid)"

const REFUSALS: Readonly<Record<string, EntryRefusal>> = {
  PW001: 'no-session',
  PW002: 'suspended',
  PW003: 'read-only-token',
  PW004: 'not-admin',
}

const AS_ADMIN: readonly Statement[] = [
  { name: 'door:admin', text: `select enter_admin(), set_config('role', app_admin_role(), true)` },
]

/** Makes the doors to a database. */
export function createDoors(database: Database): Doors {
  const user = <T>(entry: readonly Statement[], body: (tx: Queryable) => Promise<T>, options?: TransactionOptions) =>
    database.transaction((tx) => enterFirst(tx, entry, body), options).catch(refuse)
  return {
    asUser: (actor, body, options) => user([entryOf(actor, AS_USER)], body, options),
    asUserFlight: async (actor, statements, options) => {
      const answers = await database.flight([entryOf(actor, AS_USER), ...statements], options).catch(refuse)
      return answers.slice(1)
    },
    asAdmin: (actor, body, options) => user([entryOf(actor, FOR_ADMIN), ...AS_ADMIN], body, options),
    asSystem: (body, options) => database.transaction(body, options),
    asSystemFlight: (statements, options) => database.flight(statements, options),
  }
}

/** The body's first statements leave in one packet with the entry; when that was refused the transaction answers none of them. */
async function enterFirst<T>(
  tx: Queryable,
  entry: readonly Statement[],
  body: (tx: Queryable) => Promise<T>,
): Promise<T> {
  const [entered, result] = await Promise.allSettled([tx.batch(entry), Promise.resolve(tx).then(body)])
  if (entered.status === 'rejected') throw entered.reason
  if (result.status === 'rejected') throw result.reason
  return result.value
}

/** How actors enter, by their kind. */
type Entries = Readonly<Record<Actor['kind'], { readonly name: string; readonly text: string }>>

interface Lookup {
  /** What is done in this order when the actor is found. */
  readonly items: readonly string[]
  readonly source: string
}

/** One row comes back whatever is found, so that the first item refuses it and nothing behind it runs. */
function found(what: string): string {
  return ` from (select) asked left join (${what} join account on account.id = found.user_id)
    on found.hash = $1 and found.revoked_at is null and found.expires_at > now()`
}

function admitted(refusals = ''): string {
  return `case when account.id is null then refuse_entry('PW001') ${refusals}
    when account.suspended then refuse_entry('PW002') else set_config('app.uid', account.id::text, true) end`
}

/** Marking as seen must never fail or delay what its user came for. */
function marked(seenAt: string, mark: string): string {
  return `case when ${seenAt} < now() - interval '60 seconds' and may_mark() then ${mark}($1) end`
}

const LOOKUPS: Readonly<Record<Actor['kind'], Lookup>> = {
  user: { items: [`set_config('app.uid', $1, true)`], source: '' },
  session: {
    items: [admitted(), marked('found.last_seen_at', 'mark_session')],
    source: `${found('session found')} and found.idle_expires_at > now()`,
  },
  token: {
    items: [
      admitted(`when found.scope = 'read' and $2 then refuse_entry('PW003')`),
      `set_config('app.token', found.name, true)`,
      marked(`coalesce(found.last_used_at, '-infinity')`, 'mark_token'),
    ],
    source: found('api_token found'),
  },
}

/** Every request enters by one of these, so their texts are put together once. */
function entries(suffix: string, ...taken: readonly string[]): Entries {
  const entry = (kind: Actor['kind']) => {
    const { items, source } = LOOKUPS[kind]
    return { name: `door:${kind}${suffix}`, text: `select ${[...items, ...taken].join(', ')}${source}` }
  }
  return { user: entry('user'), session: entry('session'), token: entry('token') }
}

const AS_USER = entries(':user', `set_config('role', app_user_role(), true)`)
const FOR_ADMIN = entries('')

function entryOf(actor: Actor, { [actor.kind]: { name, text } }: Entries): Statement {
  return { name, text, values: valuesOf(actor) }
}

function valuesOf(actor: Actor): readonly unknown[] {
  if (actor.kind === 'user') return [actor.userId]
  return actor.kind === 'session' ? [actor.hash] : [actor.hash, actor.write]
}

function refuse(error: unknown): never {
  const reason = error instanceof DatabaseError ? REFUSALS[error.code] : undefined
  throw reason === undefined ? error : new EntryRefused(reason)
}

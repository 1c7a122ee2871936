import { createKnownUsers } from './known-users.ts'
import {
  type Database,
  DatabaseError,
  type Queryable,
  type Result,
  type Statement,
  type TransactionOptions,
  type Whose,
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
export type EntryRefusal = 'no-session' | 'revoked-session' | 'suspended' | 'read-only-token' | 'not-admin'

/** The database did not let the actor in; nothing was read or changed. */
export class EntryRefused extends Error {
  readonly reason: EntryRefusal
  constructor(reason: EntryRefusal) {
    super(`entry refused: ${reason}`)
    this.name = 'EntryRefused'
    this.reason = reason
  }
}

/**
 * How work behind a door runs. The door itself says whose it is, and only reads as one's own user, under the row policies, may be
 * answered in the middle of another user's transaction: what sees rows of others would see what is not committed.
 */
export type DoorOptions = Omit<TransactionOptions, 'whose' | 'readsOnly'>

/** The only ways to the data. Each takes its role and user for one transaction. */
export interface Doors {
  /** Whose work an actor's is, as far as it is known: by it work takes turns. It lets nobody in. */
  whose(actor: Actor): Whose
  /** Sees and changes the actor's own rows alone. Throws `EntryRefused`. */
  asUser<T>(actor: Actor, body: (tx: Queryable) => Promise<T>, options?: DoorOptions): Promise<T>
  /** As `asUser`, with statements that do not depend on each other's answers, in one flight. */
  asUserFlight(
    actor: Actor,
    statements: readonly Statement[],
    options?: DoorOptions & Pick<TransactionOptions, 'readsOnly'>,
  ): Promise<Result[]>
  /** For administrators: what the policies `to app_admin` allow. Throws `EntryRefused`. */
  asAdmin<T>(actor: Actor, body: (tx: Queryable) => Promise<T>, options?: DoorOptions): Promise<T>
  /** The owner, who sees every row: for named functions of kit, accounts and operations, never for a request's own data. */
  asSystem<T>(body: (tx: Queryable) => Promise<T>, options?: DoorOptions): Promise<T>
  /** As `asSystem`, in one flight. */
  asSystemFlight(statements: readonly Statement[], options?: DoorOptions): Promise<Result[]>
}

/** The user of the open transaction, for use in statements; null outside of `asUser`. */
export const currentUser = "(select nullif(current_setting('app.uid', true), '')::uuid)"

/** The id of the open transaction's user. */
export async function ownerOf(tx: Queryable): Promise<string> {
  const { rows } = await tx.query<{ owner: string | null }>({
    name: 'door:owner',
    text: `select ${currentUser} as owner`,
  })
  return rows[0]?.owner ?? ''
}

const REFUSALS: Readonly<Record<string, EntryRefusal>> = {
  PW001: 'no-session',
  PW002: 'suspended',
  PW003: 'read-only-token',
  PW004: 'not-admin',
  PW005: 'revoked-session',
}

const AS_ADMIN: readonly Statement[] = [
  { name: 'door:admin', text: `select enter_admin(), set_config('role', app_admin_role(), true)` },
]

/** Makes the doors to a database. */
export function createDoors(database: Database): Doors {
  const known = createKnownUsers()
  return {
    whose: (actor) => known.whose(actor),
    asUser: (actor, body, options) => {
      const enter = (tx: Queryable) =>
        enterFirst(tx, [entryOf(actor, AS_USER)], body, (found) => known.learn(actor, found))
      return database.transaction(enter, { ...options, whose: known.whose(actor) }).catch(refuse)
    },
    asUserFlight: async (actor, statements, options) => {
      const flight = [entryOf(actor, AS_USER), ...statements]
      const [entered, ...answers] = await database
        .flight(flight, { ...options, whose: known.whose(actor) })
        .catch(refuse)
      known.learn(actor, entered)
      return answers
    },
    // Sees rows of others, so that nobody may come in between: it is nobody's own.
    asAdmin: (actor, body, options) =>
      database
        .transaction((tx) => enterFirst(tx, [entryOf(actor, FOR_ADMIN), ...AS_ADMIN], body), options)
        .catch(refuse),
    asSystem: (body, options) => database.transaction(body, options),
    asSystemFlight: (statements, options) => database.flight(statements, options),
  }
}

/** The body's first statements leave in one packet with the entry; when that was refused the transaction answers none of them. */
async function enterFirst<T>(
  tx: Queryable,
  entries: readonly Statement[],
  body: (tx: Queryable) => Promise<T>,
  learn?: (found: Result | undefined) => void,
): Promise<T> {
  const entry = tx.batch(entries)
  if (learn) entry.then(([found]) => learn(found)).catch(() => undefined)
  const [entered, result] = await Promise.allSettled([entry, Promise.resolve(tx).then(body)])
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

function admitted({ refusals = '', unknown = `'PW001'` } = {}): string {
  return `case when account.id is null then refuse_entry(${unknown}) ${refusals}
    when account.suspended then refuse_entry('PW002') else set_config('app.uid', account.id::text, true) end as "userId"`
}

/** A browser that was signed out from elsewhere is told so: it wipes what it keeps (AUTH-14). Looked up only for those refused. */
const REVOKED = `case when exists (select from session where hash = $1 and revoked_at is not null) then 'PW005' else 'PW001' end`

/** Marking as seen must never fail or delay what its user came for. */
function marked(seenAt: string, mark: string): string {
  return `case when ${seenAt} < now() - interval '60 seconds' and may_mark() then ${mark}($1) end`
}

const LOOKUPS: Readonly<Record<Actor['kind'], Lookup>> = {
  user: { items: [`set_config('app.uid', $1, true)`], source: '' },
  session: {
    items: [admitted({ unknown: REVOKED }), marked('found.last_seen_at', 'mark_session')],
    source: `${found('session found')} and found.idle_expires_at > now()`,
  },
  token: {
    items: [
      admitted({ refusals: `when found.scope = 'read' and $2 then refuse_entry('PW003')` }),
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

import type { MemberReach, TokenScope } from '#contract/endpoint.ts'
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
import { ENTRY_SETTINGS, keyedBy, settingsOfNodes } from './user-key.ts'

/**
 * Who acts. A session or token is named by the SHA-256 of its secret and looked up in the same batch; `user` is for work that the server
 * does for a known user. `scope` is the one that the action needs of a token, `members` what it is to the members of an account (TEAM-02): without
 * it, a session that one of them works in is refused.
 */
export type Actor =
  | { readonly kind: 'user'; readonly userId: string }
  | { readonly kind: 'session'; readonly hash: Buffer; readonly members?: MemberReach | undefined }
  | { readonly kind: 'token'; readonly hash: Buffer; readonly scope: TokenScope }

/** Why an actor is refused. */
export type EntryRefusal =
  | 'no-session'
  | 'revoked-session'
  | 'suspended'
  | 'read-only-token'
  | 'draft-only-token'
  | 'not-admin'
  | 'membership-ended'
  | 'owner-only'
  | 'member-may-not'

/** The database refused the actor; nothing was read or changed. */
export class EntryRefused extends Error {
  readonly reason: EntryRefusal
  constructor(reason: EntryRefusal) {
    super(`entry refused: ${reason}`)
    this.name = 'EntryRefused'
    this.reason = reason
  }
}

/**
 * How work with the data runs. Data access itself sets the owner. Only reads of one's own rows, under the row policies, may be answered
 * inside another user's open transaction; anything that sees rows of several users would see uncommitted ones.
 */
export type DataAccessOptions = Omit<TransactionOptions, 'whose' | 'readsOnly'>

/** What a read found, and the user's version as it was before: the rows may be newer than it says, never older. */
export interface CountedAnswers {
  readonly answers: Result[]
  readonly userId: string
  readonly version: number
}

/** The only ways to the data. Each sets its role and user for one transaction. */
export interface DataAccess {
  /** The owner of an actor's work, as far as known, for fair turns. It grants no access. */
  whose(actor: Actor): Whose
  /**
   * The user as whom the actor is let in: the database is asked, with the scope and the standing that the action needs, unless it let in this
   * very actor before. Throws `EntryRefused`.
   */
  admit(actor: Actor): Promise<string>
  /** Reads and changes the actor's own rows only. Throws `EntryRefused`. */
  asUser<T>(actor: Actor, body: (tx: Queryable) => Promise<T>, options?: DataAccessOptions): Promise<T>
  /** As `asUser`, for statements that do not depend on each other's answers: one batch. */
  asUserBatch(
    actor: Actor,
    statements: readonly Statement[],
    options?: DataAccessOptions & Pick<TransactionOptions, 'readsOnly'>,
  ): Promise<Result[]>
  /** As `asUserBatch`, for statements that change nothing, with the user's version. */
  asUserCounted(actor: Actor, statements: readonly Statement[], options?: DataAccessOptions): Promise<CountedAnswers>
  /** For administrators: what the policies `to app_admin` allow. Throws `EntryRefused`. */
  asAdmin<T>(actor: Actor, body: (tx: Queryable) => Promise<T>, options?: DataAccessOptions): Promise<T>
  /** As the owner, who sees every row: for named functions of kit, accounts and maintenance, never for a request's own data. */
  asSystem<T>(body: (tx: Queryable) => Promise<T>, options?: DataAccessOptions): Promise<T>
  /** As `asSystem`, in one batch. */
  asSystemBatch(statements: readonly Statement[], options?: DataAccessOptions): Promise<Result[]>
}

/** The user of the open transaction, for use in SQL; null outside `asUser`. */
export const currentUser = "(select nullif(current_setting('app.uid', true), '')::uuid)"

/** The id of the open transaction's user. */
export async function ownerOf(tx: Queryable): Promise<string> {
  const { rows } = await tx.query<{ owner: string | null }>({
    name: 'access:owner',
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
  PW007: 'draft-only-token',
  PW009: 'membership-ended',
  PW010: 'owner-only',
  PW011: 'member-may-not',
}

const AS_ADMIN: readonly Statement[] = [
  { name: 'access:admin', text: `select enter_admin(), set_config('role', app_admin_role(), true)` },
]

const ADMIT: Statement = { name: 'access:admit', text: 'select 1' }
const VERSION: Statement = {
  name: 'access:version',
  text: `select version from user_head where user_id = ${currentUser}`,
}

/** Makes the data access of a database. */
export function createDataAccess(database: Database): DataAccess {
  return database.isDistributed === true ? distributedAccess(database) : plainAccess(database)
}

function plainAccess(database: Database): DataAccess {
  const known = createKnownUsers()
  const fly = async (
    actor: Actor,
    entry: Statement,
    statements: readonly Statement[],
    options: TransactionOptions | undefined,
  ): Promise<{ readonly entered: Result | undefined; readonly answers: Result[] }> => {
    const batch = [entry, ...statements]
    const refused = (error: unknown): never => refuse(error, actor)
    const [entered, ...answers] = await database.batch(batch, { ...options, whose: known.whose(actor) }).catch(refused)
    known.learn(actor, entered)
    return { entered, answers }
  }
  const batchOf: DataAccess['asUserBatch'] = async (actor, statements, options) =>
    (await fly(actor, entryOf(actor, AS_USER), statements, options)).answers
  return {
    whose: (actor) => known.whose(actor),
    admit: async (actor) => {
      if (actor.kind === 'user') return actor.userId
      if (known.cameIn(actor) === undefined) await batchOf(actor, [ADMIT], { readsOnly: true })
      return known.cameIn(actor) ?? known.whose(actor).key
    },
    asUser: (actor, body, options) => {
      const enter = (tx: Queryable) =>
        enterFirst(tx, [entryOf(actor, AS_USER)], body, (found) => known.learn(actor, found))
      return database
        .transaction(enter, { ...options, whose: known.whose(actor) })
        .catch((error: unknown) => refuse(error, actor))
    },
    asUserBatch: batchOf,
    asUserCounted: async (actor, statements, options) => {
      const reading = { ...options, readsOnly: true }
      const { entered, answers } = await fly(actor, entryOf(actor, COUNTED), statements, reading)
      const { userId, version } = entered?.rows[0] ?? {}
      return { answers, userId: String(userId), version: Number(version) }
    },
    // Administrators see rows of others, so no other transaction may be answered in between: the work has no owner.
    asAdmin: (actor, body, options) =>
      database
        .transaction((tx) => {
          const entry = [entryOf(actor, FOR_ADMIN), ...AS_ADMIN]
          return enterFirst(tx, entry, body, (found) => known.learn(actor, found))
        }, options)
        .catch((error: unknown) => refuse(error, actor)),
    asSystem: (body, options) => database.transaction(body, options),
    asSystemBatch: (statements, options) => database.batch(statements, options),
  }
}

/**
 * On a distributed database the user is known before the first statement of the body, which then names them by value: it goes to the node of
 * the user alone. The entry is a packet of its own, and nodes are told whose rows the transaction may reach.
 */
function distributedAccess(database: Database): DataAccess {
  const plain = plainAccess(database)
  const known = createKnownUsers()
  const enter = async (tx: Queryable, actor: Actor): Promise<{ readonly userId: string; readonly own: Queryable }> => {
    const [entered, settings] = await tx.batch([entryOf(actor, AS_USER), ENTRY_SETTINGS])
    known.learn(actor, entered)
    tx.batch(settingsOfNodes(settings)).catch(() => undefined)
    const userId = String(entered?.rows[0]?.['userId'])
    return { userId, own: keyedBy(tx, currentUser, userId) }
  }
  const inside = <T>(
    actor: Actor,
    body: (own: Queryable, userId: string) => Promise<T>,
    options: DataAccessOptions | undefined,
  ): Promise<T> => {
    const run = async (tx: Queryable): Promise<T> => {
      const { own, userId } = await enter(tx, actor)
      return body(own, userId)
    }
    return database
      .transaction(run, { ...options, whose: known.whose(actor) })
      .catch((error: unknown) => refuse(error, actor))
  }
  return {
    ...plain,
    whose: (actor) => known.whose(actor),
    admit: async (actor) => {
      if (actor.kind === 'user') return actor.userId
      return known.cameIn(actor) ?? (await inside(actor, (_own, userId) => Promise.resolve(userId), undefined))
    },
    asUser: (actor, body, options) => inside(actor, body, options),
    asUserBatch: (actor, statements, options) => inside(actor, (own) => own.last(statements), options),
    asUserCounted: (actor, statements, options) =>
      inside(
        actor,
        async (own, userId) => {
          const [counted, ...answers] = await own.last([VERSION, ...statements])
          return { answers, userId, version: Number(counted?.rows[0]?.['version']) }
        },
        options,
      ),
  }
}

/** Sends the entry and the body's first statements in one packet; if the entry is refused, none of them runs. */
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

/** The statement that lets each kind of actor in. */
type Entries = Readonly<Record<Actor['kind'], { readonly name: string; readonly text: string }>>

interface Lookup {
  /** Expressions that run in this order once the actor is found. */
  readonly items: readonly string[]
  readonly source: string
  /** The user's id, once found. */
  readonly owner: string
  /** The role that the work runs as. */
  readonly role: string
}

/** Always answers one row, so that the first item can refuse it before anything behind it runs. */
function found(what: string): string {
  return ` from (select) asked left join (${what} join account on account.id = found.user_id)
    on found.hash = $1 and found.revoked_at is null and found.expires_at > now()`
}

function admitted({ refusals = '', unknown = `'PW001'` } = {}): string {
  return `case when account.id is null then refuse_entry(${unknown}) ${refusals}
    when account.suspended then refuse_entry('PW002') else set_config('app.uid', account.id::text, true) end as "userId"`
}

/**
 * A browser that was signed out elsewhere is told so and wipes its copy (AUTH-14); one in an account that was deleted goes on in its own.
 * Looked up only after a refusal.
 */
const REVOKED = `(select coalesce(
    (select case when revoked_at is not null then 'PW005' when user_id is null and least(expires_at, idle_expires_at) > now() then 'PW009' end
      from session where hash = $1), 'PW001'))`

/**
 * A member's session lets in while the person is a member in the role that it was opened with, and only where members are meant (TEAM-02). Where
 * the owner is suspended nobody works in the account, and its members go on in their own.
 */
const OF_MEMBERS = `when found.person_id is not null and not exists (select from member m where m.account_id = found.user_id
      and m.person_id = found.person_id and m.role = found.person_role and m.ended_at is null) then refuse_entry('PW009')
    when found.person_id is not null and (select suspended from account person where person.id = found.person_id) then refuse_entry('PW002')
    when found.person_id is not null and account.suspended then refuse_entry('PW009')
    when found.person_id is not null and $2::text = 'none' then refuse_entry('PW010')
    when found.person_id is not null and ($2::text = 'write' and found.person_role <> 'editor'
      or $2::text = 'work' and found.person_role = 'accountant') then refuse_entry('PW011')`

/** Updates the time of last use; it must never fail or delay the request. */
function marked(seenAt: string, mark: string): string {
  return `case when ${seenAt} < now() - interval '60 seconds' and may_mark() then ${mark}($1) end`
}

const AS_OWNER = 'app_user_role()'

const LOOKUPS: Readonly<Record<Actor['kind'], Lookup>> = {
  user: { items: [`set_config('app.uid', $1, true) as "userId"`], source: '', owner: '$1::uuid', role: AS_OWNER },
  session: {
    items: [
      admitted({ unknown: REVOKED, refusals: OF_MEMBERS }),
      `case when found.person_id is not null then set_config('app.person', found.person_id::text, true) end`,
      marked('found.last_seen_at', 'mark_session'),
    ],
    source: `${found('session found')} and found.idle_expires_at > now()`,
    owner: 'account.id',
    role: `coalesce(app_member_role(found.person_role), ${AS_OWNER})`,
  },
  token: {
    items: [
      admitted({
        refusals: `when found.scope = 'read' and $2::text <> 'read' then refuse_entry('PW003')
          when found.scope = 'draft' and $2::text = 'write' then refuse_entry('PW007')`,
      }),
      `set_config('app.token', found.name, true)`,
      marked(`coalesce(found.last_used_at, '-infinity')`, 'mark_token'),
    ],
    source: found('api_token found'),
    owner: 'account.id',
    role: AS_OWNER,
  },
}

/** Every request runs one of these statements, so their texts are built once. */
function entries(suffix: string, taken: (lookup: Lookup) => readonly string[]): Entries {
  const entry = (kind: Actor['kind']) => {
    const lookup = LOOKUPS[kind]
    return {
      name: `access:${kind}${suffix}`,
      text: `select ${[...lookup.items, ...taken(lookup)].join(', ')}${lookup.source}`,
    }
  }
  return { user: entry('user'), session: entry('session'), token: entry('token') }
}

const takeRole = ({ role }: Lookup): string => `set_config('role', ${role}, true)`
const AS_USER = entries(':user', (lookup) => [takeRole(lookup)])
const COUNTED = entries(':counted', (lookup) => [
  `(select version from user_head where user_id = ${lookup.owner}) as version`,
  takeRole(lookup),
])
const FOR_ADMIN = entries('', () => [])

function entryOf(actor: Actor, { [actor.kind]: { name, text } }: Entries): Statement {
  return { name, text, values: valuesOf(actor) }
}

function valuesOf(actor: Actor): readonly unknown[] {
  if (actor.kind === 'user') return [actor.userId]
  return [actor.hash, actor.kind === 'session' ? (actor.members ?? 'none') : actor.scope]
}

/** Only the roles of members lack grants (TEAM-02): where a call is meant for members, what the database forbids is not theirs to do. */
function refuse(error: unknown, actor: Actor): never {
  const code = error instanceof DatabaseError ? error.code : ''
  const isForbidden = code === '42501' && actor.kind === 'session' && actor.members !== undefined
  const reason = isForbidden ? 'member-may-not' : REFUSALS[code]
  throw reason === undefined ? error : new EntryRefused(reason)
}

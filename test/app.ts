import type { InjectOptions } from 'fastify'
import { admit } from '#server/accounts/account-store.ts'
import type { TokenScope } from '#contract/endpoint.ts'
import type { MemberRole } from '#contract/teams/reach.ts'
import { createApiTokens } from '#server/accounts/api-tokens.ts'
import { createBearers } from '#server/accounts/bearer.ts'
import { enter } from '#server/accounts/team/entering.ts'
import { deriveKey, hashOf, loadSecretsKey } from '#server/accounts/secrets.ts'
import { type App, buildApp, type Parts } from '#server/app.ts'
import { type Config, readConfig } from '#server/config.ts'
import type { OutgoingOptions } from '#server/kit/outgoing.ts'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import type { Json } from './api.ts'
import type { TestDatabase } from './database.ts'

/** Somebody who calls: the headers that say so, and their account. */
export interface TestCaller {
  readonly userId: string
  readonly headers: Readonly<Record<string, string>>
}

/** Everybody who may call, rightly or wrongly. */
export interface Callers {
  readonly alice: TestCaller
  readonly bob: TestCaller
  readonly admin: TestCaller
  readonly readToken: TestCaller
  readonly draftToken: TestCaller
  readonly writeToken: TestCaller
  readonly stale: TestCaller
  readonly wrong: Readonly<Record<WrongCaller, TestCaller>>
}

/** Callers whom no call lets in, except those that are public. */
export type WrongCaller = (typeof WRONG_CALLERS)[number]

export const WRONG_CALLERS = [
  'anonymous',
  'forged cookie',
  'cookie without bearer',
  'bearer without cookie',
  'bearer of another session',
  'expired bearer',
  'expired session',
  'idle session',
  'revoked session',
  'signed-out session',
  'suspended',
  'token of a suspended user',
  'expired token',
  'revoked token',
  'forged token',
  'token beside a cookie',
] as const

/** What a call answered, read as text and, where it is JSON, by name. */
export interface AppAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
  readonly body: Json
}

/** One call as a test writes it. Text and buffers are sent as they are, anything else as JSON. */
export interface AppCall {
  readonly method: NonNullable<InjectOptions['method']>
  readonly url: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** The product as it ships, called without a port. */
export interface TestApp extends App {
  readonly config: Config
  /** The origin of its own pages. */
  readonly origin: string
  /** Where it keeps what is written, for looking behind the calls. */
  readonly dataAccess: DataAccess
  call(caller: TestCaller | undefined, call: AppCall): Promise<AppAnswer>
}

const ORIGIN = 'http://127.0.0.1:3000'

/** Builds the product on a test database, with the embedded sign-in; `environment` is what an operator would set. */
export async function buildRealApp(
  context: Partial<TestDatabase> & Pick<TestDatabase, 'database' | 'dataAccess' | 'folder'>,
  environment: Readonly<Record<string, string>> = {},
  outgoing: OutgoingOptions = {},
  stores: Pick<Parts, 'storeProviders' | 'logTo'> = {},
): Promise<TestApp> {
  const config = readConfig(
    { DATA_DIR: context.folder, LOG_LEVEL: 'silent', RATE_LIMIT: '0', RATES_URL: '', ...environment },
    context.folder,
  )
  const app = await buildApp({ config, database: context.database, outgoing, ...stores })
  await app.fastify.ready()
  return {
    ...app,
    config,
    origin: ORIGIN,
    dataAccess: context.dataAccess,
    call: (caller, call) => send(app, caller, call),
  }
}

async function send(app: App, caller: TestCaller | undefined, call: AppCall): Promise<AppAnswer> {
  const { method, url, body, headers = {} } = call
  const answer = await app.fastify.inject({
    method,
    url,
    headers: { host: new URL(ORIGIN).host, ...contentType(body), ...caller?.headers, ...headers },
    ...(body === undefined ? {} : { payload: payloadOf(body) }),
  })
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, body: jsonOf(answer.body) }
}

function contentType(body: unknown): Record<string, string> {
  return body === undefined ? {} : { 'content-type': 'application/json' }
}

function payloadOf(body: unknown): string | Buffer {
  return typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)
}

function jsonOf(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    return {} as Json
  }
}

/** Lets everybody arrive by the accounts' own functions: what they hold is what the product would have given them. */
export async function makeCallers(app: TestApp): Promise<Callers> {
  // What was good once is known to the server when it ends.
  let used = 0
  const use = async (caller: TestCaller): Promise<void> => {
    used += 1
    // Each from an address of its own, so that no limit of one counts them all.
    const headers = { 'x-forwarded-for': `203.0.113.${used}` }
    const { status } = await app.call(caller, { method: 'GET', url: '/api/brands', headers })
    if (status !== 200) throw new Error(`a caller is not let in: ${status}`)
  }
  const desk = await openDesk(app.config, app.dataAccess, use)
  const [alice, bob, admin] = [
    await desk.arrive('alice'),
    await desk.arrive('bob'),
    await desk.arrive('admin', 'admin'),
  ]
  const stale = await desk.arrive('alice')
  await desk.change(stale, `auth_time = now() - interval '1 hour'`)
  return {
    alice: desk.browser(alice),
    bob: desk.browser(bob),
    admin: desk.browser(admin),
    stale: desk.browser(stale),
    readToken: await desk.program(alice.userId, 'read'),
    draftToken: await desk.program(alice.userId, 'draft'),
    writeToken: await desk.program(alice.userId, 'write'),
    wrong: await wrongCallers(desk, alice),
  }
}

/** Somebody more, signed in. */
export async function arrive(
  { config, dataAccess }: Pick<TestApp, 'config' | 'dataAccess'>,
  name: string,
): Promise<TestCaller> {
  const desk = await openDesk(config, dataAccess)
  return desk.browser(await desk.arrive(name))
}

/** Somebody who works in the account of another, entered as the product lets them (TEAM-01). */
export async function arriveAsMember(
  { config, dataAccess }: Pick<TestApp, 'config' | 'dataAccess'>,
  name: string,
  accountId: string,
  role: MemberRole,
): Promise<TestCaller & { readonly personId: string }> {
  const desk = await openDesk(config, dataAccess)
  const person = await desk.arrive(name)
  await dataAccess.asSystemBatch([
    {
      text: `insert into member (account_id, person_id, role) values ($1, $2, $3)
        on conflict (account_id, person_id) do update set role = excluded.role, ended_at = null`,
      values: [accountId, person.userId, role],
    },
  ])
  const secret = await enter(dataAccess, person.hash, person.userId, accountId)
  return { ...desk.browser({ userId: accountId, secret, hash: hashOf(secret) }), personId: person.userId }
}

/** A program of somebody's, which may write. */
export async function arriveByToken(
  { config, dataAccess }: Pick<TestApp, 'config' | 'dataAccess'>,
  name: string,
): Promise<TestCaller> {
  const desk = await openDesk(config, dataAccess)
  return desk.program((await desk.arrive(name)).userId, 'write')
}

async function wrongCallers(desk: Desk, alice: Guest): Promise<Callers['wrong']> {
  const other = await desk.arrive('alice')
  const ended = async (change: string) => {
    const guest = await desk.arrive('alice')
    await desk.use(desk.browser(guest))
    await desk.change(guest, change)
    return desk.browser(guest)
  }
  const signedOut = await desk.arrive('alice')
  await desk.dataAccess.asSystemBatch([{ text: 'delete from session where hash = $1', values: [signedOut.hash] }])
  const suspended = await desk.arrive('suspended')
  const suspendedToken = await desk.program(suspended.userId, 'write')
  await desk.use(desk.browser(suspended))
  await desk.dataAccess.asSystemBatch([
    { text: 'update account set suspended = true where id = $1', values: [suspended.userId] },
  ])
  const { authorization, cookie } = desk.browser(alice).headers as { authorization: string; cookie: string }
  const wrong = (headers: Record<string, string>): TestCaller => ({ userId: alice.userId, headers })
  const live = await desk.program(alice.userId, 'write')
  return {
    anonymous: wrong({}),
    'forged cookie': wrong({ authorization, cookie: `sid=${'A'.repeat(43)}` }),
    'cookie without bearer': wrong({ cookie }),
    'bearer without cookie': wrong({ authorization }),
    'bearer of another session': wrong({ cookie, authorization: String(desk.browser(other).headers['authorization']) }),
    'expired bearer': wrong({ cookie, authorization: `Bearer ${desk.bearer(alice, -600_001)}` }),
    'expired session': await ended(`expires_at = now() - interval '1 second'`),
    'idle session': await ended(`idle_expires_at = now() - interval '1 second'`),
    'revoked session': await ended('revoked_at = now()'),
    'signed-out session': desk.browser(signedOut),
    suspended: desk.browser(suspended),
    'token of a suspended user': suspendedToken,
    'expired token': await desk.program(alice.userId, 'write', 'expires_at = now()'),
    'revoked token': await desk.program(alice.userId, 'write', 'revoked_at = now()'),
    'forged token': wrong({ authorization: `Bearer pk_${'0'.repeat(32)}_${'A'.repeat(43)}` }),
    'token beside a cookie': wrong({ ...live.headers, cookie }),
  }
}

interface Guest {
  readonly userId: string
  readonly secret: string
  readonly hash: Buffer
}

/** Where sessions, bearers and tokens are given out. */
interface Desk {
  readonly dataAccess: DataAccess
  use(caller: TestCaller): Promise<void>
  arrive(name: string, role?: 'user' | 'admin'): Promise<Guest>
  browser(guest: Guest): TestCaller
  bearer(guest: Guest, atMs?: number): string
  program(userId: string, scope: TokenScope, change?: string): Promise<TestCaller>
  change(guest: Guest, set: string): Promise<unknown>
}

async function openDesk(
  config: Config,
  dataAccess: DataAccess,
  use: Desk['use'] = () => Promise.resolve(),
): Promise<Desk> {
  const bearerKey = deriveKey(await loadSecretsKey(config), 'bearer')
  const tokens = createApiTokens(dataAccess)
  const bearer = (guest: Guest, atMs = 0) => createBearers(bearerKey, () => Date.now() + atMs).issue(guest.hash).token
  return {
    dataAccess,
    use,
    bearer,
    async arrive(name, role = 'user') {
      const email = `${name}@example.com`
      const admission = await admit(
        dataAccess,
        {
          issuer: 'embedded',
          subject: name,
          email,
          emailVerified: true,
          name,
          authTime: Math.floor(Date.now() / 1000),
          idToken: '',
          providerSession: undefined,
        },
        { ip: '127.0.0.1', userAgent: 'test', formerHash: undefined, knows: () => true },
        { emails: role === 'admin' ? [email] : ['nobody@example.com'], first: false },
      )
      if (admission.suspended) throw new Error(`${name} is suspended`)
      const hash = hashOf(admission.secret)
      const [answer] = await dataAccess.asSystemBatch([
        { text: 'select user_id as "userId" from session where hash = $1', values: [hash] },
      ])
      return { userId: String(answer?.rows[0]?.['userId']), secret: admission.secret, hash }
    },
    browser: (guest) => ({
      userId: guest.userId,
      headers: { cookie: `sid=${guest.secret}`, authorization: `Bearer ${bearer(guest)}` },
    }),
    async program(userId, scope, change) {
      const { id, token } = await tokens.create(userId, { name: scope, scope, expiresInDays: 1 })
      // Used once already, or the first use would be seen in the tables.
      const set = (what: string) =>
        dataAccess.asSystemBatch([{ text: `update api_token set ${what} where id = $1`, values: [id] }])
      await set('last_used_at = now()')
      const program = { userId, headers: { authorization: `Bearer ${token}` } }
      await use(program)
      if (change !== undefined) await set(change)
      return program
    },
    change: (guest, set) =>
      dataAccess.asSystemBatch([{ text: `update session set ${set} where hash = $1`, values: [guest.hash] }]),
  }
}

/** What every table holds, as a number of rows and a fingerprint of all they say; of one user's rows where one is named. */
export async function tableState(
  { dataAccess }: Pick<TestApp, 'dataAccess'>,
  userId?: string,
): Promise<Readonly<Record<string, string>>> {
  const [tables] = await dataAccess.asSystemBatch([{ text: TABLES }])
  const own = (tables?.rows ?? []).filter(({ owned }) => userId === undefined || owned === true)
  // Standing jobs come and go by themselves.
  const mine = userId === undefined ? 'true' : `user_id = '${userId}'`
  const each = own.map(
    ({ name }) => `select '${String(name)}' as name, count(*)::text || ' rows, ' ||
      md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as state from ${String(name)} t
      where ${name === 'job' ? 'every is null and ' : ''}${mine}`,
  )
  const [states] = await dataAccess.asSystemBatch([{ text: each.join(' union all ') }])
  return Object.fromEntries((states?.rows ?? []).map(({ name, state }) => [String(name), String(state)]))
}

/** Refused calls are noted in the audit log, and health is sampled by the clock: both are looked at by their own tests. */
const TABLES = `select tablename as name, exists (select from information_schema.columns c
    where c.table_schema = 'public' and c.table_name = tablename and c.column_name = 'user_id') as owned
  from pg_tables where schemaname = 'public' and tablename not in ('audit_entry', 'audit_head', 'health_sample') order by 1`

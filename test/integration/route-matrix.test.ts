import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AnyEndpoint, MemberReach } from '#contract/endpoint.ts'
import { entities } from '#contract/entities/registry.ts'
import { MEMBER_ROLES, type MemberRole, openTo } from '#contract/teams/reach.ts'
import { messages } from '#contract/refusal-catalogue.ts'
import { inputSchema } from '#contract/rest-codec.ts'
import { buildApp } from '#server/app.ts'
import { requireDeclarations } from '#server/declared-routes.ts'
import { isDeeperThan } from '#server/kit/http/json-bodies.ts'
import { Routes } from '#server/kit/http/mount.ts'
import { EntryRefused } from '#server/kit/database/data-access.ts'
import {
  type AppAnswer,
  type AppCall,
  arriveAsMember,
  buildRealApp,
  type Callers,
  makeCallers,
  tableState,
  type TestApp,
  WRONG_CALLERS,
  type WrongCaller,
} from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { isDeep } from '#test/faults/rounds.ts'
import { acceptedCall } from '#test/requests.ts'
import { openShop, parentsOf, type Shop } from '#test/shop.ts'
import Fastify from 'fastify'

/** The times of an event must fit one another, which no schema tells. */
const WHEN = {
  startAt: '2026-07-06T09:30:00Z',
  endAt: '2026-07-06T10:30:00Z',
  ...Object.fromEntries(
    ['startDate', 'endDate', 'startDay', 'endDay', 'startTime', 'endTime'].map((name) => [name, undefined]),
  ),
  originalStart: '',
  exceptions: [],
}
/** What members may call, by what the call is to them. */
const REACHED: Readonly<Record<MemberRole, readonly MemberReach[]>> = {
  editor: ['read', 'work', 'write'],
  viewer: ['read', 'work'],
  accountant: ['read'],
}
const FEWEST_ROUTES = 50
/** What is too large is sent to each so manieth route, and in the deep run to all. */
const HUGE_STEP = 12
const FEWEST_ID_ROUTES = 25
/** What names a row in an address: `:id`, `:documentId`. */
const ID_PARAM = /:(id|\w+Id)\b/
const PUBLIC = [
  'auth.sign-out',
  'auth.token',
  'cards.webhook',
  'diagnostics.liveness',
  'diagnostics.metrics',
  'diagnostics.publicHealth',
  'invitations.look',
  'publicChat',
  'reference.openapi',
  'reference.page',
  'reference.style',
  'shopify.authCallback',
  'shopify.webhook.product-changed',
  'shopify.webhook.product-created',
  'shopify.webhook.product-deleted',
  'site.robots',
  'site.settings',
  'site.sitemap',
  'stripe.webhook',
  'wix.authCallback',
  'wix.webhook.product-changed',
  'wix.webhook.product-created',
  'wix.webhook.product-deleted',
  'woocommerce.authCallback',
  'woocommerce.webhook.product-changed',
  'woocommerce.webhook.product-created',
  'woocommerce.webhook.product-deleted',
]

/** The refusal that the catalogue has for a wrong caller; the message codes carry the status. */
function refusalOf(who: WrongCaller, { access }: AnyEndpoint): keyof typeof messages {
  const isToken = who.includes('token')
  if (who === 'bearer of another session' || who === 'expired bearer' || who === 'token beside a cookie')
    return 'session-mismatch'
  if (who === 'forged cookie') return 'session-mismatch'
  if (isToken && access !== 'user') return 'token-not-allowed'
  if (who === 'revoked session') return 'session-revoked'
  return who === 'suspended' || who === 'token of a suspended user' ? 'suspended' : 'not-signed-in'
}

describeOneEngine('every route against every caller', (context) => {
  let app: TestApp
  let callers: Callers
  let alices: Shop
  let bobs: Shop
  let routes: AnyEndpoint[]
  let closed: AnyEndpoint[]

  beforeAll(async () => {
    app = await buildRealApp(context)
    callers = await makeCallers(app)
    alices = await openShop(app, callers.alice, 'alice')
    bobs = await openShop(app, callers.bob, 'bob')
    routes = [...app.routes.mounted.values()]
    closed = routes.filter(({ access }) => access !== 'public')
  })

  const accepted = (endpoint: AnyEndpoint, params?: object, run = 0): AppCall =>
    fc
      .sample(acceptedCall(endpoint, undefined, { params, body: parentsFor(endpoint) }), { seed: 7 + run, numRuns: 8 })
      // Where anything is taken, what is too deep to be read at all is one of them.
      .find(({ body }) => !isDeeperThan(typeof body === 'string' ? body : JSON.stringify(body ?? ''), DEEPEST_READ))!
  const calls = new Map<string, AppCall>()
  /** One call of each route, for callers whom none lets in: what they send makes no difference. */
  const anyCall = (endpoint: AnyEndpoint): AppCall => {
    const call = calls.get(endpoint.id) ?? accepted(endpoint)
    calls.set(endpoint.id, call)
    return call
  }
  /** A new row is put under parents that are the caller's own. */
  const parentsFor = (endpoint: AnyEndpoint): object | undefined => {
    const entity = isMade(endpoint) && entities.find((each) => inputSchema(each) === endpoint.body)
    return entity ? { ...parentsOf(entity, app, alices), ...(entity.kind === 'event' && WHEN) } : undefined
  }
  const under = (prefix: string, call: AppCall): AppCall => ({ ...call, url: call.url.replace('/api', prefix) })
  const told = ({ status, body }: AppAnswer) => [status, body['code']]

  it('AUTH-10 the calls that answer without a sign-in are these and no others', () => {
    expect(routes.length).toBeGreaterThan(FEWEST_ROUTES)
    expect(
      routes
        .filter(({ access }) => access === 'public')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(PUBLIC)
  })

  it.each(WRONG_CALLERS)(
    'AUTH-10 API-07 %s gets the declared refusal from every route, and changes nothing',
    async (who) => {
      const before = await tableState(app)
      expect(Object.keys(before).length).toBeGreaterThan(20)
      const answers = new Map<string, unknown>()
      const expected = new Map<string, unknown>()
      // Every route under one of its two names, and under the other for the next caller; that both answer alike is tried below.
      for (const [index, endpoint] of closed.entries()) {
        const code = refusalOf(who, endpoint)
        const prefix = (index + WRONG_CALLERS.indexOf(who)) % 2 === 0 ? '/api' : '/routes'
        expected.set(endpoint.id, [messages[code].status, code])
        answers.set(endpoint.id, told(await app.call(callers.wrong[who], under(prefix, anyCall(endpoint)))))
      }
      expect(answers).toEqual(expected)
      expect(answers.size).toBeGreaterThan(FEWEST_ROUTES - PUBLIC.length)
      expect(await tableState(app)).toEqual(before)
    },
  )

  it('AUTH-15 a token of scope read or draft gets nowhere that writes, and no token reaches what needs a session', async () => {
    const before = await tableState(app)
    let tried = 0
    for (const endpoint of closed) {
      const call = anyCall(endpoint)
      const isSession = endpoint.access !== 'user'
      if (isSession) {
        expect([endpoint.id, ...told(await app.call(callers.writeToken, call))]).toEqual([
          endpoint.id,
          403,
          'token-not-allowed',
        ])
        expect([endpoint.id, ...told(await app.call(callers.readToken, call))]).toEqual([
          endpoint.id,
          403,
          'token-not-allowed',
        ])
        expect([endpoint.id, ...told(await app.call(callers.draftToken, call))]).toEqual([
          endpoint.id,
          403,
          'token-not-allowed',
        ])
      } else if (endpoint.scope === 'write') {
        expect([endpoint.id, ...told(await app.call(callers.readToken, call))]).toEqual([
          endpoint.id,
          403,
          'read-only-token',
        ])
        expect([endpoint.id, ...told(await app.call(callers.draftToken, call))]).toEqual([
          endpoint.id,
          403,
          'draft-only-token',
        ])
      } else continue
      tried += 1
    }
    expect(tried).toBeGreaterThan(30)
    expect(await tableState(app)).toEqual(before)
  })

  it('AUTH-12 what asks for a fresh sign-in refuses one that is older than five minutes', async () => {
    const fresh = closed.filter((endpoint) => endpoint.fresh)
    expect(fresh.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'products.clearAll',
        'brands.purgeAll',
        'tokens.create',
        'account.export',
        'account.delete',
        'publicLinks.create',
        'documentLinks.create',
      ]),
    )
    const before = await tableState(app)
    for (const endpoint of fresh)
      expect(told(await app.call(callers.stale, anyCall(endpoint)))).toEqual([
        403,
        endpoint.access === 'admin' ? 'admin-only' : 'not-fresh',
      ])
    expect(await tableState(app)).toEqual(before)
  })

  it('NAV-06 ADMIN-01 what is for administrators is refused to everybody else, before what they send is read', async () => {
    const ofAdmins = closed.filter(({ access }) => access === 'admin')
    expect(ofAdmins.length).toBeGreaterThan(12)
    const before = await tableState(app)
    for (const endpoint of ofAdmins) {
      const call = anyCall(endpoint)
      for (const caller of [callers.alice, callers.bob, callers.stale])
        expect([endpoint.id, ...told(await app.call(caller, call))]).toEqual([endpoint.id, 403, 'admin-only'])
      if (endpoint.method === 'GET') continue
      const spoilt = { ...call, body: '{' }
      expect([endpoint.id, ...told(await app.call(callers.alice, spoilt))]).toEqual([endpoint.id, 403, 'admin-only'])
    }
    expect(await tableState(app)).toEqual(before)
  })

  it.each(MEMBER_ROLES)(
    'TEAM-02 a member of the role %s gets what is declared from every route, and no right of an administrator',
    async (role) => {
      const member = await arriveAsMember(app, `member ${role}`, callers.alice.userId, role)
      const ofAdmin = await arriveAsMember(app, 'member', callers.admin.userId, role)
      const before = await tableState(app)
      const outcomes = new Map<string, unknown>()
      const expected = new Map<string, unknown>()
      for (const endpoint of closed.filter(({ id }) => id !== 'sync.live')) {
        const { id, access, members, method } = endpoint
        if (access === 'admin') {
          expect([id, ...told(await app.call(ofAdmin, anyCall(endpoint)))]).toEqual([id, 403, 'admin-only'])
        }
        const isIn = members !== undefined && REACHED[role].includes(members)
        if (isIn) {
          if (method !== 'GET') continue
          const params = endpoint.params ? { id: randomUUID() } : undefined
          const { status } = await app.call(member, accepted(endpoint, params))
          expected.set(id, 'in')
          outcomes.set(id, [200, 404].includes(status) ? 'in' : status)
        } else {
          const code = access === 'admin' ? 'admin-only' : members === undefined ? 'owner-only' : 'member-may-not'
          expected.set(id, [403, code])
          outcomes.set(id, told(await app.call(member, anyCall(endpoint))))
        }
      }
      expect(outcomes).toEqual(expected)
      expect(await tableState(app)).toEqual(before)
    },
  )

  it('TEAM-02 what an accountant may not read is refused to them, and no empty list', () => {
    const lists = routes.filter(({ id }) => /\.(list|get)$/.test(id) || id.startsWith('sync.first.'))
    const kinds = new Map(entities.map(({ kind, collection }) => [collection, kind]))
    let tried = 0
    for (const { id, members } of lists) {
      const kind = kinds.get(id.replace(/^sync\.first\.|\.(list|get)$/g, ''))
      if (kind === undefined) continue
      expect([id, members]).toEqual([id, openTo(kind, 'read')])
      tried += 1
    }
    expect(tried).toBeGreaterThan(30)
    for (const kind of ['product', 'store', 'priceList', 'changeSet'])
      expect([kind, openTo(kind, 'read')]).toEqual([kind, 'work'])
  })

  it('AUTH-10 what another site’s page sends is refused by every route that needs a sign-in', async () => {
    const before = await tableState(app)
    for (const endpoint of closed) {
      const call = { ...anyCall(endpoint), headers: { origin: 'https://evil.example' } }
      expect([endpoint.id, ...told(await app.call(callers.alice, call))]).toEqual([endpoint.id, 403, 'cross-site'])
    }
    expect(await tableState(app)).toEqual(before)
  })

  it('AUTH-10 strangers get their refusal before their body is looked at', async () => {
    const writing = closed.filter(({ method }) => method !== 'GET')
    expect(writing.length).toBeGreaterThan(30)
    for (const [index, endpoint] of writing.entries()) {
      const { url, method } = anyCall(endpoint)
      const huge = isDeep || index % HUGE_STEP === 0 ? ['A'.repeat(9_000_000)] : []
      for (const body of ['{', ...huge])
        expect([endpoint.id, ...told(await app.call(undefined, { method, url, body }))]).toEqual([
          endpoint.id,
          401,
          'not-signed-in',
        ])
    }
  })

  it('AUTH-10 the right callers do get in', async () => {
    const refused = new Map<string, unknown>()
    for (const endpoint of closed.filter(({ method, id }) => method === 'GET' && id !== 'sync.live')) {
      const params = endpoint.params ? { id: randomUUID() } : undefined
      const callersOf =
        endpoint.access === 'user'
          ? [callers.alice, callers.readToken, callers.draftToken, callers.writeToken]
          : [endpoint.access === 'admin' ? callers.admin : callers.alice]
      for (const caller of callersOf) {
        const answer = await app.call(caller, accepted(endpoint, params))
        if (answer.status !== 200 && answer.status !== 404) refused.set(endpoint.id, told(answer))
      }
    }
    expect(refused).toEqual(new Map())
  })

  it('API-07 every route answers alike under /api and /routes', async () => {
    const seen = new Set<number>()
    for (const endpoint of routes.filter(({ id }) => id !== 'sync.live')) {
      const params = endpoint.params ? { id: randomUUID() } : undefined
      const good = accepted(endpoint, params)
      const calls: AppCall[] = [
        { ...good, url: `${good.url.split('?')[0]}?nope=1` },
        ...(endpoint.method === 'GET' ? [good] : [{ ...good, body: { nope: 1 } }]),
      ]
      for (const call of calls) {
        const [one, two] = [await app.call(callers.alice, call), await app.call(callers.alice, under('/routes', call))]
        // Each archive tells of the one before it.
        const isArchive = endpoint.id === 'account.export' && one.status === 200
        const said = isArchive ? () => '' : timeless
        expect([endpoint.id, two.status, said(two)]).toEqual([endpoint.id, one.status, said(one)])
        seen.add(one.status)
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining([200, 400, 404]))
    expect((await app.call(undefined, { method: 'GET', url: '/_healthz' })).text).toBe('{"status":"up"}')
  })

  it('API-01 what answers HEAD is what answers GET, without the body, and refuses alike', async () => {
    const readable = closed.filter(({ method, id }) => method === 'GET' && id !== 'sync.live')
    expect(readable.length).toBeGreaterThan(15)
    for (const endpoint of readable) {
      const call: AppCall = {
        ...accepted(endpoint, endpoint.params ? { id: randomUUID() } : undefined),
        method: 'HEAD',
      }
      const stranger = await app.call(undefined, call)
      expect([endpoint.id, stranger.status, stranger.text]).toEqual([endpoint.id, 401, ''])
      const answer = await app.call(endpoint.access === 'admin' ? callers.admin : callers.alice, call)
      expect([endpoint.id, answer.text]).toEqual([endpoint.id, ''])
      expect([200, 404]).toContain(answer.status)
    }
  })

  it('OPS-03 an id of somebody else’s is answered like one that nobody has', async () => {
    // What makes the row comes last, or the calls after it would find one.
    // Administrators name other people by their ids, and nobody else is answered anything.
    const byId = routes
      .filter(({ path, access }) => ID_PARAM.test(path) && access !== 'admin')
      .sort((a, b) => Number(isMade(a)) - Number(isMade(b)))
    expect(byId.length).toBeGreaterThan(FEWEST_ID_ROUTES)
    const before = await tableState(app, bobs.users)
    const outcomes = new Map<string, readonly [number, number]>()
    for (const endpoint of byId) {
      const { theirs, nobodys, unknown } = await attack(endpoint, idOf(bobs, endpoint))
      outcomes.set(endpoint.id, [theirs.status, nobodys.status])
      expect([endpoint.id, theirs.text]).toEqual([endpoint.id, expect.not.stringContaining('Shop of bob')])
      if (isMade(endpoint) || endpoint.id === 'products.duplicate') continue
      expect([endpoint.id, timeless(theirs, idOf(bobs, endpoint))]).toEqual([endpoint.id, timeless(nobodys, unknown)])
      expect(headersOf(theirs)).toEqual(headersOf(nobodys))
    }
    const expected = new Map(byId.map((each) => [each.id, isMade(each) ? [201, 201] : [404, 404]]))
    // A duplicate of somebody else's product is refused by the words of PROD-04; the history of nothing is empty.
    expected.set('products.duplicate', [403, 404])
    // A PATCH of a product that is not there makes it (PROD-05); the PUT before has made the one of their id, in the caller's own name.
    expected.set('products.patch', [200, 201])
    expected.set('insightDismissals.patch', [200, 201])
    // A person has one record, under their own id (PROF-01).
    expected.set('users.put', [404, 404])
    // A plan is of a product of one's own, which no schema can tell.
    expected.set('scheduledPrices.put', [400, 400])
    expected.set('products.history', [200, 200])
    expected.set('documents.history', [200, 200])
    expected.set('customers.history', [200, 200])
    expected.set('priceListPrices.history', [200, 200])
    // What nobody signed is refused as such, whether there is such an account or not.
    expected.set('cards.webhook', [401, 401])
    expect(outcomes).toEqual(expected)
    expect(await tableState(app, bobs.users)).toEqual(before)
  })

  /** PUT of an id that the caller has not is a creation (PROD-05), but for documents (DOC-09). */
  const isMade = ({ method, answers }: AnyEndpoint) => method !== 'POST' && answers?.includes(201) === true
  /** Sends one request with an id that nobody has and with the given one; its input passes all rules but that of the id. */
  async function attack(endpoint: AnyEndpoint, id: string) {
    for (let run = 0; ; run += 1) {
      const unknown = randomUUID()
      const [, name = ''] = ID_PARAM.exec(endpoint.path) ?? []
      const nobodys = await app.call(callers.alice, accepted(endpoint, { [name]: unknown }, run))
      if ([400, 422].includes(nobodys.status) && run < 100) continue
      return { unknown, nobodys, theirs: await app.call(callers.alice, accepted(endpoint, { [name]: id }, run)) }
    }
  }
})

describe('declarations', () => {
  it('API-01 every declared endpoint is mounted', async () => {
    const folder = new URL('../../src/contract/endpoints/', import.meta.url)
    const declared = new Set<string>()
    const files = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    for (const name of files) {
      for (const endpoint of endpointsIn(await import(new URL(name, folder).href))) declared.add(endpoint.id)
    }
    expect(files.length).toBeGreaterThan(5)
    expect(declared.size).toBeGreaterThan(FEWEST_ROUTES)
    const { openTestFolder } = await import('#test/database.ts')
    const opened = await openTestFolder()
    const { readConfig } = await import('#server/config.ts')
    const config = readConfig({ DATA_DIR: opened.folder, LOG_LEVEL: 'silent' }, '/')
    const app = await buildApp({ config, database: opened.database })
    expect([...app.routes.mounted.keys()].sort()).toEqual([...declared].sort())
    await app.close()
    await opened.drop()
  })

  it('API-01 a route that no endpoint declares stops the start', () => {
    const app = Fastify()
    requireDeclarations(app, ['/api/page'])
    const handler = () => Promise.resolve()
    for (const url of ['/api/secret', '/routes/secret', '/api/', '/api'])
      expect(() => app.get(url, handler), url).toThrow(`the route GET ${url} has no declaration`)
    expect(() => app.get('/api/page', handler)).not.toThrow()
    expect(() => app.get('/apiary', handler)).not.toThrow()
  })

  it('AUTH-10 AUTH-15 nothing is answered to a caller whom the database does not let in, whatever the call asks of it', async () => {
    const fastify = Fastify()
    const caller = { actor: { kind: 'token', hash: Buffer.of(1), scope: 'write' }, name: 'token:x' } as const
    const admit = () => Promise.reject(new EntryRefused('read-only-token'))
    const routes = new Routes(fastify, () => caller, { admit })
    const declared = { id: 'x', method: 'GET', path: '/x', summary: '', scope: 'write', access: 'user' } as const
    routes.mount(declared, () => Promise.resolve({ told: 'a secret' }))
    const answer = await fastify.inject('/api/x')
    expect([answer.statusCode, answer.body.includes('a secret')]).toEqual([500, false])
    await fastify.close()
  })

  it('API-01 an endpoint is mounted once, and as what it says it is', () => {
    const routes = new Routes(Fastify(), () => null)
    const declared = { id: 'x', method: 'GET', path: '/x', summary: '', scope: 'read' } as const
    const open = { ...declared, access: 'public' } as const
    const closed = { ...declared, access: 'user' } as const
    const handler = () => Promise.resolve()
    expect(() => routes.mount(open, handler)).toThrow('x is public')
    expect(() => routes.mountPublic(closed, handler)).toThrow('x needs a caller')
    routes.mount(closed, handler)
    expect(() => routes.mount(closed, handler)).toThrow('mounted twice')
  })
})

/** Endpoints stand in objects by name, or in lists of such objects. */
/** Bodies that are deeper are refused unread. */
const DEEPEST_READ = 30
const DEEPEST = 4

function endpointsIn(value: unknown, depth = 0): AnyEndpoint[] {
  if (value === null || typeof value !== 'object' || depth > DEEPEST) return []
  if ('method' in value && 'path' in value && 'access' in value) return [value as AnyEndpoint]
  return Object.values(value).flatMap((each) => endpointsIn(each, depth + 1))
}

/** The row of the shop that an endpoint's id names. */
function idOf(shop: Shop, { path }: AnyEndpoint): string {
  const segments = path.split('/').filter(Boolean)
  const before = segments[segments.findIndex((each) => each.startsWith(':')) - 1] ?? ''
  const rows = shop as unknown as Record<string, string>
  // A verb may stand between the rows and the id: /documents/update-status/:documentId.
  const id = rows[before] ?? rows[segments[0] ?? '']
  if (id === undefined) throw new Error(`test/shop.ts has no row for ${path}`)
  return id
}

function timeless({ text }: AppAnswer, id = ''): string {
  return (id === '' ? text : text.replaceAll(id, 'ID')).replace(/"(latencyMs|at)":[\d.]+/g, '"$1":0')
}

function headersOf({ headers }: AppAnswer): object {
  const { date: _, 'content-length': __, ...rest } = headers
  return rest
}

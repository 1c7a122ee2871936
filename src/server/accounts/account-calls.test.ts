import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TokenScope } from '#contract/endpoint.ts'
import { describeOneEngine } from '#test/database.ts'
import { type RunningServer, startServer } from '#test/running-server.ts'
import { type OidcSimulator, startOidcSimulator } from '#test/simulators/oidc.ts'
import { TestBrowser } from '#test/test-browser.ts'
import { createBearers } from './bearer.ts'
import { deriveKey, hashOf, loadSecretsKey } from './secrets.ts'

describeOneEngine('calls about the caller', (context) => {
  let provider: OidcSimulator
  let server: RunningServer
  beforeAll(async () => {
    provider = await startOidcSimulator({ sub: 'ada' })
    server = await startServer(context, {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
    })
  })
  afterAll(async () => {
    await server.close()
    await provider.close()
  })

  async function signedIn(sub = 'ada') {
    provider.persona = { sub, email: `${sub}@example.com`, email_verified: true }
    const browser = new TestBrowser(server.origin)
    await browser.open('/api/auth/sign-in')
    await browser.takeBearer()
    return browser
  }

  /** A program: no cookie, no page. */
  function program(token: string) {
    const call = async (
      method: string,
      path: string,
      body?: unknown,
      headers: Readonly<Record<string, string>> = {},
    ) => {
      const answer = await fetch(server.origin + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      return { status: answer.status, body: text === '' ? undefined : (JSON.parse(text) as Record<string, unknown>) }
    }
    return { call }
  }

  async function newToken(browser: TestBrowser, scope: TokenScope) {
    const made = await browser.call('POST', '/api/auth/tokens', { name: 'Till', scope, expiresInDays: 30 })
    return made.body as { id: string; token: string }
  }

  it('AUTH-10 cookie and bearer are both needed and must name the same session', async () => {
    const ada = await signedIn()
    const bob = await signedIn('bob')
    const status = async (cookies: TestBrowser, bearer: string | undefined) => {
      const browser = new TestBrowser(server.origin)
      for (const [key, cookie] of cookies.cookies) browser.cookies.set(key, cookie)
      browser.bearer = bearer
      return (await browser.call('GET', '/api/auth/session')).status
    }
    const nobody = new TestBrowser(server.origin)
    expect(await status(ada, ada.bearer)).toBe(200)
    expect(await status(ada, undefined)).toBe(401)
    expect(await status(nobody, ada.bearer)).toBe(401)
    expect(await status(ada, bob.bearer)).toBe(401)
    expect(await status(bob, ada.bearer)).toBe(401)
    expect(await status(nobody, undefined)).toBe(401)
  })

  it('AUTH-10 an expired or forged bearer is refused and gets no data', async () => {
    const ada = await signedIn()
    const hash = hashOf(ada.cookies.get('sid /')!.value)
    const key = deriveKey(await loadSecretsKey({ SECRETS_KEY: '', dataDir: context.folder }), 'bearer')
    const at = (ms: number) => createBearers(key, () => Date.now() + ms).issue(hash).token
    const genuine = at(0)
    ada.bearer = genuine
    expect((await ada.call('GET', '/api/auth/session')).status).toBe(200)
    const forged = [
      at(-600_001),
      createBearers(Buffer.alloc(32), Date.now).issue(hash).token,
      genuine.slice(0, -1),
      genuine.slice(0, 20) + (genuine[20] === 'A' ? 'B' : 'A') + genuine.slice(21),
      `B${genuine.slice(1)}`,
      'x',
      '',
    ]
    for (const bearer of forged) {
      ada.bearer = bearer
      const answer = await ada.call('GET', '/api/auth/session')
      expect([bearer, answer.status]).toEqual([bearer, 401])
      expect(Object.keys(answer.body ?? {})).toEqual(expect.arrayContaining(['code', 'status', 'title', 'type']))
      expect(answer.text).not.toContain('ada@example.com')
    }
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['another port', { origin: 'http://127.0.0.1:1' }],
    ['a page that says it is cross-site', { 'sec-fetch-site': 'cross-site' }],
  ])('AUTH-10 what %s sends is refused', async (_who, headers: Record<string, string>) => {
    const ada = await signedIn()
    for (const path of ['/api/auth/token', '/api/auth/sign-out', '/routes/auth/sign-out']) {
      expect((await ada.call('POST', path, undefined, headers)).body).toMatchObject({ status: 403, code: 'cross-site' })
    }
    expect((await ada.call('POST', '/api/auth/initialize', undefined, headers)).status).toBe(403)
    expect((await ada.call('GET', '/api/auth/session')).status).toBe(200)
  })

  it('AUTH-10 the cookie alone opens nothing to a request that does not say where it is from', async () => {
    const ada = await signedIn()
    const { status } = await ada.request('POST', `${server.origin}/api/auth/token`)
    expect(status).toBe(403)
    const form = await ada.request('POST', `${server.origin}/api/auth/tokens`, {
      headers: { origin: server.origin, 'content-type': 'text/plain', authorization: `Bearer ${ada.bearer}` },
      body: '{"name":"x","scope":"read","expiresInDays":1}',
    })
    expect(form.status).toBe(400)
  })

  it('AUTH-10 no answer lets other origins read it', async () => {
    const ada = await signedIn()
    for (const origin of ['https://evil.example', 'null', 'https://app.evil']) {
      const answer = await ada.call('OPTIONS', '/api/auth/session', undefined, { origin })
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  it('AUTH-03 a foreign host name is refused, other names of this computer lead visitors to its address', async () => {
    const { port } = new URL(server.origin)
    const as = async (host: string, path: string, accept = '*/*') => {
      const { request } = await import('node:http')
      return new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
        request(server.origin + path, { headers: { host, accept } }, (answer) => {
          answer.resume()
          resolve({ status: answer.statusCode, location: answer.headers.location })
        })
          .on('error', reject)
          .end()
      })
    }
    expect((await as('evil.example', '/api/public-health')).status).toBe(421)
    expect((await as(`127.0.0.1.evil.example:${port}`, '/api/public-health')).status).toBe(421)
    expect((await as(`localhost:${port}`, '/api/public-health')).status).toBe(200)
    expect(await as(`localhost:${port}`, '/products?x=1', 'text/html')).toEqual({
      status: 307,
      location: `${server.origin}/products?x=1`,
    })
    expect((await as(`localhost:${port}`, '//evil.example/', 'text/html')).location).toBe(
      `${server.origin}//evil.example/`,
    )
  })

  it('AUTH-14 sessions are listed, and revoked one by one or all, from the next request on', async () => {
    const here = await signedIn('carol')
    const there = await signedIn('carol')
    const third = await signedIn('carol')
    const { items } = (await here.call('GET', '/api/auth/sessions')).body as {
      items: { id: string; current: boolean; ip: string; userAgent: string }[]
    }
    expect(items).toHaveLength(3)
    expect(items.filter(({ current }) => current)).toHaveLength(1)
    expect(items[0]).toMatchObject({ ip: '127.0.0.1', userAgent: 'node' })

    const own = (await there.call('GET', '/api/auth/sessions')).body as { items: { id: string; current: boolean }[] }
    const theirs = own.items.find(({ current }) => current)!.id
    const stranger = await signedIn('dave')
    expect((await stranger.call('DELETE', `/api/auth/sessions/${theirs}`)).status).toBe(404)
    expect((await here.call('DELETE', `/api/auth/sessions/${theirs}`)).status).toBe(204)
    expect((await there.call('GET', '/api/auth/session')).status).toBe(401)

    expect((await here.call('DELETE', '/api/auth/sessions?except=current')).status).toBe(204)
    expect((await third.call('GET', '/api/auth/session')).status).toBe(401)
    expect((await here.call('GET', '/api/auth/session')).status).toBe(200)
    expect((await here.call('DELETE', '/api/auth/sessions')).status).toBe(204)
    expect(here.cookies.has('sid /')).toBe(false)
    expect((await stranger.call('GET', '/api/auth/session')).status).toBe(200)
  })

  it('AUTH-14 sessions end after 14 days unused and 60 days at most', async () => {
    const ada = await signedIn('erin')
    const age = (column: string) =>
      context.dataAccess.asSystemBatch([
        {
          text: `update session set ${column} = now() - interval '1 second' where hash = $1`,
          values: [hashOf(ada.cookies.get('sid /')!.value)],
        },
      ])
    const [row] = await context.dataAccess.asSystemBatch([
      {
        text: `select extract(day from expires_at - created_at)::int as most, extract(day from idle_expires_at - created_at)::int as idle
          from session where hash = $1`,
        values: [hashOf(ada.cookies.get('sid /')!.value)],
      },
    ])
    expect(row?.rows[0]).toEqual({ most: 60, idle: 14 })
    await age('idle_expires_at')
    expect((await ada.call('GET', '/api/auth/session')).status).toBe(401)
    const asked = await ada.call('POST', '/api/auth/token')
    expect(asked.body).toEqual({ token: null, expiresAt: null, user: null, revoked: false })
    expect(ada.cookies.has('sid /')).toBe(false)
  })

  it('AUTH-15 an API token is shown once, stored hashed, listed without its secret, and revoked', async () => {
    const ada = await signedIn('frank')
    const { id, token } = await newToken(ada, 'write')
    expect(token).toMatch(/^pk_[0-9a-f]{32}_[\w-]{43}$/)
    const listed = await ada.call('GET', '/api/auth/tokens')
    expect(listed.body).toMatchObject({ items: [{ id, name: 'Till', scope: 'write', lastUsedAt: null }] })
    expect(listed.text).not.toContain(token.slice(-43))
    const [stored] = await context.dataAccess.asSystemBatch([{ text: 'select api_token::text as row from api_token' }])
    expect(JSON.stringify(stored?.rows)).not.toContain(token.slice(-43))

    const till = program(token)
    expect((await till.call('GET', '/api/auth/session')).body).toMatchObject({
      email: 'frank@example.com',
      emailVerified: true,
      freshUntil: null,
    })
    expect((await till.call('POST', '/api/brands', { name: 'Acme' })).status).toBe(201)
    const stranger = await signedIn('grace')
    expect((await stranger.call('DELETE', `/api/auth/tokens/${id}`)).status).toBe(404)
    expect((await ada.call('DELETE', `/api/auth/tokens/${id}`)).status).toBe(204)
    expect((await till.call('GET', '/api/auth/session')).status).toBe(401)
    expect((await ada.call('GET', '/api/auth/tokens')).body).toEqual({ items: [] })
  })

  it('AUTH-15 a token of scope read cannot write, and no token reaches account calls', async () => {
    const ada = await signedIn('heidi')
    const reader = program((await newToken(ada, 'read')).token)
    expect((await reader.call('GET', '/api/brands')).status).toBe(200)
    expect((await reader.call('POST', '/api/brands', { name: 'Acme' })).body).toMatchObject({
      status: 403,
      code: 'read-only-token',
    })
    const writer = program((await newToken(ada, 'write')).token)
    const closed = [
      ['POST', '/api/auth/initialize'],
      ['GET', '/api/auth/sessions'],
      ['DELETE', '/api/auth/sessions'],
      ['GET', '/api/auth/tokens'],
      ['POST', '/api/auth/tokens'],
    ] as const
    for (const [method, path] of closed) {
      const body =
        method === 'POST' && path.endsWith('tokens') ? { name: 'x', scope: 'read', expiresInDays: 1 } : undefined
      expect((await writer.call(method, path, body)).body).toMatchObject({ status: 403, code: 'token-not-allowed' })
    }
  })

  it('AUTH-15 a token is accepted only without a cookie, only whole, and only until it expires', async () => {
    const ada = await signedIn('ivan')
    const { id, token } = await newToken(ada, 'read')
    const { value } = ada.cookies.get('sid /')!
    expect((await program(token).call('GET', '/api/brands', undefined, { cookie: `sid=${value}` })).status).toBe(401)
    for (const wrong of [
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      token.slice(0, -1),
      'pk_',
      `pk_${'0'.repeat(32)}_${'A'.repeat(43)}`,
    ]) {
      expect((await program(wrong).call('GET', '/api/brands')).status).toBe(401)
    }
    await context.dataAccess.asSystemBatch([
      { text: 'update api_token set expires_at = now() where id = $1', values: [id] },
    ])
    expect((await program(token).call('GET', '/api/brands')).status).toBe(401)
  })

  it('AUTH-12 API-02 making a token takes a fresh sign-in and well-formed input', async () => {
    const ada = await signedIn('judy')
    const make = (body: unknown) => ada.call('POST', '/api/auth/tokens', body)
    const good = { name: 'Till', scope: 'read', expiresInDays: 30 }
    expect((await make(good)).status).toBe(200)
    expect((await make({ ...good, expiresInDays: 366 })).body).toMatchObject({
      code: 'invalid-input',
      errors: [{ field: 'expiresInDays' }],
    })
    expect((await make({ ...good, name: '' })).status).toBe(400)
    expect((await make({ ...good, role: 'admin' })).body).toMatchObject({
      code: 'unknown-field',
      errors: [{ field: 'role' }],
    })
    await context.dataAccess.asSystemBatch([
      {
        text: `update session set auth_time = now() - interval '301 seconds' where hash = $1`,
        values: [hashOf(ada.cookies.get('sid /')!.value)],
      },
    ])
    expect((await make(good)).body).toMatchObject({ status: 403, code: 'not-fresh' })
  })

  it('AUTH-08 two devices that arrive together make one record', async () => {
    const [one, two] = [await signedIn('kim'), await signedIn('kim')]
    const answers = await Promise.all(
      [1, 2, 3, 4].map((each) => (each % 2 ? one : two).call('POST', '/api/auth/initialize')),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await one.call('GET', '/api/business-profiles?total=true')).body).toMatchObject({ total: 1 })
  })

  it('AUTH-08 a later sign-in merges the new e-mail and keeps what the user chose', async () => {
    const lee = await signedIn('lee')
    await lee.call('POST', '/api/auth/initialize')
    const { id } = (await lee.call('GET', '/api/auth/session')).body as { id: string }
    await lee.call('PATCH', `/api/users/${id}`, { displayName: 'Lee', preferences: { preferredCurrency: 'EUR' } })
    provider.persona = { sub: 'lee', email: 'lee@new.example', email_verified: true, name: 'Someone' }
    await lee.open('/api/auth/sign-in')
    expect((await lee.takeBearer()).body).toMatchObject({ user: { initialized: false, name: 'Lee' } })
    await lee.call('POST', '/api/auth/initialize')
    expect((await lee.call('GET', `/api/users/${id}`)).body).toMatchObject({
      email: 'lee@new.example',
      displayName: 'Lee',
      preferences: { preferredCurrency: 'EUR' },
    })
  })
})

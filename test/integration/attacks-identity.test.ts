import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { CALLBACK_PATH, SIGN_IN_PATH } from '#contract/sign-in.ts'
import { admit } from '#server/accounts/account-store.ts'
import { hashOf, seal } from '#server/accounts/secrets.ts'
import { sealTransaction } from '#server/accounts/transaction.ts'
import { type AppAnswer, type AppCall, tableState } from '#test/app.ts'
import { type Attack, neverTaken, replay } from '#test/attacks.ts'

// Becoming someone else. What needs a whole sign-in stands beside the accounts.

const EVIL = 'https://evil.example'
const WRITES: readonly AppCall['method'][] = ['POST', 'PUT', 'PATCH', 'DELETE']

const get = (url: string, headers: Record<string, string> = {}): AppCall => ({ method: 'GET', url, headers })

function signsNobodyIn({ headers }: AppAnswer): void {
  expect([headers['set-cookie'] ?? []].flat().filter((line) => /^(__Host-)?sid=[^;]/.test(String(line)))).toEqual([])
}

/** What a user must not say about themselves or their rows. */
const CLAIMS = [
  { role: 'admin' },
  { subscription: { plan: 'pro' } },
  { userId: randomUUID() },
  { createdBy: randomUUID() },
  { updatedBy: 'x' },
  { emailVerified: true },
  { email: 'boss@example.com' },
  { version: 7_000_001 },
  { createdAt: '2020-01-01T00:00:00.000Z' },
  { suspended: false },
]

const attacks: readonly Attack[] = [
  {
    id: 'claims about oneself',
    source: 'CWE-915',
    as: 'alice',
    requests: ({ alice }) =>
      CLAIMS.flatMap((body): AppCall[] => [
        { method: 'PUT', url: `/api/users/${alice.users}`, body: { displayName: 'x', ...body } },
        { method: 'PATCH', url: `/api/users/${alice.users}`, body },
      ]),
    expect: (answer, call) => neverTaken(answer, call, ['displayName']),
    invariant: 'nothing of Bob’s changed',
  },
  {
    id: 'claims about rows',
    source: 'CWE-915',
    as: 'writeToken',
    requests: ({ alice }) =>
      [
        ...CLAIMS,
        { totalCost: 1 },
        { effectivePrice: 1 },
        { margin: 99 },
        { receipt: {} },
        { belowFloor: true },
      ].flatMap((body): AppCall[] => [
        { method: 'POST', url: '/api/products', body },
        { method: 'PATCH', url: `/api/products/${alice.products}`, body },
      ]),
    expect: (answer, call) => neverTaken(answer, call),
    invariant: 'nothing of Bob’s changed',
  },
  {
    id: 'claims in a push, and kinds that nobody may write',
    source: 'CWE-915',
    as: 'alice',
    requests: ({ alice }) => {
      const put = (kind: string, data: object, id: string = randomUUID()) => ({ op: 'put', kind, id, data })
      const bodies = [
        put('userProfile', { email: 'boss@example.com' }, alice.users),
        put('product', { version: 9 }),
        put('product', { userId: randomUUID() }),
        put('product', { totalCost: 1 }),
        put('product', { searchText: 'x' }),
        put('changeSet', { title: 'x', state: 'applied' }),
        { op: 'delete', kind: 'changeSet', id: alice.applied },
        ...['account', 'session', 'change', 'tombstone', 'constructor', '__proto__'].map((kind) =>
          put(kind, { role: 'admin' }),
        ),
      ]
      const mutations = bodies.map((body, index) => ({ id: randomUUID(), seq: index + 1, at: Date.now(), body }))
      return [{ method: 'POST', url: '/api/sync', body: { clientId: randomUUID(), mutations } }]
    },
    expect: ({ status, body }) => {
      const results = body['results'] as unknown as { refused?: { code: string } }[]
      expect([status, ...results.map(({ refused }) => refused?.code)]).toEqual([
        200,
        ...results.map(() => 'invalid-input'),
      ])
    },
    invariant: 'nothing of Bob’s changed',
  },
  {
    id: 'change sets that were never asked for',
    source: 'CWE-915',
    as: 'alice',
    requests: ({ alice }) => [
      { method: 'PUT', url: `/api/change-sets/${alice.applied}`, body: { state: 'draft' } },
      { method: 'PATCH', url: `/api/change-sets/${alice.applied}`, body: { state: 'draft' } },
    ],
    expect: { status: 404, code: 'no-such-route' },
    invariant: 'nothing changed',
  },
  ...(['anonymous', 'alice'] as const).map((as): Attack => ({
    id: `diagnostics, asked by ${as}`,
    source: 'Directus GHSA-6q22-g298-grjh',
    as,
    requests: () =>
      ['test-storage', 'test-upload', 'comprehensive-recovery', 'metrics', 'debug', '../data/secrets.key']
        .map((name) => get(`/api/${name}`))
        .concat(get('/.env'), get('/.git/config'), get('/package.json'), get('/server/main.js')),
    expect: { status: 404 },
    invariant: 'nothing changed',
  })),
  ...(['anonymous', 'alice'] as const).map((as): Attack => ({
    id: `what administrators see of the installation, asked by ${as}`,
    source: 'Directus GHSA-6q22-g298-grjh',
    as,
    requests: () => ['firestore-analysis', 'diagnostic', 'health-history'].map((name) => get(`/api/${name}`)),
    expect: { status: as === 'alice' ? 403 : 401 },
    invariant: 'nothing changed',
  })),
  {
    id: 'what strangers learn of the server’s health',
    source: 'Directus GHSA-6q22-g298-grjh',
    as: 'anonymous',
    requests: () => ['/api/_healthz', '/routes/_healthz', '/_healthz', '/api/public-health'].map((url) => get(url)),
    expect: ({ status, text, headers }) => {
      expect([status, text]).toEqual([200, '{"status":"up"}'])
      expect(headers).not.toHaveProperty('server')
    },
    invariant: 'nothing changed',
  },
  {
    id: 'a callback that this browser did not begin',
    source: 'ASVS 10.2.1',
    as: 'anonymous',
    requests: ({ alice }) => {
      const foreign = { state: 's', nonce: 'n', verifier: 'v', next: null, registering: false, confirming: false }
      const ours = sealTransaction(Buffer.alloc(32, 7), foreign)
      return [undefined, 'tx=forged', `tx=${ours}`, `tx=${seal(Buffer.alloc(32), '{}')}`, `tx=${alice.users}`].map(
        (cookie) => get(`${CALLBACK_PATH}?code=stolen&state=s`, cookie === undefined ? {} : { cookie }),
      )
    },
    expect: (answer) => {
      expect(answer.status).toBe(400)
      signsNobodyIn(answer)
    },
    invariant: 'nothing changed',
  },
  {
    id: 'the embedded provider sends codes nowhere but here',
    source: 'ASVS 10.4.1',
    as: 'anonymous',
    requests: () => {
      const asked = (changes: Record<string, string>) => {
        const query = new URLSearchParams({
          client_id: 'pricewright',
          response_type: 'code',
          scope: 'openid',
          state: 's',
          code_challenge: 'a'.repeat(43),
          code_challenge_method: 'S256',
          redirect_uri: `http://127.0.0.1:3000${CALLBACK_PATH}`,
          ...changes,
        })
        return get(`/identity/auth?${query.toString()}`)
      }
      return [
        asked({ redirect_uri: EVIL }),
        asked({ redirect_uri: `http://127.0.0.1:3000${CALLBACK_PATH}.evil.example` }),
        asked({ redirect_uri: `http://127.0.0.1:3000@evil.example${CALLBACK_PATH}` }),
        asked({ client_id: 'other' }),
      ]
    },
    expect: ({ status, headers }) => {
      expect(status).toBe(400)
      expect(headers).not.toHaveProperty('location')
    },
    // The provider makes its keys when it is first asked.
    invariant: 'nothing of Bob’s changed',
  },
  {
    id: 'foreign host names (DNS rebinding)',
    source: 'class: development sign-in reached from elsewhere',
    as: 'alice',
    requests: () =>
      [
        'evil.example',
        'evil.example:3000',
        '127.0.0.1.evil.example:3000',
        '169.254.169.254',
        '[::2]:3000',
        'localhost.evil',
      ].flatMap((host) =>
        ['/api/auth/session', '/api/products', SIGN_IN_PATH, '/identity/account', '/'].map((url) => get(url, { host })),
      ),
    expect: { status: 421 },
    invariant: 'nothing changed',
  },
  {
    id: 'hosts named by other headers change nothing',
    source: 'class: development sign-in reached from elsewhere',
    as: 'anonymous',
    requests: () => [
      get(SIGN_IN_PATH, {
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example',
        'x-forwarded-proto': 'https',
      }),
    ],
    expect: ({ status, headers }) => {
      expect(status).toBe(303)
      expect(String(headers['location'])).toMatch(/^http:\/\/127\.0\.0\.1:3000\//)
      expect(decodeURIComponent(String(headers['location']))).not.toContain('evil')
    },
    invariant: 'nothing changed',
  },
  {
    id: 'there is no other way to the development sign-in',
    source: 'class: development sign-in reached from elsewhere',
    as: 'anonymous',
    requests: () =>
      ['/dev-idp', '/dev-idp/auth', '/login/as/bob', '/api/auth/impersonate', '/api/auth/dev'].map((url) => get(url)),
    expect: { status: 404 },
    invariant: 'nothing changed',
  },
  {
    id: 'acts by GET',
    source: 'InvoicePlane #1464',
    as: 'alice',
    requests: ({ alice }) => [
      get('/api/auth/sign-out'),
      get('/api/auth/token'),
      get('/api/auth/initialize'),
      get('/api/clear-all-products'),
      get(`/api/products/${alice.products}/duplicate`),
      get(`/api/change-sets/${alice.applied}/revert`),
    ],
    expect: { status: 404, code: 'no-such-route' },
    invariant: 'nothing changed',
  },
  {
    id: 'methods named otherwise',
    source: 'InvoicePlane #1464',
    as: 'alice',
    requests: ({ alice }) => [
      get(`/api/products/${alice.products}`, { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' }),
      {
        method: 'PATCH',
        url: `/api/products/${alice.products}`,
        body: {},
        headers: { 'x-http-method-override': 'DELETE' },
      },
    ],
    expect: { status: 200 },
    invariant: 'nothing changed',
  },
  {
    id: 'the same in the query',
    source: 'InvoicePlane #1464',
    as: 'alice',
    requests: ({ alice }) => [
      get(`/api/products/${alice.products}?_method=DELETE`),
      get('/api/products?method=delete'),
    ],
    expect: { status: 400, code: 'unknown-field' },
    invariant: 'nothing changed',
  },
  {
    id: 'forms and pages of other sites',
    source: 'InvoicePlane #1464',
    as: 'alice',
    requests: ({ alice }) =>
      [
        { origin: EVIL },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
        { origin: 'http://127.0.0.1:3001' },
      ].flatMap((headers) =>
        WRITES.map((method): AppCall => ({
          method,
          url: method === 'POST' ? '/api/products' : `/api/products/${alice.products}`,
          ...(method === 'DELETE' ? {} : { body: {} }),
          headers,
        })),
      ),
    expect: { status: 403, code: 'cross-site' },
    invariant: 'nothing changed',
  },
  {
    id: 'sign-out and bearer for pages that do not say where they are from',
    source: 'InvoicePlane #1464',
    as: 'alice',
    requests: () =>
      ['/api/auth/sign-out', '/api/auth/token', '/routes/auth/sign-out'].flatMap((url): AppCall[] => [
        { method: 'POST', url },
        { method: 'POST', url, headers: { origin: EVIL } },
        { method: 'POST', url, headers: { origin: 'null' } },
        { method: 'POST', url, headers: { referer: 'http://127.0.0.1:3000/' } },
        { method: 'POST', url, headers: { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'cross-site' } },
      ]),
    expect: { status: 403, code: 'cross-site' },
    invariant: 'nothing changed',
  },
  {
    id: 'bodies as forms can send them',
    source: 'InvoicePlane #1464',
    as: 'alice',
    requests: () =>
      [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/xml',
        'text/html',
      ].map((type): AppCall => ({
        method: 'POST',
        url: '/api/products',
        body: '{"name":"x"}',
        headers: { 'content-type': type },
      })),
    expect: ({ status, body }) => {
      expect([400, 415]).toContain(status)
      expect(['invalid-input', 'wrong-type']).toContain(body['code'])
    },
    invariant: 'nothing changed',
  },
  {
    id: 'ways out of the sign-in to other sites',
    source: 'InvoicePlane #1464',
    as: 'anonymous',
    requests: () =>
      [
        EVIL,
        '//evil.example',
        '/\\evil.example',
        'javascript:alert(1)',
        '/%09/evil.example',
        'http:evil.example',
        '/..//evil.example',
      ].map((next) => get(`${SIGN_IN_PATH}?next=${encodeURIComponent(next)}`)),
    expect: (answer) => {
      expect(answer.status).toBe(303)
      expect(String(answer.headers['location'])).toMatch(/^http:\/\/127\.0\.0\.1:3000\/identity\//)
      expect(decodeURIComponent(String(answer.headers['location']))).not.toContain('evil')
    },
    invariant: 'nothing changed',
  },
  {
    id: 'permission for other origins',
    source: 'class: CORS',
    as: 'anonymous',
    requests: () =>
      [EVIL, 'null', 'https://app.evil', 'https://app.example.evil'].flatMap((origin): AppCall[] => [
        { method: 'OPTIONS', url: '/api/products', headers: { origin, 'access-control-request-method': 'POST' } },
        {
          method: 'OPTIONS',
          url: '/api/auth/token',
          headers: { origin, 'access-control-request-headers': 'authorization' },
        },
        get('/api/public-health', { origin }),
      ]),
    expect: ({ headers }) => {
      for (const name of Object.keys(headers)) expect(name).not.toMatch(/^access-control-/)
    },
    invariant: 'nothing changed',
  },
]

replay('attacks on identity', attacks, (deps) => {
  const arrival = {
    issuer: 'https://login.example',
    subject: 's',
    email: 'bob@example.com',
    emailVerified: false,
    name: 'Bob',
  }
  const device = { ip: '127.0.0.1', userAgent: 'test', formerHash: undefined, knows: () => true }
  const arrive = async (changes: object, formerHash?: Buffer, rule = { emails: ['bob@example.com'], first: false }) => {
    const { dataAccess } = deps().app
    const admission = await admit(
      dataAccess,
      { ...arrival, authTime: Math.floor(Date.now() / 1000), idToken: '', providerSession: undefined, ...changes },
      { ...device, formerHash },
      rule,
    )
    if (admission.suspended) throw new Error('suspended')
    const hash = hashOf(admission.secret)
    const [answer] = await dataAccess.asSystemBatch([
      {
        text: 'select s.user_id as id, a.role from session s join account a on a.id = s.user_id where hash = $1',
        values: [hash],
      },
    ])
    return { ...(answer?.rows[0] as { id: string; role: string }), hash }
  }

  it('ADMIN-03 AUTH-08 the same e-mail at another issuer, or of another subject, is another user and no administrator', async () => {
    const { callers } = deps()
    const one = await arrive({})
    const two = await arrive({ issuer: 'https://other.example' })
    const three = await arrive({ subject: 't' })
    expect(new Set([callers.bob.userId, one.id, two.id, three.id]).size).toBe(4)
    expect([one.role, two.role, three.role]).toEqual(['user', 'user', 'user'])
    expect((await arrive({})).id).toBe(one.id)
    expect((await arrive({ emailVerified: true })).role).toBe('admin')
  })

  it('AUTH-14 the session that a browser had before a sign-in ends with it', async () => {
    const before = await arrive({ subject: 'fixed' })
    const after = await arrive({ subject: 'fixed' }, before.hash)
    expect(after.hash.equals(before.hash)).toBe(false)
    await expect(deps().app.dataAccess.asUserBatch({ kind: 'session', hash: before.hash }, [])).rejects.toMatchObject({
      reason: 'no-session',
    })
    await deps().app.dataAccess.asUserBatch({ kind: 'session', hash: after.hash }, [])
  })

  it('AUTH-10 a cookie or token in any other place opens nothing', async () => {
    const { app, callers } = deps()
    const before = await tableState(app)
    const { authorization = '', cookie = '' } = callers.alice.headers
    const token = String(callers.writeToken.headers['authorization']).replace('Bearer ', '')
    const places: AppCall[] = [
      get(`/api/products?access_token=${token}`),
      get(`/api/products?${cookie}`),
      get('/api/products', { 'x-api-key': token }),
      get('/api/products', { authorization: `Basic ${Buffer.from(`bob:${token}`).toString('base64')}` }),
      get('/api/products', { authorization: `Token ${token}` }),
      get('/api/products', { cookie: `__Host-${cookie}`, authorization }),
      get('/api/products', { cookie: `token=${token}` }),
      get('/api/products', { 'proxy-authorization': `Bearer ${token}` }),
    ]
    for (const call of places) expect([call, (await app.call(undefined, call)).status]).toEqual([call, 401])
    expect(await tableState(app)).toEqual(before)
  })
})

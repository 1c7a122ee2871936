import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { AppAnswer, AppCall } from '#test/app.ts'
import { type Attack, type Deps, neverTaken, replay } from '#test/attacks.ts'

// Reading or changing another user's data.

const KINDS = [
  'products',
  'categories',
  'brands',
  'business-profiles',
  'users',
  'import-mappings',
  'shipments',
  'shipment-lines',
  'shipment-charges',
  'change-sets',
] as const

const get = (url: string, headers: Record<string, string> = {}): AppCall => ({ method: 'GET', url, headers })
const ofBob = ({ bob }: Deps) => KINDS.map((kind) => `/api/${kind}/${bob[kind]}`)

/** A push of mutations by a client that is new. */
function push(...bodies: object[]): AppCall {
  const mutations = bodies.map((body, index) => ({ id: randomUUID(), seq: index + 1, at: Date.now(), body }))
  return { method: 'POST', url: '/api/sync', body: { clientId: randomUUID(), mutations } }
}

function allRefused(code: string) {
  return ({ status, body }: AppAnswer): void => {
    const { results } = body as unknown as { results: { refused?: { code: string } }[] }
    expect([status, ...results.map(({ refused }) => refused?.code)]).toEqual([200, ...results.map(() => code)])
  }
}

const isEmptyList = ({ status, body }: AppAnswer): void => {
  expect([status, body['items']]).toEqual([200, []])
}

const attacks: readonly Attack[] = [
  {
    id: 'another user’s rows, by id',
    source: 'Kimai CVE-2026-28685',
    as: 'alice',
    requests: (deps) => ofBob(deps).map((url) => get(url)),
    expect: { status: 404, code: 'no-such-row' },
    invariant: 'nothing changed',
  },
  {
    id: 'the same by a token that may read',
    source: 'Kimai CVE-2026-28685',
    as: 'readToken',
    requests: (deps) => ofBob(deps).map((url) => get(url.replace('/api', '/routes'))),
    expect: { status: 404, code: 'no-such-row' },
    invariant: 'nothing changed',
  },
  {
    id: 'ids written otherwise',
    source: 'Kimai CVE-2026-28685',
    as: 'alice',
    requests: ({ bob }) =>
      [
        bob.products.toUpperCase(),
        `${bob.products}%20`,
        `%7B${bob.products}%7D`,
        bob.products.replaceAll('-', ''),
        `${bob.products}%00`,
      ].map((id) => get(`/api/products/${id}`)),
    expect: { status: 400, code: 'invalid-input' },
    invariant: 'nothing changed',
  },
  {
    id: 'another user’s rows, by HEAD and by range',
    source: 'Faveo #3685',
    as: 'alice',
    requests: (deps) =>
      ofBob(deps).flatMap((url): AppCall[] => [{ method: 'HEAD', url }, get(url, { range: 'bytes=0-10' })]),
    expect: { status: 404 },
    invariant: 'nothing changed',
  },
  {
    id: 'the history of another user’s product',
    source: 'class: logs by user id',
    as: 'alice',
    requests: ({ bob }) => [get(`/api/products/${bob.products}/history`)],
    expect: isEmptyList,
    invariant: 'nothing changed',
  },
  {
    id: 'a push that changes another user’s rows',
    source: 'Actual CVE-2026-27638',
    as: 'alice',
    requests: ({ bob }) => [
      push(
        { op: 'patch', kind: 'product', id: bob.products, base: 1, data: { name: 'Mine' } },
        { op: 'patch', kind: 'category', id: bob.categories, base: 1, data: { name: 'Mine' } },
        { op: 'patch', kind: 'userProfile', id: bob.users, base: 1, data: { displayName: 'Mine' } },
        { op: 'revert', changeSetId: bob.applied },
        { op: 'command', name: 'product/duplicate', input: { id: bob.products, newId: randomUUID() } },
      ),
    ],
    expect: allRefused('no-such-row'),
    invariant: 'nothing of Bob’s changed',
  },
  {
    id: 'a push that deletes or overwrites another user’s rows',
    source: 'Actual CVE-2026-27638',
    as: 'alice',
    requests: ({ bob }) => [
      push(
        { op: 'delete', kind: 'product', id: bob.products },
        { op: 'put', kind: 'product', id: bob.products, data: { name: 'Alice’s own' } },
        {
          op: 'command',
          name: 'product/delete',
          input: { changeSetId: randomUUID(), title: 'x', ids: [bob.products] },
        },
        { op: 'command', name: 'brand/delete', input: { ids: [bob.brands] } },
      ),
    ],
    expect: ({ status }) => expect(status).toBe(200),
    invariant: 'nothing of Bob’s changed',
  },
  {
    id: 'a pull or push that names another user',
    source: 'Actual CVE-2026-27638',
    as: 'alice',
    requests: ({ bob }) => [
      get(`/api/sync?since=0&userId=${bob.users}`),
      get(`/api/sync?since=0&user_id=${bob.users}`),
      get(`/api/products?userId=${bob.users}`),
      { ...push({ op: 'delete', kind: 'product', id: bob.products }), url: `/api/sync?userId=${bob.users}` },
      { method: 'POST', url: '/api/sync', body: { clientId: randomUUID(), userId: bob.users, mutations: [] } },
    ],
    expect: { status: 400 },
    invariant: 'nothing changed',
  },
  {
    id: 'a pull holds the caller’s rows alone, whatever headers say',
    source: 'Actual CVE-2026-27638',
    as: 'alice',
    requests: ({ bob }) => [
      get('/api/sync?since=0'),
      get('/api/sync?since=0', {
        'x-user-id': bob.users,
        'x-forwarded-user': 'bob@example.com',
        'x-test-user': bob.users,
      }),
    ],
    expect: ({ status, body, text }, _call, { alice }) => {
      expect(status).toBe(200)
      expect((body['rows'] as unknown as unknown[]).length).toBeGreaterThan(5)
      expect(text).toContain(alice.products)
    },
    invariant: 'nothing changed',
  },
  {
    id: 'references to another user’s rows',
    source: 'Spree CVE-2026-22588',
    as: 'alice',
    requests: ({ alice, bob }) => [
      { method: 'POST', url: '/api/products', body: { categoryId: bob.categories } },
      { method: 'POST', url: '/api/products', body: { brandId: bob.brands } },
      { method: 'PUT', url: `/api/products/${randomUUID()}`, body: { brandId: bob.brands } },
      { method: 'PATCH', url: `/api/products/${alice.products}`, body: { categoryId: bob.categories } },
      { method: 'POST', url: '/api/categories', body: { name: 'x', parentId: bob.categories } },
      { method: 'PATCH', url: `/api/categories/${alice.categories}`, body: { parentId: bob.categories } },
      {
        method: 'POST',
        url: '/api/products/bulk',
        body: { title: 'x', ids: [alice.products], edit: { categoryId: bob.categories } },
      },
    ],
    expect: { status: 422, code: 'reference-unknown' },
    invariant: 'nothing changed',
  },
  {
    id: 'references to another user’s rows in a push',
    source: 'Spree CVE-2026-22588',
    as: 'alice',
    requests: ({ alice, bob }) => [
      push(
        { op: 'put', kind: 'product', id: randomUUID(), data: { categoryId: bob.categories } },
        { op: 'patch', kind: 'product', id: alice.products, base: 1, data: { brandId: bob.brands } },
      ),
    ],
    expect: allRefused('reference-unknown'),
    invariant: 'nothing of Bob’s changed',
  },
  {
    id: 'acts on another user’s rows',
    source: 'Dolibarr CVE-2026-10215',
    as: 'alice',
    requests: ({ bob }) => [
      ...['check', 'apply', 'stop', 'revert'].flatMap((act): AppCall[] => [
        { method: 'POST', url: `/api/change-sets/${bob['change-sets']}/${act}` },
        { method: 'POST', url: `/api/change-sets/${bob.applied}/${act}` },
      ]),
      { method: 'POST', url: `/api/change-sets/${bob['change-sets']}/rows`, body: { rows: [{ n: 1, data: {} }] } },
      { method: 'DELETE', url: `/api/change-sets/${bob['change-sets']}` },
      get(`/api/change-sets/${bob['change-sets']}/rows`),
      get(`/api/change-sets/${bob.applied}/rows`),
      { method: 'DELETE', url: `/api/products/${bob.products}` },
      { method: 'DELETE', url: `/api/categories/${bob.categories}` },
      { method: 'DELETE', url: `/api/auth/sessions/${bob.sessions}` },
      { method: 'DELETE', url: `/api/auth/tokens/${bob.tokens}` },
    ],
    expect: { status: 404, code: 'no-such-row' },
    invariant: 'nothing changed',
  },
  {
    id: 'another user’s rows among many',
    source: 'Dolibarr CVE-2026-10215',
    as: 'alice',
    requests: ({ bob }) => [{ method: 'DELETE', url: '/api/products', body: { ids: [bob.products, randomUUID()] } }],
    expect: ({ status, body }) => expect([status, body['deleted']]).toEqual([200, 0]),
    invariant: 'nothing of Bob’s changed',
  },
  {
    id: 'an edit of many that names another user’s rows finds none of them',
    source: 'Dolibarr CVE-2026-10215',
    as: 'alice',
    requests: ({ bob }) => [
      {
        method: 'POST',
        url: '/api/products/bulk',
        body: { title: 'x', ids: [bob.products], edit: { isActive: false } },
      },
    ],
    expect: ({ status, body }) => expect([status, body['state'], body['size']]).toEqual([201, 'checked', 0]),
    invariant: 'nothing of Bob’s changed',
  },
  {
    id: 'a duplicate of another user’s product',
    source: 'class: copies of foreign rows',
    as: 'alice',
    requests: ({ bob }) => [{ method: 'POST', url: `/api/products/${bob.products}/duplicate` }],
    expect: { status: 403, code: 'not-yours' },
    invariant: 'nothing changed',
  },
  {
    id: 'people found by their e-mail',
    source: 'class: user look-up by e-mail',
    as: 'alice',
    requests: () => [get('/api/users'), get('/api/users?search=bob'), get('/api/users?search=nobody')],
    expect: ({ status, body }, { url }, { alice }) => {
      if (url.includes('search')) return expect([status, body['code']]).toEqual([400, 'unknown-field'])
      expect(status).toBe(200)
      const users = body['items'] as unknown as { id: string }[]
      return expect(users.map(({ id }) => id)).toEqual([alice.users])
    },
    invariant: 'nothing changed',
  },
  {
    id: 'another’s e-mail taken over',
    source: 'class: user look-up by e-mail',
    as: 'alice',
    requests: ({ alice }) => [
      { method: 'PATCH', url: `/api/users/${alice.users}`, body: { email: 'bob' } },
      { method: 'PUT', url: `/api/users/${alice.users}`, body: { email: 'bob' } },
    ],
    expect: (answer, call) => neverTaken(answer, call),
    invariant: 'nothing changed',
  },
  {
    id: 'lists and filters that name another user’s rows',
    source: 'class: counts and search',
    as: 'alice',
    requests: ({ bob }) =>
      [`categoryId=${bob.categories}`, `brandId=${bob.brands}`, 'search=bob', 'sku=bob', 'search=%25bob%25'].map(
        (query) => get(`/api/products?${query}&total=true`),
      ),
    expect: ({ status, body }) => expect([status, body['items'], body['total']]).toEqual([200, [], 0]),
    invariant: 'nothing changed',
  },
  {
    id: 'counts',
    source: 'class: counts and search',
    as: 'readToken',
    requests: () => [get('/api/product-counts')],
    expect: async ({ body }, _call, { app, alice }) => {
      const own = await app.dataAccess.asSystemBatch([
        { text: 'select count(*)::int as n from product where user_id = $1', values: [alice.users] },
      ])
      expect(body['total']).toBe(own[0]?.rows[0]?.['n'])
    },
    invariant: 'nothing changed',
  },
  {
    id: 'answers kept by caches on the way',
    source: 'class: cache mix-up',
    as: 'alice',
    requests: ({ bob }) =>
      [
        '/api/products',
        '/api/auth/session',
        '/api/sync?since=0',
        '/routes/brands',
        `/api/products/${bob.products}`,
      ].flatMap((url) => [
        get(url),
        get(url, { 'if-none-match': '*' }),
        get(url, { 'if-modified-since': new Date().toUTCString() }),
      ]),
    expect: ({ status, headers }) => {
      expect([200, 404]).toContain(status)
      expect(headers['cache-control']).toBe('no-store, private')
      expect(headers).not.toHaveProperty('etag')
    },
    invariant: 'nothing changed',
  },
  {
    id: 'answers to tokens kept by caches on the way, and tags of nobody',
    source: 'class: cache mix-up',
    as: 'readToken',
    requests: () =>
      ['/api/products', '/routes/brands'].flatMap((url) => [get(url), get(url, { 'if-none-match': 'W/"9.a.b"' })]),
    expect: ({ status, headers }) => {
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe('private, no-cache')
      expect(headers['vary']).toContain('authorization')
    },
    invariant: 'nothing changed',
  },
]

replay('attacks on ownership', attacks)

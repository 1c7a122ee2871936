import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { entities } from '#contract/entities/registry.ts'
import { fieldsOf } from '#contract/entity.ts'
import { MAX_PUSH } from '#contract/sync-limits.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { type AppCall, buildRealApp } from '#test/app.ts'
import { type Attack, replayOnce } from '#test/attacks.ts'
import { openTestFolder } from '#test/database.ts'
import { leaks } from '#test/leaks.ts'
import { type RunningServer, startServer } from '#test/running-server.ts'

// Files, network, injection and masses.

const SQL_PROBES = [
  "' or '1'='1",
  "'; drop table product; --",
  'name_key; select pg_sleep(3)',
  "name' union select secret from session --",
  '(select 1)',
  'name,(case when 1=1 then 1 end)',
  '1 or 1=1',
  '$1',
  '%27%20or%201=1',
  '\\',
  '"',
]
const SEARCHED = ['products', 'categories', 'brands', 'change-sets']
const LISTS = [...SEARCHED, 'business-profiles', 'users', 'import-mappings']

const get = (url: string): AppCall => ({ method: 'GET', url })

const attacks: readonly Attack[] = [
  {
    id: 'paths for ids',
    source: 'class: path traversal',
    as: 'alice',
    requests: () =>
      [
        '..%2f..%2fetc%2fpasswd',
        '%252e%252e%252f',
        '..%5c..%5cwin.ini',
        '%00',
        '%2fetc%2fpasswd',
        'x'.repeat(5_000),
        '..;',
        '%c0%ae%c0%ae',
      ].flatMap((path) => [get(`/api/products/${path}`), get(`/api/change-sets/${path}/rows`), get(`/api/${path}`)]),
    expect: ({ status, body }) => {
      expect([400, 404]).toContain(status)
      expect(['invalid-input', 'no-such-route', 'unknown-field']).toContain(body['code'])
    },
    invariant: 'nothing changed',
  },
  {
    id: 'SQL where a word of a list is expected',
    source: 'Vendure CVE-2026-40887',
    as: 'alice',
    requests: () =>
      SQL_PROBES.map(encodeURIComponent).flatMap((probe) => [
        ...LISTS.flatMap((list) =>
          ['sortBy', 'sortDirection', 'page', 'pageSize', 'total'].map((name) => get(`/api/${list}?${name}=${probe}`)),
        ),
        ...['status', 'categoryId', 'brandId', 'vat', 'retailMargin', 'tradeMargin'].map((name) =>
          get(`/api/products?${name}=${probe}`),
        ),
        ...['since', 'limit', 'paging'].map((name) => get(`/api/sync?${name}=${probe}`)),
      ]),
    expect: ({ status, body }, { url }) => {
      expect([url, status]).toEqual([url, 400])
      // Not every list takes every word.
      expect(['invalid-input', 'unknown-field']).toContain(body['code'])
    },
    invariant: 'nothing changed',
  },
  {
    id: 'SQL as names of fields',
    source: 'Dolibarr CVE-2026-7688',
    as: 'alice',
    requests: () =>
      SQL_PROBES.flatMap((probe): AppCall[] => [
        get(`/api/products?${encodeURIComponent(probe)}=1`),
        { method: 'POST', url: '/api/products', body: { [probe]: 1 } },
      ]),
    expect: { status: 400, code: 'unknown-field' },
    invariant: 'nothing changed',
  },
  {
    id: 'SQL as words to look for',
    source: 'Vendure CVE-2026-40887',
    as: 'alice',
    requests: () =>
      [...SQL_PROBES, '%', '_', '\\%', '%%%%%%%%']
        .map(encodeURIComponent)
        .flatMap((probe) => [
          ...LISTS.map((list) => get(`/api/${list}?search=${probe}x`)),
          get(`/api/products?sku=${probe}x`),
        ]),
    expect: ({ status, body }, { url }) => {
      const isSearched = SEARCHED.some((list) => url.startsWith(`/api/${list}?`))
      if (isSearched) expect([url, status, body['items']]).toEqual([url, 200, []])
      else expect([url, status, body['code']]).toEqual([url, 400, 'unknown-field'])
    },
    invariant: 'nothing changed',
  },
  {
    id: 'more than is accepted at once',
    source: 'class: import bombs',
    as: 'alice',
    requests: ({ alice }) => {
      const many = (count: number, one: (index: number) => unknown) =>
        Array.from({ length: count }, (_, index) => one(index))
      const rows = `/api/change-sets/${alice['change-sets']}/rows`
      const mutation = (index: number) => ({
        id: randomUUID(),
        seq: index + 1,
        at: 1,
        body: { op: 'delete', kind: 'product', id: alice.products },
      })
      return [
        { method: 'POST', url: rows, body: { rows: many(1_001, (index) => ({ n: index + 1, data: {} })) } },
        { method: 'POST', url: rows, body: { rows: [] } },
        { method: 'POST', url: rows, body: { rows: [{ n: 1_000_001, data: {} }] } },
        { method: 'DELETE', url: '/api/products', body: { ids: many(100_001, () => alice.products) } },
        { method: 'DELETE', url: '/api/products', body: { ids: [] } },
        { method: 'POST', url: '/api/sync', body: { clientId: randomUUID(), mutations: many(MAX_PUSH + 1, mutation) } },
        { method: 'POST', url: '/api/products', body: { tags: many(101, String) } },
        {
          method: 'POST',
          url: '/api/products',
          body: { costBreakdown: { additionalCosts: many(101, () => ({ amount: 1 })) } },
        },
        { method: 'POST', url: '/api/products', body: { variants: many(501, () => ({ name: 'x' })) } },
        { method: 'POST', url: '/api/products', body: { description: 'x'.repeat(20_001) } },
        get('/api/products?pageSize=501'),
        get('/api/products?page=1000001'),
        get(`/api/products?search=${'x'.repeat(201)}`),
      ]
    },
    expect: { status: 400, code: 'invalid-input' },
    invariant: 'nothing changed',
  },
  {
    id: 'bodies that are too large',
    source: 'class: import bombs',
    as: 'alice',
    requests: ({ alice }) => [
      { method: 'POST', url: '/api/products', body: { name: 'x'.repeat(2 * 2 ** 20) } },
      { method: 'PATCH', url: `/api/products/${alice.products}`, body: { name: 'x'.repeat(2 * 2 ** 20) } },
      { method: 'POST', url: '/api/sync', body: 'x'.repeat(9 * 2 ** 20) },
      { method: 'POST', url: `/api/change-sets/${alice['change-sets']}/rows`, body: 'x'.repeat(9 * 2 ** 20) },
    ],
    expect: { status: 413, code: 'too-large' },
    invariant: 'nothing changed',
  },
  {
    id: 'JSON of great depth and breadth',
    source: 'class: import bombs',
    as: 'alice',
    requests: () => [
      { method: 'POST', url: '/api/products', body: `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}` },
      { method: 'POST', url: '/api/products', body: `${'['.repeat(400_000)}${']'.repeat(400_000)}` },
      {
        method: 'POST',
        url: '/api/products',
        body: Object.fromEntries(Array.from({ length: 40_000 }, (_, n) => [`f${n}`, n])),
      },
    ],
    expect: ({ status }) => expect(status).toBe(400),
    invariant: 'nothing changed',
  },
  {
    id: 'a row of ten thousand columns spoils nothing but itself',
    source: 'class: import bombs',
    as: 'alice',
    requests: ({ alice }) => {
      const data = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`column ${index}`, 'x']))
      const url = `/api/change-sets/${alice['change-sets']}/rows`
      return [{ method: 'POST', url, body: { rows: [{ n: 2, data }] } }, get(`${url}?pageSize=5`)]
    },
    expect: ({ status, text }) => {
      expect(status).toBe(200)
      expect(text.length).toBeLessThan(20_000)
    },
    invariant: 'nothing of Bob’s changed',
  },
  {
    id: 'one name said twice',
    source: 'class: parameter pollution',
    as: 'alice',
    requests: () => [
      get('/api/products?page=1&page=2'),
      get('/api/products?status=active&status=inactive'),
      get('/api/products?search=a&search=b'),
      get('/api/sync?since=0&since=1'),
      get('/api/brands?total=true&total=true'),
    ],
    expect: { status: 400, code: 'invalid-input' },
    invariant: 'nothing changed',
  },
  {
    id: 'lists and objects for words, words for numbers and flags',
    source: 'class: parameter pollution',
    as: 'alice',
    requests: ({ alice }) =>
      [
        { name: ['x'] },
        { name: { toString: 'x' } },
        { name: null },
        { name: 1 },
        { isActive: 'true' },
        { isActive: 1 },
        { stock: '5' },
        { stock: 1.5 },
        { tags: 'x' },
        { tags: { 0: 'x' } },
        { categoryId: ['x'] },
        { costBreakdown: 'x' },
        { costBreakdown: [] },
        { costBreakdown: { additionalCosts: {} } },
        { pricingMode: 'toString' },
      ].flatMap((body): AppCall[] => [
        { method: 'POST', url: '/api/products', body },
        { method: 'PATCH', url: `/api/products/${alice.products}`, body },
      ]),
    expect: { status: 400, code: 'invalid-input' },
    invariant: 'nothing changed',
  },
  {
    id: 'many names',
    source: 'class: parameter pollution',
    as: 'alice',
    requests: () => [get(`/api/products?${Array.from({ length: 5_000 }, (_, index) => `a${index}`).join('&')}`)],
    expect: { status: 400, code: 'unknown-field' },
    invariant: 'nothing changed',
  },
]

replayOnce('attacks by input', attacks, (_ground, context) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer(context)
  })
  afterAll(() => server.close())

  /** Sends bytes as they are and answers all that comes back until the server ends it. */
  function raw(...parts: readonly (string | Buffer)[]): Promise<string> {
    const { port, hostname } = new URL(server.origin)
    return new Promise((resolve, reject) => {
      let answer = ''
      const socket = connect(Number(port), hostname)
      socket.setTimeout(40_000, () => socket.destroy(new Error(`no end: ${answer}`)))
      socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
      socket.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ECONNRESET' ? resolve(answer) : reject(error),
      )
      socket.on('close', () => resolve(answer))
      for (const part of parts) socket.write(part)
    })
  }

  const head = (line: string, ...headers: string[]) =>
    [line, `Host: ${new URL(server.origin).host}`, ...headers, '', ''].join('\r\n')
  const statusesOf = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
  const SMUGGLED = 'GET /api/smuggled HTTP/1.1\r\nHost: x\r\n\r\n'

  it.each([
    ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked'], `0\r\n\r\n${SMUGGLED}`],
    ['two lengths', ['Content-Length: 2', `Content-Length: ${SMUGGLED.length}`], `{}${SMUGGLED}`],
    ['a length that is no number', ['Content-Length: +2'], '{}'],
    ['chunks that are not', ['Transfer-Encoding: xchunked'], `0\r\n\r\n${SMUGGLED}`],
    ['chunks said twice', ['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${SMUGGLED}`],
    ['a chunk of no size', ['Transfer-Encoding: chunked'], `zz\r\n\r\n${SMUGGLED}`],
    ['a name with a space', ['Content-Length : 2'], '{}'],
    ['a folded header', ['X-A: 1', ' Content-Length: 2'], '{}'],
    ['a bare line feed in a header', ['X-A: 1\nContent-Length: 2'], '{}'],
  ])('API-02 %s is one refused request, not two', async (_what, headers, body) => {
    const answer = await raw(head('POST /api/products HTTP/1.1', 'Content-Type: application/json', ...headers), body)
    expect(statusesOf(answer)).toEqual([400])
    expect(answer).toContain('"code":"malformed-request"')
    expect(leaks(answer)).toEqual([])
  })

  it.skipIf(context.engine === 'embedded')(
    'OPS-06 headers that come letter by letter are refused with 408 within 12 s',
    async () => {
      const startedAt = performance.now()
      const { port, hostname } = new URL(server.origin)
      const socket = connect(Number(port), hostname, () => socket.write('GET /api/public-health HTTP/1.1\r\nX-Slow: '))
      const drip = setInterval(() => socket.write('a'), 250)
      let answer = ''
      socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1'))).on('error', () => undefined)
      await once(socket, 'close')
      clearInterval(drip)
      expect(statusesOf(answer)).toEqual([408])
      expect(performance.now() - startedAt).toBeLessThan(12_000)
    },
  )

  it('API-02 headers without end are refused', async () => {
    const answer = await raw(head('GET /api/public-health HTTP/1.1', `X-A: ${'x'.repeat(40_000)}`))
    expect(statusesOf(answer)).toEqual([431])
    expect(answer).toContain('"code":"headers-too-large"')
  })

  it.each([
    ['TRACE', 'TRACE /api/public-health HTTP/1.1', [400, 404, 405]],
    ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1', [400, 404, 405]],
    ['a method of nobody’s', 'HACK /api/public-health HTTP/1.1', [400]],
    ['no HTTP', 'hello', [400]],
    ['another version', 'GET / HTTP/9.9', [400, 505]],
    ['an address of another server', 'GET http://evil.example/api/public-health HTTP/1.1', [400]],
    ['a whole address', 'GET http://127.0.0.1/api/public-health HTTP/1.1', [400]],
    ['another host before', 'GET /api/public-health HTTP/1.1\r\nHost: evil.example', [400]],
    ['its host said twice', `GET /_healthz HTTP/1.1\r\nhOST: localhost`, [400]],
  ])('API-02 %s gets a refusal and no more', async (_what, line, statuses) => {
    const answer = await raw(head(line, 'Connection: close', 'X-Secret: canary'))
    if (statusesOf(answer).length > 0) expect(statuses).toContain(statusesOf(answer)[0])
    expect(statusesOf(answer).length).toBeLessThanOrEqual(1)
    expect(answer).not.toContain('canary')
    expect(leaks(answer)).toEqual([])
  })

  it('OPS-04 the server serves on after all of it', async () => {
    expect((await fetch(`${server.origin}/api/public-health`)).status).toBe(200)
  })

  it('API-02 guesses count: after the limit of a minute even strangers are told to wait', async () => {
    const app = await buildRealApp(context, { RATE_LIMIT: '5' })
    const guess = (index: number) =>
      app.call(undefined, {
        ...get('/api/products'),
        headers: { authorization: `Bearer pk_${String(index).padStart(32, '0')}_${'A'.repeat(43)}` },
      })
    for (let index = 0; index < 5; index += 1) expect((await guess(index)).status).toBe(401)
    const told = await guess(5)
    expect([told.status, told.body['code']]).toEqual([429, 'too-many-requests'])
    expect(Number(told.headers['retry-after'])).toBeGreaterThan(0)
    await app.close()
  })
})

describe('texts that patterns take long for', () => {
  const LONG = 20_000
  const EVIL = ['a', ' ', '-', '.', '0', '@', 'a@', 'http://', '\t', 'é', '<', '\u0301', 'aB', '=', ',', '𝒜']

  it('API-02 no pattern of any field is slow for a text of twenty thousand characters', () => {
    const slow: string[] = []
    let tried = 0
    for (const entity of entities) {
      for (const [name, field] of fieldsOf(entity)) {
        for (const part of EVIL) {
          for (const text of [
            part.repeat(LONG / part.length),
            `${part.repeat(LONG / part.length)}!`,
            `http://${part.repeat(LONG)}`,
          ]) {
            const read = (): number => {
              const startedAt = performance.now()
              field.rest.safeParse(text)
              field.stored.safeParse(text)
              return performance.now() - startedAt
            }
            // A pattern that is slow is so every time; a machine that has much to do is not.
            if ([1, 2, 3].every(() => read() > 250)) slow.push(`${entity.kind}.${name} for ${JSON.stringify(part)}`)
            tried += 1
          }
        }
      }
    }
    expect(tried).toBeGreaterThan(2_000)
    expect(slow).toEqual([])
  }, 60_000)
})

describe('files beside the ones of the browser', () => {
  it('API-02 no path leads out of the folder of the site', async () => {
    const work = await mkdtemp(join(tmpdir(), 'pw-site-'))
    const webFolder = join(work, 'web')
    await mkdir(join(webFolder, 'assets'), { recursive: true })
    await writeFile(join(work, 'secret.txt'), 'CANARY')
    await writeFile(join(webFolder, '.hidden'), 'CANARY')
    await writeFile(join(webFolder, 'index.html'), 'the page')
    await writeFile(join(webFolder, 'assets', 'app.js'), 'code')
    const opened = await openTestFolder()
    const config = readConfig({ DATA_DIR: opened.folder, LOG_LEVEL: 'silent' }, '/')
    const app = await buildApp({ config, database: opened.database, webFolder })
    const read = (url: string) => app.fastify.inject({ url, headers: { host: '127.0.0.1:3000' } })
    expect((await read('/assets/app.js')).body).toBe('code')
    for (const path of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/%2e%2e%2fsecret.txt',
      '/assets/../../secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/assets/%2e%2e/%2e%2e/secret.txt',
      '/assets/..%5c..%5csecret.txt',
      '/%252e%252e%252fsecret.txt',
      '/..%c0%afsecret.txt',
      '/assets/....//....//secret.txt',
      `/${work}/secret.txt`,
      '//secret.txt',
      '/%00/../secret.txt',
      '/secret.txt%00.js',
      '/.hidden',
    ]) {
      const { statusCode, body } = await read(path)
      expect([path, statusCode < 500, body.includes('CANARY')]).toEqual([path, true, false])
      expect(leaks(body.replaceAll(work, ''))).toEqual([])
    }
    await app.close()
    await opened.drop()
    await rm(work, { recursive: true, force: true })
  })
})

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { handleErrors } from '#server/kit/http/errors.ts'
import { serveSite } from '#server/site/serve.ts'

const PAGE = '<!doctype html><title>Pricewright</title>'
const GERMAN = '<!doctype html><html lang="de"><title>Pricewright</title>'

let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pricewright-site-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), PAGE)
  await writeFile(join(folder, 'assets', 'app-1.js'), 'export {}')
  await writeFile(join(folder, 'index.de.html'), GERMAN)
  await writeFile(join(folder, 'assets', 'part-1.js.gz'), gzipSync('export default 1'))
  await writeFile(join(folder, 'assets', 'part-1.js.br'), brotliCompressSync('export default 1'))
  app = Fastify()
  await app.register(cookie)
  handleErrors(app)
  await serveSite(app, folder, "default-src 'none'")
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

it.each([
  ['/', {}],
  ['/', { 'accept-encoding': 'br, gzip' }],
  ['/products', {}],
])('NAV-01 NAV-02 %s answers the page, whatever encodings are taken', async (url, headers) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, body } = await app.inject({ method, url, headers })
    expect([statusCode, body]).toEqual([200, method === 'GET' ? PAGE : ''])
  }
})

it('NAV-02 API-02 an address without a screen answers the page that says so, as not found', async () => {
  for (const url of ['//[', '//:1:', '/no/such/screen', '/assets/app-0.js', '/productss', '/%F0%9F%98%80']) {
    const { statusCode } = await app.inject({ url })
    expect([url, statusCode]).toEqual([url, 404])
  }
  expect((await app.inject({ url: '/no/such/screen' })).body).toBe(PAGE)
  expect((await app.inject({ url: '/Products/?page=2' })).statusCode).toBe(200)
  expect((await app.inject({ url: '///' })).statusCode).toBe(200)
})

it('API-02 a file is served under its own name only, whatever leads to it', async () => {
  await writeFile(join(folder, '.secret'), 'x')
  const names = ['/assets/APP-1.js', '/assets//app-1.js', '/assets/', '/assets', '/.secret']
  for (const url of [...names, '/assets/..%2findex.html', '/..%2f..%2fetc/passwd', '/assets%5capp-1.js', '/%00']) {
    const { statusCode, body } = await app.inject({ url })
    expect([url, statusCode, body]).toEqual([url, 404, PAGE])
  }
  expect((await app.inject({ url: '/%' })).statusCode).toBe(400)
  expect((await app.inject({ method: 'HEAD', url: '/assets/app-1.js' })).statusCode).toBe(200)
})

it.each([
  ['de-CH,de;q=0.9,en;q=0.8', undefined, GERMAN],
  ['fr,de;q=0.5', undefined, GERMAN],
  ['de', 'en', PAGE],
  ['en', 'de', GERMAN],
  ['it', undefined, PAGE],
  ['de;q=0', undefined, PAGE],
  [undefined, undefined, PAGE],
  ['en', 'xx', PAGE],
  ['en', '../../etc/passwd', PAGE],
])(
  'SHELL-10 a browser that asks for %s and has chosen %s gets the page of that language',
  async (accepted, chosen, page) => {
    const headers = {
      ...(accepted && { 'accept-language': accepted }),
      ...(chosen && { cookie: `language=${chosen}` }),
    }
    for (const url of ['/', '/products', '/no/such/screen']) {
      const answer = await app.inject({ url, headers })
      expect([answer.body, answer.headers.vary]).toEqual([page, expect.stringContaining('accept-language, cookie')])
    }
  },
)

it('SHELL-07 a file that lies there packed alone is answered as its caller can read it', async () => {
  const ask = (encoding?: string) =>
    app.inject({ url: '/assets/part-1.js', headers: encoding === undefined ? {} : { 'accept-encoding': encoding } })
  const [packed, other, plain] = [await ask('gzip'), await ask('br, gzip'), await ask()]
  expect(gunzipSync(packed.rawPayload).toString()).toBe('export default 1')
  expect(brotliDecompressSync(other.rawPayload).toString()).toBe('export default 1')
  expect(plain.body).toBe('export default 1')
  for (const { headers } of [packed, other, plain]) {
    expect(headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': expect.stringContaining('immutable') as unknown,
    })
  }
})

it('API-02 what is no page is a problem, and hashed files are kept for good', async () => {
  expect((await app.inject({ url: '/api/nothing' })).statusCode).toBe(404)
  expect((await app.inject({ method: 'POST', url: '/products' })).statusCode).toBe(404)
  const asset = await app.inject({ url: '/assets/app-1.js' })
  expect(asset.headers['cache-control']).toContain('immutable')
  expect((await app.inject({ url: '/' })).headers['cache-control']).toBe('no-cache')
})

it.each(['bytes=0-3', 'bytes=999999-', 'bytes=x', 'bytes=3-1', 'lines=1-2', 'bytes=0-1,5-6', ''])(
  'API-02 a file is answered whole, whatever part of it is asked for: %j',
  async (range) => {
    const { statusCode, body, headers } = await app.inject({ url: '/', headers: { range } })
    expect([statusCode, body, headers['content-range']]).toEqual([200, PAGE, undefined])
  },
)

it('API-02 conditions of a file are met, or answered as such', async () => {
  const { etag } = (await app.inject('/')).headers
  const status = async (headers: Record<string, string>) => (await app.inject({ url: '/', headers })).statusCode
  for (const tags of [String(etag), `"other", ${String(etag)}`, '*'])
    expect([tags, await status({ 'if-none-match': tags })]).toEqual([tags, 304])
  expect(await status({ 'if-none-match': '"other"' })).toBe(200)
  const changed = await app.inject({ url: '/', headers: { 'if-match': '"other"' } })
  expect([changed.statusCode, changed.json()]).toMatchObject([412, { code: 'changed-meanwhile' }])
})

it('OPS-09 the page and its files come however many calls their address has made', async () => {
  const limited = Fastify()
  await limited.register(rateLimit, { max: 1 })
  limited.get('/api/call', () => 'done')
  await serveSite(limited, folder, "default-src 'none'")
  const ask = async (url: string) => (await limited.inject({ url })).statusCode
  expect([await ask('/api/call'), await ask('/api/call')]).toEqual([200, 429])
  for (let call = 0; call < 3; call += 1) {
    expect([await ask('/'), await ask('/assets/app-1.js'), await ask('/products')]).toEqual([200, 200, 200])
  }
  await limited.close()
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AppAnswer, arrive, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { listOf } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'

// What JSON can say and no database keeps: each of these was a failure of the server, some of them for good.

const BROKEN = '\ud800'
const NESTED = { a: [{ b: BROKEN }] }

/** Objects as JSON, and the name that the refusal gives to what is wrong inside. */
const SAID: readonly (readonly [json: string, at: string])[] = [
  [JSON.stringify({ sign: BROKEN }), 'sign'],
  [JSON.stringify({ sign: `${BROKEN}x` }), 'sign'],
  [JSON.stringify({ sign: 'x\udc00' }), 'sign'],
  [JSON.stringify({ [BROKEN]: 1 }), '\ufffd'],
  [JSON.stringify({ ['a\0']: 1 }), 'a\ufffd'],
  [JSON.stringify({ sign: 'a\0' }), 'sign'],
  [JSON.stringify(NESTED), 'a.0.b'],
  [JSON.stringify({ a: { [BROKEN]: { b: 1 } } }), 'a.\ufffd'],
  ['{"n":1e400}', 'n'],
  ['{"n":[-1e999]}', 'n.0'],
]

describeOneEngine('what JSON can say and no database keeps', (context) => {
  let app: TestApp
  let ann: TestCaller
  beforeAll(async () => {
    app = await buildRealApp(context, { MIN_FREE_MB: '0' })
    ann = await arrive(app, 'ann')
  })
  afterAll(() => app.close())

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: unknown) =>
    app.call(ann, { method, url, ...(body === undefined ? {} : { body }) })
  const named = ({ status, body }: AppAnswer) => [
    status,
    (body['errors'] as { field: string }[] | undefined)?.map(({ field }) => field),
  ]
  const refusedOf = ({ body }: AppAnswer) =>
    listOf(body['results']).map(({ refused }) => refused as { errors: { field: string }[] } | undefined)
  const mutation = (seq: number, body: string) =>
    `{"id":"${randomUUID()}","seq":${seq},"at":${Date.now()},"body":${body}}`
  const put = (data: string) => `{"op":"put","kind":"importMapping","id":"${randomUUID()}","data":${data}}`
  const push = (clientId: string, bodies: readonly string[], from = 1) =>
    call(
      'POST',
      '/api/sync',
      `{"clientId":"${clientId}","mutations":[${bodies.map((each, index) => mutation(index + from, each)).join(',')}]}`,
    )

  it.each(SAID)('API-02 %s is refused by name wherever an object takes any values', async (json, at) => {
    const { body: kept } = await call('POST', '/api/import-mappings', { name: 'Supplier', settings: { a: 1 } })
    const own = `/api/import-mappings/${String(kept['id'])}`
    expect(named(await call('POST', '/api/import-mappings', `{"name":"x","settings":${json}}`))).toEqual([
      400,
      [`settings.${at}`],
    ])
    expect(named(await call('PATCH', own, `{"settings":${json}}`))).toEqual([400, [`settings.${at}`]])
    expect((await call('GET', own)).body['settings']).toEqual({ a: 1 })
    // Also where the value itself would be passed over.
    expect(named(await call('PATCH', own, `{"createdAt":${json}}`))).toEqual([400, [`createdAt.${at}`]])
    await call('DELETE', own)
  })

  it.each(SAID)('API-02 SYNC-02 of the changes of a device only that with %s is refused', async (json, at) => {
    const clientId = randomUUID()
    const names = ['before', 'after'].map((name) => `${name} ${randomUUID()}`)
    const [first = '', last = ''] = names.map((name) => put(JSON.stringify({ name })))
    const bad = [
      put(`{"name":"x","settings":${json}}`),
      put(json),
      `{"op":"patch","kind":"importMapping","id":"${randomUUID()}","base":0,"data":{},"expect":${json}}`,
      `{"op":"put","kind":"importMapping","id":"${randomUUID()}","data":{"name":"x"},"was":${json}}`,
      `{"op":"command","name":"product/duplicate","input":${json}}`,
    ]
    const answer = await push(clientId, [first, ...bad, last])
    const refused = { refused: { code: 'invalid-input' } }
    expect(answer.body['results']).toMatchObject([{ seq: 1 }, ...bad.map(() => refused), { seq: bad.length + 2 }])
    const told = refusedOf(answer)
    expect(told[1]?.errors.map(({ field }) => field)).toEqual([`data.settings.${at}`])
    expect([told[0], told.at(-1)]).toEqual([undefined, undefined])
    const again = await push(clientId, [first, ...bad, last])
    expect(refusedOf(again)).toEqual(told)
    const { body } = await call('GET', '/api/import-mappings?pageSize=500')
    const kept = listOf(body['items']).map(({ name }) => name)
    expect(kept).toEqual(expect.arrayContaining(names))
    expect(kept).not.toContain('x')
  })

  it('API-02 bytes that are no UTF-8 are refused instead of kept as other characters', async () => {
    const bytes = (...spoilt: number[]) =>
      Buffer.concat([Buffer.from('{"name":"Tea '), Buffer.from(spoilt), Buffer.from('"}')])
    for (const spoilt of [[0xff], [0xc3, 0x28], [0xed, 0xa0, 0x80], [0xc0, 0xaf], [0xf8, 0x88, 0x80, 0x80, 0x80]]) {
      const headers = { 'content-type': 'application/json' }
      const answer = await app.call(ann, { method: 'POST', url: '/api/brands', body: bytes(...spoilt), headers })
      expect([answer.status, answer.body['errors']]).toEqual([400, [{ field: 'body', message: 'must be UTF-8' }]])
    }
    const whole = await call('POST', '/api/brands', Buffer.from('{"name":"Tee für 𝒜"}'))
    expect([whole.status, whole.body['name']]).toEqual([201, 'Tee für 𝒜'])
  })

  it('API-02 pairs of surrogates, escaped or not, and the largest numbers are kept as they are', async () => {
    const text = '{"name":"Supplier","settings":{"a":"\\ud83d\\ude00","\\ud83d\\ude00":["😀"],"n":1.5e20}}'
    const made = await call('POST', '/api/import-mappings', text)
    expect([made.status, made.body['settings']]).toEqual([201, { a: '😀', '😀': ['😀'], n: 1.5e20 }])
  })

  it('PROD-14 OPS-06 how a file is read has a limit of size, and there are at most 150 of them, on one page of a list', async () => {
    const bob = await arrive(app, 'bob')
    const url = '/api/import-mappings'
    const keep = (settings: unknown) => app.call(bob, { method: 'POST', url, body: { name: 'Supplier', settings } })
    const largest = { a: 'x'.repeat(32 * 1024 - '{"a":""}'.length) }
    for (const settings of [{ a: `${largest.a}x` }, { a: 'é'.repeat(17_000) }, { a: Array(100).fill(1e99) }]) {
      const answer = await keep(settings)
      expect([answer.status, answer.body['errors']]).toEqual([
        400,
        [{ field: 'settings', message: 'must have at most 32 KB' }],
      ])
    }
    for (let count = 0; count < 150; count += 1) expect((await keep(largest)).status).toBe(201)
    const beyond = await keep({})
    expect([beyond.status, beyond.body['title']]).toEqual([
      409,
      'You have 150 import mappings, and no more are kept. Delete one first.',
    ])
    const list = await app.call(bob, { method: 'GET', url: `${url}?pageSize=500` })
    const items = listOf(list.body['items'])
    expect([list.status, items.length]).toEqual([200, 150])
    const own = `${url}/${String(items[0]?.['id'])}`
    expect((await app.call(bob, { method: 'PATCH', url: own, body: { name: 'Another' } })).status).toBe(200)
    expect((await app.call(bob, { method: 'DELETE', url: own })).status).toBe(204)
    expect((await keep({})).status).toBe(201)
  })
})

import { beforeAll, expect, it } from 'vitest'
import { arrive, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'

/** The calls that need no body (API-06), as far as they exist. */
const WITHOUT_BODY = [
  ['GET', '/_healthz'],
  ['GET', '/public-health'],
  ['GET', '/health'],
  ['GET', '/product-counts'],
  ['GET', '/currency/health'],
  ['GET', '/currency/supported-currencies'],
  ['DELETE', '/clear-all-products'],
] as const
const JSON_TYPE = { 'content-type': 'application/json' }

describeOneEngine('the input of the calls that the specification names', (context) => {
  let app: TestApp
  let caller: TestCaller

  beforeAll(async () => {
    app = await buildRealApp(context)
    caller = await arrive(app, 'documents')
  })

  const newProduct = async (): Promise<string> => {
    const { body } = await app.call(caller, { method: 'POST', url: '/api/products', body: { name: 'Mug' } })
    return String(body['id'])
  }

  it('API-06 what needs no body works without one, with an empty one, and refuses query names by name', async () => {
    for (const [method, path] of WITHOUT_BODY) {
      for (const prefix of ['/api', '/routes']) {
        const url = prefix + path
        const plain = await app.call(caller, { method, url })
        const empty = await app.call(caller, { method, url, body: '' })
        const object = method === 'GET' ? plain : await app.call(caller, { method, url, body: {} })
        expect([url, plain.status, empty.status, object.status]).toEqual([url, 200, 200, 200])
        const asked = await app.call(caller, { method, url: `${url}?verbose=1` })
        expect([url, asked.status, asked.body['errors']]).toEqual([
          url,
          400,
          [{ field: 'verbose', message: 'does not exist here' }],
        ])
      }
    }
  })

  it.each(['null', '5', '"x"', '[]'])('API-02 a body of %s is refused: it must be an object', async (body) => {
    const id = await newProduct()
    for (const [method, path] of [
      ['POST', '/products'],
      ['PUT', `/products/${id}`],
      ['PATCH', `/products/${id}`],
      ['POST', `/products/${id}/duplicate`],
      ['DELETE', '/clear-all-products'],
    ] as const) {
      const answer = await app.call(caller, { method, url: `/api${path}`, body, headers: JSON_TYPE })
      expect([method, path, answer.status, answer.body['code'], answer.body['errors']]).toEqual([
        method,
        path,
        400,
        'invalid-input',
        [{ field: 'body', message: 'must be an object' }],
      ])
    }
    expect((await app.call(caller, { method: 'GET', url: `/api/products/${id}` })).body['name']).toBe('Mug')
  })

  it('API-06 DELETE products takes its ids as JSON, and from nowhere else', async () => {
    const [first, second] = [await newProduct(), await newProduct()]
    const url = '/api/products'
    const { body } = await app.call(caller, { method: 'DELETE', url, body: { ids: [first] } })
    expect(body['deleted']).toBe(1)
    for (const wrong of [
      { method: 'DELETE', url } as const,
      { method: 'DELETE', url, body: '', headers: JSON_TYPE } as const,
      { method: 'DELETE', url: `${url}?ids=${second}` } as const,
      { method: 'DELETE', url, body: [second] } as const,
      { method: 'DELETE', url, body: `ids=${second}`, headers: { 'content-type': 'text/plain' } } as const,
    ]) {
      const answer = await app.call(caller, wrong)
      expect(answer.status === 400 || answer.status === 415, `${JSON.stringify(wrong)}: ${answer.text}`).toBe(true)
    }
    expect((await app.call(caller, { method: 'GET', url: `${url}/${second}` })).status).toBe(200)
  })

  it.each([
    { 'if-match': '"1"' },
    { 'if-match': '*' },
    { 'if-none-match': '*' },
    { 'if-unmodified-since': 'Sat, 28 Nov 2026 08:00:00 GMT' },
  ])(
    'API-02 a write with a condition that nobody checks is refused by name and writes nothing: %o',
    async (headers) => {
      const url = `/api/products/${await newProduct()}`
      const { status, body } = await app.call(caller, { method: 'PATCH', url, body: { name: 'Bowl' }, headers })
      expect([status, body['code']]).toEqual([412, 'no-conditions'])
      expect((await app.call(caller, { method: 'DELETE', url, headers })).status).toBe(412)
      expect((await app.call(caller, { method: 'GET', url, headers })).body['name']).toBe('Mug')
    },
  )
})

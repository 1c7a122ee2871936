import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { arrive, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'

// Values of the right type and the wrong meaning: each of these was a failure of the server, some of them for good.

describeOneEngine('values that are nearly right', (context) => {
  let app: TestApp
  let ann: TestCaller
  let documentId: string
  let customerId: string
  beforeAll(async () => {
    app = await buildRealApp(context, { MIN_FREE_MB: '0' })
    ann = await arrive(app, 'ann')
    customerId = await made('/api/customers', { name: 'Zoë' })
    documentId = await made('/api/documents', {
      documentType: 'invoice',
      currency: 'EUR',
      customerId,
      items: [{ description: 'Tea', quantity: 1, unitPrice: 5 }],
    })
  })
  afterAll(() => app.close())

  const call = (method: 'GET' | 'POST' | 'PATCH', url: string, body?: unknown) =>
    app.call(ann, { method, url, ...(body === undefined ? {} : { body }) })
  const made = async (url: string, body: object): Promise<string> => {
    const answer = await call('POST', url, body)
    expect(answer.status).toBe(201)
    return String(answer.body['id'])
  }
  const fieldsOf = (answer: Awaited<ReturnType<typeof call>>) =>
    (answer.body['errors'] as unknown as { field: string }[] | undefined)?.map(({ field }) => field)

  it('API-02 PLIST-01 what is no id is refused in a list of ids, by name', async () => {
    const refused = await call('POST', '/api/price-lists', { title: 'Trade', productIds: ['abc'] })
    expect([refused.status, fieldsOf(refused)]).toEqual([400, ['productIds.0']])
    const pushed = await call('POST', '/api/sync', {
      clientId: randomUUID(),
      mutations: [
        {
          id: randomUUID(),
          seq: 1,
          at: Date.now(),
          body: { op: 'put', kind: 'priceList', id: randomUUID(), data: { title: 'x', productIds: { add: ['abc'] } } },
        },
      ],
    })
    expect(pushed.body['results']).toMatchObject([{ refused: { code: 'invalid-input' } }])
  })

  it('API-02 PLIST-04 a list that holds what is no id from earlier still shows its page, and can be mended', async () => {
    const productId = await made('/api/products', { name: 'Mug', costBreakdown: { baseCost: 5 } })
    const id = await made('/api/price-lists', { title: 'Trade', productIds: [productId] })
    await context.dataAccess.asSystemBatch([
      { text: `update price_list set product_ids = product_ids || '["abc"]' where id = $1`, values: [id] },
    ])
    const link = await call('POST', `/api/price-lists/${id}/links`, {})
    const path = new URL(String(link.body['path']), app.origin).pathname
    const page = await app.call(undefined, { method: 'GET', url: path })
    expect([page.status, page.text.includes('Mug')]).toEqual([200, true])
    expect((await call('GET', `/api/price-lists/${id}/catalogue.pdf`)).status).toBe(200)
    expect((await call('PATCH', `/api/price-lists/${id}`, { productIds: [productId] })).status).toBe(200)
  })

  it.each(['en-a1', 'xx', 'de-XX', 'en-u-nu-latn', 'zz-Zzzz-ZZ', 'i-klingon'])(
    'API-02 DOC-12 a language that nobody knows is refused by name: %s',
    async (language) => {
      for (const url of [
        `/api/documents/${documentId}/pdf?language=${language}`,
        `/api/customers/${customerId}/statement.pdf?language=${language}`,
        `/api/documents/${documentId}/mail-draft?language=${language}`,
      ]) {
        const answer = await call('GET', url)
        expect([url, answer.status, fieldsOf(answer)]).toEqual([url, 400, ['language']])
      }
      const stored = await call('PATCH', `/api/documents/${documentId}`, { language })
      expect([stored.status, fieldsOf(stored)]).toEqual([400, ['language']])
      const mailed = await call('POST', '/api/documents/email', { documentId, to: 'a@b.example', language })
      expect([mailed.status, fieldsOf(mailed)]).toEqual([400, ['language']])
    },
  )

  it('DOC-12 a language is kept in its one spelling, and one that was stored before does no harm', async () => {
    const stored = await call('PATCH', `/api/documents/${documentId}`, { language: 'DE-at' })
    expect([stored.status, stored.body['language']]).toEqual([200, 'de-AT'])
    await context.dataAccess.asSystemBatch([
      { text: `update document set language = 'en-a1' where id = $1`, values: [documentId] },
      { text: `update customer set language = 'en-a1' where id = $1`, values: [customerId] },
    ])
    expect((await call('GET', `/api/documents/${documentId}/pdf`)).status).toBe(200)
    expect((await call('GET', `/api/documents/${documentId}/mail-draft`)).status).toBe(200)
    expect((await call('GET', `/api/customers/${customerId}/statement.pdf`)).status).toBe(200)
    const link = await call('POST', `/api/documents/${documentId}/links`, {})
    const { pathname } = new URL(String(link.body['path']), app.origin)
    for (const url of [pathname, `${pathname}.pdf`])
      expect([url, (await app.call(undefined, { method: 'GET', url })).status]).toEqual([url, 200])
  })

  it('API-02 JSON that is nested deeper than anything declared is refused before it is taken apart', async () => {
    const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`
    const mapping = await call('POST', '/api/import-mappings', `{"name":"Supplier","settings":{"a":${deep}}}`)
    const put = `{"op":"put","kind":"importMapping","id":"${randomUUID()}","data":{"name":"x","settings":{"a":${deep}}}}`
    const push = await call(
      'POST',
      '/api/sync',
      `{"clientId":"${randomUUID()}","mutations":[{"id":"${randomUUID()}","seq":1,"at":1,"body":${put}}]}`,
    )
    for (const answer of [mapping, push]) {
      expect([answer.status, answer.body['errors']]).toEqual([
        400,
        [{ field: 'body', message: 'must not be nested deeper than 32 levels' }],
      ])
    }
    const flat = await call('POST', '/api/import-mappings', { name: 'Supplier', settings: { a: '['.repeat(5_000) } })
    expect(flat.status).toBe(201)
  })
})

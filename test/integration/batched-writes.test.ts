import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { describeEachEngine } from '#test/database.ts'
import { gathered } from '#test/gathered-writes.ts'

const MANY = 50

describeEachEngine('writes of one caller at once', (context) => {
  let api: TestApi
  let ann: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
    ann = await context.newUser()
  })

  const create = (body: object, headers = {}) => api.call(ann, 'POST', '/api/products', body, headers)
  const patch = (id: string, body: object) => api.call(ann, 'PATCH', `/api/products/${id}`, body)
  const get = (id: string) => api.call(ann, 'GET', `/api/products/${id}`)
  const together = (send: () => ReturnType<typeof create>[]) => gathered(context.dataAccess, ann, send)
  const head = async () => Number((await api.call(ann, 'GET', '/api/sync?since=0')).body['head'])
  const versionsOf = (answers: readonly { readonly body: Json }[]) =>
    answers.map(({ body }) => Number(body['version'])).toSorted((a, b) => a - b)

  it('API-03 each gets a version of its own, without a gap, and all are told of', async () => {
    const start = await head()
    const heard: number[] = []
    const leave = api.live.join(ann, (version) => heard.push(version))
    const answers = await Promise.all(Array.from({ length: MANY }, (_, index) => create({ name: `Mug ${index}` })))
    leave()
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(versionsOf(answers)).toEqual(Array.from({ length: MANY }, (_, index) => start + index + 1))
    expect(answers.map(({ body }) => body['name'])).toEqual(Array.from({ length: MANY }, (_, index) => `Mug ${index}`))
    expect([await head(), Math.max(...heard)]).toEqual([start + MANY, start + MANY])
  })

  /** In how many transactions the last writes of a kind were stored. */
  const transactionsOf = async (kind: string, newest = MANY): Promise<number> => {
    const text = `select count(distinct xmin::text)::int as n from
      (select xmin from change where kind = $1 order by version desc limit $2) as newest`
    const stored = await context.dataAccess.asUser({ kind: 'user', userId: ann }, (tx) =>
      tx.query<{ n: number }>({ text, values: [kind, newest] }),
    )
    return Number(stored.rows[0]?.n)
  }

  it('API-03 OPS-06 rows that others are derived by share transactions too, but not where they are derived by each other', async () => {
    const list = Array.from({ length: MANY }, (_, index) => index)
    const made = await Promise.all(list.map((index) => create({ name: `Bowl ${index}` })))
    expect(await transactionsOf('product')).toBeLessThan(MANY / 2)
    await Promise.all(made.map(({ body }) => patch(String(body['id']), { costBreakdown: { baseCost: 7 } })))
    expect(await transactionsOf('product')).toBeLessThan(MANY / 2)
    await Promise.all(list.map((index) => api.call(ann, 'POST', '/api/categories', { name: `Shelf ${index}` })))
    expect(await transactionsOf('category')).toBe(MANY)
  })

  it('API-03 SYNC-02 devices and calls of one user wait for each other: no version is given twice', async () => {
    const start = await head()
    const push = (index: number) => {
      const body = { op: 'put', kind: 'products', id: randomUUID(), data: { name: `Pushed ${index}` } }
      const mutation = { id: randomUUID(), seq: 1, at: Date.now(), body }
      return api.call(ann, 'POST', '/api/sync', { clientId: randomUUID(), mutations: [mutation] })
    }
    const both = Array.from({ length: MANY }, (_, index) => [push(index), create({ name: `Made ${index}` })] as const)
    const pushed = await Promise.all(both.map(([each]) => each))
    const made = await Promise.all(both.map(([, each]) => each))
    const versions = [...pushed.map(({ body }) => Number(listOf(body['results'])[0]?.['version'])), ...versionsOf(made)]
    expect(versions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 2 * MANY }, (_, n) => start + n + 1))
  })

  it('API-03 one that is refused leaves the others alone, whoever refuses it', async () => {
    const start = await head()
    const answers = await together(() => [
      create({ name: 'First' }),
      create({ name: 'Second' }),
      api.call(ann, 'PATCH', `/api/brands/${randomUUID()}`, { name: 'Nobody' }),
      create({ name: 'In no category', categoryId: randomUUID() }),
      create({ name: 'Too dear', pricingStrategy: 'margin', pricingValue: 100 }),
      create({ name: 'Third' }),
    ])
    expect(answers.map(({ status, body }) => body['code'] ?? status)).toEqual([
      201,
      201,
      'no-such-row',
      'reference-unknown',
      'invalid-input',
      201,
    ])
    const stored = answers.filter(({ status }) => status === 201)
    expect(versionsOf(stored)).toEqual([start + 1, start + 2, start + 3])
    expect(await head()).toBe(start + 3)
  })

  it('API-01 SYNC-04 changes of one row build on each other, and each answer is the row as it was stored then', async () => {
    const { body } = await create({ name: 'Cup', costBreakdown: { baseCost: 1 } })
    const id = String(body['id'])
    const names = ['baseCost', 'shippingCost', 'importDuty', 'baseCost']
    const answers = await together(() =>
      names.map((name, index) => patch(id, { costBreakdown: { [name]: index + 2 } })),
    )
    expect(answers.map((answer) => answer.body['costBreakdown'])).toMatchObject([
      { baseCost: 2, shippingCost: 0, importDuty: 0 },
      { baseCost: 2, shippingCost: 3, importDuty: 0 },
      { baseCost: 2, shippingCost: 3, importDuty: 4 },
      { baseCost: 5, shippingCost: 3, importDuty: 4 },
    ])
    expect(answers.at(-1)?.body).toEqual((await get(id)).body)
    // The first begins at once, and the others are planned on each other.
    expect(await transactionsOf('product', names.length)).toBe(2)
    const history = await api.call(ann, 'GET', `/api/products/${id}/history`)
    expect(
      listOf(history.body['items']).map((change) => Object.keys(change['after'] ?? {}).toSorted()[0]),
    ).toHaveLength(5)
  })

  it('API-01 the answer names what the row names, and a change of nothing is no write', async () => {
    const [category, brand] = await Promise.all([
      api.call(ann, 'POST', '/api/categories', { name: 'Cups' }),
      api.call(ann, 'POST', '/api/brands', { name: 'Kiln' }),
    ])
    const { body } = await create({ name: 'Named', categoryId: category.body['id'], brandId: brand.body['id'] })
    expect(body).toMatchObject({ category: 'Cups', brand: 'Kiln' })
    const id = String(body['id'])
    expect((await get(id)).body).toEqual(body)
    const again = await together(() => [patch(id, { name: 'Named' }), patch(id, { brandId: null })])
    expect(again.map((answer) => answer.body)).toMatchObject([body, { brand: '', category: 'Cups' }])
    expect((await get(id)).body).toEqual(again[1]?.body)
  })

  it('API-04 keys count among writes at once: the same request is done once', async () => {
    const start = await head()
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await together(() => [
      create({ name: 'Other' }),
      create({ name: 'Once' }, headers),
      create({ name: 'Once' }, headers),
    ])
    expect(answers[1]?.text).toBe(answers[2]?.text)
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await head()).toBe(start + 2)
  })

  it('API-03 API-04 writes with keys share transactions, and each of them is answered again as it was', async () => {
    const keys = Array.from({ length: MANY }, () => ({ 'idempotency-key': randomUUID() }))
    const all = () => Promise.all(keys.map((headers, index) => create({ name: `Keyed ${index}` }, headers)))
    const [start, first] = [await head(), await all()]
    expect(versionsOf(first)).toEqual(keys.map((_, index) => start + index + 1))
    expect(await transactionsOf('product')).toBeLessThan(MANY / 2)
    expect((await all()).map(({ text }) => text)).toEqual(first.map(({ text }) => text))
    expect(await head()).toBe(start + MANY)
  })

  it('API-04 of writes at once, another body under the key of one is refused, and a refused one leaves its key free', async () => {
    const [used, free] = [{ 'idempotency-key': randomUUID() }, { 'idempotency-key': randomUUID() }]
    const answers = await together(() => [
      create({ name: 'Beside' }),
      create({ name: 'Kept' }, used),
      create({ name: 'Changed' }, used),
      create({ name: 'In no category', categoryId: randomUUID() }, free),
    ])
    expect(answers.map(({ status, body }) => body['code'] ?? status)).toEqual([
      201,
      201,
      'key-reused',
      'reference-unknown',
    ])
    expect((await create({ name: 'Changed' }, used)).body['code']).toBe('key-reused')
    expect((await create({ name: 'Now' }, free)).status).toBe(201)
    // A key counts over all calls: it was used for a product.
    expect((await api.call(ann, 'POST', '/api/brands', { name: 'Kept' }, used)).body['code']).toBe('key-reused')
  })

  it('API-04 of writes at once under one key, those of another body or row are refused and not told of the first', async () => {
    const { body } = await create({ name: 'Plate' })
    const row = `/api/products/${String(body['id'])}`
    const headers = { 'idempotency-key': randomUUID() }
    const start = await head()
    const answers = await together(() => [
      create({ name: 'Beside' }),
      create({ name: 'First' }, headers),
      create({ name: 'Second' }, headers),
      create({ name: 'First' }, headers),
      api.call(ann, 'PATCH', row, { name: 'Third' }, headers),
    ])
    expect(answers.map(({ body: { code, name } }) => code ?? name)).toEqual([
      'Beside',
      'First',
      'key-reused',
      'First',
      'key-reused',
    ])
    expect([answers[1]?.text, await head()]).toEqual([answers[3]?.text, start + 2])
    // And once it is answered: whichever comes first.
    const again = await together(() => [
      create({ name: 'Beside too' }),
      create({ name: 'Second' }, headers),
      create({ name: 'First' }, headers),
    ])
    expect(again.map(({ body: { code, name } }) => code ?? name)).toEqual(['Beside too', 'key-reused', 'First'])
    expect([again[2]?.text, (await get(String(body['id']))).body['name']]).toEqual([answers[1]?.text, 'Plate'])
  })

  it('API-04 the answer that is kept names what the row names', async () => {
    const category = await api.call(ann, 'POST', '/api/categories', { name: 'Jugs' })
    const headers = { 'idempotency-key': randomUUID() }
    const body = { name: 'Jug', categoryId: category.body['id'] }
    const [first, again] = [await create(body, headers), await create(body, headers)]
    expect(first.body).toMatchObject({ category: 'Jugs' })
    expect(again.text).toBe(first.text)
  })

  it('API-04 a call that stores its rows alone is done once under its key, and no other call is', async () => {
    const [one, other] = [await create({ name: 'One' }), await create({ name: 'Other' })]
    const headers = { 'idempotency-key': randomUUID() }
    const copy = (id: unknown) => api.call(ann, 'POST', `/api/products/${String(id)}/duplicate`, {}, headers)
    const first = await copy(one.body['id'])
    expect([first.status, (await copy(one.body['id'])).text]).toEqual([201, first.text])
    expect((await copy(other.body['id'])).body['code']).toBe('key-reused')
  })

  it('API-04 one key for a write and for a call of another kind at once: one of them works, the other is told', async () => {
    const { body } = await create({ name: 'Doubled' })
    const headers = { 'idempotency-key': randomUUID() }
    const duplicate = () => api.call(ann, 'POST', `/api/products/${String(body['id'])}/duplicate`, {}, headers)
    const answers = await Promise.all([create({ name: 'Either' }, headers), duplicate()])
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.map(({ body: { code } }) => String(code ?? 'done')).filter((code) => code !== 'done')).toEqual([
      expect.stringMatching(/^(key-reused|busy)$/),
    ])
  })

  it('PROF-02 profiles made at once leave one default, and products are priced by it', async () => {
    const profiles = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        api.call(ann, 'POST', '/api/business-profiles', { name: `P${index}`, isDefault: true }),
      ),
    )
    expect(profiles.map(({ status }) => status)).toEqual(profiles.map(() => 201))
    const list = await api.call(ann, 'GET', '/api/business-profiles?pageSize=100')
    expect(listOf(list.body['items']).filter((row) => String(row['isDefault']) === 'true')).toHaveLength(1)
  })
})

import { randomUUID } from 'node:crypto'
import Fastify, { type InjectOptions } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { storeEndpoints } from '#contract/endpoints/store-calls.ts'
import { Refusal } from '#contract/refusal.ts'
import { handleErrors } from '#server/kit/http/errors.ts'
import { Routes } from '#server/kit/http/mount.ts'
import { startJobs } from '#server/kit/jobs/jobs.ts'
import { mountProductCalls } from './brought-products.ts'
import { mountConflicts } from './conflict-routes.ts'
import { pictureJobs } from './picture-job.ts'
import { pullMessages } from './pull-messages.ts'
import { mountPulls } from './pull-routes.ts'
import { buildTestApi, type Json, type TestApi } from '#test/api.ts'
import { fieldMessages } from '#contract/field-messages.ts'
import { describeOneEngine } from '#test/database.ts'
import { quiet } from '#test/quiet.ts'
import { createPlainStore, type PlainProduct } from '#test/simulators/stores/plain-store.ts'
import { connectedStore } from '#test/store-shop.ts'

const MUG = { name: 'Mug', sku: 'MUG', price: '12.50', stock: 7 }
const PLATE = { name: 'Plate', sku: 'PLATE', price: '8' }

describeOneEngine('calls about looks at a store', (context) => {
  let api: TestApi
  beforeAll(async () => {
    api = await buildTestApi(context.database)
    return () => api.app.close()
  })

  /** A store whose first import is applied, with the calls about it. */
  async function withCalls(products: readonly PlainProduct[], { isApplied = true } = {}) {
    const plain = createPlainStore()
    const ids = products.map((each) => plain.create(each))
    const shop = await connectedStore(context, api, plain.session)
    const app = Fastify()
    handleErrors(app)
    const routes = new Routes(app, () => ({ actor: { kind: 'user', userId: shop.userId }, name: 'user' }))
    const calls = storeEndpoints.wix
    mountPulls(routes, shop.work)
    mountConflicts(routes, shop.work, 'wix', calls)
    mountProductCalls(routes, { work: shop.work, asking: (body) => body() }, 'wix', calls)
    const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
      const options: InjectOptions = { method, url: `/api${path}`, ...(body ? { payload: body } : {}) }
      const answer = await app.inject(options)
      return { status: answer.statusCode, body: JSON.parse(answer.body || '{}') as Json }
    }
    if (isApplied) {
      await shop.pull()
      await shop.applyFirst()
    }
    return { plain, ids, id: ids[0]!, shop, call }
  }

  /** Two conflicts: of a name, and of a price. */
  async function withConflicts() {
    const all = await withCalls([MUG, PLATE])
    await all.shop.edit('Mug', { name: 'My mug', tradePricing: { retailPrice: 13 } })
    all.plain.edit(all.id, { name: 'Their mug', price: '14' })
    await all.shop.pull()
    const conflicts = await all.shop.conflicts()
    expect(conflicts.map(({ field }) => field)).toEqual(['name', 'price'])
    const [name, price] = conflicts
    return { ...all, name: String(name!['id']), price: String(price!['id']) }
  }

  it('STORE-05 conflicts are listed with both sides, and by page', async () => {
    const { call } = await withConflicts()
    const { body } = await call('GET', '/wix/conflicts/list')
    expect(body).toMatchObject({ total: 2, hasMore: false })
    expect(body['conflicts']).toMatchObject([
      { field: 'name', base: 'Mug', local: 'My mug', store: 'Their mug' },
      { field: 'price' },
    ])
    expect((await call('GET', `/wix/conflicts/list?store=${randomUUID()}`)).status).toBe(404)
    expect((await call('GET', '/wix/conflicts/list?page=2')).body).toMatchObject({ conflicts: [], total: 2 })
  })

  it('STORE-05 the value of the store is taken, and the undo opens the conflict again', async () => {
    const { call, shop, name, price } = await withConflicts()
    const { status, body } = await call('POST', '/wix/conflicts/resolve', {
      conflictIds: [name, price],
      choice: 'store',
    })
    expect([status, body['state']]).toEqual([201, 'applied'])
    expect(await shop.product('Their mug')).toMatchObject({ effectivePrice: 14 })
    expect(await shop.conflicts()).toEqual([])
    const again = await call('POST', '/wix/conflicts/resolve', { conflictIds: [name], choice: 'local' })
    expect(again.status).toBe(409)
    await shop.pull({ whole: true })
    expect(await shop.conflicts()).toEqual([])
    expect((await shop.sets.revert(String(body['id']))).body).toMatchObject({ state: 'reverted' })
    expect(await shop.product('My mug')).toMatchObject({ effectivePrice: 13 })
    expect(await shop.conflicts()).toHaveLength(2)
    await shop.sql('update store_product set is_open = true where store_id = $1', shop.storeId)
    await shop.pull()
    expect(await shop.conflicts()).toHaveLength(2)
  })

  it('STORE-05 the own value is kept as an edit of ones own, which is no conflict any more', async () => {
    const { call, shop, plain, id, name } = await withConflicts()
    await call('POST', '/wix/conflicts/resolve', { conflictIds: [name], choice: 'local' })
    await shop.pull({ whole: true })
    expect(await shop.conflicts()).toMatchObject([{ field: 'price' }])
    expect(await shop.product('My mug')).toMatchObject({ effectivePrice: 13 })
    plain.edit(id, { name: 'Again theirs' })
    await shop.pull()
    expect(await shop.conflicts()).toMatchObject([{ field: 'name', base: 'Their mug' }, { field: 'price' }])
  })

  it('STORE-05 a third value is typed, for one field alone', async () => {
    const { call, shop, name, price } = await withConflicts()
    const both = { conflictIds: [name, price], choice: 'value', value: 'Both' }
    expect((await call('POST', '/wix/conflicts/resolve', both)).status).toBe(400)
    const wrong = { conflictIds: [price], choice: 'value', value: 'dear' }
    expect((await call('POST', '/wix/conflicts/resolve', wrong)).status).toBe(422)
    expect(await shop.conflicts()).toHaveLength(2)
    const right = { conflictIds: [price], choice: 'value', value: 15_000_000 }
    expect((await call('POST', '/wix/conflicts/resolve', right)).status).toBe(201)
    expect(await shop.product('My mug')).toMatchObject({ effectivePrice: 15 })
  })

  it('STORE-05 no own value is typed for a price before a promotion, which no field here holds', async () => {
    const { call, shop, price } = await withConflicts()
    await shop.sql(`update store_conflict set field = 'compareAt' where id = $1`, price)
    const typed = { conflictIds: [price], choice: 'value', value: 15_000_000 }
    const { status, body } = await call('POST', '/wix/conflicts/resolve', typed)
    expect([status, body['errors']]).toEqual([400, [{ field: 'value', message: pullMessages.noOwnCompareAt }]])
    expect(await shop.conflicts()).toHaveLength(2)
  })

  it('STORE-05 all are decided by one rule, with one undo; decided ones are taken off the list', async () => {
    const { call, shop } = await withConflicts()
    const changeSetId = randomUUID()
    const decided = await call('POST', `/wix/conflicts/resolve-all?choice=store&changeSetId=${changeSetId}`)
    expect([decided.status, decided.body['id']]).toEqual([201, changeSetId])
    expect((await call('POST', `/wix/conflicts/resolve-all?choice=store&changeSetId=${changeSetId}`)).status).toBe(200)
    expect(await shop.product('Their mug')).toMatchObject({ effectivePrice: 14 })
    expect((await call('DELETE', '/wix/conflicts/clear-resolved')).body).toEqual({ cleared: 2 })
    expect((await call('GET', '/wix/conflicts/list?state=all')).body).toMatchObject({ total: 0 })
  })

  it('STORE-05 a comparison that is asked for finds what is known already', async () => {
    const { call, shop } = await withConflicts()
    expect((await call('POST', '/wix/conflicts/detect')).body).toEqual({ open: 2 })
    await shop.runDue()
    expect(await shop.conflicts()).toHaveLength(2)
  })

  it('STORE-09 a look is begun once, and ended when asked', async () => {
    const { call, shop, plain } = await withCalls([MUG, PLATE, { name: 'Jug', sku: 'JUG', price: '3' }], {
      isApplied: false,
    })
    const path = `/stores/${shop.storeId}`
    const begun = await call('POST', `${path}/pull`, {})
    expect(begun).toMatchObject({ status: 200, body: { run: { doing: 'pull' } } })
    expect((await call('POST', `${path}/pull`, {})).status).toBe(409)
    expect((await call('POST', `${path}/cancel`)).body).toMatchObject({ run: null })
    await shop.runDue()
    expect(plain.calls.look).toBe(0)
    await call('POST', `${path}/pull`, {})
    await shop.runDue()
    await shop.applyFirst()
    expect((await shop.sets.products()).length).toBe(3)
    expect((await call('POST', `/stores/${randomUUID()}/pull`, {})).status).toBe(404)
  })

  it('STORE-09 a look that was ended goes on where it was', async () => {
    const many = [1, 2, 3, 4, 5].map((n) => ({ name: `Product ${n}`, sku: `S${n}`, price: String(n) }))
    const { call, shop, plain } = await withCalls(many, { isApplied: false })
    plain.fail('busy', { skip: 2 })
    await shop.pull()
    await call('POST', `/stores/${shop.storeId}/cancel`)
    await shop.runDue()
    expect(plain.calls.look).toBe(2)
    await call('POST', `/stores/${shop.storeId}/pull`, {})
    await shop.runDue()
    expect(plain.calls.look).toBe(4)
    await shop.applyFirst()
    expect((await shop.sets.products()).length).toBe(5)
  })

  it('STORE-09 a doubtful product is said to be one that is here, a new one, or none', async () => {
    const { call, shop } = await withCalls(
      [MUG, { name: 'Second mug', sku: 'MUG', price: '9' }, { name: 'Third mug', sku: 'MUG', price: '9' }],
      { isApplied: false },
    )
    await shop.sets.imported([{ data: { sku: 'MUG', name: 'One' } }, { data: { sku: 'MUG', name: 'Two' } }], {
      match: 'none',
    })
    await shop.pull()
    const path = `/stores/${shop.storeId}/doubts`
    const { body } = await call('GET', path)
    expect(body).toMatchObject({ total: 3 })
    expect(body['doubts']![0]).toMatchObject({ externalId: 'p00001', reason: 'several', sku: 'MUG' })
    const one = body['doubts']![0]!['candidates']![0]!
    expect((await call('POST', path, { externalId: 'p00001', is: { productId: one['productId'] } })).body).toEqual({
      left: 2,
    })
    expect((await call('POST', path, { externalId: 'p00002', is: 'new' })).body).toEqual({ left: 1 })
    expect((await call('POST', path, { externalId: 'p00003', is: 'none' })).body).toEqual({ left: 0 })
    expect((await call('POST', path, { externalId: 'p00003', is: 'none' })).status).toBe(409)
    await shop.runDue()
    await shop.applyFirst()
    expect((await shop.listings()).map((row) => row['external_id'])).toEqual(['p00001', 'p00002'])
    expect((await shop.sets.products()).length).toBe(3)
    await shop.pull({ whole: true })
    expect(await shop.listings()).toHaveLength(2)
  })

  it('STORE-09 a product that another one of the store is already is not offered for a doubtful one', async () => {
    const { call, shop } = await withCalls([MUG, { name: 'Second mug', sku: 'MUG', price: '9' }], { isApplied: false })
    await shop.sets.imported([{ data: { sku: 'MUG', name: 'One' } }], { match: 'none' })
    await shop.pull()
    const { body } = await call('GET', `/stores/${shop.storeId}/doubts`)
    expect(body).toMatchObject({ total: 1 })
    expect(body['doubts']).toMatchObject([{ externalId: 'p00002', reason: 'taken', candidates: [] }])
  })

  it('OPS-03 no line or variant is called like what every object has, here or in a store, and no other object changes', async () => {
    const { plain, shop } = await withCalls([MUG], { isApplied: false })
    const call = (path: string, body: object) => api.call(shop.userId, 'POST', `/api${path}`, body)
    for (const id of ['__proto__', 'constructor']) {
      const variants = [{ id, name: 'One', sku: 'MUG' }]
      const { status, body } = await call('/products', { name: 'Trap', variants })
      expect([id, status, body['errors']]).toEqual([
        id,
        400,
        [{ field: 'variants.0.id', message: fieldMessages.objectWord }],
      ])
    }
    const variants = ['__proto__', 'constructor'].map((externalId) => ({
      externalId,
      optionValues: [externalId],
      price: '5',
      stock: 5,
    }))
    plain.create({
      name: 'Trap',
      externalId: 'trap',
      options: [{ name: 'Kind', values: ['__proto__', 'constructor'] }],
      variants,
    })
    await shop.pull()
    await shop.applyFirst()
    const clean = await call('/products', { name: 'Clean' })
    expect([clean.status, clean.body['stock']]).toEqual([201, null])
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(Object.keys(Object)).toEqual([])
  })

  it('STORE-02 products of the documents are imported at once, taken back as one, and edits here stay', async () => {
    const { call, shop } = await withCalls([], { isApplied: false })
    const product = (price: number, name = 'Mug') => ({
      id: 'wix-1',
      name,
      sku: 'WIX-MUG',
      description: 'Holds tea',
      price: { price, currency: 'EUR' },
      costAndProfitData: { cost: 4.2 },
      media: { mainMedia: { image: { url: 'https://pictures.example/mug.png' } } },
      ribbons: [{ text: 'New' }],
      visible: true,
      stock: { quantity: 7 },
    })
    const first = await call('POST', '/import-wix-products', { products: [product(12.5)] })
    expect(first.status).toBe(201)
    expect(first.body['products']).toMatchObject([
      {
        name: 'Mug',
        source: 'wix',
        effectivePrice: 12.5,
        baseCurrency: 'EUR',
        stock: 7,
        tags: ['New'],
        costBreakdown: { baseCost: 4.2 },
      },
    ])
    await call('POST', '/import-wix-products', { products: [product(13)] })
    expect(await shop.product('Mug')).toMatchObject({ effectivePrice: 13, source: 'wix' })
    await shop.edit('Mug', { stock: 1 })
    await call('POST', '/import-wix-products', { products: [product(14)] })
    expect(await shop.product('Mug')).toMatchObject({ effectivePrice: 13, stock: 1, source: 'pricewright' })
    const drafted = await call('POST', '/import-wix-products', {
      isDraft: true,
      products: [{ id: 'wix-2', name: 'Jug' }],
    })
    expect(drafted.body['changeSet']).toMatchObject({ state: 'checked' })
    expect((await shop.sets.products()).length).toBe(1)
  })

  it('STORE-01 the products of a store are asked for in the shape of the documents, and a look begins', async () => {
    const { call, shop } = await withCalls([MUG, PLATE, { name: 'Jug' }], { isApplied: false })
    const { status, body } = await call('POST', '/wix/products/fetch')
    expect(status).toBe(200)
    expect(body).toMatchObject({ hasMore: true, store: { run: { doing: 'pull' } } })
    expect(body['products']![0]).toMatchObject({
      name: 'Mug',
      price: { price: 12.5, currency: 'USD' },
      stock: { quantity: 7 },
    })
    await shop.runDue()
    await shop.applyFirst()
    expect(await shop.product('Jug')).toMatchObject({ source: 'wix' })
  })

  it('STORE-09 pictures are fetched after the import and go back with it; one that cannot be is told', async () => {
    const pictureUrl = 'https://pictures.example/mug.png'
    const { shop } = await withCalls([
      { ...MUG, pictureUrl },
      { ...PLATE, pictureUrl: 'https://pictures.example/none.png' },
    ])
    const asked: string[] = []
    const keepPicture = (_caller: unknown, _of: unknown, address: string) => {
      asked.push(address)
      if (address.endsWith('none.png')) throw new Refusal('picture-address', { message: 'none', status: '404' })
      return Promise.resolve({ imageUrl: '/api/files/a.webp', thumbnailUrl: '/api/files/b.webp' })
    }
    const { data, wakeJobs } = shop.work
    const run = async () => {
      const jobs = startJobs(
        context.dataAccess,
        pictureJobs({ data, wakeJobs, keepPicture: async (caller, of, address) => keepPicture(caller, of, address) }),
        quiet,
      )
      await jobs.wake()
      await jobs.stop()
    }
    await run()
    expect(asked).toHaveLength(2)
    expect(await shop.product('Mug')).toMatchObject({ imageUrl: '/api/files/a.webp', source: 'wix' })
    expect(await shop.product('Plate')).toMatchObject({ imageUrl: '', source: 'wix' })
    expect((await shop.listings())[1]).toMatchObject({ said: expect.stringContaining('picture') as unknown })
    await shop.pull({ whole: true })
    await run()
    expect(asked).toHaveLength(2)
    const [set] = await shop.appliedSets()
    expect((await shop.sets.revert(set!)).body).toMatchObject({ state: 'reverted' })
    expect(await shop.sets.products()).toEqual([])
  })
})

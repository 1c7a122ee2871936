import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { storeListMessages } from '#contract/store-list-messages.ts'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { type ChangeSetDriver, changeSetsOf } from '#test/change-sets.ts'
import { describeOneEngine } from '#test/database.ts'
import { type MemoryStore, memoryStore, storeProduct } from '#test/memory-store.ts'
import { storeWorld, type StoreWorld } from '#test/store-world.ts'
import { TryLater } from '../kit/jobs/jobs.ts'
import { pushMessages } from './push-messages.ts'

describeOneEngine('prices sent to a store', (context) => {
  let api: TestApi
  let user: string
  let sets: ChangeSetDriver
  let shop: MemoryStore
  let world: StoreWorld
  let storeId: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
    sets = changeSetsOf(api, user)
    shop = memoryStore()
    world = storeWorld(context.database, shop)
    storeId = await world.connect(user)
  })

  const make = async (path: string, body: object): Promise<string> => {
    const answer = await api.call(user, 'POST', `/api/${path}`, body)
    if (answer.status !== 201) throw new Error(answer.text)
    return String(answer.body['id'])
  }
  const product = (price: number | null, own: object = {}) =>
    make('products', {
      name: 'Mug',
      baseCurrency: 'EUR',
      pricingMode: 'retailPrice',
      tradePricing: { retailPrice: price },
      costBreakdown: { baseCost: 2 },
      ...own,
    })
  const listed = async (price: number | null, there = storeProduct(randomUUID()), own: object = {}) => {
    const productId = await product(price, own)
    return { productId, externalId: there.externalId, id: await world.list(user, storeId, productId, there) }
  }
  const price = (productId: string, amount: number) =>
    api.call(user, 'PATCH', `/api/products/${productId}`, { tradePricing: { retailPrice: amount } })
  const propose = (body: object = {}) => world.call(user, 'POST', `/stores/${storeId}/push`, body)
  const proposed = async (): Promise<string> => {
    const { status, body } = await propose()
    if (status !== 201) throw new Error(JSON.stringify(body))
    return String(body['id'])
  }
  const apply = async (id: string): Promise<void> => {
    const { problem } = await sets.apply(id)
    if (problem) throw new Error(JSON.stringify(problem))
  }
  const work = () => world.work('store-push', user)
  const sent = async (): Promise<string> => {
    const id = await proposed()
    await apply(id)
    await work()
    return id
  }
  const listing = (id: string) => world.row(user, 'storeListing', id)
  const conflicts = () => world.rows(user, 'storeConflict', 'true')

  it('STORE-06 only what differs is proposed, and applied it is sent product by product and recorded', async () => {
    const [same, dearer] = [await listed(10), await listed(12.5)]
    const id = await proposed()
    const rows = await sets.rows(id)
    expect(rows.map((row) => row['id'])).toEqual([dearer.id])
    expect(shop.writes).toEqual([])
    await apply(id)
    expect(await listing(dearer.id)).toMatchObject({ pushState: 'waiting' })
    expect(await listing(same.id)).toMatchObject({ pushState: 'none', pushedAt: null })
    expect(await work()).toBe(1)
    expect(shop.writes).toEqual([
      { externalId: dearer.externalId, offers: [{ externalId: dearer.externalId, price: '12.50' }] },
    ])
    expect(await listing(dearer.id)).toMatchObject({ pushState: 'none', pushProblem: '', pushedAt: expect.any(Number) })
    expect(await world.row(user, 'store', storeId)).toMatchObject({ pushedAt: expect.any(Number), run: null })
    expect(await work()).toBe(0)
    expect((await propose()).status).toBe(422)
  })

  it('STORE-06 CHANGE-02 an undo sends the former price', async () => {
    const mug = await listed(12)
    const id = await sent()
    expect((await sets.revert(id)).body).toMatchObject({ state: 'reverted', skipped: 0 })
    expect(await listing(mug.id)).toMatchObject({ pushState: 'waiting', offers: [{ price: 10_000_000 }] })
    await work()
    expect(shop.products.get(mug.externalId)).toMatchObject({ price: '10.00' })
    expect(shop.writes).toHaveLength(2)
    expect(await listing(mug.id)).toMatchObject({ pushState: 'none' })
    expect(await conflicts()).toEqual([])
  })

  it('STORE-06 what cannot be sent is refused with the reason, and the rest goes on', async () => {
    const [good, bare, foreign, cheap] = [
      await listed(12),
      await listed(null),
      await listed(12, storeProduct('usd'), { baseCurrency: 'USD' }),
      await listed(11, storeProduct('cheap'), {
        floorMargin: 20,
        floorOverride: 'Clearance',
        costBreakdown: { baseCost: 10 },
      }),
    ]
    await world.system(`update product set floor_override = '' where id = $1`, [cheap.productId])
    const id = await proposed()
    const reasons = new Map(
      (await sets.rows(id)).map((row) => [String(row['id']), listOf(row['problems']).map(({ message }) => message)]),
    )
    expect(Object.fromEntries(reasons)).toEqual({
      [good.id]: [],
      [bare.id]: [pushMessages.noPrice],
      [foreign.id]: [pushMessages.otherCurrency('USD', 'EUR')],
      [cheap.id]: [pushMessages.belowFloor],
    })
    await apply(id)
    await work()
    expect(shop.writes.map(({ externalId }) => externalId)).toEqual([good.externalId])
  })

  it('STORE-06 one that the store refuses is told with its words, others are sent, and it can be tried again', async () => {
    const [one, other] = [await listed(12), await listed(13)]
    shop.faults.push({ on: 'push', reason: 'refused', said: 'price too high', product: one.externalId })
    await sent()
    expect(await listing(one.id)).toMatchObject({ pushState: 'failed', pushProblem: 'refused', said: 'price too high' })
    expect(await listing(other.id)).toMatchObject({ pushState: 'none' })
    expect(await work()).toBe(0)
    const { body } = await world.call(user, 'POST', `/stores/${storeId}/retry`)
    expect(body).toEqual({ waiting: 1 })
    await work()
    expect(await listing(one.id)).toMatchObject({ pushState: 'none', pushProblem: '', said: '' })
    expect(shop.products.get(one.externalId)).toMatchObject({ price: '12.00' })
  })

  it('STORE-06 a server that dies between push and record sends exactly once', async () => {
    const mug = await listed(12)
    await apply(await proposed())
    shop.faults.push({ on: 'push', reason: 'down', isAfter: true })
    await expect(work()).rejects.toBeInstanceOf(TryLater)
    expect(await listing(mug.id)).toMatchObject({ pushState: 'waiting' })
    await work()
    expect(shop.writes).toHaveLength(1)
    expect(await listing(mug.id)).toMatchObject({ pushState: 'none' })
    expect(await conflicts()).toEqual([])
  })

  it('STORE-06 what was sent by a server that then died is taken back by an undo all the same', async () => {
    const mug = await listed(12)
    const id = await proposed()
    await apply(id)
    shop.faults.push({ on: 'push', reason: 'down', isAfter: true })
    await expect(work()).rejects.toBeInstanceOf(TryLater)
    await sets.revert(id)
    await work()
    expect(shop.products.get(mug.externalId)).toMatchObject({ price: '10.00' })
    expect(await listing(mug.id)).toMatchObject({ pushState: 'none', offers: [{ price: 10_000_000 }] })
    expect(await conflicts()).toEqual([])
  })

  it('STORE-05 STORE-06 what was changed in the store meanwhile is not overwritten, but asked about', async () => {
    const [mug, other] = [await listed(12), await listed(13)]
    await apply(await proposed())
    shop.edit(mug.externalId, { price: '9.00' })
    await work()
    expect(shop.products.get(mug.externalId)).toMatchObject({ price: '9.00' })
    expect(shop.products.get(other.externalId)).toMatchObject({ price: '13.00' })
    expect(await listing(mug.id)).toMatchObject({ pushState: 'conflict', offers: [{ price: 9_000_000 }] })
    expect(await conflicts()).toMatchObject([
      { field: 'price', state: 'open', base: 10_000_000, local: 12_000_000, store: 9_000_000, listingId: mug.id },
    ])
    // Until somebody decides, it is not sent.
    const rows = await sets.rows(await proposed())
    expect(rows.map((row) => listOf(row['problems']).map((problem) => problem['message']))).toEqual([
      ['It was changed both here and in the store. First decide which value holds.'],
    ])
  })

  it('STORE-06 a change in the store between reading and sending is noticed', async () => {
    const mug = await listed(12)
    shop.beforePush = () => shop.edit(mug.externalId, { price: '8.00' })
    await sent()
    expect(shop.writes).toEqual([])
    expect(await listing(mug.id)).toMatchObject({ pushState: 'conflict' })
    const bowl = await listed(12)
    shop.beforePush = () => shop.edit(bowl.externalId, { name: 'Another name' })
    await sent()
    expect(shop.products.get(bowl.externalId)).toMatchObject({ price: '12.00', name: 'Another name' })
  })

  it('STORE-06 a product that is gone from the store fails by itself, a lost access ends the sending until it is connected again', async () => {
    const [gone, mug] = [await listed(12), await listed(12)]
    const there = shop.products.get(gone.externalId)
    shop.products.delete(gone.externalId)
    await sent()
    expect(there && (await listing(gone.id))).toMatchObject({ pushState: 'failed', pushProblem: 'missing' })
    expect(await listing(mug.id)).toMatchObject({ pushState: 'none' })
    await price(mug.productId, 14)
    await apply(await proposed())
    shop.faults.push({ on: 'read', reason: 'access' })
    await work()
    expect(await world.row(user, 'store', storeId)).toMatchObject({ state: 'lost', problem: 'access' })
    expect(await listing(mug.id)).toMatchObject({ pushState: 'waiting' })
    expect((await propose()).status).toBe(422)
    await world.put(user, 'store', { state: 'connected', problem: '' }, storeId)
    expect(await work()).toBe(1)
    expect(shop.products.get(mug.externalId)).toMatchObject({ price: '14.00' })
  })

  it('STORE-06 LEDGER-03 a promotion is sent with the lowest price of the 30 days before it, and without one after it', async () => {
    const mug = await listed(10)
    const at = Date.now()
    const plan = {
      title: 'Sale',
      productId: mug.productId,
      currency: 'EUR',
      amount: 8,
      startsAt: at - 60_000,
      endsAt: at + 3_600_000,
      promotion: true,
    }
    const day = 86_400_000
    await world.system(
      `update change set effective_at = now() - interval '40 days' where user_id = $1 and kind = 'product'`,
      [user],
    )
    const scheduled = await make('scheduled-prices', {
      ...plan,
      startsAt: new Date(plan.startsAt).toISOString(),
      endsAt: new Date(plan.endsAt).toISOString(),
    })
    await world.system(
      `update scheduled_price set status = 'running', applied_price = 8000000, price_before = 10000000 where id = $1`,
      [scheduled],
    )
    await price(mug.productId, 8)
    await sent()
    expect(shop.products.get(mug.externalId)).toMatchObject({ price: '8.00', compareAt: '10.00' })
    await world.system(`update scheduled_price set status = 'done', ends_at = $2 where id = $1`, [scheduled, at - day])
    await price(mug.productId, 10)
    await sent()
    expect(shop.products.get(mug.externalId)).toMatchObject({ price: '10.00', compareAt: null })
  })

  it('STORE-06 the price list of a store gives its prices; stock and cost go along where the store wants them', async () => {
    const mug = await listed(20, storeProduct(randomUUID(), { stock: 1, cost: '1.00', compareAt: '30.00' }), {
      stock: 7,
    })
    const list = await make('price-lists', {
      title: 'Online',
      productIds: [mug.productId],
      status: 'active',
      ruleKind: 'percentOff',
      rulePercent: 10,
    })
    await world.put(user, 'store', { priceListId: list, pushesStock: true, pushesCost: true }, storeId)
    await sent()
    expect(shop.writes).toEqual([
      {
        externalId: mug.externalId,
        offers: [{ externalId: mug.externalId, price: '18.00', cost: '2.00', stock: 7 }],
      },
    ])
    // A former price that the store has for itself stays.
    expect(shop.products.get(mug.externalId)).toMatchObject({ compareAt: '30.00' })
  })

  it('STORE-06 a preview is applied only as it was looked at: not once a product, its list or the store’s rules changed', async () => {
    const [mug, bowl] = [await listed(12), await listed(12)]
    const rule = { ruleKind: 'percentOff', rulePercent: 10 }
    const list = await make('price-lists', { title: 'Online', productIds: [mug.productId], status: 'active', ...rule })
    const changes = [
      () => price(mug.productId, 13),
      () => world.put(user, 'store', { priceListId: list }, storeId),
      () => api.call(user, 'PATCH', `/api/price-lists/${list}`, { rulePercent: 20 }),
      () => api.call(user, 'DELETE', `/api/products/${bowl.productId}`),
    ]
    for (const change of changes) {
      const id = await proposed()
      await change()
      const { problem } = await sets.apply(id)
      expect(problem).toMatchObject({ code: 'conflict', title: expect.stringContaining(pushMessages.stale) })
    }
    expect(await work()).toBe(0)
    expect(shop.writes).toEqual([])
    await apply(await proposed())
  })

  it.each([
    ['archived', { status: 'archived' }],
    ['ended', { validTo: '2026-01-01' }],
    ['a draft', { status: 'draft' }],
    ['deleted', undefined],
  ])('STORE-06 of a price list that is %s nothing is sent, and the remedy is named', async (_, edit) => {
    const mug = await listed(20)
    const body = { title: 'Online', productIds: [mug.productId], status: 'active' }
    const list = await make('price-lists', body)
    await world.put(user, 'store', { priceListId: list }, storeId)
    const waiting = await proposed()
    const done = await (edit
      ? api.call(user, 'PATCH', `/api/price-lists/${list}`, edit)
      : api.call(user, 'DELETE', `/api/price-lists/${list}`))
    expect(done.status).toBeLessThan(300)
    const told = edit ? storeListMessages.notInForce('Online') : storeListMessages.gone
    expect([(await propose()).body['title'], (await sets.apply(waiting)).problem?.['title']]).toEqual([told, told])
    expect(shop.writes).toEqual([])
  })

  it('STORE-06 variants are sent as offers of their own', async () => {
    const variants = ['s', 'm'].map((id) => ({ ...storeProduct(`v-${id}`), optionValues: [id] }))
    const there = storeProduct(randomUUID(), { options: [{ name: 'Size', values: ['s', 'm'] }], variants })
    const productId = await product(10, {
      variants: [
        { id: 's', name: 'S', retailPrice: 10 },
        { id: 'm', name: 'M', retailPrice: 11 },
      ],
    })
    await world.list(user, storeId, productId, there, ['s', 'm'])
    await sent()
    expect(shop.writes).toEqual([{ externalId: there.externalId, offers: [{ externalId: 'v-m', price: '11.00' }] }])
  })
})

import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { describeOneEngine } from '#test/database.ts'
import { type MemoryStore, memoryStore, storeProduct } from '#test/memory-store.ts'
import { storeWorld, type StoreWorld } from '#test/store-world.ts'
import { keepHouse } from '../maintenance/housekeeping.ts'

describeOneEngine('webhooks of stores', (context) => {
  let user: string
  let shop: MemoryStore
  let world: StoreWorld
  let storeId: string

  beforeEach(async () => {
    user = await context.newUser()
    shop = memoryStore()
    world = storeWorld(context.database, shop)
    storeId = await world.connect(user)
  })

  const event = (own: object = {}) => ({
    store: shop.externalId,
    eventId: randomUUID(),
    about: 'changed',
    externalId: 'p1',
    topic: 'product.changed',
    ...own,
  })
  const GOOD = { 'x-signature': 'good' }
  const post = (body: object | string, headers: Record<string, string> = GOOD, query = '') =>
    world.post(`/wix/webhooks/product-changed${query}`, body, headers)
  const work = (of = user) => world.work('store-notices', of)
  const notices = (of = user) =>
    world.system(
      'select id::text as id, external_id, state, problem from store_notice where user_id = $1 order by id',
      [of],
    )
  const mirror = (of = user) =>
    world.system(
      `select external_id, product->>'name' as name, is_gone, is_open from store_product where user_id = $1 order by external_id`,
      [of],
    )

  it('STORE-03 a forged webhook is refused and leaves nothing, one that is too large is not read to its end', async () => {
    expect(await post(event(), {})).toBe(401)
    expect(await post(event(), { 'x-signature': 'bad' })).toBe(401)
    expect(await post('{', { 'x-signature': 'bad' })).toBe(401)
    expect(await post('x'.repeat(300_000))).toBe(413)
    expect(await post(event(), { 'x-signature': 'good' }, `?store=${randomUUID()}`)).toBe(401)
    expect(await notices()).toEqual([])
    expect(await work()).toBe(0)
  })

  it('STORE-03 an event is kept once however often it comes, and its product is read once for all that wait', async () => {
    shop.products.set('p1', storeProduct('p1', { name: 'Mug' }))
    const one = event()
    for (const each of [one, one, event(), event({ eventId: one.eventId }), event({ about: 'created' })])
      expect(await post(each)).toBe(200)
    expect(await notices()).toHaveLength(3)
    expect(shop.reads).toBe(0)
    expect(await work()).toBe(1)
    expect(shop.reads).toBe(1)
    expect(await mirror()).toEqual([{ external_id: 'p1', name: 'Mug', is_gone: false, is_open: true }])
    expect((await notices()).map(({ state }) => state)).toEqual(['done', 'done', 'done'])
    expect(await world.compared(user)).toEqual([storeId])
    expect(await post(one)).toBe(200)
    expect(await work()).toBe(0)
  })

  it('STORE-03 webhooks that overtake each other end as the store is', async () => {
    // Deleted, then made again; the word of the deletion comes last.
    shop.products.set('p1', storeProduct('p1', { name: 'New mug' }))
    await post(event({ about: 'created' }))
    await work()
    await post(event({ about: 'deleted' }))
    await work()
    expect(await mirror()).toMatchObject([{ name: 'New mug', is_gone: false }])
    shop.products.delete('p1')
    await post(event({ about: 'changed' }))
    await work()
    expect(await mirror()).toMatchObject([{ is_gone: true, is_open: true }])
  })

  it('STORE-03 each account that has the store hears of it; one whose store signs for itself hears its own alone', async () => {
    const other = await context.newUser()
    const theirs = await world.connect(other, {}, 'their secret')
    shop.products.set('p1', storeProduct('p1'))
    expect(await post(event())).toBe(200)
    for (const each of [user, other]) {
      expect(await work(each)).toBe(1)
      expect(await mirror(each)).toHaveLength(1)
    }
    const named = `?store=${theirs}`
    expect(await post(event(), GOOD, named)).toBe(401)
    expect(await post(event({ store: 'another store' }), { 'x-signature': 'their secret' }, named)).toBe(401)
    expect(await post(event(), { 'x-signature': 'their secret' }, named)).toBe(200)
    expect([await notices(user), await notices(other)].map((all) => all.length)).toEqual([1, 2])
  })

  it('STORE-03 before the first look a product waits in the mirror', async () => {
    await world.put(user, 'store', { pulledAt: null }, storeId)
    shop.products.set('p1', storeProduct('p1', { name: 'Early' }))
    await post(event())
    await work()
    expect(await mirror()).toEqual([{ external_id: 'p1', name: 'Early', is_gone: false, is_open: true }])
    expect(await world.compared(user)).toEqual([])
  })

  it('STORE-03 a store whose app was removed is lost, unless it still answers', async () => {
    await post(event({ about: 'removed', externalId: '' }))
    await work()
    expect(await world.row(user, 'store', storeId)).toMatchObject({ state: 'connected' })
    shop.faults.push({ on: 'facts', reason: 'access' })
    await post(event({ about: 'removed', externalId: '' }))
    await work()
    expect(await world.row(user, 'store', storeId)).toMatchObject({ state: 'lost', problem: 'access' })
    expect(await post(event())).toBe(200)
    expect(await notices()).toHaveLength(2)
  })

  it('STORE-03 one that failed is told why, and is followed again when asked', async () => {
    shop.products.set('p1', storeProduct('p1'))
    shop.faults.push({ on: 'read', reason: 'broken' })
    await post(event())
    await post(event({ about: 'other' }))
    await post(event({ externalId: '' }))
    await work()
    const [first, ...rest] = await notices()
    expect(first).toMatchObject({ state: 'failed', problem: 'broken' })
    expect(rest.map(({ state }) => state)).toEqual(['failed', 'ignored'])
    const replay = (id: string, of = user) => world.call(of, 'POST', `/stores/${storeId}/webhooks/${id}/replay`)
    const { status, body } = await replay(String(first?.['id']))
    expect([status, body]).toEqual([200, expect.objectContaining({ id: first?.['id'], state: 'waiting', problem: '' })])
    await work()
    expect((await notices())[0]).toMatchObject({ state: 'done', problem: '' })
    expect((await replay('999999999')).status).toBe(404)
    expect((await replay('no number')).status).toBe(400)
    expect((await replay(String(first?.['id']), await context.newUser())).status).toBe(404)
  })

  it('STORE-03 of each store the newest ten thousand are kept, and none longer than thirty days', async () => {
    await world.system(
      `insert into store_notice (user_id, store_id, event_id, topic, about, external_id, received_at, state)
        select $1, $2, 'e' || n, 't', 'changed', 'p', $3, 'done' from generate_series(1, 10000) n`,
      [user, storeId, Date.now()],
    )
    await post(event())
    await post(event())
    const [count] = await world.system(
      'select count(*)::int as n, min(id) as first from store_notice where user_id = $1',
      [user],
    )
    expect(count).toMatchObject({ n: 10_000 })
    await world.system('update store_notice set received_at = received_at - 31 * 86400000::bigint where user_id = $1', [
      user,
    ])
    await keepHouse(context.dataAccess)
    expect(await notices()).toEqual([])
  })
})

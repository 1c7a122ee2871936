import { beforeAll, expect, it } from 'vitest'
import { buildTestApi, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { createPlainStore, type PlainProduct, type PlainStore } from '#test/simulators/stores/plain-store.ts'
import { type Connected, connectedStore, type StoreShop } from '#test/store-shop.ts'

const MUG = {
  name: 'Mug',
  sku: 'MUG',
  price: '12.50',
  cost: '4.20',
  stock: 7,
  brand: 'Acme',
  categories: [['Kitchen', 'Cups']],
}

describeOneEngine('looks at a store that are interrupted', (context) => {
  let api: TestApi
  beforeAll(async () => {
    api = await buildTestApi(context.database)
    return () => api.app.close()
  })

  const connect = (plain: PlainStore, how: Connected = {}) => connectedStore(context, api, plain.session, how)

  /** A store whose first import is applied. */
  async function imported(products: readonly PlainProduct[], how: Connected = {}) {
    const plain = createPlainStore({ currency: how.currency ?? 'USD' })
    const ids = products.map((each) => plain.create(each))
    const shop = await connect(plain, how)
    await shop.pull()
    await shop.applyFirst()
    return { plain, ids, shop, id: ids[0]! }
  }

  const look = async (shop: StoreShop, how: Readonly<Record<string, unknown>> = {}) => {
    await shop.pull(how)
    expect(await shop.store()).toMatchObject({ run: null, problem: '' })
  }

  const jobsOf = (shop: StoreShop) =>
    shop.sql('select kind, payload, run_at > now() as later from job where user_id = $1', shop.userId)

  it('STORE-09 a look that was killed between two pages goes on where it was', async () => {
    const plain = createPlainStore()
    for (let n = 1; n <= 5; n += 1) plain.create({ name: `Product ${n}`, sku: `S${n}`, price: String(n) })
    const { session } = plain
    let pages = 0
    const dying = {
      ...session,
      look: (...asked: Parameters<typeof session.look>) => {
        pages += 1
        if (pages === 2) throw new Error('the power went')
        return session.look(...asked)
      },
    }
    const shop = await connect({ ...plain, session: dying })
    await shop.pull()
    expect(await shop.sql('select count(*)::int as n from store_product where store_id = $1', shop.storeId)).toEqual([
      { n: 2 },
    ])
    await shop.sql('update job set run_at = now() where user_id = $1', shop.userId)
    await shop.runDue()
    // Three pages in all, and the second one twice.
    expect(pages).toBe(4)
    await shop.applyFirst()
    expect((await shop.sets.products()).length).toBe(5)
  })

  it('STORE-09 a look in turns of one step each ends like any other', async () => {
    const plain = createPlainStore()
    for (let n = 1; n <= 5; n += 1) plain.create({ name: `Product ${n}`, sku: `S${n}`, price: String(n) })
    const shop = await connect(plain, { turnMs: 0 })
    await shop.pull()
    for (let turn = 0; turn < 10 && (await jobsOf(shop)).length > 0; turn += 1) await shop.runDue()
    await shop.applyFirst()
    expect((await shop.sets.products()).length).toBe(5)
  })

  it('STORE-09 a store that asks for patience in the middle is asked again when it said, and nothing is read twice', async () => {
    const plain = createPlainStore()
    for (let n = 1; n <= 5; n += 1) plain.create({ name: `Product ${n}`, sku: `S${n}`, price: String(n) })
    const shop = await connect(plain)
    plain.fail('busy', { skip: 2, retryAfterMs: 60_000 })
    await shop.pull()
    expect(await shop.store()).toMatchObject({ problem: 'busy', run: { doing: 'pull' } })
    const [job] = await jobsOf(shop)
    expect(job).toMatchObject({ later: true, payload: { goesOn: true, failures: 1 } })
    await shop.sql('update job set run_at = now() where user_id = $1', shop.userId)
    await shop.runDue()
    expect(await shop.store()).toMatchObject({ problem: '', run: null })
    expect(plain.calls.look).toBe(4)
    await shop.applyFirst()
    expect((await shop.sets.products()).length).toBe(5)
  })

  it('STORE-08 a store that refuses the access is lost until it is connected again', async () => {
    const { plain, shop } = await imported([MUG])
    plain.fail('access')
    await shop.pull()
    expect(await shop.store()).toMatchObject({ state: 'lost', problem: 'access', run: null, next_pull_at: null })
    expect(await jobsOf(shop)).toEqual([])
  })

  it('STORE-04 the next look is ordered after each, once', async () => {
    const { shop } = await imported([MUG])
    await shop.sql('update store set every_minutes = 15 where id = $1', shop.storeId)
    await look(shop)
    const store = await shop.store()
    expect(Number(store['next_pull_at'])).toBeGreaterThan(Date.now() + 14 * 60_000)
    expect(await jobsOf(shop)).toMatchObject([{ kind: 'store-pull', later: true }])
  })
})

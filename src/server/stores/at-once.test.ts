import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOneEngine } from '#test/database.ts'
import { fastClock } from '#test/simulators/stores/fast-clock.ts'
import { type ShopifySimulator, startShopifySimulator } from '#test/simulators/stores/shopify.ts'
import { storeStage, type StoreStage } from '#test/store-stage.ts'
import { spokenLanguage } from '../kit/language/spoken-language.ts'
import { orderComparing } from './schedule.ts'

const UNITS = 1_000_000

describeOneEngine('looks and sending at once', (context) => {
  let simulator: ShopifySimulator
  let stage: StoreStage
  let mug: string

  beforeEach(async () => {
    simulator = await startShopifySimulator({ clock: fastClock() })
    mug = simulator.create({ name: 'Mug', sku: 'MUG', price: '12.50', cost: '4.00', stock: 7 })
    stage = await storeStage(context, simulator)
    await stage.work()
    await stage.applyFirst()
    await stage.work()
  })
  afterEach(async () => {
    await stage.close()
    await simulator.close()
  })

  const here = async () => (await stage.here()).get(mug)
  const productId = async () => (await stage.listings())[0]?.product_id ?? ''
  const price = async (amount: number) => {
    const body = { tradePricing: { retailPrice: amount } }
    expect((await stage.call('PATCH', `/products/${await productId()}`, body)).status).toBe(200)
  }
  const pushState = async () => (await stage.listings())[0]?.push_state
  const looked = async () => {
    await stage.pull()
    await stage.work({ kinds: 'store-pull' })
  }

  it('STORE-05 what waits to be sent is not overwritten, neither here nor there', async () => {
    await price(14)
    await stage.push()
    // The person changes their mind, and somebody changes it there before it is sent.
    await price(12.5)
    simulator.edit(mug, { price: '15.00', stock: 5 })
    await looked()
    expect(await here()).toMatchObject({ price: 12.5 * UNITS, stock: 5 })
    expect(await pushState()).toBe('waiting')
    await stage.work()
    expect(simulator.product(mug)).toMatchObject({ price: '15.00', stock: 5 })
    expect(await pushState()).toBe('conflict')
    expect(await stage.conflicts()).toMatchObject([
      { field: 'price', base: 12.5 * UNITS, local: 14 * UNITS, store: 15 * UNITS },
    ])
  })

  it('STORE-06 stock that is sold in the store while a price waits is not sent back', async () => {
    await price(14)
    await stage.push()
    simulator.edit(mug, { stock: 3 })
    await looked()
    await stage.work()
    expect(simulator.product(mug)).toMatchObject({ price: '14.00', stock: 3 })
    expect(simulator.writes.map(({ offers }) => offers.map(({ stock }) => stock))).toEqual([[undefined]])
    expect(await here()).toMatchObject({ price: 14 * UNITS, stock: 3 })
  })

  it('STORE-05 what was sent by a server that then died is no change of the store', async () => {
    await price(14)
    const set = await stage.push()
    await stage.work({ kinds: 'store-pull' })
    // Cut wherever it may be, until the change has arrived and is not recorded.
    for (let cutAt = 1; simulator.writes.length === 0; cutAt += 1)
      await stage.work({ kinds: 'store-push', cutAt, turns: 1 })
    expect(await pushState()).toBe('waiting')
    // The person takes both back, and the store is looked at before that is sent.
    await stage.sets.revert(set ?? '')
    await price(12.5)
    await looked()
    expect([await here(), await stage.conflicts()]).toMatchObject([{ price: 12.5 * UNITS }, []])
    await stage.work()
    expect(simulator.product(mug)).toMatchObject({ price: '12.50' })
    expect(simulator.writes).toHaveLength(2)
  })

  it('STORE-05 a page that was read before a price was sent does not take it back', async () => {
    await price(14)
    await stage.push()
    stage.door.afterLook = () => stage.work({ kinds: 'store-push' })
    await stage.pull({ whole: true })
    await stage.work({ kinds: 'store-pull' })
    expect(simulator.writes).toHaveLength(1)
    expect(await here()).toMatchObject({ price: 14 * UNITS })
    // What changed there between the two is found all the same.
    simulator.edit(mug, { name: 'Big mug' })
    await stage.work()
    expect(await here()).toMatchObject({ price: 14 * UNITS, name: 'Big mug' })
  })

  it('STORE-08 a store that was connected again is not lost over what its former access was refused', async () => {
    simulator.edit(mug, { price: '11.00' })
    await stage.pull()
    stage.door.isShut = true
    stage.door.whenRefused = async () => {
      stage.door.isShut = false
      await stage.connect()
    }
    await stage.work()
    expect(await stage.store()).toMatchObject({ state: 'connected', problem: '' })
    expect(await here()).toMatchObject({ price: 11 * UNITS })
  })

  it('SHELL-10 STORE-05 what a look writes down is in the language that the owner chose', async () => {
    const spoken: string[] = []
    const listen = async () => void spoken.push(spokenLanguage())
    stage.door.afterLook = listen
    await looked()
    await stage.call('PUT', `/users/${stage.userId}`, { preferences: { language: 'de' } })
    stage.door.afterLook = listen
    await looked()
    expect(spoken).toEqual(['en', 'de'])
  })

  it('STORE-09 a look that a person asked for is not forgotten over a comparison', async () => {
    simulator.edit(mug, { price: '11.00' })
    await stage.pull({ whole: true })
    await context.dataAccess.asUser({ kind: 'user', userId: stage.userId }, (tx) => orderComparing(tx, stage.storeId))
    await stage.work()
    expect(await here()).toMatchObject({ price: 11 * UNITS })
  })

  it('STORE-05 a price follows into the price list of the store, and the undo takes it out again', async () => {
    const list = { title: 'Online', productIds: [await productId()], status: 'active', ruleKind: 'percentOff' }
    const { body } = await stage.call('POST', '/price-lists', { ...list, rulePercent: 0 })
    await stage.call('PATCH', `/stores/${stage.storeId}/settings`, { priceListId: body['id'] })
    simulator.edit(mug, { price: '11.00' })
    await looked()
    expect(await here()).toMatchObject({ price: 11 * UNITS })
    const [row] = await stage.productRows()
    expect(row).toMatchObject({ effectivePrice: 12.5 * UNITS })
    const [set] = await stage.sql(
      `select id from change_set where user_id = $1 and state = 'applied' order by applied_at desc, id desc limit 1`,
      stage.userId,
    )
    await stage.sets.revert(String(set?.['id']))
    expect(await here()).toMatchObject({ price: 12.5 * UNITS })
    await looked()
    expect([await here(), await stage.conflicts()]).toMatchObject([{ price: 12.5 * UNITS }, []])
  })

  it('STORE-05 a price follows into a list whose price was typed in another currency, in that of the store', async () => {
    const { currency } = await stage.store()
    const [product] = [await productId()]
    const list = { title: 'Online', productIds: [product], status: 'active', currency }
    const { body } = await stage.call('POST', '/price-lists', list)
    const typed = { id: randomUUID(), priceListId: body['id'], productId: product, variantId: '', currency: 'JPY' }
    expect((await stage.call('POST', '/price-list-prices', { ...typed, price: 1_800 })).status).toBe(201)
    await stage.call('PATCH', `/stores/${stage.storeId}/settings`, { priceListId: body['id'] })
    await stage.push()
    await stage.work()
    simulator.edit(mug, { price: '11.00' })
    await looked()
    expect(await here()).toMatchObject({ price: 11 * UNITS })
    const rows = await stage.sql('select currency, price from price_list_price where id = $1', typed.id)
    expect(rows).toEqual([{ currency, price: 11 * UNITS }])
  })

  it('STORE-05 a difference shows what is here by now, once the store is looked at', async () => {
    await price(14)
    simulator.edit(mug, { price: '15.00' })
    await looked()
    expect(await stage.conflicts()).toMatchObject([{ local: 14 * UNITS, store: 15 * UNITS }])
    await price(16)
    await looked()
    expect(await stage.conflicts()).toMatchObject([{ local: 16 * UNITS, store: 15 * UNITS }])
  })

  it('STORE-01 STORE-06 what waits is not sent once the store is connected again', async () => {
    await price(14)
    await stage.push()
    expect((await stage.call('POST', `/shopify/disconnect?store=${stage.storeId}`)).status).toBe(200)
    expect([await pushState(), (await stage.listings())[0]?.offers]).toMatchObject(['none', [{ price: 12.5 * UNITS }]])
    await stage.connect()
    await stage.work()
    expect([simulator.writes, await here()]).toMatchObject([[], { price: 14 * UNITS }])
    await stage.push()
    await stage.work()
    expect(simulator.product(mug)).toMatchObject({ price: '14.00' })
  })

  it('STORE-05 STORE-06 a decision lets sending go on, and its undo asks again', async () => {
    await price(14)
    await stage.push()
    simulator.edit(mug, { price: '15.00' })
    await stage.work()
    expect(await pushState()).toBe('conflict')
    const [conflict] = await stage.conflicts()
    const decided = await stage.call('POST', '/shopify/conflicts/resolve', {
      conflictIds: [conflict?.['id']],
      choice: 'local',
    })
    expect([decided.status, await pushState()]).toEqual([201, 'none'])
    await stage.sets.revert(String(decided.body['id']))
    await looked()
    expect(await stage.conflicts()).toMatchObject([{ local: 14 * UNITS, store: 15 * UNITS }])
    const again = { conflictIds: [conflict?.['id']], choice: 'local' }
    expect((await stage.call('POST', '/shopify/conflicts/resolve', again)).status).toBe(201)
    await stage.push()
    await stage.work()
    expect(simulator.product(mug)).toMatchObject({ price: '14.00' })
  })
})

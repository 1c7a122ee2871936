import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { type AnyRow, general, writableValues } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import type { MutationBody, PullPage } from '#contract/sync.ts'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'

/** The index in a row of sync: kind, id, version, createdAt, updatedAt, then its fields. */
const VERSION = 2
const UPDATED_AT = 4

describeOneEngine('reverting prices', (context) => {
  let api: TestApi
  let user: string
  let profile: string
  let seq: number
  const client = randomUUID()

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
    seq = 0
    profile = await post('/business-profiles', { name: 'Shop', isDefault: true, vatRegistered: true, taxRate: 20 })
  })

  const post = async (path: string, body: object): Promise<string> => {
    const answer = await api.call(user, 'POST', `/api${path}`, body)
    expect(answer.status).toBe(201)
    return String(answer.body['id'])
  }
  const patch = async (path: string, body: object): Promise<void> => {
    expect((await api.call(user, 'PATCH', `/api${path}`, body)).status).toBe(200)
  }
  const mutate = async (body: MutationBody): Promise<void> => {
    const mutation = { id: randomUUID(), seq: (seq += 1), at: Date.now(), body }
    const answer = await api.call(user, 'POST', '/api/sync', { clientId: client, mutations: [mutation] })
    expect(answer.body['results']).toEqual([{ seq, version: expect.any(Number) as number }])
  }
  const recalculate = async (ids: readonly string[]): Promise<string> => {
    const changeSetId = randomUUID()
    const input = { changeSetId, title: 'Recalculated', ids: [...ids] }
    await mutate({ op: 'command', name: 'product/recalculate', input })
    return changeSetId
  }
  const revert = (changeSetId: string) => mutate({ op: 'revert', changeSetId })
  const skippedOf = async (id: string) => (await api.call(user, 'GET', `/api/change-sets/${id}`)).body['skipped']
  const productOf = async (id: string) => (await api.call(user, 'GET', `/api/products/${id}`)).body
  const pricesOf = (row: Json) => [row['effectivePrice'], row['receipt']]

  /** Every product with all its fields, as devices get them and exports tell them, but for the stamps of the last write. */
  const exported = async (): Promise<string[]> => {
    const without = [VERSION, UPDATED_AT]
    const { body } = await api.call(user, 'GET', '/api/sync?since=0')
    const rows = listOf(body['rows']).map((row) => listOf(row))
    return rows
      .filter(([kind, , , ...values]) => String(kind) === 'products' && values.length > 0)
      .map((row) => JSON.stringify(row.filter((_, index) => !without.includes(index))))
      .toSorted()
  }
  const shelf = () =>
    Promise.all([
      post('/products', { name: 'Mug', costBreakdown: { baseCost: 4.5, shippingCost: 1 }, pricingValue: 40 }),
      post('/products', {
        name: 'Bowl',
        costBreakdown: { baseCost: 7 },
        variants: [{ name: 'Large', baseCost: 9 }, { name: 'Small' }],
      }),
    ])
  const changeSettings = (values: object) => patch(`/business-profiles/${profile}`, values)

  it('CHANGE-02 PRICE-16 a recalculation is reverted to every stored price and receipt, byte for byte', async () => {
    const ids = await shelf()
    const before = await exported()
    await changeSettings({ taxRate: 7, priceEnding: '.99' })
    const changeSetId = await recalculate(ids)
    expect(await exported()).not.toEqual(before)
    await changeSettings({ taxRate: 25 })
    await revert(changeSetId)
    expect(await exported()).toEqual(before)
    expect(await skippedOf(changeSetId)).toBe(0)
  })

  it('CHANGE-02 PRICE-16 a bulk edit and a deletion under other settings are reverted to the prices of then', async () => {
    const ids = await shelf()
    const before = await exported()
    await changeSettings({ taxRate: 7, priceEnding: '.99' })
    const edited = randomUUID()
    const input = { changeSetId: edited, title: 'Edited', ids, edit: { costChange: 100_000 } }
    await mutate({ op: 'command', name: 'product/bulk-edit', input })
    await revert(edited)
    expect(await exported()).toEqual(before)
    const deleted = randomUUID()
    await mutate({ op: 'command', name: 'product/delete', input: { changeSetId: deleted, title: 'Deleted', ids } })
    expect(await exported()).toEqual([])
    await revert(deleted)
    expect(await exported()).toEqual(before)
    expect([await skippedOf(edited), await skippedOf(deleted)]).toEqual([0, 0])
  })

  it('CHANGE-02 PRICE-16 a product that was deleted alone comes back with the prices of then', async () => {
    const ids = await shelf()
    const before = await exported()
    await changeSettings({ taxRate: 7, priceEnding: '.99' })
    const { columns, rows } = (await api.call(user, 'GET', '/api/sync?since=0')).body as unknown as PullPage
    const products = rows.flatMap(([kind, id, version, ...values]) => {
      const named = values.map((value, index) => [columns['products']?.[index] ?? '', value] as const)
      return kind === 'products' ? [{ ...(Object.fromEntries(named) as AnyRow), id, version }] : []
    })
    for (const id of ids) await mutate({ op: 'delete', kind: 'product', id })
    for (const was of products) {
      const data = writableValues(general(product), was)
      // What the device says of the prices is not asked: the history knows.
      await mutate({ op: 'put', kind: 'product', id: was.id, data, was: { ...was, effectivePrice: 1, receipt: null } })
    }
    expect(await exported()).toEqual(before)
    // With another cost it is another price.
    const [mug] = products.filter(({ id }) => id === ids[0])
    await mutate({ op: 'delete', kind: 'product', id: ids[0] })
    await mutate({
      op: 'put',
      kind: 'product',
      id: ids[0],
      data: { ...writableValues(general(product), mug!), baseCost: 1 },
      was: mug!,
    })
    expect((await productOf(ids[0]))['receipt']).not.toEqual((mug! as AnyRow)['receipt'])
  })

  it('CHANGE-02 PRICE-06 a price goes back over an edit of the stock, and stays over one of a cost, which is said', async () => {
    const [mug, bowl] = await shelf()
    const before = [pricesOf(await productOf(mug)), pricesOf(await productOf(bowl))]
    await changeSettings({ priceEnding: '.99' })
    const first = await recalculate([mug, bowl])
    await patch(`/products/${mug}`, { stock: 3 })
    await revert(first)
    expect([pricesOf(await productOf(mug)), pricesOf(await productOf(bowl))]).toEqual(before)
    expect(await skippedOf(first)).toBe(0)
    const second = await recalculate([mug, bowl])
    await patch(`/products/${mug}`, { costBreakdown: { baseCost: 5 } })
    const edited = pricesOf(await productOf(mug))
    await revert(second)
    expect([pricesOf(await productOf(mug)), pricesOf(await productOf(bowl))]).toEqual([edited, before[1]])
    const { body } = await api.call(user, 'GET', `/api/change-sets/${second}/rows?state=kept`)
    expect(body['items']).toMatchObject([{ id: mug, isKept: true, kept: [{ label: 'Prices', reason: 'changed' }] }])
  })

  it('CHANGE-02 change sets taken back one after the other come to the first prices', async () => {
    const ids = await shelf()
    const before = await exported()
    const made: string[] = []
    for (const priceEnding of ['.99', 'whole', '.49']) {
      await changeSettings({ priceEnding })
      made.unshift(await recalculate(ids))
    }
    for (const changeSetId of made) {
      await revert(changeSetId)
      expect(await skippedOf(changeSetId)).toBe(0)
    }
    expect(await exported()).toEqual(before)
  })
})

import { beforeEach, expect, it } from 'vitest'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'

describeOneEngine('the quantities that prices of lists begin at', (context) => {
  let api: TestApi
  let user: string

  beforeEach(async () => {
    api ??= await buildTestApi(context.database)
    user = await context.newUser()
  })

  const answer = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) =>
    api.call(user, method, `/api/${path}`, body)
  const call = async (...request: Parameters<typeof answer>): Promise<Json> => {
    const { status, body, text } = await answer(...request)
    if (status >= 300) throw new Error(`${status} ${text}`)
    return body
  }
  const product = () => call('POST', 'products', { name: 'Mug', costBreakdown: { baseCost: 60 } })
  const list = () => call('POST', 'price-lists', { title: 'Trade', productIds: [] })

  it('PLIST-06 PRICE-13 a price from less than one is that of the first piece, of which there is one', async () => {
    const [mug, own] = await Promise.all([product(), list()])
    const price = { priceListId: own['id'], productId: mug['id'], price: 5 }
    expect(await call('POST', 'price-list-prices', { ...price, minQuantity: 0.5 })).toMatchObject({ minQuantity: 1 })
    const refused = { status: 400, body: { code: 'invalid-input', errors: [{ field: 'productId' }] } }
    for (const minQuantity of [0.25, 1])
      expect(await answer('POST', 'price-list-prices', { ...price, minQuantity })).toMatchObject(refused)
    const tiers = [
      { minQuantity: 0.5, percentOff: 1 },
      { minQuantity: 1, percentOff: 2 },
    ]
    const { status, body } = await answer('PATCH', `price-lists/${String(own['id'])}`, { tiers })
    expect([status, listOf(body['errors'])[0]?.['field']]).toEqual([400, 'tiers.0.minQuantity'])
  })

  it('PLIST-06 neither a price nor a break of a list begins at no quantity', async () => {
    const [mug, own] = await Promise.all([product(), list()])
    const message = 'must be more than 0: the least quantity is 0.0001'
    const refused = (field: string) => ({ status: 400, body: { errors: [{ field, message }] } })
    const price = { priceListId: own['id'], productId: mug['id'], price: 5 }
    const path = `price-lists/${String(own['id'])}`
    for (const minQuantity of [0, 0.00004]) {
      expect(await answer('POST', 'price-list-prices', { ...price, minQuantity })).toMatchObject(refused('minQuantity'))
      const tiers = [{ minQuantity, percentOff: 5 }]
      expect(await answer('PATCH', path, { tiers })).toMatchObject(refused('tiers.0.minQuantity'))
      const made = await answer('POST', 'price-lists', { title: 'Trade', productIds: [], tiers })
      expect(made).toMatchObject(refused('tiers.0.minQuantity'))
    }
    await call('PATCH', path, { tiers: [{ minQuantity: 0.0001, percentOff: 5 }] })
  })

  it('PLIST-06 a break from no quantity that was stored before stays, and its list can be changed', async () => {
    const own = await call('PATCH', `price-lists/${String((await list())['id'])}`, {
      tiers: [{ minQuantity: 1, percentOff: 5 }],
    })
    await context.dataAccess.asUser({ kind: 'user', userId: user }, (tx) =>
      tx.query({
        text: `update price_list set tiers = jsonb_set(tiers, '{0,minQuantity}', '0') where id = $1`,
        values: [own['id']],
      }),
    )
    const path = `price-lists/${String(own['id'])}`
    const [tier = {}] = listOf((await call('GET', path))['tiers'])
    expect(tier).toMatchObject({ minQuantity: 0 })
    const changed = await call('PATCH', path, { title: 'Other', tiers: [Object.assign(tier, { percentOff: 6 })] })
    expect(changed).toMatchObject({ tiers: [{ minQuantity: 0, percentOff: 6 }] })
  })
})

import { beforeAll, expect, it } from 'vitest'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'

const ORIGIN = { amount: '12.50', currency: 'CNY', to: 'EUR', rate: '0.1289', date: '2026-07-06', source: 'ECB' }

describeOneEngine('costs in a foreign currency', (context) => {
  let api: TestApi
  let user: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
    user = await context.newUser()
  })

  const create = async (costBreakdown: object): Promise<Json> => {
    const body = { name: 'Mug', baseCurrency: 'EUR', pricingValue: 50, costBreakdown }
    return (await api.call(user, 'POST', '/api/products', body)).body
  }
  const put = (id: unknown, body: object) => api.call(user, 'PUT', `/api/products/${String(id)}`, body)

  it('PRICE-15 the origin sets the cost and the price, is kept, and comes back in lists and single answers', async () => {
    const created = await create({
      baseCostOrigin: ORIGIN,
      additionalCosts: [
        { id: 'a', label: 'Box', origin: { ...ORIGIN, amount: '2' } },
        { id: 'b', label: 'Tape', amount: 0.5 },
      ],
    })
    const costs = {
      baseCost: 1.61125,
      baseCostOrigin: ORIGIN,
      shippingCostOrigin: null,
      additionalCosts: [
        { id: 'a', label: 'Box', amount: 0.2578, origin: { ...ORIGIN, amount: '2' } },
        { id: 'b', label: 'Tape', amount: 0.5, origin: null },
      ],
    }
    expect(created).toMatchObject({ costBreakdown: costs, effectivePrice: 4.74 })
    const { body: read } = await api.call(user, 'GET', `/api/products/${String(created['id'])}`)
    expect(read['costBreakdown']).toMatchObject(costs)
    const { body: list } = await api.call(user, 'GET', '/api/products')
    expect(listOf(list['items'])[0]).toMatchObject({ costBreakdown: costs })
  })

  it('PRICE-15 a cost that is set by itself lets its origin go; another change keeps it', async () => {
    const { id } = await create({ shippingCostOrigin: ORIGIN })
    expect((await put(id, { name: 'Cup' })).body['costBreakdown']).toMatchObject({ shippingCostOrigin: ORIGIN })
    const { body } = await put(id, { costBreakdown: { shippingCost: 3 } })
    expect(body['costBreakdown']).toMatchObject({ shippingCost: 3, shippingCostOrigin: null })
  })

  it('PRICE-15 what a program read it may write back, with another amount in one line', async () => {
    const { id, costBreakdown } = await create({
      additionalCosts: [
        { id: 'a', label: 'Box', origin: ORIGIN },
        { id: 'b', label: 'Bag', origin: ORIGIN },
      ],
    })
    const [box, bag] = (costBreakdown as unknown as { additionalCosts: object[] }).additionalCosts
    const { body } = await put(id, { costBreakdown: { additionalCosts: [{ ...box, amount: 9 }, bag] } })
    expect(body['costBreakdown']).toMatchObject({
      additionalCosts: [
        { id: 'a', amount: 9, origin: null },
        { id: 'b', amount: 1.61125, origin: ORIGIN },
      ],
    })
  })

  it('PRICE-15 an origin that is none is refused by name', async () => {
    const { status, body } = await api.call(user, 'POST', '/api/products', {
      name: 'Mug',
      costBreakdown: { baseCostOrigin: { ...ORIGIN, rate: 'dear' } },
    })
    expect(status).toBe(400)
    expect(body['errors']).toEqual([
      {
        field: 'costBreakdown.baseCostOrigin.rate',
        message: 'must be a rate such as 0.92, from 0.00000001 to 100000000',
      },
    ])
  })

  it('PRICE-15 rows from before costs had an origin are read and edited as ever', async () => {
    const { id } = await create({ additionalCosts: [{ id: 'a', label: 'Box', amount: 1 }] })
    await context.dataAccess.asSystemBatch([
      {
        text: `update product set additional_costs = '[{"id":"a","label":"Box","amount":1000000}]' where id = $1`,
        values: [id],
      },
    ])
    const { status, body } = await put(id, { name: 'Cup' })
    expect([status, body['costBreakdown']]).toMatchObject([
      200,
      { additionalCosts: [{ id: 'a', label: 'Box', amount: 1, origin: null }] },
    ])
  })
})

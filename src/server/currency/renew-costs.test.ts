import { beforeAll, expect, it } from 'vitest'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { changeSetsOf } from '#test/change-sets.ts'
import { describeOneEngine } from '#test/database.ts'
import { keepSet } from './rate-sets.ts'

const DATE = new Date().toISOString().slice(0, 10)
const OLD = { amount: '100', currency: 'USD', to: 'EUR', rate: '0.5', date: '2026-01-02', source: 'ECB' }
/** 1 / 1.25 */
const NEW = { ...OLD, rate: '0.8', date: DATE }

describeOneEngine('the renewal of foreign costs', (context) => {
  let api: TestApi

  beforeAll(async () => {
    api = await buildTestApi(context.database)
    await context.dataAccess.asSystemBatch([
      keepSet({ base: 'EUR', date: DATE, source: 'ECB', rates: { USD: '1.25' } }),
    ])
  })

  const create = async (user: string, name: string, costBreakdown: object): Promise<string> => {
    const { body } = await api.call(user, 'POST', '/api/products', { name, baseCurrency: 'EUR', costBreakdown })
    return String(body['id'])
  }
  const costsOf = async (user: string, id: string) =>
    (await api.call(user, 'GET', `/api/products/${id}`)).body['costBreakdown']

  it('PRICE-15 CHANGE-01 the newest rates are proposed as a change set, applied in one step and taken back whole', async () => {
    const user = await context.newUser()
    const sets = changeSetsOf(api, user)
    const line = { id: 'a', label: 'Box', origin: { ...OLD, amount: '1' } }
    const own = { ...OLD, source: 'own' }
    const bowl = await create(user, 'Bowl', { baseCostOrigin: OLD, shippingCostOrigin: own, additionalCosts: [line] })
    const plain = await create(user, 'Plain', { baseCost: 7 })
    const kenyan = await create(user, 'Kenyan', { baseCostOrigin: { ...OLD, currency: 'KES' } })
    const before = await Promise.all([bowl, plain, kenyan].map((id) => costsOf(user, id)))

    const { status, body } = await api.call(user, 'POST', '/api/currency/renew-costs', {})
    expect([status, body['title'], body['origin'], body['state'], body['size']]).toEqual([
      201,
      `Exchange rates of ${DATE}`,
      'rates',
      'checked',
      1,
    ])
    const id = String(body['id'])
    expect(await costsOf(user, bowl), 'nothing changes by itself').toEqual(before[0])
    expect((await sets.apply(id)).result).toMatchObject({ state: 'applied' })
    expect(await costsOf(user, bowl)).toMatchObject({
      baseCost: 80,
      baseCostOrigin: NEW,
      shippingCost: 50,
      shippingCostOrigin: own,
      additionalCosts: [{ id: 'a', label: 'Box', amount: 0.8, origin: { ...NEW, amount: '1' } }],
    })
    expect(await Promise.all([plain, kenyan].map((each) => costsOf(user, each)))).toEqual(before.slice(1))

    const again = await api.call(user, 'POST', '/api/currency/renew-costs', {})
    expect([again.status, again.body['title']]).toEqual([
      422,
      'Every foreign cost has the newest rate already, or one of your own.',
    ])
    await api.call(user, 'POST', `/api/change-sets/${id}/revert`)
    expect(await costsOf(user, bowl)).toEqual(before[0])
  })

  it('PRICE-15 a cost that is changed before the proposal is applied stays as it was set', async () => {
    const user = await context.newUser()
    const sets = changeSetsOf(api, user)
    const bowl = await create(user, 'Bowl', { baseCostOrigin: OLD })
    const { body } = await api.call(user, 'POST', '/api/currency/renew-costs', {})
    await api.call(user, 'PUT', `/api/products/${bowl}`, { costBreakdown: { baseCost: 3 } })
    expect((await sets.apply(String(body['id']))).problem).toMatchObject({ code: 'conflict' })
    expect(await costsOf(user, bowl)).toMatchObject({ baseCost: 3, baseCostOrigin: null })
  })

  it('PRICE-15 CHANGE-02 nor is it applied once one of the other costs is changed, added or removed', async () => {
    const user = await context.newUser()
    const sets = changeSetsOf(api, user)
    const line = { id: 'a', label: 'Box', origin: { ...OLD, amount: '1' } }
    const changes = [[{ ...line, label: 'Crate' }], [line, { id: 'b', label: 'Tape', amount: 1 }], []]
    for (const additionalCosts of changes) {
      const bowl = await create(user, 'Bowl', { baseCostOrigin: OLD, additionalCosts: [line] })
      const { body } = await api.call(user, 'POST', '/api/currency/renew-costs', {})
      await api.call(user, 'PATCH', `/api/products/${bowl}`, { costBreakdown: { additionalCosts } })
      expect((await sets.apply(String(body['id']))).problem).toMatchObject({ code: 'conflict' })
      expect(await costsOf(user, bowl)).toMatchObject({ baseCost: 50 })
      await api.call(user, 'DELETE', `/api/products/${bowl}`)
    }
  })

  it('OPS-03 the products of others are neither read nor proposed', async () => {
    const [ann, bob] = [await context.newUser(), await context.newUser()]
    await create(ann, 'Ann’s', { baseCostOrigin: OLD })
    expect((await api.call(bob, 'POST', '/api/currency/renew-costs', {})).status).toBe(422)
    const { body } = await api.call(ann, 'POST', '/api/currency/renew-costs', {})
    const rows = await api.call(ann, 'GET', `/api/change-sets/${String(body['id'])}/rows`)
    expect(listOf(rows.body['items'])).toHaveLength(1)
  })
})

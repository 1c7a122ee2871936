import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, type Json, type TestApi } from '#test/api.ts'
import { type ChangeSetDriver, changeSetsOf } from '#test/change-sets.ts'
import { describeOneEngine } from '#test/database.ts'

const UNIT = 1_000_000

describeOneEngine('a bulk edit over REST', (context) => {
  let api: TestApi
  let user: string
  let ann: ChangeSetDriver

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
    ann = changeSetsOf(api, user)
    await ann.imported([
      { data: { sku: 'A', name: 'Bowl', baseCost: 6 * UNIT, pricingPercent: 200_000 }, category: ['Kitchen'] },
      { data: { sku: 'B', name: 'Jug', baseCost: 3 * UNIT, retailPrice: 4 * UNIT }, category: ['Kitchen'] },
      { data: { sku: 'C', name: 'Rake', retailPrice: 10 * UNIT }, category: ['Garden'] },
    ])
  })

  const bulk = (body: object, headers = {}) =>
    api.call(user, 'POST', '/api/products/bulk', { title: 'Margin 40', ...body }, headers)
  const idsOf = async () => (await ann.products()).map(({ id }) => String(id))
  const prices = async () => (await ann.products()).map(({ name, effectivePrice }) => [name, effectivePrice])
  const margin40 = { pricing: { strategy: 'margin', percent: 400_000 }, priceEnding: '.99' }

  it('PROD-13 CHANGE-01 shows every before and after, applies in one go, and is undone in one step', async () => {
    const before = await prices()
    const { status, body } = await bulk({ ids: await idsOf(), edit: margin40 })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      origin: 'bulk',
      state: 'checked',
      size: 3,
      effect: { updated: 3, created: 0, refused: 0, withoutCost: 1, marginBefore: 225_000 },
    })
    const id = String(body['id'])
    expect(
      (await ann.rows(id)).map(({ title, before: old, after }) => [
        title,
        old!['effectivePrice'],
        after!['effectivePrice'],
      ]),
    ).toEqual([
      ['Bowl', 7_500_000, 10_990_000],
      ['Jug', 4_000_000, 5_990_000],
      ['Rake', 10_000_000, null],
    ])
    expect(await prices()).toEqual(before)
    expect((await ann.apply(id)).result).toMatchObject({ state: 'applied', size: 3 })
    expect(await prices()).toEqual([
      ['Bowl', 10.99],
      ['Jug', 5.99],
      ['Rake', null],
    ])
    await ann.revert(id)
    expect(await prices()).toEqual(before)
  })

  it('PROD-13 a filter selects what a list would show', async () => {
    const categories = (await api.call(user, 'GET', '/api/categories')).body['items']!
    const kitchen = categories.find(({ name }) => String(name) === 'Kitchen')!['id']
    const sizes = [{ categoryId: kitchen }, { search: 'kitch bo' }, { search: 'none' }, { status: 'inactive' }, {}].map(
      async (filter) => (await bulk({ filter, edit: { isActive: false } })).body['size'],
    )
    expect(await Promise.all(sizes)).toEqual([2, 1, 0, 0, 3])
  })

  it('PROD-13 PRICE-06 a price is raised by percent from the stored one, whatever the settings are since', async () => {
    const profile = { name: 'Shop', isDefault: true, vatRecoverable: false, taxRate: 20 }
    const { body: shop } = await api.call(user, 'POST', '/api/business-profiles', profile)
    const { body: mug } = await api.call(user, 'POST', '/api/products', {
      name: 'Mug',
      costBreakdown: { baseCost: 100, vatTax: 20 },
      pricingValue: 40,
    })
    const settings = { vatRecoverable: true, pricesIncludeVat: true }
    await api.call(user, 'PATCH', `/api/business-profiles/${String(shop['id'])}`, settings)
    const outcomes = [
      { priceChange: 100_000 },
      { priceChange: 100_000, priceChangeKeeps: 'rule' },
      { priceChange: 0 },
      { priceChange: 0, priceChangeKeeps: 'rule' },
    ].map(async (edit) => {
      const { body } = await bulk({ ids: [mug['id']], edit })
      return (await ann.rows(String(body['id']))).map(({ before, after }) => [
        before?.['effectivePrice'],
        after?.['effectivePrice'],
      ])
    })
    const raised = [[200 * UNIT, 220 * UNIT]]
    const [fixed, ruled, frozen, same] = await Promise.all(outcomes)
    const unmoved = [[undefined, undefined]]
    expect([fixed, ruled, frozen, same]).toEqual([raised, raised, unmoved, unmoved])
  })

  it('PROD-13 a price is raised by percent from what it is when it is applied', async () => {
    const { body } = await bulk({ ids: await idsOf(), edit: { priceChange: 100_000 } })
    const jug = (await ann.products())[1]!
    await api.call(user, 'PATCH', `/api/products/${String(jug['id'])}`, { retailPrice: 8 })
    const rake = (await ann.products())[2]!
    await api.call(user, 'DELETE', `/api/products/${String(rake['id'])}`)
    const { result } = await ann.apply(String(body['id']))
    expect(result!['effect']).toMatchObject({ updated: 2, refused: 1, replanned: 2 })
    expect(await prices()).toEqual([
      ['Bowl', 8.25],
      ['Jug', 8.8],
    ])
    expect((await ann.rows(String(body['id']), 'state=bad'))[0]).toMatchObject({
      id: rake['id'],
      problems: [{ field: 'id', message: 'This product was deleted meanwhile.' }],
    })
  })

  it('PROD-13 PRICE-08 CHANGE-02 each variant is raised from its own price, and falls back to it', async () => {
    const { body: made } = await api.call(user, 'POST', '/api/products', {
      name: 'Shirt',
      costBreakdown: { baseCost: 20 },
      variants: [{ name: 'S' }, { name: 'M', baseCost: 25 }],
    })
    const id = String(made['id'])
    const variants = async () => {
      const { body } = await api.call(user, 'GET', `/api/products/${id}`)
      return (body['variants'] as unknown as Json[]).map(({ name, effectivePrice }) => [name, effectivePrice])
    }
    const before = [
      ['S', 25],
      ['M', 31.25],
    ]
    expect(await variants()).toEqual(before)
    const { body } = await bulk({ ids: [id], edit: { priceChange: 100_000 } })
    await ann.apply(String(body['id']))
    expect(await variants()).toEqual([
      ['S', 27.5],
      ['M', 34.38],
    ])
    await ann.revert(String(body['id']))
    expect(await variants()).toEqual(before)
  })

  it('PROD-13 PRICE-06 a price raised by percent keeps its rule where that is asked for, beside duty and shipping', async () => {
    const edit = { priceChange: 100_000, priceChangeKeeps: 'rule', importDuty: 50_000, shippingCost: 1 * UNIT }
    const { body } = await bulk({ ids: await idsOf(), edit })
    await ann.apply(String(body['id']))
    const costs = { shippingCost: 1, importDuty: 5 }
    expect(await ann.products()).toMatchObject([
      { name: 'Bowl', pricingMode: 'strategy', pricingStrategy: 'margin', pricingValue: 27.2727, costBreakdown: costs },
      { name: 'Jug', pricingMode: 'retailPrice', retailPrice: 4.4, costBreakdown: costs },
      { name: 'Rake', pricingMode: 'retailPrice', retailPrice: 11, costBreakdown: costs },
    ])
  })

  it('PROD-13 a product whose figures could not be kept is refused alone', async () => {
    await ann.imported([{ data: { sku: 'A', baseCost: 500_000_000_000_000 } }])
    const { body } = await bulk({ ids: await idsOf(), edit: { costChange: 5_000_000 } })
    expect(body['effect']).toMatchObject({ refused: 1, updated: 1, unchanged: 1 })
  })

  it.each([
    ['nothing to change', { ids: [randomUUID()], edit: {} }, 400, 'edit'],
    ['nothing but a way to change', { ids: [randomUUID()], edit: { priceChangeKeeps: 'rule' } }, 400, 'edit'],
    ['neither ids nor a filter', { edit: { isActive: true } }, 400, 'ids'],
    ['both ids and a filter', { ids: [randomUUID()], filter: {}, edit: { isActive: true } }, 400, 'ids'],
    [
      'a margin of 100 %',
      { filter: {}, edit: { pricing: { strategy: 'margin', percent: 1_000_000 } } },
      400,
      'edit.pricing.percent',
    ],
    ['an unknown category', { filter: {}, edit: { categoryId: randomUUID() } }, 422, 'edit.categoryId'],
    ['an unknown brand', { filter: {}, edit: { brandId: randomUUID() } }, 422, 'edit.brandId'],
  ])('API-02 an edit with %s is refused by name and leaves no draft', async (_, body, status, field) => {
    const answer = await bulk(body)
    expect([answer.status, answer.body['errors']!.map((each) => each['field'])]).toEqual([status, [field]])
    const sets = (await api.call(user, 'GET', '/api/change-sets')).body['items']!
    expect(sets.map(({ origin }) => origin)).toEqual(['import'])
  })

  it("PROD-11 another user's products are not found", async () => {
    const bob = changeSetsOf(api, await context.newUser())
    await bob.imported([{ data: { sku: 'A', name: 'Mug' } }])
    const [mug] = await bob.products()
    const { body } = await bulk({ ids: [mug!['id'], mug!['id']], edit: { isActive: false } })
    expect(body['effect']).toMatchObject({ updated: 0, refused: 1 })
    await ann.apply(String(body['id']))
    expect(await bob.products()).toEqual([mug])
  })

  it('API-04 the same edit sent again answers the same change set', async () => {
    const request = { id: randomUUID(), filter: {}, edit: { isActive: false } }
    const first = await bulk(request)
    expect(await bulk(request)).toEqual({ ...first, status: 200 })
    expect((await ann.upload(request.id, [{ n: 1, data: {} }])).status).toBe(409)
  })
})

import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { changeSetsOf } from '#test/change-sets.ts'
import { describeOneEngine } from '#test/database.ts'

const BELOW = 'The price is below the lowest margin of 30%. Raise it, or give a reason to keep it.'

describeOneEngine('a floor that refuses', (context) => {
  let api: TestApi
  let user: string
  let profile: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
    profile = await made('/business-profiles', { name: 'Shop', floorMargin: 30, floorAction: 'block' })
  })

  const made = async (path: string, body: object): Promise<string> => {
    const answer = await api.call(user, 'POST', `/api${path}`, body)
    expect(answer.status).toBe(201)
    return String(answer.body['id'])
  }
  const patch = (id: string, body: object) => api.call(user, 'PATCH', `/api/products/${id}`, body)
  const mug = (more: object = {}) =>
    made('/products', { name: 'Mug', costBreakdown: { baseCost: 6 }, pricingValue: 40, ...more })

  it('PRICE-12 refuses a price chosen below it, by name, and keeps what was there', async () => {
    const id = await mug()
    const answer = await patch(id, { pricingValue: 20 })
    expect(answer.body['errors']).toEqual([{ field: 'pricingPercent', message: BELOW }])
    expect((await api.call(user, 'GET', `/api/products/${id}`)).body).toMatchObject({
      pricingValue: 40,
      effectivePrice: 10,
    })
  })

  it('PRICE-12 lets it pass with a reason, which is recorded and goes with the price', async () => {
    const id = await mug()
    const kept = await patch(id, { pricingValue: 20, floorOverride: 'Clearance until spring' })
    expect(kept.body).toMatchObject({ effectivePrice: 7.5, belowFloor: true, floorOverride: 'Clearance until spring' })
    const lower = await patch(id, { pricingValue: 10 })
    expect(lower.body['errors']).toEqual([{ field: 'pricingPercent', message: BELOW }])
    expect((await patch(id, { pricingValue: 25 })).status).toBe(200)
    expect((await patch(id, { pricingValue: 35 })).body).toMatchObject({ belowFloor: false, floorOverride: '' })
  })

  it('PRICE-12 never refuses a cost, a name or a price that comes nearer', async () => {
    const id = await mug({ pricingMode: 'manual', pricingValue: 10 })
    expect((await patch(id, { costBreakdown: { baseCost: 9 } })).body).toMatchObject({ belowFloor: true, margin: 10 })
    expect((await patch(id, { name: 'Cup' })).status).toBe(200)
    expect((await patch(id, { pricingValue: 11 })).status).toBe(200)
    expect((await patch(id, { pricingValue: 10.5 })).body['errors']).toEqual([
      { field: 'pricingAmount', message: BELOW },
    ])
  })

  it('PRICE-12 refuses a variant priced below it and no other', async () => {
    const id = await mug({ options: [{ name: 'Size', values: ['L'] }], variants: [{ optionValues: ['L'] }] })
    const { body } = await api.call(user, 'GET', `/api/products/${id}`)
    const [variant] = listOf(body['variants'])
    const priced = (retailPrice: number) =>
      patch(id, { variants: [{ id: variant?.['id'], optionValues: ['L'], retailPrice }] })
    expect((await priced(8)).body['errors']).toEqual([{ field: 'variants', message: BELOW }])
    expect((await priced(9)).status).toBe(200)
  })

  it('PRICE-12 a bulk edit lists the rows that it refuses, and a revert brings back a price below it', async () => {
    const ids = [await mug(), await mug({ floorMargin: 5 })]
    const changes = changeSetsOf(api, user)
    const changeSet = randomUUID()
    const edit = { pricing: { strategy: 'margin', percent: 200_000 } }
    const draft = await api.call(user, 'POST', '/api/products/bulk', { id: changeSet, title: 'Lower', ids, edit })
    expect(draft.status).toBe(201)
    const bad = await changes.rows(changeSet, 'state=bad')
    expect(bad.map((row) => row['problems'])).toEqual([[{ field: 'pricingPercent', message: BELOW }]])

    await api.call(user, 'PATCH', `/api/business-profiles/${profile}`, { floorAction: 'warn' })
    expect((await patch(ids[0] ?? '', { pricingValue: 10 })).status).toBe(200)
    const raise = await api.call(user, 'POST', '/api/products/bulk', {
      title: 'Raise',
      ids,
      edit: { pricing: { strategy: 'margin', percent: 500_000 } },
    })
    const raised = String(raise.body['id'])
    expect((await changes.apply(raised)).result).toMatchObject({ state: 'applied' })
    await api.call(user, 'PATCH', `/api/business-profiles/${profile}`, { floorAction: 'block' })
    expect((await changes.revert(raised)).status).toBe(200)
    expect((await api.call(user, 'GET', `/api/products/${ids[0]}`)).body).toMatchObject({
      pricingValue: 10,
      belowFloor: true,
    })
  })

  it('PRICE-12 CHANGE-02 a revert is not refused either where the category of then is gone', async () => {
    const ann = changeSetsOf(api, user)
    const category = await made('/categories', { name: 'Cups' })
    const id = await mug({ sku: 'M', categoryId: category, pricingValue: 20, floorOverride: 'Clearance' })
    const raised = await ann.imported([{ data: { sku: 'M', pricingPercent: 400_000 }, category: ['Mugs'] }])
    expect((await api.call(user, 'DELETE', `/api/categories/${category}`)).status).toBe(204)
    await api.call(user, 'POST', `/api/change-sets/${String(raised['id'])}/revert`)
    expect((await api.call(user, 'GET', `/api/products/${id}`)).body).toMatchObject({
      pricingValue: 20,
      effectivePrice: 7.5,
      belowFloor: true,
    })
  })

  it('PRICE-12 CHANGE-01 a bulk edit with a reason for all passes, and records it where it is needed', async () => {
    const ids = [await mug(), await mug({ floorMargin: 5 })]
    const changes = changeSetsOf(api, user)
    const edit = { pricing: { strategy: 'margin', percent: 200_000 }, floorOverride: 'Clearance', addTags: ['sale'] }
    const draft = await api.call(user, 'POST', '/api/products/bulk', { title: 'Lower', ids, edit })
    expect(draft.body['effect']).toMatchObject({ updated: 2, refused: 0, belowFloor: 1 })
    const changeSet = String(draft.body['id'])
    expect((await changes.apply(changeSet)).result).toMatchObject({ state: 'applied' })
    const rows = await Promise.all(ids.map((id) => api.call(user, 'GET', `/api/products/${id}`)))
    expect(rows.map(({ body }) => [body['effectivePrice'], body['floorOverride'], body['tags']])).toEqual([
      [7.5, 'Clearance', ['sale']],
      [7.5, '', ['sale']],
    ])
    expect((await changes.revert(changeSet)).status).toBe(200)
    expect((await api.call(user, 'GET', `/api/products/${ids[0]}`)).body).toMatchObject({
      effectivePrice: 10,
      floorOverride: '',
      tags: [],
    })
  })

  it('PRICE-12 CHANGE-01 a bulk edit without a reason is applied to the others', async () => {
    const ids = [await mug(), await mug({ floorMargin: 5 })]
    const changes = changeSetsOf(api, user)
    const edit = { pricing: { strategy: 'margin', percent: 200_000 }, stock: 7 }
    const draft = await api.call(user, 'POST', '/api/products/bulk', { title: 'Lower', filter: {}, edit })
    expect(draft.body['effect']).toMatchObject({ updated: 1, refused: 1 })
    expect((await changes.apply(String(draft.body['id']))).result).toMatchObject({ state: 'applied' })
    const rows = await Promise.all(ids.map((id) => api.call(user, 'GET', `/api/products/${id}`)))
    expect(rows.map(({ body }) => [body['effectivePrice'], body['stock']])).toEqual([
      [10, null],
      [7.5, 7],
    ])
  })
})

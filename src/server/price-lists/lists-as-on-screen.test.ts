import { beforeAll, beforeEach, expect, it } from 'vitest'
import { PRODUCT_SOURCES } from '#domain/list-query.ts'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'

describeOneEngine('lists by REST', (context) => {
  let api: TestApi
  let user: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
  })

  const call = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown): Promise<Json> => {
    const answer = await api.call(user, method, `/api/${path}`, body)
    expect(answer.status, answer.text).toBeLessThan(300)
    return answer.body
  }
  const idOf = async (made: Promise<Json>) => String((await made)['id'])

  it('PLIST-04 a parent category stands for its children too', async () => {
    const drinks = await idOf(call('POST', 'categories', { name: 'Drinks' }))
    const tea = await idOf(call('POST', 'categories', { name: 'Tea', parentId: drinks }))
    const bread = await idOf(call('POST', 'categories', { name: 'Bread' }))
    const sencha = await idOf(call('POST', 'products', { name: 'Sencha', categoryId: tea }))
    const list = await idOf(call('POST', 'price-lists', { title: 'Cafés', productIds: [sencha] }))
    const found = async (ids: string) =>
      listOf((await call('GET', `price-lists?categoryIds=${ids}`))['items']).map((each) => each['id'])
    expect(await found(tea)).toEqual([list])
    expect(await found(drinks)).toEqual([list])
    expect(await found(`${bread},${drinks}`)).toEqual([list])
    expect(await found(bread)).toEqual([])
  })

  it('PLIST-04 PLIST-07 active lists are those in force today; ended ones and those still to come are found as such', async () => {
    const ways = {
      Now: {},
      Bounded: { validFrom: '2000-01-01', validTo: '2999-01-01' },
      Ended: { validTo: '2000-01-01' },
      Later: { validFrom: '2999-01-01' },
      Draft: { status: 'draft', validTo: '2000-01-01' },
    }
    for (const [title, more] of Object.entries(ways))
      await call('POST', 'price-lists', { title, productIds: [], ...more })
    const found = async (status: string) =>
      listOf((await call('GET', `price-lists?status=${status}&sortBy=title`))['items']).map((each) => each['title'])
    expect(await found('active')).toEqual(['Bounded', 'Now'])
    expect(await found('ended')).toEqual(['Ended'])
    expect(await found('not-yet')).toEqual(['Later'])
    expect(await found('draft')).toEqual(['Draft'])
  })

  it('DOC-10 PROD-07 a page beyond the last is the last, also in lists with a query of their own', async () => {
    const productIds: string[] = []
    for (let n = 0; n < 7; n++) {
      productIds.push(await idOf(call('POST', 'products', { name: `Product ${n}` })))
      await call('POST', 'documents', { documentType: 'quote' })
      await call('POST', 'shipments', { name: `Shipment ${n}` })
      await call('POST', 'price-lists', { title: `List ${n}`, productIds: [] })
    }
    const list = await idOf(call('POST', 'price-lists', { title: 'All', productIds }))
    for (const [path, count] of [
      ['documents?', 2],
      ['documents/list/quote?', 2],
      ['shipments?', 2],
      ['price-lists?', 3],
      [`price-lists/${list}/prices?`, 2],
    ] as const) {
      const [far, last] = [
        await call('GET', `${path}page=900&pageSize=5`),
        await call('GET', `${path}page=2&pageSize=5`),
      ]
      expect(far, path).toEqual(last)
      expect([listOf(far['items']).length, far['more']], path).toEqual([count, false])
    }
    const empty = await call('GET', 'documents/list/invoice?page=4&pageSize=5')
    expect(empty['items']).toEqual([])
  })

  it('PROD-17 product is read as the product’s own source, where a product is written and where it is looked for', async () => {
    const mug = await call('POST', 'products', { name: 'Mug', source: 'product' })
    expect(mug['source']).toBe('pricewright')
    const { id } = await call('POST', 'products', { name: 'Cup', source: 'imported' })
    const found = async (source: string) =>
      listOf((await call('GET', `products?source=${source}`))['items']).map(({ name }) => name)
    expect(await found('product')).toEqual(['Mug'])
    expect(await found('pricewright')).toEqual(['Mug'])
    expect((await call('PATCH', `products/${String(id)}`, { source: 'product' }))['source']).toBe('pricewright')
    const { status, body } = await api.call(user, 'POST', '/api/products', { name: 'Jug', source: 'elsewhere' })
    expect([status, body['errors']]).toEqual([
      400,
      [{ field: 'source', message: `must be one of: ${PRODUCT_SOURCES.join(', ')}` }],
    ])
  })
})

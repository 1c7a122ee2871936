import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'

describeOneEngine('catalogue over REST', (context) => {
  let api: TestApi
  let ann: string
  let bob: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
    ann = await context.newUser()
    bob = await context.newUser()
  })

  it('PROD-02 a new product gets the defaults of the specification', async () => {
    const id = '0190f0a0-1234-7abc-8def-0123456789ab'
    const { status, body } = await api.call(ann, 'POST', '/api/products', { id })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      id,
      name: 'New Product',
      category: 'Uncategorized',
      sku: 'SKU-0190F0A0',
      baseCurrency: 'USD',
      pricingMode: 'strategy',
      pricingStrategy: 'margin',
      pricingValue: 20,
      source: 'pricewright',
    })
  })

  it('PRICE-05 PRICE-06 a cost typed in major units comes back with its price', async () => {
    const { body } = await api.call(ann, 'POST', '/api/products', {
      name: 'Mug',
      costBreakdown: {
        baseCost: 10,
        shippingCost: '2.50',
        importDuty: 4,
        vatTax: 20,
        additionalCosts: [{ amount: 1 }],
      },
      pricingValue: 40,
    })
    expect(body['totalCost']).toBe(16.8)
    expect(body['effectivePrice']).toBe(28)
    expect(body['margin']).toBe(40)
    const again = await api.call(ann, 'GET', `/api/products/${body['id']}`)
    expect(again.body).toEqual(body)
  })

  it('PROD-05 PUT and PATCH of a product never seen create it', async () => {
    const id = randomUUID()
    expect((await api.call(ann, 'PATCH', `/api/products/${randomUUID()}`, { name: 'x' })).status).toBe(201)
    expect((await api.call(ann, 'PUT', `/api/products/${id}`, { name: 'x' })).status).toBe(201)
    expect((await api.call(ann, 'PATCH', `/api/products/${id}`, { name: 'y' })).body['name']).toBe('y')
  })

  it('OPS-03 PROD-09 another user sees nothing, and the same id is free for them', async () => {
    const { body } = await api.call(ann, 'POST', '/api/products', { name: 'Secret' })
    const id = String(body['id'])
    expect((await api.call(bob, 'GET', `/api/products/${id}`)).status).toBe(404)
    expect((await api.call(bob, 'DELETE', `/api/products/${id}`)).status).toBe(404)
    expect((await api.call(bob, 'PUT', `/api/products/${id}`, { name: 'Mine' })).status).toBe(201)
    expect((await api.call(ann, 'GET', `/api/products/${id}`)).body['name']).toBe('Secret')
  })

  it('PROD-04 a duplicate is renamed, and another user’s product is refused', async () => {
    const { body } = await api.call(ann, 'POST', '/api/products', { name: 'Lamp', sku: 'L-1' })
    const copy = await api.call(ann, 'POST', `/api/products/${body['id']}/duplicate`)
    expect(copy.body).toMatchObject({ name: 'Lamp (Copy)', sku: 'L-1-COPY' })
    const foreign = await api.call(bob, 'POST', `/api/products/${copy.body['id']}/duplicate`)
    expect(foreign.body).toMatchObject({ status: 403, title: 'You do not have permission to duplicate this product' })
  })

  it('API-02 unknown fields and bad values are refused by name', async () => {
    const unknown = await api.call(ann, 'POST', '/api/products', { nmae: 'x' })
    expect(unknown.body).toMatchObject({ status: 400, code: 'unknown-field', errors: [{ field: 'nmae' }] })
    const margin = await api.call(ann, 'POST', '/api/products', { pricingValue: 100 })
    expect(margin.body).toMatchObject({
      errors: [{ field: 'pricingPercent', message: 'A margin must be below 100%.' }],
    })
    const nul = await api.call(ann, 'POST', '/api/products', { name: 'a\u0000b' })
    expect(nul.body).toMatchObject({ status: 400, errors: [{ field: 'name' }] })
    const huge = await api.call(ann, 'POST', '/api/products', { costBreakdown: { baseCost: '99999999999999' } })
    expect(huge.body).toMatchObject({
      status: 400,
      errors: [{ field: 'costBreakdown.baseCost', message: 'is too large: at most 999,999,999.99 USD' }],
    })
  })

  it('CAT-01 a category names an existing parent and has a name', async () => {
    const orphan = await api.call(ann, 'POST', '/api/categories', { name: 'Mugs', parentId: randomUUID() })
    expect(orphan.status).toBe(422)
    expect(orphan.body['errors']).toEqual([{ field: 'parentId', message: 'Parent category not found' }])
    const blank = await api.call(ann, 'POST', '/api/categories', { name: ' ' })
    expect(blank.body['errors']).toEqual([{ field: 'name', message: 'Category name is required' }])
    const kitchen = await api.call(ann, 'POST', '/api/categories', { name: 'Kitchen Ware' })
    expect(kitchen.body).toMatchObject({ slug: 'kitchen-ware', level: 0 })
  })

  it('CAT-01 BRAND-01 a new row that is given no name is refused, also by PUT and in a push', async () => {
    const refused = { status: 400, errors: [{ field: 'name', message: 'Category name is required' }] }
    expect((await api.call(ann, 'POST', '/api/categories', {})).body).toMatchObject(refused)
    expect((await api.call(ann, 'POST', '/api/categories')).body).toMatchObject(refused)
    expect((await api.call(ann, 'PUT', `/api/categories/${randomUUID()}`, { sortOrder: 1 })).body).toMatchObject(
      refused,
    )
    expect((await api.call(ann, 'POST', '/api/brands', {})).body).toMatchObject({
      errors: [{ field: 'name', message: 'Brand name is required' }],
    })
    const body = { op: 'put', kind: 'category', id: randomUUID(), data: {} }
    const push = { clientId: randomUUID(), mutations: [{ id: randomUUID(), seq: 1, at: 1, body }] }
    expect((await api.call(ann, 'POST', '/api/sync', push)).body['results']).toMatchObject([{ refused }])
    const kept = await api.call(ann, 'POST', '/api/categories', { name: 'Kept' })
    expect((await api.call(ann, 'PATCH', `/api/categories/${kept.body['id']}`, { sortOrder: 1 })).status).toBe(200)
  })

  it('API-04 the same Idempotency-Key writes once and answers the same', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const first = await api.call(bob, 'POST', '/api/products', { name: 'Once' }, key)
    const second = await api.call(bob, 'POST', '/api/products', { name: 'Once' }, key)
    expect(second.text).toBe(first.text)
    const other = await api.call(bob, 'POST', '/api/products', { name: 'Twice' }, key)
    expect(other.body).toMatchObject({ status: 422, code: 'key-reused' })
  })

  it('API-03 PROD-12 lists are searched, filtered, sorted and paged', async () => {
    const cat = await context.newUser()
    const lamps = await api.call(cat, 'POST', '/api/categories', { name: 'Lámps' })
    for (const [name, cost] of [
      ['b', 3],
      ['a', 1],
      ['c', 2],
      ['d', 9],
      ['e', 5],
      ['f', 7],
    ] as const) {
      await api.call(cat, 'POST', '/api/products', {
        name,
        categoryId: name < 'd' ? lamps.body['id'] : null,
        costBreakdown: { baseCost: cost },
      })
    }
    const names = async (query: string) => {
      const { body } = await api.call(cat, 'GET', `/api/products?${query}`)
      return [
        listOf(body['items'])
          .map((item) => String(item['name']))
          .join(''),
        body['more'],
        body['total'],
      ]
    }
    expect(await names('pageSize=5&total=true')).toEqual(['abcde', true, 6])
    expect(await names('pageSize=5&page=2')).toEqual(['f', false, undefined])
    expect(await names('sortBy=price&sortDirection=desc')).toEqual(['dfebca', false, undefined])
    expect(await names('search=lamps')).toEqual(['abc', false, undefined])
    expect((await api.call(cat, 'GET', '/api/products?pageSize=4')).status).toBe(400)
  })

  it('LEDGER-01 the history of a product tells who changed what and when', async () => {
    const { body } = await api.call(ann, 'POST', '/api/products', { name: 'H', costBreakdown: { baseCost: 1 } })
    await api.call(ann, 'PATCH', `/api/products/${body['id']}`, { costBreakdown: { baseCost: 2 } })
    const { body: history } = await api.call(ann, 'GET', `/api/products/${body['id']}/history`)
    expect(history['items']).toHaveLength(2)
    expect(history['items']).toMatchObject([
      { before: { baseCost: 1_000_000 }, after: { baseCost: 2_000_000, effectivePrice: 2_500_000 }, actor: 'user' },
      { before: null },
    ])
    const changed = Object.keys(listOf(history['items'])[0]?.['after'] ?? {})
    expect(changed.sort()).toEqual(['baseCost', 'effectivePrice', 'effectiveTradePrice', 'totalCost'])
  })
})

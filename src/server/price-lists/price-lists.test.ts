import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { priceListPrice } from '#contract/entities/price-list-price.ts'
import { general } from '#contract/entity.ts'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import type { Queryable, Statement } from '../kit/database/database.ts'
import { storeBatch } from '../kit/write/batched-writes.ts'

describeOneEngine('price lists', (context) => {
  let api: TestApi
  let user: string

  beforeEach(async () => {
    api ??= await buildTestApi(context.database)
    user = await context.newUser()
  })

  const answer = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
    api.call(user, method, `/api/${path}`, body)
  const call = async (...request: Parameters<typeof answer>): Promise<Json> => {
    const { status, body, text } = await answer(...request)
    if (status >= 300) throw new Error(`${status} ${text}`)
    return body
  }
  const product = (fields: object = {}) =>
    call('POST', 'products', {
      name: 'Mug',
      pricingMode: 'retailPrice',
      tradePricing: { retailPrice: 100, tradePrice: 80 },
      costBreakdown: { baseCost: 60 },
      ...fields,
    })
  const list = (fields: object = {}) => call('POST', 'price-lists', { title: 'Trade', productIds: [], ...fields })
  const run = (name: string, input: unknown) =>
    call('POST', 'sync', {
      clientId: randomUUID(),
      mutations: [{ id: randomUUID(), seq: 1, at: Date.now(), body: { op: 'command', name, input } }],
    })
  const titles = async (query: string) =>
    listOf((await call('GET', `price-lists${query}`))['items']).map((each) => each['title'])

  it('PLIST-01 saving needs a title and the products, if only an empty list; changing and deleting need an id', async () => {
    const missing = { message: 'Missing required fields for price list' }
    for (const [body, field] of [
      [{ productIds: [] }, 'title'],
      [{ title: ' ', productIds: [] }, 'title'],
      [{ title: 'Trade' }, 'productIds'],
    ] as const) {
      const { status, body: problem } = await answer('POST', 'price-lists', body)
      expect([status, problem['errors']]).toEqual([400, [{ ...missing, field }]])
    }
    expect((await answer('POST', 'price-lists', { title: 'Trade', productIds: [] })).status).toBe(201)
    for (const method of ['PATCH', 'DELETE'] as const) {
      const { status, body } = await answer(method, 'price-lists/undefined', method === 'PATCH' ? {} : undefined)
      expect([status, body['errors']]).toEqual([400, [{ field: 'id', message: 'Price list ID is required' }]])
    }
    // What a caller without a sign-in is told; `mount` says it.
    expect(api.routes.mounted.get('priceLists.list')?.signedOut).toBe('User ID is required')
  })

  const taken = {
    field: 'productId',
    message: 'has a price in this list from this quantity on already: change that one, or choose another quantity',
  }

  it('PLIST-06 who has the keys of new prices is asked with the first reads of their write, and never again', async () => {
    const [mug, own] = await Promise.all([product(), list()])
    const body = { priceListId: own['id'], productId: mug['id'], price: 5 }
    const caller = { actor: { kind: 'user', userId: user }, name: 'user' } as const
    const entity = general(priceListPrice)
    const writes = [10, 20, 10].map((minQuantity) => {
      return { caller, entity, op: 'put', id: randomUUID(), isFresh: true, body: { ...body, minQuantity } } as const
    })
    const asked: string[][] = []
    const ends = await context.dataAccess.asUser(caller.actor, (tx) => {
      const note = <T>(statements: readonly Statement[], ask: () => Promise<T>): Promise<T> => {
        asked.push(statements.map(({ name = '' }) => name))
        return ask()
      }
      const noted: Queryable = {
        query: (statement) => note([statement], () => tx.query(statement)),
        batch: (statements) => note(statements, () => tx.batch(statements)),
        last: (statements) => note(statements, () => tx.last(statements)),
      }
      return storeBatch(noted, writes, () => Promise.resolve(undefined))
    })
    expect(ends.map((end) => ('status' in end ? end.status : end.message))).toEqual([201, 201, expect.any(String)])
    expect(asked.map((names) => names.includes('priceListPrice:of-keys'))).toEqual([true, false])
    const second = await answer('POST', 'price-list-prices', { ...body, minQuantity: 20 })
    expect([second.status, second.body['errors']]).toEqual([400, [taken]])
  })

  it('PLIST-06 SYNC-04 a product has one price in a list from a quantity on, by whichever call a second one comes', async () => {
    const sized = product({ variants: [{ id: 'xl', name: 'Extra large' }] })
    const [mug, bowl, own, other] = await Promise.all([sized, product(), list(), list()])
    const price = { priceListId: own['id'], productId: mug['id'], price: 5 }
    const raced = await Promise.all(
      [1, 2, 3].map((each) => answer('POST', 'price-list-prices', { ...price, price: each })),
    )
    expect(raced.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400, 400])
    const id = String(raced.find(({ status }) => status === 201)?.body['id'])
    const refused = { status: 400, body: { code: 'invalid-input', errors: [taken] } }
    expect(await answer('POST', 'price-list-prices', price)).toMatchObject(refused)
    const others = [{ minQuantity: 10 }, { variantId: 'xl' }, { productId: bowl['id'] }, { priceListId: other['id'] }]
    for (const each of others) await call('POST', 'price-list-prices', { ...price, ...each })
    const moved = await call('POST', 'price-list-prices', { ...price, minQuantity: 20 })
    const path = `price-list-prices/${String(moved['id'])}`
    expect(await answer('PATCH', path, { minQuantity: 1 })).toMatchObject(refused)
    const stored = { currency: 'EUR', price: 50_000, minQuantity: 10_000, variantId: '' }
    const data = { ...stored, priceListId: own['id'], productId: mug['id'] }
    const { body: pushed } = await answer('POST', 'sync', {
      clientId: randomUUID(),
      mutations: [
        {
          id: randomUUID(),
          seq: 1,
          at: Date.now(),
          body: { op: 'put', kind: 'priceListPrice', id: randomUUID(), data },
        },
      ],
    })
    expect(listOf(pushed['results'])[0]).toMatchObject({ refused: { errors: [taken] } })
    const typed = { ...stored, id: randomUUID(), productId: bowl['id'], minQuantity: 70_000 }
    const input = { changeSetId: randomUUID(), title: 'Typed', priceListId: own['id'], removed: [] }
    const twice = await run('price-list/set-prices', { ...input, prices: [typed, { ...typed, id: randomUUID() }] })
    expect(listOf(twice['results'])[0]).toMatchObject({ refused: { errors: [taken] } })
    // One command may put another in the place of one that it removes.
    const instead = { ...stored, id: randomUUID(), productId: mug['id'] }
    const placed = await run('price-list/set-prices', { ...input, prices: [instead], removed: [id] })
    expect(listOf(placed['results'])[0]?.['refused']).toBeUndefined()
  })

  it('PLIST-06 prices that were doubled before stay, and can be changed and removed', async () => {
    const [mug, own] = await Promise.all([product(), list()])
    const first = await call('POST', 'price-list-prices', { priceListId: own['id'], productId: mug['id'], price: 5 })
    const second = await call('POST', 'price-list-prices', {
      priceListId: own['id'],
      productId: mug['id'],
      minQuantity: 9,
    })
    await context.dataAccess.asUser({ kind: 'user', userId: user }, (tx) =>
      tx.query({ text: 'update price_list_price set min_quantity = 10000 where id = $1', values: [second['id']] }),
    )
    const path = `price-list-prices/${String(second['id'])}`
    expect((await call('PATCH', path, { price: 6, minQuantity: 1 }))['price']).toBe(6)
    expect((await answer('DELETE', `price-list-prices/${String(first['id'])}`)).status).toBe(204)
  })

  it('PLIST-07 every field is kept, changed and shown; a new list is active', async () => {
    const mug = await product()
    const fields = {
      title: 'Trade 2030',
      productIds: [mug['id']],
      status: 'draft',
      description: 'For resellers',
      customerGroup: 'resellers',
      priority: 3,
      validFrom: '2030-01-01',
      validTo: '2030-12-31',
      currency: 'EUR',
      rates: { base: 'EUR', date: '2026-07-06', source: 'ECB', rates: { USD: '1.25' } },
      ruleKind: 'margin',
      rulePercent: 33.3333,
      basis: 'trade',
      priceEnding: '.99',
      tiers: [{ id: 'a', minQuantity: 10, percentOff: 5.5 }],
      showTrade: true,
      showPictures: false,
      accent: '#1d4ed8',
      note: 'Ask for samples',
    }
    const { id } = await list(fields)
    expect(await call('GET', `price-lists/${String(id)}`)).toMatchObject({ ...fields, userId: user })
    expect(await call('PATCH', `price-lists/${String(id)}`, { status: 'archived', rulePercent: 40 })).toMatchObject({
      ...fields,
      status: 'archived',
      rulePercent: 40,
    })
    expect(await list()).toMatchObject({ status: 'active', productIds: [] })
  })

  it.each([
    [{ status: 'gone' }, 'status'],
    [{ currency: 'eur' }, 'currency'],
    [{ validFrom: '2030-02-30' }, 'validFrom'],
    [{ validFrom: '2030-02-02', validTo: '2030-02-01' }, 'validTo'],
    [{ tiers: [{ minQuantity: -1 }] }, 'tiers.0.minQuantity'],
    [{ rulePercent: 100_001 }, 'rulePercent'],
    [{ accent: 'red' }, 'accent'],
    [{ productIds: Array.from({ length: 20_001 }, () => '') }, 'productIds'],
  ])('PLIST-07 API-02 %o is refused by the name of the field', async (fields, field) => {
    const { status, body } = await answer('POST', 'price-lists', { title: 'Trade', productIds: [], ...fields })
    expect(status).toBe(400)
    expect(listOf(body['errors']).map((each) => String(each['field']).startsWith(field))).toContain(true)
  })

  it('PLIST-02 PLIST-04 the last changed comes first; search, status, categories, brands and order filter as on screen', async () => {
    const category = await call('POST', 'categories', { name: 'Cups' })
    const brand = await call('POST', 'brands', { name: 'Acme' })
    const mug = await product({ categoryId: category['id'], brandId: brand['id'] })
    const { id: first } = await list({ title: 'Alpha', productIds: [mug['id']] })
    await list({ title: 'Gamma', status: 'draft', description: 'für Küchen' })
    await list({ title: 'Beta', customerGroup: 'vip' })
    expect(await titles('')).toEqual(['Beta', 'Gamma', 'Alpha'])
    await new Promise((done) => setTimeout(done, 2))
    await call('PATCH', `price-lists/${String(first)}`, { note: 'x' })
    expect(await titles('')).toEqual(['Alpha', 'Beta', 'Gamma'])
    expect(await titles('?sortBy=title')).toEqual(['Alpha', 'Beta', 'Gamma'])
    expect(await titles('?sortBy=title&sortDirection=desc')).toEqual(['Gamma', 'Beta', 'Alpha'])
    expect(await titles('?sortBy=createdAt')).toEqual(['Beta', 'Gamma', 'Alpha'])
    expect(await titles('?sortBy=status&sortDirection=desc')).toContain('Gamma')
    expect(await titles('?search=KUCHEN')).toEqual(['Gamma'])
    expect(await titles('?search=vip')).toEqual(['Beta'])
    expect(await titles('?search=100%25')).toEqual([])
    expect(await titles('?status=draft')).toEqual(['Gamma'])
    expect(await titles('?status=all&sortBy=title')).toHaveLength(3)
    expect(await titles(`?categoryIds=${String(category['id'])},${randomUUID()}`)).toEqual(['Alpha'])
    expect(await titles(`?brandIds=${String(brand['id'])}`)).toEqual(['Alpha'])
    expect(await titles(`?brandIds=${randomUUID()}`)).toEqual([])
    expect((await answer('GET', 'price-lists?brandIds=x')).status).toBe(400)
  })

  it('PLIST-07 deleting a list takes its prices and schedules along, and undoing brings all of it back', async () => {
    const mug = await product()
    const { id } = await list({ productIds: [mug['id']] })
    const { id: priceId } = await call('POST', 'price-list-prices', { priceListId: id, productId: mug['id'], price: 9 })
    const startsAt = '2999-01-01T00:00:00Z'
    await call('POST', 'scheduled-prices', { priceListId: id, productId: mug['id'], amount: 8, startsAt })
    expect((await answer('DELETE', `price-lists/${String(id)}`)).status).toBe(204)
    expect((await answer('GET', `price-list-prices/${String(priceId)}`)).status).toBe(404)
    expect(listOf((await call('GET', 'scheduled-prices'))['items'])).toEqual([])
    const [set] = listOf((await call('GET', 'change-sets'))['items'])
    await call('POST', `change-sets/${String(set?.['id'])}/revert`)
    expect((await call('GET', `price-list-prices/${String(priceId)}`))['price']).toBe(9)
    expect(listOf((await call('GET', 'scheduled-prices'))['items'])).toHaveLength(1)
    expect((await answer('DELETE', `price-lists/${randomUUID()}`)).status).toBe(404)
  })

  it('PLIST-06 PLIST-07 a copy is a draft with the rules and prices of its list, under an id that is free', async () => {
    const mug = await product()
    const rule = { ruleKind: 'percentOff', rulePercent: 10, productIds: [mug['id']] }
    const { id } = await list({ ...rule, title: 'T'.repeat(300) })
    await call('POST', 'price-list-prices', { priceListId: id, productId: mug['id'], minQuantity: 5, price: 9 })
    const newId = randomUUID()
    await run('price-list/duplicate', { id, newId })
    expect(await call('GET', `price-lists/${newId}`)).toMatchObject({
      ...rule,
      title: `${'T'.repeat(293)} (Copy)`,
      status: 'draft',
    })
    const copied = listOf((await call('GET', `price-list-prices?priceListId=${newId}`))['items'])
    expect(copied.map(({ minQuantity, price }) => [minQuantity, price])).toEqual([[5, 9]])
    expect(listOf((await call('GET', `price-list-prices?priceListId=${String(id)}`))['items'])).toHaveLength(1)
    const refused = async (input: object) => listOf((await run('price-list/duplicate', input))['results'])[0]
    expect(await refused({ id, newId })).toMatchObject({ refused: { code: 'conflict' } })
    expect(await refused({ id: randomUUID(), newId: randomUUID() })).toMatchObject({ refused: { code: 'no-such-row' } })
  })

  it('CHANGE-01 prices of a list are set and removed as one change set; those of other lists are out of reach', async () => {
    const mug = await product()
    const { id: priceListId } = await list({ productIds: [mug['id']] })
    const { id: otherList } = await list({ title: 'Other' })
    const { id: foreign } = await call('POST', 'price-list-prices', {
      priceListId: otherList,
      productId: mug['id'],
      price: 1,
    })
    const made = randomUUID()
    const changeSetId = randomUUID()
    const price = {
      id: made,
      productId: mug['id'],
      variantId: '',
      minQuantity: 10_000,
      currency: 'USD',
      price: 85_000_000,
    }
    await run('price-list/set-prices', {
      changeSetId,
      title: 'Override',
      priceListId,
      prices: [price],
      removed: [foreign],
    })
    expect((await call('GET', `price-list-prices/${made}`))['price']).toBe(85)
    expect((await call('GET', `price-list-prices/${String(foreign)}`))['price']).toBe(1)
    expect(await call('GET', `change-sets/${changeSetId}`)).toMatchObject({
      size: 1,
      origin: 'priceList',
      state: 'applied',
    })
  })

  it('PLIST-06 the prices of a list are resolved in its order, with breaks; cost and margin only where they are asked for', async () => {
    const [a, b, c] = [await product({ name: 'A' }), await product({ name: 'B' }), await product({ name: 'C' })]
    const { id } = await list({
      productIds: [c['id'], b['id'], a['id'], c['id']],
      ruleKind: 'percentOff',
      rulePercent: 10,
      tiers: [{ minQuantity: 100, percentOff: 10 }],
    })
    await call('POST', 'price-list-prices', { priceListId: id, productId: b['id'], price: 85 })
    await call('POST', 'price-list-prices', { priceListId: id, productId: b['id'], price: 70, minQuantity: 12 })
    const { body, text } = await answer('GET', `price-lists/${String(id)}/prices`)
    const items = listOf(body['items'])
    const rule = { label: 'Trade', percent: null, minQuantity: null, tierPercent: null }
    expect(items.map(({ name, price, rule: won, breaks }) => [name, price, won, breaks])).toEqual([
      ['C', 90, { ...rule, kind: 'percentOff' }, [{ minQuantity: 100, price: 81 }]],
      ['B', 85, { ...rule, kind: 'override' }, [{ minQuantity: 12, price: 70 }]],
      ['A', 90, { ...rule, kind: 'percentOff' }, [{ minQuantity: 100, price: 81 }]],
    ])
    expect(text).not.toMatch(/cost|margin|floor/i)
    const page = await call('GET', `price-lists/${String(id)}/prices?pageSize=5&page=1&quantity=12&figures=1`)
    expect(page).toMatchObject({ more: false, total: 3 })
    const [, second] = listOf(page['items'])
    expect(second).toMatchObject({
      price: 70,
      figures: { cost: 60, margin: 14.2857, belowFloor: false, floorPrice: null },
    })
  })

  it('PLIST-06 PRICE-13 cost, margin and lowest price of a list in another currency are in that currency, by its own rate', async () => {
    const mug = await product({ floorMargin: 10 })
    const rates = { base: 'EUR', date: '2026-07-06', source: 'ECB', rates: { USD: '1.25' } }
    const { id } = await list({ productIds: [mug['id']], currency: 'EUR', rates })
    const figures = async () => listOf((await call('GET', `price-lists/${String(id)}/prices?figures=1`))['items'])[0]
    expect(await figures()).toMatchObject({
      currency: 'EUR',
      price: 80,
      figures: { cost: 48, margin: 40, floorPrice: 53.34, belowFloor: false },
    })
    await call('PATCH', `price-lists/${String(id)}`, { rates: { ...rates, rates: {} } })
    expect(await figures()).toMatchObject({ currency: 'EUR', price: null, figures: { cost: null, margin: null } })
  })

  it('PLIST-06 PRICE-15 a list that comes to a currency without rates keeps those of the day', async () => {
    const mug = await product()
    const prices = async (id: unknown) => listOf((await call('GET', `price-lists/${String(id)}/prices`))['items'])
    const { id, rates } = await list({ productIds: [mug['id']], currency: 'JPY' })
    expect(rates).toMatchObject({ base: 'EUR', date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
    expect(await prices(id)).toMatchObject([{ currency: 'JPY', price: expect.any(Number) }])
    const later = await list({ productIds: [mug['id']] })
    expect(later['rates']).toBeNull()
    const changed = await call('PATCH', `price-lists/${String(later['id'])}`, { currency: 'JPY' })
    expect(changed['rates']).toEqual(rates)
  })

  it('PLIST-06 PRICE-15 a list without rates is brought back as it was, without any', async () => {
    const mug = await product()
    const { id } = await list({ productIds: [mug['id']], currency: 'JPY' })
    await call('PATCH', `price-lists/${String(id)}`, { rates: null })
    const changeSetId = randomUUID()
    await run('price-list/delete', { ids: [id], changeSetId, title: 'Lists' })
    expect((await answer('GET', `price-lists/${String(id)}`)).status).toBe(404)
    await call('POST', `change-sets/${changeSetId}/revert`)
    expect(await call('GET', `price-lists/${String(id)}`)).toMatchObject({ currency: 'JPY', rates: null })
  })

  it('PLIST-07 products that are no more are passed over and reported, and are back when their deletion is undone', async () => {
    const [a, b] = [await product({ name: 'A' }), await product({ name: 'B' })]
    const { id: gone } = await product({ name: 'Gone' })
    const { id } = await list({ productIds: [a['id'], gone, b['id']] })
    await call('DELETE', 'products', { ids: [gone] })
    await call('POST', 'price-list-prices', { priceListId: id, productId: a['id'], price: 85 })
    const { changeSetId } = await call('DELETE', 'products', { ids: [a['id']] })
    const without = await call('GET', `price-lists/${String(id)}/prices`)
    expect(without).toMatchObject({ total: 1, missing: [a['id'], gone] })
    expect(listOf(without['items']).map(({ name }) => name)).toEqual(['B'])
    await call('POST', `change-sets/${String(changeSetId)}/revert`)
    const restored = listOf((await call('GET', `price-lists/${String(id)}/prices`))['items'])
    expect(restored.map(({ name, price }) => [name, price])).toEqual([
      ['A', 85],
      ['B', 100],
    ])
  })

  it('AUTH-06 the list of another user answers as not found, in every way to its prices', async () => {
    const { id } = await list()
    const mug = await product()
    const stranger = await context.newUser()
    for (const path of [
      `price-lists/${String(id)}`,
      `price-lists/${String(id)}/prices`,
      `products/${String(mug['id'])}/lowest-price`,
    ]) {
      expect((await api.call(stranger, 'GET', `/api/${path}`)).status).toBe(404)
    }
  })
})

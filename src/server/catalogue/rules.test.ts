import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'

describeOneEngine('rules of the screens over REST', (context) => {
  let api: TestApi
  let user: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
  })

  const make = async (path: string, body: object): Promise<string> => {
    const answer = await api.call(user, 'POST', `/api${path}`, body)
    expect([answer.status, answer.text]).toEqual([201, expect.anything()])
    return String(answer.body['id'])
  }
  /** What is refused, by field. */
  const refused = async (method: 'POST' | 'PATCH' | 'PUT', path: string, body: object): Promise<object> => {
    const answer = await api.call(user, method, `/api${path}`, body)
    expect([answer.status, answer.text]).toEqual([400, expect.anything()])
    const errors = (answer.body['errors'] ?? []) as readonly { field: string; message: string }[]
    return Object.fromEntries(errors.map(({ field, message }) => [field, message]))
  }
  const taken = async (method: 'POST' | 'PATCH', path: string, body: object): Promise<Json> => {
    const answer = await api.call(user, method, `/api${path}`, body)
    expect([answer.status, answer.text]).toEqual([method === 'POST' ? 201 : 200, expect.anything()])
    return answer.body
  }

  const run = async (name: string, input: object): Promise<Json | undefined> => {
    const mutation = { id: randomUUID(), seq: 1, at: Date.now(), body: { op: 'command', name, input } }
    const { body } = await api.call(user, 'POST', '/api/sync', { clientId: randomUUID(), mutations: [mutation] })
    return listOf(body['results'])[0]
  }

  it('CAT-01 refuses a third level, itself as parent and a cycle', async () => {
    const top = await make('/categories', { name: 'Home' })
    const child = await make('/categories', { name: 'Kitchen', parentId: top })
    const other = await make('/categories', { name: 'Garden' })
    const issue = 'Categories have two levels: choose a top category as parent.'
    expect(await refused('POST', '/categories', { name: 'Pans', parentId: child })).toEqual({ parentId: issue })
    expect(await refused('PATCH', `/categories/${top}`, { parentId: child })).toEqual({ parentId: issue })
    expect(await refused('PATCH', `/categories/${top}`, { parentId: top })).toEqual({
      parentId: 'A category cannot be its own parent.',
    })
    expect(await refused('PATCH', `/categories/${top}`, { parentId: other })).toEqual({
      parentId: 'Categories have two levels: this category has children.',
    })
    expect(await taken('PATCH', `/categories/${child}`, { parentId: other })).toMatchObject({ level: 1 })
    expect(await taken('PATCH', `/categories/${top}`, { parentId: other })).toMatchObject({ level: 1 })
  })

  it('CAT-04 categories that name each other as parents from earlier times can be deleted', async () => {
    const [a, b, alone] = [
      await make('/categories', { name: 'A' }),
      await make('/categories', { name: 'B' }),
      await make('/categories', { name: 'Alone' }),
    ]
    await context.dataAccess.asSystemBatch([
      {
        text: 'update category set parent_id = case id when $1 then $2::uuid when $2 then $1::uuid end where id in ($1, $2)',
        values: [a, b],
      },
    ])
    for (const [id, moveChildrenTo] of [
      [alone, null],
      [a, b],
      [b, null],
    ] as const) {
      expect(await run('category/delete', { id, moveProductsTo: null, moveChildrenTo })).not.toHaveProperty('refused')
    }
    const { body } = await api.call(user, 'GET', '/api/categories')
    expect(body['items']).toEqual([])
  })

  const size = { id: 'size', name: 'Size', values: ['S', 'L'] }
  const variant = (id: string, ...optionValues: string[]) => ({ id, optionValues })

  it('PRICE-08 refuses option values that no option declares, and variants and values that are there twice', async () => {
    const shirt = { name: 'Shirt', options: [size] }
    expect(await refused('POST', '/products', { ...shirt, variants: [variant('a', 'M')] })).toEqual({
      'variants.0.optionValues': '“M” is not among the values of Size.',
    })
    expect(await refused('POST', '/products', { ...shirt, variants: [variant('a', 'S', 'Red')] })).toEqual({
      'variants.0.optionValues': '“Red” belongs to no option of the product.',
    })
    expect(await refused('POST', '/products', { ...shirt, variants: [variant('a', 'S'), variant('b', 'S')] })).toEqual({
      'variants.1.optionValues': 'Two variants are S.',
    })
    expect(await refused('POST', '/products', { name: 'Shirt', options: [{ ...size, values: ['S', 'S'] }] })).toEqual({
      options: 'A value of Size is there twice.',
    })
    expect(
      await refused('POST', '/products', { name: 'Shirt', options: [size, { name: 'size', values: [] }] }),
    ).toEqual({ options: 'Two options have the same name.' })
    const id = await make('/products', { ...shirt, variants: [variant('a', 'S'), variant('b', 'L')] })
    expect(await refused('PATCH', `/products/${id}`, { options: [{ ...size, values: ['S'] }] })).toEqual({
      'variants.1.optionValues': '“L” is not among the values of Size.',
    })
  })

  it('PLIST-06 PRICE-01 PRICE-13 refuses margins of 100 %, all of the price off, and two breaks of one quantity', async () => {
    const list = { title: 'Trade', productIds: [] }
    const tier = (minQuantity: number, percentOff: number) => ({ minQuantity, percentOff })
    const off = 'must be below 100%: nothing would be left of the price'
    expect(await refused('POST', '/price-lists', { ...list, ruleKind: 'margin', rulePercent: 100 })).toEqual({
      rulePercent: 'A margin must be below 100%.',
    })
    expect(await refused('POST', '/price-lists', { ...list, ruleKind: 'percentOff', rulePercent: 100 })).toEqual({
      rulePercent: off,
    })
    expect(await refused('POST', '/price-lists', { ...list, tiers: [tier(10, 100)] })).toEqual({
      'tiers.0.percentOff': off,
    })
    const same = 'must differ from the quantities of the other breaks'
    expect(await refused('POST', '/price-lists', { ...list, tiers: [tier(10, 5), tier(10, 7)] })).toEqual({
      'tiers.0.minQuantity': same,
      'tiers.1.minQuantity': same,
    })
    await make('/price-lists', { ...list, ruleKind: 'markup', rulePercent: 250, tiers: [tier(10, 5), tier(20, 7)] })
  })

  it('LEDGER-02 refuses a planned price without an amount, of no product, that ends before it begins', async () => {
    const productId = await make('/products', { name: 'Mug', costBreakdown: { baseCost: 6 } })
    const plan = { productId, amount: 5, startsAt: '2099-01-02T00:00:00Z', endsAt: '2099-01-09T00:00:00Z' }
    const nobody = '00000000-0000-4000-8000-000000000000'
    const cases: [object, object][] = [
      [{ amount: null }, { amount: 'Enter the price.' }],
      [{ productId: '' }, { productId: 'Choose the product of this price.' }],
      [{ endsAt: '2099-01-01T00:00:00Z' }, { endsAt: 'A planned price must end after it begins.' }],
      [{ promotion: true, endsAt: null }, { endsAt: 'Enter when the promotion ends.' }],
      [
        { patchKind: 'percentOff', percentOff: 100 },
        { percentOff: 'must be below 100%: nothing would be left of the price' },
      ],
    ]
    for (const [own, issues] of cases) {
      expect(await refused('POST', '/scheduled-prices', { ...plan, ...own })).toEqual(issues)
    }
    const unknown = await api.call(user, 'POST', '/api/scheduled-prices', { ...plan, productId: nobody })
    const message = `Product with ID ${nobody} not found: choose another, or leave it out`
    expect([unknown.status, unknown.body['errors']]).toEqual([422, [{ field: 'productId', message }]])
    const { startsAt: _, ...without } = plan
    expect(await refused('POST', '/scheduled-prices', without)).toEqual({ startsAt: 'Enter when it begins.' })
    await make('/scheduled-prices', plan)
  })

  it('PRICE-09 refuses a currency that there is not', async () => {
    const message = 'must be a currency of ISO 4217 such as EUR'
    expect(await refused('POST', '/products', { name: 'Mug', baseCurrency: 'ZZZ' })).toEqual({ baseCurrency: message })
    expect(await refused('POST', '/services', { name: 'Work', baseCurrency: 'EUX' })).toEqual({ baseCurrency: message })
    expect(await refused('POST', '/price-lists', { title: 'T', productIds: [], currency: 'QQQ' })).toEqual({
      currency: message,
    })
  })
})

import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'

const UNIT = 1_000_000

describeOneEngine('variants over REST and sync', (context) => {
  let api: TestApi
  let ann: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    ann = await context.newUser()
  })

  const call = async (method: 'POST' | 'PATCH' | 'PUT' | 'GET', path: string, body?: unknown) =>
    api.call(ann, method, `/api/${path}`, body)
  const mug = {
    name: 'Mug',
    sku: 'MUG',
    costBreakdown: { baseCost: 4 },
    pricingValue: 50,
    options: [{ name: 'Size', values: ['Small', 'Large', 'XL'] }],
    variants: [
      { optionValues: ['Small'], sku: 'MUG-S', barcode: '96385074' },
      { optionValues: ['Large'], sku: 'MUG-L', baseCost: 6, tradePrice: 8 },
    ],
  }
  const made = async (body: object = mug) => {
    const { status, body: row } = await call('POST', 'products', body)
    expect(status).toBe(201)
    return row
  }
  const linesOf = (row: Json) => listOf(row['variants'])
  const shown = (row: Json, ...fields: string[]) => linesOf(row).map((line) => fields.map((field) => line[field]))

  it('PRICE-08 variants carry calculated_price, retailPrice and tradePrice, and whether there are any is derived', async () => {
    const row = await made()
    expect(row).toMatchObject({ hasVariants: true, groupKey: 'MUG', options: [{ name: 'Size' }] })
    expect(
      shown(
        row,
        'name',
        'calculated_price',
        'retailPrice',
        'effectivePrice',
        'tradePrice',
        'effectiveTradePrice',
        'totalCost',
        'margin',
      ),
    ).toEqual([
      ['Small', 8, null, 8, null, 5, 4, 50],
      ['Large', 12, null, 12, 8, 8, 6, 50],
    ])
    expect(await made({ name: 'Bowl' })).toMatchObject({ hasVariants: false, variants: [] })
  })

  it('PRICE-08 recalculating a product recalculates its variants: by its cost, its rule and its business profile', async () => {
    const id = String((await made())['id'])
    const patch = async (body: object) => shown((await call('PATCH', `products/${id}`, body)).body, 'calculated_price')
    expect(await patch({ costBreakdown: { baseCost: 5 } })).toEqual([[10], [12]])
    expect(await patch({ costBreakdown: { importDuty: 10 } })).toEqual([[11], [13.2]])
    expect(await patch({ pricingStrategy: 'markup', pricingValue: 100 })).toEqual([[11], [13.2]])
    expect(await patch({ pricingMode: 'manual', pricingValue: 20 })).toEqual([[20], [20]])
  })

  it('PRICE-08 API-02 what is calculated may be sent back and is passed over; a line says what it does not know', async () => {
    const row = await made()
    const variants = linesOf(row).map((line) => ({
      ...(line as object),
      calculated_price: 999,
      effectivePrice: 1,
      margin: -5,
      stock: 7,
    }))
    const { body } = await call('PATCH', `products/${String(row['id'])}`, { variants })
    expect(shown(body, 'calculated_price', 'effectivePrice', 'margin', 'stock', 'id')).toEqual(
      linesOf(row).map((line) => [line['calculated_price'], line['effectivePrice'], line['margin'], 7, line['id']]),
    )
    for (const bad of [
      { variants: [{ colour: 'red' }] },
      { variants: [{ baseCost: -1 }] },
      { options: Array.from({ length: 4 }, () => ({ name: 'x' })) },
    ]) {
      expect((await call('PATCH', `products/${String(row['id'])}`, bad)).status).toBe(400)
    }
  })

  it('PROD-12 a product is found by the SKU and the barcode of a variant', async () => {
    await made()
    await made({ name: 'Bowl' })
    for (const search of ['mug-l', '96385074']) {
      const { body } = await call('GET', `products?search=${search}`)
      expect(listOf(body['items']).map(({ name }) => name)).toEqual(['Mug'])
    }
  })

  it('PROD-04 the variants of a duplicate have ids and SKUs of their own', async () => {
    const row = await made()
    const { status, body: copy } = await call('POST', `products/${String(row['id'])}/duplicate`)
    expect(status).toBe(201)
    expect(copy).toMatchObject({ name: 'Mug (Copy)', sku: 'MUG-COPY', groupKey: 'MUG-COPY', hasVariants: true })
    expect(shown(copy, 'sku', 'effectivePrice')).toEqual([
      ['MUG-S-COPY', 8],
      ['MUG-L-COPY', 12],
    ])
    const ids = new Set([...linesOf(row), ...linesOf(copy)].map(({ id }) => id))
    expect(ids.size).toBe(4)
  })

  it('SYNC-04 two devices that edit different variants both win; a removal beats an edit of the same one', async () => {
    const row = await made()
    const id = String(row['id'])
    const [small, large] = linesOf(row).map((line) => String(line['id']))
    const device = (lines: object) => ({
      clientId: randomUUID(),
      mutations: [
        {
          id: randomUUID(),
          seq: 1,
          at: Date.now(),
          body: { op: 'patch', kind: 'product', id, base: 1, data: { variants: { lines } } },
        },
      ],
    })
    const push = async (lines: object, told?: RegExp) => {
      const { body } = await call('POST', 'sync', device(lines))
      const refused = listOf(body['results'])[0]?.['refused']
      if (told) expect(refused?.['title']).toMatch(told)
      else expect(refused).toBeUndefined()
    }
    await push({ [small!]: { baseCost: 5 * UNIT } })
    await push({ [large!]: { baseCost: 7 * UNIT, stock: 3 }, added: newLine('MUG-XL', 9 * UNIT) })
    const both = (await call('GET', `products/${id}`)).body
    expect(shown(both, 'sku', 'baseCost', 'effectivePrice', 'stock')).toEqual([
      ['MUG-S', 5, 10, null],
      ['MUG-L', 7, 14, 3],
      ['MUG-XL', 9, 18, null],
    ])
    await push({ [small!]: null }, /^You removed a line .* that was changed meanwhile\. It is removed/)
    await push({ [small!]: { stock: 1 } }, /removed/)
    expect(shown((await call('GET', `products/${id}`)).body, 'sku')).toEqual([['MUG-L'], ['MUG-XL']])
  })

  const newLine = (sku: string, baseCost: number) => ({
    name: '',
    optionValues: ['XL'],
    sku,
    barcode: '',
    baseCost,
    retailPrice: null,
    tradePrice: null,
    stock: null,
    isActive: true,
  })

  it('CHANGE-02 recalculating many products moves their variants, and taking it back brings their prices back', async () => {
    const row = await made()
    const profile = (await call('POST', 'business-profiles', { name: 'Shop', isDefault: true, priceEnding: '.99' }))
      .body
    expect(profile['id']).toBeDefined()
    const id = String(row['id'])
    const input = { changeSetId: randomUUID(), title: 'Recalculate', ids: [id] }
    const mutation = {
      id: randomUUID(),
      seq: 1,
      at: Date.now(),
      body: { op: 'command', name: 'product/recalculate', input },
    }
    await call('POST', 'sync', { clientId: randomUUID(), mutations: [mutation] })
    expect(shown((await call('GET', `products/${id}`)).body, 'effectivePrice')).toEqual([[8.99], [12.99]])
    expect((await call('POST', `change-sets/${input.changeSetId}/revert`)).status).toBe(200)
    expect(shown((await call('GET', `products/${id}`)).body, 'effectivePrice')).toEqual([[8], [12]])
  })
})

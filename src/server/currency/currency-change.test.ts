import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { changeSetsOf } from '#test/change-sets.ts'
import { describeOneEngine } from '#test/database.ts'

describeOneEngine('another currency', (context) => {
  let api: TestApi
  let user: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
  })

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'PUT', path: string, body?: object) =>
    api.call(user, method, `/api${path}`, body)
  const make = async (path: string, body: object): Promise<string> => {
    const answer = await call('POST', path, body)
    expect([answer.status, answer.text]).toEqual([201, expect.anything()])
    return String(answer.body['id'])
  }
  const patched = async (path: string, body: object): Promise<Json> => {
    const answer = await call('PATCH', path, body)
    expect([answer.status, answer.text]).toEqual([200, expect.anything()])
    return answer.body
  }
  const ASK = {
    field: 'currencyChange',
    message: 'must be given with another currency: "convert" at the rate of today, or "keep" the figures',
  }
  const asked = async (path: string, body: object): Promise<void> => {
    for (const method of ['PATCH', 'PUT'] as const) {
      const answer = await call(method, path, body)
      expect([answer.status, answer.body['errors']]).toEqual([400, [ASK]])
    }
  }
  const mug = () =>
    make('/products', {
      name: 'Mug',
      sku: 'MUG',
      baseCurrency: 'USD',
      costBreakdown: { baseCost: 10, shippingCost: 1.5, additionalCosts: [{ id: 'box', label: 'Box', amount: 0.25 }] },
      variants: [{ id: 'l', name: 'Large', baseCost: 12.5, dutyCost: 2 }],
    })
  const money = (row: Json) => ({
    currency: row['baseCurrency'],
    costs: row['costBreakdown'],
    variants: listOf(row['variants']).map(({ baseCost, dutyCost }) => [baseCost, dutyCost]),
  })

  it('PRICE-09 of a product asks what becomes of the figures, and keeps or converts them all', async () => {
    const id = await mug()
    await asked(`/products/${id}`, { baseCurrency: 'JPY' })
    expect(money(await patched(`/products/${id}`, { baseCurrency: 'JPY', currencyChange: 'keep' }))).toMatchObject({
      currency: 'JPY',
      costs: { baseCost: 10, shippingCost: 1.5, additionalCosts: [{ amount: 0.25 }] },
      variants: [[12.5, 2]],
    })
    const other = await mug()
    const { costs, variants } = money(
      await patched(`/products/${other}`, { baseCurrency: 'JPY', currencyChange: 'convert' }),
    )
    const { baseCost, shippingCost } = costs as unknown as Record<string, number>
    expect(baseCost).toBeGreaterThan(1_000)
    expect((shippingCost ?? 0) / (baseCost ?? 1)).toBeCloseTo(0.15, 6)
    expect(Number(variants[0]?.[0]) / (baseCost ?? 1)).toBeCloseTo(1.25, 6)
  })

  it('PRICE-09 amounts that the change states stand as stated; where there are none, nothing is asked', async () => {
    const id = await mug()
    const stated = {
      baseCurrency: 'EUR',
      costBreakdown: { baseCost: 9, shippingCost: 1, additionalCosts: [] },
      variants: [{ id: 'l', name: 'Large', baseCost: 11 }],
    }
    expect(money(await patched(`/products/${id}`, stated))).toMatchObject({
      currency: 'EUR',
      costs: { baseCost: 9, shippingCost: 1 },
      variants: [[11, null]],
    })
    const blank = await make('/products', { name: 'Blank', baseCurrency: 'USD' })
    expect(await patched(`/products/${blank}`, { baseCurrency: 'JPY' })).toMatchObject({ baseCurrency: 'JPY' })
  })

  it('PRICE-09 is the same for services, prices of lists, lines and charges of shipments, and documents', async () => {
    const [productId, shipmentId] = [await mug(), await make('/shipments', { name: 'Spring', currency: 'EUR' })]
    const priceListId = await make('/price-lists', { title: 'Trade', productIds: [productId] })
    const cases: [string, object, string, string][] = [
      ['/services', { name: 'Work', baseCurrency: 'USD', fixedPrice: 120 }, 'baseCurrency', 'fixedPrice'],
      ['/price-list-prices', { priceListId, productId, currency: 'USD', price: 12.5 }, 'currency', 'price'],
      ['/shipment-lines', { shipmentId, currency: 'USD', quantity: 1, unitCost: 12.5 }, 'currency', 'unitCost'],
      ['/shipment-charges', { shipmentId, currency: 'USD', estimatedAmount: 99 }, 'currency', 'estimatedAmount'],
    ]
    for (const [path, body, field, amount] of cases) {
      const id = await make(path, body)
      await asked(`${path}/${id}`, { [field]: 'JPY' })
      const before = (body as Record<string, number>)[amount] ?? NaN
      const kept = await patched(`${path}/${id}`, { [field]: 'JPY', currencyChange: 'keep' })
      expect([path, kept[field], kept[amount]]).toEqual([path, 'JPY', before])
      const back = await patched(`${path}/${id}`, { [field]: 'EUR', currencyChange: 'convert' })
      expect(back[amount]).toBeLessThan(before / 50)
    }
    const invoice = await make('/documents', {
      documentType: 'invoice',
      currency: 'USD',
      items: [{ id: 'a', description: 'Mug', quantity: 2, unitPrice: 12.5 }],
    })
    await asked(`/documents/${invoice}`, { currency: 'JPY' })
    const kept = await patched(`/documents/${invoice}`, { currency: 'JPY', currencyChange: 'keep' })
    expect(listOf(kept['items'])[0]).toMatchObject({ unitPrice: 12.5 })
  })

  it('PRICE-09 a change that a device sends without its amounts keeps the figures', async () => {
    const id = await mug()
    const body = { op: 'patch', kind: 'product', id, data: { baseCurrency: 'JPY' } }
    const { body: answer } = await call('POST', '/sync', {
      clientId: randomUUID(),
      mutations: [{ id: randomUUID(), seq: 1, at: Date.now(), body: { ...body, base: 1 } }],
    })
    expect(listOf(answer['results'])[0]).not.toHaveProperty('refused')
    const { body: row } = await call('GET', `/products/${id}`)
    expect(money(row)).toMatchObject({ currency: 'JPY', costs: { baseCost: 10 }, variants: [[12.5, 2]] })
  })

  it('PRICE-09 PROD-14 a file in another currency is refused row by row, unless it states every amount', async () => {
    await mug()
    const driver = changeSetsOf(api, user)
    const id = await driver.draft([{ n: 1, data: { sku: 'MUG', baseCurrency: 'JPY', stock: 4 } }])
    await driver.check(id)
    const [bad] = await driver.rows(id, 'state=bad')
    expect(bad?.['problems']).toEqual([
      {
        field: 'baseCurrency',
        message: 'is sold in USD, the file says JPY. Change its currency first, or give every amount in the file',
      },
    ])
  })

  it('PRICE-15 a cost that was converted into another currency than the product’s is refused, not stored as nothing', async () => {
    const origin = { amount: '12.50', currency: 'CNY', to: 'USD', rate: '0.1289', date: '2026-07-06', source: 'ECB' }
    const answer = await call('POST', '/products', {
      name: 'Mug',
      baseCurrency: 'EUR',
      costBreakdown: { baseCostOrigin: origin },
    })
    expect([answer.status, answer.body['errors']]).toEqual([
      400,
      [{ field: 'baseCostOrigin', message: 'to must be EUR, the currency of the product' }],
    ])
  })
})

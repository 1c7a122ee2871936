import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'

describeOneEngine('the receipt of a price over REST', (context) => {
  let api: TestApi
  let user: string
  let profile: string
  let category: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
    user = await context.newUser()
    profile = await make('/business-profiles', { name: 'Shop', isDefault: true, preferredCurrency: 'EUR' })
    category = await make('/categories', { name: 'Cups', floorMargin: 30 })
  })

  async function make(path: string, body: object): Promise<string> {
    const answer = await api.call(user, 'POST', `/api${path}`, body)
    expect(answer.status, answer.text).toBe(201)
    return String(answer.body['id'])
  }
  const receipt = async (id: string): Promise<Json> => {
    const answer = await api.call(user, 'GET', `/api/products/${id}/price-receipt`)
    expect(answer.status, answer.text).toBe(200)
    return answer.body
  }
  const settings = async (body: object) => {
    expect((await api.call(user, 'PATCH', `/api/business-profiles/${profile}`, body)).status).toBe(200)
  }
  const origin = { amount: '11', currency: 'USD', to: 'EUR', rate: '0.9', date: '2026-07-06', source: 'ECB' }

  it('PRICE-16 says each input and where it came from, and replays to the price that is stored', async () => {
    const id = await make('/products', {
      name: 'Mug',
      baseCurrency: 'EUR',
      categoryId: category,
      costBreakdown: {
        baseCost: 9.9,
        baseCostOrigin: origin,
        shippingCost: 1,
        additionalCosts: [
          { id: 'landed-duty', label: 'Duty of Container 7', amount: 0.5 },
          { id: 'box', label: 'Gift box', amount: 0.4 },
        ],
      },
      pricingValue: 40,
      priceEnding: '.99',
    })
    const told = await receipt(id)
    const { to: _, ...paid } = origin
    expect(listOf(told['inputs'])).toEqual([
      { field: 'baseCost', value: 9.9, source: 'rate', origin: paid },
      { field: 'shippingCost', value: 1, source: 'product' },
      { field: 'importDuty', value: 0, source: 'product' },
      { field: 'dutyBasis', value: 'cif', source: 'profile' },
      { field: 'additionalCosts', value: 0.5, source: 'shipment', label: 'Duty of Container 7' },
      { field: 'additionalCosts', value: 0.4, source: 'product', label: 'Gift box' },
      { field: 'vatTax', value: null, source: 'product' },
      { field: 'vatRecoverable', value: false, source: 'profile' },
      { field: 'margin', value: 40, source: 'product' },
      { field: 'pricesIncludeVat', value: false, source: 'profile' },
      { field: 'taxRate', value: 0, source: 'profile' },
      { field: 'priceEnding', value: '.99', source: 'product' },
      { field: 'endingDirection', value: 'up', source: 'default' },
      { field: 'floorMargin', value: 30, source: 'category' },
      { field: 'tradeMargin', value: 20, source: 'profile' },
    ])
    const prices = {
      totalCost: 11.8,
      retailPrice: 19.99,
      tradePrice: 14.75,
      margin: expect.closeTo(40.97, 1) as number,
    }
    expect(told).toMatchObject({ currency: 'EUR', engine: 1, matches: true, stored: prices, replayed: prices })
    expect(told).toMatchObject({ changed: [], today: prices })
  })

  it('PRICE-16 PRICE-06 names what has changed since, and what the price would be today', async () => {
    const id = await make('/products', { name: 'Bowl', costBreakdown: { baseCost: 10 }, categoryId: category })
    await settings({ taxRate: 19, pricesIncludeVat: true, priceEnding: '.95' })
    expect((await api.call(user, 'PATCH', `/api/categories/${category}`, { floorMargin: 10 })).status).toBe(200)
    const told = await receipt(id)
    expect(told).toMatchObject({ matches: true, stored: { retailPrice: 12.5 }, replayed: { retailPrice: 12.5 } })
    expect(listOf(told['changed'])).toEqual([
      { field: 'pricesIncludeVat', was: false, is: true, source: 'profile' },
      { field: 'taxRate', was: 0, is: 19, source: 'profile' },
      { field: 'priceEnding', was: 'none', is: '.95', source: 'profile' },
      { field: 'floorMargin', was: 30, is: 10, source: 'category' },
    ])
    expect(told['today']).toMatchObject({ retailPrice: 14.95, totalCost: 10 })
  })

  it('PRICE-16 a price set by hand, and none at all, say so', async () => {
    const byHand = { pricingMode: 'manual', pricingStrategy: 'manual', pricingValue: 5 }
    const told = await receipt(await make('/products', { name: 'Cup', costBreakdown: { baseCost: 3 }, ...byHand }))
    expect(listOf(told['inputs'])).toContainEqual({ field: 'pricingAmount', value: 5, source: 'product' })
    const none = await receipt(await make('/products', { name: 'Jug', pricingMode: null }))
    expect(none).toMatchObject({ matches: true, stored: { retailPrice: null }, variants: [] })
  })

  it('PRICE-08 PRICE-16 says of each variant what is its own and what its product’s, and replays each', async () => {
    await settings({ taxRate: 0, pricesIncludeVat: false, priceEnding: 'none' })
    const id = await make('/products', {
      name: 'Shirt',
      costBreakdown: {
        baseCost: 9,
        baseCostOrigin: { ...origin, amount: '10' },
        shippingCost: 1,
        importDuty: 10,
        additionalCosts: [{ id: 'landed-duty', label: 'Duty of Container 7', amount: 0.5 }],
      },
      pricingValue: 50,
      variants: [
        { id: 's', name: 'S' },
        { id: 'l', name: 'L', baseCost: 12, dutyCost: 2, rebate: -1, tradePrice: 17 },
        { id: 'xl', name: 'XL', shippingCost: 3, retailPrice: 40 },
      ],
    })
    await settings({ taxRate: 19, pricesIncludeVat: true, priceEnding: '.95' })
    const told = await receipt(id)
    const byName = new Map(listOf(told['variants']).map((each) => [String(each['name']), each]))
    const inputs = (name: string, ...fields: string[]) =>
      listOf(byName.get(name)?.['inputs'])
        .filter((each) => fields.includes(String(each['field'])))
        .map((each) => [each['field'], each['value'], each['source']])
    const COSTS = ['baseCost', 'shippingCost', 'importDuty', 'additionalCosts']
    expect(inputs('S', ...COSTS)).toEqual([
      ['baseCost', 9, 'rate'],
      ['shippingCost', 1, 'product'],
      ['importDuty', 10, 'product'],
      ['additionalCosts', 0.5, 'shipment'],
    ])
    expect(inputs('L', ...COSTS, 'tradePrice', 'margin')).toEqual([
      ['baseCost', 12, 'variant'],
      ['shippingCost', 1, 'product'],
      ['importDuty', 0, 'variant'],
      ['additionalCosts', 2, 'variant'],
      ['additionalCosts', -1, 'variant'],
      ['margin', 50, 'product'],
      ['tradePrice', 17, 'variant'],
    ])
    expect(inputs('XL', 'shippingCost', 'retailPrice')).toEqual([
      ['shippingCost', 3, 'variant'],
      ['retailPrice', 40, 'variant'],
    ])
    const figures = {
      S: { totalCost: 11.5, calculated_price: 23, retailPrice: 23, tradePrice: 14.38, margin: 50 },
      L: { totalCost: 14, calculated_price: 28, retailPrice: 28, tradePrice: 17, margin: 50 },
      XL: { totalCost: 13.7, calculated_price: 27.4, retailPrice: 40, tradePrice: 17.13, margin: 65.75 },
    }
    for (const [name, stored] of Object.entries(figures))
      expect(byName.get(name)).toMatchObject({ matches: true, stored, replayed: stored })
    expect(byName.get('L')).toMatchObject({ today: { calculated_price: 33.95, retailPrice: 33.95 } })
    expect(listOf(byName.get('L')?.['changed']).map((each) => each['field'])).toEqual([
      'pricesIncludeVat',
      'taxRate',
      'priceEnding',
    ])
    const answer = await api.call(user, 'GET', `/api/products/${id}`)
    expect(listOf(answer.body['variants']).map((each) => [each['calculated_price'], each['effectivePrice']])).toEqual(
      Object.values(figures).map((each) => [each.calculated_price, each.retailPrice]),
    )
  })

  it('PRICE-16 PROD-09 the product of another user, or of nobody, is not found', async () => {
    const id = await make('/products', { name: 'Mine' })
    const other = await context.newUser()
    expect((await api.call(other, 'GET', `/api/products/${id}/price-receipt`)).status).toBe(404)
    expect((await api.call(user, 'GET', `/api/products/${randomUUID()}/price-receipt`)).status).toBe(404)
  })
})

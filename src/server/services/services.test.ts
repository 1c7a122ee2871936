import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'

describeOneEngine('services', (context) => {
  let api: TestApi
  let user: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
  })

  const make = async (body: object = {}) => (await api.call(user, 'POST', '/api/services', body)).body
  const names = async (query: string) => {
    const { body, status } = await api.call(user, 'GET', `/api/services?${query}`)
    expect(status).toBe(200)
    return listOf(body['items']).map((row) => row['name'])
  }

  it('SERV-01 a new one has the defaults of the specification', async () => {
    expect(await make()).toMatchObject({
      name: 'New Service',
      category: 'Uncategorized',
      baseCurrency: 'USD',
      pricingModel: 'hourly',
      pricingStrategy: 'margin',
      pricingValue: 20,
      hourlyRate: 100,
      mainPrice: 100,
      isActive: true,
      packageOptions: [{ name: 'Basic Package', includedItems: ['Base service'] }],
    })
  })

  it('SERV-02 prices follow from the cost structure, to the cent', async () => {
    const costStructure = {
      laborHours: 2.5,
      laborRate: 30.02,
      materialCost: 4.95,
      additionalCosts: [{ label: 'Van', amount: 0 }],
    }
    const made = await make({ costStructure, pricingModel: 'fixed' })
    expect(made).toMatchObject({ totalCost: 80, computedPrice: 100, mainPrice: 100, margin: 20, fixedPrice: null })
    const marked = await api.call(user, 'PATCH', `/api/services/${String(made['id'])}`, {
      pricingStrategy: 'markup',
      pricingModel: 'value-based',
    })
    expect(marked.body).toMatchObject({ computedPrice: 96, mainPrice: 144 })
  })

  it('SERV-02 a new margin of 100 % is refused by name', async () => {
    const answer = await api.call(user, 'POST', '/api/services', { pricingValue: 100 })
    expect(answer.body['errors']).toEqual([{ field: 'pricingValue', message: 'A margin must be below 100%.' }])
  })

  it('SERV-04 is searched, filtered by category, model, price and state, and sorted', async () => {
    await make({ name: 'Repair', category: 'Workshop', hourlyRate: 80 })
    await make({
      name: 'Training',
      category: 'Teaching',
      pricingModel: 'fixed',
      fixedPrice: 900,
      description: 'repairs',
    })
    await make({ name: 'Support', category: 'Workshop', pricingModel: 'package', isActive: false, baseCurrency: 'JPY' })
    expect(await names('search=REPAIR')).toEqual(['Repair', 'Training'])
    expect(await names('search=workshop&status=active')).toEqual(['Repair'])
    expect(await names('categories=Workshop,Nothing')).toEqual(['Repair', 'Support'])
    expect(await names('pricingModels=fixed,package')).toEqual(['Support', 'Training'])
    expect(await names('minPrice=80&maxPrice=900&sortBy=price&sortDirection=desc')).toEqual(['Training', 'Repair'])
    expect(await names('status=inactive')).toEqual(['Support'])
    const bad = await api.call(user, 'GET', '/api/services?pricingModels=barter')
    expect(bad.body['errors']).toMatchObject([{ field: 'pricingModels' }])
  })

  it('SERV-04 a price range means major units in every currency', async () => {
    await make({ name: 'Yen', baseCurrency: 'JPY', pricingModel: 'fixed', fixedPrice: 500 })
    await make({ name: 'Dinar', baseCurrency: 'KWD', pricingModel: 'fixed', fixedPrice: 500.005 })
    expect(await names('minPrice=500&maxPrice=500')).toEqual(['Yen'])
    expect(await names('minPrice=500.001')).toEqual(['Dinar'])
  })

  it('SERV-04 a copy is called (Copy) and keeps all but the pictures', async () => {
    const made = await make({ name: 'Repair', imageUrl: 'https://example.test/a.png', hourlyRate: 80 })
    const copy = await api.call(user, 'POST', `/api/services/${String(made['id'])}/duplicate`)
    expect(copy.status).toBe(201)
    expect(copy.body).toMatchObject({ name: 'Repair (Copy)', hourlyRate: 80, imageUrl: '' })
  })

  it('SERV-07 an unknown one answers as the specification says, also to copy', async () => {
    const id = randomUUID()
    const title = `Service with ID ${id} not found`
    for (const [method, path] of [
      ['GET', ''],
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/duplicate'],
    ] as const) {
      const answer = await api.call(
        user,
        method,
        `/api/services/${id}${path}`,
        method === 'PATCH' ? { name: 'x' } : undefined,
      )
      expect([answer.status, answer.body['title']]).toEqual([404, title])
    }
  })
})

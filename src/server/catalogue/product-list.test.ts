import { beforeAll, expect, it } from 'vitest'
import { type JudgedProduct, hasProblem, PRODUCT_PROBLEMS, type ProductProblem } from '#domain/product-problem.ts'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'

const COST = { costBreakdown: { baseCost: 10 } }
const MANUAL = { pricingMode: 'manual', pricingStrategy: 'manual' }
const PRODUCTS = [
  { name: 'a healthy', ...COST, stock: 3 },
  { name: 'b losing', ...COST, ...MANUAL, pricingValue: 8, source: 'imported' },
  { name: 'c below floor', ...COST, ...MANUAL, pricingValue: 12, floorMargin: 50, stock: 1 },
  { name: 'd both', ...COST, ...MANUAL, pricingValue: 5, floorMargin: 50 },
  { name: 'e without cost', ...MANUAL, pricingValue: 5 },
  { name: 'f unpriced', ...COST, pricingMode: null },
  { name: 'g losing, not sold', ...COST, ...MANUAL, pricingValue: 9, isActive: false },
]

const HEALTHY = { ...COST, ...MANUAL, pricingValue: 100, floorMargin: 20 }
const variant = (id: string, values: object) => ({ id, name: id, ...values })
const VARIED = [
  { name: 'a losing variants', ...HEALTHY, variants: [variant('s', { retailPrice: 4 }), variant('l', {})] },
  { name: 'b one below its floor', ...HEALTHY, variants: [variant('s', { retailPrice: 11 }), variant('l', {})] },
  {
    name: 'c one that loses is not sold',
    ...HEALTHY,
    variants: [variant('s', { retailPrice: 4, isActive: false }), variant('l', {})],
  },
  {
    name: 'd none is sold',
    ...HEALTHY,
    pricingValue: 4,
    variants: [variant('s', { retailPrice: 100, isActive: false })],
  },
  { name: 'e only its own price loses', ...HEALTHY, pricingValue: 4, variants: [variant('s', { retailPrice: 100 })] },
  { name: 'f one without a cost', ...HEALTHY, variants: [variant('s', { baseCost: 0 }), variant('l', {})] },
  { name: 'g its variants have costs', ...MANUAL, pricingValue: 100, variants: [variant('s', { baseCost: 10 })] },
  { name: 'h one without a price', ...COST, pricingMode: null, variants: [variant('s', {})] },
  { name: 'i its variants have prices', ...COST, pricingMode: null, variants: [variant('s', { retailPrice: 100 })] },
]

describeOneEngine('the product list over REST', (context) => {
  let api: TestApi
  let user: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
    user = await context.newUser()
    const category = await api.call(user, 'POST', '/api/categories', { name: 'Tea' })
    for (const product of PRODUCTS) {
      const categoryId = product.name.startsWith('a') ? category.body['id'] : null
      await api.call(user, 'POST', '/api/products', { ...product, categoryId })
    }
  })

  const list = async (query: string, of = user): Promise<Json[]> =>
    listOf((await api.call(of, 'GET', `/api/products?pageSize=50&${query}`)).body['items'])
  const letters = async (query: string): Promise<string> =>
    (await list(query)).map((each) => String(each['name']).charAt(0)).join('')

  it('API-03 PRICE-04 a product that is given away loses money, and so does one with such a variant', async () => {
    const owner = await context.newUser()
    const make = (product: object) => api.call(owner, 'POST', '/api/products', { ...COST, ...MANUAL, ...product })
    await make({ name: 'a free', pricingValue: 0 })
    await make({ name: 'b paid', pricingValue: 100 })
    await make({
      name: 'c one free',
      pricingValue: 100,
      variants: [variant('s', { retailPrice: 0 }), variant('l', {})],
    })
    await make({ name: 'd free, and for nothing', costBreakdown: { baseCost: 0 }, pricingValue: 0 })
    for (const problem of ['losing', 'attention']) {
      const found = await list(`problem=${problem}`, owner)
      expect(found.map(({ name }) => name)).toEqual(['a free', 'c one free'])
    }
  })

  it('PRICE-05 API-03 a cost below half a minor unit is a cost: of a product, of its variant, and in the count', async () => {
    const owner = await context.newUser()
    const make = (body: object) => api.call(owner, 'POST', '/api/products', { ...MANUAL, pricingValue: 1, ...body })
    const washers = await make({ name: 'a washer', costBreakdown: { baseCost: 0.0042 } })
    expect(washers.body).toMatchObject({ totalCost: 0.0042 })
    const sized = [variant('s', { baseCost: 0.0042 })]
    const screws = await make({ name: 'b screw', costBreakdown: { baseCost: 0 }, variants: sized })
    expect(listOf(screws.body['variants'])).toMatchObject([{ totalCost: 0.0042 }])
    await make({ name: 'c gift', costBreakdown: { baseCost: 0 } })
    const found = await list('problem=withoutCost', owner)
    expect(found.map(({ name }) => name)).toEqual(['c gift'])
    expect((await api.call(owner, 'GET', '/api/product-counts')).body).toMatchObject({ total: 3, withoutCost: 1 })
  })

  it('API-03 PRICE-12 finds products by what is wrong with their price', async () => {
    expect(await letters('problem=losing')).toBe('bdg')
    expect(await letters('problem=losing&status=active')).toBe('bd')
    expect(await letters('problem=belowFloor')).toBe('cd')
    expect(await letters('problem=attention&status=active&sortBy=margin')).toBe('dbc')
    expect(await letters('problem=withoutCost')).toBe('e')
    expect(await letters('problem=unpriced')).toBe('f')
    expect((await api.call(user, 'GET', '/api/products?problem=ugly')).status).toBe(400)
  })

  const namesOf = (rows: readonly Json[]): unknown[] => rows.map(({ name }) => name)
  const onScreen = async (problem: ProductProblem, of: string): Promise<unknown[]> =>
    namesOf((await list('', of)).filter((each) => hasProblem(each as unknown as JudgedProduct, problem)))

  it('API-03 a problem means the same to the database as on screen', async () => {
    for (const problem of PRODUCT_PROBLEMS)
      expect(namesOf(await list(`problem=${problem}`))).toEqual(await onScreen(problem, user))
  })

  it('API-03 PRICE-12 products with a problem keep the order of the list, also beside a search', async () => {
    for (const sortBy of ['name', 'price', 'margin', 'cost', 'stock', 'sku', 'updatedAt']) {
      for (const more of ['asc', 'desc', 'asc&search=o', 'desc&search=loss', 'desc&search=o&status=active']) {
        const order = `sortBy=${sortBy}&sortDirection=${more}`
        const wrong = (await list(order)).filter((each) => hasProblem(each as unknown as JudgedProduct, 'attention'))
        const { body } = await api.call(user, 'GET', `/api/products?${order}&problem=attention&total=true`)
        expect([order, body['total'], namesOf(listOf(body['items']))]).toEqual([order, wrong.length, namesOf(wrong)])
      }
    }
  })

  it('PRICE-08 PRICE-12 API-03 variants that are sold stand for their product, also in what is wrong with its price', async () => {
    const other = await context.newUser()
    for (const product of VARIED) {
      const { status, text } = await api.call(other, 'POST', '/api/products', product)
      expect([status, status === 201 ? '' : text]).toEqual([201, ''])
    }
    const found = async (problem: string): Promise<string> =>
      (await list(`problem=${problem}`, other)).map((each) => String(each['name']).charAt(0)).join('')
    expect(await found('losing')).toBe('ad')
    expect(await found('belowFloor')).toBe('abd')
    expect(await found('attention')).toBe('abd')
    expect(await found('withoutCost')).toBe('f')
    expect(await found('unpriced')).toBe('h')
    for (const problem of PRODUCT_PROBLEMS)
      expect(namesOf(await list(`problem=${problem}`, other))).toEqual(await onScreen(problem, other))
    // Beside it, a count says the same.
    const more = { name: 'j another one without a cost', ...HEALTHY, variants: [variant('s', { baseCost: 0 })] }
    await api.call(other, 'POST', '/api/products', more)
    expect(await found('withoutCost')).toBe('fj')
    expect((await api.call(other, 'GET', '/api/product-counts')).body).toMatchObject({ total: 10, withoutCost: 2 })
  })

  it.each(['name', 'price', 'margin', 'cost', 'stock', 'sku', 'updatedAt'])(
    'API-03 PROD-07 PROD-08 counts what it sorts by %s, also by what-if figures, and beyond the last page',
    async (sortBy) => {
      for (const more of ['', '&retailMargin=0', '&vat=19', '&retailMargin=30&vat=0&search=o&status=active']) {
        const { status, body } = await api.call(
          user,
          'GET',
          `/api/products?sortBy=${sortBy}${more}&total=true&pageSize=5`,
        )
        const beyond = await api.call(user, 'GET', `/api/products?sortBy=${sortBy}${more}&page=99&pageSize=5`)
        expect([more, status, beyond.status]).toEqual([more, 200, 200])
        expect(body['total']).toBe((await list(`sortBy=${sortBy}${more}`)).length)
        expect(listOf(beyond.body['items']).length).toBeGreaterThan(0)
      }
    },
  )

  it('API-03 PROD-08 PRICE-01 a what-if margin of 100 % and more is refused by name, and VAT of more counts in full', async () => {
    for (const name of ['retailMargin', 'tradeMargin']) {
      const asked = async (percent: string) =>
        (await api.call(user, 'GET', `/api/products?sortBy=price&${name}=${percent}`)).body['errors']
      const refused = [{ field: name, message: 'A margin must be below 100%.' }]
      expect([await asked('100'), await asked('150.5')]).toEqual([refused, refused])
      expect(await asked('99.9999')).toBeUndefined()
      expect(await asked('x')).toEqual([{ field: name, message: 'must be a percentage' }])
    }
    // The one without pricing costs 10: at no margin it goes for 31 with VAT, beyond the price of the first.
    const dearest = async (vat: number) =>
      (await letters(`sortBy=price&sortDirection=desc&retailMargin=0&vat=${vat}&status=active`)).charAt(0)
    expect([await dearest(0), await dearest(210)]).toEqual(['a', 'f'])
  })

  it('API-03 PROD-07 PRICE-09 sorts prices and costs within their currency, as on screen; those without a price last', async () => {
    const other = await context.newUser()
    const priced = (name: string, baseCurrency: string, pricingValue: number) => ({
      name,
      baseCurrency,
      costBreakdown: { baseCost: pricingValue / 2 },
      ...MANUAL,
      pricingValue,
    })
    for (const body of [
      priced('c', 'USD', 15),
      priced('b', 'JPY', 1_600),
      priced('a', 'EUR', 18),
      priced('d', 'USD', 20),
      { name: 'f', baseCurrency: 'CHF', ...COST, pricingMode: null },
    ]) {
      expect((await api.call(other, 'POST', '/api/products', body)).status).toBe(201)
    }
    const sorted = async (query: string) => (await list(query, other)).map(({ name }) => name).join('')
    expect(await sorted('sortBy=price')).toBe('abcdf')
    expect(await sorted('sortBy=price&sortDirection=desc')).toBe('dcbaf')
    expect(await sorted('sortBy=price&retailMargin=0')).toBe('fabcd')
    expect(await sorted('sortBy=cost')).toBe('fabcd')
    expect(await sorted('sortBy=cost&sortDirection=desc')).toBe('dcbaf')
  })

  it('API-03 PROD-07 filters by source and by no category, and sorts by cost, margin and stock', async () => {
    expect(await letters('source=imported')).toBe('b')
    expect(await letters('categoryId=none')).toBe('bcdefg')
    expect(await letters('sortBy=stock')).toBe('cabdefg')
    expect(await letters('sortBy=cost&sortDirection=desc')).toBe('gfdcbae')
    expect((await letters('sortBy=margin')).slice(0, 3)).toBe('dbg')
  })

  it('PROD-13 API-03 a bulk edit takes the same filter as the list', async () => {
    const { status, body } = await api.call(user, 'POST', '/api/products/bulk', {
      title: 'Raise what loses',
      filter: { problem: 'losing', status: 'active' },
      edit: { priceChange: 100_000 },
    })
    expect({ status, size: body['size'] }).toEqual({ status: 201, size: 2 })
  })
})

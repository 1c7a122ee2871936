import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { landingCalls } from '#test/landing-calls.ts'
import { pulledRows } from '#test/pulled-rows.ts'
import { shipmentLine } from '#contract/entities/shipment-line.ts'
import { type AnyRow, general } from '#contract/entity.ts'
import { inverseOf } from '#contract/inverse.ts'

describeOneEngine('what a line of a shipment begins with', (context) => {
  let api: TestApi
  let user: string
  const { call, make, read } = landingCalls(
    () => api,
    () => user,
  )
  let bowl: string
  let shipment: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
    await make('/business-profiles', { name: 'Shop', isDefault: true, preferredCurrency: 'EUR' })
    bowl = await make('/products', {
      name: 'Bowl',
      baseCurrency: 'EUR',
      costBreakdown: { baseCost: 4, importDuty: 12 },
    })
    shipment = await make('/shipments', { name: 'Spring' })
  })

  const line = (own: object = {}) =>
    make('/shipment-lines', { shipmentId: shipment, quantity: 10, unitCost: 4, currency: 'EUR', ...own })
  const dutyOf = async (id: string) => (await read('shipment-lines', id))['dutyPercent']

  it('SHIP-02 is the import duty of its product, unless another is said', async () => {
    expect(await dutyOf(await line({ productId: bowl }))).toBe(12)
    expect(await dutyOf(await line({ productId: bowl, dutyPercent: 0 }))).toBe(0)
    expect(await dutyOf(await line({ productId: bowl, dutyPercent: 5 }))).toBe(5)
    const id = await line()
    expect(await dutyOf(id)).toBe(0)
    await call('PATCH', `/shipment-lines/${id}`, { productId: bowl })
    expect(await dutyOf(id)).toBe(12)
    await call('PATCH', `/shipment-lines/${id}`, { dutyPercent: 0 })
    await call('PATCH', `/shipment-lines/${id}`, { quantity: 11 })
    expect(await dutyOf(id)).toBe(0)
  })

  it('SHIP-01 is SKU and name of its product or variant, unless others are said', async () => {
    const cup = await make('/products', {
      name: 'Cup',
      sku: 'CUP',
      variants: [
        { id: 'blue', name: 'Blue', sku: 'CUP-B' },
        { id: 'red', name: 'Red' },
      ],
    })
    const made = async (own: object) => read('shipment-lines', await line({ productId: cup, ...own }))
    expect(await made({})).toMatchObject({ sku: 'CUP', description: 'Cup' })
    expect(await made({ variantId: 'blue' })).toMatchObject({ sku: 'CUP-B', description: 'Cup · Blue' })
    expect(await made({ variantId: 'red' })).toMatchObject({ sku: 'CUP', description: 'Cup · Red' })
    expect(await made({ sku: 'S-7', description: '' })).toMatchObject({ sku: 'S-7', description: '' })
  })

  it('SHIP-04 SHIP-01 of a purchase order is that duty and the reference rate of the day', async () => {
    const items = [{ productId: bowl, description: 'Bowl', quantity: 10, unitPrice: 5 }]
    const order = await make('/documents', { documentType: 'purchaseorder', currency: 'USD', items })
    const { id } = await call('POST', `/documents/${order}/shipment`)
    const [made] = listOf((await call('GET', `/shipment-lines?shipmentId=${String(id)}`))['items'])
    expect(made).toMatchObject({ currency: 'USD', unitCost: 5, dutyPercent: 12, rateSource: 'ECB' })
    expect(Number(made?.['rate'])).toBeGreaterThan(0)
    expect(made?.['rateDate']).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('SHIP-01 PRICE-15 is what its product was paid as, with the reference rate of the day', async () => {
    const origin = { amount: '2.40', currency: 'USD', to: 'EUR', rate: '0.876', date: '2026-07-06', source: 'ECB' }
    const cup = await make('/products', {
      name: 'Cup',
      baseCurrency: 'EUR',
      costBreakdown: { baseCostOrigin: origin },
      variants: [
        { id: 'blue', name: 'Blue', baseCost: 3 },
        { id: 'red', name: 'Red' },
      ],
    })
    const made = async (own: object) =>
      read('shipment-lines', await make('/shipment-lines', { shipmentId: shipment, productId: cup, ...own }))
    const paid = await made({ quantity: 10 })
    expect(paid).toMatchObject({ currency: 'USD', unitCost: 2.4, rateSource: 'ECB' })
    expect(Number(paid['rate'])).toBeGreaterThan(0)
    expect(await made({ variantId: 'red' })).toMatchObject({ currency: 'USD', unitCost: 2.4 })
    expect(await made({ variantId: 'blue' })).toMatchObject({ currency: 'EUR', unitCost: 3, rate: '' })
    // A price or another currency that was said is not replaced.
    expect(await made({ unitCost: 0, currency: 'EUR' })).toMatchObject({ currency: 'EUR', unitCost: 0 })
    // In its own currency the product costs what the paid amount came to.
    expect(await made({ currency: 'EUR' })).toMatchObject({ currency: 'EUR', unitCost: 2.1024 })
  })

  it('SHIP-01 is asked for where the cost of its product is not known in the currency that was said, over REST and sync', async () => {
    const told = { field: 'unitCost', message: 'must be given in GBP: the cost of the product is 4.00 EUR' }
    const [body, id] = [{ shipmentId: shipment, productId: bowl, currency: 'GBP' }, randomUUID()]
    const posted = await api.call(user, 'POST', '/api/shipment-lines', body)
    expect([posted.status, posted.body['errors']]).toEqual([400, [told]])
    const mutation = {
      id: randomUUID(),
      seq: 1,
      at: Date.now(),
      body: { op: 'put', kind: 'shipmentLine', id, data: body },
    }
    const pushed = await api.call(user, 'POST', '/api/sync', { clientId: randomUUID(), mutations: [mutation] })
    expect(listOf(pushed.body['results'])[0]?.['refused']).toMatchObject({ errors: [told] })
    expect(await call('POST', '/shipment-lines', { ...body, unitCost: 3.5 })).toMatchObject({ unitCost: 3.5 })
  })

  it('SHIP-01 changes with its product: names, cost and duty where the line has none, and no variant of the product before', async () => {
    const sized = { variants: [{ id: 'blue', name: 'Blue' }] }
    const cup = await make('/products', { name: 'Cup', sku: 'CUP', baseCurrency: 'EUR', ...sized })
    const duty = { importDuty: 7, baseCost: 9 }
    const dish = await make('/products', { name: 'Dish', sku: 'DISH', baseCurrency: 'USD', costBreakdown: duty })
    const id = await make('/shipment-lines', {
      shipmentId: shipment,
      productId: cup,
      variantId: 'blue',
      currency: 'GBP',
      rate: '7',
    })
    const before = await read('shipment-lines', id)
    expect(before).toMatchObject({ description: 'Cup · Blue', unitCost: 0, rate: '7' })
    const moved = await call('PATCH', `/shipment-lines/${id}`, { productId: dish })
    const ofDish = { productId: dish, variantId: '', sku: 'DISH', description: 'Dish', unitCost: 9, dutyPercent: 7 }
    expect(moved).toMatchObject({ ...ofDish, currency: 'USD', rateSource: 'ECB' })
    expect(Number(moved['rate'])).toBeGreaterThan(0)
    expect(Number(moved['rate'])).toBeLessThan(2)
    // What the line says itself stays.
    const kept = { description: 'Bowls, as on the bill', unitCost: 5, dutyPercent: 3 }
    await call('PATCH', `/shipment-lines/${id}`, kept)
    const again = await call('PATCH', `/shipment-lines/${id}`, { productId: bowl })
    expect(again).toMatchObject({ ...kept, sku: (await read('products', bowl))['sku'], currency: 'USD' })
    expect(await call('PATCH', `/shipment-lines/${id}`, { productId: null })).toMatchObject({
      ...kept,
      productId: null,
    })
    for (const [productId, variantId] of [
      [dish, 'blue'],
      [bowl, 'blue'],
    ]) {
      const answer = await api.call(user, 'PATCH', `/api/shipment-lines/${id}`, { productId, variantId })
      expect([answer.status, listOf(answer.body['errors'])[0]?.['field']]).toEqual([422, 'variantId'])
    }
  })

  it('SHIP-01 SHIP-02 takes cost, duty and SKU of another product in place of those of the one before, and keeps what was typed', async () => {
    const product = (name: string, costs: object) =>
      make('/products', { name, sku: name.toUpperCase(), baseCurrency: 'EUR', costBreakdown: costs })
    const cup = await product('Cup', { baseCost: 4, importDuty: 12 })
    const dish = await product('Dish', { baseCost: 9, importDuty: 7 })
    const jar = await product('Jar', {})
    const made = (own: object) => make('/shipment-lines', { shipmentId: shipment, productId: cup, ...own })
    const moved = (id: string, productId: string, own = {}) =>
      call('PATCH', `/shipment-lines/${id}`, { productId, ...own })
    const plain = await made({})
    expect(await read('shipment-lines', plain)).toMatchObject({ sku: 'CUP', unitCost: 4, dutyPercent: 12 })
    expect(await moved(plain, dish)).toMatchObject({ sku: 'DISH', unitCost: 9, currency: 'EUR', dutyPercent: 7 })
    expect(await moved(plain, jar)).toMatchObject({ sku: 'JAR', unitCost: 0, dutyPercent: 0 })
    const typed = { sku: 'S-7', unitCost: 3.5, dutyPercent: 5 }
    expect(await moved(await made({ ...typed, currency: 'EUR' }), dish)).toMatchObject({
      ...typed,
      description: 'Dish',
    })
    const said = { sku: 'CUP', unitCost: 4, dutyPercent: 12 }
    expect(await moved(await made({}), dish, said)).toMatchObject(said)
  })

  it('SHIP-01 CHANGE-02 is again what it was when its product is taken back, to the last field', async () => {
    const sized = { variants: [{ id: 'm', name: 'M' }], costBreakdown: { baseCost: 9, importDuty: 7 } }
    const [cup, dish] = await Promise.all(
      ['Cup', 'Dish'].map((name) => make('/products', { name, sku: 'SAME', baseCurrency: 'USD', ...sized })),
    )
    const own = { productId: cup, variantId: 'm', sku: 'S-1', description: '', unitCost: 0, dutyPercent: 0 }
    const id = await make('/shipment-lines', { shipmentId: shipment, ...own, currency: 'EUR' })
    const push = async (body: object) => {
      const mutation = {
        id: randomUUID(),
        seq: 1,
        at: Date.now(),
        body: { kind: 'shipmentLine', id, base: 0, ...body },
      }
      const { body: answer } = await api.call(user, 'POST', '/api/sync', {
        clientId: randomUUID(),
        mutations: [mutation],
      })
      expect(listOf(answer['results'])[0]).not.toHaveProperty('refused')
    }
    const lineOf = async () => (await pulledRows(api, user)).get('shipmentLine', id) as AnyRow
    const before = await lineOf()
    await push({ op: 'patch', data: { productId: dish, variantId: 'm', sku: 'S-1' } })
    const after = await lineOf()
    expect(after).toMatchObject({ description: 'Dish · M', currency: 'USD', dutyPercent: 70_000 })
    await push({ op: 'patch', ...inverseOf(general(shipmentLine), before, after) })
    const { version: _version, updatedAt: _updatedAt, ...restored } = await lineOf()
    expect(before).toMatchObject(restored)
  })

  it('SHIP-01 is the rate that was said, and none in its own currency', async () => {
    expect(await read('shipment-lines', await line({ currency: 'USD', rate: '0.5' }))).toMatchObject({ rate: '0.5' })
    expect(await read('shipment-lines', await line())).toMatchObject({ rate: '', rateDate: null })
  })
})

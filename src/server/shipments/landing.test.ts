import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { csvText } from '#domain/csv.ts'
import { ownCells, ownColumns } from '#domain/import/own-columns.ts'
import { product } from '#contract/entities/product.ts'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { type ChangeSetDriver, changeSetsOf } from '#test/change-sets.ts'
import { describeOneEngine } from '#test/database.ts'
import { landingCalls } from '#test/landing-calls.ts'

/** Stored units of USD and EUR. */
const UNIT = 1_000_000

describeOneEngine('a shipment lands', (context) => {
  let api: TestApi
  let user: string
  let ann: ChangeSetDriver
  const { call, make, read, land, landed, ...goods } = landingCalls(
    () => api,
    () => user,
  )

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
    ann = changeSetsOf(api, user)
    await api.call(user, 'POST', '/api/business-profiles', { name: 'Shop', isDefault: true, preferredCurrency: 'EUR' })
  })

  const bowl = (own: object = {}) =>
    make('/products', {
      name: 'Bowl',
      baseCurrency: 'EUR',
      stock: 100,
      costBreakdown: { baseCost: 4, shippingCost: 1, importDuty: 10, ...own },
      pricingMode: 'strategy',
      pricingStrategy: 'margin',
      pricingPercent: 50,
    })
  const ship = (own: object = {}) => make('/shipments', { name: 'Spring', reference: 'INV 7', currency: 'EUR', ...own })
  const line = (shipmentId: string, productId: string | null, own: object = {}) =>
    goods.line(shipmentId, productId, { dutyPercent: 12, ...own })
  const charge = (shipmentId: string, own: object = {}) => goods.charge(shipmentId, { dutiable: true, ...own })
  const costs = async (id: string) => (await read('products', id))['costBreakdown']

  /** The export of every product, as the browser writes it from the synced rows. */
  const exported = async (): Promise<string> => {
    const { columns, rows } = (await call('GET', '/sync?since=0')) as unknown as {
      columns: Record<string, string[]>
      rows: unknown[][]
    }
    const names = columns['products'] ?? []
    const products = rows
      .filter(([kind]) => kind === 'products')
      .map(([, id, , ...values]) => ({ id, ...Object.fromEntries(names.map((name, index) => [name, values[index]])) }))
      .sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1))
    return csvText(products.map((row) => ownCells(ownColumns(product.fields), row, () => [])))
  }

  it('SHIP-03 CHANGE-02 proposes costs and prices, applies them with the shipment, and is undone to a byte-identical export', async () => {
    const id = await bowl()
    const plain = await make('/products', { name: 'Rack', baseCurrency: 'EUR', costBreakdown: { baseCost: 9 } })
    const shipment = await ship({ raiseStock: true })
    await line(shipment, id, { receivedQuantity: 80 })
    await line(shipment, plain, { quantity: 50, unitCost: 10, dutyPercent: 0, position: 2 })
    await charge(shipment)
    const before = await exported()
    const { status, body } = await land(shipment)
    expect(status).toBe(201)
    expect(body).toMatchObject({ title: 'Landed: Spring', origin: 'shipment', state: 'checked', size: 2 })
    expect(body['effect']).toMatchObject({ updated: 2, refused: 0 })
    const changeSetId = String(body['id'])
    // 500 + 50 freight, 12 % of 550 = 66, on the 80 of 100 that came: 6.25 + 0.625 + 0.825.
    expect((await ann.rows(changeSetId)).map(({ kind, title, after }) => [kind, title, after?.['baseCost']])).toEqual([
      ['shipment', 'Spring', undefined],
      ['product', 'Bowl', 6.25 * UNIT],
      ['product', 'Rack', 10 * UNIT],
    ])
    expect(await exported()).toBe(before)
    expect(await read('shipments', shipment)).toMatchObject({ status: 'draft', changeSetId: null })

    expect((await ann.apply(changeSetId)).result).toMatchObject({ state: 'applied', effect: { replanned: 0 } })
    expect(await costs(id)).toMatchObject({
      baseCost: 6.25,
      shippingCost: 0.625,
      importDuty: 0,
      additionalCosts: [{ id: 'landed-duty', label: 'Import duty · INV 7', amount: 0.825 }],
    })
    expect(await read('products', id)).toMatchObject({ totalCost: 7.7, effectivePrice: 15.4, stock: 180 })
    expect(await read('shipments', shipment)).toMatchObject({ status: 'landed', changeSetId })
    expect(await exported()).not.toBe(before)

    await call('PATCH', `/shipments/${shipment}`, { notes: 'Two bowls broken' })
    expect((await ann.revert(changeSetId)).body).toMatchObject({ state: 'reverted', skipped: 0 })
    expect(await exported()).toBe(before)
    expect(await read('shipments', shipment)).toMatchObject({
      status: 'draft',
      changeSetId: null,
      landing: null,
      notes: 'Two bowls broken',
    })
    await line(shipment, id)
  })

  it.each([
    ['last', { baseCost: 5, shippingCost: 0.5, duty: 0.66 }],
    // 100 on hand at 4 + 1 + 0.50 duty, 100 landed at 5 + 0.50 + 0.66.
    ['average', { baseCost: 4.5, shippingCost: 0.75, duty: 0.58 }],
    ['higher', { baseCost: 5, shippingCost: 0.5, duty: 0.66 }],
  ])('SHIP-03 the new cost is the %s', async (costMethod, { baseCost, shippingCost, duty }) => {
    const id = await bowl()
    const shipment = await ship({ costMethod })
    await line(shipment, id, { quantity: 60 })
    await line(shipment, id, { quantity: 40, position: 2 })
    await charge(shipment, { estimatedAmount: 50 })
    await landed(shipment)
    expect(await costs(id)).toMatchObject({ baseCost, shippingCost, additionalCosts: [{ amount: duty }] })
    expect((await read('products', id))['stock']).toBe(100)
  })

  it('SHIP-03 the higher-of keeps a cost that is higher already', async () => {
    const id = await bowl({ baseCost: 50 })
    const shipment = await ship({ costMethod: 'higher' })
    await line(shipment, id)
    await landed(shipment)
    expect(await costs(id)).toMatchObject({ baseCost: 50, shippingCost: 1, importDuty: 10, additionalCosts: [] })
    expect((await read('shipments', shipment))['status']).toBe('landed')
  })

  it('SHIP-03 goods paid abroad keep what was paid, and products in other currencies convert at the shipment’s rate', async () => {
    const here = await bowl()
    const abroad = await make('/products', { name: 'Lamp', baseCurrency: 'USD', costBreakdown: { baseCost: 1 } })
    const shipment = await ship()
    const paid = {
      currency: 'USD',
      unitCost: 10,
      dutyPercent: 0,
      rate: '0.8',
      rateDate: '2026-07-06',
      rateSource: 'ECB',
    }
    await line(shipment, here, paid)
    await line(shipment, abroad, { ...paid, position: 2 })
    await charge(shipment, { estimatedAmount: 32 })
    await landed(shipment)
    expect(await costs(here)).toMatchObject({
      baseCost: 8,
      baseCostOrigin: { amount: '10.00', currency: 'USD', to: 'EUR', rate: '0.8', date: '2026-07-06', source: 'ECB' },
      shippingCost: 0.16,
    })
    expect(await costs(abroad)).toMatchObject({ baseCost: 10, shippingCost: 0.2 })
  })

  it('SHIP-02 SHIP-03 SHIP-04 variants get the goods, charges and duty of their own lines, and their stock', async () => {
    const id = await make('/products', {
      name: 'Shirt',
      baseCurrency: 'EUR',
      variants: [
        { id: 's', name: 'Small', stock: 5 },
        { id: 'l', name: 'Large', baseCost: 3 },
      ],
    })
    const shipment = await ship({ raiseStock: true })
    await line(shipment, id, { variantId: 's', quantity: 10, unitCost: 4, dutyPercent: 0 })
    await line(shipment, id, {
      variantId: 'l',
      quantity: 32,
      receivedQuantity: 30,
      unitCost: 6,
      dutyPercent: 20,
      position: 2,
    })
    await charge(shipment, { estimatedAmount: 80, split: 'equal', dutiable: false })
    const before = await read('products', id)
    const changeSetId = await landed(shipment)
    const shirt = await read('products', id)
    expect(shirt['costBreakdown']).toEqual(before['costBreakdown'])
    expect(
      listOf(shirt['variants']).map((each) =>
        ['id', 'baseCost', 'shippingCost', 'dutyCost', 'rebate', 'totalCost', 'stock'].map((name) => each[name]),
      ),
    ).toEqual([
      ['s', 4, 4, 0, 0, 8, 15],
      ['l', 6.4, 1.333333, 1.28, 0, 9.01, 30],
    ])
    expect((await call('GET', `/shipments/${shipment}/true-up`))['products']).toMatchObject([
      { variantId: 's', quantity: 10, landedUnitCost: 8 },
      { variantId: 'l', quantity: 30, landedUnitCost: 9.013333 },
    ])
    await ann.revert(changeSetId)
    expect(await read('products', id)).toMatchObject({ variants: before['variants'], totalCost: before['totalCost'] })
  })

  it('SHIP-03 rebates beyond the charges come off the cost, and nothing falls below zero', async () => {
    const id = await bowl()
    const shipment = await ship()
    await line(shipment, id, { dutyPercent: 0 })
    await charge(shipment, { kind: 'other', estimatedAmount: -50 })
    await landed(shipment)
    expect(await costs(id)).toMatchObject({
      baseCost: 5,
      shippingCost: 0,
      additionalCosts: [{ id: 'landed-rebate', label: 'Rebate · INV 7', amount: -0.5 }],
    })
  })

  it('SHIP-03 late bills give a true-up of the margin really made, and landing again proposes what they change', async () => {
    const id = await bowl()
    const shipment = await ship({ raiseStock: true, costMethod: 'average' })
    await line(shipment, id, { dutyPercent: 0 })
    const freight = await charge(shipment)
    expect((await api.call(user, 'GET', `/api/shipments/${shipment}/true-up`)).status).toBe(409)
    const first = await landed(shipment)
    // Landed 6 a piece; on average with 100 at 4 + 1 + 0.50: 5.75, sold at twice that.
    expect(await read('products', id)).toMatchObject({ totalCost: 5.75, effectivePrice: 11.5, stock: 200 })
    await call('PATCH', `/shipment-charges/${freight}`, { actualAmount: 300 })
    await charge(shipment, { kind: 'brokerage', estimatedAmount: null, actualAmount: 100, position: 2 })
    expect(await call('GET', `/shipments/${shipment}/true-up`)).toEqual({
      currency: 'EUR',
      landedTotal: 600,
      actualTotal: 900,
      difference: 300,
      openCharges: 0,
      products: [
        {
          productId: id,
          variantId: '',
          name: 'Bowl',
          quantity: 100,
          landedUnitCost: 6,
          actualUnitCost: 9,
          difference: 300,
          price: 11.5,
          plannedMargin: 47.8261,
          actualMargin: 21.7391,
        },
      ],
    })
    const second = await landed(shipment)
    // As if known at once: 100 at 5.50 and 100 at 9; the stock is raised once only.
    expect(await read('products', id)).toMatchObject({ totalCost: 7.25, stock: 200 })
    expect(await read('shipments', shipment)).toMatchObject({ status: 'landed', changeSetId: second })
    expect(await call('GET', `/shipments/${shipment}/true-up`)).toMatchObject({ difference: 0 })
    await ann.revert(second)
    expect(await read('products', id)).toMatchObject({ totalCost: 5.75 })
    expect(await read('shipments', shipment)).toMatchObject({ status: 'landed', changeSetId: first })
  })

  it('SHIP-03 a landed shipment is not landed again until a charge of it changes', async () => {
    const shipment = await ship()
    await line(shipment, await bowl())
    const freight = await charge(shipment)
    await landed(shipment)
    const asBefore = await land(shipment)
    expect([asBefore.status, asBefore.body['title']]).toEqual([
      422,
      'This shipment has landed, and its charges are as they were then. There is nothing to land again.',
    ])
    // A bill of the estimated amount brings no line another cost.
    await call('PATCH', `/shipment-charges/${freight}`, { actualAmount: 100 })
    expect((await land(shipment)).status).toBe(422)
    expect(listOf((await call('GET', '/change-sets?origin=shipment'))['items'])).toHaveLength(1)
    await call('PATCH', `/shipment-charges/${freight}`, { actualAmount: 101 })
    expect((await land(shipment)).body).toMatchObject({ title: 'Landed again with actual charges: Spring', size: 1 })
  })

  it('SHIP-03 landing again leaves a product alone whose cost was changed since', async () => {
    const id = await bowl()
    const shipment = await ship()
    await line(shipment, id)
    const freight = await charge(shipment)
    await landed(shipment)
    await call('PATCH', `/products/${id}`, { costBreakdown: { baseCost: 7 } })
    await call('PATCH', `/shipment-charges/${freight}`, { actualAmount: 300 })
    const { body } = await land(shipment)
    expect(body['effect']).toMatchObject({ updated: 0, refused: 1 })
    const [bad] = await ann.rows(String(body['id']), 'state=bad')
    expect(bad?.['problems']).toEqual([
      { field: 'baseCost', message: 'Its cost was changed since this shipment landed, so it is left as it is.' },
    ])
  })

  it('CHANGE-02 what was proposed is not applied over something newer, nor twice', async () => {
    const id = await bowl()
    const shipment = await ship({ costMethod: 'average' })
    await line(shipment, id)
    const [one, two] = [(await land(shipment)).body, (await land(shipment)).body].map((body) => String(body['id']))
    await call('PATCH', `/products/${id}`, { stock: 5 })
    expect((await ann.apply(one ?? '')).problem).toMatchObject({ code: 'conflict' })
    expect(await costs(id)).toMatchObject({ baseCost: 4 })
    await call('PATCH', `/products/${id}`, { stock: 100 })
    expect((await ann.apply(one ?? '')).result).toMatchObject({ state: 'applied' })
    expect((await ann.apply(two ?? '')).problem).toMatchObject({ code: 'conflict' })
  })

  it('SHIP-04 stock is raised on top of what it is when the landing is applied', async () => {
    const id = await bowl()
    const shipment = await ship({ raiseStock: true })
    await line(shipment, id)
    const changeSetId = String((await land(shipment)).body['id'])
    await call('PATCH', `/products/${id}`, { stock: 90 })
    await ann.apply(changeSetId)
    expect((await read('products', id))['stock']).toBe(190)
  })

  const issues = (body: Json) => listOf(body['errors']).map(({ field, message }) => [String(field), String(message)])

  it('SHIP-02 a shipment that is not complete says by line, charge and field what is missing', async () => {
    const id = await bowl()
    const shipment = await ship({ raiseStock: true })
    const a = await line(shipment, id, { quantity: 0 })
    const b = await line(shipment, id, { currency: 'XAF', position: 2 })
    const gone = await bowl()
    const c = await line(shipment, gone, { position: 3, weight: 2 })
    await call('DELETE', '/products', { ids: [gone] })
    const d = await charge(shipment, { split: 'weight', label: 'Sea' })
    const e = await charge(shipment, { estimatedAmount: null, position: 2, split: 'equal' })
    const { status, body } = await land(shipment)
    expect([status, body['code']]).toEqual([422, 'rule-broken'])
    expect(issues(body)).toEqual([
      [`lines.${b}.rate`, 'Enter the exchange rate from XAF to EUR.'],
      [`charges.${e}.estimatedAmount`, 'Enter an estimated or an actual amount.'],
      [`lines.${a}.weight`, 'Enter a weight: Sea is split by weight.'],
      [`lines.${b}.weight`, 'Enter a weight: Sea is split by weight.'],
      [`lines.${a}.quantity`, 'Enter a quantity above 0.'],
    ])
    for (const part of [a, b]) await call('DELETE', `/shipment-lines/${part}`)
    for (const part of [d, e]) await call('DELETE', `/shipment-charges/${part}`)
    expect(issues((await land(shipment)).body)).toEqual([
      [`lines.${c}.productId`, 'This product was deleted. Choose another one, or none.'],
    ])
    await call('PATCH', `/shipment-lines/${c}`, { productId: id, quantity: 2.5 })
    expect(issues((await land(shipment)).body)).toEqual([
      [`lines.${c}.quantity`, 'Stock is counted in whole units. Enter a whole quantity, or do not add to the stock.'],
    ])
    await call('PATCH', `/shipment-lines/${c}`, { productId: null })
    expect((await land(shipment)).body['detail'] ?? (await land(shipment)).body['title']).toBe(
      'No line names a product, so there is nothing to land.',
    )
  })

  it('OPS-03 another user’s shipment is not found, and its lines cannot be named', async () => {
    const shipment = await ship()
    await line(shipment, await bowl())
    const stranger = await context.newUser()
    const call2 = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
      api.call(stranger, method, `/api${path}`, body)
    for (const [method, path] of [
      ['POST', `/shipments/${shipment}/land`],
      ['GET', `/shipments/${shipment}/true-up`],
      ['GET', `/shipments/${shipment}`],
      ['DELETE', `/shipments/${shipment}`],
    ] as const) {
      expect((await call2(method, path, method === 'POST' ? {} : undefined)).status).toBe(404)
    }
    expect((await call2('POST', '/shipment-lines', { shipmentId: shipment })).status).toBe(422)
  })

  it('SHIP-01 a landed shipment keeps its lines, and deleting one takes its lines and charges along', async () => {
    const shipment = await ship()
    const own = await line(shipment, await bowl())
    await charge(shipment)
    await landed(shipment)
    const changed = await api.call(user, 'PATCH', `/api/shipment-lines/${own}`, { quantity: 7 })
    expect(issues(changed.body)).toEqual([
      ['quantity', 'This shipment has landed. Take its landing back to change the lines.'],
    ])
    await call('PATCH', `/shipment-lines/${own}`, { hsCode: '6911.10' })
    await call('DELETE', `/shipments/${shipment}`)
    expect((await call('GET', '/shipment-lines'))['items']).toEqual([])
    expect((await call('GET', '/shipment-charges'))['items']).toEqual([])
  })

  it('API-04 the same landing asked for twice is one change set', async () => {
    const shipment = await ship()
    await line(shipment, await bowl())
    const changeSetId = randomUUID()
    expect((await land(shipment, { changeSetId })).status).toBe(201)
    expect((await land(shipment, { changeSetId })).status).toBe(200)
    expect(listOf((await call('GET', '/change-sets?origin=shipment'))['items'])).toHaveLength(1)
  })
})

import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { exchangeRateMessages } from '#domain/exchange-rate-messages.ts'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'

describeOneEngine('commands of shipments', (context) => {
  let api: TestApi
  let user: string
  let shipment: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
    shipment = String((await api.call(user, 'POST', '/api/shipments', { name: 'Spring', currency: 'EUR' })).body['id'])
  })

  const run = async (name: string, input: object): Promise<Json | undefined> => {
    const mutation = { id: randomUUID(), seq: 1, at: Date.now(), body: { op: 'command', name, input } }
    const { body } = await api.call(user, 'POST', '/api/sync', { clientId: randomUUID(), mutations: [mutation] })
    return listOf(body['results'])[0]
  }
  const refusal = async (name: string, input: object) => (await run(name, input))?.['refused']
  const parts = async (collection: string, of = shipment) =>
    listOf((await api.call(user, 'GET', `/api/${collection}?shipmentId=${of}&pageSize=500`)).body['items'])
  const line = (own: object = {}) => ({
    id: randomUUID(),
    data: { sku: 'A', quantity: 10_000, currency: 'USD', ...own },
  })
  const addLines = (...lines: object[]) => run('shipment/add-lines', { shipmentId: shipment, lines })
  const addCharge = async (own: object) =>
    String((await api.call(user, 'POST', '/api/shipment-charges', { shipmentId: shipment, ...own })).body['id'])

  it('SHIP-04 lines of a file are added in one go, behind those that are there', async () => {
    await addLines(line(), line({ sku: 'B', weight: 25_000, productId: null }))
    await addLines(line({ sku: 'C' }))
    expect(
      (await parts('shipment-lines')).map(({ sku, position, quantity, weight }) => [sku, position, quantity, weight]),
    ).toEqual([
      ['A', 1, 1, null],
      ['B', 2, 1, 2.5],
      ['C', 3, 1, null],
    ])
  })

  it('SHIP-04 a line of a file that is there already is changed where it stands, and counts once', async () => {
    const [known, other] = [line(), line({ sku: 'B' })]
    await addLines(known, other)
    await addLines(line({ sku: 'C' }), { id: known.id, data: { quantity: 70_000 } })
    expect((await parts('shipment-lines')).map(({ sku, position, quantity }) => [sku, position, quantity])).toEqual([
      ['A', 1, 7],
      ['B', 2, 1],
      ['C', 3, 1],
    ])
  })

  it('SHIP-04 one bad line refuses them all by its place, and so does an unknown shipment', async () => {
    expect(
      await refusal('shipment/add-lines', { shipmentId: shipment, lines: [line(), line({ quantity: -1 })] }),
    ).toMatchObject({
      code: 'invalid-input',
      errors: [{ field: 'input.lines.1.data.quantity' }],
    })
    expect(await parts('shipment-lines')).toEqual([])
    expect(await refusal('shipment/add-lines', { shipmentId: randomUUID(), lines: [line()] })).toMatchObject({
      code: 'no-such-row',
    })
    expect(await refusal('shipment/delete', { ids: [randomUUID()] })).toMatchObject({ code: 'no-such-row' })
    expect(
      await refusal('shipment/set-rate', {
        shipmentId: randomUUID(),
        currency: 'USD',
        rate: '1',
        rateDate: null,
        rateSource: '',
      }),
    ).toMatchObject({ code: 'no-such-row' })
  })

  it('SHIP-04 a shipment holds 5,000 lines and says so', async () => {
    const many = (count: number) => Array.from({ length: count }, () => line())
    expect(await addLines(...many(4_999))).toMatchObject({ version: expect.any(Number) as number })
    expect(await refusal('shipment/add-lines', { shipmentId: shipment, lines: many(2) })).toMatchObject({
      code: 'too-large',
    })
  })

  it('SHIP-01 one rate for a currency goes to every line and charge in it, and to no other', async () => {
    await addLines(line(), line({ currency: 'EUR' }))
    await addCharge({ currency: 'USD' })
    await run('shipment/set-rate', {
      shipmentId: shipment,
      currency: 'USD',
      rate: '0.87',
      rateDate: '2026-07-06',
      rateSource: 'ECB',
    })
    const told = ({ currency, rate, rateDate, rateSource }: Json) => [currency, rate, rateDate, rateSource]
    expect((await parts('shipment-lines')).map(told)).toEqual([
      ['USD', '0.87', '2026-07-06', 'ECB'],
      ['EUR', '', null, ''],
    ])
    expect((await parts('shipment-charges')).map(told)).toEqual([['USD', '0.87', '2026-07-06', 'ECB']])
    for (const rate of ['0', '-1', '1,5', 'abc', '0.000', '999999999999', '0.000000001']) {
      const bad = { shipmentId: shipment, currency: 'USD', rate, rateDate: null, rateSource: '' }
      expect(await refusal('shipment/set-rate', bad)).toMatchObject({
        errors: [{ message: exchangeRateMessages.noRate }],
      })
    }
  })

  it('SHIP-01 a share of a line that there is not is refused by name, from REST and from a device', async () => {
    const own = line()
    await addLines(own)
    const share = (id: string) => ({ shipmentId: shipment, split: 'manual', shares: [{ id, amount: 2 }] })
    const post = (id: string) => api.call(user, 'POST', '/api/shipment-charges', share(id))
    for (const id of [randomUUID(), 'a line']) {
      const refused = await post(id)
      expect([refused.status, refused.body['errors']]).toEqual([
        422,
        [{ field: 'shares.0.id', message: `Shipment line with ID ${id} not found: choose another, or leave it out` }],
      ])
    }
    const made = await post(own.id)
    expect(made.status).toBe(201)
    const path = `/api/shipment-charges/${String(made.body['id'])}`
    expect((await api.call(user, 'PATCH', path, { shares: [{ id: randomUUID(), amount: 2 }] })).status).toBe(422)
    expect((await api.call(user, 'PATCH', path, { shares: [{ id: own.id, amount: 1 }] })).status).toBe(200)
  })

  it('SHIP-01 deleted lines leave the shares of the charges, and edits reach the named lines alone', async () => {
    const [a, b] = [line(), line({ sku: 'B' })]
    await addLines(a, b)
    await addCharge({ split: 'manual', estimatedAmount: 3, shares: [a, b].map(({ id }) => ({ id, amount: 1.5 })) })
    await run('shipment/edit-lines', { shipmentId: shipment, ids: [b.id, randomUUID()], data: { dutyPercent: 65_000 } })
    expect((await parts('shipment-lines')).map(({ dutyPercent }) => dutyPercent)).toEqual([0, 6.5])
    await run('shipment/delete-lines', { shipmentId: shipment, ids: [a.id] })
    expect((await parts('shipment-lines')).map(({ id }) => id)).toEqual([b.id])
    expect((await parts('shipment-charges')).map(({ shares }) => shares)).toEqual([[{ id: b.id, amount: 1.5 }]])
  })

  it('SHIP-01 a copy is a draft of its own with the bills as its estimates', async () => {
    const own = line({ receivedQuantity: 5_000 })
    await addLines(own)
    await addCharge({ split: 'manual', estimatedAmount: 2, actualAmount: 3, shares: [{ id: own.id, amount: 3 }] })
    const newId = randomUUID()
    await run('shipment/duplicate', { id: shipment, newId })
    expect((await api.call(user, 'GET', `/api/shipments/${newId}`)).body).toMatchObject({
      name: 'Spring (copy)',
      status: 'draft',
    })
    const [copied] = await parts('shipment-lines', newId)
    expect(copied).toMatchObject({ sku: 'A', quantity: 1, receivedQuantity: null })
    expect(await parts('shipment-charges', newId)).toMatchObject([
      { estimatedAmount: 3, actualAmount: null, shares: [{ id: copied?.['id'], amount: 3 }] },
    ])
    expect(await parts('shipment-lines')).toHaveLength(1)
    expect(await refusal('shipment/duplicate', { id: shipment, newId })).toMatchObject({ code: 'conflict' })
  })

  it('SHIP-01 a shipment is deleted with its lines and charges', async () => {
    await addLines(line(), line())
    await addCharge({ estimatedAmount: 1 })
    await run('shipment/delete', { ids: [shipment] })
    expect((await api.call(user, 'GET', '/api/shipments')).body['items']).toEqual([])
    expect([...(await parts('shipment-lines')), ...(await parts('shipment-charges'))]).toEqual([])
  })

  it('API-03 shipments are found by name, reference and supplier, and by their state', async () => {
    await api.call(user, 'POST', '/api/shipments', { name: 'Autumn', reference: 'MSKU 123', supplier: 'Künz & Co' })
    const found = async (query: string) =>
      listOf((await api.call(user, 'GET', `/api/shipments?${query}`)).body['items']).map(({ name }) => name)
    expect(await found('search=kunz')).toEqual(['Autumn'])
    expect(await found('search=msku%20aut')).toEqual(['Autumn'])
    expect(await found('search=100%25')).toEqual([])
    expect(await found('status=landed')).toEqual([])
    expect(await found('status=draft&search=spring')).toEqual(['Spring'])
    expect(await found('sortBy=name')).toEqual(['Autumn', 'Spring'])
    expect((await api.call(user, 'GET', '/api/shipments?status=lost')).status).toBe(400)
  })
})

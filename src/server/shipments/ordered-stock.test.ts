import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { changeSetsOf } from '#test/change-sets.ts'
import { describeOneEngine } from '#test/database.ts'
import { landingCalls } from '#test/landing-calls.ts'

describeOneEngine('what was ordered comes into the stock once', (context) => {
  let api: TestApi
  let user: string
  const { call, make, read, land, landed } = landingCalls(
    () => api,
    () => user,
  )
  let bowl: string
  let order: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
    await make('/business-profiles', { name: 'Shop', isDefault: true, preferredCurrency: 'EUR' })
    bowl = await make('/products', { name: 'Bowl', baseCurrency: 'EUR', stock: 5, costBreakdown: { baseCost: 4 } })
    const items = [{ productId: bowl, description: 'Bowl', quantity: 100, unitPrice: 4 }]
    order = await make('/documents', { documentType: 'purchaseorder', currency: 'EUR', movesStock: true, items })
  })

  const stock = async () => (await read('products', bowl))['stock']
  const shipped = async (own: object = {}) => {
    const id = String((await call('POST', `/documents/${order}/shipment`))['id'])
    await call('PATCH', `/shipments/${id}`, { currency: 'EUR', raiseStock: true, ...own })
    return id
  }
  const receive = () => api.call(user, 'POST', `/api/documents/update-status/${order}`, { status: 'received' })
  const send = () => call('POST', `/documents/update-status/${order}`, { status: 'sent' })

  it('SHIP-04 DOC-19 an order whose shipment added the goods is received without them, or not', async () => {
    await send()
    const changeSet = await landed(await shipped())
    expect(await stock()).toBe(105)
    const refused = await receive()
    expect([refused.status, listOf(refused.body['errors'])]).toMatchObject([400, [{ field: 'movesStock' }]])
    expect(refused.text).toContain('added its goods to the stock already')
    await call('PATCH', `/documents/${order}`, { movesStock: false })
    expect((await receive()).status).toBe(200)
    expect(await stock()).toBe(105)
    // Taken back, the landing is off the order again.
    expect(await read('documents', order)).toMatchObject({ stockedBy: expect.any(String) })
    await changeSetsOf(api, user).revert(changeSet)
    expect([await stock(), (await read('documents', order))['stockedBy']]).toEqual([5, null])
  })

  it('SHIP-04 DOC-19 a shipment whose order was received with its goods adds none, and says so before anything is landed', async () => {
    await send()
    const id = await shipped()
    expect((await receive()).status).toBe(200)
    expect(await stock()).toBe(105)
    const refused = await land(id)
    expect([refused.status, refused.body['title']]).toEqual([
      422,
      expect.stringMatching(/^Purchase order PO\S+ has added these goods to the stock already/),
    ])
    await call('PATCH', `/shipments/${id}`, { raiseStock: false })
    await landed(id)
    expect(await stock()).toBe(105)
  })

  it('SHIP-04 DOC-19 an order that is received while a landing waits to be applied stops all of it', async () => {
    await send()
    const id = await shipped()
    const draft = String((await land(id)).body['id'])
    expect((await receive()).status).toBe(200)
    const { problem } = await changeSetsOf(api, user).apply(draft)
    expect(problem).toMatchObject({ status: 409 })
    expect([await stock(), (await read('shipments', id))['status']]).toEqual([105, 'draft'])
  })

  it('SHIP-04 a shipment is of a purchase order, and stays so once it has landed', async () => {
    const invoice = await make('/documents', { documentType: 'invoice', items: [] })
    const patch = (id: string, orderId: string | null) => api.call(user, 'PATCH', `/api/shipments/${id}`, { orderId })
    const id = await shipped()
    expect((await read('shipments', id))['orderId']).toBe(order)
    expect((await patch(id, invoice)).text).toContain('must be a purchase order')
    expect((await patch(id, randomUUID())).status).toBe(422)
    await landed(id)
    expect((await patch(id, null)).text).toContain('cannot be changed: the shipment has landed')
  })

  const linesOf = async (id: string) => {
    const all = listOf((await call('GET', '/shipment-lines'))['items'])
    return all.filter((line) => String(line['shipmentId']) === id) as unknown as { id: string; quantity: number }[]
  }
  const ship = () => api.call(user, 'POST', `/api/documents/${order}/shipment`)
  const setQuantity = async (id: string, quantity: number) => {
    const [line] = await linesOf(id)
    await call('PATCH', `/shipment-lines/${line?.id ?? ''}`, { quantity })
  }

  it('SHIP-04 a second shipment of an order carries what is still open, and none is made of nothing', async () => {
    await send()
    const first = await shipped()
    expect((await ship()).status).toBe(409)
    await setQuantity(first, 30)
    const second = await shipped()
    expect((await linesOf(second)).map(({ quantity }) => quantity)).toEqual([70])
    const refused = await ship()
    expect([refused.status, refused.body['title']]).toEqual([
      409,
      expect.stringMatching(
        /^All goods of purchase order (PO\S+) are in shipments “\1”, “\1, 2” already\. Lower the quantities/,
      ),
    ])
    await landed(first)
    await landed(second)
    expect(await stock()).toBe(105)
  })

  it('SHIP-04 what came short stays open, and a deleted draft carries nothing', async () => {
    await send()
    const first = await shipped()
    const [line] = await linesOf(first)
    await call('PATCH', `/shipment-lines/${line?.id ?? ''}`, { receivedQuantity: 60 })
    await landed(first)
    const second = await shipped()
    expect((await linesOf(second)).map(({ quantity }) => quantity)).toEqual([40])
    await call('DELETE', `/shipments/${second}`)
    const third = await shipped()
    expect((await linesOf(third)).map(({ quantity }) => quantity)).toEqual([40])
    await landed(third)
    expect(await stock()).toBe(105)
  })

  it('SHIP-04 two shipments do not add more to the stock than was ordered, however their quantities came about', async () => {
    await send()
    const first = await shipped()
    await setQuantity(first, 30)
    const second = await shipped()
    await setQuantity(second, 80)
    const waiting = String((await land(second)).body['id'])
    await landed(first)
    // Worked out before the first one was in the stock.
    expect((await changeSetsOf(api, user).apply(waiting)).problem).toMatchObject({ status: 409 })
    const [line] = await linesOf(second)
    const refused = await land(second)
    expect([refused.status, refused.body['title'], listOf(refused.body['errors'])]).toMatchObject([
      422,
      expect.stringContaining('has added Bowl to the stock: only 70 of them are still to come. Lower the quantity'),
      [{ field: `lines.${line?.id ?? ''}.quantity` }],
    ])
    expect(await stock()).toBe(35)
    await setQuantity(second, 70)
    await landed(second)
    expect(await stock()).toBe(105)
    const switched = await api.call(user, 'PATCH', `/api/shipments/${first}`, { raiseStock: false })
    expect(switched.text).toContain('cannot be changed: the shipment has landed')
  })

  it('SHIP-04 one shipment takes in more than was ordered, and after its deletion another one adds nothing', async () => {
    await send()
    const first = await shipped()
    await setQuantity(first, 104)
    await landed(first)
    expect(await stock()).toBe(109)
    await call('DELETE', `/shipments/${first}`)
    const second = await shipped()
    expect((await land(second)).body['title']).toMatch(/^A shipment of purchase order PO\S+ that was deleted has added/)
    await call('PATCH', `/shipments/${second}`, { raiseStock: false })
    await landed(second)
    expect(await stock()).toBe(109)
  })

  it('SHIP-04 two devices that make the shipment of one order keep the first one', async () => {
    await send()
    const [one, two] = [randomUUID(), randomUUID()]
    const push = (newId: string) =>
      api.call(user, 'POST', '/api/sync', {
        clientId: randomUUID(),
        mutations: [
          {
            id: randomUUID(),
            seq: 1,
            at: Date.now(),
            body: { op: 'command', name: 'document/to-shipment', input: { id: order, newId } },
          },
        ],
      })
    const answers = [await push(one), await push(two)]
    expect(answers.map(({ text }) => text.includes('All goods of purchase order'))).toEqual([false, true])
  })
})

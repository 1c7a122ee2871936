import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { MutationBody } from '#contract/sync.ts'
import { buildTestApi, type Json, type TestApi } from '#test/api.ts'
import { type ChangeSetDriver, changeSetsOf } from '#test/change-sets.ts'
import { describeOneEngine } from '#test/database.ts'
import { landingCalls } from '#test/landing-calls.ts'

describeOneEngine('what a landing rests on', (context) => {
  let api: TestApi
  let user: string
  let ann: ChangeSetDriver
  const { call, make, line, charge, read, landed } = landingCalls(
    () => api,
    () => user,
  )

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
    ann = changeSetsOf(api, user)
  })

  const bowl = () => make('/products', { name: 'Bowl', baseCurrency: 'EUR', costBreakdown: { baseCost: 4 } })
  const ship = () => make('/shipments', { name: 'Spring', currency: 'EUR' })
  const land = (id: string) => call('POST', `/shipments/${id}/land`, {})
  const mutate = async (body: MutationBody): Promise<void> => {
    const mutations = [{ id: randomUUID(), seq: 1, at: Date.now(), body }]
    const { results } = await call('POST', '/sync', { clientId: randomUUID(), mutations })
    expect(results).toEqual([{ seq: 1, version: expect.any(Number) as number }])
  }
  const costs = async (id: string) => (await read('products', id))['costBreakdown']

  it.each<[string, (ids: Readonly<Record<'shipment' | 'line' | 'charge' | 'bowl', string>>) => Promise<unknown>]>([
    ['a line is changed', ({ line: id }) => call('PATCH', `/shipment-lines/${id}`, { unitCost: 6 })],
    ['a line is added', ({ shipment, bowl: id }) => line(shipment, id)],
    ['a line is deleted', ({ line: id }) => call('DELETE', `/shipment-lines/${id}`)],
    ['a charge is changed', ({ charge: id }) => call('PATCH', `/shipment-charges/${id}`, { split: 'equal' })],
    ['a charge is added', ({ shipment }) => charge(shipment)],
  ])('SHIP-03 CHANGE-02 a landing is not applied once %s', async (_what, change) => {
    const id = await bowl()
    const shipment = await ship()
    const ids = { shipment, bowl: id, line: await line(shipment, id), charge: await charge(shipment) }
    const changeSet = String((await land(shipment))['id'])
    await call('PATCH', `/shipment-lines/${ids.line}`, { hsCode: '6911' })
    await call('PATCH', `/shipment-charges/${ids.charge}`, { label: 'Sea' })
    expect((await ann.check(changeSet)).problem).toBeUndefined()
    await change(ids)
    const message = expect.stringContaining('were changed since these costs were worked out') as string
    expect((await ann.apply(changeSet)).problem).toMatchObject({ code: 'conflict', title: message })
    expect(await read('shipments', shipment)).toMatchObject({ status: 'draft' })
  })

  it('SHIP-03 CHANGE-02 a landed shipment that is deleted comes back landed, with its lines and charges, and its landing is undone as before', async () => {
    const id = await bowl()
    const shipment = await ship()
    const own = await line(shipment, id)
    const paid = await charge(shipment)
    const before = await costs(id)
    const landing = await landed(shipment)
    const rows = () =>
      Promise.all([read('shipments', shipment), read('shipment-lines', own), read('shipment-charges', paid)])
    const was = await rows()
    const changeSetId = randomUUID()
    await mutate({ op: 'command', name: 'shipment/delete', input: { ids: [shipment], changeSetId } })
    expect((await call('GET', '/shipment-lines'))['items']).toEqual([])
    expect(await read('change-sets', changeSetId)).toMatchObject({ title: 'Deleted a shipment: Spring', size: 3 })
    await mutate({ op: 'revert', changeSetId })
    const withoutStamps = (row: Json) => ({ ...(row as object), version: 0, createdAt: '', updatedAt: '' })
    expect((await rows()).map(withoutStamps)).toEqual(was.map(withoutStamps))
    expect((await read('change-sets', changeSetId))['skipped']).toBe(0)
    expect((await ann.revert(landing)).status).toBe(200)
    expect(await read('shipments', shipment)).toMatchObject({ status: 'draft', changeSetId: null })
    expect(await costs(id)).toEqual(before)
  })
})

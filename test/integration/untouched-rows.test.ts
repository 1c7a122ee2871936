import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { commands } from '#contract/commands/registry.ts'
import { buildTestApi, type TestApi } from '#test/api.ts'
import { describeEachEngine } from '#test/database.ts'
import { declared, leastBody, pathOf } from '#test/made-rows.ts'

const COMMAND = /^(\w+)\/dropUntouched$/
const KINDS = commands.flatMap(({ name }) => COMMAND.exec(name)?.[1] ?? [])

describeEachEngine('rows that were made by one press and left as they were made', (context) => {
  let api: TestApi
  let ann: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
    ann = await context.newUser()
    return () => api.app.close()
  })

  const make = async (kind: string, more: object = {}): Promise<string> => {
    const id = randomUUID()
    const { status } = await api.call(ann, 'POST', pathOf(declared(kind), api), {
      ...leastBody(declared(kind)),
      ...more,
      id,
    })
    expect(status).toBe(201)
    return id
  }
  const drop = async (kind: string, id: string): Promise<unknown> => {
    const body = { op: 'command', name: `${kind}/dropUntouched`, input: { id } }
    const mutations = [{ id: randomUUID(), seq: 1, at: Date.now(), body }]
    const answer = await api.call(ann, 'POST', '/api/sync', { clientId: randomUUID(), mutations })
    return answer.body['results']
  }
  const isThere = async (kind: string, id: string): Promise<boolean> =>
    (await api.call(ann, 'GET', `${pathOf(declared(kind), api)}/${id}`)).status === 200

  describe.each(KINDS)('%s', (kind) => {
    it('PROD-02 SYNC-02 goes again', async () => {
      const id = await make(kind)
      expect(await drop(kind, id)).toEqual([{ seq: 1, version: expect.any(Number) }])
      expect(await isThere(kind, id)).toBe(false)
    })

    it('PROD-02 stays if it was written to', async () => {
      const id = await make(kind)
      await api.call(ann, 'PATCH', `${pathOf(declared(kind), api)}/${id}`, leastBody(declared(kind)))
      const notes = { [Object.hasOwn(declared(kind).fields, 'notes') ? 'notes' : 'description']: 'Mine' }
      await api.call(ann, 'PATCH', `${pathOf(declared(kind), api)}/${id}`, notes)
      await drop(kind, id)
      expect(await isThere(kind, id)).toBe(true)
    })
  })

  it('PROD-02 a product stays that a price list holds, or that has a price on one', async () => {
    const [listed, priced] = [await make('product'), await make('product')]
    const list = await make('priceList', { title: 'Everything', productIds: [listed] })
    const price = { priceListId: list, productId: priced, price: 120_000 }
    expect((await api.call(ann, 'POST', '/api/price-list-prices', price)).status).toBe(201)
    for (const id of [listed, priced]) {
      expect(await drop('product', id)).toEqual([{ seq: 1, version: expect.any(Number) }])
      expect(await isThere('product', id)).toBe(true)
    }
  })
})

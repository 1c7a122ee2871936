import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { kindOf } from '#contract/collections.ts'
import type { AnyRow } from '#contract/entity.ts'
import { applyMutation } from '#web/kit/data/writer.ts'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { changeSetsOf } from '#test/change-sets.ts'
import { describeOneEngine } from '#test/database.ts'

const KINDS = ['product', 'service', 'shipment', 'shipmentLine', 'shipmentCharge', 'priceList', 'priceListPrice']

describeOneEngine('the sample shop on the server', (context) => {
  let api: TestApi
  let ann: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    ann = await context.newUser()
    await api.call(ann, 'POST', '/api/auth/initialize')
  })

  const send = async (body: object): Promise<{ readonly id: string; readonly at: number; readonly answer: Json }> => {
    const [id, at] = [randomUUID(), Date.now()]
    const { body: pushed } = await api.call(ann, 'POST', '/api/sync', {
      clientId: randomUUID(),
      mutations: [{ id, seq: 1, at, body }],
    })
    return { id, at, answer: listOf(pushed['results'])[0] as Json }
  }
  const loading = (changeSetId: string) =>
    ({ op: 'command', name: 'sample/load', input: { changeSetId, title: 'Loaded' } }) as const
  const load = async (): Promise<string> => {
    const changeSetId = randomUUID()
    expect((await send(loading(changeSetId))).answer['refused']).toBeUndefined()
    return changeSetId
  }
  const remove = async (changeSetId: string = randomUUID()) =>
    (await send({ op: 'command', name: 'sample/remove', input: { changeSetId, title: 'Removed' } })).answer
  /** Every row of the sample's kinds, by kind and id. */
  const stored = async (): Promise<Map<string, AnyRow>> => {
    const { body } = await api.call(ann, 'GET', '/api/sync?since=0')
    const columns = body['columns'] as unknown as Readonly<Record<string, readonly string[]>>
    return new Map(
      listOf(body['rows']).flatMap((line) => {
        const [collection, id, , ...values] = [...line].map((value) => value as unknown)
        const names = columns[String(collection)] ?? []
        const row = Object.fromEntries(names.map((name, index) => [name, values[index]]))
        const kind = kindOf(String(collection))
        return KINDS.includes(kind) && values.length > 0 ? [[`${kind} ${String(id)}`, row as unknown as AnyRow]] : []
      }),
    )
  }
  const shipments = async () => listOf((await api.call(ann, 'GET', '/api/shipments')).body['items'])
  const shipmentId = async (status: string) =>
    String((await shipments()).find((each) => String(each['status']) === status)?.['id'])

  it('SYNC-05 is stored as the browser shows it before it is sent', async () => {
    const changeSetId = randomUUID()
    const body = loading(changeSetId)
    const { id, at } = await send(body)
    const nothing = { get: () => undefined, all: () => [], where: () => [] }
    const shown = applyMutation({ id, at, body }, nothing).rows.filter(({ kind }) => KINDS.includes(kind))
    const rows = await stored()
    expect(shown).toHaveLength(rows.size)
    for (const { kind, id: rowId, row } of shown) {
      const { id: _, version: __, ...told } = JSON.parse(JSON.stringify(row)) as AnyRow
      expect(rows.get(`${kind} ${rowId}`)).toMatchObject(told)
    }
  })

  it('SHIP-03 has a landed shipment whose later bills give a true-up, and one that lands', async () => {
    await load()
    const { status, body: report } = await api.call(ann, 'GET', `/api/shipments/${await shipmentId('landed')}/true-up`)
    expect([status, report['openCharges'], listOf(report['products']).length]).toEqual([200, 1, 7])
    expect(Number(report['difference'])).toBeGreaterThan(0)
    const again = await api.call(ann, 'POST', `/api/shipments/${await shipmentId('landed')}/land`, {})
    expect(again.body).toMatchObject({ effect: { updated: 7, refused: 0 } })
    const first = await api.call(ann, 'POST', `/api/shipments/${await shipmentId('draft')}/land`, {})
    expect(first.body).toMatchObject({ effect: { updated: 8, refused: 0 } })
    await changeSetsOf(api, ann).apply(String(first.body['id']))
    expect((await shipments()).map((each) => String(each['status']))).toEqual(['landed', 'landed'])
  })

  it('SHIP-03 no caller lands a shipment with what only a command may bring along', async () => {
    const row = { kind: 'shipments', id: randomUUID() }
    const restored = { status: 'landed' }
    const data = { name: 'Mine' }
    const { status, body } = await api.call(ann, 'POST', '/api/sync', {
      clientId: randomUUID(),
      mutations: [{ id: randomUUID(), seq: 1, at: Date.now(), body: { op: 'put', ...row, data, restored } }],
    })
    expect([status, await shipments()]).toEqual([400, []])
    expect(JSON.stringify(body)).toContain('restored')
  })

  it('CHANGE-02 goes in one step, comes back by undo, and goes again', async () => {
    await load()
    const size = (await stored()).size
    expect(size).toBeGreaterThan(90)
    const removal = randomUUID()
    expect((await remove(removal))['refused']).toBeUndefined()
    expect((await stored()).size).toBe(0)
    expect((await send({ op: 'revert', changeSetId: removal })).answer['refused']).toBeUndefined()
    expect((await stored()).size).toBe(size)
    expect((await shipments()).map((each) => String(each['status'])).toSorted()).toEqual(['draft', 'landed'])
    expect((await remove())['refused']).toBeUndefined()
    expect((await stored()).size).toBe(0)
  })

  it('CHANGE-02 DOC-08 what was credited of an invoice is the same after each round of removal and undo', async () => {
    await load()
    const documents = async () => {
      const { body } = await api.call(ann, 'GET', '/api/documents?pageSize=500')
      const told = listOf(body['items']).map((each) =>
        [each['id'], each['status'], each['creditedAmount'], each['creditedInDrafts'], each['balanceDue']].map(String),
      )
      return told.toSorted(([one = ''], [other = '']) => one.localeCompare(other))
    }
    const before = await documents()
    expect(before.some(([, , credited]) => Number(credited) > 0)).toBe(true)
    for (let round = 0; round < 2; round += 1) {
      const removal = randomUUID()
      expect((await remove(removal))['refused']).toBeUndefined()
      expect((await send({ op: 'revert', changeSetId: removal })).answer['refused']).toBeUndefined()
      expect(await documents()).toEqual(before)
    }
  })

  it('CHANGE-02 undo of the loading leaves nothing', async () => {
    const loaded = await load()
    const { answer } = await send({ op: 'revert', changeSetId: loaded })
    expect(answer['refused']).toBeUndefined()
    expect((await stored()).size).toBe(0)
  })
})

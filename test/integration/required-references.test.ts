import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { appliedHeader } from '#contract/entities/change-set.ts'
import { entities } from '#contract/entities/registry.ts'
import { checkChanges, openWrite, readsOf, storeChanges } from '#server/kit/write/write.ts'
import { buildTestApi, type TestApi } from '#test/api.ts'
import { describeEachEngine } from '#test/database.ts'
import { requiredReferences } from '#test/factories.ts'

const PARENTS: Readonly<Record<string, readonly [path: string, body: object]>> = {
  shipment: ['/api/shipments', { name: 'Container' }],
  priceList: ['/api/price-lists', { title: 'Friends', productIds: [] }],
}

const REQUIRED = entities.flatMap((entity) =>
  requiredReferences(entity)
    .filter(({ target }) => PARENTS[target])
    .map(({ field, target }) => [`${entity.kind}.${field}`, entity, field, target] as const),
)

function pathOf(collection: string): string {
  return `/api/${collection.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

describeEachEngine('references that must be set', (context) => {
  let api: TestApi
  beforeAll(async () => {
    api = await buildTestApi(context.database)
    return () => api.app.close()
  })

  const parentOf = async (user: string, target: string): Promise<string> => {
    const [path, body] = PARENTS[target] ?? ['', {}]
    const made = await api.call(user, 'POST', path, body)
    expect(made.status).toBe(201)
    return String(made.body['id'])
  }

  it('API-02 lines, charges and prices of lists are among them', () => {
    const expected = ['shipmentLine.shipmentId', 'shipmentCharge.shipmentId', 'priceListPrice.priceListId']
    expect(REQUIRED.map(([name]) => name)).toEqual(expect.arrayContaining(expected))
  })

  it.each(REQUIRED)(
    'API-02 %s is neither left out nor emptied, by REST or by sync',
    async (_name, entity, field, target) => {
      const user = await context.newUser()
      const path = pathOf(entity.collection)
      const problem = { field, message: expect.stringMatching(/^must name the .* it belongs to$/) as string }
      const refused = { status: 400, body: { code: 'invalid-input', errors: [problem] } }
      expect(await api.call(user, 'POST', path, {})).toMatchObject(refused)
      expect(await api.call(user, 'POST', path, { [field]: null })).toMatchObject(refused)
      expect(await api.call(user, 'PUT', `${path}/${randomUUID()}`, { [field]: null })).toMatchObject(refused)
      const parent = await parentOf(user, target)
      const row = await api.call(user, 'POST', path, { [field]: parent })
      expect(row).toMatchObject({ status: 201, body: { [field]: parent } })
      const own = `${path}/${String(row.body['id'])}`
      expect(await api.call(user, 'PATCH', own, { [field]: null })).toMatchObject(refused)
      expect(await api.call(user, 'PUT', own, { [field]: null })).toMatchObject(refused)
      expect((await api.call(user, 'GET', own)).body[field]).toBe(parent)
    },
  )

  it.each(REQUIRED)(
    'CHANGE-02 %s: a revert leaves out what it belonged to and is gone',
    async (_name, entity, field, target) => {
      const user = await context.newUser()
      const parent = await parentOf(user, target)
      const row = await api.call(user, 'POST', pathOf(entity.collection), { [field]: parent })
      const [id, changeSetId] = [String(row.body['id']), randomUUID()]
      await context.doors.asUser({ kind: 'user', userId: user }, async (tx) => {
        const header = appliedHeader({ id: changeSetId, title: 'Cleared', origin: 'bulk' }, 1, Date.now(), 'user')
        const changes = [{ op: 'delete' as const, kind: entity.kind, id }, header]
        const open = await openWrite(tx, readsOf(checkChanges(changes, true)))
        await storeChanges(open, changes, { actor: 'user', now: Date.now(), changeSetId, trusted: true })
      })
      const [place = ''] = PARENTS[target] ?? []
      expect((await api.call(user, 'DELETE', `${place}/${parent}`)).status).toBe(204)
      const reverted = await api.call(user, 'POST', `/api/change-sets/${changeSetId}/revert`)
      expect(reverted).toMatchObject({ status: 200, body: { state: 'partly', skipped: 1 } })
      expect((await api.call(user, 'GET', `${pathOf(entity.collection)}/${id}`)).status).toBe(404)
    },
  )
})

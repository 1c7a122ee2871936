import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { appliedHeader } from '#contract/entities/change-set.ts'
import { entities } from '#contract/entities/registry.ts'
import type { Entity } from '#contract/entity.ts'
import { checkChanges } from '#server/kit/write/checked-changes.ts'
import { openWrite, readsOf, storeChanges } from '#server/kit/write/write.ts'
import { buildTestApi, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { requiredReferences } from '#test/factories.ts'
import { declared, leastBody, madeParents, pathOf } from '#test/made-rows.ts'

const REQUIRED = entities
  .filter(({ serverOnly }) => !serverOnly)
  .flatMap((entity) =>
    requiredReferences(entity).map(({ field, target }) => [`${entity.kind}.${field}`, entity, field, target] as const),
  )

describeOneEngine('references that must be set', (context) => {
  let api: TestApi
  beforeAll(async () => {
    api = await buildTestApi(context.database)
    return () => api.app.close()
  })

  const make = async (user: string, kind: string): Promise<string> => {
    const entity = declared(kind)
    const body = { ...leastBody(entity), ...(await madeParents(entity, (target) => make(user, target))) }
    const made = await api.call(user, 'POST', pathOf(entity, api), body)
    expect([kind, made.status, made.body['errors'] ?? []]).toEqual([kind, 201, []])
    return String(made.body['id'])
  }
  /** What a row needs beside the reference that is tried. */
  const restOf = async (user: string, entity: Entity, tried: string): Promise<object> => {
    const { [tried]: _, ...others } = await madeParents(entity, (target) => make(user, target))
    return { ...leastBody(entity), ...others }
  }

  it('API-02 lines, charges and prices of lists are among them', () => {
    const expected = ['shipmentLine.shipmentId', 'shipmentCharge.shipmentId', 'priceListPrice.priceListId']
    expect(REQUIRED.map(([name]) => name)).toEqual(expect.arrayContaining(expected))
  })

  it.each(REQUIRED)(
    'API-02 %s is neither left out nor emptied, by REST or by sync',
    async (_name, entity, field, target) => {
      const user = await context.newUser()
      const [path, rest] = [pathOf(entity, api), await restOf(user, entity, field)]
      const problem = { field, message: expect.stringMatching(/^must name the .* it belongs to$/) as string }
      const refused = { status: 400, body: { code: 'invalid-input', errors: [problem] } }
      expect(await api.call(user, 'POST', path, rest)).toMatchObject(refused)
      expect(await api.call(user, 'POST', path, { ...rest, [field]: null })).toMatchObject(refused)
      expect(await api.call(user, 'PUT', `${path}/${randomUUID()}`, { ...rest, [field]: null })).toMatchObject(refused)
      const parent = await make(user, target)
      const row = await api.call(user, 'POST', path, { ...rest, [field]: parent })
      expect(row).toMatchObject({ status: 201, body: { [field]: parent } })
      const own = `${path}/${String(row.body['id'])}`
      expect(await api.call(user, 'PATCH', own, { [field]: null })).toMatchObject(refused)
      expect(await api.call(user, 'PUT', own, { ...rest, [field]: null })).toMatchObject(refused)
      expect((await api.call(user, 'GET', own)).body[field]).toBe(parent)
    },
  )

  it.each(REQUIRED)(
    'CHANGE-02 %s: a revert leaves out what it belonged to and is gone',
    async (_name, entity, field, target) => {
      const user = await context.newUser()
      const parent = await make(user, target)
      const body = { ...(await restOf(user, entity, field)), [field]: parent }
      const row = await api.call(user, 'POST', pathOf(entity, api), body)
      const [id, changeSetId] = [String(row.body['id']), randomUUID()]
      await context.dataAccess.asUser({ kind: 'user', userId: user }, async (tx) => {
        const header = appliedHeader({ id: changeSetId, title: 'Cleared', origin: 'bulk' }, 1, Date.now(), 'user')
        const changes = [{ op: 'delete' as const, kind: entity.kind, id }, header]
        const open = await openWrite(tx, readsOf(checkChanges(changes, true)))
        await storeChanges(open, changes, { actor: 'user', now: Date.now(), changeSetId, trusted: true })
      })
      expect((await api.call(user, 'DELETE', `${pathOf(declared(target), api)}/${parent}`)).status).toBe(204)
      const reverted = await api.call(user, 'POST', `/api/change-sets/${changeSetId}/revert`)
      expect(reverted).toMatchObject({ status: 200, body: { state: 'partly', skipped: 1 } })
      expect((await api.call(user, 'GET', `${pathOf(entity, api)}/${id}`)).status).toBe(404)
    },
  )
})

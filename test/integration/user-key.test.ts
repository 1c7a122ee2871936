import { beforeAll, describe, expect, it } from 'vitest'
import { entities } from '#contract/entities/registry.ts'
import type { Statement } from '#server/kit/database/database.ts'
import { obstaclesOf } from '#server/maintenance/sharding/obstacles.ts'
import { planOf } from '#server/maintenance/sharding/distribute.ts'
import { readSchema, type StoredTable } from '#server/maintenance/sharding/stored-schema.ts'
import { TABLE_PLACES, placeOf } from '#server/maintenance/sharding/table-places.ts'
import { buildTestApi } from '#test/api.ts'
import { describeEachEngine } from '#test/database.ts'
import { listening, withoutUser } from '#test/distribution/sent-statements.ts'
import { declared, leastBody, madeParents, pathOf, placeOf as calledAt } from '#test/made-rows.ts'

describeEachEngine('rows of users by their key', (context) => {
  describe('the schema', () => {
    let tables: readonly StoredTable[]
    beforeAll(async () => {
      tables = await context.dataAccess.asSystem(readSchema)
    })

    it('OPS-02 each table has one place: with its user, on every node, or on the coordinator', () => {
      const declaredNames = TABLE_PLACES.map(([table]) => table)
      expect(declaredNames.toSorted()).toEqual([...new Set(declaredNames)].toSorted())
      expect(declaredNames.toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
      expect(entities.map(({ table }) => placeOf(table))).toEqual(entities.map(() => 'by-user'))
    })

    it('OPS-02 OPS-03 keys and references of rows of users name the user, nothing else names these rows, and no trigger reaches beyond them', () => {
      expect(obstaclesOf(tables)).toEqual([])
    })

    it('OPS-02 a key of all users, a reference astray and a table without a place are found', () => {
      const product = tables.find(({ name }) => name === 'product') ?? expect.fail()
      const key = { name: 'sku_once', columns: ['sku'] }
      const reference = { name: 'to_brand', columns: ['brand_id'], target: 'brand', targetColumns: ['id'] }
      const triggers = [{ name: 'tells', calls: 'public.tell_others' }]
      const spoilt = { ...product, keys: [key], references: [reference], userKeyType: 'uuid', triggers }
      expect(
        obstaclesOf([spoilt, { ...product, name: 'new_table' }]).map(({ kind, name }) => `${kind} ${name}`),
      ).toEqual(['user-key uuid', 'key sku_once', 'reference to_brand', 'unplaced new_table'])
    })

    it('OPS-02 every table of users is shared out beside the others, and no policy keeps a query', async () => {
      const { statements } = await context.dataAccess.asSystem(planOf)
      for (const { name, policies } of tables.filter(({ name: each }) => placeOf(each) === 'by-user')) {
        expect(
          statements.filter((text) => text.includes(`create_distributed_table('${name}', 'user_id'`)),
        ).toHaveLength(1)
        for (const policy of policies.filter(({ using, check }) => /select/i.test(`${using} ${check}`))) {
          const altered = statements.filter((text) => text.startsWith(`alter policy "${policy.name}" on "${name}"`))
          expect([name, policy.name, altered]).toEqual([name, policy.name, [expect.not.stringMatching(/select/i)]])
        }
      }
    })
  })

  it('OPS-02 OPS-03 rows are made, read, listed, changed, synced and deleted by statements that name the user', async () => {
    const sent = new Map<string, Statement>()
    const api = await buildTestApi(listening(context.database, (each) => sent.set(each.text, each)))
    const user = await context.newUser()
    const make = async (kind: string): Promise<string> => {
      const entity = declared(kind)
      const body = { ...leastBody(entity), ...(await madeParents(entity, make)) }
      return String((await api.call(user, 'POST', pathOf(entity, api), body)).body['id'])
    }
    for (const entity of entities.filter((each) => calledAt(each, api) !== undefined)) {
      const path = pathOf(entity, api)
      const id = await make(entity.kind)
      await api.call(user, 'GET', path)
      await api.call(user, 'GET', `${path}/${id}`)
      await api.call(user, 'PATCH', `${path}/${id}`, leastBody(entity))
      await api.call(user, 'DELETE', `${path}/${id}`)
    }
    await api.call(user, 'GET', '/api/sync?since=0')
    expect(sent.size).toBeGreaterThan(150)
    const found = await context.dataAccess.asSystem(async (tx) => {
      const all = []
      for (const each of sent.values()) all.push(await withoutUser(tx, each))
      return all.filter((each) => each !== undefined)
    })
    expect(found).toEqual([])
  })

  it('OPS-02 a statement that names no user is found', async () => {
    const texts = [
      'select name from product',
      'select p.name from product p join brand b on b.id = p.brand_id where p.user_id = $1',
      'select name from product where user_id = $1 or $2',
      'delete from product where id = $1',
      'insert into tombstone (user_id, version, kind, id) select id, 1, $1, id from account',
      'select p.name from product p join brand b using (user_id) where b.user_id = $1',
      'select * from exchange_rates',
    ]
    const found = await context.dataAccess.asSystem(async (tx) => {
      const all = []
      for (const text of texts) all.push((await withoutUser(tx, { text }))?.parts)
      return all
    })
    expect(found).toEqual([
      ['product'],
      ['brand b'],
      ['product'],
      ['product'],
      ['insert into tombstone'],
      undefined,
      undefined,
    ])
  })
})

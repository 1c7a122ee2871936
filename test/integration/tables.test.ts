import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { entities } from '#contract/entities/registry.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { columnsOf } from '#server/kit/rows/columns.ts'
import { buildTestApi } from '#test/api.ts'
import { describeEachEngine } from '#test/database.ts'

/** Own tables that the write path keeps beside the entities. */
const OWN = [
  ...entities.map(({ table }) => table),
  'user_head',
  'tombstone',
  'change',
  'change_set_row',
  'change_set_draft',
  'sync_client',
  'idempotency_key',
]
const MINIMUM_TABLES = 15

interface TableFacts {
  readonly name: string
  readonly forced: boolean
  readonly policies: readonly string[]
  readonly grants: readonly string[]
}

const FACTS = `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
    (select coalesce(json_agg(p.polname order by 1), '[]') from pg_policy p where p.polrelid = c.oid) as policies,
    (select coalesce(json_agg(distinct privilege_type), '[]') from information_schema.table_privileges g
      where g.table_name = c.relname and g.grantee = app_user_role()) as grants
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migration' order by 1`

describeEachEngine('tables', (context) => {
  let facts: readonly TableFacts[]
  let ann: string
  let bob: string

  beforeAll(async () => {
    const [answer] = await context.doors.asSystemFlight([{ text: FACTS }])
    facts = (answer?.rows ?? []) as unknown as TableFacts[]
    ann = await context.newUser()
    bob = await context.newUser()
    const api = await buildTestApi(context.database)
    const { body: category } = await api.call(ann, 'POST', '/api/categories', { name: 'Ann’s' })
    await api.call(ann, 'POST', '/api/brands', { name: 'Ann’s' })
    await api.call(ann, 'POST', '/api/business-profiles', { name: 'Ann’s', isDefault: true })
    await api.call(ann, 'POST', '/api/import-mappings', { name: 'Ann’s' })
    await api.call(ann, 'PUT', `/api/users/${ann}`, { displayName: 'Ann' })
    const { body } = await api.call(
      ann,
      'POST',
      '/api/products',
      { categoryId: category['id'] },
      { 'idempotency-key': 'k' },
    )
    await api.call(ann, 'DELETE', '/api/products', { ids: [body['id']] })
    const mutation = {
      id: randomUUID(),
      seq: 1,
      at: 1,
      body: { op: 'put', kind: 'product', id: randomUUID(), data: {} },
    }
    await api.call(ann, 'POST', '/api/sync', { clientId: randomUUID(), mutations: [mutation] })
    const set = randomUUID()
    await api.call(ann, 'POST', '/api/change-sets', {
      id: set,
      title: 'x',
      origin: 'import',
      options: { match: 'sku', mode: 'create-and-update', createNames: true },
    })
    await api.call(ann, 'POST', `/api/change-sets/${set}/rows`, { rows: [{ n: 1, data: { name: 'x' } }] })
  })

  const asBob = <T>(body: (tx: Queryable) => Promise<T>) => context.doors.asUser({ kind: 'user', userId: bob }, body)
  const asAnn = <T>(body: (tx: Queryable) => Promise<T>) => context.doors.asUser({ kind: 'user', userId: ann }, body)

  it('OPS-03 every table forces row-level security and has a policy for its owner', () => {
    expect(facts.length).toBeGreaterThan(MINIMUM_TABLES)
    for (const { name, forced, policies } of facts) {
      expect({ name, forced }).toEqual({ name, forced: true })
      expect(policies, name).toContain('owner')
    }
  })

  it('OPS-03 own tables have the wall, all others no grant to the application', () => {
    expect(facts.map(({ name }) => name)).toEqual(expect.arrayContaining(OWN))
    const walled = facts.filter(({ policies }) => policies.includes('own')).map(({ name }) => name)
    expect(walled.toSorted()).toEqual(OWN.toSorted())
    const granted = facts.filter(({ grants }) => grants.length > 0).map(({ name }) => name)
    expect(granted.toSorted()).toEqual(OWN.toSorted())
  })

  it.each(entities.map((entity) => [entity.kind, entity] as const))(
    'OPS-01 the table of %s is as declared',
    async (_kind, entity) => {
      const [answer] = await context.doors.asSystemFlight([
        {
          text: `select column_name as name, data_type as type, is_nullable = 'YES' as nullable
          from information_schema.columns where table_name = $1 and column_name <> 'user_id'`,
          values: [entity.table],
        },
      ])
      const byName = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort()
      const declared = columnsOf(entity).map(({ sql, type, nullable }) => ({ name: sql, type, nullable }))
      expect(byName(answer?.rows ?? [])).toEqual(byName(declared))
    },
  )

  it.each(OWN)('OPS-03 rows of %s are seen, changed and deleted by their owner alone', async (table) => {
    const count = { text: `select count(*)::int as n from ${table}` }
    const mine = await asAnn((tx) => tx.query<{ n: number }>(count))
    expect(mine.rows[0]?.n, 'the attack needs a row to steal').toBeGreaterThan(0)
    const theirs = await asBob((tx) =>
      tx.query<{ n: number }>({ text: `${count.text} where user_id = $1`, values: [ann] }),
    )
    expect(theirs.rows[0]?.n).toBe(0)
    const touch = (statement: string) => asBob((tx) => tx.query({ text: statement, values: [ann] }))
    const update = await touch(`update ${table} set user_id = user_id where user_id = $1`).catch(() => ({
      rowCount: 0,
    }))
    expect(update.rowCount).toBe(0)
    const remove = await touch(`delete from ${table} where user_id = $1`).catch(() => ({ rowCount: 0 }))
    expect(remove.rowCount).toBe(0)
    const still = await asAnn((tx) => tx.query<{ n: number }>(count))
    expect(still.rows).toEqual(mine.rows)
  })

  it.each(OWN)('OPS-03 nobody can write a row of %s in another name', async (table) => {
    const forge = {
      text: `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object('user_id', $1::uuid))).* from ${table} t`,
      values: [bob],
    }
    await expect(asAnn((tx) => tx.query(forge))).rejects.toThrow(/row-level security/)
  })
})

import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { entities } from '#contract/entities/registry.ts'
import { plainLists } from '#contract/lists/plain-lists.ts'
import { MEMBER_ROLES, type MemberRole, type Reach, reachesOf } from '#contract/teams/reach.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { ownEvent } from '#server/kit/security-events.ts'
import { columnsOf } from '#server/kit/rows/columns.ts'
import { checkChanges } from '#server/kit/write/checked-changes.ts'
import { openWrite, readsOf, storeChanges } from '#server/kit/write/write.ts'
import { buildTestApi } from '#test/api.ts'
import { describeEachEngine } from '#test/database.ts'
import { cardRows } from '#test/payments/card-rows.ts'
import { makeSubscription } from '#test/payments/made-subscription.ts'
import { makeStoreRows } from '#test/store-rows.ts'
import { declared, leastBody, madeParents, pathOf } from '#test/made-rows.ts'

/** Own tables that the write path keeps beside the entities. */
const OWN = [
  ...entities.map(({ table }) => table),
  'user_head',
  'tombstone',
  'change',
  'change_set_kept',
  'change_set_row',
  'change_set_draft',
  'sync_client',
  'idempotency_key',
  'stored_file',
  'security_event',
  'scan_run',
  'assistant_usage',
  'store_access',
  'store_product',
  'store_notice',
  'webhook',
  'webhook_delivery',
  'user_subscription',
  'card_account',
  'card_checkout',
  'card_payment',
]
/** What members reach of the tables that are no entities: editor, viewer, accountant (TEAM-02). */
const OTHERS: Readonly<Record<string, readonly [Reach, Reach, Reach]>> = {
  user_head: ['write', 'read', 'read'],
  // An accountant sees what is of kinds that they may read.
  tombstone: ['write', 'read', 'read'],
  change: ['write', 'read', 'read'],
  change_set_kept: ['write', 'read', 'none'],
  change_set_row: ['write', 'read', 'none'],
  change_set_draft: ['write', 'read', 'none'],
  stored_file: ['write', 'read', 'none'],
  store_product: ['write', 'read', 'none'],
  sync_client: ['write', 'none', 'none'],
  idempotency_key: ['write', 'none', 'none'],
  user_subscription: ['read', 'none', 'none'],
}
const reachTo = (table: string, role: MemberRole): Reach => {
  const entity = entities.find((each) => each.table === table)
  return entity ? reachesOf(entity.kind)[role] : (OTHERS[table]?.[MEMBER_ROLES.indexOf(role)] ?? 'none')
}
/** Tables of the installation that administrators read. */
const OF_ADMINS = ['audit_entry', 'audit_head', 'health_sample', 'revenue_movement']
/** Tables of no user, read by all. */
const SHARED = ['exchange_rates', 'subscription_plan']
const SHARED_ROWS = `select ${SHARED.map((table) => `(select count(*)::int from ${table}) as ${table}`).join()}`
const MINIMUM_TABLES = 15
/** Each fifth way to break a wall is tried; the deep run tries them all. */
const BREAKS_STEP = process.env['EACH_ENGINE'] === 'yes' ? 1 : 5

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
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`

const POLICIES = `select polname as name, polrelid::regclass::text as table from pg_policy order by 2, 1`

/** Ends the transaction in which walls were broken, with what was seen in it. */
class Seen extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super('seen')
    this.faults = faults
  }
}

describeEachEngine('tables', (context) => {
  let facts: readonly TableFacts[]
  let ann: string
  let bob: string
  let admin: string

  beforeAll(async () => {
    const [answer] = await context.dataAccess.asSystemBatch([{ text: FACTS }])
    facts = (answer?.rows ?? []) as unknown as TableFacts[]
    const rates = `insert into exchange_rates (date, base, source, rates) values ('1999-01-04', 'EUR', 'test', '{}') on conflict do nothing`
    await context.dataAccess.asSystemBatch([{ text: rates }])
    ann = await context.newUser()
    bob = await context.newUser()
    admin = await context.newUser('admin')
    const api = await buildTestApi(context.database)
    const { body: category } = await api.call(ann, 'POST', '/api/categories', { name: 'Ann’s' })
    await api.call(ann, 'POST', '/api/brands', { name: 'Ann’s' })
    await api.call(ann, 'POST', '/api/business-profiles', { name: 'Ann’s', isDefault: true })
    await api.call(ann, 'POST', '/api/import-mappings', { name: 'Ann’s' })
    const { body: list } = await api.call(ann, 'POST', '/api/price-lists', { title: 'Ann’s', productIds: [] })
    await api.call(ann, 'POST', '/api/price-list-prices', { priceListId: list['id'], price: 1 })
    const { body: planned } = await api.call(ann, 'POST', '/api/products', { name: 'Planned' })
    await api.call(ann, 'POST', '/api/scheduled-prices', {
      productId: planned['id'],
      amount: 3,
      startsAt: '2999-01-01T00:00:00Z',
    })
    await api.call(ann, 'POST', '/api/services', {})
    const { body: shipment } = await api.call(ann, 'POST', '/api/shipments', {})
    for (const part of ['shipment-lines', 'shipment-charges'])
      await api.call(ann, 'POST', `/api/${part}`, { shipmentId: shipment['id'] })
    // Any other kind that callers write: a row as its declaration asks for it.
    const make = async (kind: string): Promise<string> => {
      const entity = declared(kind)
      const body = { ...leastBody(entity), ...(await madeParents(entity, make)) }
      return String((await api.call(ann, 'POST', pathOf(entity, api), body)).body['id'])
    }
    for (const { kind } of plainLists.map(({ entity }) => entity).filter(({ serverOnly }) => !serverOnly))
      await make(kind)
    await makeStoreRows(context.dataAccess, ann, { name: 'Ann’s' })
    await makeSubscription(context.dataAccess, ann)
    await context.dataAccess.asUser({ kind: 'user', userId: ann }, async (tx) => {
      const rows = {
        customer: { name: 'Ann’s' },
        document: {},
        documentMail: {},
        recurringDocument: { name: 'Ann’s' },
        assistantMessage: {},
      }
      const changes = Object.entries(rows).map(([kind, data]) => ({ op: 'put', kind, id: randomUUID(), data }) as const)
      const open = await openWrite(tx, readsOf(changes))
      await storeChanges(open, checkChanges(changes, true), { actor: 'system:test', now: 1 })
    })
    await api.call(ann, 'PUT', `/api/users/${ann}`, { displayName: 'Ann' })
    const { body } = await api.call(
      ann,
      'POST',
      '/api/products',
      { categoryId: category['id'] },
      { 'idempotency-key': 'k' },
    )
    await api.call(ann, 'DELETE', '/api/products', { ids: [body['id']] })
    const { body: left } = await api.call(ann, 'POST', '/api/customers', { name: 'Gone' })
    await api.call(ann, 'DELETE', `/api/customers/${String(left['id'])}`)
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

  beforeAll(async () => {
    const files = `insert into stored_file (user_id, id, kind, row_id, image_key, thumbnail_key, width, height, bytes, state)
      values ($1, $1, 'product', $1, 'a', 'b', 1, 1, 1, 'stored')`
    const kept = `insert into change_set_kept (user_id, change_set_id, kind, row_id, is_whole, parts)
      select user_id, id, 'product', id, true, '[]' from change_set limit 1`
    await asAnn(async (tx) => {
      await tx.query({ text: files, values: [ann] })
      await tx.query({ text: kept })
      await tx.query({
        text: 'insert into assistant_usage (user_id, day, tokens) values ($1, current_date, 1)',
        values: [ann],
      })
      const webhook = `insert into webhook (user_id, id, address, events, description, sealed, state)
        values ($1, $1, 'https://hooks.example.com', '{product.priced}', '', '\\x00', 'paused')`
      await tx.query({ text: webhook, values: [ann] })
      const delivery = `insert into webhook_delivery (user_id, webhook_id, event_id, event, record_kind, record_id, body, state)
        values ($1, $1, $1, 'product.priced', 'product', $1, '{}', 'sent')`
      await tx.query({ text: delivery, values: [ann] })
      for (const text of cardRows()) await tx.query({ text, values: [ann] })
      await tx.query({
        text: `insert into scan_run (user_id, latency_ms, rows, count, by_fault, is_recovery) values ($1, 1, 1, 0, '{}', false)`,
        values: [ann],
      })
      await tx.query(ownEvent({ kind: 'export', device: null, address: null }))
    })
    await context.dataAccess.asSystemBatch([
      { text: `select append_audit(null, 'x', null, '', 'done', null)` },
      { text: `insert into health_sample (status, components) values ('up', '[]')` },
      { text: 'insert into revenue_movement (at) values (1)' },
    ])
  })

  const asBob = <T>(body: (tx: Queryable) => Promise<T>) =>
    context.dataAccess.asUser({ kind: 'user', userId: bob }, body)
  const asAnn = <T>(body: (tx: Queryable) => Promise<T>) =>
    context.dataAccess.asUser({ kind: 'user', userId: ann }, body)

  /** Works in Ann’s account, as data access would let a member in. */
  const enterAsMember = async (tx: Queryable, role: MemberRole): Promise<void> => {
    await tx.query({ text: 'reset role' })
    await tx.query({
      text: `select set_config('app.uid', $1, true), set_config('app.person', $2, true), set_config('role', app_member_role($3), true)`,
      values: [ann, bob, role],
    })
  }

  /** What is wrong with the walls, as the transaction of the owner sees them. */
  async function wallFaults(tx: Queryable): Promise<string[]> {
    const roles = await tx.query<{ user: string; admin: string }>({
      text: 'select app_user_role() as user, app_admin_role() as admin',
    })
    const facts = await tx.query<TableFacts>({ text: FACTS })
    const enter = (role: string | undefined, user: string) =>
      tx.query({ text: `select set_config('role', $1, true), set_config('app.uid', $2, true)`, values: [role, user] })
    const hidden = (answer: { rows: Record<string, unknown>[] }) =>
      Object.entries(answer.rows[0] ?? {}).flatMap(([table, count]) => (count === 0 ? [table] : []))
    const anns = {
      text: `select ${OWN.map((table) => `(select count(*)::int from ${table} where user_id = $1) as ${table}`).join()}`,
    }
    await enter(roles.rows[0]?.user, ann)
    const toAnn = hidden(await tx.query({ ...anns, values: [ann] }))
    const shared = hidden(await tx.query({ text: SHARED_ROWS }))
    await enter(roles.rows[0]?.user, bob)
    const toBob = hidden(await tx.query({ ...anns, values: [ann] }))
    await enter(roles.rows[0]?.admin, admin)
    const seen = await tx.query({ text: 'select from account' })
    const changed = await tx.query({ text: 'update account set suspended = suspended' })
    const plans = await tx.query({ text: 'update subscription_plan set name = name' })
    const subscriptions = await tx.query({ text: 'select from user_subscription' })
    const ofAdmins = await tx.query({
      text: `select ${OF_ADMINS.map((table) => `(select count(*)::int from ${table}) as ${table}`).join()}`,
    })
    const toMembers: string[] = []
    for (const role of MEMBER_ROLES) {
      await enterAsMember(tx, role)
      const open = OWN.filter((table) => reachTo(table, role) !== 'none')
      const text = `select ${open.map((table) => `(select count(*)::int from ${table} where user_id = $1) as ${table}`).join()}`
      const lost = [
        ...hidden(await tx.query({ text, values: [ann] })),
        ...hidden(await tx.query({ text: SHARED_ROWS })),
      ]
      toMembers.push(...lost.map((table) => `${table} is lost to the ${role}`))
    }
    await tx.query({ text: 'reset role' })
    return [
      ...toMembers,
      ...facts.rows
        .filter(({ policies }) => !policies.includes('owner'))
        .map(({ name }) => `${name} is lost to its owner`),
      ...toAnn.map((table) => `${table} is lost to its user`),
      ...shared.map((table) => `${table} is lost to all`),
      ...OWN.filter((table) => !toBob.includes(table)).map((table) => `${table} is seen by others`),
      ...(seen.rowCount > 0 ? [] : ['accounts are lost to the administrator']),
      ...(changed.rowCount > 0 ? [] : ['accounts are fixed']),
      ...(plans.rowCount > 0 ? [] : ['plans are fixed']),
      ...(subscriptions.rowCount > 0 ? [] : ['subscriptions are lost to the administrator']),
      ...hidden(ofAdmins).map((table) => `${table} is lost to administrators`),
    ]
  }

  it('OPS-03 any one policy dropped, and a hole in any wall, is seen', async () => {
    const [policies] = await context.dataAccess.asSystemBatch([{ text: POLICIES }])
    const breaks = [
      ...(policies?.rows ?? []).map(({ name, table }) => `drop policy ${String(name)} on ${String(table)}`),
      ...OWN.map((table) => `create policy hole on ${table} using (true)`),
    ]
    expect(breaks.length).toBeGreaterThan(2 * OWN.length + MINIMUM_TABLES)
    expect(await context.dataAccess.asSystem(wallFaults)).toEqual([])
    for (const text of breaks.filter((_, index) => index % BREAKS_STEP === 0)) {
      const broken = context.dataAccess.asSystem(async (tx) => {
        await tx.query({ text })
        throw new Seen(await wallFaults(tx))
      })
      await expect(broken, text).rejects.toMatchObject({
        faults: expect.arrayContaining([expect.any(String)]) as string[],
      })
    }
  })

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
    expect(granted.toSorted()).toEqual([...OWN, ...SHARED].toSorted())
  })

  it('OPS-03 shared tables are read by all and written by no user', () => {
    for (const { name, grants } of facts.filter((each) => SHARED.includes(each.name))) {
      expect({ name, grants }).toEqual({ name, grants: ['SELECT'] })
    }
  })

  it.each(entities.map((entity) => [entity.kind, entity] as const))(
    'OPS-01 the table of %s is as declared',
    async (_kind, entity) => {
      const [answer] = await context.dataAccess.asSystemBatch([
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

  /** How an act in Ann’s account ends: the rows that it touches, or the code of its refusal; nothing of it is kept. */
  async function tried(role: MemberRole, text: string): Promise<number | string> {
    let end: number | string = 0
    const attempt = context.dataAccess.asSystem(async (tx) => {
      await enterAsMember(tx, role)
      end = await tx.query({ text, values: [ann] }).then(
        ({ rowCount }) => rowCount,
        (error: { code: string }) => error.code,
      )
      throw new Seen([])
    })
    await expect(attempt).rejects.toThrow('seen')
    return end
  }

  it.each(MEMBER_ROLES.flatMap((role) => OWN.map((table) => [role, table] as const)))(
    'TEAM-02 what a member of the role %s may do with %s is what is declared',
    async (role, table) => {
      const reach = reachTo(table, role)
      const read = await tried(role, `select from ${table} where user_id = $1`)
      if (reach === 'none') expect([0, '42501']).toContain(read)
      else expect(read).toBeGreaterThan(0)
      const granted = facts.find(({ name }) => name === table)?.grants ?? []
      const acts = {
        UPDATE: `update ${table} set user_id = user_id where user_id = $1`,
        DELETE: `delete from ${table} where user_id = $1 and false`,
        INSERT: `insert into ${table} select * from ${table} where user_id = $1 and false`,
      }
      for (const [act, text] of Object.entries(acts)) {
        const end = await tried(role, text)
        const isOpen = reach === 'write' && granted.includes(act)
        if (!isOpen) expect([act, end]).toEqual([act, '42501'])
        else if (act === 'UPDATE') expect([act, Number(end) > 0]).toEqual([act, true])
        else expect([act, end]).toEqual([act, 0])
      }
    },
  )

  it('TEAM-02 a member sees nothing of another account, and reaches no table of the class system', async () => {
    for (const role of MEMBER_ROLES) {
      for (const table of OWN.filter((each) => reachTo(each, role) !== 'none'))
        expect([role, table, await tried(role, `select from ${table} where user_id <> $1`)]).toEqual([role, table, 0])
      for (const table of ['account', 'session', 'member', 'invitation', 'job', 'webhook', 'store_access'])
        expect([role, table, await tried(role, `select $1::uuid from ${table}`)]).toEqual([role, table, '42501'])
      expect(await tried(role, 'select enter_admin(), $1::uuid')).toBe('42501')
    }
  })

  it.each(OWN)('OPS-03 nobody can write a row of %s in another name', async (table) => {
    const forge = {
      text: `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object('user_id', $1::uuid))).* from ${table} t`,
      values: [bob],
    }
    await expect(asAnn((tx) => tx.query(forge))).rejects.toThrow(/row-level security|permission denied/)
  })
})

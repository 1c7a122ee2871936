import { afterAll, beforeAll, expect, it } from 'vitest'
import { entities } from '#contract/entities/registry.ts'
import {
  type AppAnswer,
  arrive,
  arriveAsMember,
  buildRealApp,
  type Callers,
  makeCallers,
  type TestApp,
  type TestCaller,
} from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'

describeOneEngine('administration', (context) => {
  let app: TestApp
  let callers: Callers
  beforeAll(async () => {
    app = await buildRealApp(context)
    callers = await makeCallers(app)
    await app.call(callers.alice, { method: 'POST', url: '/api/products', body: { name: 'Secret recipe' } })
  })
  afterAll(() => app.close())

  const get = (url: string, caller: TestCaller = callers.admin) =>
    app.call(caller, { method: 'GET', url: `/api${url}` })
  const act = (who: string, name: string, body: object | undefined, caller: TestCaller = callers.admin) =>
    app.call(caller, { method: 'POST', url: `/api/admin/people/${who}/${name}`, ...(body ? { body } : {}) })
  const items = ({ body }: AppAnswer) => body['items'] as unknown as Record<string, unknown>[]
  const audit = async (query = '') => items(await get(`/admin/audit?pageSize=100${query}`))

  it('ADMIN-01 ADMIN-02 people are found by name, address, role and state, with their use and nothing of their business', async () => {
    expect(items(await get('/admin/customer-profiles?search=ALICE'))).toMatchObject([
      { email: 'alice@example.com', role: 'user', suspended: false, id: callers.alice.userId },
    ])
    expect(items(await get('/admin/customer-profiles?role=admin')).map(({ email }) => email)).toEqual([
      'admin@example.com',
    ])
    expect(items(await get('/admin/customer-profiles?state=suspended')).map(({ email }) => email)).toEqual([
      'suspended@example.com',
    ])
    expect(items(await get('/admin/real-customers')).map(({ email }) => email)).toEqual(['alice@example.com'])
    const usage = await get(`/admin/people/${callers.alice.userId}`)
    const tables = usage.body['tables'] as unknown as { name: string; rows: number; bytes: number }[]
    expect(tables.find(({ name }) => name === 'product')).toMatchObject({ rows: 1 })
    expect(usage.text).not.toContain('recipe')
    expect((await get('/admin/people/00000000-0000-4000-8000-000000000000')).status).toBe(404)
  })

  it('ADMIN-02 pages of people end with the last one, and a search is a text and no pattern', async () => {
    const all = await get('/admin/customer-profiles?pageSize=5&page=900')
    expect(all.body).toMatchObject({ more: false, total: 4 })
    expect(items(all)).toHaveLength(4)
    expect(items(await get('/admin/customer-profiles?search=%25'))).toEqual([])
  })

  it('ADMIN-01 the figures of the installation are those of its tables', async () => {
    // The standing jobs are ordered by now.
    await Promise.all([app.jobs.wake(), app.storeJobs.wake()])
    const { body } = await get('/admin/stats')
    expect(body).toMatchObject({ users: 4, admins: 1, suspended: 1, active: { day: 4 }, files: 0, fileBytes: 0 })
    const [tables] = await context.dataAccess.asSystemBatch([
      { text: `select tablename as name from pg_tables where schemaname = 'public'` },
    ])
    const counts = tables?.rows.map(({ name }) => `(select count(*) from ${String(name)})`).join(' + ')
    const [rows] = await context.dataAccess.asSystemBatch([{ text: `select (${counts})::int as n` }])
    expect(body['rows']).toBe(rows?.rows[0]?.['n'])
    expect(Number(body['databaseBytes'])).toBeGreaterThan(1_000_000)
    expect(items(await get('/admin/jobs')).length).toBeGreaterThan(0)
  })

  it('ADMIN-02 AUTH-14 somebody suspended with a reason is out at the next request, and in again once restored', async () => {
    const carl = await arrive(app, 'carl')
    const suspended = await act(carl.userId, 'suspend', { reason: 'Sells what is not theirs' })
    expect(suspended.body).toMatchObject({ suspended: true, suspendedReason: 'Sells what is not theirs' })
    expect(await act(carl.userId, 'suspend', { reason: 'Again' })).toMatchObject({
      body: { suspendedReason: 'Sells what is not theirs' },
    })
    expect((await get('/products', carl)).body['code']).toBe('suspended')
    expect((await act(carl.userId, 'restore', { reason: 'Was somebody else' })).body).toMatchObject({
      suspended: false,
      suspendedReason: '',
    })
    expect((await get('/products', carl)).status).toBe(200)
    const told = items(await get('/security-events?pageSize=50', carl)).map(({ kind, detail }) => [kind, detail])
    expect(told.slice(0, 2)).toEqual([
      ['restored', ''],
      ['suspended', 'Sells what is not theirs'],
    ])
    expect((await act(carl.userId, 'suspend', {})).status).toBe(400)
  })

  it('ADMIN-02 somebody signed out everywhere has no session left, and a changed role holds at the next request', async () => {
    const [dora, second] = [await arrive(app, 'dora'), await arrive(app, 'dora')]
    expect((await act(dora.userId, 'role', { role: 'admin', reason: 'Helps' })).body).toMatchObject({ role: 'admin' })
    expect((await get('/admin/stats', dora)).status).toBe(200)
    expect((await act(dora.userId, 'role', { role: 'user', reason: 'Left' })).body).toMatchObject({ role: 'user' })
    expect((await get('/admin/stats', dora)).body['code']).toBe('admin-only')
    expect((await act(dora.userId, 'sign-out', undefined)).body).toEqual({ sessions: 2 })
    for (const caller of [dora, second]) expect((await get('/products', caller)).body['code']).toBe('session-revoked')
  })

  it('ADMIN-02 the last administrator cannot demote, suspend or delete themselves, nor can two do it to each other at once', async () => {
    const { userId } = callers.admin
    expect((await act(userId, 'role', { role: 'user', reason: 'Enough' })).body['code']).toBe('rule-broken')
    expect((await act(userId, 'suspend', { reason: 'Enough' })).body['code']).toBe('rule-broken')
    const gone = await app.call(callers.admin, {
      method: 'POST',
      url: '/api/account/delete',
      body: { confirm: 'admin' },
    })
    expect(gone.body['code']).toBe('rule-broken')
    const eve = await arrive(app, 'eve')
    await act(eve.userId, 'role', { role: 'admin', reason: 'Second' })
    const answers = await Promise.all([
      act(eve.userId, 'role', { role: 'user', reason: 'Duel' }),
      act(userId, 'role', { role: 'user', reason: 'Duel' }, eve),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await context.dataAccess.asSystemBatch([
      { text: `update account set role = 'admin' where id = $1`, values: [userId] },
    ])
  })

  it('ADMIN-02 of the last two administrators who leave at the same moment one stays', async () => {
    const [first, second] = [await arrive(app, 'first'), await arrive(app, 'second')]
    const setRoles = (text: string, ...values: unknown[]) => context.dataAccess.asSystemBatch([{ text, values }])
    await setRoles(`update account set role = 'admin' where id = any($1::uuid[])`, [first.userId, second.userId])
    await setRoles(`update account set role = 'user' where id <> all($1::uuid[])`, [first.userId, second.userId])
    try {
      const leave = (who: TestCaller, confirm: string) =>
        app.call(who, { method: 'POST', url: '/api/account/delete', body: { confirm } })
      const answers = await Promise.all([leave(first, 'first'), leave(second, 'second')])
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422])
      const [left] = await setRoles(`select count(*)::int as n from account where role = 'admin'`)
      expect(left?.rows).toEqual([{ n: 1 }])
    } finally {
      await setRoles(`update account set role = 'admin' where id = $1`, callers.admin.userId)
    }
  })

  it('ADMIN-04 every act stands in the audit log with who, to whom and why; it is filtered, exported and checked', async () => {
    const fred = await arrive(app, 'fred')
    await act(fred.userId, 'suspend', { reason: '=cmd|"x"' })
    const [newest] = await audit(`&subject=${fred.userId}`)
    expect(newest).toMatchObject({
      act: 'admin.suspend',
      actorEmail: 'admin@example.com',
      subjectEmail: 'fred@example.com',
      detail: '=cmd|"x"',
      outcome: 'done',
      address: '127.0.0.x',
    })
    expect((await audit('&act=SUSPEND&outcome=done')).every(({ act: name }) => name === 'admin.suspend')).toBe(true)
    expect(await audit('&to=2020-01-01')).toEqual([])
    const file = await get(`/admin/audit.csv?subject=${fred.userId}`)
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(file.text.split('\r\n')[1]).toContain(`"'=cmd|""x"""`)
    expect((await get('/admin/audit/verification')).body).toMatchObject({ broken: null })
  })

  it('ADMIN-04 a refused act is written down once a minute with the number of the others, strangers by their network', async () => {
    const gina = await arrive(app, 'gina')
    const refused = async () =>
      (await audit('&outcome=refused&act=admin.stats')).filter(({ actor }) => actor === gina.userId)
    for (let count = 0; count < 5; count += 1) await get('/admin/stats', gina)
    expect(await refused()).toMatchObject([{ outcome: 'admin-only', detail: '' }])
    await act(gina.userId, 'role', { role: 'admin', reason: 'Me' }, gina)
    expect(await audit(`&actor=${gina.userId}&act=admin.changeRole`)).toMatchObject([
      { outcome: 'admin-only', subject: gina.userId, subjectEmail: 'gina@example.com' },
    ])
    await act('nobody', 'restore', { reason: 'Me' }, gina)
    expect(await audit(`&actor=${gina.userId}&act=admin.restore`)).toMatchObject([{ subject: null }])
    await app.call(undefined, { method: 'GET', url: '/api/admin/jobs' })
    expect((await audit('&outcome=refused&act=admin.jobs')).filter(({ actor }) => actor === null)).toMatchObject([
      { outcome: 'not-signed-in', address: '127.0.0.x' },
    ])
    expect((await audit('&outcome=refused&act=admin.suspend')).every(({ outcome }) => outcome === 'rule-broken')).toBe(
      true,
    )
  })

  it('ADMIN-02 OPS-03 the role of administrators reads accounts and the audit log, and no other table', async () => {
    const actor = { kind: 'user', userId: callers.admin.userId } as const
    const [tables] = await context.dataAccess.asSystemBatch([
      { text: `select tablename as name from pg_tables where schemaname = 'public' order by 1` },
    ])
    const readable: unknown[] = []
    for (const { name } of tables?.rows ?? []) {
      const read = context.dataAccess.asAdmin(actor, (tx) => tx.query({ text: `select from ${String(name)} limit 1` }))
      await read.then(
        () => readable.push(name),
        (error: unknown) => expect(String(error)).toMatch(/permission denied/),
      )
    }
    expect(tables?.rows.length).toBeGreaterThan(40)
    const ownRows = new Set(entities.map(({ table }) => table))
    expect(readable.filter((name) => ownRows.has(String(name)))).toEqual([])
    expect(readable).toEqual([
      'account',
      'audit_entry',
      'audit_head',
      'health_sample',
      'revenue_movement',
      'subscription_plan',
      'user_subscription',
    ])
    const [views] = await context.dataAccess.asSystemBatch([
      {
        text: `select table_name || '.' || column_name as name from information_schema.columns
          where table_name in (select viewname from pg_views where schemaname = 'public') order by 1`,
      },
    ])
    expect(views?.rows.map(({ name }) => name)).toEqual([
      ...['attempts', 'error', 'every_seconds', 'id', 'kind', 'run_at', 'running'].map((each) => `admin_job.${each}`),
      ...[
        'created_at',
        'email',
        'email_verified',
        'id',
        'issuer',
        'last_seen_at',
        'name',
        'role',
        'sessions',
        'subject',
        'suspended',
        'suspended_at',
        'suspended_reason',
        'tokens',
        'works_in',
        'writes',
      ].map((each) => `admin_person.${each}`),
    ])
  })

  it('ADMIN-02 SUB-04 people stand with their plan and whose account they work in; who works for others alone is no customer', async () => {
    const [owner, helper] = [
      await arrive(app, 'owner'),
      await arriveAsMember(app, 'helper', callers.bob.userId, 'editor'),
    ]
    await app.call(await arrive(app, 'helper'), { method: 'POST', url: '/api/products', body: { name: 'Tried' } })
    const subscribe = (user: string, provider: string) => ({
      text: `with plan as (insert into subscription_plan (name, description, price, currency, billing_cycle, features, limits, trial_days,
          is_active, position, created_at, updated_at) values ('Small', '', 90000000, 'USD', 'quarterly', '[]', '{}', 0, true, 0, 0, 0) returning id)
        insert into user_subscription (user_id, plan_id, status, cancel_at_period_end, payment_issue, next_billing_at, period_start, period_end,
          price, currency, billing_cycle, provider, external_id, seen_in, created_at, updated_at)
        select $1::uuid, id, 'active', false, false, 86400000, 0, 86400000, 90000000, 'USD', 'quarterly', $2, $1::uuid::text, 0, 0, 0 from plan`,
      values: [user, provider],
    })
    await context.dataAccess.asSystemBatch([subscribe(owner.userId, 'stripe')])
    const personOf = async (id: string) =>
      (await get(`/admin/people/${id}`)).body['person'] as unknown as Record<string, unknown>
    const plan = {
      name: 'Small',
      price: 90,
      currency: 'USD',
      billingCycle: 'quarterly',
      status: 'active',
      isTest: false,
    }
    expect(await personOf(owner.userId)).toMatchObject({
      worksIn: [],
      plan: { ...plan, monthly: 30, nextBillingDate: '1970-01-02T00:00:00.000Z' },
    })
    expect(await personOf(helper.personId)).toMatchObject({ worksIn: ['bob@example.com'], plan: null })
    const customers = async () => items(await get('/admin/real-customers?search=helper')).length
    expect(await customers()).toBe(0)
    await context.dataAccess.asSystemBatch([subscribe(helper.personId, 'test')])
    expect(await customers()).toBe(1)
    expect((await personOf(helper.personId))['plan']).toMatchObject({ isTest: true, monthly: null })
  })
})

import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { SECURITY_EVENT_DAYS } from '#contract/endpoints/security-events.ts'
import { buildTestApi } from '#test/api.ts'
import { changeSetsOf } from '#test/change-sets.ts'
import { describeEachEngine } from '#test/database.ts'
import { keepHouse } from './housekeeping.ts'

describeEachEngine('housekeeping', (context) => {
  it('SYNC-03 forgets deletions after 180 days and makes a device that was away longer start anew', async () => {
    const api = await buildTestApi(context.database)
    const user = await context.newUser()
    const { body: gone } = await api.call(user, 'POST', '/api/products', { name: 'Gone' })
    await api.call(user, 'POST', '/api/products', { name: 'Stays' })
    await api.call(user, 'DELETE', `/api/products/${String(gone['id'])}`)
    const age = (days: number) =>
      context.dataAccess.asSystemBatch([
        { text: 'update tombstone set deleted_at = now() - make_interval(days => $1)', values: [days] },
      ])
    const pull = async (since: number) => (await api.call(user, 'GET', `/api/sync?since=${since}`)).body

    await age(179)
    await keepHouse(context.dataAccess)
    expect(await pull(2)).toMatchObject({ reset: false, rows: [['products', gone['id'], 3]] })
    await age(181)
    await keepHouse(context.dataAccess)
    const page = await pull(2)
    expect(page).toMatchObject({ reset: true, more: false })
    expect(page['rows']).toHaveLength(1)
    expect(await pull(3)).toMatchObject({ reset: false, rows: [] })
  })

  it('API-04 forgets an Idempotency-Key after seven days', async () => {
    const api = await buildTestApi(context.database)
    const user = await context.newUser()
    const key = { 'idempotency-key': randomUUID() }
    const first = await api.call(user, 'POST', '/api/brands', { name: 'A' }, key)
    await keepHouse(context.dataAccess)
    expect((await api.call(user, 'POST', '/api/brands', { name: 'A' }, key)).text).toBe(first.text)
    await context.dataAccess.asSystemBatch([
      { text: `update idempotency_key set created_at = now() - interval '8 days'` },
    ])
    await keepHouse(context.dataAccess)
    expect((await api.call(user, 'POST', '/api/brands', { name: 'A' }, key)).text).not.toBe(first.text)
  })

  it('AUTH-12 forgets what has expired of the own identity provider, attempts after a day, and leaves the rest', async () => {
    const ask = (text: string) => context.dataAccess.asSystemBatch([{ text }])
    const left = async (table: string) => {
      const [answer] = await ask(
        `select convert_from(${KEYS[table] ?? 'hash'}, 'utf8') as key from ${table} order by 1`,
      )
      return answer?.rows.map(({ key }) => key)
    }
    const when = { old: "now() - interval '1 second'", young: "now() + interval '1 minute'" }
    for (const [name, at] of Object.entries(when)) {
      await ask(`insert into provider_state (kind, hash, sealed, expires_at) values ('Session', '${name}', '', ${at})`)
      await ask(`insert into provider_newcomer (hash, email, password, expires_at) values ('${name}', '', '', ${at})`)
      await ask(
        `insert into provider_attempt (key, count, free_at, last_at) values ('${name}', 1, now(), ${at} - interval '1 day')`,
      )
    }
    await keepHouse(context.dataAccess)
    for (const table of ['provider_state', 'provider_newcomer', 'provider_attempt'])
      expect([table, await left(table)]).toEqual([table, ['young']])
  })

  it('AUTH-14 forgets a session 180 days after its end, however it ended', async () => {
    const user = await context.newUser()
    const ages = (days: number) => `now() - make_interval(days => ${days})`
    for (const [name, revoked, expires, idle] of [
      ['revoked long ago', ages(181), 'now()', 'now()'],
      ['revoked lately', ages(179), ages(181), ages(181)],
      ['expired long ago', 'null', ages(181), 'now()'],
      ['idle since long ago', 'null', 'now()', ages(181)],
      ['expired lately', 'null', ages(179), ages(179)],
    ] as const)
      await context.dataAccess.asSystemBatch([
        {
          text: `insert into session (hash, id, user_id, expires_at, idle_expires_at, auth_time, issuer, revoked_at)
            values ($1, gen_random_uuid(), $2, ${expires}, ${idle}, now(), 'test', ${revoked})`,
          values: [Buffer.from(name), user],
        },
      ])
    await keepHouse(context.dataAccess)
    const text = `select convert_from(hash, 'utf8') as name from session where user_id = $1 order by 1`
    const [answer] = await context.dataAccess.asSystemBatch([{ text, values: [user] }])
    expect(answer?.rows.map(({ name }) => name)).toEqual(['expired lately', 'revoked lately'])
  })

  it('CHANGE-01 forgets the rows of a draft that nobody goes on with after 30 days, and keeps those of what was applied', async () => {
    const api = await buildTestApi(context.database)
    const user = await context.newUser()
    const ann = changeSetsOf(api, user)
    const [old, young] = [await ann.draft([{ data: { name: 'Old' } }]), await ann.draft([{ data: { name: 'Young' } }])]
    const applied = String((await ann.imported([{ data: { sku: 'A', name: 'Applied' } }]))['id'])
    const age = (id: string, days: number) =>
      context.dataAccess.asSystemBatch([
        {
          text: `update change_set set updated_at = extract(epoch from now() - make_interval(days => $2)) * 1000 where id = $1`,
          values: [id, days],
        },
      ])
    await Promise.all([age(old, 31), age(young, 29), age(applied, 31)])
    await keepHouse(context.dataAccess)
    const counts = await Promise.all([old, young, applied].map(async (id) => (await ann.rows(id)).length))
    expect(counts).toEqual([0, 1, 1])
  })

  it('AUTH-14 forgets a security event after its days', async () => {
    const user = await context.newUser()
    const event = (detail: string, days: number) =>
      context.dataAccess.asSystemBatch([
        {
          text: `insert into security_event (user_id, kind, detail, at) values ($1, 'sign-in', $2, now() - make_interval(days => $3))`,
          values: [user, detail, days],
        },
      ])
    await event('old', SECURITY_EVENT_DAYS + 1)
    await event('young', SECURITY_EVENT_DAYS - 1)
    await keepHouse(context.dataAccess)
    const text = 'select detail from security_event where user_id = $1'
    const [answer] = await context.dataAccess.asSystemBatch([{ text, values: [user] }])
    expect(answer?.rows).toEqual([{ detail: 'young' }])
  })
})

/** The columns that tell rows apart, where it is not the hash. */
const KEYS: Readonly<Record<string, string>> = { provider_attempt: 'key' }

import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventOf, shortAddress } from '#server/kit/security-events.ts'
import { keepHouse } from '#server/maintenance/housekeeping.ts'
import { arrive, arriveByToken, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'

interface Told {
  readonly kind: string
  readonly detail: string
  readonly device: string | null
  readonly address: string | null
}

describeOneEngine('the record of security events', (context) => {
  let app: TestApp
  beforeAll(async () => {
    app = await buildRealApp(context)
  })
  afterAll(() => app.close())

  const list = async (caller: TestCaller, query = ''): Promise<{ items: readonly Told[]; more: boolean }> => {
    const { body } = await app.call(caller, { method: 'GET', url: `/api/security-events${query}` })
    return body as unknown as { items: readonly Told[]; more: boolean }
  }
  const call = async (caller: TestCaller, method: 'POST' | 'DELETE' | 'GET', url: string, body?: object) => {
    const answer = await app.call(caller, { method, url, headers: { origin: app.origin }, ...(body ? { body } : {}) })
    expect([url, answer.status < 300]).toEqual([url, true])
    return answer.body
  }
  const age = (userId: string, days: number) =>
    context.dataAccess.asSystemBatch([
      {
        text: `insert into security_event (user_id, kind, detail, at) values ($1, 'sign-in', 'old', now() - make_interval(days => $2))`,
        values: [userId, days],
      },
    ])

  it('OPS-10 sign-ins, tokens, links, exports and revocations stand in it, with device and shortened address, newest first', async () => {
    const ann = await arrive(app, 'ann')
    const { id, name } = await call(ann, 'POST', '/api/auth/tokens', { name: 'Till', scope: 'read', expiresInDays: 1 })
    expect(name).toBe('Till')
    await call(ann, 'DELETE', `/api/auth/tokens/${String(id)}`)
    const list_ = await call(ann, 'POST', '/api/price-lists', { title: 'Spring', productIds: [] })
    const link = await call(ann, 'POST', `/api/price-lists/${String(list_['id'])}/links`, {})
    await call(ann, 'DELETE', `/api/public-links/${String(link['id'])}`)
    await app.call(ann, { method: 'GET', url: '/api/account/export' })
    await call(ann, 'DELETE', '/api/auth/sessions?except=current')
    const refused = await app.call(ann, { method: 'POST', url: '/api/account/delete', body: { confirm: 'not ann' } })
    expect(refused.status).toBe(422)
    const { items } = await list(ann, '?pageSize=50')
    expect(items.map(({ kind, detail }) => [kind, detail].join(' ').trim())).toEqual([
      'deletion-asked',
      'session-revoked',
      'export',
      'link-closed',
      'link-made',
      'token-revoked Till',
      'token-made Till',
      'sign-in',
    ])
    for (const { address } of items) expect(address).toBe('127.0.0.x')
    const program = await arriveByToken(app, 'ann')
    expect((await list(program)).items.length).toBeGreaterThan(7)
  })

  it('OPS-10 OPS-03 a user sees their own and no one else’s, by pages', async () => {
    const [bob, cleo] = [await arrive(app, 'bob'), await arrive(app, 'cleo')]
    for (let count = 0; count < 7; count += 1) await arrive(app, 'bob')
    const first = await list(bob, '?pageSize=5')
    const second = await list(bob, '?pageSize=5&page=2')
    expect([first.items.length, first.more, second.items.length, second.more]).toEqual([5, true, 3, false])
    expect(await list(bob, '?pageSize=5&page=900')).toEqual(second)
    expect((await list(cleo)).items).toHaveLength(1)
    expect((await list(cleo, '?page=3')).items).toHaveLength(1)
  })

  it('OPS-10 nobody changes or removes an entry before its time, not even the owner of the tables', async () => {
    const { userId } = await arrive(app, 'dora')
    await age(userId, 364)
    const count = async () => {
      const [answer] = await context.dataAccess.asSystemBatch([
        { text: 'select count(*)::int as n from security_event where user_id = $1', values: [userId] },
      ])
      return answer?.rows[0]?.['n']
    }
    const before = await count()
    for (const text of [
      `update security_event set kind = 'sign-out'`,
      'delete from security_event',
      `insert into security_event (user_id, kind, detail) values ('${userId}', 'sign-in', '')`,
    ])
      await expect(
        context.dataAccess.asUser({ kind: 'user', userId }, (tx) => tx.query({ text })),
        text,
      ).rejects.toThrow(/permission denied/)
    for (const text of [`update security_event set kind = 'sign-out'`, 'delete from security_event'])
      await expect(context.dataAccess.asSystemBatch([{ text }]), text).rejects.toThrow(/only added to/)
    await keepHouse(context.dataAccess)
    expect(await count()).toBe(before)
    await age(userId, 366)
    await keepHouse(context.dataAccess)
    expect(await count()).toBe(before)
  })

  it('OPS-10 the record goes with its account', async () => {
    const eve = await arrive(app, 'eve')
    await context.dataAccess.asSystemBatch([eventOf(eve.userId, { kind: 'export', device: null, address: null })])
    await call(eve, 'POST', '/api/account/delete', { confirm: 'eve' })
    const [left] = await context.dataAccess.asSystemBatch([
      { text: 'select from security_event where user_id = $1', values: [eve.userId] },
    ])
    expect(left?.rowCount).toBe(0)
  })

  it.each([
    ['203.0.113.77', '203.0.113.x'],
    ['::ffff:203.0.113.77', '203.0.113.x'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ])('OPS-10 of the address %s stands %s', (address, kept) => expect(shortAddress(address)).toBe(kept))
})

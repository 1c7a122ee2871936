import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { entities } from '#contract/entities/registry.ts'
import { MEMBER_ROLES, mayRead, mayWrite } from '#contract/teams/reach.ts'
import { admit } from '../account-store.ts'
import { hashOf } from '../secrets.ts'
import { arrive, arriveAsMember, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { openShop } from '#test/shop.ts'
import { keptMails, teamCalls } from '#test/team-world.ts'

describeOneEngine('people of an account', (context) => {
  let app: TestApp
  let team: ReturnType<typeof teamCalls>
  let people = 0

  beforeAll(async () => {
    app = await buildRealApp(context)
    team = teamCalls(app)
  })

  /** An owner with a business, and somebody else. */
  const two = async (): Promise<readonly [owner: TestCaller, other: TestCaller, email: string]> => {
    people += 1
    const owner = await arrive(app, `owner${people}`)
    await team.post(owner, '/auth/initialize')
    await team.post(owner, '/business-profiles', { name: `Shop ${people}`, isDefault: true })
    return [owner, await arrive(app, `other${people}`), `other${people}@example.com`]
  }
  const events = async (caller: TestCaller): Promise<unknown[]> => {
    const { body } = await team.get(caller, '/security-events')
    return (body['items'] as unknown as { kind: string }[]).map(({ kind }) => kind)
  }
  const ask = (text: string, ...values: unknown[]) => app.dataAccess.asSystemBatch([{ text, values }])
  const secretOf = ({ headers }: TestCaller): string => /sid=([\w-]+)/.exec(headers['cookie'] ?? '')?.[1] ?? ''
  const told = ({ status, body }: { status: number; body: object }) => [status, (body as { code?: string }).code]

  it('TEAM-01 a business that nobody has named yet does not name the account: its owner does', async () => {
    const owner = await arrive(app, 'unnamed')
    await team.post(owner, '/auth/initialize')
    const { token } = await team.invite(owner, 'somebody@example.com')
    const look = await team.post(undefined, '/invitations/look', { token })
    expect(look.body).toMatchObject({ accountName: 'unnamed' })
  })

  it('TEAM-01 an invited person accepts by the mailed link, works in the account as themselves and goes back', async () => {
    const [owner, other, email] = await two()
    const { answer, token } = await team.invite(owner, email.toUpperCase())
    expect(answer.status).toBe(201)
    const mails = await keptMails(app)
    expect(
      mails.filter((mail) => mail.includes(`To: ${email}`) && mail.includes(`/invitation?token=${token}`)),
    ).toHaveLength(1)

    const look = await team.post(undefined, '/invitations/look', { token })
    expect(look.body).toEqual({ accountName: `Shop ${people}`, role: 'editor', state: 'open' })
    expect((await team.post(other, '/invitations/accept', { token })).body).toEqual({ accountId: owner.userId })
    // Repeating it changes nothing.
    expect((await team.post(other, '/invitations/accept', { token })).status).toBe(200)

    const { body: accounts } = await team.get(other, '/accounts')
    expect(accounts['items']).toEqual([
      { id: other.userId, name: `other${people}`, role: 'owner', isCurrent: true },
      { id: owner.userId, name: `Shop ${people}`, role: 'editor', isCurrent: false },
    ])
    const member = await team.enter(other, owner.userId)
    const made = await team.post(member, '/brands', { name: 'By the member' })
    expect(made.status).toBe(201)
    const { body: who } = await team.get(member, '/auth/session')
    expect(who).toMatchObject({
      id: owner.userId,
      personId: other.userId,
      email,
      accountRole: 'editor',
      accountName: `Shop ${people}`,
      role: 'user',
      initialized: true,
    })
    expect(who['people']).toEqual([
      { id: owner.userId, name: `owner${people}` },
      { id: other.userId, name: `other${people}` },
    ])
    // A reload that lost the new secret asks with the former one; soon that is over.
    expect((await team.get(other, '/brands')).body['items']).toEqual([])
    await ask(
      "update session set expires_at = expires_at - interval '1 minute' where hash = $1",
      hashOf(secretOf(other)),
    )
    expect(told(await team.get(other, '/brands'))).toEqual([401, 'not-signed-in'])
    // Each session is of one account for ever.
    const back = await team.enter(member, other.userId)
    expect((await team.get(back, '/brands')).body['items']).toEqual([])
    expect((await team.get(back, '/auth/session')).body).toMatchObject({ id: other.userId, accountRole: 'owner' })
    expect((await team.get(owner, '/brands')).body['items']).toMatchObject([{ name: 'By the member' }])
    expect(await events(owner)).toEqual(expect.arrayContaining(['person-invited', 'person-joined']))
    expect(await events(back)).toEqual(expect.arrayContaining(['account-joined']))
  })

  it('TEAM-01 an invitation that somebody else opens, that is used, over or withdrawn lets nobody in', async () => {
    const [owner, other, email] = await two()
    const stranger = await arrive(app, `stranger${people}`)
    const { id, token } = await team.invite(owner, email)
    const wrong = await team.post(stranger, '/invitations/accept', { token })
    expect(told(wrong)).toEqual([422, 'rule-broken'])
    expect(wrong.text).not.toContain(email)
    // The owner, and whoever has not confirmed the address.
    expect(told(await team.post(owner, '/invitations/accept', { token }))).toEqual([422, 'rule-broken'])
    await ask('update identity set email_verified = false where user_id = $1', other.userId)
    expect(told(await team.post(other, '/invitations/accept', { token }))).toEqual([422, 'rule-broken'])
    await ask('update identity set email_verified = true where user_id = $1', other.userId)
    // It has expired.
    await ask(`update invitation set expires_at = now() where id = $1`, id)
    expect((await team.post(undefined, '/invitations/look', { token })).body['state']).toBe('expired')
    expect((await team.post(other, '/invitations/accept', { token })).text).toContain('has expired')
    // A new one to the same address takes its place; withdrawn, its link leads nowhere.
    const again = await team.invite(owner, email)
    expect(again.answer.status).toBe(201)
    const withdrawn = await app.call(owner, {
      method: 'DELETE',
      url: `/api/invitations/${again.id}`,
      headers: { origin: app.origin },
    })
    expect(withdrawn.status).toBe(204)
    for (const secret of [again.token, token])
      expect(told(await team.post(other, '/invitations/accept', { token: secret }))).toEqual([404, 'no-such-row'])
    expect(told(await team.post(undefined, '/invitations/look', { token: again.token }))).toEqual([404, 'no-such-row'])
    // Used once, it lets nobody in again after the person was removed.
    const used = await team.invite(owner, email)
    expect((await team.post(other, '/invitations/accept', { token: used.token })).status).toBe(200)
    await team.remove(owner, other.userId)
    expect((await team.post(other, '/invitations/accept', { token: used.token })).text).toContain('has been used')
    expect((await team.get(other, '/accounts')).body['items']).toHaveLength(1)
    expect(told(await team.post(other, '/accounts/enter', { accountId: owner.userId }))).toEqual([404, 'no-such-row'])
  })

  it('TEAM-01 an address is invited once, never one’s own, and repeating the call changes nothing', async () => {
    const [owner, , email] = await two()
    const { id, answer } = await team.invite(owner, email)
    const repeated = await team.post(owner, '/invitations', { id, email, role: 'editor' })
    expect([repeated.status, repeated.body]).toEqual([200, answer.body])
    for (const address of [email, `owner${people}@example.com`]) {
      const refused = (await team.invite(owner, address)).answer
      expect([refused.status, refused.body['errors'] ?? refused.body]).toEqual([
        400,
        expect.arrayContaining([expect.objectContaining({ field: 'email' })]),
      ])
    }
    const { body } = await team.get(owner, '/team')
    expect(body).toMatchObject({
      members: [],
      invitations: [{ id, email, role: 'editor', isExpired: false }],
      most: null,
    })
  })

  it('TEAM-01 the places of a plan hold for those who invite and accept at the same moment', async () => {
    const [owner, other, email] = await two()
    const [third, fourth] = [`third${people}@example.com`, `fourth${people}@example.com`]
    const plan = randomUUID()
    const now = Date.now()
    await ask(
      `insert into subscription_plan (id, name, description, price, currency, billing_cycle, features, limits, trial_days, is_active,
        position, created_at, updated_at, max_users) values ($1, 'Duo', '', 0, 'USD', 'monthly', '[]', '{}', 0, true, 0, $2, $2, 3)`,
      plan,
      now,
    )
    try {
      const answers = await Promise.all([email, third, fourth].map((address) => team.invite(owner, address)))
      expect(answers.map(({ answer }) => answer.status).sort((a, b) => a - b)).toEqual([201, 201, 409])
      const refused = answers.find(({ answer }) => answer.status === 409)
      expect(refused?.answer.body['code']).toBe('plan-limit')
      expect((await team.get(owner, '/team')).body['most']).toBe(3)
      // Two invitations are open, and the plan becomes smaller: one place is left, and two want it.
      await ask('delete from invitation where account_id = $1', owner.userId)
      const opened = await Promise.all([email, third].map((address) => team.invite(owner, address)))
      await ask('update subscription_plan set max_users = 2 where id = $1', plan)
      const guests = [other, await arrive(app, `third${people}`)]
      const accepted = await Promise.all(
        guests.map((guest, at) => team.post(guest, '/invitations/accept', { token: opened[at]?.token })),
      )
      expect(accepted.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
    } finally {
      await ask('delete from subscription_plan where id = $1', plan)
    }
  })

  it('TEAM-02 a removed member is refused at the next request, told so once, and goes on in their own account', async () => {
    const [owner] = await two()
    const member = await arriveAsMember(app, `member${people}`, owner.userId, 'editor')
    const write = {
      clientId: randomUUID(),
      mutations: [
        {
          id: randomUUID(),
          seq: 1,
          at: Date.now(),
          body: { op: 'put', kind: 'brands', id: randomUUID(), data: { name: 'x' } },
        },
      ],
    }
    expect((await team.get(member, '/brands')).status).toBe(200)
    expect((await team.remove(owner, member.personId)).status).toBe(204)
    expect(told(await team.get(member, '/brands'))).toEqual([401, 'membership-ended'])
    expect(told(await team.post(member, '/sync', write))).toEqual([401, 'membership-ended'])
    expect((await team.get(owner, '/brands')).body['items']).toEqual([])
    // Two windows ask at the same moment.
    const answers = await Promise.all([team.token(member), team.token(member)])
    for (const answer of answers) {
      expect(answer.body).toMatchObject({
        user: { id: member.personId, accountRole: 'owner' },
        ended: { accountId: owner.userId, name: `Shop ${people}` },
      })
      const own = await team.goOn(member, answer)
      expect((await team.get(own, '/brands')).body['items']).toEqual([])
      expect((await team.token(own)).body).not.toHaveProperty('ended')
    }
    expect(await events(owner)).toEqual(expect.arrayContaining(['person-removed']))
  })

  it('TEAM-02 another role is a new session', async () => {
    const [owner] = await two()
    const member = await arriveAsMember(app, `member${people}`, owner.userId, 'editor')
    expect((await team.changeRole(owner, member.personId, 'viewer')).body).toMatchObject({ role: 'viewer' })
    expect(told(await team.post(member, '/brands', { name: 'x' }))).toEqual([401, 'membership-ended'])
    const answer = await team.token(member)
    expect(answer.body).not.toHaveProperty('ended')
    expect(answer.body).toMatchObject({
      user: { id: owner.userId, personId: member.personId, accountRole: 'viewer' },
    })
    const viewer = await team.goOn(member, answer)
    expect((await team.get(viewer, '/brands')).status).toBe(200)
    expect(told(await team.post(viewer, '/brands', { name: 'x' }))).toEqual([403, 'member-may-not'])
  })

  it('TEAM-02 a suspended person gets into no account, and a member leaves by themselves', async () => {
    const [owner] = await two()
    const member = await arriveAsMember(app, `member${people}`, owner.userId, 'viewer')
    await ask('update account set suspended = true where id = $1', member.personId)
    expect(told(await team.get(member, '/brands'))).toEqual([403, 'suspended'])
    await ask('update account set suspended = false where id = $1', member.personId)
    // Nor does anybody get into the account of somebody suspended.
    const own = await arrive(app, `member${people}`)
    await ask('update account set suspended = true where id = $1', owner.userId)
    expect(told(await team.get(member, '/brands'))).toEqual([401, 'membership-ended'])
    expect(told(await team.post(own, '/accounts/enter', { accountId: owner.userId }))).toEqual([404, 'no-such-row'])
    expect((await team.get(own, '/accounts')).body['items']).toHaveLength(1)
    await ask('update account set suspended = false where id = $1', owner.userId)
    expect((await team.post(member, '/accounts/leave', { accountId: owner.userId })).status).toBe(204)
    expect(told(await team.get(member, '/brands'))).toEqual([401, 'membership-ended'])
  })

  it('TEAM-02 where the account is deleted its members go on in their own, and a person’s own deletion ends their memberships', async () => {
    const [owner] = await two()
    const member = await arriveAsMember(app, `member${people}`, owner.userId, 'editor')
    const gone = await team.post(owner, '/account/delete', { confirm: `owner${people}` })
    expect(gone.status).toBe(200)
    expect(told(await team.get(member, '/brands'))).toEqual([401, 'membership-ended'])
    const own = await team.goOn(member, await team.token(member))
    expect((await team.get(own, '/auth/session')).body).toMatchObject({ id: member.personId, accountRole: 'owner' })

    const [second] = await two()
    const leaving = await arriveAsMember(app, `member${people}`, second.userId, 'editor')
    const elsewhere = await arrive(app, `member${people}`)
    expect((await team.post(elsewhere, '/account/delete', { confirm: `member${people}` })).status).toBe(200)
    expect(told(await team.get(leaving, '/brands'))).toEqual([401, 'session-revoked'])
    expect((await team.get(second, '/team')).body['members']).toEqual([])
  })

  it('TEAM-02 signing out everywhere reaches the sessions in other accounts, and the owner sees none of them', async () => {
    const [owner] = await two()
    const member = await arriveAsMember(app, `member${people}`, owner.userId, 'editor')
    const own = await arrive(app, `member${people}`)
    expect((await team.get(owner, '/auth/sessions')).body['items']).toHaveLength(1)
    expect((await team.get(own, '/auth/sessions')).body['items']).toHaveLength(2)
    await app.call(own, { method: 'DELETE', url: '/api/auth/sessions?except=current', headers: { origin: app.origin } })
    expect(told(await team.get(member, '/brands'))).toEqual([401, 'session-revoked'])
  })

  it('TEAM-01 whoever confirms their sign-in goes on in the account where it was asked for, and somebody else in their own', async () => {
    const [owner, , email] = await two()
    const arriveIn = async (former: TestCaller, name: string): Promise<unknown> => {
      const authTime = Math.floor(Date.now() / 1000)
      const who = { issuer: 'embedded', subject: name, email: `${name}@example.com`, emailVerified: true, name }
      const admission = await admit(
        app.dataAccess,
        { ...who, authTime, idToken: '', providerSession: undefined },
        { ip: '127.0.0.1', userAgent: 'test', formerHash: hashOf(secretOf(former)), knows: () => true },
        { emails: ['nobody@example.com'], first: false },
      )
      if (admission.suspended) throw new Error('suspended')
      const text = 'select user_id as "userId", person_id as "personId" from session where hash = $1'
      return (await ask(text, hashOf(admission.secret)))[0]?.rows[0]
    }
    const member = await arriveAsMember(app, `member${people}`, owner.userId, 'editor')
    expect(await arriveIn(member, `member${people}`)).toEqual({ userId: owner.userId, personId: member.personId })
    const again = await arriveAsMember(app, `member${people}`, owner.userId, 'editor')
    const [name = ''] = email.split('@')
    expect(await arriveIn(again, name)).toMatchObject({ personId: null })
  })

  it('TEAM-03 the history names each person, and what they may not write is refused with its reason', async () => {
    const [owner] = await two()
    const member = await arriveAsMember(app, `member${people}`, owner.userId, 'editor')
    const { body: product } = await team.post(owner, '/products', { name: 'Kettle' })
    const id = String(product['id'])
    const clientId = randomUUID()
    const mutation = (seq: number, body: object) => ({ id: randomUUID(), seq, at: Date.now(), body })
    const pushed = await team.post(member, '/sync', {
      clientId,
      mutations: [
        mutation(1, { op: 'patch', kind: 'products', id, base: 0, data: { name: 'Teapot' } }),
        mutation(2, { op: 'put', kind: 'sticky_notes', id: randomUUID(), data: {} }),
      ],
    })
    const results = pushed.body['results'] as unknown as { refused?: { code: string } }[]
    expect(results.map(({ refused }) => refused?.code)).toEqual([undefined, 'member-may-not'])
    const removed = await app.call(member, {
      method: 'DELETE',
      url: '/api/products',
      body: { ids: [id] },
      headers: { origin: app.origin },
    })
    expect(removed.status).toBe(200)
    const { body: history } = await team.get(owner, `/products/${id}/history`)
    expect((history['items'] as unknown as { actor: string }[]).map(({ actor }) => actor)).toEqual([
      `member:member${people}`,
      `member:member${people}`,
      'user',
    ])
    const { body: sets } = await team.get(owner, '/change-sets')
    expect(sets['items']).toMatchObject([{ actor: `member:${member.personId}` }])
    // A person who left is still named.
    await team.remove(owner, member.personId)
    const { body: later } = await team.get(owner, `/products/${id}/history`)
    expect((later['items'] as unknown as { actor: string }[])[0]?.actor).toBe(`member:member${people}`)
  })

  it('TEAM-03 an undo takes back one’s own edit alone: what another person wrote since stays', async () => {
    const [owner] = await two()
    const member = await arriveAsMember(app, `member${people}`, owner.userId, 'editor')
    const { body: product } = await team.post(owner, '/products', { name: 'Kettle', description: 'Steel' })
    const id = String(product['id'])
    const clientId = randomUUID()
    const push = (seq: number, mutationId: string, body: object) =>
      team.post(member, '/sync', { clientId, mutations: [{ id: mutationId, seq, at: Date.now(), body }] })
    const edit = randomUUID()
    const base = Number((await team.get(member, '/sync?since=0')).body['head'])
    await push(1, edit, { op: 'patch', kind: 'products', id, base, data: { name: 'Teapot', description: 'Glass' } })
    const patch = { method: 'PATCH', url: `/api/products/${id}`, headers: { origin: app.origin } } as const
    expect((await app.call(owner, { ...patch, body: { description: 'Copper' } })).status).toBe(200)
    const undone = await push(2, randomUUID(), {
      op: 'patch',
      kind: 'products',
      id,
      base: base + 1,
      data: { name: 'Kettle', description: 'Steel' },
      expect: { name: 'Teapot', description: 'Glass' },
      undoes: [edit],
    })
    expect(undone.status).toBe(200)
    expect((await team.get(owner, `/products/${id}`)).body).toMatchObject({ name: 'Kettle', description: 'Copper' })
  })

  it('TEAM-02 every kind of row is read and written by each role as declared', async () => {
    people += 1
    const owner = await arrive(app, `owner${people}`)
    await openShop(app, owner, `owner${people}`)
    const { body: all } = await team.get(owner, '/sync?since=0')
    const rows = all['rows'] as unknown as readonly [string, string, number, ...unknown[]][]
    const kinds = new Map(entities.map(({ kind, collection }) => [collection, kind]))
    const present = new Set(rows.filter((row) => row.length > 3).map(([collection]) => collection))
    expect(present.size).toBeGreaterThan(20)
    const bodyOf = (collection: string) => ({ op: 'put', kind: collection, id: randomUUID(), data: {} })
    for (const role of MEMBER_ROLES) {
      const member = await arriveAsMember(app, `${role}${people}`, owner.userId, role)
      const { body: page } = await team.get(member, '/sync?since=0')
      const seen = new Set((page['rows'] as unknown as typeof rows).map(([collection]) => collection))
      const readable = [...present].filter((collection) => mayRead(role, kinds.get(collection) ?? ''))
      expect([role, [...seen].sort()]).toEqual([role, readable.sort()])
      // A new row of each kind: a refusal for its values, or for a kind that only the server writes, is none for the role.
      const clientId = randomUUID()
      for (const [at, collection] of [...present].entries()) {
        const mutation = { id: randomUUID(), seq: at + 1, at: Date.now(), body: bodyOf(collection) }
        const answer = await team.post(member, '/sync', { clientId, mutations: [mutation] })
        const [result] = (answer.body['results'] ?? []) as unknown as { refused?: { code: string } }[]
        const writes = mayWrite(role, kinds.get(collection) ?? '')
        if (role !== 'editor') expect([collection, ...told(answer)]).toEqual([collection, 403, 'member-may-not'])
        else if (writes) expect([collection, result?.refused?.code]).not.toEqual([collection, 'member-may-not'])
        else expect([collection, result?.refused?.code]).toEqual([collection, expect.any(String)])
      }
    }
  })
})

import { beforeAll, expect, it } from 'vitest'
import { admit } from '../account-store.ts'
import { hashOf } from '../secrets.ts'
import { arrive, arriveAsMember, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { keptMails, teamCalls } from '#test/team-world.ts'

describeOneEngine('members of an account that is suspended', (context) => {
  let app: TestApp
  let team: ReturnType<typeof teamCalls>
  let people = 0

  beforeAll(async () => {
    app = await buildRealApp(context)
    team = teamCalls(app)
  })

  const ask = (text: string, ...values: unknown[]) => app.dataAccess.asSystemBatch([{ text, values }])
  const told = ({ status, body }: { status: number; body: object }) => [status, (body as { code?: string }).code]
  /** A suspended owner, and somebody who works in the account. */
  const two = async () => {
    people += 1
    const owner = await arrive(app, `owner${people}`)
    const member = await arriveAsMember(app, `member${people}`, owner.userId, 'editor')
    await ask('update account set suspended = true where id = $1', owner.userId)
    return { owner, member, name: `member${people}` }
  }

  it('TEAM-02 a member of a suspended owner goes on in their own account, and comes back when the owner is restored', async () => {
    const { owner, member } = await two()
    expect(told(await team.get(member, '/brands'))).toEqual([401, 'membership-ended'])
    const own = await team.goOn(member, await team.token(member))
    expect((await team.get(own, '/brands')).status).toBe(200)
    expect((await team.get(own, '/auth/session')).body).toMatchObject({ id: member.personId, accountRole: 'owner' })
    expect(told(await team.post(own, '/accounts/enter', { accountId: owner.userId }))).toEqual([404, 'no-such-row'])
    await ask('update account set suspended = false where id = $1', owner.userId)
    const back = await team.enter(own, owner.userId)
    expect((await team.get(back, '/auth/session')).body).toMatchObject({ id: owner.userId, accountRole: 'editor' })
  })

  it('TEAM-01 an invitation of a suspended owner cannot be accepted, and stays open until the owner is restored', async () => {
    people += 1
    const owner = await arrive(app, `owner${people}`)
    const other = await arrive(app, `other${people}`)
    const { token } = await team.invite(owner, `other${people}@example.com`)
    await ask('update account set suspended = true where id = $1', owner.userId)
    const refused = await team.post(other, '/invitations/accept', { token })
    expect(told(refused)).toEqual([422, 'rule-broken'])
    expect(refused.text).toContain('not available at the moment')
    await ask('update account set suspended = false where id = $1', owner.userId)
    expect((await team.post(other, '/invitations/accept', { token })).body).toEqual({ accountId: owner.userId })
  })

  it('TEAM-02 signing in again leads a member of a suspended owner into their own account', async () => {
    const { member, name } = await two()
    const secret = /sid=([\w-]+)/.exec((member as TestCaller).headers['cookie'] ?? '')?.[1] ?? ''
    const who = { issuer: 'embedded', subject: name, email: `${name}@example.com`, emailVerified: true, name }
    const admission = await admit(
      app.dataAccess,
      { ...who, authTime: Math.floor(Date.now() / 1000), idToken: '', providerSession: undefined },
      { ip: '127.0.0.1', userAgent: 'test', formerHash: hashOf(secret), knows: () => true },
      { emails: ['nobody@example.com'], first: false },
    )
    if (admission.suspended) throw new Error('suspended')
    const text = 'select user_id as "userId", person_id as "personId", person_role as role from session where hash = $1'
    const [answer] = await ask(text, hashOf(admission.secret))
    expect(answer?.rows).toEqual([{ userId: member.personId, personId: null, role: null }])
  })

  it('TEAM-02 a suspended person is told so, whoever else is suspended', async () => {
    const { member } = await two()
    await ask('update account set suspended = true where id = $1', member.personId)
    expect(told(await team.get(member, '/brands'))).toEqual([403, 'suspended'])
  })

  it('TEAM-01 an invitation names the confirmed address of who sends it, and carries no words or links of theirs', async () => {
    const [owner, honest] = [await arrive(app, 'phisher'), await arrive(app, 'honest')]
    await team.post(owner, '/auth/initialize')
    await team.post(owner, '/business-profiles', {
      name: 'PayPal security: verify at https://evil.example',
      isDefault: true,
    })
    await team.post(honest, '/auth/initialize')
    await team.post(honest, '/business-profiles', { name: 'Tea\u2028house', isDefault: true })
    for (const [who, to] of [
      [owner, 'victim'],
      [honest, 'friend'],
    ] as const)
      expect((await team.invite(who, `${to}@example.com`)).answer.status).toBe(201)
    const mails = (await keptMails(app)).map((mail) => mail.replace(/=\r?\n/g, ''))
    const mailTo = (name: string) => mails.find((mail) => mail.includes(`To: ${name}@example.com`)) ?? ''
    expect(mailTo('victim')).toContain('phisher (phisher@example.com)')
    expect(mailTo('victim')).not.toMatch(/evil|PayPal/)
    expect(mailTo('friend')).toContain('honest (honest@example.com)')
    expect(mailTo('friend')).toContain('Tea house')
  })
})

import { beforeAll, expect, it } from 'vitest'
import { arrive, arriveAsMember, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { teamCalls } from '#test/team-world.ts'

describeOneEngine('a browser that left an account', (context) => {
  let app: TestApp
  let team: ReturnType<typeof teamCalls>
  beforeAll(async () => {
    app = await buildRealApp(context)
    team = teamCalls(app)
  })

  const listed = async (caller: TestCaller) =>
    (await team.get(caller, '/auth/sessions')).body['items'] as unknown as { id: string; current: boolean }[]

  it('AUTH-14 TEAM-02 it counts once, and signing it out ends every session of its sign-in', async () => {
    const owner = await arrive(app, 'owner')
    const member = await arriveAsMember(app, 'member', owner.userId, 'editor')
    await team.remove(owner, member.personId)
    // Two windows ask at the same moment.
    const answers = [await team.token(member), await team.token(member)] as const
    const windows = [await team.goOn(member, answers[0]), await team.goOn(member, answers[1])] as const
    expect(await listed(windows[1])).toMatchObject([{ current: true }])
    const [counted] = await app.dataAccess.asSystemBatch([
      { text: 'select sessions from admin_person where id = $1', values: [member.personId] },
    ])
    expect(counted?.rows).toEqual([{ sessions: 1 }])

    const elsewhere = await arrive(app, 'member')
    const left = (await listed(elsewhere)).filter(({ current }) => !current)
    expect(left).toHaveLength(1)
    const url = `/api/auth/sessions/${left[0]?.id}`
    await app.call(elsewhere, { method: 'DELETE', url, headers: { origin: app.origin } })
    for (const window of windows) {
      const { status, body } = await team.get(window, '/brands')
      expect([status, body['code']]).toEqual([401, 'session-revoked'])
    }
    expect(await listed(elsewhere)).toHaveLength(1)
  })
})

import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { arrive, arriveAsMember, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { describeEachEngine } from '#test/database.ts'
import { teamCalls } from '#test/team-world.ts'

const SECRET = 'the safe is opened by 4711'

describeEachEngine('what the owner keeps for themselves', (context) => {
  let app: TestApp
  let team: ReturnType<typeof teamCalls>
  let owner: TestCaller
  let editor: TestCaller
  let viewer: TestCaller

  beforeAll(async () => {
    app = await buildRealApp(context)
    team = teamCalls(app)
    owner = await arrive(app, 'owner')
    editor = await arriveAsMember(app, 'editor', owner.userId, 'editor')
    viewer = await arriveAsMember(app, 'viewer', owner.userId, 'viewer')
  })

  /** A change set of the owner’s with a note and a brand, proposed and not yet checked. */
  const proposed = async (): Promise<string> => {
    const id = randomUUID()
    const archive = {
      sticky_notes: [{ id: randomUUID(), content: SECRET, color: 'yellow', position: { x: 1, y: 1 } }],
      brands: [{ id: randomUUID(), name: `Acme ${id}` }],
    }
    const sent = await team.post(owner, `/account/import?id=${id}&title=Archive`, archive)
    expect(sent.status).toBe(201)
    return id
  }
  /** The rows that somebody is shown, and whether the note is among them. */
  const shown = async (caller: TestCaller, id: string) => {
    const { status, body, text } = await team.get(caller, `/change-sets/${id}/rows`)
    return {
      status,
      kinds: (body['items'] as unknown as { kind: string }[]).map(({ kind }) => kind).sort(),
      tells: text.includes('4711'),
    }
  }
  const toOwner = { status: 200, kinds: ['brand', 'stickyNote'], tells: true }
  const toMember = { status: 200, kinds: ['brand'], tells: false }
  /** How an act ends, whose answer may come with its progress. */
  const act = async (caller: TestCaller, id: string, what: string): Promise<string> => {
    const { status, text } = await team.post(caller, `/change-sets/${id}/${what}`)
    const last = JSON.parse(text.trim().split('\n').at(-1) || '{}') as { code?: string; problem?: { code: string } }
    return last.code ?? last.problem?.code ?? String(status)
  }
  const discard = async (caller: TestCaller, id: string) =>
    (await app.call(caller, { method: 'DELETE', url: `/api/change-sets/${id}`, headers: { origin: app.origin } })).body
  const stateOf = async (id: string) => (await team.get(owner, `/change-sets/${id}`)).body['state']

  it('TEAM-02 rows that no member reaches are shown to none of them in a change set, from its proposal to after it was taken back', async () => {
    const id = await proposed()
    const all = async () => [await shown(owner, id), await shown(editor, id), await shown(viewer, id)]
    expect(await all()).toEqual([toOwner, toMember, toMember])
    expect(await act(owner, id, 'check')).toBe('200')
    expect(await all()).toEqual([toOwner, toMember, toMember])
    expect(await act(owner, id, 'apply')).toBe('200')
    expect(await all()).toEqual([toOwner, toMember, toMember])
    expect(await act(owner, id, 'revert')).toBe('200')
    expect(await stateOf(id)).toBe('reverted')
    for (const member of [editor, viewer]) {
      const { text } = await team.get(member, '/sync?since=0')
      expect(text).not.toContain('sticky_notes",')
      expect(text).not.toContain('4711')
    }
    // Its owner’s devices are told that the note is gone.
    expect((await team.get(owner, '/sync?since=0')).text).toContain('"sticky_notes"')
  })

  it('TEAM-02 a member neither applies, takes back nor discards a part of such a change set', async () => {
    const id = await proposed()
    expect(await discard(editor, id)).toMatchObject({ code: 'member-may-not' })
    expect(await act(editor, id, 'check')).toBe('member-may-not')
    expect(await act(owner, id, 'check')).toBe('200')
    expect(await act(editor, id, 'apply')).toBe('member-may-not')
    expect([await stateOf(id), await shown(owner, id)]).toEqual(['checked', toOwner])
    expect(await act(owner, id, 'apply')).toBe('200')
    expect(await act(editor, id, 'revert')).toBe('member-may-not')
    const mutation = { id: randomUUID(), seq: 1, at: Date.now(), body: { op: 'revert', changeSetId: id } }
    const { body } = await team.post(editor, '/sync', { clientId: randomUUID(), mutations: [mutation] })
    expect(body['results']).toMatchObject([{ refused: { code: 'member-may-not' } }])
    expect([await stateOf(id), await shown(owner, id)]).toEqual(['applied', toOwner])
    expect((await team.get(owner, '/sticky-notes')).text).toContain(SECRET)
  })

  it('TEAM-03 an editor applies and takes back a change set without such rows', async () => {
    const { body } = await team.post(owner, '/products', { name: 'Mine' })
    const removed = await app.call(editor, { method: 'DELETE', url: '/api/products', body: { ids: [body['id']] } })
    expect(removed.status).toBe(200)
    expect(await act(editor, String(removed.body['changeSetId']), 'revert')).toBe('200')
    expect((await team.get(owner, `/products/${String(body['id'])}`)).status).toBe(200)
  })
})

import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { arrive, arriveAsMember, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { WATCH_EVERY_MS } from './session-watch.ts'

/** The time within which a stream of an ended session ends. */
const PROMISED_MS = 1_000

describeOneEngine('live streams of sessions that are over', (context) => {
  let app: TestApp
  let address: string

  beforeAll(async () => {
    app = await buildRealApp(context)
    address = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => app.close())

  /** Opens a stream and reads it to its first words; `ended` settles when the server closes it. */
  async function open({ headers }: TestCaller) {
    const calledOff = new AbortController()
    const host = new URL(app.origin).host
    const response = await fetch(`${address}/api/live`, { headers: { ...headers, host }, signal: calledOff.signal })
    expect(response.status).toBe(200)
    const reader = response.body!.getReader()
    await reader.read()
    const rest = async (): Promise<'ended'> => ((await reader.read()).done ? 'ended' : rest())
    return { ended: rest().catch(() => 'ended' as const), close: () => calledOff.abort() }
  }
  /** Opens a stream and gathers what it says. */
  async function listenTo({ headers }: TestCaller) {
    const calledOff = new AbortController()
    const host = new URL(app.origin).host
    const response = await fetch(`${address}/api/live`, { headers: { ...headers, host }, signal: calledOff.signal })
    let text = ''
    const reader = response.body!.getReader()
    const decoder = new TextDecoder()
    const gather = async (): Promise<void> => {
      const { done, value } = await reader.read()
      if (done) return
      text += decoder.decode(value, { stream: true })
      await gather()
    }
    void gather().catch(() => undefined)
    return { text: () => text, close: () => calledOff.abort() }
  }
  const within = (ended: Promise<'ended'>) => Promise.race([ended, pause(PROMISED_MS, 'still open' as const)])
  const call = (caller: TestCaller, method: 'POST' | 'DELETE', url: string) =>
    app.call(caller, { method, url, headers: { origin: app.origin } })
  const sessionId = async (caller: TestCaller): Promise<string> => {
    const { body } = await app.call(caller, { method: 'GET', url: '/api/auth/sessions' })
    return String((body['items'] as unknown as { id: string; current: boolean }[]).find(({ current }) => current)?.id)
  }

  it('SYNC-02 a stream with nothing to tell outlives the time after which a silent connection is closed', async () => {
    // Slow callers are dropped for what they do not read or send, never only for being idle.
    expect(app.fastify.server.timeout).toBe(0)
    const { ended, close } = await open(await arrive(app, 'fay'))
    expect(await within(ended)).toBe('still open')
    close()
  })

  it('AUTH-14 a revoked session loses its stream within a second, and the one that revoked it keeps its own', async () => {
    const [desk, phone] = [await arrive(app, 'ann'), await arrive(app, 'ann')]
    const [kept, lost] = [await open(desk), await open(phone)]
    expect((await call(desk, 'DELETE', `/api/auth/sessions/${await sessionId(phone)}`)).status).toBe(204)
    expect(await lost.ended).toBe('ended')
    expect(await within(kept.ended)).toBe('still open')
    expect((await call(desk, 'DELETE', '/api/auth/sessions')).status).toBe(204)
    expect(await kept.ended).toBe('ended')
  })

  it('AUTH-14 NAV-09 a signed-out session loses all of its streams within a second', async () => {
    const desk = await arrive(app, 'bea')
    const streams = [await open(desk), await open(desk)]
    expect((await call(desk, 'POST', '/api/auth/sign-out')).status).toBe(200)
    for (const { ended } of streams) expect(await ended).toBe('ended')
  })

  it('AUTH-14 a suspended user loses every stream within a second, and nobody else does', async () => {
    const [cat, desk, phone] = [await arrive(app, 'cat'), await arrive(app, 'dan'), await arrive(app, 'dan')]
    const other = await open(cat)
    const streams = [await open(desk), await open(phone)]
    await app.dataAccess.asSystemBatch([
      { text: 'update account set suspended = true where id = $1', values: [desk.userId] },
    ])
    for (const { ended } of streams) expect(await ended).toBe('ended')
    expect(await within(other.ended)).toBe('still open')
    other.close()
  })

  it('AUTH-14 a session that ran out loses its stream within a second', async () => {
    const desk = await arrive(app, 'eve')
    const { ended } = await open(desk)
    await app.dataAccess.asSystemBatch([
      { text: 'update session set idle_expires_at = now() where user_id = $1', values: [desk.userId] },
    ])
    expect(await ended).toBe('ended')
  })

  it('TEAM-02 a removed member, and one of another role, loses the stream within a second, and the owner keeps theirs', async () => {
    const owner = await arrive(app, 'una')
    for (const change of ['ended_at = now()', `role = 'accountant'`]) {
      const member = await arriveAsMember(app, 'vera', owner.userId, 'viewer')
      const [kept, lost] = [await open(owner), await open(member)]
      await app.dataAccess.asSystemBatch([
        { text: `update member set ${change} where person_id = $1`, values: [member.personId] },
      ])
      expect(await lost.ended).toBe('ended')
      expect(await within(kept.ended)).toBe('still open')
      kept.close()
    }
  })

  it('TEAM-03 who has a record open is told to the streams of the account whose role may read it, and to nobody else', async () => {
    const owner = await arrive(app, 'wim')
    const [editor, accountant] = [
      await arriveAsMember(app, 'xia', owner.userId, 'editor'),
      await arriveAsMember(app, 'yan', owner.userId, 'accountant'),
    ]
    const streams = [await listenTo(owner), await listenTo(accountant), await listenTo(await arrive(app, 'zoe'))]
    const id = '0190a5c4-1111-7222-8333-444455556666'
    for (const kind of ['product', 'document']) {
      const body = { kind, id }
      const told = await app.call(editor, {
        method: 'POST',
        url: '/api/presence',
        body,
        headers: { origin: app.origin },
      })
      expect(told.status).toBe(204)
    }
    await pause(300)
    const news = (kind: string) => JSON.stringify({ personId: editor.personId, kind, id })
    const heard = streams.map(({ text }) => ['product', 'document'].map((kind) => text().includes(news(kind))))
    expect(heard).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ])
    for (const { close } of streams) close()
  })

  it('AUTH-14 streams are looked at twice within the second that is promised', () => {
    expect(2 * WATCH_EVERY_MS).toBeLessThanOrEqual(PROMISED_MS)
  })
})

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DRAFT_DAYS } from '#contract/draft-days.ts'
import { arrive, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { describeEachEngine } from '#test/database.ts'

/** Longer than notifications of the database take to come back. */
const ECHO_MS = 300

describeEachEngine('events on a live connection', (context) => {
  let app: TestApp
  let address: string
  let ann: TestCaller

  beforeAll(async () => {
    app = await buildRealApp(context)
    address = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
    ann = await arrive(app, 'ann')
    // The work that is due from the start is done: a test has the next turn for itself.
    await app.jobs.wake()
  })
  afterAll(() => app.close())

  const post = (url: string, body: object) =>
    app.call(ann, { method: 'POST', url, body, headers: { origin: app.origin } })

  /** Opens a stream; `versions` grows with each event on it after those of its beginning. */
  async function listen() {
    const calledOff = new AbortController()
    const headers = { ...ann.headers, host: new URL(app.origin).host }
    const { body } = await fetch(`${address}/api/live`, { headers, signal: calledOff.signal })
    const versions: number[] = []
    const read = async (): Promise<void> => {
      for await (const part of body!.pipeThrough(new TextDecoderStream()))
        versions.push(...[...part.matchAll(/^data: (\d+)$/gm)].map(([, version]) => Number(version)))
    }
    read().catch(() => undefined)
    await pause(ECHO_MS)
    versions.length = 0
    return { versions, close: () => calledOff.abort() }
  }

  it('SYNC-01 a write by REST and a push by a device are one event each', async () => {
    const { versions, close } = await listen()
    const { body } = await post('/api/brands', { name: 'Kiln' })
    const change = { op: 'put', kind: 'brands', id: randomUUID(), data: { name: 'Wheel' } }
    const mutation = { id: randomUUID(), seq: 1, at: Date.now(), body: change }
    const pushed = await post('/api/sync', { clientId: randomUUID(), mutations: [mutation] })
    await pause(ECHO_MS)
    close()
    expect(pushed.status).toBe(200)
    expect(versions).toEqual([Number(body['version']), Number(body['version']) + 1])
  })

  it('SYNC-01 what a job writes is one event', async () => {
    const options = { match: 'sku', mode: 'create-and-update', createNames: true }
    const made = await post('/api/change-sets', { title: 'Import: a.csv', origin: 'import', options })
    expect(made.status).toBe(201)
    const { versions, close } = await listen()
    await app.dataAccess.asSystemBatch([
      {
        text: 'update change_set set updated_at = updated_at - $2::float8 where user_id = $1',
        values: [ann.userId, (DRAFT_DAYS + 1) * 86_400_000],
      },
      { text: `update job set run_at = now() where kind = 'expired-drafts'` },
    ])
    await app.jobs.wake()
    await expect.poll(() => versions.length).toBeGreaterThan(0)
    await pause(ECHO_MS)
    close()
    expect(versions).toEqual([Number(made.body['version']) + 1])
  })

  it('SYNC-01 a request that is repeated under its key is no second event', async () => {
    const { versions, close } = await listen()
    const headers = { origin: app.origin, 'idempotency-key': randomUUID() }
    const create = () => app.call(ann, { method: 'POST', url: '/api/brands', body: { name: 'Glaze' }, headers })
    const [first, again] = [await create(), await create()]
    await pause(ECHO_MS)
    close()
    expect(again.text).toBe(first.text)
    expect(versions).toEqual([Number(first.body['version'])])
  })
})

import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'

const WEEKLY = {
  title: 'Call Ningbo',
  startDay: '2026-12-02',
  startTime: '10:00',
  timeZone: 'Europe/Berlin',
  repeatRule: 'FREQ=WEEKLY',
}
const START = '2026-12-09T10:00:00'
const FRIDAY = { startAt: Date.parse('2026-12-11T09:00:00Z'), endAt: Date.parse('2026-12-11T10:00:00Z') }

describeOneEngine('acts on series that are taken back', (context) => {
  let api: TestApi
  let user: string
  let seq: number
  let series: string
  const clientId = randomUUID()

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
    seq = 0
    series = String((await call('POST', '/events', WEEKLY)).body['id'])
  })

  const call = (method: string, path: string, body?: object) => api.call(user, method, `/api${path}`, body)
  const act = async (name: string, input: object, id = series): Promise<string> => {
    const asked = { changeSetId: randomUUID(), title: 'Moved', id, originalStart: START, newId: randomUUID(), ...input }
    const body = { op: 'command', name: `event/${name}`, input: asked }
    const mutations = [{ id: randomUUID(), seq: (seq += 1), at: Date.now(), body }]
    const { body: answer } = await call('POST', '/sync', { clientId, mutations })
    expect(answer['results']).toEqual([{ seq, version: expect.any(Number) as number }])
    return asked.changeSetId
  }
  const move = (scope: 'one' | 'following') => act('move-occurrence', { scope, when: FRIDAY })
  const events = async () => listOf((await call('GET', '/events?sortBy=startAt&sortDirection=asc')).body['items'])
  const revert = (id: string) => call('POST', `/change-sets/${id}/revert`)

  it('CAL-04 CHANGE-02 one that was moved and edited since stays moved, and its series leaves it out', async () => {
    const moved = await move('one')
    const id = (await events())[1]?.['id']
    await call('PATCH', `/events/${String(id)}`, { description: 'Edited elsewhere' })
    const before = await events()
    const { status, body } = await revert(moved)
    expect([status, body['title']]).toEqual([409, expect.stringContaining('“Call Ningbo” was changed since.')])
    expect(await events()).toEqual(before)
    expect(before).toMatchObject([{ exceptions: [START] }, { originalStart: START }])
    // As it was left, it goes back.
    await call('PATCH', `/events/${String(id)}`, { description: '' })
    expect((await revert(moved)).body).toMatchObject({ state: 'reverted', skipped: 0 })
    expect(await events()).toMatchObject([{ id: series, exceptions: [] }])
  })

  it('CAL-04 CHANGE-02 the rest of a series stays where its first part was deleted since, until that is back', async () => {
    const cut = await move('following')
    const rest = (await events())[1]
    const deleted = await act('delete-occurrence', { scope: 'all', originalStart: '2026-12-02T10:00:00' })
    const { status, body } = await revert(cut)
    expect([status, body['title']]).toEqual([409, expect.stringContaining('was deleted since.')])
    expect(await events()).toEqual([rest])
    expect((await revert(deleted)).status).toBe(200)
    expect((await revert(cut)).body).toMatchObject({ state: 'reverted', skipped: 0 })
    expect(await events()).toMatchObject([{ id: series, repeatRule: 'FREQ=WEEKLY' }])
  })

  it('CAL-04 CHANGE-02 a cut goes back though an occurrence that it handed on was deleted since', async () => {
    await act('change-occurrence', { scope: 'one', originalStart: '2026-12-16T10:00:00', data: { title: 'Big' } })
    const big = (await events()).find(({ title }) => String(title) === 'Big')
    const cut = await move('following')
    expect((await call('DELETE', `/events/${String(big?.['id'])}`)).status).toBeLessThan(300)
    expect((await revert(cut)).status).toBe(200)
    expect(await events()).toMatchObject([
      { id: series, repeatRule: 'FREQ=WEEKLY', exceptions: ['2026-12-16T10:00:00'] },
    ])
  })

  it('CAL-04 CHANGE-02 one that was moved and deleted since stands in nobody’s way', async () => {
    const moved = await move('one')
    await call('DELETE', `/events/${String((await events())[1]?.['id'])}`)
    expect((await revert(moved)).body).toMatchObject({ state: 'reverted' })
    expect(await events()).toMatchObject([{ id: series, exceptions: [] }])
  })
})

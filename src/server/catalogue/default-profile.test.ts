import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'

describeOneEngine('the default business profile', (context) => {
  let api: TestApi
  let user: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
  })

  const make = async (name: string, more: object = {}) =>
    String((await api.call(user, 'POST', '/api/business-profiles', { name, ...more })).body['id'])
  const defaults = async () => {
    const { body } = await api.call(user, 'GET', '/api/business-profiles?sortDirection=asc')
    return listOf(body['items']).flatMap((each) => (each['isDefault'] ? [each['name']] : []))
  }
  const push = (body: unknown) =>
    api.call(user, 'POST', '/api/sync', {
      clientId: randomUUID(),
      mutations: [{ id: randomUUID(), seq: 1, at: Date.now(), body }],
    })

  it('PROF-02 is the first one, and stays the only one', async () => {
    const first = await make('First', { isDefault: false })
    expect(await defaults()).toEqual(['First'])
    const second = await make('Second', { isDefault: true })
    expect(await defaults()).toEqual(['Second'])
    expect((await api.call(user, 'PATCH', `/api/business-profiles/${second}`, { isDefault: false })).status).toBe(200)
    expect(await defaults()).toEqual(['First'])
    const { body } = await api.call(user, 'PATCH', `/api/business-profiles/${first}`, { isDefault: false })
    expect(body['isDefault']).toBe(true)
  })

  it('PROF-02 deleting it over REST makes the first remaining one the default', async () => {
    const ids = [await make('First'), await make('Second'), await make('Third', { isDefault: true })]
    expect((await api.call(user, 'DELETE', `/api/business-profiles/${ids[2]}`)).status).toBe(204)
    expect(await defaults()).toEqual(['First'])
    expect((await api.call(user, 'DELETE', `/api/business-profiles/${ids[0]}`)).status).toBe(204)
    expect(await defaults()).toEqual(['Second'])
    const { body } = await api.call(user, 'POST', '/api/products', { name: 'Mug', costBreakdown: { baseCost: 10 } })
    expect(body['receipt']).toBeTruthy()
  })

  it('PROF-02 deleting or choosing it in a push does the same, and the other rows reach every device', async () => {
    const [first, second] = [await make('First'), await make('Second')]
    const { body: before } = await api.call(user, 'GET', '/api/sync?since=0')
    await push({ op: 'command', name: 'business-profile/set-default', input: { id: second } })
    expect(await defaults()).toEqual(['Second'])
    const { body: pulled } = await api.call(user, 'GET', `/api/sync?since=${String(before['head'])}`)
    expect(
      listOf(pulled['rows'])
        .map(([, id]) => String(id))
        .sort(),
    ).toEqual([first, second].sort())
    await push({ op: 'delete', kind: 'businessProfile', id: second })
    expect(await defaults()).toEqual(['First'])
  })
})

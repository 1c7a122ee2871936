import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { arrive, arriveByToken, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { listOf } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'

describeOneEngine('the list of change sets', (context) => {
  let app: TestApp
  let screen: TestCaller
  let program: TestCaller

  beforeAll(async () => {
    app = await buildRealApp(context)
    screen = await arrive(app, 'lister')
    program = await arriveByToken(app, 'lister')
    const product = async (name: string) => String((await post(screen, '/api/products', { name })).body['id'])
    const [mug, lamp] = [await product('Mug'), await product('Lamp')]
    const draft = { origin: 'import', options: { match: 'sku', mode: 'create-and-update', createNames: true } }
    await post(screen, '/api/change-sets', { ...draft, title: 'Crème from the till' })
    const bulk = { title: 'Ten percent more', ids: [mug], edit: { isActive: false } }
    await post(program, '/api/products/bulk', bulk)
    await app.call(program, { method: 'DELETE', url: '/api/products', body: { ids: [lamp] } })
    const body = {
      op: 'command',
      name: 'product/delete',
      input: { changeSetId: randomUUID(), title: 'Away', ids: [mug] },
    }
    const push = { clientId: randomUUID(), mutations: [{ id: randomUUID(), seq: 1, at: Date.now(), body }] }
    await post(screen, '/api/sync', push)
  })

  const post = (caller: TestCaller, url: string, body: unknown) => app.call(caller, { method: 'POST', url, body })
  const list = async (query: string, caller = screen) =>
    listOf((await app.call(caller, { method: 'GET', url: `/api/change-sets?${query}` })).body['items'])
  const titles = async (query: string) => (await list(query)).map(({ title }) => title)

  it('CHANGE-03 names who made each: a person on screen, or the API token by the name it has', async () => {
    const made = (await list('')).map(({ title, actor, origin, size, state }) => [title, actor, origin, size, state])
    expect(made).toEqual([
      ['Away', 'user', 'bulk', 1, 'applied'],
      ['Deleted one product', 'token:write', 'bulk', 1, 'applied'],
      ['Ten percent more', 'token:write', 'bulk', 1, 'checked'],
      ['Crème from the till', 'user', 'import', 0, 'draft'],
    ])
  })

  it('CHANGE-03 API-03 is searched by what was changed, how and by whom', async () => {
    expect(await titles('search=creme')).toEqual(['Crème from the till'])
    expect(await titles('search=token write percent')).toEqual(['Ten percent more'])
    expect(await titles('search=you')).toEqual(['Away', 'Crème from the till'])
    expect(await titles('search=nothing')).toEqual([])
  })

  it('CHANGE-03 API-03 is narrowed by state and origin, counted and turned round', async () => {
    expect(await titles('state=checked')).toEqual(['Ten percent more'])
    expect(await titles('origin=import')).toEqual(['Crème from the till'])
    expect(await titles('origin=import&state=applied')).toEqual([])
    expect((await titles('sortDirection=asc'))[0]).toBe('Crème from the till')
    const { body } = await app.call(screen, { method: 'GET', url: '/api/change-sets?origin=bulk&total=true' })
    expect(body['total']).toBe(3)
    expect((await app.call(screen, { method: 'GET', url: '/api/change-sets?state=lost' })).status).toBe(400)
  })

  it('CHANGE-01 CHANGE-03 a product that was deleted since keeps its name in the rows', async () => {
    const titled = await list('state=checked')
    const { body } = await app.call(screen, { method: 'GET', url: `/api/change-sets/${String(titled[0]!['id'])}/rows` })
    expect(listOf(body['items']).map(({ title }) => title)).toEqual(['Mug'])
  })

  it('CHANGE-03 what somebody does on screen later does not carry the name of a token', async () => {
    await app.call(program, { method: 'GET', url: '/api/product-counts' })
    const { body } = await post(screen, '/api/change-sets', {
      title: 'Later',
      origin: 'import',
      options: { match: 'none', mode: 'create-only', createNames: false },
    })
    expect(body['actor']).toBe('user')
  })
})

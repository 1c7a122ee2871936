import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { COLLECTIONS } from '#contract/collections.ts'
import { entities } from '#contract/entities/registry.ts'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'

/** The specification's names of the collections that there are so far, and a field of each to change. */
const NAMED = [
  ['products', 'name'],
  ['categories', 'name'],
  ['brands', 'name'],
  ['users', 'displayName'],
] as const

describeOneEngine('the collections of the specification', (context) => {
  let api: TestApi
  let user: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
    user = await context.newUser()
  })

  const head = async () => Number((await api.call(user, 'GET', '/api/sync?since=0')).body['head'])
  const since = async (version: number): Promise<Json[]> =>
    listOf((await api.call(user, 'GET', `/api/sync?since=${version}`)).body['rows'])

  it('SYNC-06 every kind of row is declared in the collection that sync and REST name', async () => {
    expect(Object.fromEntries(entities.map(({ kind, collection }) => [kind, collection]))).toEqual(COLLECTIONS)
    const { body } = await api.call(user, 'GET', '/api/sync?since=0')
    expect(Object.keys(body['columns'] ?? {}).sort()).toEqual(Object.values(COLLECTIONS).sort())
  })

  it.each(NAMED)(
    'SYNC-06 %s are listed, read by id, created, updated, deleted and followed live',
    async (name, field) => {
      const heard: number[] = []
      const leave = api.live.join(user, (version) => heard.push(version))
      const id = name === 'users' ? user : randomUUID()
      const one = `/api/${name}/${id}`
      const start = await head()
      expect((await api.call(user, 'PUT', one, { [field]: 'First' })).status).toBe(201)
      expect((await api.call(user, 'GET', one)).body).toMatchObject({ id, [field]: 'First' })
      const { body: list } = await api.call(user, 'GET', `/api/${name}`)
      expect(listOf(list['items']).map((each) => each['id'])).toEqual([id])
      expect((await since(start)).map((row) => listOf(row).slice(0, 3))).toEqual([[name, id, start + 1]])
      expect((await api.call(user, 'PATCH', one, { [field]: 'Second' })).body[field]).toBe('Second')
      expect((await api.call(user, 'DELETE', one)).status).toBe(204)
      expect((await api.call(user, 'GET', one)).status).toBe(404)
      expect(await since(start + 2)).toEqual([[name, id, start + 3]])
      expect(heard).toEqual([start + 1, start + 2, start + 3])
      leave()
    },
  )

  it('SYNC-06 a push names collections; a word that is none is refused by name', async () => {
    const id = randomUUID()
    const clientId = randomUUID()
    const push = (seq: number, kind: string) =>
      api.call(user, 'POST', '/api/sync', {
        clientId,
        mutations: [{ id: randomUUID(), seq, at: Date.now(), body: { op: 'put', kind, id, data: { name: 'Pushed' } } }],
      })
    expect((await push(1, 'brands')).body['results']).toEqual([{ seq: 1, version: await head() }])
    expect((await api.call(user, 'GET', `/api/brands/${id}`)).body['name']).toBe('Pushed')
    expect((await push(2, 'gadgets')).body['results']).toMatchObject([{ refused: { errors: [{ field: 'kind' }] } }])
  })

  it('PROD-11 a pull says whose rows it holds, and holds those of nobody else', async () => {
    const other = await context.newUser()
    await api.call(other, 'POST', '/api/products', { name: 'Theirs' })
    await api.call(user, 'POST', '/api/products', { name: 'Mine' })
    for (const [who, name, foreign] of [
      [user, 'Mine', 'Theirs'],
      [other, 'Theirs', 'Mine'],
    ] as const) {
      const { body, text } = await api.call(who, 'GET', '/api/sync?since=0')
      expect(body['userId']).toBe(who)
      expect(text).toContain(name)
      expect(text).not.toContain(foreign)
      const { body: newest } = await api.call(who, 'GET', `/api/sync?since=${String(body['head'])}`)
      expect(newest).toMatchObject({ userId: who, rows: [] })
    }
  })
})

import { beforeAll, expect, it } from 'vitest'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { describeEachEngine } from '#test/database.ts'

const NAMES = Array.from({ length: 30 }, (_, index) => `Mug ${String(index).padStart(2, '0')}`)

describeEachEngine('the page of a list that comes before a pull', (context) => {
  let api: TestApi
  let ann: string

  const made = async (userId: string, path: string, body: object): Promise<string> =>
    String((await api.call(userId, 'POST', path, body)).body['id'])
  const first = async (query: string, userId = ann, collection = 'products') =>
    (await api.call(userId, 'GET', `/api/sync/first/${collection}?${query}`)).body
  const idsIn = (rows: Json | undefined): string[] => listOf(rows).map((row) => String(listOf(row)[1]))
  const foundIn = (page: Json): Json | undefined => page['found']?.['items']

  beforeAll(async () => {
    api = await buildTestApi(context.database)
    ann = await context.newUser()
    const categoryId = await made(ann, '/api/categories', { name: 'Kitchen' })
    for (const name of NAMES) await made(ann, '/api/products', { name, categoryId, baseCost: NAMES.indexOf(name) })
    const ben = await context.newUser()
    await made(ben, '/api/categories', { name: 'Of another' })
    await made(ben, '/api/products', { name: 'Mug of another' })
  })

  it('API-03 SYNC-02 holds the rows of the list, in its order and as a pull has them, and what they are told by', async () => {
    const pulled = (await api.call(ann, 'GET', '/api/sync?since=0')).body
    const rows = new Map(listOf(pulled['rows']).map((row) => [String(listOf(row)[1]), row]))
    for (const query of [
      'pageSize=10',
      'pageSize=10&page=2&sortBy=cost&sortDirection=desc',
      'search=mug+1&sortBy=name',
    ]) {
      const page = await first(query)
      const listed = (await api.call(ann, 'GET', `/api/products?${query}&total=true`)).body
      expect(idsIn(foundIn(page)), query).toEqual(listOf(listed['items']).map((row) => row['id']))
      expect(page['found'], query).toMatchObject({ total: listed['total'], more: listed['more'] })
      for (const row of listOf(foundIn(page))) expect(row).toEqual(rows.get(String(listOf(row)[1])))
      expect(page['userId']).toBe(ann)
      expect(page['columns']).toEqual(
        Object.fromEntries(
          ['products', 'categories', 'brands', 'businessProfiles'].map((name) => [name, pulled['columns']?.[name]]),
        ),
      )
      const beside = listOf(page['beside'])
      expect(beside.filter((row) => String(listOf(row)[0]) === 'categories')).toHaveLength(1)
      for (const row of beside) expect(row).toEqual(rows.get(String(listOf(row)[1])))
    }
  })

  it('PROD-07 a page beyond the last is the last', async () => {
    expect(idsIn(foundIn(await first('pageSize=20&page=9')))).toEqual(idsIn(foundIn(await first('pageSize=20&page=2'))))
  })

  it('SYNC-02 leaves out kinds of which there are many: they come with the pull', async () => {
    const user = await context.newUser()
    const rows = Array.from({ length: 501 }, (_, index) => ({
      id: crypto.randomUUID(),
      seq: index + 1,
      at: Date.now(),
      body: { op: 'put', kind: 'categories', id: crypto.randomUUID(), data: { name: `Shelf ${index}` } },
    }))
    const clientId = crypto.randomUUID()
    for (let from = 0; from < rows.length; from += 100)
      await api.call(user, 'POST', '/api/sync', { clientId, mutations: rows.slice(from, from + 100) })
    const kinds = listOf((await first('', user))['beside']).map((row) => String(listOf(row)[0]))
    expect(kinds).not.toContain('categories')
  })

  it('DOC-10 documents have one too, and a query that the list does not know is refused by name', async () => {
    const id = await made(ann, '/api/documents', { documentType: 'invoice' })
    expect(idsIn(foundIn(await first('documentType=invoice', ann, 'documents')))).toEqual([id])
    const { status, body } = await api.call(ann, 'GET', '/api/sync/first/products?colour=red')
    expect([status, JSON.stringify(body['errors'])]).toEqual([400, expect.stringContaining('colour')])
  })
})

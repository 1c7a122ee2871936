import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { buildTestApi, type TestApi } from '#test/api.ts'
import { changeSetsOf } from '#test/change-sets.ts'
import { describeOneEngine } from '#test/database.ts'

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}
interface Operation {
  readonly operationId: string
  readonly parameters: readonly { readonly name: string; readonly description?: string }[]
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>
}

describeOneEngine('the description of the API', (context) => {
  let api: TestApi
  let user: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
    user = await context.newUser()
  })

  const described = async (): Promise<Described> => (await api.app.inject('/api/openapi.json')).json()
  const mediaTypes = async (path: string, method: string): Promise<readonly string[]> =>
    Object.keys((await described()).paths[path]?.[method]?.responses['200']?.content ?? {})

  it('API-01 declares the media type that streams, files and pages really have', async () => {
    const sets = changeSetsOf(api, user)
    const id = await sets.draft([{ data: { name: 'Mug' } }])
    const calls = [
      ['POST', '/api/change-sets/{id}/check', 'application/x-ndjson'],
      ['POST', '/api/change-sets/{id}/apply', 'application/x-ndjson'],
      ['GET', '/api/change-sets/{id}/bad-rows.csv', 'text/csv'],
      ['GET', '/api/docs', 'text/html'],
      ['GET', '/api/docs.css', 'text/css'],
      ['GET', '/api/openapi.json', 'application/json'],
      ['GET', '/api/products', 'application/json'],
    ] as const
    for (const [method, path, type] of calls) {
      const answer = await api.app.inject({ method, url: path.replace('{id}', id), headers: { 'x-test-user': user } })
      expect([path, answer.statusCode, answer.headers['content-type']]).toEqual([path, 200, `${type}; charset=utf-8`])
      expect([path, await mediaTypes(path, method.toLowerCase())]).toEqual([path, [type]])
    }
    expect(await mediaTypes('/api/live', 'get')).toEqual(['text/event-stream'])
  })

  it('API-01 API-03 says of a list how amounts are ordered, and how a comma within a tag is written', async () => {
    const { paths } = await described()
    const said = (path: string, name: string) =>
      paths[path]?.['get']?.parameters.find((each) => each.name === name)?.description
    const order = 'By amount (`price`, `cost`), rows are ordered by their currency first'
    expect(said('/api/products', 'sortBy')).toContain(order)
    expect(said('/api/brands', 'sortBy')).toBeUndefined()
    expect(said('/api/customers', 'tags')).toContain('A comma within one is written `%2C`')
    const { payload } = await api.app.inject('/api/docs')
    expect(payload).toContain('<br>By amount (<code>price</code>, <code>cost</code>), rows are')
  })

  it('API-01 declares the status that calls really answer with', async () => {
    const id = randomUUID()
    const call = async (method: 'POST' | 'PUT' | 'PATCH', path: string, payload: object) => {
      const url = path.replace('{id}', id)
      const { statusCode } = await api.app.inject({ method, url, payload, headers: { 'x-test-user': user } })
      const { responses } = (await described()).paths[path]?.[method.toLowerCase()] ?? { responses: {} }
      const declared = Object.keys(responses).filter((status) => status < '300')
      expect([path, declared]).toEqual([path, expect.arrayContaining([String(statusCode)])])
      return declared
    }
    expect(await call('POST', '/api/products', { id, name: 'Mug' })).toEqual(['200', '201'])
    expect(await call('PUT', '/api/products/{id}', { name: 'Cup' })).toEqual(['200', '201'])
    expect(await call('PATCH', '/api/products/{id}', { name: 'Bowl' })).toEqual(['200', '201'])
    expect(await call('POST', '/api/products/{id}/duplicate', {})).toEqual(['201'])
  })

  it('API-01 API-03 reads of rows say that they may be known', async () => {
    const { paths } = await described()
    for (const path of ['/api/products', '/api/products/{id}', '/api/documents', '/api/price-lists/{id}']) {
      const responses = paths[path]?.['get']?.responses
      expect([path, responses]).toMatchObject([
        path,
        { 200: { headers: { ETag: {} } }, 304: { headers: { ETag: {} } } },
      ])
    }
    expect(paths['/api/products']?.['post']?.responses).not.toHaveProperty('304')
  })

  it('API-01 the readable reference names them too', async () => {
    const page = (await api.app.inject('/api/docs')).body
    for (const type of ['application/x-ndjson', 'text/csv', 'text/event-stream']) {
      expect(page).toContain(`<h3>Answer <code>${type}</code></h3>`)
    }
  })

  it.each(['/api/openapi.json', '/api/docs', '/api/docs.css'])(
    'API-01 OPS-06 %s is not sent again to a caller who has it',
    async (url) => {
      const { headers, body } = await api.app.inject(url)
      const own = String(headers.etag)
      for (const tags of [own, own.replace('W/', ''), `"other", ${own}`, '*']) {
        const again = await api.app.inject({ url, headers: { 'if-none-match': tags } })
        expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', own])
      }
      const changed = await api.app.inject({ url, headers: { 'if-none-match': 'W/"other"' } })
      expect([changed.statusCode, changed.body]).toEqual([200, body])
    },
  )
})

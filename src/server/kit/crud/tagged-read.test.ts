import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, type TestApi } from '#test/api.ts'
import { describeEachEngine } from '#test/database.ts'

describeEachEngine('entity tags of reads', (context) => {
  let api: TestApi
  /** Stands for another process, or another device. */
  let other: TestApi
  let user: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
    other = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
  })

  const read = async (url: string, tag?: string, by = user) => {
    const { statusCode, headers, body } = await api.app.inject({
      url: `/api/${url}`,
      headers: { 'x-test-user': by, ...(tag === undefined ? {} : { 'if-none-match': tag }) },
    })
    return { status: statusCode, tag: headers.etag, body, headers }
  }
  const tagOf = async (url: string): Promise<string> => {
    const { status, tag } = await read(url)
    expect([url, status, tag]).toEqual([url, 200, expect.stringMatching(/^W\/"/)])
    return String(tag)
  }
  const statusOf = async (url: string, tag: string): Promise<number> => (await read(url, tag)).status
  const make = async (path: string, body: object): Promise<string> => {
    const answer = await api.call(user, 'POST', `/api/${path}`, body)
    expect(answer.status).toBe(201)
    return String(answer.body['id'])
  }
  const change = async (path: string, body: object, by = api): Promise<void> => {
    expect((await by.call(user, 'PATCH', `/api/${path}`, body)).status).toBe(200)
  }

  const URLS = (id: string): readonly string[] => [
    `products/${id}`,
    `products/${id}?fields=name`,
    'products',
    'products?fields=name,costBreakdown.baseCost',
    'products?pageSize=5&page=1&total=true',
    'products?search=mug&sortBy=price&sortDirection=desc',
    'products?status=inactive',
    'products?problem=belowFloor',
  ]

  it('API-03 what has not changed is answered 304 without a body, whatever is asked for', async () => {
    const id = await make('products', { name: 'Mug' })
    for (const url of URLS(id)) {
      const tag = await tagOf(url)
      const again = await read(url, tag)
      expect([url, again.status, again.body, again.tag]).toEqual([url, 304, '', tag])
      expect(again.headers).toMatchObject({
        'cache-control': 'private, no-cache',
        vary: 'authorization, accept-encoding',
      })
    }
  })

  it('API-03 a change here or in another process is answered with the rows of now', async () => {
    const id = await make('products', { name: 'Mug' })
    for (const [index, by] of [api, other].entries()) {
      for (const url of URLS(id)) {
        const tag = await tagOf(url)
        await change(`products/${id}`, { name: `Mug ${index} of ${url}`.slice(0, 60) }, by)
        const again = await read(url, tag)
        const rows = JSON.parse(again.body) as object
        expect([url, again.status, rows]).toEqual([url, 200, JSON.parse((await read(url)).body)])
        expect([url, again.tag === tag]).toEqual([url, false])
      }
    }
  })

  it('API-03 a change of a row that the answer depends on counts: a floor, a name of a category or customer', async () => {
    const categoryId = await make('categories', { name: 'Cups' })
    const customerId = await make('customers', { name: 'Ann' })
    const productId = await make('products', { name: 'Mug', categoryId })
    const documentId = await make('documents', { documentType: 'invoice', customerId })
    const tags = new Map<string, string>()
    const keep = async (): Promise<void> => {
      for (const url of [`products/${productId}`, 'products?search=cups', `documents/${documentId}`, 'documents'])
        tags.set(url, await tagOf(url))
    }
    const seen = () => Promise.all([...tags].map(([url, tag]) => statusOf(url, tag)))
    for (const [path, body] of [
      [`categories/${categoryId}`, { floorMargin: 30 }],
      [`categories/${categoryId}`, { name: 'Beakers' }],
      [`customers/${customerId}`, { name: 'Anna' }],
    ] as const) {
      await keep()
      expect(await seen()).toEqual([304, 304, 304, 304])
      await change(path, body)
      expect(await seen()).toEqual([200, 200, 200, 200])
    }
  })

  it('API-03 a list that depends on the day has no tag', async () => {
    for (const url of [
      'documents?status=overdue',
      'documents?status=collected',
      'documents?status=expired',
      'customers?owing=overdue',
      'price-lists?status=active',
    ]) {
      const { status, tag } = await read(url)
      expect([url, status, tag]).toEqual([url, 200, undefined])
      expect([url, await statusOf(url, '*')]).toEqual([url, 200])
    }
  })

  it('API-03 a tag is of one user, and one that was made up is answered with the rows', async () => {
    await make('products', { name: 'Mug' })
    const tag = await tagOf('products')
    const stranger = await context.newUser()
    await api.call(stranger, 'POST', '/api/products', { name: 'Cup' })
    const { status, body } = await read('products', tag, stranger)
    expect([status, body.includes('Cup')]).toEqual([200, true])
    const [version = '', ...rest] = tag.slice(3).split('.')
    const later = `W/"${Number(version) + 1}.${rest.join('.')}`
    await change('products/' + (await make('products', { name: 'Bowl' })), { name: 'Dish' })
    const answers = await Promise.all([read('products', later), read('products', 'W/"1.other.x"')])
    expect(answers.map((each) => [each.status, each.body.includes('Mug')])).toEqual([
      [200, true],
      [200, true],
    ])
  })

  it('API-03 tags are compared as weak ones, in any place of a list, and * is any', async () => {
    const id = await make('products', { name: 'Mug' })
    for (const url of [`products/${id}`, 'products']) {
      const tag = await tagOf(url)
      for (const asked of [tag, tag.replace('W/', ''), `"other", ${tag}`, `${tag}, W/"other"`, '*'])
        expect([asked, await statusOf(url, asked)]).toEqual([asked, 304])
      expect(await statusOf(url, '"other"')).toBe(200)
    }
    const missing = 'products/00000000-0000-4000-8000-000000000000'
    const gone = [await read(missing, '*'), await read(missing, await tagOf('products'))]
    expect(gone.map(({ status, tag }) => [status, tag])).toEqual([
      [404, undefined],
      [404, undefined],
    ])
  })

  it('API-03 PROD-07 a page beyond the last is known as the last one is', async () => {
    await make('products', { name: 'Mug' })
    const tag = await tagOf('products?page=7')
    expect(await statusOf('products?page=7', tag)).toBe(304)
    await make('products', { name: 'Cup' })
    const { status, body } = await read('products?page=7', tag)
    expect([status, body.includes('Cup')]).toEqual([200, true])
  })
})

import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { compareText } from '#domain/text-fold.ts'
import { MAX_ROWS } from '#contract/change-set-rows.ts'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { type ChangeSetDriver, changeSetsOf } from '#test/change-sets.ts'
import { describeOneEngine } from '#test/database.ts'

const OPTIONS = { match: 'sku', mode: 'create-and-update', createNames: true }

describeOneEngine('bad input to change sets', (context) => {
  let api: TestApi
  let user: string
  let ann: ChangeSetDriver

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
    ann = changeSetsOf(api, user)
  })

  const create = (body: object) => api.call(user, 'POST', '/api/change-sets', body)
  const draft = { title: 'Import: test.csv', origin: 'import', options: OPTIONS }
  const issues = ({ status, body }: { status: number; body: { [name: string]: unknown } }) => [status, body['errors']]

  it('PROD-14 a cell that cannot be kept makes its row bad and spoils no other', async () => {
    const id = await ann.draft([
      { data: { sku: 'A', name: 'x'.repeat(2_000_000) } },
      { data: { sku: 'B', name: 'Mu\0g' } },
      { data: { sku: 'C', name: 'Jug', __count__: 1, constructor: 'x' } },
      { data: { sku: 'D', name: 'Pan', tags: [['\0']], variants: 'many', categoryId: 'x' } },
      { data: { sku: 'E', name: 'Pot' } },
    ])
    const { result } = await ann.check(id)
    expect(result!['effect']).toMatchObject({ created: 1, refused: 4 })
    const bad = await ann.rows(id, 'state=bad')
    expect(bad.map(({ n, problems }) => [n, problems!.map(({ field }) => String(field)).sort(compareText)])).toEqual([
      [1, ['name']],
      [2, ['name']],
      [3, ['__count__', 'constructor']],
      [4, ['categoryId', 'tags', 'tags.0', 'variants']],
    ])
  })

  it('PROD-14 a row cannot name categories and brands by id, so it never names what is not there', async () => {
    const id = await ann.draft([{ data: { name: 'Mug', categoryId: randomUUID(), brandId: randomUUID() } }])
    await ann.check(id)
    expect((await ann.rows(id))[0]!['problems']).toEqual([
      { field: 'categoryId', message: 'is given by name: category' },
      { field: 'brandId', message: 'is given by name: brand' },
    ])
  })

  it('PROD-14 names of other users are out of reach', async () => {
    const bob = changeSetsOf(api, await context.newUser())
    const product = { sku: 'A', name: "Bob's mug" }
    await bob.imported([{ data: product, category: ['Kitchen'], brand: 'Acme' }])
    const { effect } = await ann.imported([{ data: { ...product, name: 'Mug' }, category: ['Kitchen'], brand: 'Acme' }])
    expect(effect).toMatchObject({ created: 1, updated: 0, newCategories: 1, newBrands: 1 })
    expect((await bob.products()).map(({ name }) => name)).toEqual(["Bob's mug"])
  })

  it('PROD-14 numbers of lines are unique in an upload, and within bounds', async () => {
    const id = await ann.draft([])
    const twice = [
      { n: 1, data: {} },
      { n: 1, data: {} },
    ]
    expect(issues(await ann.upload(id, twice))).toEqual([
      400,
      [{ field: 'rows.1.n', message: 'line 1 is in this upload twice' }],
    ])
    for (const n of [0, -1, 1.5, 1_000_001, '1', null])
      expect((await ann.upload(id, [{ n, data: {} }])).status).toBe(400)
    expect(await ann.rows(id)).toEqual([])
  })

  it('DOC-10 PROD-07 a page of rows beyond the last is the last, before and after the change set is applied', async () => {
    const id = await ann.draft(['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => ({ data: { sku: name, name } })))
    const page = async (n: number) =>
      listOf((await api.call(user, 'GET', `/api/change-sets/${id}/rows?pageSize=5&page=${n}`)).body['items'])
    for (const work of [() => ann.check(id), () => ann.apply(id)]) {
      await work()
      const last = await page(2)
      expect(last).toHaveLength(2)
      expect(await page(99)).toEqual(last)
    }
    expect(await ann.rows(id, 'state=delete&page=4')).toEqual([])
  })

  it('PROD-14 too many rows, too many at once and too large an upload are refused by their limit', async () => {
    const id = await ann.draft([])
    const rows = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({ n: from + index, data: {} }))
    expect(issues(await ann.upload(id, rows(1, 1_001)))).toEqual([
      400,
      [{ field: 'rows', message: 'must have at most 1000 rows in one upload' }],
    ])
    const huge = await ann.upload(id, [{ n: 1, data: { name: 'x'.repeat(9_000_000) } }])
    expect([huge.status, huge.body['title']]).toEqual([413, 'That is too large: at most 8 MB are accepted.'])
    await context.dataAccess.asSystem((tx) =>
      tx.query({
        text: `insert into change_set_row (user_id, change_set_id, n, input)
          select $1, $2, n, '{"data": {}, "problems": []}' from generate_series(1, $3::int) as n`,
        values: [user, id, MAX_ROWS - 1],
      }),
    )
    expect((await ann.upload(id, rows(MAX_ROWS, 1))).body).toEqual({ rows: MAX_ROWS })
    const over = await ann.upload(id, rows(MAX_ROWS + 1, 1))
    expect([over.status, over.body['title']]).toEqual([
      413,
      'That is too large: at most 100,000 rows in one import are accepted.',
    ])
    expect((await ann.upload(id, rows(7, 1))).status).toBe(200)
  })

  it.each([
    ['an unknown field', { ...draft, size: 1 }, 'size'],
    ['another origin', { ...draft, origin: 'bulk' }, 'origin'],
    ['no title', { ...draft, title: '' }, 'title'],
    ['a title with a NUL byte', { ...draft, title: 'a\0b' }, 'title'],
    ['an id that is none', { ...draft, id: 'x' }, 'id'],
    ['a mode that is none', { ...draft, options: { ...OPTIONS, mode: 'delete' } }, 'options.mode'],
    [
      'updates that match nothing',
      { ...draft, options: { ...OPTIONS, match: 'none', mode: 'update-only' } },
      'options.match',
    ],
  ])('API-02 a draft with %s is refused by name', async (_, body, field) => {
    const answer = await create(body)
    expect([answer.status, answer.body['errors']!.map((each) => each['field'])]).toEqual([400, [field]])
  })

  it('API-04 a draft may be made again with the same words only, and keys are honoured', async () => {
    const id = randomUUID()
    const first = await create({ ...draft, id })
    expect(first.status).toBe(201)
    expect(await create({ ...draft, id })).toEqual({ ...first, status: 200 })
    expect((await create({ ...draft, id, title: 'Another' })).status).toBe(409)
    expect((await create({ ...draft, id, options: { ...OPTIONS, createNames: false } })).status).toBe(409)
    const key = { 'idempotency-key': 'k1' }
    const made = await api.call(user, 'POST', '/api/change-sets', draft, key)
    expect((await api.call(user, 'POST', '/api/change-sets', draft, key)).body['id']).toBe(made.body['id'])
  })

  it('API-02 prototype keys are refused, and nothing of them is kept', async () => {
    const id = await ann.draft([])
    const payload = `{"rows":[{"n":1,"data":{"__proto__":{"name":"x"},"constructor":{"prototype":{"y":1}}}}]}`
    const headers = { 'x-test-user': user, 'content-type': 'application/json' }
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: `/api/change-sets/${id}/rows`,
      payload,
      headers,
    })
    expect(statusCode).toBe(400)
    expect(await ann.rows(id)).toEqual([])
  })
})

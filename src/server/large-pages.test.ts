import { beforeAll, expect, it } from 'vitest'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { changeSetsOf } from '#test/change-sets.ts'
import { describeOneEngine } from '#test/database.ts'

const MB = 2 ** 20
const ROWS = 500
/** Nine megabytes and more of all rows, and next to nothing as the database keeps them. */
const LONG = 'x'.repeat(19_500)

describeOneEngine('pages of large rows', (context) => {
  let api: TestApi
  let user: string
  let draft: string
  let ids: string[]

  const get = (path: string) => api.call(user, 'GET', `/api/${path}`)
  const expectBound = async (path: string, fitting: number): Promise<void> => {
    const large = await get(`${path}pageSize=${ROWS}`)
    expect([large.status, large.body['code'], large.body['title']]).toEqual([
      413,
      'list-too-large',
      'That page has more than 8 MB. Ask for a smaller one, or read its rows one by one.',
    ])
    const fits = await get(`${path}pageSize=${fitting}`)
    expect(fits.status).toBe(200)
    expect(listOf(fits.body['items'])).toHaveLength(fitting)
    expect(fits.body['more']).toBe(true)
    expect(fits.text.length).toBeLessThan(9 * MB)
  }

  beforeAll(async () => {
    api = await buildTestApi(context.database, 'silent')
    user = await context.newUser()
    const sets = changeSetsOf(api, user)
    const rows = Array.from({ length: ROWS }, (_, n) => ({
      data: { sku: `L-${n}`, name: `Long ${n}`, description: LONG },
    }))
    draft = await sets.draft(rows.slice(0, ROWS / 2))
    const rest = rows.slice(ROWS / 2).map((row, n) => ({ n: ROWS / 2 + n + 1, ...row }))
    await sets.upload(draft, rest)
    await sets.check(draft)
  }, 60_000)

  it('OPS-06 CHANGE-01 the rows of a change set are bounded in bytes, before it is applied and after', async () => {
    await expectBound(`change-sets/${draft}/rows?state=create&`, 200)
    expect((await changeSetsOf(api, user).apply(draft)).result?.['state']).toBe('applied')
    await expectBound(`change-sets/${draft}/rows?state=create&`, 400)
  })

  it('OPS-06 PROD-07 a page of a list is refused above 8 MB, and a smaller one is answered', async () => {
    await expectBound('products?sortBy=name&', 400)
    const counted = await get('products?pageSize=10&page=99&total=true')
    expect([counted.status, counted.body['total']]).toEqual([200, ROWS])
    ids = listOf((await get('products?pageSize=400')).body['items']).map(({ id }) => String(id))
  })

  it('OPS-06 PLIST-02 so is a page of what a price list holds', async () => {
    const list = await api.call(user, 'POST', '/api/price-lists', { title: 'All', productIds: ids })
    const large = await get(`price-lists/${String(list.body['id'])}/prices?pageSize=400`)
    const all = await get(`price-lists/${String(list.body['id'])}/prices?pageSize=300`)
    expect([large.status, all.status]).toEqual([200, 200])
    await context.database.batch([
      { text: 'update product set description = description || description where user_id = $1', values: [user] },
    ])
    expect((await get(`price-lists/${String(list.body['id'])}/prices?pageSize=400`)).body['code']).toBe(
      'list-too-large',
    )
    expect(
      listOf((await get(`price-lists/${String(list.body['id'])}/prices?pageSize=100`)).body['items']),
    ).toHaveLength(100)
  })

  it('OPS-06 PLIST-06 a page of prices with many breaks of many variants is refused before it is made', async () => {
    const variants = Array.from({ length: 100 }, (_, n) => ({ name: `V${n}`, optionValues: [`V${n}`] }))
    const options = [{ name: 'Kind', values: variants.map(({ name }) => name) }]
    const made = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        api.call(user, 'POST', '/api/products', {
          name: `Wide ${n}`,
          costBreakdown: { baseCost: 10 },
          options,
          variants,
        }),
      ),
    )
    expect(made[0]!.body).toMatchObject({ name: 'Wide 0' })
    const tiers = Array.from({ length: 50 }, (_, n) => ({ minQuantity: n + 2, percentOff: n + 1 }))
    const productIds = made.map(({ body }) => String(body['id']))
    const list = await api.call(user, 'POST', '/api/price-lists', { title: 'Wide', productIds, tiers })
    expect(list.status).toBe(201)
    const path = `price-lists/${String(list.body['id'])}/prices`
    expect((await get(`${path}?pageSize=40`)).body['code']).toBe('list-too-large')
    expect((await get(`${path}?pageSize=5`)).status).toBe(200)
  })

  it('OPS-06 DOC-10 lines of documents count as well', async () => {
    const items = Array.from({ length: 400 }, (_, n) => ({ description: `${n} ${LONG.slice(0, 1_900)}`, unitPrice: 1 }))
    for (let n = 0; n < 12; n += 1) {
      const { status } = await api.call(user, 'POST', '/api/documents/quote', { items, currency: 'EUR' })
      expect(status).toBe(201)
    }
    expect((await get('documents?pageSize=20')).body['code']).toBe('list-too-large')
    expect((await get('documents?pageSize=5')).status).toBe(200)
  })

  it('OPS-06 LEDGER-01 a page of a history ends where it has a megabyte, and says that there is more', async () => {
    const made = await api.call(user, 'POST', '/api/products', { name: 'Often' })
    const id = String(made.body['id'])
    const versions = [Number(made.body['version'])]
    for (let n = 0; n < 80; n += 1) {
      const { body } = await api.call(user, 'PATCH', `/api/products/${id}`, { description: `${n} ${LONG}` })
      versions.push(Number(body['version']))
    }
    for (const limit of [500, 7]) {
      const seen: number[] = []
      for (let more = true, before = ''; more; before = `&before=${seen.at(-1)}`) {
        const { status, body, text } = await get(`products/${id}/history?limit=${limit}${before}`)
        expect(status).toBe(200)
        expect(text.length).toBeLessThan(1.2 * MB)
        const items = listOf(body['items'])
        expect(items.length).toBeLessThanOrEqual(limit)
        seen.push(...items.map(({ version }) => Number(version)))
        more = Boolean(body['more'])
      }
      expect(seen).toEqual(versions.toReversed())
    }
    expect((await get(`products/${made.body['userId']}/history`)).body).toEqual({ items: [], more: false })
  })
})

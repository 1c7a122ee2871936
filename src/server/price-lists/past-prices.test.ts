import { beforeEach, expect, it } from 'vitest'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { pricesAt } from './past-prices.ts'
import { takeTurn } from './scheduled-turn.ts'

const DAY_MS = 86_400_000

describeOneEngine('prices of the past', (context) => {
  let api: TestApi
  let user: string

  beforeEach(async () => {
    api ??= await buildTestApi(context.database)
    user = await context.newUser()
  })

  const call = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<Json> => {
    const answer = await api.call(user, method, `/api/${path}`, body)
    if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`)
    return answer.body
  }
  /** The newest entry of a row becomes one of a day: the write path takes no times of the past from callers. */
  const dated = (id: unknown, moment: string) =>
    context.dataAccess.asSystemBatch([
      {
        text: `update change set effective_at = $2 where id = $1 and user_id = $3
          and version = (select max(version) from change where id = $1 and user_id = $3)`,
        values: [id, moment, user],
      },
    ])
  const product = async (day: string, price: number, fields: object = {}) => {
    const { id } = await call('POST', 'products', {
      name: 'Mug',
      pricingMode: 'retailPrice',
      tradePricing: { retailPrice: price },
      costBreakdown: { baseCost: 60 },
      ...fields,
    })
    await dated(id, day)
    return String(id)
  }
  const set = async (id: string, moment: string, price: number) => {
    await call('PATCH', `products/${id}`, { tradePricing: { retailPrice: price } })
    await dated(id, moment)
  }
  const asOf = async (query: string) =>
    listOf((await call('GET', `prices/as-of?date=${query}`))['items']).map(({ name, price }) => [name, price])
  const lowest = (id: string, query = '') => call('GET', `products/${id}/lowest-price?at=2026-07-05T12:00:00Z${query}`)

  it('LEDGER-02 prices as of any past day, by name, with what was deleted and renamed as it was then', async () => {
    const mug = await product('2026-01-01T12:00:00Z', 100)
    const cup = await product('2026-03-01T12:00:00Z', 20, { name: 'Cup', sku: 'C-1' })
    await set(mug, '2026-02-01T12:00:00Z', 90)
    await set(mug, '2026-04-01T23:30:00Z', 80)
    await call('PATCH', `products/${cup}`, { name: 'Small cup' })
    await dated(cup, '2026-05-01T12:00:00Z')
    await call('DELETE', 'products', { ids: [cup] })
    await dated(cup, '2026-06-01T12:00:00Z')
    expect(await asOf('2025-12-31')).toEqual([])
    expect(await asOf('2026-01-01')).toEqual([['Mug', 100]])
    expect(await asOf('2026-01-31')).toEqual([['Mug', 100]])
    expect(await asOf('2026-02-01')).toEqual([['Mug', 90]])
    expect(await asOf('2026-03-31')).toEqual([
      ['Cup', 20],
      ['Mug', 90],
    ])
    expect(await asOf('2026-04-01')).toEqual([
      ['Cup', 20],
      ['Mug', 80],
    ])
    expect(await asOf('2026-04-01&timeZone=Europe/Berlin')).toEqual([
      ['Cup', 20],
      ['Mug', 90],
    ])
    expect(await asOf('2026-05-01')).toEqual([
      ['Mug', 80],
      ['Small cup', 20],
    ])
    expect(await asOf('2026-06-01')).toEqual([['Mug', 80]])
    expect(await asOf(new Date().toISOString().slice(0, 10))).toEqual([['Mug', 80]])
  })

  it('OPS-06 LEDGER-02 a long history is read in slices, and none of it is left out or told twice', async () => {
    const made = Array.from({ length: 120 }, async (_, n) => {
      const name = `${n % 2 === 0 ? 'Ä' : 'z'}${String(n).padStart(3, '0')}`
      const { id } = await call('POST', 'products', {
        name,
        pricingMode: 'retailPrice',
        tradePricing: { retailPrice: 1 },
      })
      for (let price = 2; price <= 8; price += 1)
        await call('PATCH', `products/${String(id)}`, { tradePricing: { retailPrice: price + n } })
      return [name, 8 + n] as const
    })
    const names = (await Promise.all(made)).sort(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
    const asked: number[] = []
    const found = await pricesAt(Date.now(), async (statements) => {
      const answers = await context.dataAccess.asUserBatch({ kind: 'user', userId: user }, statements)
      asked.push(answers[0]?.rows.length ?? 0)
      return answers
    })
    expect(found.map(({ name, price }) => [name, (price ?? 0) / 1_000_000])).toEqual(names)
    expect(asked.length).toBeGreaterThan(1)
    expect(Math.max(...asked)).toBeLessThanOrEqual(26)
  })

  it('LEDGER-02 pages, tells a cost only where it is asked for, and is one CSV file', async () => {
    for (const name of ['A', 'B', 'C', 'D', 'E', '=F'])
      await product('2026-01-01T12:00:00Z', 100, { name, sku: `${name}-1` })
    const first = await call('GET', 'prices/as-of?date=2026-01-02&pageSize=5')
    expect(first['more']).toBe(true)
    expect(JSON.stringify(first)).not.toMatch(/cost/i)
    expect(await asOf('2026-01-02&pageSize=5&page=2')).toEqual([['E', 100]])
    expect(await asOf('2026-01-02&pageSize=5&page=99')).toEqual([['E', 100]])
    const [row] = listOf((await call('GET', 'prices/as-of?date=2026-01-02&figures=1'))['items'])
    expect(row).toMatchObject({ cost: 60 })
    const file = await api.app.inject({
      url: '/api/prices/as-of.csv?date=2026-01-02',
      headers: { 'x-test-user': user },
    })
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(file.body.split(/\r?\n/).slice(0, 3)).toEqual([
      'name,sku,currency,price,tradePrice',
      "'=F,'=F-1,USD,100.00,75.00",
      'A,A-1,USD,100.00,75.00',
    ])
    for (const query of ['date=2026-02-30', 'date=yesterday', 'date=2026-01-01&timeZone=Mars/Olympus', '']) {
      expect((await api.call(user, 'GET', `/api/prices/as-of?${query}`)).status).toBe(400)
    }
  })

  it('LEDGER-03 the lowest price before a cut comes from the history: 80 → 100 → 90', async () => {
    const mug = await product('2026-01-01T12:00:00Z', 80)
    await set(mug, '2026-06-20T12:00:00Z', 100)
    await set(mug, '2026-07-01T12:00:00Z', 90)
    expect(await lowest(mug)).toEqual({
      currency: 'USD',
      lowestPrice: 80,
      since: '2026-01-01T12:00:00.000Z',
      from: '2026-06-01T00:00:00.000Z',
      to: '2026-07-01T12:00:00.000Z',
      reduction: 'cut',
      currentPrice: 90,
    })
    expect(await lowest(mug, '&timeZone=Europe/Berlin')).toMatchObject({ from: '2026-05-31T22:00:00.000Z' })
  })

  it('LEDGER-03 of a promotion that was carried out, the window ends where it began', async () => {
    const mug = await product('2026-01-01T12:00:00Z', 100)
    const start = Date.now() - 60_000
    await call('POST', 'scheduled-prices', {
      productId: mug,
      title: 'Summer',
      patchKind: 'percentOff',
      percentOff: 40,
      promotion: true,
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(start + 90 * DAY_MS).toISOString(),
    })
    await context.dataAccess.asUser({ kind: 'user', userId: user }, (tx) => takeTurn(tx, Date.now()))
    const at = new Date(start + 60 * DAY_MS).toISOString()
    expect(await call('GET', `products/${mug}/lowest-price?at=${at}`)).toMatchObject({
      lowestPrice: 100,
      currentPrice: 60,
      reduction: 'promotion',
      to: new Date(start).toISOString(),
    })
  })

  it('LEDGER-03 a list has its own: its rule follows the product, its override stands', async () => {
    const mug = await product('2026-01-01T12:00:00Z', 80)
    const { id: priceListId } = await call('POST', 'price-lists', {
      title: 'Trade',
      productIds: [mug],
      ruleKind: 'percentOff',
      rulePercent: 10,
    })
    await dated(priceListId, '2026-01-02T12:00:00Z')
    await set(mug, '2026-06-20T12:00:00Z', 100)
    const { id } = await call('POST', 'price-list-prices', { priceListId, productId: mug, price: 85 })
    await dated(id, '2026-07-01T12:00:00Z')
    expect(await lowest(mug, `&priceListId=${String(priceListId)}`)).toMatchObject({
      lowestPrice: 72,
      currentPrice: 85,
      reduction: 'cut',
      to: '2026-07-01T12:00:00.000Z',
    })
    const unknown = await api.call(user, 'GET', `/api/products/${mug}/lowest-price?priceListId=${mug}`)
    expect(unknown.status).toBe(404)
  })
})

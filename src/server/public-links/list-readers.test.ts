import { beforeAll, expect, it } from 'vitest'
import { arrive, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { listOf } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { textOfPdf } from '#test/pdf-text.ts'

describeOneEngine('what the readers of price lists are told', (context) => {
  let app: TestApp
  let ann: TestCaller
  let product: unknown

  const call = (method: 'GET' | 'POST' | 'PATCH', url: string, body?: object) =>
    app.call(ann, { method, url, ...(body ? { body } : {}) })

  beforeAll(async () => {
    app = await buildRealApp(context)
    ann = await arrive(app, 'ann')
    await call('POST', '/api/business-profiles', { name: 'Shop', taxRate: 20, pricesIncludeVat: true })
    const made = await call('POST', '/api/products', {
      name: 'Bowl',
      pricingMode: 'retailPrice',
      tradePricing: { retailPrice: 120, tradePrice: 80 },
    })
    product = made.body['id']
    return () => app.close()
  })

  const newList = (fields: object) =>
    call('POST', '/api/price-lists', { title: 'Spring', productIds: [product], ...fields })
  const priceIn = async (id: unknown) =>
    listOf((await call('GET', `/api/price-lists/${String(id)}/prices`)).body['items'])[0]?.['price']

  it('PLIST-06 a new list is net or gross by its rule where nobody says it, and by its switch from then on', async () => {
    const trade = await newList({ ruleKind: 'tradePrice' })
    expect(trade.body).toMatchObject({ withoutVat: true })
    expect(await priceIn(trade.body['id'])).toBe(80)
    const moved = await call('PATCH', `/api/price-lists/${String(trade.body['id'])}`, { ruleKind: 'none' })
    expect(moved.body).toMatchObject({ withoutVat: true })
    expect(await priceIn(trade.body['id'])).toBe(100)
    const shop = await newList({ ruleKind: 'tradePrice', withoutVat: false })
    expect(await priceIn(shop.body['id'])).toBe(96)
    expect((await newList({})).body).toMatchObject({ withoutVat: false })
  })

  /** Opens the files behind a new link to a list. */
  async function opener(id: unknown) {
    const { path } = (await call('POST', `/api/price-lists/${String(id)}/links`, {})).body
    const headers = { host: new URL(app.origin).host }
    return async (ending = '') => app.fastify.inject({ method: 'GET', url: `${String(path)}${ending}`, headers })
  }

  it('PLIST-05 PRICE-13 a later break that takes less off is told on page, PDF, file and over REST as it is charged', async () => {
    const tiers = [
      { minQuantity: 5, percentOff: 2.5 },
      { minQuantity: 10, percentOff: 75 },
      { minQuantity: 50, percentOff: 5 },
    ]
    const { id } = (await newList({ tiers })).body
    const open = await opener(id)
    const texts = [(await open()).body, textOfPdf((await open('.pdf')).rawPayload), (await open('.csv')).body]
    for (const text of texts) for (const price of ['117.00', '30.00', '114.00']) expect(text).toContain(price)
    const [priced] = listOf((await call('GET', `/api/price-lists/${String(id)}/prices`)).body['items'])
    expect(priced?.['breaks']).toMatchObject([
      { minQuantity: 5, price: 117 },
      { minQuantity: 10, price: 30 },
      { minQuantity: 50, price: 114 },
    ])
  })

  it('PLIST-06 page, PDF and file behind a public link say and use what the switch says', async () => {
    const { id } = (await newList({})).body
    const open = await opener(id)
    const seen = async () => [(await open()).body, textOfPdf((await open('.pdf')).rawPayload)]
    for (const text of await seen()) {
      expect(text).toContain('Prices include VAT')
      expect(text).toContain('120.00')
    }
    await call('PATCH', `/api/price-lists/${String(id)}`, { withoutVat: true })
    for (const text of await seen()) {
      expect(text).toContain('Prices do not include VAT')
      expect(text).toContain('100.00')
    }
    expect((await open('.csv')).body).toContain('100.00')
  })
})

import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { AnyPatch } from '#contract/entity.ts'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { changeSetsOf } from '#test/change-sets.ts'
import { describeOneEngine } from '#test/database.ts'

/** What is kept of a currency at most (docs/decisions/0014), and an amount beyond it in units. */
const LIMITS = [
  ['EUR', '999,999,999.99 EUR'],
  ['JPY', '99,999,999,999 JPY'],
  ['KWD', '99,999,999.999 KWD'],
] as const
const BEYOND = 10 ** 15

describeOneEngine('amounts beyond the limit', (context) => {
  let api: TestApi
  let user: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
    user = await context.newUser()
  })

  const call = (method: 'POST' | 'PATCH', path: string, body: object) => api.call(user, method, `/api/${path}`, body)
  const make = async (path: string, body: object): Promise<string> => {
    const answer = await call('POST', path, body)
    expect(answer.status, answer.text).toBe(201)
    return String(answer.body['id'])
  }
  const pushed = async (body: object) => {
    const mutations = [{ id: randomUUID(), seq: 1, at: Date.now(), body }]
    const answer = await call('POST', 'sync', { clientId: randomUUID(), mutations })
    return listOf(answer.body['results'])[0]?.['refused']?.['errors']
  }
  const patched = (kind: string, id: string, data: AnyPatch) => pushed({ op: 'patch', kind, id, base: 0, data })
  const refused = (field: string, most: string) => [{ field, message: `is too large: at most ${most}` }]

  it.each(LIMITS)('PRICE-09 the refusal of an amount says the limit in %s: over REST', async (currency, most) => {
    const large = { costBreakdown: { baseCost: '99999999999999' } }
    const made = await call('POST', 'products', { baseCurrency: currency, ...large })
    expect(made.body['errors']).toEqual(refused('costBreakdown.baseCost', most))
    const id = await make('products', { baseCurrency: currency })
    const changed = await call('PATCH', `products/${id}`, large)
    expect(changed.body['errors']).toEqual(refused('costBreakdown.baseCost', most))
  })

  it.each(LIMITS)('PRICE-09 the very limit is accepted as a cost and as a price in %s', async (currency, most) => {
    const amount = most.replaceAll(/[^\d.]/g, '')
    const body = { pricingMode: 'manual', pricingStrategy: 'manual', pricingValue: amount }
    const id = await make('products', {
      baseCurrency: currency,
      costBreakdown: { baseCost: amount },
      ...body,
      variants: [{ name: 'Large', baseCost: amount }],
    })
    expect((await api.call(user, 'GET', `/api/products/${id}`)).body).toMatchObject({
      totalCost: Number(amount),
      effectivePrice: Number(amount),
      variants: [{ totalCost: Number(amount) }],
    })
    await make('services', { baseCurrency: currency, costStructure: { materialCost: amount }, pricingValue: 0 })
  })

  it('PRICE-08 PRICE-09 a variant whose costs or price come to too much is refused by its name, over REST and in a push', async () => {
    const shop = { costBreakdown: { baseCost: 5, vatTax: 20 } }
    const variants = [{ name: 'Small' }, { name: 'Large', baseCost: '900000000' }]
    const most = '999,999,999.99 USD'
    const issue = [
      {
        field: 'variants.1.baseCost',
        message: `The costs of "Large" add up to more than can be kept: at most ${most}.`,
      },
    ]
    const made = await call('POST', 'products', { ...shop, variants })
    expect([made.status, made.body['errors']]).toEqual([400, issue])
    const id = await make('products', {
      ...shop,
      variants: [
        { id: 's', name: 'Small' },
        { id: 'v', name: 'Large' },
      ],
    })
    const edit = { variants: { lines: { v: { baseCost: 900_000_000_000_000 } } } }
    expect(await patched('products', id, edit)).toEqual(issue)
    const steep = await call('PATCH', `products/${id}`, {
      pricingValue: 99.99,
      variants: [
        { id: 's', name: 'Small' },
        { id: 'v', name: 'Large', baseCost: '9000000' },
      ],
    })
    expect(steep.body['errors']).toEqual([
      {
        field: 'variants.1.retailPrice',
        message: `The price of "Large" comes out larger than can be kept: at most ${most}.`,
      },
    ])
  })

  it('PRICE-06 PRICE-09 a price that stands is edited beside whatever the settings would make of it now', async () => {
    const owner = await context.newUser()
    const own = (method: 'POST' | 'PATCH', path: string, body: object) => api.call(owner, method, `/api/${path}`, body)
    const profile = await own('POST', 'business-profiles', { name: 'Shop', isDefault: true, taxRate: 20 })
    const dear = { costBreakdown: { baseCost: 144_060_004 }, pricingValue: 40, floorMargin: 90 }
    const { body } = await own('POST', 'products', dear)
    // With an ending a price is not below the lowest margin, which nothing of this cost can have.
    await own('PATCH', `business-profiles/${String(profile.body['id'])}`, { priceEnding: '.99' })
    const renamed = await own('PATCH', `products/${String(body['id'])}`, { name: 'Yacht' })
    expect([renamed.status, renamed.body['effectivePrice']], renamed.text).toEqual([200, body['effectivePrice']])
    const priced = await own('PATCH', `products/${String(body['id'])}`, { pricingValue: 41 })
    expect([priced.status, String(priced.body['errors']?.[0]?.['message'])]).toEqual([
      400,
      expect.stringMatching(/^The price comes out larger/),
    ])
  })

  it('PRICE-09 a refused sum names the field that was typed', async () => {
    const most = '999,999,999.99 USD'
    const costs = `The costs add up to more than can be kept: at most ${most}.`
    const price = `The price comes out larger than can be kept: at most ${most}.`
    const service = await make('services', { costStructure: { laborCost: 600_000_000 }, pricingValue: 0 })
    const product = await make('products', { costBreakdown: { baseCost: 600_000_000 }, pricingValue: 0 })
    for (const [path, body, field, message] of [
      [`services/${service}`, { costStructure: { materialCost: 500_000_000 } }, 'materialCost', costs],
      [`services/${service}`, { costStructure: { overheadCost: 500_000_000, materialCost: 1 } }, 'overheadCost', costs],
      [
        `services/${service}`,
        { costStructure: { laborCost: null, laborHours: 2, laborRate: 600_000_000 } },
        'laborRate',
        costs,
      ],
      [`services/${service}`, { pricingValue: 90 }, 'pricingValue', price],
      [`products/${product}`, { costBreakdown: { shippingCost: 500_000_000 } }, 'shippingCost', costs],
      [`products/${product}`, { costBreakdown: { importDuty: 90 } }, 'importDuty', costs],
      [`products/${product}`, { costBreakdown: { vatTax: 90 } }, 'vatTax', costs],
    ] as const) {
      const { status, body: answer } = await call('PATCH', path, body)
      expect([path, status, answer['errors']]).toEqual([path, 400, [{ field, message }]])
    }
  })

  it.each(LIMITS)('PRICE-09 the same in a push that does not name %s, which its row does', async (currency, most) => {
    const id = await make('products', { baseCurrency: currency, variants: [{ id: 'v', name: 'V' }] })
    expect(await patched('products', id, { retailPrice: BEYOND })).toEqual(refused('retailPrice', most))
    expect(await patched('products', id, { variants: { lines: { v: { retailPrice: BEYOND } } } })).toEqual(
      refused('variants.lines.v.retailPrice', most),
    )
    const put = { op: 'put', kind: 'products', id: randomUUID(), data: { baseCurrency: currency, baseCost: BEYOND } }
    expect(await pushed(put)).toEqual(refused('baseCost', most))
    expect(await patched('products', id, { retailPrice: 1.5 })).toMatchObject([{ field: 'retailPrice' }])
    const gone = await pushed({
      op: 'patch',
      kind: 'products',
      id: randomUUID(),
      base: 0,
      data: { retailPrice: BEYOND },
    })
    expect(gone).toEqual(refused('retailPrice', '99,999,999,999 of the smallest unit of its currency'))
  })

  it.each(LIMITS)('PRICE-09 the same of a payment, whose document is in %s', async (currency, most) => {
    const items = [{ description: 'Mug', quantity: 1, unitPrice: 5 }]
    const id = await make('documents', {
      documentType: 'invoice',
      status: 'sent',
      customerName: 'Ann',
      currency,
      items,
    })
    const payment = { id: 'p', date: null, amount: BEYOND, method: 'cash', note: '' }
    const refusal = await pushed({ op: 'command', name: 'document/record-payment', input: { id, payment } })
    expect(refusal).toEqual(refused('payment.amount', most))
  })

  it.each(LIMITS)('PRICE-09 the same of a row of a file, in %s', async (currency, most) => {
    const ann = changeSetsOf(api, user)
    const sku = randomUUID()
    await make('products', { sku, baseCurrency: currency })
    const id = await ann.draft([
      { data: { sku, baseCost: BEYOND } },
      { data: { name: 'New', baseCurrency: currency, tradePrice: BEYOND } },
    ])
    await ann.check(id)
    const rows = await ann.rows(id)
    expect(rows.map((row) => listOf(row['problems']))).toEqual([refused('baseCost', most), refused('tradePrice', most)])
  })
})

import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { documentCalls } from '#test/document-calls.ts'
import { type PulledRows, pulledRows } from '#test/pulled-rows.ts'
import { priceBook } from '#domain/price-list/price-book.ts'
import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import { businessPatch } from '#contract/document-business-patch.ts'
import { customerPatch } from '#contract/document-customer-patch.ts'
import { newItem } from '#contract/document-new-item.ts'
import { type DocumentPricing, documentPricing } from '#contract/document-pricing.ts'
import type { ItemRow } from '#contract/document-row.ts'
import type { DocumentRow } from '#contract/entities/document-derive.ts'
import type { AnyRow } from '#contract/entity.ts'
import { productChoices, serviceChoices, type ServiceRow } from '#contract/line-offers.ts'
import { categoryChain, pricingContextOf } from '#contract/product-pricing.ts'
import { applyPatch } from '#domain/merge.ts'

const formats = {
  rate: (ppm: number) => `${ppm / 10_000}%`,
  quantity: (value: number) => String(value / 10_000),
  day: () => 'Jul 6, 2026',
}

/** Always the same chances. */
function chances(seed: number) {
  let state = seed
  const next = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
  const one = <T>(from: readonly T[]): T => {
    const chosen = from[next(from.length)]
    if (chosen === undefined) throw new Error('nothing to choose from')
    return chosen
  }
  return { next, one }
}

/** How the editor prices a document, from the rows that a device holds. */
function editorPricing(rows: PulledRows, row: DocumentRow): DocumentPricing {
  const profiles = rows.all('businessProfile')
  const usual = profiles.find((each) => each['isDefault'])
  const contextOf = (id: string | null) => pricingContextOf(usual, categoryChain(id, rows.get))
  const book = priceBook({
    lists: rows.all('priceList'),
    prices: rows.all('priceListPrice'),
    scheduled: rows.all('scheduledPrice'),
    endings: contextOf(null),
  })
  return documentPricing(
    {
      row,
      customer: rows.get('customer', row.customerId ?? ''),
      profile: profiles.find(({ id }) => id === row.businessProfileId) ?? usual,
      at: Date.now(),
      day: row.issueDate ?? '',
      rates: SHIPPED_RATES,
      formats,
    },
    { productOf: (id) => rows.get('product', id), contextOf, book },
  )
}

/** The line that the editor makes where this is picked. */
function editorLine(rows: PulledRows, row: DocumentRow, { id, productId, variantId, serviceId, quantity }: ItemRow) {
  const pricing = editorPricing(rows, row)
  const product = rows.get('product', productId ?? '')
  const found = product && productChoices(product).find((each) => each.variantId === variantId)
  const [service] = serviceId === null ? [] : serviceChoices(rows.get('service', serviceId) as unknown as ServiceRow)
  const thing = service ?? (found && ({ kind: 'product', found } as const))
  if (!thing) throw new Error('nothing to pick')
  return newItem(id, { quantity, ...pricing.picked(thing, quantity) })
}

const withoutTotals = (items: readonly ItemRow[]) =>
  items.map(({ lineTotal: _total, rounding: _rounding, ...item }) => item)

describeOneEngine('lines made by REST', (context) => {
  let api: TestApi
  let user: string
  const { call, make, mark, read } = documentCalls(
    () => api,
    () => user,
  )
  const post = async (path: string, body: object): Promise<Json> => {
    const made = await api.call(user, 'POST', `/api/${path}`, body)
    expect(made.status, made.text).toBeLessThan(300)
    return made.body
  }
  const idOf = async (made: Promise<Json>) => String((await made)['id'])
  const stored = async (id: unknown) =>
    (await pulledRows(api, user)).get('document', String(id)) as unknown as DocumentRow

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
  })

  /** A business with products, variants, services, lists for customers and groups, own prices and customers of all kinds. */
  async function shop() {
    const chance = chances(7)
    const businesses = [
      await idOf(post('business-profiles', { name: 'Berlin', preferredCurrency: 'EUR', taxRate: 19, isDefault: true })),
      await idOf(
        post('business-profiles', { name: 'Zürich', preferredCurrency: 'EUR', taxRate: 8.1, pricesIncludeVat: true }),
      ),
    ]
    const products: { productId: string; variantId: string }[] = []
    for (let n = 0; n < 8; n++) {
      const { id, variants } = await post('products', {
        name: `Product ${n}`,
        sku: `P-${n}`,
        baseCurrency: n % 3 === 0 ? 'USD' : 'EUR',
        costBreakdown: { baseCost: 3 + n },
        pricingMode: 'retailPrice',
        tradePricing: { retailPrice: 10 + 3 * n, tradePrice: 8 + 2 * n },
        ...(n % 2 === 0 ? {} : { options: [{ id: 'o', name: 'Size', values: ['S', 'L'] }] }),
        ...(n % 2 === 0
          ? {}
          : {
              variants: [
                { id: 's', name: 'S', optionValues: ['S'], baseCost: 2 + n },
                { id: 'l', name: 'L', sku: `P-${n}-L`, optionValues: ['L'] },
              ],
            }),
      })
      products.push({ productId: String(id), variantId: '' })
      for (const variant of listOf(variants)) products.push({ productId: String(id), variantId: String(variant['id']) })
    }
    const productIds = [...new Set(products.map(({ productId }) => productId))]
    const services = [
      await idOf(post('services', { name: 'Repair', hourlyRate: 80, costStructure: { laborRate: 30 } })),
      await idOf(post('services', { name: 'Setup', pricingModel: 'fixed', fixedPrice: 250, baseCurrency: 'USD' })),
      await idOf(
        post('services', {
          name: 'Site',
          pricingModel: 'package',
          packageOptions: [{ id: 'p', name: 'Small', includedItems: ['Page'], price: 900 }],
        }),
      ),
    ]
    const lists = [
      await idOf(
        post('price-lists', { title: 'Trade', productIds, ruleKind: 'percentOff', rulePercent: 10, priority: 1 }),
      ),
      await idOf(
        post('price-lists', {
          title: 'Cafés',
          productIds: productIds.slice(0, 5),
          ruleKind: 'percentOff',
          rulePercent: 15,
          customerGroup: 'Cafés',
          tiers: [{ minQuantity: 10, percentOff: 5 }],
        }),
      ),
      await idOf(post('price-lists', { title: 'Old', productIds, rulePercent: 50, status: 'archived' })),
    ]
    const customers = [null as string | null]
    for (let n = 0; n < 8; n++) {
      const values = {
        priceListId: chance.one([null, ...lists]),
        customerGroup: chance.one(['', 'Cafés']),
        ...(n % 3 === 0 ? { taxCategory: 'AE' } : {}),
      }
      customers.push(await idOf(post('customers', { name: `Customer ${n}`, ...values })))
    }
    return { chance, businesses, products, services, lists, customers }
  }

  it('DOC-19 CUST-06 PLIST-06 a line of REST that only names its thing is the line that the editor makes', async () => {
    const { chance, businesses, products, services, customers } = await shop()
    for (let n = 0; n < 40; n++) {
      const items = Array.from({ length: 1 + chance.next(4) }, (_, at) => ({
        id: `l${at}`,
        quantity: chance.one([1, 2.5, 10, 24]),
        ...(chance.next(4) === 0 ? { serviceId: chance.one(services) } : chance.one(products)),
      }))
      const head = {
        documentType: chance.one(['invoice', 'quote', 'purchaseorder', 'receipt']),
        businessProfileId: chance.one([null, ...businesses]),
        customerId: chance.one(customers),
        currency: chance.one(['EUR', 'USD', 'JPY']),
        pricesIncludeTax: chance.one([true, false]),
      }
      const { id } = await make(head.documentType, { ...head, items })
      const rows = await pulledRows(api, user)
      const row = rows.get('document', String(id)) as unknown as DocumentRow
      const expected = row.items.map((item) => editorLine(rows, row, item))
      expect(withoutTotals(row.items), JSON.stringify(head)).toEqual(withoutTotals(expected))
    }
  })

  it('PROF-02 CUST-06 another business or customer makes of the lines what the editor makes of them', async () => {
    const { chance, businesses, products, services, customers } = await shop()
    for (let n = 0; n < 25; n++) {
      const head = { businessProfileId: chance.one(businesses), customerId: chance.one(customers), currency: 'EUR' }
      const { id } = await make('invoice', {
        ...head,
        items: [
          { id: 'a', ...chance.one(products), quantity: 12 },
          { id: 'b', serviceId: chance.one(services) },
          { id: 'c', ...chance.one(products), unitPrice: 7, taxPercent: chance.one([7, 19]) },
          { id: 'd', description: 'Words', unitPrice: 3, taxPercent: 19 },
        ],
      })
      const rows = await pulledRows(api, user)
      const row = rows.get('document', String(id)) as unknown as DocumentRow
      const business = chance.one(businesses)
      const customer = chance.one(customers.slice(1)) ?? ''
      const profile = rows.get('businessProfile', business)
      const taxed = businessPatch(
        row,
        rows.get('businessProfile', row.businessProfileId ?? ''),
        profile as AnyRow,
        editorPricing(rows, row),
      )
      const between = applyPatch(row, taxed.patch)
      const chosen = customerPatch(
        between,
        rows.get('customer', customer) as AnyRow,
        editorPricing(rows, { ...between, businessProfileId: business }),
      )
      const expected = applyPatch(between, chosen.patch).items
      const patched = await call('PATCH', `/${String(id)}`, { businessProfileId: business, customerId: customer })
      expect(patched.status, patched.text).toBe(200)
      expect(withoutTotals((await stored(id)).items)).toEqual(withoutTotals(expected))
    }
  })

  it('DOC-19 what is given is kept, a typed price is no rule’s, and a line that names a variant alone finds its product', async () => {
    const { products, services } = await shop()
    const [first] = products
    const given = { sku: 'X', description: 'Own words', unitCode: 'HUR', unitPrice: 1.5, taxPercent: 7, unitCost: 1 }
    const { items } = await make('invoice', {
      items: [
        { ...first, ...given },
        { ...first, unitPrice: 2 },
        { ...first, taxCategory: 'E' },
        { serviceId: services[2], description: 'Site · Small' },
        { description: 'Words' },
      ],
    })
    expect(items).toMatchObject([
      { ...given, priceRule: '' },
      { description: 'Product 0', unitPrice: 2, priceRule: '', taxPercent: 19 },
      { unitPrice: expect.any(Number), taxCategory: 'E', taxPercent: 0 },
      { unitPrice: 900, priceRule: 'Package Small' },
      { description: 'Words', unitPrice: 0, taxPercent: 0 },
    ])
    const lone = await post('products', {
      name: 'Lone',
      options: [{ id: 'o', name: 'Size', values: ['M'] }],
      variants: [{ id: 'only-here', name: 'M', optionValues: ['M'] }],
    })
    const found = await make('invoice', { items: [{ variantId: 'only-here', unitPrice: 3 }] })
    expect(found['items']).toMatchObject([{ productId: lone['id'], variantId: 'only-here', description: 'Lone · M' }])
    const { status, body } = await call('POST', '', { documentType: 'invoice', items: [{ variantId: 'l' }] })
    expect([status, body['errors']]).toEqual([
      400,
      [{ field: 'items.0.variantId', message: 'is a variant of several products. Name the productId too' }],
    ])
  })

  it('DOC-19 a line that only names a product without a price is refused by name; a given 0 is kept, and an order may leave it open', async () => {
    const { id: productId } = await post('products', { name: 'Kiln', baseCurrency: 'EUR' })
    const asked = { field: 'items.1.unitPrice', message: expect.stringContaining('has no price in EUR yet') }
    const items = [{ description: 'Words' }, { productId }]
    for (const documentType of ['invoice', 'quote', 'receipt']) {
      const { status, body } = await call('POST', '', { documentType, currency: 'EUR', items })
      expect([status, body['errors']]).toEqual([400, [asked]])
    }
    const free = await make('invoice', { currency: 'EUR', items: [{ productId, unitPrice: 0 }] })
    expect(free['items']).toMatchObject([{ description: 'Kiln', unitPrice: 0, priceRule: '' }])
    const patched = await call('PATCH', `/${String(free['id'])}`, { items })
    expect([patched.status, patched.body['errors']]).toEqual([400, [asked]])
    const order = await make('purchaseorder', { currency: 'EUR', items: [{ productId }] })
    expect(order['items']).toMatchObject([{ unitPrice: 0, priceRule: 'No price yet' }])
  })

  it('DOC-18 what is issued keeps its lines when its customer changes', async () => {
    const { products, customers } = await shop()
    const { id, items } = await make('invoice', { items: [{ id: 'a', ...products[0] }] })
    await mark(id, 'sent')
    expect((await call('PATCH', `/${String(id)}`, { customerId: customers[1] })).status).toBe(200)
    expect((await read(id))['items']).toEqual(items)
  })
})

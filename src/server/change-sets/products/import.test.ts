import { beforeAll, beforeEach, expect, it } from 'vitest'
import { compareText } from '#domain/text-fold.ts'
import { buildTestApi, type Json, type TestApi } from '#test/api.ts'
import { type ChangeSetDriver, changeSetsOf } from '#test/change-sets.ts'
import { describeOneEngine } from '#test/database.ts'

const UNIT = 1_000_000

/** State and reasons of each row, as `state` or `state field: message`. */
function found(rows: readonly Json[]): string[] {
  return rows.map(({ state, problems }) =>
    [state, ...problems!.map(({ field, message }) => `${String(field)}: ${String(message)}`)].join(' | '),
  )
}

describeOneEngine('the dry run of an import', (context) => {
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

  const checked = async (...draft: Parameters<ChangeSetDriver['draft']>) => {
    const id = await ann.draft(...draft)
    const { result, problem } = await ann.check(id)
    expect(problem).toBeUndefined()
    return { id, header: result!, rows: await ann.rows(id, 'kind=product') }
  }

  it('PRICE-16 PROD-14 what a file repeats names no price: a stored one stays where its ending has changed since', async () => {
    const shop = await api.call(user, 'POST', '/api/business-profiles', { name: 'Shop' })
    const data = { sku: 'A', name: 'Mug', baseCost: 6 * UNIT, pricingPercent: 400_000 }
    await ann.imported([{ data }])
    const path = `/api/business-profiles/${String(shop.body['id'])}`
    expect((await api.call(user, 'PATCH', path, { priceEnding: '.99' })).status).toBe(200)
    expect(await ann.imported([{ data: { ...data, stock: 7 } }])).toMatchObject({ effect: { updated: 1 } })
    expect(await ann.products()).toMatchObject([{ stock: 7, effectivePrice: 10 }])
  })

  it('PROD-14 tells of each row whether it creates, updates, changes nothing or is bad, and writes nothing', async () => {
    await ann.imported([
      { data: { sku: 'A', name: 'Mug', baseCost: 4 * UNIT, pricingPercent: 500_000 } },
      { data: { sku: 'B', name: 'Bowl', baseCost: 5 * UNIT } },
    ])
    const before = await ann.products()
    const { header, rows } = await checked([
      { data: { sku: 'A', baseCost: 6 * UNIT } },
      { data: { sku: ' B ', baseCost: 5 * UNIT } },
      { data: { sku: 'C', name: 'Plate', baseCost: 2 * UNIT, retailPrice: 4 * UNIT } },
      { data: { sku: 'D', name: ' ' } },
    ])
    expect(found(rows)).toEqual(['update', 'same', 'create', 'bad | name: Product name is required'])
    expect(rows[0]).toMatchObject({
      title: 'Mug',
      before: { baseCost: 4 * UNIT, effectivePrice: 8 * UNIT },
      after: { baseCost: 6 * UNIT, effectivePrice: 12 * UNIT },
    })
    expect(rows[2]).toMatchObject({ before: null, after: { sku: 'C', source: 'imported', effectivePrice: 4 * UNIT } })
    expect(rows[3]).toMatchObject({ n: 4, input: { data: { sku: 'D' } } })
    expect(header).toMatchObject({
      state: 'checked',
      size: 2,
      effect: { created: 1, updated: 1, unchanged: 1, refused: 1, marginBefore: 500_000, marginAfter: 500_000 },
    })
    expect(await ann.products()).toEqual(before)
  })

  it('PROD-14 counts new products with the name or barcode of one that is here, also where no column is the SKU', async () => {
    await ann.imported([
      { data: { sku: 'A', name: 'Padella 24', barcode: '4006381333931' } },
      { data: { sku: 'B', name: 'Padella 28' } },
    ])
    const { header } = await checked([
      { data: { name: 'PADELLA 24' } },
      { data: { name: 'Other name', barcode: '4006381333931' } },
      { data: { name: 'Padella 32', barcode: '9780201379624' } },
      { data: { sku: 'B', name: 'Padella 28', baseCost: UNIT } },
    ])
    expect(header['effect']).toMatchObject({ created: 3, alike: 2 })
    const { header: second } = await checked([{ data: { name: 'Padella 32' } }])
    expect(second['effect']).not.toHaveProperty('alike')
  })

  it('CHANGE-01 counts what falls below the floor and what has no cost', async () => {
    const { header } = await checked([
      { data: { sku: 'A', name: 'Mug', baseCost: 9 * UNIT, retailPrice: 10 * UNIT, floorMargin: 300_000 } },
      { data: { sku: 'B', name: 'Bowl', retailPrice: 10 * UNIT } },
    ])
    expect(header['effect']).toMatchObject({ belowFloor: 1, withoutCost: 1, marginBefore: null, marginAfter: 100_000 })
  })

  it('PROD-14 a SKU that stands in the file twice, or belongs to two products, is no key', async () => {
    await ann.imported([{ data: { sku: 'TWIN', name: 'One' } }, { data: { sku: 'TWIN', name: 'Two' } }], {
      match: 'none',
    })
    const { rows } = await checked([
      { n: 7, data: { sku: 'A', name: 'Mug' } },
      { n: 9, data: { sku: 'A ', name: 'Mug again' } },
      { n: 11, data: { sku: 'TWIN', name: 'Three' } },
      { n: 12, data: { name: 'No SKU' } },
      { n: 13, data: { name: 'No SKU either' } },
    ])
    expect(found(rows)).toEqual([
      'create',
      'bad | sku: This SKU is already in row 7 of the file.',
      'bad | sku: 2 products have this SKU. Give them SKUs of their own first.',
      'create',
      'create',
    ])
  })

  it.each([
    ['create-only', ['bad | sku: There is already a product with this SKU.', 'create', 'create']],
    [
      'update-only',
      ['update', 'bad | sku: No product has this SKU.', 'bad | sku: Without a SKU there is nothing to update.'],
    ],
    ['create-and-update', ['update', 'create', 'create']],
  ] as const)('PROD-14 in the mode %s the rows are sorted out', async (mode, states) => {
    await ann.imported([{ data: { sku: 'A', name: 'Mug' } }])
    const file = [{ data: { sku: 'A', name: 'Cup' } }, { data: { sku: 'B', name: 'Bowl' } }, { data: { name: 'Jug' } }]
    expect(found((await checked(file, { mode })).rows)).toEqual(states)
  })

  it('PROD-14 finds categories and brands whatever their case and accents, and makes each missing one once', async () => {
    await ann.imported([{ data: { name: 'Old' }, category: ['Küche', 'Töpfe'], brand: 'Ærø' }])
    const { id, header } = await checked([
      { data: { name: 'Pot' }, category: ['KUCHE', ' topfe'], brand: 'aero' },
      { data: { name: 'Pan' }, category: ['Küche', 'Pfannen'], brand: 'Neu' },
      { data: { name: 'Wok' }, category: ['küche', 'pfannen'], brand: 'NEU' },
      { data: { name: 'Top' }, category: ['Pfannen'] },
      { data: { name: 'None' }, category: ['Uncategorized'] },
      { data: { name: '' }, category: ['Only on a bad row'] },
    ])
    expect(header['effect']).toMatchObject({ created: 5, refused: 1, newCategories: 2, newBrands: 1 })
    const categories = await ann.rows(id, 'kind=category')
    expect(categories.map(({ title, state }) => [title, state])).toEqual([
      ['Pfannen', 'create'],
      ['Pfannen', 'create'],
    ])
    await ann.apply(id)
    const shown = (await ann.products()).map(({ name, category, brand }) => [name, category, brand])
    expect(shown.sort(([a], [b]) => compareText(String(a), String(b)))).toEqual([
      ['None', 'Uncategorized', ''],
      ['Old', 'Töpfe', 'Ærø'],
      ['Pan', 'Pfannen', 'Neu'],
      ['Pot', 'Töpfe', 'Ærø'],
      ['Top', 'Pfannen', ''],
      ['Wok', 'Pfannen', 'Neu'],
    ])
  })

  it('PROD-14 without leave to make names, a row that needs one is bad', async () => {
    const { rows } = await checked([{ data: { name: 'Pan' }, category: ['Kitchen', 'Pans'], brand: 'Acme' }], {
      createNames: false,
    })
    expect(found(rows)).toEqual(['bad | category: There is no category “Kitchen”. | brand: There is no brand “Acme”.'])
  })

  it.each([
    ['a price', { baseCost: UNIT, retailPrice: 2 * UNIT }, 'retailPrice', 2],
    ['a price of 0, which means none', { baseCost: UNIT, retailPrice: 0, tradePrice: 0 }, null, null],
    ['a cost only', { baseCost: UNIT }, null, null],
    ['neither', {}, null, null],
    ['a margin', { baseCost: UNIT, retailPrice: 3 * UNIT, pricingPercent: 500_000 }, 'strategy', 2],
    ['an amount set by hand', { baseCost: UNIT, pricingAmount: 7 * UNIT }, 'manual', 7],
    ['a mode', { baseCost: UNIT, retailPrice: 3 * UNIT, pricingMode: 'strategy' }, 'strategy', 1.25],
    ['no mode, said so', { baseCost: UNIT, retailPrice: 3 * UNIT, pricingMode: null }, null, null],
  ] as const)(
    'PROD-08 PROD-17 a new product whose row has %s is priced by that alone',
    async (_, data, mode, price) => {
      await ann.imported([{ data: { sku: 'A', name: 'Mug', source: 'wix', ...data } }])
      const [product] = await ann.products()
      expect(product).toMatchObject({ pricingMode: mode, effectivePrice: price, source: 'imported', sku: 'A' })
    },
  )

  it('PROD-02 PROD-08 a new product without pricing has none until the business has a usual margin, then it takes that', async () => {
    const rows = [
      { data: { sku: 'A', name: 'Mug', baseCost: 8 * UNIT } },
      { data: { sku: 'B', name: 'Bowl', baseCost: 8 * UNIT, retailPrice: 9 * UNIT } },
    ]
    await ann.imported(rows)
    expect(
      (await ann.products()).map(({ sku, pricingMode, totalCost, effectivePrice }) => [
        sku,
        pricingMode,
        totalCost,
        effectivePrice,
      ]),
    ).toEqual([
      ['B', 'retailPrice', 8, 9],
      ['A', null, 8, null],
    ])
    const other = await context.newUser()
    const profile = { name: 'Shop', isDefault: true, country: 'US', defaultMargin: 50 }
    const created = await api.call(other, 'POST', '/api/business-profiles', profile)
    expect(created.status).toBe(201)
    await changeSetsOf(api, other).imported(rows)
    const priced = await changeSetsOf(api, other).products()
    expect(priced.find(({ sku }) => String(sku) === 'A')).toMatchObject({ pricingMode: 'strategy', effectivePrice: 16 })
    expect(priced.find(({ sku }) => String(sku) === 'B')).toMatchObject({
      pricingMode: 'retailPrice',
      effectivePrice: 9,
    })
  })

  it('PROD-14 a row updates what it names and leaves the rest, and a new price is the price', async () => {
    await ann.imported([{ data: { sku: 'A', name: 'Mug', stock: 4, baseCost: UNIT, pricingPercent: 500_000 } }])
    await ann.imported([{ data: { sku: 'A', retailPrice: 9 * UNIT } }])
    const [product] = await ann.products()
    expect(product).toMatchObject({ name: 'Mug', stock: 4, pricingMode: 'retailPrice', effectivePrice: 9 })
  })

  it('PRICE-15 a cost that was paid in another currency comes in with what was paid, and the same file again changes nothing', async () => {
    const origin = { amount: '12.50', currency: 'USD', to: 'EUR', rate: '0.8', date: '2026-11-20', source: 'ECB' }
    const file = (more: object = {}) => [
      { data: { sku: 'A', name: 'Mug', baseCurrency: 'EUR', baseCost: 10 * UNIT, baseCostOrigin: origin, ...more } },
    ]
    await ann.imported(file())
    const [product] = await ann.products()
    expect(product).toMatchObject({ baseCurrency: 'EUR', costBreakdown: { baseCost: 10, baseCostOrigin: origin } })
    expect(found((await checked(file())).rows)).toEqual(['same'])
    const later = { ...origin, rate: '0.9', date: '2026-11-23' }
    await ann.imported(file({ baseCost: 11.25 * UNIT, baseCostOrigin: later }))
    expect((await ann.products())[0]).toMatchObject({ costBreakdown: { baseCost: 11.25, baseCostOrigin: later } })
  })

  it('PROD-14 rows without a SKU get none, so that no two products share a made-up one', async () => {
    await ann.imported([{ data: { name: 'Mug' } }, { data: { name: 'Bowl' } }])
    expect((await ann.products()).map(({ sku }) => sku)).toEqual(['', ''])
  })

  it('PROD-14 what the browser could not read stays a reason, beside what the server finds', async () => {
    const problems = [{ field: 'baseCost', message: '“abc” is no amount.' }]
    const { rows } = await checked([{ data: { sku: 'A', name: '', stock: 1.5 }, problems }])
    expect(rows[0]!['problems']!.map(({ field }) => field)).toEqual(['baseCost', 'name', 'stock'])
  })

  it('CHANGE-01 a draft is checked again after more rows, with other rows in the place of the first', async () => {
    const { id } = await checked([{ data: { name: 'Mug' }, category: ['Kitchen'] }, { data: { name: '' } }])
    expect((await ann.apply(await ann.draft([]))).problem).toMatchObject({ status: 409 })
    const mended = await ann.upload(id, [
      { n: 1, data: { name: 'Mug' } },
      { n: 2, data: { name: 'Bowl' } },
      { n: 3, data: { name: 'Jug' } },
    ])
    expect(mended).toMatchObject({ status: 200, body: { rows: 3 } })
    expect((await ann.apply(id)).problem).toMatchObject({
      status: 409,
      title: 'Check this change set before you apply it.',
    })
    const { result } = await ann.check(id)
    expect(result!['effect']).toMatchObject({ created: 3, refused: 0, newCategories: 0 })
  })

  it('CHANGE-01 other users neither see a draft nor reach it', async () => {
    const { id } = await checked([{ data: { name: 'Mug' } }])
    const bob = changeSetsOf(api, await context.newUser())
    const notFound = { status: 404, title: `Change set with ID ${id} not found` }
    expect((await bob.check(id)).problem).toMatchObject(notFound)
    expect((await bob.apply(id)).problem).toMatchObject(notFound)
    expect((await bob.upload(id, [{ n: 1, data: {} }])).body).toMatchObject(notFound)
    expect((await bob.revert(id)).body).toMatchObject(notFound)
  })
})

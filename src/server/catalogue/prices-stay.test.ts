import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { type AnyPatch, fieldsOf, general } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import type { Field } from '#contract/fields.ts'
import { PRICE_INPUTS } from '#domain/price-inputs.ts'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { type ChangeSetDriver, changeSetsOf } from '#test/change-sets.ts'
import { describeOneEngine } from '#test/database.ts'
import { testPicture } from '#test/pictures.ts'
import { type StandingPrices, standingPrices } from '#test/standing-prices.ts'

/** What a converted cost was is an act on costs too. */
const ABOUT_COSTS = [...PRICE_INPUTS, 'baseCostOrigin', 'shippingCostOrigin', 'options'].map(String)

const OTHER = fieldsOf(general(product)).filter(
  ([name, { readOnly, line }]) => !readOnly && !line && !ABOUT_COSTS.includes(name),
)
const OF_VARIANTS = Object.entries(product.fields.variants.line ?? {}).filter(
  ([name, { readOnly }]) => !readOnly && !ABOUT_COSTS.includes(`variants.${name}`) && name !== 'optionValues',
)

describeOneEngine('prices that nobody named', (context) => {
  let api: TestApi
  let user: string
  let ann: ChangeSetDriver
  let shop: StandingPrices
  let category: string
  let brand: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
    user = await context.newUser()
    ann = changeSetsOf(api, user)
    shop = await standingPrices(api, user)
    category = await shop.make('/categories', { name: 'Cups' })
    brand = await shop.make('/brands', { name: 'Acme' })
  })

  const valueFor = (name: string, { type, choices, fallback }: Field): unknown => {
    if (name === 'categoryId') return category
    if (name === 'brandId') return brand
    if (name === 'imageUrl' || name === 'thumbnailUrl') return 'https://example.com/a.png'
    if (type === 'flag') return fallback !== true
    if (type === 'tags') return ['new']
    if (type === 'choice') return choices?.find((each) => each !== 'pricewright' && each !== fallback)
    return type === 'integer' ? 3 : type === 'percent' ? 30 : 'Other'
  }
  const inPpm = (field: Field, value: unknown): unknown => (field.type === 'percent' ? Number(value) * 10_000 : value)

  it.each(OTHER)('PRICE-06 %s is changed over REST and by sync, and no price moves', async (name, field) => {
    const value = valueFor(name, field)
    expect(
      await shop.moved((row) =>
        shop.done(api.call(user, 'PATCH', `/api/products/${String(row['id'])}`, { [name]: value })),
      ),
    ).toEqual([])
    expect(
      await shop.moved((row) => {
        const own = { name: row['name'], sku: row['sku'], [name]: value }
        return shop.done(api.call(user, 'PUT', `/api/products/${String(row['id'])}`, own))
      }),
    ).toEqual([])
    const data: AnyPatch = { [name]: inPpm(field, value) }
    expect(
      await shop.moved((row) =>
        shop.push({ op: 'patch', kind: 'products', id: String(row['id']), base: Number(row['version']), data }),
      ),
    ).toEqual([])
  })

  it.each(OF_VARIANTS)('PRICE-06 %s of a variant is changed, and no price moves', async (name, field) => {
    const value = valueFor(name, field)
    expect(
      await shop.moved((row) => {
        const data = { variants: { lines: { l: { [name]: value } } } }
        return shop.push({ op: 'patch', kind: 'products', id: String(row['id']), base: Number(row['version']), data })
      }),
    ).toEqual([])
  })

  it('PRICE-06 a variant without figures of its own joins its product at its price', async () => {
    const row = await shop.earlier()
    const [small] = listOf(row['variants'])
    const variants = [...listOf(row['variants']), { id: 'm', name: 'M' }]
    await shop.done(api.call(user, 'PATCH', `/api/products/${String(row['id'])}`, { variants }))
    const after = listOf((await shop.read(row['id']))['variants'])
    expect(after.map((each) => each['effectivePrice'])).toEqual([
      ...listOf(row['variants']).map((each) => each['effectivePrice']),
      small?.['effectivePrice'],
    ])
  })

  it('PRICE-06 an import, a bulk edit, its undo and a command that name no price move none', async () => {
    expect(
      await shop.moved((row) => ann.imported([{ data: { sku: row['sku'], stock: 9, description: 'New' } }])),
    ).toEqual([])
    const edit = { stock: 4, addTags: ['x'], isActive: false, categoryId: category, floorMargin: 100_000 }
    const bulk = async (row: Json) => {
      const { body } = await api.call(user, 'POST', '/api/products/bulk', { title: 'Bulk', ids: [row['id']], edit })
      await ann.apply(String(body['id']))
      return String(body['id'])
    }
    expect(await shop.moved(bulk)).toEqual([])
    expect(await shop.moved(async (row) => ann.revert(await bulk(row)))).toEqual([])
    expect(
      await shop.moved((row) => {
        const input = { changeSetId: randomUUID(), title: 'x', ids: [String(row['id'])], edit: { stock: 2 } }
        return shop.push({ op: 'command', name: 'product/bulk-edit', input })
      }),
    ).toEqual([])
  })

  it('PRICE-06 PRICE-07 a trade price is named alone, over REST, in bulk and for a variant, and no other figure moves', async () => {
    const others = (row: Json) =>
      [row, ...listOf(row['variants'])].map(({ totalCost, effectivePrice, margin, receipt }) => [
        totalCost,
        effectivePrice,
        margin,
        receipt,
      ])
    const named = async (name: (row: Json) => Promise<unknown>) => {
      const row = await shop.earlier()
      await name(row)
      const after = await shop.read(row['id'])
      expect(others(after)).toEqual(others(row))
      return [after, ...listOf(after['variants'])].map((each) => each['effectiveTradePrice'])
    }
    const patch = (row: Json, body: object) =>
      shop.done(api.call(user, 'PATCH', `/api/products/${String(row['id'])}`, body))
    expect(await named((row) => patch(row, { tradePrice: 15 }))).toEqual([15, 15, 15])
    const bulk = async (row: Json) => {
      const edit = { tradePrice: 16_000_000 }
      const { body } = await api.call(user, 'POST', '/api/products/bulk', { title: 'Bulk', ids: [row['id']], edit })
      await ann.apply(String(body['id']))
    }
    expect(await named(bulk)).toEqual([16, 16, 16])
    const [own] = await named((row) => {
      const variants = listOf(row['variants']).map((each) =>
        String(each['id']) === 's' ? { id: 's', tradePrice: 17 } : each,
      )
      return patch(row, { variants })
    })
    expect(own).not.toBe(17)
  })

  it('PRICE-06 an invoice that takes from the stock moves no price', async () => {
    expect(
      await shop.moved((row) =>
        shop.make('/documents', {
          documentType: 'invoice',
          status: 'sent',
          movesStock: true,
          customerName: 'Ann',
          items: [{ productId: row['id'], description: 'Mug', quantity: 1, unitPrice: 20 }],
        }),
      ),
    ).toEqual([])
  })

  it('PRICE-06 goods that a purchase order brings into stock move no price', async () => {
    expect(
      await shop.moved((row) =>
        shop.make('/documents', {
          documentType: 'purchaseorder',
          status: 'received',
          movesStock: true,
          customerName: 'Acme',
          items: [{ productId: row['id'], description: 'Mug', quantity: 7, unitPrice: 11 }],
        }),
      ),
    ).toEqual([])
  })

  it('PRICE-06 an uploaded picture, when it is shown and when it goes, moves no price', async () => {
    const picture = await testPicture('png')
    const upload = (row: Json) =>
      api.call(user, 'POST', `/api/uploads?kind=product&id=${String(row['id'])}`, picture, {
        'content-type': 'image/png',
      })
    const shown = async (row: Json) => {
      const { status, body, text } = await upload(row)
      expect(status, text).toBe(201)
      const { imageUrl, thumbnailUrl } = body
      await shop.done(api.call(user, 'PATCH', `/api/products/${String(row['id'])}`, { imageUrl, thumbnailUrl }))
      return String(body['id'])
    }
    expect(await shop.moved(shown)).toEqual([])
    const gone = async (row: Json) => {
      const id = await shown(row)
      await shop.done(api.call(user, 'PATCH', `/api/products/${String(row['id'])}`, { imageUrl: '', thumbnailUrl: '' }))
      await shop.done(api.call(user, 'DELETE', `/api/uploads/${id}`))
    }
    expect(await shop.moved(gone)).toEqual([])
  })

  it('PRICE-06 PRICE-16 REST recalculates as a change set, which is looked at, applied and taken back', async () => {
    const row = await shop.earlier()
    const body = { title: 'Recalculated', ids: [row['id']], edit: { recalculate: true } }
    const made = await api.call(user, 'POST', '/api/products/bulk', body)
    expect(made.body).toMatchObject({ state: 'checked', size: 1 })
    expect(shop.figures(await shop.read(row['id']))).toEqual(shop.figures(row))
    await ann.apply(String(made.body['id']))
    const after = await shop.read(row['id'])
    expect(after['receipt']).toMatchObject({ ending: '.99', taxRate: 200_000 })
    expect(after['effectivePrice']).not.toBe(row['effectivePrice'])
    await ann.revert(String(made.body['id']))
    expect(shop.figures(await shop.read(row['id']))).toEqual(shop.figures(row))
  })
})

import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { MutationBody } from '#contract/sync.ts'
import { type AnyPatch, fieldsOf, general } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import type { Field } from '#contract/fields.ts'
import { PRICE_INPUTS } from '#contract/product-repricing.ts'
import { same } from '#contract/same.ts'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { type ChangeSetDriver, changeSetsOf } from '#test/change-sets.ts'
import { describeEachEngine } from '#test/database.ts'
import { testPicture } from '#test/pictures.ts'

const FIGURES = ['totalCost', 'effectivePrice', 'effectiveTradePrice', 'margin', 'receipt', 'calculated_price']
/** What a converted cost was is an act on costs too. */
const ABOUT_COSTS = [...PRICE_INPUTS, 'baseCostOrigin', 'shippingCostOrigin', 'options'].map(String)

const OTHER = fieldsOf(general(product)).filter(
  ([name, { readOnly, line }]) => !readOnly && !line && !ABOUT_COSTS.includes(name),
)
const OF_VARIANTS = Object.entries(product.fields.variants.line ?? {}).filter(
  ([name, { readOnly }]) => !readOnly && !ABOUT_COSTS.includes(`variants.${name}`) && name !== 'optionValues',
)

describeEachEngine('prices that nobody named', (context) => {
  let api: TestApi
  let user: string
  let ann: ChangeSetDriver
  let profile: string
  let category: string
  let brand: string
  let seq = 0
  const client = randomUUID()

  beforeAll(async () => {
    api = await buildTestApi(context.database)
    user = await context.newUser()
    ann = changeSetsOf(api, user)
    profile = await make('/business-profiles', { name: 'Shop', isDefault: true, preferredCurrency: 'EUR' })
    category = await make('/categories', { name: 'Cups' })
    brand = await make('/brands', { name: 'Acme' })
  })

  async function make(path: string, body: object): Promise<string> {
    const answer = await api.call(user, 'POST', `/api${path}`, body)
    expect(answer.status, answer.text).toBe(201)
    return String(answer.body['id'])
  }
  const settings = async (body: object) => {
    expect((await api.call(user, 'PATCH', `/api/business-profiles/${profile}`, body)).status).toBe(200)
  }
  /** A product of before the settings changed. */
  const earlier = async (): Promise<Json> => {
    await settings({ taxRate: 0, priceEnding: 'none', pricesIncludeVat: false, dutyBasis: 'cif' })
    const id = await make('/products', {
      name: 'Mug',
      sku: randomUUID(),
      costBreakdown: { baseCost: 10, shippingCost: 1, importDuty: 5 },
      pricingValue: 40,
      variants: [
        { id: 's', name: 'S' },
        { id: 'l', name: 'L', baseCost: 13 },
      ],
    })
    await settings({ taxRate: 20, priceEnding: '.99', pricesIncludeVat: true, dutyBasis: 'fob', floorMargin: 90 })
    return read(id)
  }
  const read = async (id: unknown): Promise<Json> => (await api.call(user, 'GET', `/api/products/${String(id)}`)).body
  const figures = (row: Json): unknown =>
    [row, ...listOf(row['variants'])].map((each) => FIGURES.map((name) => each[name]))
  const push = async (body: MutationBody): Promise<void> => {
    const mutation = { id: randomUUID(), seq: (seq += 1), at: Date.now(), body }
    const answer = await api.call(user, 'POST', '/api/sync', { clientId: client, mutations: [mutation] })
    expect(answer.body['results'], answer.text).toEqual([{ seq, version: expect.any(Number) as number }])
  }
  /** The figures that a write moved, each as it came to be and as it was. */
  const moved = async (write: (row: Json) => Promise<unknown>): Promise<unknown> => {
    const row = await earlier()
    await write(row)
    const after = await read(row['id'])
    if (after['version'] === row['version']) throw new Error('nothing was written')
    return same(figures(after), figures(row)) ? [] : [figures(after), figures(row)]
  }
  const ok = async (answer: Promise<{ status: number; text: string }>) => {
    const { status, text } = await answer
    expect([200, 201, 204], text).toContain(status)
  }
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
      await moved((row) => ok(api.call(user, 'PATCH', `/api/products/${String(row['id'])}`, { [name]: value }))),
    ).toEqual([])
    expect(
      await moved((row) => {
        const own = { name: row['name'], sku: row['sku'], [name]: value }
        return ok(api.call(user, 'PUT', `/api/products/${String(row['id'])}`, own))
      }),
    ).toEqual([])
    const data: AnyPatch = { [name]: inPpm(field, value) }
    expect(
      await moved((row) =>
        push({ op: 'patch', kind: 'products', id: String(row['id']), base: Number(row['version']), data }),
      ),
    ).toEqual([])
  })

  it.each(OF_VARIANTS)('PRICE-06 %s of a variant is changed, and no price moves', async (name, field) => {
    const value = valueFor(name, field)
    expect(
      await moved((row) => {
        const data = { variants: { lines: { l: { [name]: value } } } }
        return push({ op: 'patch', kind: 'products', id: String(row['id']), base: Number(row['version']), data })
      }),
    ).toEqual([])
  })

  it('PRICE-06 a variant without figures of its own joins its product at its price', async () => {
    const row = await earlier()
    const [small] = listOf(row['variants'])
    const variants = [...listOf(row['variants']), { id: 'm', name: 'M' }]
    await ok(api.call(user, 'PATCH', `/api/products/${String(row['id'])}`, { variants }))
    const after = listOf((await read(row['id']))['variants'])
    expect(after.map((each) => each['effectivePrice'])).toEqual([
      ...listOf(row['variants']).map((each) => each['effectivePrice']),
      small?.['effectivePrice'],
    ])
  })

  it('PRICE-06 an import, a bulk edit, its undo and a command that name no price move none', async () => {
    expect(await moved((row) => ann.imported([{ data: { sku: row['sku'], stock: 9, description: 'New' } }]))).toEqual(
      [],
    )
    const edit = { stock: 4, addTags: ['x'], isActive: false, categoryId: category, floorMargin: 100_000 }
    const bulk = async (row: Json) => {
      const { body } = await api.call(user, 'POST', '/api/products/bulk', { title: 'Bulk', ids: [row['id']], edit })
      await ann.apply(String(body['id']))
      return String(body['id'])
    }
    expect(await moved(bulk)).toEqual([])
    expect(await moved(async (row) => ann.revert(await bulk(row)))).toEqual([])
    expect(
      await moved((row) => {
        const input = { changeSetId: randomUUID(), title: 'x', ids: [String(row['id'])], edit: { stock: 2 } }
        return push({ op: 'command', name: 'product/bulk-edit', input })
      }),
    ).toEqual([])
  })

  it('PRICE-06 an invoice that takes from the stock moves no price', async () => {
    expect(
      await moved((row) =>
        make('/documents', {
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
      await moved((row) =>
        make('/documents', {
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
      await ok(api.call(user, 'PATCH', `/api/products/${String(row['id'])}`, { imageUrl, thumbnailUrl }))
      return String(body['id'])
    }
    expect(await moved(shown)).toEqual([])
    const gone = async (row: Json) => {
      const id = await shown(row)
      await ok(api.call(user, 'PATCH', `/api/products/${String(row['id'])}`, { imageUrl: '', thumbnailUrl: '' }))
      await ok(api.call(user, 'DELETE', `/api/uploads/${id}`))
    }
    expect(await moved(gone)).toEqual([])
  })

  it('PRICE-06 PRICE-16 REST recalculates as a change set, which is looked at, applied and taken back', async () => {
    const row = await earlier()
    const body = { title: 'Recalculated', ids: [row['id']], edit: { recalculate: true } }
    const made = await api.call(user, 'POST', '/api/products/bulk', body)
    expect(made.body).toMatchObject({ state: 'checked', size: 1 })
    expect(figures(await read(row['id']))).toEqual(figures(row))
    await ann.apply(String(made.body['id']))
    const after = await read(row['id'])
    expect(after['receipt']).toMatchObject({ ending: '.99', taxRate: 200_000 })
    expect(after['effectivePrice']).not.toBe(row['effectivePrice'])
    await ann.revert(String(made.body['id']))
    expect(figures(await read(row['id']))).toEqual(figures(row))
  })
})

import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:https'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AnyPatch, general, writableValues } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { type ChangeSetDriver, changeSetsOf } from '#test/change-sets.ts'
import { describeOneEngine } from '#test/database.ts'
import { testPicture } from '#test/pictures.ts'
import { pulledRows } from '#test/pulled-rows.ts'
import { makeCertificate } from '#test/simulators/certificate.ts'
import { type StandingPrices, standingPrices } from '#test/standing-prices.ts'

const SIZES = { id: 'size', name: 'Size', values: ['S', 'L'] }
const SIZED = {
  options: [SIZES],
  variants: [
    { id: 's', optionValues: ['S'] },
    { id: 'l', optionValues: ['L'], baseCost: 13 },
  ],
}

describeOneEngine('prices that nobody named, by every path', (context) => {
  let api: TestApi
  let user: string
  let ann: ChangeSetDriver
  let shop: StandingPrices
  let elsewhere: Server
  let origin: string

  beforeAll(async () => {
    const certificate = makeCertificate()
    const picture = await testPicture('jpeg')
    elsewhere = createServer(certificate, (_, response) => void response.end(picture))
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
    origin = `https://localhost:${(elsewhere.address() as { port: number }).port}`
    const resolve = () => Promise.resolve(['127.0.0.1'])
    api = await buildTestApi(context.database, 'error', {
      mayAskLoopback: true,
      certificate: certificate.cert,
      resolve,
    })
    user = await context.newUser()
    ann = changeSetsOf(api, user)
    shop = await standingPrices(api, user)
  })
  afterAll(() => elsewhere.close())

  const at = ({ id }: Json): string => `/api/products/${String(id)}`
  const patch = (row: Json, body: object) => shop.done(api.call(user, 'PATCH', at(row), body))
  /** All that a device may write of a product. */
  const writable = async ({ id }: Json): Promise<AnyPatch> => {
    const row = (await pulledRows(api, user)).get('product', String(id))
    return row ? writableValues(general(product), row) : {}
  }
  const command = (name: string, input: object) => shop.push({ op: 'command', name, input })
  const sold = (row: Json) => ({
    documentType: 'invoice',
    status: 'sent',
    movesStock: true,
    customerName: 'Ann',
    items: [{ productId: row['id'], description: 'Mug', quantity: 1, unitPrice: 20 }],
  })

  const paths: readonly (readonly [string, (row: Json) => Promise<unknown>])[] = [
    [
      'a sync put of the whole row',
      async (row) => {
        const data = { ...(await writable(row)), description: 'New' }
        await shop.push({ op: 'put', kind: 'products', id: String(row['id']), data })
      },
    ],
    ['more values of an option', (row) => patch(row, { options: [{ ...SIZES, values: ['S', 'L', 'XL'] }] })],
    ['another name of an option', (row) => patch(row, { options: [{ ...SIZES, name: 'Width' }] })],
    [
      'what a GET gave, sent back by PUT with another description',
      (row) => shop.done(api.call(user, 'PUT', at(row), Object.assign({}, row, { description: 'New' }))),
    ],
    [
      'a category that is deleted and gives its products to another',
      async (row) => {
        const [from, to] = [
          await shop.make('/categories', { name: 'From', floorMargin: 20 }),
          await shop.make('/categories', { name: 'To', floorMargin: 95 }),
        ]
        await patch(row, { categoryId: from })
        await command('category/delete', { id: from, moveProductsTo: to, moveChildrenTo: null })
      },
    ],
    [
      'a brand that is removed',
      async (row) => {
        const brandId = await shop.make('/brands', { name: randomUUID() })
        await patch(row, { brandId })
        await command('brand/delete', { ids: [brandId] })
      },
    ],
    [
      'another business profile that becomes the usual one',
      async (row) => {
        const other = { name: 'Other', taxRate: 7, priceEnding: '.49', defaultMargin: 70, isDefault: true }
        await shop.make('/business-profiles', other)
        await patch(row, { description: 'New' })
      },
    ],
    [
      'a deletion that is taken back',
      async (row) => {
        const body = await shop.done(api.call(user, 'DELETE', '/api/products', { ids: [row['id']] }))
        expect((await ann.revert(String(body['changeSetId']))).status).toBe(200)
      },
    ],
    [
      'a credit note that returns goods to the stock',
      async (row) => {
        const invoice = await shop.make('/documents', sold(row))
        await shop.done(api.call(user, 'POST', `/api/documents/${invoice}/credit-note`, {}))
      },
    ],
    [
      'a picture that is fetched from elsewhere',
      async (row) => {
        await patch(row, { imageUrl: `${origin}/mug.jpg` })
        const body = { kind: 'product', id: row['id'] }
        const { imageUrl, thumbnailUrl } = await shop.done(api.call(user, 'POST', '/api/uploads/fetch', body))
        await patch(row, { imageUrl, thumbnailUrl })
      },
    ],
  ]

  it.each(paths)('PRICE-06 %s moves no price', async (_, write) => {
    expect(await shop.moved(write, SIZED)).toEqual([])
  })

  it('PRICE-06 variants in another order, and those beside one that goes, keep their prices', async () => {
    const row = await shop.earlier(SIZED)
    const byId = (of: Json) =>
      new Map(
        listOf(of['variants']).map((each) => [String(each['id']), [each['calculated_price'], each['effectivePrice']]]),
      )
    const before = byId(row)
    await patch(row, { variants: listOf(row['variants']).toReversed() })
    const turned = await shop.read(row['id'])
    expect([...byId(turned).keys()]).toEqual(['l', 's'])
    expect(byId(turned)).toEqual(before)
    const id = String(row['id'])
    const data = { variants: { lines: { s: null } } }
    await shop.push({ op: 'patch', kind: 'products', id, base: Number(turned['version']), data })
    const left = await shop.read(id)
    expect([...byId(left)]).toEqual([['l', before.get('l')]])
    expect(['effectivePrice', 'receipt'].map((name) => left[name])).toEqual([row['effectivePrice'], row['receipt']])
  })

  it('PRICE-06 PRICE-16 PROD-04 a duplicate sells for what the first does, and says the same of its price', async () => {
    const row = await shop.earlier(SIZED)
    const copy = await shop.done(api.call(user, 'POST', `${at(row)}/duplicate`))
    expect(copy['name']).toBe('Mug (Copy)')
    expect(shop.figures(copy)).toEqual(shop.figures(row))
    const id = randomUUID()
    await command('product/duplicate', { id: String(row['id']), newId: id })
    expect(shop.figures(await shop.read(id))).toEqual(shop.figures(row))
    await patch(copy, { description: 'Of its own' })
    expect(shop.figures(await shop.read(copy['id']))).toEqual(shop.figures(row))
  })
})

import { beforeAll, expect, it } from 'vitest'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { describeEachEngine } from '#test/database.ts'
import { pulledRows } from '#test/pulled-rows.ts'
import { productIndex } from '#web/features/products/product-index.ts'
import { Collection } from '#web/kit/data/collection.ts'

/** What each product has of its own, and how people look for it. */
const SEARCHES = [
  ['its name', 'Émaille', 'emaille'],
  ['its SKU', 'SKU-77', 'sku-77'],
  ['its barcode', '4006381333931', '333931'],
  ['its brand', 'Bialetti', 'BIALET'],
  ['its category', 'Kaffeekocher', 'kocher'],
  ['a tag', 'geschenk', 'Geschenk'],
  ['its description', 'Für drei Tassen', 'tassen drei'],
  ['the SKU of a variant', 'XL-9', 'xl-9'],
  ['nothing at all', '', 'zzz'],
] as const

describeEachEngine('the search of products', (context) => {
  let api: TestApi
  let user: string
  let collection: Collection

  beforeAll(async () => {
    api = await buildTestApi(context.database)
    user = await context.newUser()
    const make = async (path: string, body: object) => {
      const answer = await api.call(user, 'POST', `/api/${path}`, body)
      expect(answer.status, answer.text).toBe(201)
      return String(answer.body['id'])
    }
    const words: Readonly<Record<string, string>> = Object.fromEntries(SEARCHES.map(([what, word]) => [what, word]))
    const bodies = [
      { name: words['its name'] },
      { name: 'By SKU', sku: words['its SKU'] },
      { name: 'By barcode', barcode: words['its barcode'] },
      { name: 'By brand', brandId: await make('brands', { name: words['its brand'] }) },
      { name: 'By category', categoryId: await make('categories', { name: words['its category'] }) },
      { name: 'By tag', tags: [words['a tag']] },
      { name: 'By description', description: words['its description'] },
      { name: 'By variant', variants: [{ id: 'v', name: 'Large', sku: words['the SKU of a variant'] }] },
    ]
    for (const [index, body] of bodies.entries()) await make('products', { sku: `P${index}`, ...body })
    const rows = await pulledRows(api, user)
    collection = new Collection('product', productIndex, { get: rows.get, all: rows.all, version: () => 1 })
    for (const row of rows.all('product')) collection.setBase(row)
    collection.flush()
  })

  it.each(SEARCHES)('PROD-12 API-03 finds a product by %s, over REST and on screen alike', async (what, _, search) => {
    const { body } = await api.call(user, 'GET', `/api/products?search=${encodeURIComponent(search)}`)
    const found = listOf(body['items']).map(({ id }) => String(id))
    const { ids } = collection.index.query({ search, page: 1, pageSize: 50, direction: 'asc' })
    expect(found).toHaveLength(what === 'nothing at all' ? 0 : 1)
    expect(ids).toEqual(found)
  })
})

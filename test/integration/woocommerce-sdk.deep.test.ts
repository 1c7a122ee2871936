import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { Agent } from 'node:https'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../repository-files.ts'
import { fastClock } from '../simulators/stores/fast-clock.ts'
import { startWoocommerceSimulator, type WoocommerceSimulator } from '../simulators/stores/woocommerce.ts'

const run = promisify(execFile)
/** The client of WooCommerce's authors: fetched where it is run, and no dependency of the product. */
const [NAME, VERSION] = ['@woocommerce/woocommerce-rest-api', '1.0.2']
const KEPT = join(ROOT, '.cache', 'woocommerce-sdk')

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly data: unknown
}

/** What is used of the client. */
interface Client {
  get(path: string, query?: object): Promise<Answer>
  put(path: string, body: object): Promise<Answer>
  post(path: string, body: object): Promise<Answer>
  delete(path: string, query: object): Promise<Answer>
}

async function fetchedClient(): Promise<{ readonly default: new (options: object) => Client }> {
  const folder = join(KEPT, VERSION)
  if (!existsSync(folder)) {
    mkdirSync(KEPT, { recursive: true })
    const made = mkdtempSync(join(KEPT, 'new-'))
    await run('npm', [
      'install',
      '--prefix',
      made,
      '--no-save',
      '--no-package-lock',
      '--ignore-scripts',
      `${NAME}@${VERSION}`,
    ])
    rmSync(folder, { recursive: true, force: true })
    renameSync(made, folder)
  }
  return createRequire(join(folder, 'node_modules', 'x.js'))(NAME)
}

describe.each([false, true])('the client of WooCommerce’s authors (keys in the query: %s)', (queryStringAuth) => {
  const clock = fastClock()
  let shop: WoocommerceSimulator
  let client: Client
  let mug: string
  let shirt: string

  beforeAll(async () => {
    const { default: Api } = await fetchedClient()
    shop = await startWoocommerceSimulator({ clock })
    const { address: url, consumerKey, consumerSecret } = shop.access
    const axiosConfig = { httpsAgent: new Agent({ ca: shop.certificate }), proxy: false }
    client = new Api({ url, consumerKey, consumerSecret, version: 'wc/v3', queryStringAuth, axiosConfig })
    mug = shop.create({ name: 'Mug', price: '10', cost: '3', stock: 4 })
    const variants = ['S', 'M'].map((size) => ({ optionValues: [size], price: '20' }))
    shirt = shop.create({ name: 'Shirt', options: [{ name: 'Size', values: ['S', 'M'] }], variants })
  }, 600_000)
  afterAll(() => shop.close())

  it('STORE-07 it reads lists, products and variations', async () => {
    const list = await client.get('products', { per_page: 1, page: 2, orderby: 'id', order: 'asc', status: 'any' })
    expect([list.status, list.headers['x-wp-total'], list.headers['x-wp-totalpages']]).toEqual([200, '2', '2'])
    expect(list.data).toMatchObject([{ id: Number(shirt), type: 'variable' }])
    const variants = await client.get(`products/${shirt}/variations`, { per_page: 100 })
    expect(variants.data).toMatchObject([{ attributes: [{ name: 'Size', option: 'M' }] }, { regular_price: '20' }])
    clock.advance(10_000)
  })

  it('STORE-07 it changes products and variations, one by one and many at once', async () => {
    const body = { regular_price: '12', sale_price: '9', cost_of_goods_sold: { values: [{ defined_value: 4.5 }] } }
    expect((await client.put(`products/${mug}`, body)).data).toMatchObject({ price: '9', on_sale: true })
    expect(shop.product(mug)).toMatchObject({ price: '9', compareAt: '12', cost: '4.5' })
    const [first] = shop.product(shirt)?.variants ?? []
    const update = [
      { id: Number(first?.externalId), regular_price: '5' },
      { id: 999_999, regular_price: '5' },
    ]
    const many = await client.post(`products/${shirt}/variations/batch`, { update })
    expect(many.data).toMatchObject({ update: [{ regular_price: '5' }, { error: { data: { status: 400 } } }] })
    clock.advance(10_000)
  })

  it('STORE-07 it is refused as by a real shop, and sets up webhooks', async () => {
    const refused = (asking: Promise<Answer>): Promise<unknown> =>
      asking.catch((error: { readonly response?: Answer }) => [error.response?.status, error.response?.data])
    expect(await refused(client.get('products/999999'))).toMatchObject([
      404,
      { code: 'woocommerce_rest_product_invalid_id' },
    ])
    expect(await refused(client.get('nothing'))).toMatchObject([404, { code: 'rest_no_route' }])
    expect(await refused(client.put(`products/${mug}`, { regular_price: 4 }))).toMatchObject([
      400,
      { code: 'rest_invalid_param' },
    ])
    const hook = { name: 'x', topic: 'product.updated', delivery_url: 'https://a.example/api/hooks', secret: 's' }
    const { data } = await client.post('webhooks', hook)
    expect(data).toMatchObject({ topic: 'product.updated', status: 'active' })
    const { id } = data as { readonly id: number }
    expect((await client.delete(`webhooks/${id}`, { force: true })).status).toBe(200)
  })
})

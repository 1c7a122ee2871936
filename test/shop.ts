import { randomUUID } from 'node:crypto'
import { testPicture } from './pictures.ts'
import type { TestApp, TestCaller } from './app.ts'

/** One row of everything, by the first segment of its calls. */
export interface Shop {
  readonly products: string
  readonly categories: string
  readonly brands: string
  readonly 'business-profiles': string
  readonly users: string
  readonly 'import-mappings': string
  readonly 'price-lists': string
  readonly 'price-list-prices': string
  readonly 'scheduled-prices': string
  readonly 'public-links': string
  readonly services: string
  readonly shipments: string
  readonly 'shipment-lines': string
  readonly 'shipment-charges': string
  /** A draft with one row. */
  readonly 'change-sets': string
  /** Applied, so that it may be reverted. */
  readonly applied: string
  readonly sessions: string
  readonly tokens: string
  /** Shown by no row, so that it may be removed. */
  readonly uploads: string
}

const SHOP_NAME = 'Shop of'

/** Gives a user one row of everything that calls reach by id, made by calls. */
export async function openShop(app: TestApp, owner: TestCaller, label: string): Promise<Shop> {
  const post = async (url: string, body: unknown): Promise<string> => {
    const answer = await app.call(owner, { method: 'POST', url: `/api${url}`, body })
    if (answer.status >= 300) throw new Error(`${url}: ${answer.text}`)
    return String(answer.body['id'])
  }
  const name = `${SHOP_NAME} ${label}`
  await app.call(owner, { method: 'POST', url: '/api/auth/initialize' })
  const categories = await post('/categories', { name })
  const brands = await post('/brands', { name })
  const product = { name, categoryId: categories, brandId: brands, costBreakdown: { baseCost: 12.5 }, pricingValue: 40 }
  const products = await post('/products', product)
  const spare = await post('/products', { name: `${name}, gone` })
  const removed = await app.call(owner, { method: 'DELETE', url: '/api/products', body: { ids: [spare] } })
  const draft = await post('/change-sets', {
    title: name,
    origin: 'import',
    options: { match: 'sku', mode: 'create-and-update', createNames: true },
  })
  const rows = [{ n: 1, data: { name, sku: label } }]
  await app.call(owner, { method: 'POST', url: `/api/change-sets/${draft}/rows`, body: { rows } })
  await post('/import-mappings', { name, id: randomUUID() })
  const priceLists = await post('/price-lists', { title: name, productIds: [products] })
  const listPrices = await post('/price-list-prices', { priceListId: priceLists, productId: products, price: 3 })
  const planned = await post('/scheduled-prices', {
    title: name,
    productId: products,
    startsAt: '2999-01-01T00:00:00Z',
  })
  const links = await post(`/price-lists/${priceLists}/links`, {})
  const services = await post('/services', { name })
  const shipments = await post('/shipments', { name })
  const line = { shipmentId: shipments, productId: products, description: name, quantity: 3, unitCost: 2 }
  const lines = await post('/shipment-lines', line)
  const charges = await post('/shipment-charges', { shipmentId: shipments, label: name, estimatedAmount: 5 })
  const profiles = await app.call(owner, { method: 'GET', url: '/api/business-profiles' })
  const mappings = await app.call(owner, { method: 'GET', url: '/api/import-mappings' })
  const sessions = await app.call(owner, { method: 'GET', url: '/api/auth/sessions' })
  const token = await post('/auth/tokens', { name, scope: 'read', expiresInDays: 1 })
  const uploaded = await app.call(owner, {
    method: 'POST',
    url: `/api/uploads?kind=product&id=${products}`,
    body: await testPicture('png'),
    headers: { 'content-type': 'image/png' },
  })
  const first = (answer: { body: object }) => String((answer.body as { items: { id: string }[] }).items[0]?.id)
  return {
    products,
    categories,
    brands,
    'business-profiles': first(profiles),
    users: owner.userId,
    'import-mappings': first(mappings),
    'price-lists': priceLists,
    'price-list-prices': listPrices,
    'scheduled-prices': planned,
    'public-links': links,
    services,
    shipments,
    'shipment-lines': lines,
    'shipment-charges': charges,
    'change-sets': draft,
    applied: String(removed.body['changeSetId']),
    sessions: first(sessions),
    tokens: token,
    uploads: String(uploaded.body['id']),
  }
}

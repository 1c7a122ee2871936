import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import { entities } from '#contract/entities/registry.ts'
import type { Entity } from '#contract/entity.ts'
import { requiredReferences } from './factories.ts'
import { leastBody, pathOf, placeOf } from './made-rows.ts'
import { testPicture } from './pictures.ts'
import { cardRows } from './payments/card-rows.ts'
import { makeStoreRows } from './store-rows.ts'
import { arriveAsMember, type TestApp, type TestCaller } from './app.ts'

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
  readonly 'calendar-feeds': string
  readonly services: string
  readonly documents: string
  /** Gone out, into the folder where mail goes without a mail server. */
  readonly 'document-mails': string
  readonly 'recurring-documents': string
  readonly customers: string
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
  /** A conversation with the assistant, and one of its messages. */
  readonly conversations: string
  readonly 'assistant-messages': string
  /** Connected, with one product, one difference and one webhook. */
  readonly stores: string
  /** Paused, so that nothing is sent. */
  readonly webhooks: string
  /** Of an account that no key opens any more. */
  readonly 'card-payments': string
  /** Whose webhooks a log is of. */
  readonly logs: string
  /** Plans are nobody’s own, and nobody pays for one here. */
  readonly 'subscription-plans': string
  readonly plans: string
  /** Open. */
  readonly invitations: string
  /** Somebody who works in the account. */
  readonly members: string
  readonly 'test-checkout': string
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
    amount: 3,
    startsAt: '2999-01-01T00:00:00Z',
  })
  const links = await post(`/price-lists/${priceLists}/links`, {})
  const feeds = await post('/calendar-feeds', { name })
  const services = await post('/services', { name })
  const customers = await post('/customers', { name })
  const documents = await post('/documents', { documentType: 'invoice', customerName: name })
  const mails = await post(`/customers/${customers}/statement/email`, { to: `${label}@customer.example` })
  await jobsDone(app, owner)
  const recurring = await post('/recurring-documents', { name, documentId: documents })
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
  const conversations = randomUUID()
  const question = { conversationId: conversations, question: name, language: 'en' }
  await app.call(owner, { method: 'POST', url: '/api/assistant/answers', body: question })
  const messages = await app.call(owner, { method: 'GET', url: '/api/assistant-messages' })
  const { store } = await makeStoreRows(app.dataAccess, owner.userId, { name })
  const hook = await post('/webhooks', { address: 'https://hooks.example.com/in', events: ['product.priced'] })
  await app.call(owner, { method: 'POST', url: `/api/webhooks/${hook}/pause` })
  await app.dataAccess.asSystemBatch(cardRows().map((text) => ({ text, values: [owner.userId] })))
  const payments = await app.call(owner, { method: 'GET', url: '/api/card-payments' })
  const invitation = randomUUID()
  const invited = { id: invitation, email: `${label}@invited.example`, role: 'viewer' }
  await app.call(owner, { method: 'POST', url: '/api/invitations', body: invited })
  const { personId } = await arriveAsMember(app, `viewer-${randomUUID()}`, owner.userId, 'viewer')
  const first = (answer: { body: object }) => String((answer.body as { items: { id: string }[] }).items[0]?.id)
  const shop: Shop = {
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
    'calendar-feeds': feeds,
    services,
    documents,
    'document-mails': mails,
    'recurring-documents': recurring,
    customers,
    shipments,
    'shipment-lines': lines,
    'shipment-charges': charges,
    'change-sets': draft,
    applied: String(removed.body['changeSetId']),
    sessions: first(sessions),
    tokens: token,
    uploads: String(uploaded.body['id']),
    conversations,
    'assistant-messages': first(messages),
    stores: store,
    webhooks: hook,
    'card-payments': first(payments),
    logs: owner.userId,
    'subscription-plans': randomUUID(),
    plans: randomUUID(),
    invitations: invitation,
    members: personId,
    'test-checkout': randomUUID(),
  }
  return { ...shop, ...(await othersOf(app, shop, post)) }
}

/** The first segment of the calls of an entity. */
function segmentOf(entity: Entity, app: TestApp): string {
  return pathOf(entity, app).split('/')[2] ?? ''
}

/** A row of each kind that callers write and the shop does not have yet: what its declaration asks for, under rows of the shop. */
async function othersOf(
  app: TestApp,
  shop: Shop,
  post: (url: string, body: object) => Promise<string>,
): Promise<object> {
  const rows: Record<string, string> = { ...shop }
  for (const entity of entities.filter((each) => placeOf(each, app))) {
    const segment = segmentOf(entity, app)
    rows[segment] ??= await post(`/${segment}`, { ...leastBody(entity), ...parentsOf(entity, app, rows) })
  }
  return rows
}

/** What a new row must name of its owner's shop, by field. */
export function parentsOf(
  entity: Entity,
  app: TestApp,
  shop: Shop | Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const rows = { ...shop } as Readonly<Record<string, string>>
  const named = requiredReferences(entity).map(({ field, target }) => {
    const parent = entities.find(({ kind }) => kind === target)
    const id = parent && rows[segmentOf(parent, app)]
    if (!id) throw new Error(`test/shop.ts has no ${target} for ${entity.kind}.${field}`)
    return [field, id] as const
  })
  return Object.fromEntries(named)
}

/** Waits until what calls ordered for later is done, so that tables change by nothing but what a test does. */
async function jobsDone({ dataAccess }: TestApp, { userId }: TestCaller): Promise<void> {
  const waiting = { text: 'select 1 from job where every is null and user_id = $1', values: [userId] }
  await vi.waitUntil(async () => (await dataAccess.asSystemBatch([waiting]))[0]?.rows.length === 0, { timeout: 30_000 })
}

import { randomUUID } from 'node:crypto'
import { dismissalRowId } from '#domain/insights/dismissals.ts'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import { keepSet } from '#server/currency/rate-sets.ts'
import { type Json, listOf } from './api.ts'
import type { TestApp, TestCaller } from './app.ts'

/** The collections that come back, by their calls. */
const READ = [
  'products',
  'categories',
  'brands',
  'services',
  'price-lists',
  'price-list-prices',
  'scenarios',
  'insight-dismissals',
  'customers',
  'documents',
  'events',
  'sticky-notes',
  'business-profiles',
] as const

/** The rows of one account, by the first segment of their calls. */
export type ReadShop = Readonly<Record<(typeof READ)[number], readonly Json[]>>

/** What became of an import. */
export interface Imported {
  readonly collections: readonly Json[]
  /** The rows that were refused or that told something. */
  readonly noted: readonly Json[]
}

/** The calls of one caller; each throws for a refusal. */
function callsOf(app: TestApp, caller: TestCaller) {
  const ask = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown): Promise<Json> => {
    const answer = await app.call(caller, { method, url: `/api${path}`, body })
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`)
    return answer.body
  }
  return {
    ask,
    post: (path: string, body: object = {}) => ask('POST', path, body),
    make: async (path: string, body: object = {}) => String((await ask('POST', path, body))['id']),
    patch: (path: string, body: object) => ask('PATCH', path, body),
  }
}

/** Everything of an account that an archive brings back. */
export async function readShop(app: TestApp, caller: TestCaller): Promise<ReadShop> {
  const { ask } = callsOf(app, caller)
  const read = READ.map(async (path) => [path, listOf((await ask('GET', `/${path}?pageSize=100`))['items'])])
  return Object.fromEntries(await Promise.all(read)) as ReadShop
}

/** The archive of an account. */
export async function archiveOf(app: TestApp, caller: TestCaller): Promise<Buffer> {
  const headers = { host: new URL(app.origin).host, ...caller.headers }
  return (await app.fastify.inject({ url: '/api/account/export', headers })).rawPayload
}

/** Proposes, checks and applies an archive. */
export async function importArchive(app: TestApp, caller: TestCaller, archive: Buffer): Promise<Imported> {
  const { ask } = callsOf(app, caller)
  const id = randomUUID()
  const sent = await app.call(caller, {
    method: 'POST',
    url: `/api/account/import?id=${id}&title=Archive`,
    body: archive,
    headers: { 'content-type': 'application/json' },
  })
  if (sent.status !== 201) throw new Error(sent.text)
  await app.call(caller, { method: 'POST', url: `/api/change-sets/${id}/check` })
  const rows = listOf((await ask('GET', `/change-sets/${id}/rows?pageSize=100`))['items'])
  await app.call(caller, { method: 'POST', url: `/api/change-sets/${id}/apply` })
  const noted = rows.filter(({ problems }) => listOf(problems).length > 0)
  return { collections: listOf(sent.body['collections']), noted }
}

/** A shop with everything that an archive brings back. */
export async function filledShop(app: TestApp, dataAccess: DataAccess, owner: TestCaller): Promise<void> {
  const { ask, post, make, patch } = callsOf(app, owner)
  await dataAccess.asSystemBatch([
    keepSet({ base: 'EUR', date: '2026-07-06', source: 'ECB', rates: { USD: '1.1415', JPY: '171.3' } }),
  ])
  await post('/auth/initialize')
  const shop = await make('/business-profiles', {
    isDefault: true,
    name: 'Shop',
    country: 'DE',
    vatRegistered: true,
    vatRecoverable: true,
    taxRate: 19,
    pricesIncludeVat: true,
    preferredCurrency: 'EUR',
    defaultMargin: 35,
    tradeMargin: 20,
    timeZone: 'Europe/Berlin',
    floorMargin: 10,
    priceEnding: 'none',
  })
  await ask('POST', '/sync', {
    clientId: randomUUID(),
    mutations: [
      {
        id: randomUUID(),
        seq: 1,
        at: Date.now(),
        body: { op: 'command', name: 'sample/load', input: { changeSetId: randomUUID(), title: 'Sample' } },
      },
    ],
  })
  const top = await make('/categories', { name: 'Kitchen' })
  const category = await make('/categories', { name: 'Kettles', parentId: top, floorMargin: 15 })
  const brand = await make('/brands', { name: 'Acme' })
  const base = { categoryId: category, brandId: brand, baseCurrency: 'EUR' }
  const gross = await make('/products', {
    ...base,
    name: 'Gross',
    tags: ['a', 'b'],
    stock: 100,
    costBreakdown: { baseCost: 7.4, additionalCosts: [{ label: 'Box', amount: 0.3 }] },
    pricingValue: 35,
  })
  await make('/products', {
    ...base,
    name: 'Ended',
    costBreakdown: { baseCost: 7.4 },
    pricingValue: 35,
    priceEnding: '.99',
  })
  await make('/products', {
    ...base,
    name: 'Duty',
    costBreakdown: { baseCost: 6.5, shippingCost: 0.9, importDuty: 3 },
    pricingValue: 40,
  })
  await make('/products', {
    ...base,
    name: 'Fixed',
    costBreakdown: { baseCost: 8 },
    pricingMode: 'manual',
    pricingValue: 9.9,
    tradePrice: 8.1,
  })
  await make('/products', {
    ...base,
    name: 'Varied',
    costBreakdown: { baseCost: 5 },
    pricingValue: 30,
    options: [{ name: 'Size', values: ['S', 'L'] }],
    variants: [
      { optionValues: ['S'], name: 'S', sku: 'V-S', baseCost: 4 },
      { optionValues: ['L'], name: 'L', sku: 'V-L', shippingCost: 1, retailPrice: 12.5 },
    ],
  })
  await make('/products', {
    ...base,
    name: 'Yen',
    baseCurrency: 'JPY',
    costBreakdown: { baseCost: 1234 },
    pricingValue: 33,
  })
  await make('/products', {
    ...base,
    name: 'Paid',
    costBreakdown: {
      baseCost: 10,
      baseCostOrigin: { amount: '11.41', currency: 'USD', to: 'EUR', rate: '0.876', date: '2026-07-06', source: 'ECB' },
    },
    pricingStrategy: 'markup',
    pricingValue: 120,
  })
  await make('/products', {
    ...base,
    name: 'Unpriced',
    costBreakdown: { baseCost: 3 },
    pricingMode: null,
    pricingValue: null,
  })
  await patch(`/business-profiles/${shop}`, {
    pricesIncludeVat: false,
    taxRate: 7,
    floorMargin: 30,
    floorAction: 'block',
    defaultMargin: 50,
    vatRecoverable: false,
    dutyBasis: 'fob',
    priceEnding: '.95',
  })
  await patch(`/categories/${category}`, { floorMargin: 33 })
  await make('/products', { ...base, name: 'Net', costBreakdown: { baseCost: 7.4 }, pricingValue: 60 })
  const service = await make('/services', {
    name: 'Engraving',
    baseCurrency: 'EUR',
    hourlyRate: 45,
    costStructure: { laborCost: 12 },
  })
  const list = await make('/price-lists', { title: 'Spring', productIds: [gross] })
  await make('/price-list-prices', { priceListId: list, productId: gross, price: 12.34 })
  await make('/scenarios', {
    name: 'Dearer',
    levers: {
      supplierCost: { isOn: true, change: { by: 'percent', ppm: 50_000 } },
      lists: [{ isOn: true, listId: list, change: { by: 'points', ppm: 10_000 } }],
      gives: { keep: 'margins' },
    },
    scope: { brandId: brand },
    volume: { days: 90, change: 5 },
  })
  const insightId = `lowMargin:${gross}`
  await patch(`/insight-dismissals/${dismissalRowId(insightId)}`, { insightId, cause: 'EUR 1 2' })
  const zoe = await make('/customers', {
    name: 'Zoë',
    company: 'Café Zoë',
    email: 'zoe@cafe.example',
    country: 'DE',
    paymentDays: 14,
  })
  const line = { description: 'Mug', quantity: 3, unitPrice: 33.33, taxPercent: 19, discountPercent: 7 }
  const goods = { description: 'Gross', productId: gross, quantity: 2, unitPrice: 13.55, taxPercent: 7 }
  const invoice = (body: object = {}) =>
    post('/documents', {
      documentType: 'invoice',
      issueDate: '2026-07-06',
      customerId: zoe,
      items: [line, goods],
      currency: 'EUR',
      ...body,
    })
  const mark = (id: unknown, status: string) => post(`/documents/update-status/${String(id)}`, { status })
  const paid = await invoice({ payments: [{ date: '2026-07-08', amount: 20, method: 'cash', note: 'Part' }] })
  await mark(paid['id'], 'sent')
  await mark(paid['id'], 'paid')
  const credited = await invoice({ notes: 'internal', movesStock: true })
  await mark(credited['id'], 'sent')
  const [first] = listOf(credited['items'])
  for (let n = 0; n < 2; n += 1) {
    const note = await post(`/documents/${String(credited['id'])}/credit-note`, {
      items: [{ id: String(first?.['id']), quantity: 1 }],
      reason: 'Broken',
    })
    await mark(note['id'], 'sent')
  }
  const abroad = await invoice({ currency: 'USD' })
  await mark(abroad['id'], 'sent')
  const part = await post(`/documents/${String(abroad['id'])}/credit-note`, {
    items: [{ id: String(listOf(abroad['items'])[0]?.['id']), quantity: 1 }],
  })
  await mark(part['id'], 'sent')
  await invoice({ currency: 'USD' })
  await invoice({ currency: 'JPY', taxExchangeRate: '0.006', items: [{ ...line, unitPrice: 1000 }] })
  const whole = await invoice()
  await mark(whole['id'], 'sent')
  await mark((await post(`/documents/${String(whole['id'])}/credit-note`, {}))['id'], 'sent')
  await patch(`/documents/${String(whole['id'])}`, { customerNotes: 'Corrected' })
  const quote = await post('/documents', {
    documentType: 'quote',
    issueDate: '2026-07-06',
    customerId: zoe,
    items: [goods, { serviceId: service, description: 'E', quantity: 1, unitPrice: 45 }],
  })
  await mark(quote['id'], 'sent')
  await mark(quote['id'], 'accepted')
  await post(`/documents/convert-quote-to-invoice/${String(quote['id'])}`, {})
  const second = await make('/business-profiles', {
    name: 'Second',
    country: 'FR',
    preferredCurrency: 'EUR',
    numberAt: 'issue',
  })
  const same = await invoice({ businessProfileId: second })
  await mark(same['id'], 'sent')
  await invoice({ businessProfileId: second, status: 'draft' })
  await patch(`/customers/${zoe}`, { name: 'Zoé', company: 'Café Zoé', paymentDays: 30, email: 'new@cafe.example' })
  await patch(`/business-profiles/${shop}`, { legalName: 'Shop GmbH', termsAndConditions: 'New terms' })
  await make('/sticky-notes', { content: 'Call', color: 'pastel-yellow', position: { x: 10, y: 20 } })
  await make('/events', {
    title: 'Fair',
    startDay: '2027-03-26',
    startTime: '09:00',
    endTime: '10:00',
    timeZone: 'Europe/Berlin',
    repeatRule: 'FREQ=DAILY;COUNT=5',
    reminderMinutes: 30,
  })
  await make('/events', { title: 'Once', startDay: '2026-03-26', allDay: true, status: 'completed' })
}

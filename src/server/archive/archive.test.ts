import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { type Json, listOf } from '#test/api.ts'
import { arrive, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { archiveMessages as messages } from './archive-messages.ts'

const MADE = { seconds: 1_709_290_800, nanoseconds: 0 }
const DAY = '2024-03-01T11:00:00.000Z'

/** The old product's account of somebody, in the forms of its document database. */
const OLD = {
  users: {
    uidAnn: {
      uid: 'uidAnn',
      email: 'ann@old.example',
      displayName: 'Ann Shop',
      preferences: { preferredCurrency: 'EUR', notifications: true },
      businessProfiles: [
        {
          id: 'bp1',
          isDefault: true,
          name: 'Ann Imports',
          businessType: 'importer',
          defaultTaxRate: '19',
          address: 'Quay 1',
        },
      ],
      createdAt: MADE,
    },
  },
  categories: [
    { id: 'catTop', userId: 'uidAnn', name: 'Kitchen', level: 0, sortOrder: 2 },
    { id: 'catChild', userId: 'uidAnn', name: 'Kettles', parentId: 'catTop', level: 1 },
  ],
  brands: [{ id: 'brA', userId: 'uidAnn', name: 'Acme', website: 'acme.example', contactEmail: 'not an address' }],
  products: [
    {
      id: 'pKettle0000000000001',
      userId: 'uidAnn',
      name: 'Kettle',
      sku: 'K-1',
      categoryId: 'catChild',
      brandId: 'brA',
      tags: ['hot', 'steel'],
      baseCurrency: 'EUR',
      costBreakdown: {
        baseCost: 0.1 + 0.2,
        shippingCost: '1.70',
        importDuty: 5,
        vatTax: 0,
        additionalCosts: [{ amount: 2 }],
      },
      pricingMode: 'strategy',
      pricingStrategy: 'margin',
      pricingValue: 50,
      isActive: true,
      source: 'wix',
      stock: 7,
      createdAt: MADE,
      updatedAt: MADE,
    },
    {
      id: 'pWild',
      userId: 'uidAnn',
      name: 'Wild',
      costBreakdown: { baseCost: 10 },
      pricingStrategy: 'margin',
      pricingValue: 120,
      category: 'Garden',
    },
    {
      id: 'nOld',
      userId: 'uidAnn',
      name: 'Sticky Note',
      type: 'sticky-note',
      description: 'Call the forwarder',
      isSticky: true,
      x: 120.4,
      y: 80,
      color: '#fff9c4',
      createdAt: MADE,
      updatedAt: MADE,
    },
    { id: 'pOther', userId: 'uidBob', name: 'Not yours' },
  ],
  priceLists: [
    { id: 'plA', userId: 'uidAnn', title: 'Spring', productIds: ['pKettle0000000000001', 'gone'], status: 'active' },
  ],
  events: [
    {
      id: 'evLegacy',
      title: 'Fair',
      eventDate: '2024-05-01',
      startTime: '2:00 PM',
      endTime: '15:30',
      priority: 'High',
    },
    {
      id: 'evMoments',
      userId: 'uidAnn',
      title: 'Ship',
      startDate: MADE,
      endDate: { seconds: MADE.seconds + 7_200 },
      status: 'completed',
    },
  ],
  customerProfiles: [{ id: 'cuA', userId: 'someone', status: 'active', country: 'DE', tags: ['vip'] }],
  documents: [
    {
      id: 'dInv',
      documentType: 'invoice',
      documentNumber: 'INV202403-0007',
      status: 'paid',
      customerId: 'cuA',
      customerName: 'Café Zoë',
      customerEmail: 'zoe@cafe.example',
      issueDate: MADE,
      dueDate: '2024-03-31',
      currency: 'EUR',
      items: [{ description: 'Kettle', quantity: 2, unitPrice: 100, taxPercent: 10, discountPercent: 10 }],
      total: 200,
      amountPaid: 200,
      balanceDue: 0,
      createdAt: MADE,
      updatedAt: MADE,
    },
    {
      id: 'dCn',
      documentType: 'creditnote',
      documentNumber: 'CN202403-0001',
      status: 'sent',
      customerName: 'Café Zoë',
      issueDate: MADE,
      currency: 'EUR',
      items: [{ description: 'Kettle', quantity: 1, unitPrice: 50, taxPercent: 0 }],
      originalInvoiceId: 'dInv',
      relatedDocuments: [
        { id: 'dInv', documentType: 'invoice', documentNumber: 'INV202403-0007', relationship: 'refund_for' },
      ],
    },
  ],
  counters: [{ id: 'invoice', prefix: 'INV', currentNumber: 12, padding: 4 }],
  sticky_notes: [
    { id: 'nNew', userId: 'uidAnn', content: 'New style', color: '#00f', position: { x: 10, y: 20 }, zIndex: 3 },
  ],
  subscriptionPlans: [{ id: 'pro', name: 'Pro', price: 9 }],
  robots: [{ id: 'r2' }],
}

describeOneEngine('the import of an archive', (context) => {
  let app: TestApp

  beforeAll(async () => {
    app = await buildRealApp(context)
    return () => app.close()
  })

  const someone = async (): Promise<TestCaller> => {
    const caller = await arrive(app, `somebody ${randomUUID()}`)
    await app.call(caller, { method: 'POST', url: '/api/business-profiles', body: { isDefault: true } })
    return caller
  }
  const get = async (caller: TestCaller, path: string) =>
    listOf(
      (await app.call(caller, { method: 'GET', url: `/api/${path}${path.includes('?') ? '&' : '?'}pageSize=100` }))
        .body['items'],
    )
  const send = (caller: TestCaller, archive: unknown, id = randomUUID()) =>
    app.call(caller, {
      method: 'POST',
      url: `/api/account/import?id=${id}&title=Archive`,
      body: Buffer.isBuffer(archive) ? archive : JSON.stringify(archive),
      headers: { 'content-type': 'application/json' },
    })
  const act = async (caller: TestCaller, id: string, what: 'check' | 'apply' | 'revert') => {
    const { status, text } = await app.call(caller, { method: 'POST', url: `/api/change-sets/${id}/${what}` })
    const last = JSON.parse(text.trim().split('\n').at(-1) ?? '{}') as Json
    return { status, header: what === 'revert' ? last : (last['result'] ?? last) }
  }
  const rowsOf = (caller: TestCaller, id: string, query = '') => get(caller, `change-sets/${id}/rows${query}`)
  const imported = async (caller: TestCaller, archive: unknown) => {
    const sent = await send(caller, archive)
    expect([sent.status, sent.body['errors']]).toEqual([201, undefined])
    const id = String(sent.body['changeSet']?.['id'])
    const checked = await act(caller, id, 'check')
    const noted = await rowsOf(caller, id)
    const applied = await act(caller, id, 'apply')
    expect([checked.header['state'], applied.header['state']]).toEqual(['checked', 'applied'])
    const counts = new Map(listOf(sent.body['collections']).map((each) => [String(each['collection']), each]))
    return { id, counts, noted, effect: applied.header['effect'] as Json }
  }
  const exported = async (caller: TestCaller): Promise<Buffer> =>
    (
      await app.fastify.inject({
        url: '/api/account/export',
        headers: { host: new URL(app.origin).host, ...caller.headers },
      })
    ).rawPayload

  it('SYNC-06 NOTE-04 CAL-01 CAL-02 PROD-17 an archive of the old product comes in, and goes again', async () => {
    const ann = await someone()
    const { id, counts, noted } = await imported(ann, OLD)
    expect(noted.filter(({ state }) => String(state) === 'bad')).toEqual([])
    const products = await get(ann, 'products?sortBy=name')
    expect(products.map(({ name, source }) => [name, source])).toEqual([
      ['Kettle', 'firestore'],
      ['Wild', 'firestore'],
    ])
    expect(products[0]).toMatchObject({
      sku: 'K-1',
      category: 'Kettles',
      brand: 'Acme',
      tags: ['hot', 'steel'],
      stock: 7,
      baseCurrency: 'EUR',
      costBreakdown: { baseCost: 0.3, shippingCost: 1.7, importDuty: 5, vatTax: 0, additionalCosts: [{ amount: 2 }] },
      totalCost: 4.1,
      effectivePrice: 8.2,
      createdAt: DAY,
      updatedAt: DAY,
    })
    expect(products[1]).toMatchObject({ category: 'Garden', pricingValue: 120, effectivePrice: 20 })
    const notes = await get(ann, 'sticky-notes')
    expect(notes.map(({ content, color, createdAt }) => [content, color, createdAt])).toContainEqual([
      'Call the forwarder',
      'pastel-yellow',
      DAY,
    ])
    const events = await get(ann, 'events?sortBy=title&sortDirection=asc')
    expect(
      events.map(({ title, status, eventDate, startTime, endTime, userId }) => [
        title,
        status,
        eventDate,
        startTime,
        endTime,
        userId,
      ]),
    ).toEqual([
      ['Fair', 'scheduled', '2024-05-01', '14:00', '15:30', ann.userId],
      ['Ship', 'completed', '2024-03-01', '11:00', '13:00', ann.userId],
    ])
    expect((await get(ann, 'customers'))[0]).toMatchObject({
      name: 'Café Zoë',
      email: 'zoe@cafe.example',
      country: 'DE',
      status: 'active',
    })
    expect((await get(ann, 'price-lists'))[0]).toMatchObject({ title: 'Spring', productIds: [products[0]?.['id']] })
    expect((await get(ann, 'business-profiles'))[0]).toMatchObject({
      name: 'Ann Imports',
      businessType: 'importer',
      taxRate: 19,
    })
    expect(counts.get('products')).toMatchObject({ found: 3, proposed: 2, foreign: 1 })
    expect(counts.get('sticky_notes')).toMatchObject({ found: 2, proposed: 2 })
    expect(counts.get('robots')).toMatchObject({ proposed: 0, passedOver: messages.unknownCollection })
    expect(counts.get('subscriptionPlans')).toMatchObject({ passedOver: messages.passedOver.subscriptionPlans })
    const reverted = await act(ann, id, 'revert')
    expect([reverted.header['state'], reverted.header['skipped']]).toEqual(['reverted', 0])
    for (const path of [
      'products',
      'sticky-notes',
      'events',
      'customers',
      'price-lists',
      'documents/list/invoice',
      'documents/list/creditnote',
    ])
      expect([path, await get(ann, path)]).toEqual([path, []])
  })

  it('DOC-02 DOC-04 DOC-18 old documents keep their numbers, and the own series goes on after them', async () => {
    const ann = await someone()
    await imported(ann, OLD)
    const [invoice] = await get(ann, 'documents/list/invoice')
    expect(invoice).toMatchObject({
      documentNumber: 'INV202403-0007',
      status: 'paid',
      total: 200,
      taxAmount: 20,
      discountAmount: 20,
      amountPaid: 200,
      creditedAmount: 50,
      issueDate: '2024-03-01',
      isProvisional: false,
      sequence: null,
      updatedAt: DAY,
    })
    const url = `/api/documents/${String(invoice?.['id'])}`
    const edited = await app.call(ann, { method: 'PATCH', url, body: { notes: 'seen' } })
    expect(edited.body).toMatchObject({ documentNumber: 'INV202403-0007', sequence: null })
    expect((await app.call(ann, { method: 'DELETE', url })).status).toBe(409)
    const made = await app.call(ann, {
      method: 'POST',
      url: '/api/documents/invoice',
      body: { issueDate: '2026-11-01' },
    })
    expect(made.body['documentNumber']).toBe('INV202611-0013')
  })

  it('SYNC-06 the same archive twice makes nothing twice', async () => {
    const ann = await someone()
    await imported(ann, OLD)
    const again = await imported(ann, OLD)
    expect(again.effect['created'] ?? 0).toBe(0)
    expect(again.counts.get('documents')).toMatchObject({ proposed: 0, here: 2 })
    expect(again.counts.get('products')).toMatchObject({ proposed: 0, here: 2, foreign: 1 })
  })

  it('SYNC-06 PROF-05 the own archive comes into another account under new ids, and back into its own after all was deleted', async () => {
    const [ann, bob] = [await someone(), await someone()]
    await imported(ann, OLD)
    const archive = await exported(ann)
    const own = await imported(ann, archive)
    expect([own.effect['created'] ?? 0, own.effect['refused'] ?? 0]).toEqual([0, 0])
    const { noted } = await imported(bob, archive)
    expect(noted.filter(({ state }) => String(state) === 'bad')).toEqual([])
    const there = await get(bob, 'products?sortBy=name')
    const here = await get(ann, 'products?sortBy=name')
    expect(
      there.map(({ name, effectivePrice, totalCost, category }) => [name, effectivePrice, totalCost, category]),
    ).toEqual(here.map(({ name, effectivePrice, totalCost, category }) => [name, effectivePrice, totalCost, category]))
    expect(there[0]?.['id']).not.toBe(here[0]?.['id'])
    expect((await get(bob, 'documents/list/invoice'))[0]).toMatchObject({
      documentNumber: 'INV202403-0007',
      total: 200,
      creditedAmount: 50,
    })
    await app.call(ann, { method: 'DELETE', url: '/api/products', body: { ids: here.map(({ id }) => id) } })
    await imported(ann, archive)
    expect((await get(ann, 'products?sortBy=name')).map(({ id }) => id)).toEqual(here.map(({ id }) => id))
  })

  it.each([
    ['nothing', '', messages.empty],
    ['no JSON', 'hello there, this is no archive', messages.noArchive],
    ['a list', '[{"id":1}]', messages.noArchive],
    ['no collections', '{"a":1}', messages.noCollections],
    ['JSON that breaks off', '{"products":[{"id":"a"},{"id":"b"', messages.broken('', 0, 13)],
    ['a damaged ZIP', `PK${'x'.repeat(200)}`, messages.damaged],
    ['several users', JSON.stringify({ products: [{ userId: 'a' }, { userId: 'b' }] }), messages.severalUsers(2)],
  ])('API-02 %s is refused with what to do, and nothing is written', async (_name, text, message) => {
    const ann = await someone()
    const answer = await send(ann, Buffer.from(text))
    expect([answer.status, listOf(answer.body['errors']).map((each) => each['message'])]).toEqual([400, [message]])
    expect(await get(ann, 'change-sets')).toEqual([])
  })

  it('API-02 CAT-01 records that do not fit are named with their field and reason; the others come in', async () => {
    const ann = await someone()
    const circle = [
      { id: 'a', name: 'A', parentId: 'b' },
      { id: 'b', name: 'B', parentId: 'a' },
      { id: 'c', name: 'C', parentId: 'a' },
      { id: 'd', name: '' },
      { id: 'd', name: 'Again' },
      'no record',
    ]
    const products = [
      { id: 'x', name: 'X'.repeat(400), costBreakdown: { baseCost: 'cheap' } },
      { id: 'y', name: 'Y', costBreakdown: { baseCost: 1e30 } },
      { id: 'z', name: 'Z', categoryId: 'd' },
    ]
    const { noted } = await imported(ann, {
      categories: circle,
      products,
      events: [{ id: 'e', title: 'E', eventDate: 'soon', status: 'unheard' }],
    })
    const told = noted.map(({ state, kind, title, problems }) => [
      state,
      kind,
      title,
      listOf(problems).map((each) => each['field']),
    ])
    expect(told).toContainEqual(['create', 'category', 'A', ['parentId']])
    expect(told).toContainEqual(['bad', 'category', 'd', ['name']])
    expect(told).toContainEqual(['bad', 'category', 'Again', ['id']])
    expect(told).toContainEqual(['bad', 'category', '#6', ['row']])
    expect(told).toContainEqual(['bad', 'product', 'X'.repeat(300), ['name']])
    expect(told).toContainEqual(['bad', 'product', 'Y', ['baseCost']])
    expect(told).toContainEqual(['create', 'product', 'Z', ['categoryId']])
    expect(told).toContainEqual(['create', 'event', 'E', ['status', 'startDay']])
    expect((await get(ann, 'categories')).map(({ name }) => String(name)).toSorted()).toEqual(['A', 'B', 'C'])
  })
})

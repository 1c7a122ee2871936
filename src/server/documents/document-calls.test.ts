import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { documentList } from '#contract/lists/document-list.ts'
import { listedRows } from '#contract/lists/local-list.ts'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { documentCalls, line } from '#test/document-calls.ts'
import { pulledRows } from '#test/pulled-rows.ts'

/** A payment of 0.001 of a currency with cents, as a device sends it. */
const ONE_TENTH_OF_A_CENT = { amount: 1_000, date: '2026-07-08', method: 'cash', note: '', keepAsCredit: true }

describeOneEngine('calls of documents', (context) => {
  let api: TestApi
  let user: string
  const { call, make, mark, numbers, read } = documentCalls(
    () => api,
    () => user,
  )

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
  })

  it('DOC-04 DOC-05 the server works out totals, and what a client says of them is passed over', async () => {
    expect(await make('invoice')).toMatchObject({
      subtotal: 200,
      discountAmount: 20,
      taxAmount: 18,
      total: 198,
      amountPaid: 0,
      balanceDue: 198,
    })
    const lied = await call('POST', '/invoice', { items: [line], total: 1 })
    expect([lied.status, lied.body['total']]).toEqual([201, 198])
    const line2 = { ...line, lineTotal: 5 }
    const made = await make('invoice', { items: [line2], taxBasis: 'gross' })
    expect(made).toMatchObject({ taxAmount: 20, total: 200 })
    expect(listOf(made['items'])[0]).toMatchObject({ lineTotal: 180 })
    const edited = await call('PATCH', `/${String(made['id'])}`, { items: [{ ...line, quantity: 1 }] })
    expect(edited.body).toMatchObject({ total: 100, balanceDue: 100 })
  })

  it('DOC-04 a document of 1,000 lines is kept, one more is refused', async () => {
    const items = Array.from({ length: 1_000 }, (_, n) => ({ ...line, id: `l${n}`, description: `Line ${n}` }))
    expect(await make('invoice', { items })).toMatchObject({ total: 198_000 })
    const more = await call('POST', '', { items: [...items, { ...line, id: 'more' }] })
    expect(more.status).toBe(400)
  })

  it('DOC-04 odd amounts are counted to the letter or refused by name', async () => {
    const totals = async (item: object, more: object = {}) => {
      const { total, taxAmount } = await make('invoice', {
        items: [{ ...line, discountPercent: null, ...item }],
        ...more,
      })
      return [taxAmount, total]
    }
    expect(await totals({ quantity: -2 })).toEqual([-20, -220])
    expect(await totals({ quantity: 0 })).toEqual([0, 0])
    expect(await totals({ discountAmount: 500 })).toEqual([0, 0])
    expect(await totals({ quantity: 3, unitPrice: '1.234', taxPercent: 5 }, { currency: 'KWD' })).toEqual([
      0.185, 3.887,
    ])
    expect(await totals({ quantity: 3, unitPrice: 1.5, taxPercent: 8 }, { currency: 'JPY' })).toEqual([0, 5])
    const large = await call('POST', '/invoice', { items: [{ unitPrice: '999999999999.99' }] })
    const most = 'at most 999,999,999.99 USD'
    expect(large.body['errors']).toEqual([{ field: 'items.0.unitPrice', message: `is too large: ${most}` }])
    const many = await call('POST', '/invoice', { items: [{ unitPrice: '900000000', quantity: 1_000 }] })
    expect(many.body['errors']).toEqual([{ field: 'items', message: `add up to more than can be kept: ${most}` }])
  })

  it('DOC-11 API-07 the calls that the specification names answer under both addresses', async () => {
    const routes = (method: 'GET' | 'POST', path: string, body?: object) =>
      api.call(user, method, `/routes/documents${path}`, body)
    const invoice = await routes('POST', '/invoice', { items: [line] })
    expect([invoice.status, invoice.body['documentType'], invoice.body['total']]).toEqual([201, 'invoice', 198])
    const quote = await routes('POST', '/quote', { items: [line], documentType: 'quote' })
    expect((await routes('POST', '/quote', { documentType: 'invoice' })).status).toBe(400)
    expect((await routes('GET', '/list/quote?total=true')).body).toMatchObject({ total: 1, more: false })
    expect((await routes('GET', `/${String(quote.body['id'])}`)).body['id']).toBe(quote.body['id'])
    const path = `/update-status/${String(quote.body['id'])}`
    expect((await routes('POST', path, { status: 'sent' })).body).toMatchObject({ status: 'sent' })
    expect((await routes('POST', path, { status: 'refunded' })).status).toBe(400)
    expect((await routes('POST', `/convert-quote-to-invoice/${String(quote.body['id'])}`)).status).toBe(201)
    expect((await routes('GET', '/list/letters')).status).toBe(400)
  })

  it('DOC-06 the table of moves stands in the API reference', async () => {
    const page = await api.app.inject({ url: '/api/docs' })
    expect(page.body).toContain('purchaseorder: sent from draft, viewed, received; viewed from sent; received from')
  })

  it('DOC-10 PRICE-09 amounts are ordered within their currency, over REST as in the local list', async () => {
    const other = await context.newUser()
    for (const [currency, unitPrice] of [
      ['USD', 50],
      ['JPY', 1_000],
      ['EUR', 70],
      ['EUR', 5],
    ] as const) {
      const body = { documentType: 'quote', currency, items: [{ description: 'Mug', quantity: 1, unitPrice }] }
      expect((await api.call(other, 'POST', '/api/documents', body)).status).toBe(201)
    }
    const rows = (await pulledRows(api, other)).all('document')
    for (const [direction, expected] of [
      ['asc', [5, 70, 1_000, 50]],
      ['desc', [50, 1_000, 70, 5]],
    ] as const) {
      for (const sort of ['total', 'subtotal']) {
        const answer = await api.call(other, 'GET', `/api/documents?sortBy=${sort}&sortDirection=${direction}`)
        const items = listOf(answer.body['items'])
        expect([sort, items.map((each) => each['total'])]).toEqual([sort, expected])
        const local = listedRows(documentList, rows, { filters: {}, sort, direction })
        expect(local.map(({ id }) => id)).toEqual(items.map((each) => each['id']))
      }
    }
  })

  it('DOC-10 filters by type, status, customer, search and day, and sorts', async () => {
    const customer = await api.call(user, 'POST', '/api/customers', { name: 'Bosch' })
    const customerId = customer.body['id']
    await make('invoice', {
      customerId,
      customerName: 'Bosch',
      issueDate: '2026-01-02',
      dueDate: '2026-02-01',
      status: 'sent',
    })
    await make('invoice', {
      customerName: 'Ada',
      customerEmail: 'ada@example.com',
      dueDate: '2999-01-01',
      status: 'sent',
    })
    await make('quote', {
      customerName: 'Ada',
      status: 'sent',
      dueDate: '2026-08-01',
      items: [{ ...line, description: 'Küche' }],
    })
    expect(await numbers('?documentType=invoice&sortBy=documentNumber&sortDirection=asc')).toEqual([
      'INV202601-0001',
      'INV202607-0002',
    ])
    expect(await numbers('/list/quote')).toEqual(['QTE202607-0001'])
    expect(await numbers('?search=KÜCHE')).toEqual(['QTE202607-0001'])
    expect(await numbers('?search=ada%40example')).toEqual(['INV202607-0002'])
    expect(await numbers('?status=overdue')).toEqual(['INV202601-0001'])
    expect(await numbers('?status=expired')).toEqual(['QTE202607-0001'])
    expect(await numbers('?startDate=2026-01-01&endDate=2026-01-31')).toEqual(['INV202601-0001'])
    expect(await numbers(`?customerId=${customerId}`)).toEqual(['INV202601-0001'])
    expect((await numbers('?sortBy=nothing')).length).toBe(3)
    expect((await call('GET', '?pageSize=4')).status).toBe(400)
  })

  it('DOC-15 payments are recorded by call; the balance and the status follow', async () => {
    const { id } = await make('invoice')
    const pay = (body: object) => call('POST', `/${String(id)}/payments`, body)
    expect((await pay({ id: 'p1', amount: '98.00', date: '2026-07-07', method: 'cash' })).body).toMatchObject({
      status: 'partial',
      amountPaid: 98,
      balanceDue: 100,
    })
    expect((await pay({ id: 'p1', amount: '98.00' })).body).toMatchObject({ amountPaid: 98 })
    const over = await pay({ amount: 150 })
    expect([over.status, over.body['errors']]).toEqual([
      400,
      [{ field: 'payment.amount', message: expect.stringContaining('more than the 100.00 USD that is open') }],
    ])
    expect((await pay({ amount: 150, keepAsCredit: true })).body).toMatchObject({ status: 'paid', balanceDue: -50 })
    for (const body of [{ payments: [{ id: 'x', amount: -1_000_000 }] }]) {
      expect((await call('PATCH', `/${String(id)}`, body)).body['errors']).toEqual([
        { field: 'payments', message: 'give back more than was paid' },
      ])
    }
    expect((await pay({ amount: -1_000_000 })).status).toBe(400)
    expect((await pay({ amount: -50 })).body).toMatchObject({ status: 'paid', balanceDue: 0 })
    expect((await pay({ amount: 0 })).status).toBe(400)
    const smallest = 'must be a multiple of 0.01 USD, the smallest amount that can be paid'
    expect((await pay({ amount: '0.001' })).body['errors']).toEqual([{ field: 'payment.amount', message: smallest }])
    const parts = { payments: [{ id: 'x', amount: '0.009' }] }
    for (const refused of [
      await call('PATCH', `/${String(id)}`, parts),
      await call('POST', '', { documentType: 'invoice', items: [line], ...parts }),
    ]) {
      expect([refused.status, refused.body['errors']]).toEqual([
        400,
        [{ field: 'payments', message: `each ${smallest}` }],
      ])
    }
    const { version: base } = await read(id)
    const data = { payments: { lines: { y: ONE_TENTH_OF_A_CENT } } }
    const body = { op: 'patch', kind: 'document', id, base, data }
    const mutations = [{ id: randomUUID(), seq: 1, at: Date.now(), body }]
    const pushed = await api.call(user, 'POST', '/api/sync', { clientId: randomUUID(), mutations })
    expect(JSON.stringify(listOf(pushed.body['results'])[0])).toContain(smallest)
    const quote = await make('quote')
    const refused = await call('POST', `/${String(quote['id'])}/payments`, { amount: 1 })
    expect(refused.body['title']).toBe(`Document with ID ${String(quote['id'])} is not an invoice`)
  })

  it('DOC-18 where what is issued is final, its money, dates and customer are refused by name; payments and notes go on', async () => {
    await api.call(user, 'POST', '/api/business-profiles', { name: 'Shop', finalDocuments: true })
    const { id } = await make('invoice', { customerName: 'Ada' })
    const edit = (body: object) => call('PATCH', `/${String(id)}`, body)
    expect((await edit({ customerName: 'Bea' })).status).toBe(200)
    await mark(id, 'sent')
    const before = await read(id)
    for (const [field, value] of Object.entries({
      items: [{ ...line, quantity: 3 }],
      currency: 'EUR',
      dueDate: '2027-01-01',
      issueDate: '2026-07-07',
      customerName: 'Cem',
      taxBasis: 'gross',
    })) {
      const refused = await edit({ [field]: value, ...(field === 'currency' ? { currencyChange: 'keep' } : {}) })
      expect([refused.status, refused.body['errors']]).toEqual([
        400,
        [{ field, message: expect.stringMatching(/INV202607-0001 was issued, .* final. Make a credit note/) }],
      ])
    }
    expect(await read(id)).toEqual(before)
    expect((await call('PUT', `/${String(id)}`, before)).status).toBe(200)
    expect((await edit({ notes: 'Rang twice' })).status).toBe(200)
    expect((await call('POST', `/${String(id)}/payments`, { amount: 198 })).body).toMatchObject({ status: 'paid' })
    expect((await call('POST', `/${String(id)}/credit-note`, {})).status).toBe(201)
  })

  it('DOC-17 a template starts documents, and a copy keeps the days to pay', async () => {
    const template = await make('template', { notes: 'Every month' })
    const copy = await call('POST', `/${String(template['id'])}/duplicate`, { documentType: 'invoice' })
    expect(copy.body).toMatchObject({ documentType: 'invoice', status: 'draft', notes: 'Every month', total: 198 })
    expect(copy.body['documentNumber']).toMatch(/^INV\d{6}-0001$/)
  })

  it('DOC-19 stock moves by choice, once, in whole units', async () => {
    const product = (await api.call(user, 'POST', '/api/products', { name: 'Mug', stock: 10 })).body
    const items = [{ ...line, productId: product['id'] }]
    const stock = async () => (await api.call(user, 'GET', `/api/products/${String(product['id'])}`)).body['stock']
    const still = await make('invoice', { items })
    await mark(still['id'], 'sent')
    expect(await stock()).toBe(10)
    const { id } = await make('invoice', { items })
    await mark(id, 'sent', { stock: true })
    await mark(id, 'paid', { stock: true })
    expect(await stock()).toBe(8)
    const order = await make('purchaseorder', { items, movesStock: true })
    await mark(order['id'], 'received')
    expect(await stock()).toBe(10)
    const half = await make('receipt', { items: [{ ...items[0], quantity: 0.5 }] })
    expect((await mark(half['id'], 'sent', { stock: true })).body['errors']).toMatchObject([{ field: 'movesStock' }])
  })

  it('SHIP-04 a purchase order becomes a shipment', async () => {
    const order = await make('purchaseorder', { customerName: 'Potters', items: [line, { ...line, quantity: 0 }] })
    const made = await call('POST', `/${String(order['id'])}/shipment`)
    expect(made.status, made.text).toBe(201)
    expect(made.body).toMatchObject({ supplier: 'Potters', reference: 'PO202607-0001', status: 'draft' })
    const { body } = await api.call(user, 'GET', `/api/shipment-lines?shipmentId=${String(made.body['id'])}`)
    expect(listOf(body['items'])).toMatchObject([{ description: 'Mug', quantity: 2, unitCost: 90 }])
  })

  it('DOC-18 an issued document keeps who issued it, and its edits are counted', async () => {
    await api.call(user, 'POST', '/api/business-profiles', { name: 'Before' })
    const { id } = await make('invoice')
    expect((await mark(id, 'sent')).body).toMatchObject({ seller: { name: 'Before' }, revision: 0 })
    const edited = await call('PATCH', `/${String(id)}`, { customerNotes: 'Changed' })
    expect(edited.body).toMatchObject({ revision: 1, seller: { name: 'Before' } })
  })

  it('DOC-20 someone else’s document is not found, whatever is asked of it', async () => {
    const { id } = await make('invoice')
    const quote = await make('quote')
    const stranger = await context.newUser()
    const asked = [
      ['GET', `/${String(id)}`],
      ['PATCH', `/${String(id)}`, {}],
      ['DELETE', `/${String(id)}`],
      ['POST', `/update-status/${String(id)}`, { status: 'sent' }],
      ['POST', `/convert-quote-to-invoice/${String(quote['id'])}`],
      ['POST', `/${String(id)}/credit-note`],
      ['POST', `/${String(id)}/duplicate`],
      ['POST', `/${String(id)}/payments`, { amount: 1 }],
      ['POST', `/${String(id)}/shipment`],
    ] as const
    for (const [method, path, body] of asked) {
      const answer = await api.call(stranger, method, `/api/documents${path}`, body)
      expect(answer.status, path).toBe(404)
    }
    expect(await read(id)).toMatchObject({ status: 'draft', version: 1 })
  })

  it('API-04 a repeated creation with one key makes one document', async () => {
    const body = { documentType: 'invoice', issueDate: '2026-07-06' }
    const send = () => api.call(user, 'POST', '/api/documents', body, { 'idempotency-key': 'once' })
    const [first, second] = [await send(), await send()]
    expect(second.text).toBe(first.text)
    expect((await make('invoice'))['sequence']).toBe(2)
  })
})

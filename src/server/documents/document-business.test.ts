import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { documentCalls, line } from '#test/document-calls.ts'

const BERLIN = {
  name: 'Berlin',
  preferredCurrency: 'EUR',
  termsAndConditions: 'Net 30',
  timeZone: 'Europe/Berlin',
  numberAt: 'issue',
}
const OSAKA = {
  name: 'Osaka',
  preferredCurrency: 'JPY',
  termsAndConditions: 'Net 10',
  paymentDays: 10,
  taxBasis: 'gross',
  pricesIncludeVat: true,
  timeZone: 'Asia/Tokyo',
  numberAt: 'issue',
}
const BERLIN_VALUES = { currency: 'EUR', terms: 'Net 30', taxBasis: 'net', pricesIncludeTax: false }
const OSAKA_VALUES = { currency: 'JPY', terms: 'Net 10', taxBasis: 'gross', pricesIncludeTax: true }

describeOneEngine('the business of a document', (context) => {
  let api: TestApi
  let user: string
  let berlin: string
  let osaka: string
  const { call, make, mark, read } = documentCalls(
    () => api,
    () => user,
  )
  const newBusiness = async (values: object) => {
    const made = await api.call(user, 'POST', '/api/business-profiles', values)
    expect(made.status, made.text).toBe(201)
    return String(made.body['id'])
  }
  const patch = async (id: unknown, body: object) => {
    const patched = await call('PATCH', `/${String(id)}`, body)
    expect(patched.status, patched.text).toBe(200)
    return patched.body
  }

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
    berlin = await newBusiness(BERLIN)
    osaka = await newBusiness(OSAKA)
  })

  it('PROF-02 API-06 a new document begins as its business does, whichever call makes it', async () => {
    const due = { dueDate: '2026-07-16', paymentTerms: '10 days' }
    expect(await make('invoice', { businessProfileId: osaka })).toMatchObject({ ...OSAKA_VALUES, ...due })
    const body = { businessProfileId: osaka, issueDate: '2026-07-06' }
    for (const [path, id] of [
      ['/invoice', {}],
      ['', { id: randomUUID() }],
    ] as const) {
      expect((await call('POST', path, { ...body, ...id })).body, path).toMatchObject({ ...OSAKA_VALUES, ...due })
    }
    expect(await make('invoice', { businessProfileId: berlin })).toMatchObject(BERLIN_VALUES)
    expect(await make('quote')).toMatchObject({ ...BERLIN_VALUES, businessProfileId: berlin })
  })

  it('PROF-02 what the caller gives stands before what the business says', async () => {
    const given = { currency: 'USD', terms: '', taxBasis: 'net', pricesIncludeTax: false, paymentTerms: 'At once' }
    const dueDate = '2026-07-07'
    expect(await make('invoice', { businessProfileId: osaka, dueDate, ...given })).toMatchObject({ ...given, dueDate })
  })

  it('PROF-02 SYNC-02 a document that a device sends begins so too', async () => {
    const id = randomUUID()
    const body = { op: 'put', kind: 'document', id, data: { documentType: 'quote', businessProfileId: osaka } }
    const mutation = { id: randomUUID(), seq: 1, at: Date.parse('2026-07-05T20:00:00Z'), body }
    const pushed = await api.call(user, 'POST', '/api/sync', { clientId: randomUUID(), mutations: [mutation] })
    expect(pushed.status, pushed.text).toBe(200)
    expect(await read(id)).toMatchObject({ ...OSAKA_VALUES, issueDate: '2026-07-06' })
  })

  it('DOC-04 PROF-02 amounts without a currency are of the one that the document begins with', async () => {
    const items = [{ ...line, discountPercent: 0, unitPrice: 1_500 }]
    const invoice = await make('invoice', { businessProfileId: osaka, pricesIncludeTax: false, items })
    expect(invoice).toMatchObject({ currency: 'JPY', subtotal: 3_000, taxAmount: 300, total: 3_300 })
    expect(listOf(invoice['items'])[0]).toMatchObject({ unitPrice: 1_500 })
    await api.call(user, 'PATCH', `/api/business-profiles/${osaka}`, { isDefault: true })
    const product = await api.call(user, 'POST', '/api/products', { costBreakdown: { baseCost: 1_500 } })
    expect(product.body, product.text).toMatchObject({ baseCurrency: 'JPY', costBreakdown: { baseCost: 1_500 } })
  })

  it('PROF-02 an empty draft that is given another business takes what a new one of it has', async () => {
    const { id } = await make('invoice', { items: [] })
    expect(await patch(id, { businessProfileId: osaka })).toMatchObject(OSAKA_VALUES)
    const back = await patch(id, { businessProfileId: berlin, currency: 'USD', terms: 'Ours' })
    expect(back).toMatchObject({ ...BERLIN_VALUES, currency: 'USD', terms: 'Ours' })
    expect(await patch(id, { businessProfileId: berlin, notes: 'The same' })).toMatchObject({ terms: 'Ours' })
  })

  it('PROF-02 with lines on it only the terms follow, if they were the business’s', async () => {
    const { id } = await make('invoice')
    const moved = { ...BERLIN_VALUES, terms: 'Net 10', total: 198, businessProfileId: osaka }
    expect(await patch(id, { businessProfileId: osaka })).toMatchObject(moved)
    const own = await make('invoice', { terms: 'Ours' })
    expect(await patch(own['id'], { businessProfileId: osaka })).toMatchObject({ ...BERLIN_VALUES, terms: 'Ours' })
  })

  it('DOC-02 PROF-02 a number binds its document to the business whose series it is of', async () => {
    const { id } = await make('invoice')
    await mark(id, 'sent')
    const refused = await call('PATCH', `/${String(id)}`, { businessProfileId: osaka, notes: 'Ours' })
    expect(refused.status).toBe(400)
    expect(listOf(refused.body['errors'])).toMatchObject([{ field: 'businessProfileId' }])
    expect(await read(id)).toMatchObject({ ...BERLIN_VALUES, businessProfileId: berlin, notes: '' })
    const kept = await patch(id, { businessProfileId: berlin, notes: 'The same' })
    expect(kept).toMatchObject({ documentNumber: 'INV202607-0001', notes: 'The same' })
  })

  it('DOC-02 DOC-03 the newest draft of a series goes to another business with a number of that, and gives its own back', async () => {
    const [bonn, rome] = [await newBusiness({ name: 'Bonn' }), await newBusiness({ name: 'Rome' })]
    const [of, other] = [{ businessProfileId: bonn }, { businessProfileId: rome }]
    const [older, newest] = [await make('invoice', of), await make('invoice', of)]
    await make('invoice', other)
    expect((await call('PATCH', `/${String(older['id'])}`, other)).status, 'it would leave a gap').toBe(400)
    expect((await call('PATCH', `/${String(newest['id'])}`, { ...other, status: 'sent' })).status).toBe(400)
    const unnumbered = { isProvisional: true, sequence: null, counterId: null }
    await patch(newest['id'], { businessProfileId: osaka })
    expect(await read(newest['id']), 'Osaka numbers what is issued').toMatchObject(unnumbered)
    expect(await make('receipt', of)).toMatchObject({ sequence: 1 })
    expect(await patch(newest['id'], other)).toMatchObject({ ...other, isProvisional: false })
    const moved = await read(newest['id'])
    expect(moved).toMatchObject({ ...other, documentNumber: 'INV202607-0002', sequence: 2 })
    expect(await make('invoice', of)).toMatchObject({ documentNumber: 'INV202607-0002', sequence: 2 })
    expect(await make('invoice', other)).toMatchObject({ documentNumber: 'INV202607-0003', sequence: 3 })
    expect(moved['counterId']).not.toBe(newest['counterId'])
    const { series } = (await call('GET', '/gap-report')).body
    expect(
      listOf(series).map(({ business, currentNumber, present, gaps }) => [business, currentNumber, present, gaps]),
    ).toEqual(
      expect.arrayContaining([
        ['Bonn', 2, 2, []],
        ['Rome', 3, 3, []],
      ]) as unknown,
    )
  })

  it('DOC-03 SYNC-02 the business that a device chose before it knew the number is kept', async () => {
    const [bonn, rome] = [await newBusiness({ name: 'Bonn' }), await newBusiness({ name: 'Rome' })]
    const [id, clientId] = [randomUUID(), randomUUID()]
    const bodies = [
      { op: 'put', data: { documentType: 'invoice', businessProfileId: bonn, issueDate: '2026-07-06' } },
      { op: 'patch', base: 0, data: { businessProfileId: rome } },
    ]
    const mutations = bodies.map((body, n) => ({
      id: randomUUID(),
      seq: n + 1,
      at: Date.now(),
      body: { kind: 'document', id, ...body },
    }))
    const pushed = await api.call(user, 'POST', '/api/sync', { clientId, mutations })
    expect(pushed.status, pushed.text).toBe(200)
    expect(await read(id)).toMatchObject({ businessProfileId: rome, documentNumber: 'INV202607-0001', sequence: 1 })
    const { series } = (await call('GET', '/gap-report')).body
    const named = listOf(series).map(({ business, currentNumber, gaps }) => [business, currentNumber, gaps])
    expect(named).toEqual([['Rome', 1, []]])
  })

  it('CUST-06 API-06 a draft that is given another customer is theirs: address, terms, and the currency while it is empty', async () => {
    const newCustomer = async (values: object) => (await api.call(user, 'POST', '/api/customers', values)).body['id']
    const ann = {
      customerId: await newCustomer({ name: 'Ann', email: 'ann@example.com', billingAddress: 'Annstr. 1' }),
    }
    const zug = await newCustomer({ name: 'Zug', currency: 'CHF', paymentDays: 5, billingAddress: 'Zugweg 5' })
    const other = { customerId: zug }
    const named = { customerName: 'Zug', customerEmail: '', billingAddress: 'Zugweg 5' }
    const terms = { dueDate: '2026-07-11', paymentTerms: '5 days' }
    expect(await make('invoice', other)).toMatchObject({ ...named, ...terms, currency: 'CHF', total: 198 })
    expect(await make('invoice', { ...other, currency: 'EUR' })).toMatchObject({ ...named, currency: 'EUR' })
    const said = { shippingAddress: 'Gate 2', customerEmail: 'dock@example.com' }
    expect(await make('invoice', { ...other, ...said })).toMatchObject({ ...named, ...said })
    const empty = await make('invoice', { ...ann, items: [] })
    expect(empty).toMatchObject({ customerName: 'Ann', currency: 'EUR', dueDate: '2026-08-05' })
    expect(await patch(empty['id'], other)).toMatchObject({ ...named, ...terms, currency: 'CHF' })
    const { id } = await make('invoice', ann)
    const own = { customerName: 'Zug AG', dueDate: '2026-12-31' }
    expect(await patch(id, { ...other, ...own })).toMatchObject({ ...named, ...own, currency: 'EUR', total: 198 })
    expect(await patch(id, { customerId: null })).toMatchObject({ customerId: null, customerName: 'Zug AG' })
    expect(await patch(id, ann), 'who was written down stays').toMatchObject({ ...ann, customerName: 'Zug AG' })
    await mark(id, 'sent')
    expect(await patch(id, other)).toMatchObject({ ...other, customerName: 'Zug AG', billingAddress: 'Zugweg 5' })
  })

  it('CUST-06 DOC-12 a billing address in parts that name no country is in the country of its customer', async () => {
    const lyon = { street: '1 rue du Port', zip: '69002', city: 'Lyon' }
    const customerId = async (values: object) =>
      (await api.call(user, 'POST', '/api/customers', { name: 'Durand', country: 'FR', ...values })).body['id']
    const addressOf = async (values: object) =>
      (await make('invoice', { customerId: await customerId(values) }))['billingAddress']
    expect(await addressOf({ billingAddress: lyon })).toEqual({ ...lyon, country: 'FR' })
    expect(await addressOf({ billingAddress: { ...lyon, country: 'MC' } })).toEqual({ ...lyon, country: 'MC' })
    expect(await addressOf({ billingAddress: lyon, country: '' })).toEqual(lyon)
    expect(await addressOf({ billingAddress: 'Lyon' })).toBe('Lyon')
  })
})

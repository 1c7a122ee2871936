import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { documentCalls } from '#test/document-calls.ts'

const typed = { id: 'a', description: 'Mug', quantity: 1, unitPrice: 100, discountAmount: 10, unitCost: 40 }

describeOneEngine('the currency of a document', (context) => {
  let api: TestApi
  let user: string
  const { call, make, mark, read } = documentCalls(
    () => api,
    () => user,
  )
  const patch = (id: unknown, body: object) => call('PATCH', `/${String(id)}`, body)
  const newInvoice = () => make('invoice', { currency: 'USD', items: [typed] })

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
  })

  it('DOC-04 PRICE-09 another currency alone leaves what the figures of the lines say', async () => {
    const { id } = await newInvoice()
    for (const currency of ['JPY', 'KWD', 'USD']) {
      const answer = await patch(id, { currency, currencyChange: 'keep' })
      expect(answer.body, answer.text).toMatchObject({ currency, items: [typed], subtotal: 100, total: 90 })
    }
    await mark(id, 'sent')
    expect((await patch(id, { currency: 'JPY', currencyChange: 'keep' })).body).toMatchObject({
      currency: 'JPY',
      total: 90,
      revision: 1,
    })
    const items = [{ ...typed, unitPrice: 15_000, discountAmount: 0 }]
    expect((await patch(id, { currency: 'USD', items })).body).toMatchObject({ currency: 'USD', total: 15_000 })
  })

  it('DOC-04 SYNC-02 so it is where a device sends it, with the lines that it names', async () => {
    const { id } = await make('invoice', { currency: 'USD', items: [typed, { ...typed, id: 'b' }] })
    const items = { lines: { a: { unitPrice: 150_000_000 } } }
    const body = { op: 'patch', kind: 'document', id, base: 0, data: { currency: 'JPY', items } }
    const mutation = { id: randomUUID(), seq: 1, at: Date.now(), body }
    const pushed = await api.call(user, 'POST', '/api/sync', { clientId: randomUUID(), mutations: [mutation] })
    expect(pushed.status, pushed.text).toBe(200)
    expect(await read(id)).toMatchObject({
      currency: 'JPY',
      items: [
        { unitPrice: 15_000, discountAmount: 10, unitCost: 40 },
        { unitPrice: 100, discountAmount: 10 },
      ],
    })
  })

  it('DOC-15 once there are payments it stays', async () => {
    const { id } = await newInvoice()
    await mark(id, 'sent')
    await patch(id, { payments: [{ id: 'p', date: '2026-07-08', amount: 40 }] })
    const refused = await patch(id, { currency: 'JPY', currencyChange: 'keep', notes: 'In yen' })
    expect(refused.status).toBe(400)
    const message = 'cannot be changed: its payments are in USD. Remove them first'
    expect(refused.body['errors']).toEqual([{ field: 'currency', message }])
    expect(await read(id)).toMatchObject({ currency: 'USD', total: 90, amountPaid: 40, notes: '' })
    expect((await patch(id, { payments: [] })).status).toBe(200)
    expect((await patch(id, { currency: 'JPY', currencyChange: 'keep' })).body).toMatchObject({
      currency: 'JPY',
      total: 90,
    })
  })

  it('DOC-08 an invoice that was credited stays in its currency, and so does its credit note', async () => {
    const { id } = await newInvoice()
    await mark(id, 'sent')
    const credit = await call('POST', `/${String(id)}/credit-note`, { reason: 'Broken' })
    const message = 'cannot be changed: it was credited in USD. For another currency, make a new document'
    expect((await patch(id, { currency: 'JPY', currencyChange: 'keep' })).body['errors']).toEqual([
      { field: 'currency', message },
    ])
    const bound = [{ field: 'currency', message: 'must be USD, as on the invoice that is credited' }]
    expect((await patch(credit.body['id'], { currency: 'JPY', currencyChange: 'keep' })).body['errors']).toEqual(bound)
    expect(await read(id)).toMatchObject({ currency: 'USD', creditedAmount: 90 })
    expect(await read(credit.body['id'])).toMatchObject({ currency: 'USD', total: 90 })
  })

  it('DOC-08 a credit note made for an invoice is in its currency, and refused in another', async () => {
    const { id } = await make('invoice', { currency: 'KWD', items: [typed] })
    const body = { documentType: 'creditnote', originalInvoiceId: id, items: [{ ...typed, unitPrice: 12.345 }] }
    const refused = await call('POST', '', { ...body, currency: 'JPY' })
    expect(refused.status).toBe(400)
    const message = 'must be KWD, as on the invoice that is credited'
    expect(refused.body['errors']).toEqual([{ field: 'currency', message }])
    expect(await read(id)).toMatchObject({ creditedAmount: 0, relatedDocuments: [] })
    const made = await make('creditnote', body)
    expect(made).toMatchObject({ currency: 'KWD', total: 2.345 })
    expect(await read(id)).toMatchObject({ creditedAmount: 2.345 })
  })
})

import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { documentCalls, line } from '#test/document-calls.ts'

describeOneEngine('corrections of issued documents', (context) => {
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

  it('DOC-18 a correction is a credit note and a copy in one step, and deleting both gives the invoice back', async () => {
    const { id } = await make('invoice', {
      customerName: 'Ada',
      issueDate: '2026-07-06',
      dueDate: '2026-07-20',
      deliveryDate: '2026-07-01',
    })
    const correct = (body: object) => call('POST', `/${String(id)}/correct`, body)
    expect((await correct({ reason: 'Draft' })).body['title']).toMatch(/INV\d+-0001 is a draft: edit it as it is/)
    await mark(id, 'sent')
    expect((await correct({})).status).toBe(400)
    expect((await correct({ reason: '' })).status).toBe(400)
    const made = await correct({ reason: 'Wrong quantity' })
    expect([made.status, made.body]).toMatchObject([
      201,
      {
        documentType: 'invoice',
        status: 'draft',
        customerName: 'Ada',
        total: 198,
        deliveryDate: '2026-07-01',
        relatedDocuments: [{ id, relationship: 'corrects' }],
      },
    ])
    const days = (Date.parse(String(made.body['dueDate'])) - Date.parse(String(made.body['issueDate']))) / 86_400_000
    expect(days).toBe(14)
    const invoice = await read(id)
    expect(invoice).toMatchObject({ status: 'sent', creditedAmount: 198, balanceDue: 198 })
    const links = listOf(invoice['relatedDocuments']).map((each) => ({
      id: String(each['id']),
      relationship: String(each['relationship']),
    }))
    expect(links.map(({ relationship }) => relationship).toSorted()).toEqual(['corrected_by', 'refunded_by'])
    const creditId = links.find(({ relationship }) => relationship === 'refunded_by')?.id
    expect(await read(creditId)).toMatchObject({ status: 'draft', total: 198, reason: 'Wrong quantity' })
    // Done again it is the same correction.
    expect((await correct({ reason: 'Again' })).body).toMatchObject({ id: made.body['id'] })
    expect(await numbers('?pageSize=10')).toHaveLength(3)

    for (const each of [made.body['id'], creditId]) expect((await call('DELETE', `/${String(each)}`)).status).toBe(204)
    expect(await read(id)).toMatchObject({ status: 'sent', creditedAmount: 0, balanceDue: 198, relatedDocuments: [] })
    const anew = await correct({ reason: 'Once more' })
    expect([anew.status, anew.body['status']]).toEqual([201, 'draft'])
    const other = await make('invoice')
    await mark(other['id'], 'sent')
    await call('POST', `/${String(other['id'])}/credit-note`)
    const late = await call('POST', `/${String(other['id'])}/correct`, { reason: 'Late' })
    expect(late.body['title']).toContain('has a credit note already')
  })

  it('DOC-18 a draft invoice below zero becomes a credit note of the amount, and nothing of it is lost', async () => {
    const items = [
      { ...line, quantity: -3, discountPercent: null, discountAmount: 20 },
      { ...line, id: 'b', quantity: 1, discountPercent: null },
    ]
    const { id, total } = await make('invoice', { items, customerName: 'Ada' })
    expect(total).toBe(-198)
    const turn = () => call('POST', `/${String(id)}/turn-into-credit-note`)
    const made = await turn()
    expect([made.status, made.body]).toMatchObject([
      201,
      { documentType: 'creditnote', status: 'draft', total: 198, customerName: 'Ada', originalInvoiceId: null },
    ])
    expect((await turn()).status).toBe(404)
    const plain = await make('invoice')
    expect((await call('POST', `/${String(plain['id'])}/turn-into-credit-note`)).status).toBe(409)
  })

  it('DOC-15 a list of payments that comes to more than is owed is refused by PATCH, PUT and POST, unless it says so', async () => {
    const invoice = await make('invoice')
    const { id } = invoice
    const payment = { id: 'p', date: '2026-07-07', amount: 500, method: 'cash', note: '' }
    const over = { field: 'payments', message: expect.stringContaining('more than the 198.00 USD that is owed') }
    for (const refused of [
      await call('PATCH', `/${String(id)}`, { payments: [payment] }),
      await call('PUT', `/${String(id)}`, Object.assign({}, invoice, { payments: [payment] })),
      await call('POST', '', { documentType: 'invoice', items: [line], payments: [payment] }),
    ]) {
      expect([refused.status, refused.body['errors']]).toEqual([400, [over]])
    }
    const kept = await call('PATCH', `/${String(id)}`, { payments: [{ ...payment, keepAsCredit: true }] })
    expect(kept.body).toMatchObject({ amountPaid: 500, balanceDue: -302, status: 'paid' })
    const more = [...listOf(kept.body['payments']), { ...payment, id: 'q', amount: 1 }]
    expect((await call('PATCH', `/${String(id)}`, { payments: more })).status).toBe(400)
    // What is over already stays as it is, also where less is owed later.
    expect((await call('PUT', `/${String(id)}`, Object.assign({}, kept.body, { notes: 'Kept' }))).status).toBe(200)
    const less = await call('PATCH', `/${String(id)}`, { items: [{ ...line, quantity: 1 }] })
    expect(less.body).toMatchObject({ balanceDue: -401 })
  })

  it('DOC-18 the reason for an edit of what was issued stands in its history', async () => {
    const { id } = await make('invoice')
    const { version } = (await mark(id, 'sent')).body
    const body = { op: 'patch', kind: 'document', id, base: version, data: { customerNotes: 'Thanks' } }
    const mutation = {
      id: randomUUID(),
      seq: 1,
      at: Date.now(),
      body: { ...body, why: 'Correction: a word was missing' },
    }
    const pushed = await api.call(user, 'POST', '/api/sync', { clientId: randomUUID(), mutations: [mutation] })
    expect(listOf(pushed.body['results'])[0]).toHaveProperty('version')
    const { items } = (await call('GET', `/${String(id)}/history`)).body
    expect(listOf(items)[0]).toMatchObject({
      why: 'Correction: a word was missing',
      after: { customerNotes: 'Thanks' },
    })
  })
})

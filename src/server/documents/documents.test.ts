import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { documentCalls, line } from '#test/document-calls.ts'

describeOneEngine('documents', (context) => {
  let api: TestApi
  let user: string
  const { call, make, mark, numbers, read, remove } = documentCalls(
    () => api,
    () => user,
  )

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
  })

  it('DOC-02 numbers rise by one in each type, in the transaction that creates the document', async () => {
    const made = [await make('invoice'), await make('invoice'), await make('quote'), await make('creditnote')]
    expect(made.map((row) => row['documentNumber'])).toEqual([
      'INV202607-0001',
      'INV202607-0002',
      'QTE202607-0001',
      'CN202607-0001',
    ])
    expect(made[1]).toMatchObject({ isProvisional: false, sequence: 2, status: 'draft' })
    const [prefix] = [await make('purchaseorder'), await make('receipt'), await make('template')].map((row) =>
      String(row['documentNumber']).slice(0, 3),
    )
    expect(prefix).toBe('PO2')
  })

  it('DOC-02 one counter a business and type, by year or month where the business says so', async () => {
    const profile = async (body: object) =>
      (await api.call(user, 'POST', '/api/business-profiles', { name: 'Shop', ...body })).body['id']
    const first = await profile({})
    const second = await profile({ numberReset: 'monthly' })
    await make('invoice', { businessProfileId: first })
    const own = { businessProfileId: second }
    const made = [
      await make('invoice', own),
      await make('invoice', own),
      await make('invoice', { ...own, issueDate: '2026-08-01' }),
      await make('invoice', { businessProfileId: first }),
      await make('invoice', { businessProfileId: await profile({}) }),
    ]
    expect(made.map((row) => row['documentNumber'])).toEqual([
      'INV202607-0001',
      'INV202607-0002',
      'INV202608-0001',
      'INV202607-0002',
      'INV202607-0001',
    ])
  })

  it('DOC-02 a business may number at issue: drafts are provisional until then', async () => {
    await api.call(user, 'POST', '/api/business-profiles', { name: 'Shop', numberAt: 'issue' })
    const made = await make('invoice')
    expect(made).toMatchObject({ isProvisional: true, sequence: null })
    expect(made['documentNumber']).toMatch(/^INV-\d{4}$/)
    expect((await mark(made['id'], 'sent')).body).toMatchObject({ documentNumber: 'INV202607-0001', sequence: 1 })
    expect((await mark(made['id'], 'viewed')).body).toMatchObject({ sequence: 1, status: 'viewed' })
    const other = await make('invoice')
    expect((await remove(other['id'])).status).toBe(204)
    expect((await make('invoice'))['sequence']).toBeNull()
  })

  it('DOC-06 sent, viewed, paid and partial, and for invoices only', async () => {
    const { id } = await make('invoice')
    expect((await mark(id, 'viewed')).body).toMatchObject({ status: 'draft' })
    expect((await mark(id, 'sent')).body).toMatchObject({ status: 'sent' })
    expect((await mark(id, 'viewed')).body).toMatchObject({ status: 'viewed' })
    expect((await mark(id, 'partial')).body).toMatchObject({ status: 'partial', amountPaid: 0, balanceDue: 198 })
    const paid = await mark(id, 'paid')
    expect(paid.body).toMatchObject({ status: 'paid', amountPaid: 198, balanceDue: 0 })
    expect(listOf(paid.body['payments'])).toMatchObject([{ amount: 198 }])
    expect((await mark(id, 'void')).status).toBe(400)
    const quote = await make('quote')
    for (const status of ['paid', 'partial']) {
      const refused = await mark(quote['id'], status)
      expect(refused.body['title']).toBe(`Document with ID ${String(quote['id'])} is not an invoice`)
    }
    const unknown = randomUUID()
    expect((await mark(unknown, 'sent')).body['title']).toBe(`Document with ID ${unknown} not found`)
  })

  it('DOC-07 a quote becomes a draft invoice once, linked both ways', async () => {
    const quote = await make('quote', { customerName: 'Ada', notes: 'Careful', dueDate: '2999-01-01' })
    const path = `/convert-quote-to-invoice/${String(quote['id'])}`
    const first = await call('POST', path)
    expect(first.status).toBe(201)
    const invoice = first.body
    const days = Date.parse(String(invoice['dueDate'])) - Date.parse(String(invoice['issueDate']))
    expect(days / 86_400_000).toBe(30)
    expect(invoice).toMatchObject({
      documentType: 'invoice',
      status: 'draft',
      paymentTerms: '30 days',
      customerName: 'Ada',
      total: 198,
      relatedDocuments: [
        { id: quote['id'], documentType: 'quote', documentNumber: 'QTE202607-0001', relationship: 'converted_from' },
      ],
    })
    const again = await call('POST', path)
    expect([again.status, again.body['id']]).toEqual([200, invoice['id']])
    expect(await read(quote['id'])).toMatchObject({
      status: 'accepted',
      relatedDocuments: [
        { id: invoice['id'], documentNumber: invoice['documentNumber'], relationship: 'converted_to' },
      ],
    })
    await remove(invoice['id'])
    expect((await read(quote['id']))['relatedDocuments']).toEqual([])
    expect((await call('POST', path)).status).toBe(201)
    const id = randomUUID()
    const missing = await call('POST', `/convert-quote-to-invoice/${id}`)
    expect([missing.status, missing.body['title']]).toEqual([404, `Quote with ID ${id} not found`])
  })

  it('DOC-07 an expired quote converts after a confirmation', async () => {
    const { id } = await make('quote', { status: 'sent', issueDate: '2019-12-01', dueDate: '2020-01-01' })
    const path = `/convert-quote-to-invoice/${String(id)}`
    expect((await call('POST', path)).body).toMatchObject({ code: 'conflict' })
    expect((await call('POST', path, { confirmed: true })).status).toBe(201)
  })

  it('DOC-08 a draft credit note of all of an invoice leaves its status alone, takes all that can be credited, and goes without a trace', async () => {
    const { id } = await make('invoice')
    await mark(id, 'sent')
    const credit = await call('POST', `/${String(id)}/credit-note`, { reason: 'Broken' })
    expect(credit.status, credit.text).toBe(201)
    expect(credit.body).toMatchObject({
      documentType: 'creditnote',
      status: 'draft',
      reason: 'Broken',
      originalInvoiceId: id,
      total: 198,
      relatedDocuments: [{ id, documentNumber: 'INV202607-0001', relationship: 'refund_for' }],
    })
    expect(await read(id)).toMatchObject({
      status: 'sent',
      creditedAmount: 198,
      relatedDocuments: [
        { id: credit.body['id'], documentNumber: credit.body['documentNumber'], relationship: 'refunded_by' },
      ],
    })
    const again = await call('POST', `/${String(id)}/credit-note`, { reason: 'Lost' })
    expect([again.status, again.body['id'], again.body['reason']]).toEqual([200, credit.body['id'], 'Broken'])
    const free = { documentType: 'creditnote', originalInvoiceId: id, items: [{ description: 'Rebate', unitPrice: 1 }] }
    const left = '0.00 USD of 198.00 USD, after credit note ' + String(credit.body['documentNumber'])
    expect((await call('POST', '', free)).body['errors']).toEqual([
      { field: 'items', message: `come to more than is left to credit of the invoice: ${left}` },
    ])
    expect((await remove(credit.body['id'])).status).toBe(204)
    expect(await read(id)).toMatchObject({ status: 'sent', creditedAmount: 0, relatedDocuments: [] })
    const unknown = randomUUID()
    const missing = await call('POST', `/${unknown}/credit-note`)
    expect([missing.status, missing.body['title']]).toEqual([404, `Invoice with ID ${unknown} not found`])
  })

  it('DOC-08 a partial credit keeps the status; what is credited in all turns it', async () => {
    const { id } = await make('invoice', { items: [{ ...line, id: 'a' }] })
    await mark(id, 'paid')
    const half = { reason: 'One broke', items: [{ id: 'a', quantity: 1 }] }
    const first = await call('POST', `/${String(id)}/credit-note`, half)
    expect(first.body).toMatchObject({ total: 99 })
    expect(await read(id)).toMatchObject({ status: 'paid', creditedAmount: 99 })
    const second = await call('POST', `/${String(id)}/credit-note`, half)
    expect(await read(id)).toMatchObject({ status: 'paid', creditedAmount: 198 })
    // The first is not the newest any more: it becomes void and credits nothing.
    expect((await remove(first.body['id'])).status).toBe(204)
    expect(await read(first.body['id'])).toMatchObject({ status: 'void' })
    expect(await read(id)).toMatchObject({ status: 'paid', creditedAmount: 99 })
    await mark(second.body['id'], 'sent')
    expect(await read(id)).toMatchObject({ status: 'paid', creditedAmount: 99 })
    await call('PATCH', `/${String(second.body['id'])}`, { items: [{ ...line, quantity: 2 }] })
    expect(await read(id)).toMatchObject({ status: 'refunded', creditedAmount: 198 })
  })

  it('DOC-08 DOC-15 an invoice that is no longer refunded owes what it owes: nobody paid meanwhile', async () => {
    const { id } = await make('invoice')
    const payments = [{ id: 'p', date: '2026-07-08', amount: 198 }]
    await call('PATCH', `/${String(id)}`, { status: 'sent', payments })
    const credit = await call('POST', `/${String(id)}/credit-note`)
    await mark(credit.body['id'], 'sent')
    expect(await read(id)).toMatchObject({ status: 'refunded', amountPaid: 198 })
    await call('PATCH', `/${String(id)}`, { payments: [] })
    await call('PATCH', `/${String(credit.body['id'])}`, { items: [{ ...line, quantity: 1 }] })
    expect(await read(id)).toMatchObject({ status: 'sent', amountPaid: 0, balanceDue: 99, payments: [] })
  })

  it('DOC-05 DOC-08 an edit that leaves nothing to pay makes a credited invoice refunded, one that adds to it owed again', async () => {
    const { id } = await make('invoice', { items: [{ ...line, id: 'a' }] })
    await mark(id, 'sent')
    const half = await call('POST', `/${String(id)}/credit-note`, { items: [{ id: 'a', quantity: 1 }] })
    await mark(half.body['id'], 'sent')
    const edit = (quantity: number) => call('PATCH', `/${String(id)}`, { items: [{ ...line, id: 'a', quantity }] })
    await edit(1)
    expect(await read(id)).toMatchObject({ status: 'refunded', total: 99, creditedAmount: 99 })
    await edit(2)
    expect(await read(id)).toMatchObject({ status: 'sent', total: 198, creditedAmount: 99 })
    await call('PATCH', `/${String(id)}`, { payments: [{ id: 'p', date: '2026-07-08', amount: 50 }] })
    await edit(1)
    expect(await read(id)).toMatchObject({ status: 'refunded', amountPaid: 50 })
    await edit(3)
    expect(await read(id)).toMatchObject({ status: 'partial', total: 297, amountPaid: 50, creditedAmount: 99 })
  })

  it('DOC-05 DOC-15 an empty invoice that was marked as paid is not paid any more once it comes to something', async () => {
    const { id } = await make('invoice', { items: [] })
    await mark(id, 'paid')
    expect(await read(id)).toMatchObject({ status: 'paid', payments: [] })
    await call('PATCH', `/${String(id)}`, { items: [line] })
    expect(await read(id)).toMatchObject({ status: 'sent', amountPaid: 0, balanceDue: 198 })
  })

  it.each(['Pacific/Kiritimati', 'Pacific/Niue'])(
    'DOC-15 what is marked as paid was paid on the day that it is for the business, in %s',
    async (timeZone) => {
      await api.call(user, 'POST', '/api/business-profiles', { name: 'Shop', timeZone })
      const { body } = await call('POST', '', { documentType: 'invoice', items: [line] })
      const paid = await mark(body['id'], 'paid')
      expect(paid.body).toMatchObject({ payments: [{ date: body['issueDate'] }] })
    },
  )

  it('DOC-08 DOC-15 what was credited need not be paid: the rest pays an invoice, and marking it paid takes the rest alone', async () => {
    const half = { reason: 'One broke', items: [{ id: 'a', quantity: 1 }] }
    const [one, two] = [
      await make('invoice', { items: [{ ...line, id: 'a' }] }),
      await make('invoice', { items: [{ ...line, id: 'a' }] }),
    ]
    for (const { id } of [one, two]) {
      await mark(id, 'sent')
      const credit = await call('POST', `/${String(id)}/credit-note`, half)
      await mark(credit.body['id'], 'sent')
    }
    await call('PATCH', `/${String(one.id)}`, { payments: [{ id: 'p', date: '2026-07-08', amount: 99 }] })
    expect(await read(one.id)).toMatchObject({ status: 'paid', amountPaid: 99, creditedAmount: 99, balanceDue: 0 })
    await mark(two.id, 'paid')
    expect(await read(two.id)).toMatchObject({
      status: 'paid',
      amountPaid: 99,
      balanceDue: 0,
      payments: [{ amount: 99 }],
    })
  })

  it('DOC-06 DOC-08 what was refunded is not paid: marking it as paid is refused and changes nothing', async () => {
    const { id } = await make('invoice')
    await mark(id, 'sent')
    const credit = await call('POST', `/${String(id)}/credit-note`, {})
    await mark(credit.body['id'], 'sent')
    const refused = await mark(id, 'paid')
    expect(refused.status).toBe(400)
    expect(refused.body['errors']).toEqual([{ field: 'status', message: 'cannot go from refunded to paid' }])
    expect(await read(id)).toMatchObject({ status: 'refunded', amountPaid: 0, balanceDue: 0, payments: [] })
  })

  it('DOC-08 a credit note names its invoice by the number that it gets later', async () => {
    await api.call(user, 'POST', '/api/business-profiles', { name: 'Shop', numberAt: 'issue' })
    const { id } = await make('invoice', { items: [{ ...line, id: 'a' }] })
    const credit = await call('POST', `/${String(id)}/credit-note`, { items: [{ id: 'a', quantity: 1 }] })
    await mark(id, 'sent')
    expect(await read(credit.body['id'])).toMatchObject({
      isProvisional: true,
      relatedDocuments: [{ id, documentNumber: 'INV202607-0001' }],
    })
    await mark(credit.body['id'], 'sent')
    const { relatedDocuments } = await read(id)
    expect(relatedDocuments).toMatchObject([{ documentNumber: expect.stringMatching(/^CN\d{6}-0001$/) }])
  })

  it('DOC-09 DOC-20 unknown documents are named', async () => {
    const id = randomUUID()
    for (const answer of [await call('GET', `/${id}`), await call('PATCH', `/${id}`, {}), await remove(id)]) {
      expect([answer.status, answer.body['title']]).toEqual([404, `Document with ID ${id} not found`])
    }
  })

  it('DOC-20 the newest numbered draft gives its number back, another becomes void, an issued one stays', async () => {
    const [a, b, c] = [await make('invoice'), await make('invoice'), await make('invoice')]
    expect((await remove(c['id'])).status).toBe(204)
    const again = await make('invoice')
    expect(again['documentNumber']).toBe('INV202607-0003')
    expect((await remove(a['id'])).status).toBe(204)
    expect(await read(a['id'])).toMatchObject({ status: 'void', documentNumber: 'INV202607-0001' })
    expect((await remove(a['id'])).status).toBe(204)
    await mark(b['id'], 'sent')
    const refused = await remove(b['id'])
    expect(refused.status).toBe(409)
    expect(refused.body['title']).toMatch(/Invoice INV202607-0002 .*cannot be deleted.*credit note/)
    expect(await numbers('')).not.toContain('INV202607-0001')
    expect(await numbers('?status=void')).toEqual(['INV202607-0001'])
  })

  it('DOC-20 DOC-02 the gap report tells of every number that is not in force', async () => {
    const made = [await make('quote'), await make('quote'), await make('quote')]
    await remove(made[0]?.['id'])
    await mark(made[1]?.['id'], 'sent')
    expect((await remove(made[1]?.['id'])).status).toBe(204)
    const { body } = await call('GET', '/gap-report')
    expect(listOf(body['series'])).toMatchObject([
      {
        documentType: 'quote',
        currentNumber: 3,
        present: 2,
        gaps: [
          { sequence: 1, state: 'void', documentNumber: 'QTE202607-0001', actor: 'user' },
          { sequence: 2, state: 'deleted', documentNumber: 'QTE202607-0002', documentId: made[1]?.['id'] },
        ],
      },
    ])
    const file = await api.app.inject({ url: '/api/documents/gap-report.csv', headers: { 'x-test-user': user } })
    expect(file.headers['content-type']).toMatch('text/csv')
    expect(file.body.split('\r\n').length).toBe(4)
  })
})

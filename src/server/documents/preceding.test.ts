import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { documentCalls, line } from '#test/document-calls.ts'

describeOneEngine('the invoice of a credit note', (context) => {
  let api: TestApi
  let user: string
  const { call, make, mark, read, remove } = documentCalls(
    () => api,
    () => user,
  )
  const two = { items: [{ ...line, id: 'a' }] }
  const credit = async (id: unknown, quantity = 1) =>
    (await call('POST', `/${String(id)}/credit-note`, { items: [{ id: 'a', quantity }] })).body

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
  })

  it('DOC-03 DOC-08 goes out before it, so that the number on the credit note is that of no other', async () => {
    await api.call(user, 'POST', '/api/business-profiles', { name: 'Shop', isDefault: true, numberAt: 'issue' })
    const { id } = await make('invoice', two)
    const note = await credit(id)
    const refused = await mark(note['id'], 'sent')
    const said = {
      field: 'status',
      message: expect.stringMatching(/^needs invoice INV-\d{4} to be sent first/) as string,
    }
    expect([refused.status, listOf(refused.body['errors'])]).toEqual([400, [said]])
    const atOnce = { documentType: 'creditnote', status: 'sent', originalInvoiceId: id, items: [] }
    expect((await call('POST', '', atOnce)).body['errors']).toEqual([said])
    const free = await make('creditnote', { status: 'sent', items: [] })
    const named = await call('PATCH', `/${String(free['id'])}`, { originalInvoiceId: id })
    expect(named.body['errors']).toEqual([{ ...said, field: 'originalInvoiceId' }])
    const sent = (await mark(id, 'sent')).body
    expect((await mark(note['id'], 'sent')).body['relatedDocuments']).toMatchObject([
      { documentNumber: sent['documentNumber'], relationship: 'refund_for' },
    ])
  })

  it('DOC-08 a credit note of an invoice that became void does not go out', async () => {
    const { id } = await make('invoice', two)
    const note = await credit(id)
    await mark(id, 'void')
    expect(listOf((await mark(note['id'], 'sent')).body['errors'])[0]?.['message']).toMatch(/which is void/)
    expect((await remove(note['id'])).status).toBe(204)
  })

  it('DOC-08 DOC-20 a credit note whose draft invoice was deleted does not go out', async () => {
    const { id } = await make('invoice', two)
    const note = await credit(id)
    expect((await remove(id)).status).toBe(204)
    const refused = await mark(note['id'], 'sent')
    expect(refused.body['errors']).toEqual([
      { field: 'status', message: 'needs its invoice, which was deleted. Delete this credit note, too' },
    ])
    expect((await remove(note['id'])).status).toBe(204)
  })

  it('DOC-02 DOC-08 DOC-20 a draft that a sent credit note names is neither deleted nor void: nobody else gets its number', async () => {
    const { id, documentNumber } = await make('invoice', two)
    const first = await credit(id)
    await mark(id, 'sent')
    expect((await mark(first['id'], 'sent')).status).toBe(200)
    // As undoing that the invoice was sent leaves it.
    await context.database.batch([{ text: `update document set status = 'draft' where id = $1`, values: [id] }])
    expect(await read(id)).toMatchObject({ status: 'draft', creditedAmount: 99 })
    const refused = await remove(id)
    expect([refused.status, refused.body['title']]).toEqual([
      409,
      `Credit note ${String(first['documentNumber'])} has been sent and names invoice ${String(documentNumber)}. Mark the invoice as sent, too.`,
    ])
    expect((await mark(id, 'void')).body['errors']).toMatchObject([{ field: 'status' }])
    expect(await read(id)).toMatchObject({ status: 'draft', documentNumber })
    expect((await mark(id, 'sent')).body).toMatchObject({ status: 'sent', balanceDue: 99 })
  })
})

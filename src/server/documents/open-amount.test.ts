import { beforeAll, beforeEach, expect, it } from 'vitest'
import { statements } from '#domain/documents/statement.ts'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { describeEachEngine } from '#test/database.ts'
import { documentCalls, line } from '#test/document-calls.ts'
import { pulledRows } from '#test/pulled-rows.ts'

describeEachEngine('the open amount of an invoice', (context) => {
  let api: TestApi
  let user: string
  const { call, make, mark, read, remove } = documentCalls(
    () => api,
    () => user,
  )

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
  })

  it('DOC-08 DOC-15 CUST-05 DOC-17 drafts never count: the invoice, the customer and the statement say one amount', async () => {
    const customer = await api.call(user, 'POST', '/api/customers', { name: 'Ada' })
    const customerId = customer.body['id']
    const { id } = await make('invoice', { customerId, items: [{ ...line, id: 'a' }] })
    await mark(id, 'sent')
    const open = async (): Promise<unknown[]> => {
      const summary = await api.call(user, 'GET', `/api/customers/${String(customerId)}/summary`)
      const rows = (await pulledRows(api, user)).all('document')
      const [statement] = statements(rows, '2026-01-01', '2036-12-31')
      return [
        (await read(id))['balanceDue'],
        listOf(summary.body['balances'])[0]?.['due'],
        (statement?.closing ?? 0) / 1_000_000,
      ]
    }
    const credit = async () =>
      (await call('POST', `/${String(id)}/credit-note`, { items: [{ id: 'a', quantity: 1 }] })).body['id']
    const first = await credit()
    expect(await read(id)).toMatchObject({ creditedAmount: 99, creditedInDrafts: 99, status: 'sent' })
    expect(await open()).toEqual([198, 198, 198])
    await mark(first, 'sent')
    expect(await read(id)).toMatchObject({ creditedAmount: 99, creditedInDrafts: 0 })
    expect(await open()).toEqual([99, 99, 99])
    const second = await credit()
    expect(await read(id)).toMatchObject({ status: 'refunded', creditedAmount: 198, creditedInDrafts: 99 })
    expect(await open()).toEqual([99, 99, 99])
    await call('POST', `/${String(id)}/payments`, { amount: 40 })
    expect(await open()).toEqual([59, 59, 59])
    expect((await remove(second)).status).toBe(204)
    expect(await read(id)).toMatchObject({ creditedAmount: 99, creditedInDrafts: 0 })
    expect(await open()).toEqual([59, 59, 59])
  })

  it('CUST-05 DOC-08 a credit note is for the customer of its invoice, so that account and invoice say one amount', async () => {
    const customers = await Promise.all(
      ['Ada', 'Bob'].map(async (name) => (await api.call(user, 'POST', '/api/customers', { name })).body['id']),
    )
    const [ada, bob] = customers
    const due = () =>
      Promise.all(
        customers.map(async (id) => {
          const { body } = await api.call(user, 'GET', `/api/customers/${String(id)}/summary`)
          return listOf(body['balances']).map(({ due: open, credit }) => [open, credit])
        }),
      )
    await api.call(user, 'POST', '/api/business-profiles', { name: 'Shop', isDefault: true })
    const shop = (await api.call(user, 'POST', '/api/business-profiles', { name: 'Second shop' })).body['id']
    const { id, documentNumber } = await make('invoice', { customerId: ada, status: 'sent' })
    const half = { documentType: 'creditnote', originalInvoiceId: id, items: [{ ...line, quantity: 1 }] }
    const said = { message: `must be that of invoice ${String(documentNumber)}, which is credited` }
    for (const [field, value] of Object.entries({ customerId: bob, businessProfileId: shop })) {
      const refused = await call('POST', '', { ...half, [field]: value })
      expect([refused.status, refused.body['errors']]).toEqual([400, [{ field, ...said }]])
    }
    // What is left open is that of the invoice.
    const note = (await call('POST', '', { ...half, status: 'sent' })).body
    expect(note).toMatchObject({ customerId: ada, customerName: 'Ada', total: 99 })
    expect([(await read(id))['balanceDue'], await due()]).toEqual([99, [[[99, 0]], []]])
    const moved = async (what: unknown, field: string, value: unknown) =>
      listOf((await call('PATCH', `/${String(what)}`, { [field]: value })).body['errors'])
    expect(await moved(note['id'], 'customerId', bob)).toEqual([{ field: 'customerId', ...said }])
    expect(await moved(id, 'customerId', bob)).toMatchObject([{ field: 'customerId' }])
    const free = await make('creditnote', { customerId: bob, items: [] })
    expect(await moved(free['id'], 'originalInvoiceId', id)).toEqual([{ field: 'customerId', ...said }])
    expect(await due()).toEqual([[[99, 0]], []])
  })
})

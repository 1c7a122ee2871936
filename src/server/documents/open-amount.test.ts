import { beforeAll, beforeEach, expect, it } from 'vitest'
import { statements } from '#domain/documents/statement.ts'
import { knownMigrations, migrate } from '#server/kit/database/migrate.ts'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { documentCalls, line } from '#test/document-calls.ts'
import { pulledRows } from '#test/pulled-rows.ts'

describeOneEngine('the open amount of an invoice', (context) => {
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
    expect(await read(id)).toMatchObject({ status: 'sent', creditedAmount: 198, creditedInDrafts: 99 })
    expect(await open()).toEqual([99, 99, 99])
    await call('POST', `/${String(id)}/payments`, { amount: 40 })
    expect(await open()).toEqual([59, 59, 59])
    expect((await remove(second)).status).toBe(204)
    expect(await read(id)).toMatchObject({ creditedAmount: 99, creditedInDrafts: 0 })
    expect(await open()).toEqual([59, 59, 59])
  })

  /** An overdue invoice of 150 that two drafts, of 100 and 50, credit in full. */
  const drafted = async () => {
    const [one, two] = [
      { id: 'a', description: 'Kiln shelf', quantity: 1, unitPrice: 100 },
      { id: 'b', description: 'Cone', quantity: 1, unitPrice: 50 },
    ]
    const { id } = await make('invoice', { items: [one, two], currency: 'EUR', status: 'sent', dueDate: '2026-07-07' })
    const notes: unknown[] = []
    for (const line of ['a', 'b']) {
      const note = await call('POST', `/${String(id)}/credit-note`, { items: [{ id: line, quantity: 1 }] })
      expect(note.status, note.text).toBe(201)
      notes.push(note.body['id'])
    }
    return { id, first: notes[0], second: notes[1] }
  }
  const listed = async (): Promise<readonly number[]> => {
    const lists = ['open', 'overdue'].map(async (status) => (await call('GET', `/list/invoice?status=${status}`)).body)
    return (await Promise.all(lists)).map(({ items }) => listOf(items).length)
  }

  it('DOC-06 DOC-08 an invoice is open and overdue until issued credit notes take back all of it', async () => {
    const { id, first, second } = await drafted()
    expect(await read(id)).toMatchObject({ status: 'sent', balanceDue: 150, creditedInDrafts: 150 })
    expect(await listed()).toEqual([1, 1])
    await mark(first, 'sent')
    await call('POST', `/${String(id)}/payments`, { amount: 10 })
    expect(await read(id)).toMatchObject({ status: 'partial', balanceDue: 40, creditedInDrafts: 50 })
    expect(await listed()).toEqual([1, 1])
    await mark(second, 'sent')
    expect(await read(id)).toMatchObject({ status: 'refunded', balanceDue: -10, creditedInDrafts: 0 })
    expect(await listed()).toEqual([0, 0])
    // A credit note that is edited afterwards brings it back, and the edit taken back refunds it again.
    const { items } = await read(second)
    const less = [Object.assign({}, listOf(items)[0], { unitPrice: 20 })]
    await call('PATCH', `/${String(second)}`, { items: less })
    expect(await read(id)).toMatchObject({ status: 'partial', balanceDue: 20 })
    expect(await listed()).toEqual([1, 1])
    await call('PATCH', `/${String(second)}`, { items })
    expect(await read(id)).toMatchObject({ status: 'refunded', balanceDue: -10 })
  })

  it('DOC-06 DOC-08 DOC-20 deleting draft credit notes leaves the status of their invoice as it is', async () => {
    const { id, first, second } = await drafted()
    await mark(id, 'viewed')
    for (const note of [second, first]) expect((await remove(note)).status).toBe(204)
    expect(await read(id)).toMatchObject({ status: 'viewed', balanceDue: 150, creditedAmount: 0, creditedInDrafts: 0 })
  })

  it('DOC-05 DOC-08 what drafts credit makes no edit of the invoice refund it', async () => {
    const { id, second } = await drafted()
    await mark(second, 'sent')
    const items = listOf((await read(id))['items'])
    const edit = (price: number) =>
      call('PATCH', `/${String(id)}`, { items: [items[0], Object.assign({}, items[1], { unitPrice: price })] })
    await edit(60)
    expect(await read(id)).toMatchObject({ status: 'sent', total: 160, balanceDue: 110 })
    await edit(50)
    expect(await read(id)).toMatchObject({ status: 'sent', total: 150, creditedAmount: 150, balanceDue: 100 })
  })

  it('OPS-01 DOC-08 invoices that drafts had made refunded before are owed again', async () => {
    const [untouched, partial, issued, byHand] = [
      await drafted(),
      await drafted(),
      await drafted(),
      await make('invoice', { status: 'sent' }),
    ]
    await mark(partial.first, 'sent')
    await call('POST', `/${String(partial.id)}/payments`, { amount: 10 })
    for (const note of [issued.first, issued.second]) await mark(note, 'sent')
    await mark(byHand['id'], 'refunded')
    const all = async () => Promise.all([untouched, partial, issued, byHand].map(({ id }) => read(id)))
    const was = await all()
    const migration = (await knownMigrations()).find((name) => name.endsWith('_refunded_once_issued.sql'))
    await context.database.batch([
      {
        text: `update document set status = 'refunded', status_before = 'sent' where user_id = $1 and id = any ($2)`,
        values: [user, [untouched.id, partial.id]],
      },
      { text: 'delete from migration where name = $1', values: [migration] },
    ])
    expect((await all()).map(({ status }) => status)).toEqual(['refunded', 'refunded', 'refunded', 'refunded'])
    expect(await migrate(context.database)).toEqual([migration])
    const versionless = (rows: readonly Json[]) => rows.map(({ version: _version, ...row }) => row)
    expect(versionless(await all())).toEqual(versionless(was))
    expect((await mark(untouched.id, 'viewed')).body).toMatchObject({ status: 'viewed' })
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

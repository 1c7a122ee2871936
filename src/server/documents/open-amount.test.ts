import { beforeAll, beforeEach, expect, it } from 'vitest'
import { statements } from '#domain/documents/statement.ts'
import type { DocumentRow } from '#contract/entities/document-derive.ts'
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
      const [statement] = statements(rows as unknown as DocumentRow[], '2026-01-01', '2036-12-31')
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
})

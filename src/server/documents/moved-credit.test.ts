import { beforeAll, beforeEach, expect, it } from 'vitest'
import { statements } from '#domain/documents/statement.ts'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { documentCalls, line } from '#test/document-calls.ts'
import { pulledRows } from '#test/pulled-rows.ts'

describeOneEngine('the credit of a customer', (context) => {
  let api: TestApi
  let user: string
  const { call, make, mark, read } = documentCalls(
    () => api,
    () => user,
  )

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
  })

  const customer = async (name: string) => String((await api.call(user, 'POST', '/api/customers', { name })).body['id'])
  const account = async (customerId: string): Promise<Json | undefined> =>
    listOf((await api.call(user, 'GET', `/api/customers/${customerId}/summary`)).body['balances'])[0]
  const figures = async (...ids: unknown[]) =>
    Promise.all(
      ids.map(async (id) => (({ amountPaid, balanceDue, status }) => [amountPaid, balanceDue, status])(await read(id))),
    )

  /** An invoice of 198 on which 50 was paid, credited and replaced by another one. */
  async function replaced() {
    const customerId = await customer('Ada')
    const { id: old } = await make('invoice', { customerId, items: [line] })
    await mark(old, 'sent')
    await call('POST', `/${String(old)}/payments`, { amount: 50 })
    const fresh = (await call('POST', `/${String(old)}/correct`, { reason: 'Wrong address' })).body
    const links = listOf((await read(old))['relatedDocuments'])
    await mark(links.find(({ relationship }) => String(relationship) === 'refunded_by')?.['id'], 'sent')
    return { customerId, old, fresh: fresh['id'] }
  }
  const use = (id: unknown, from: unknown, more: object = {}) =>
    call('POST', `/${String(id)}/use-credit`, { from, ...more })

  it('DOC-15 DOC-18 CUST-05 what was paid on a replaced invoice pays the new one once, and nothing is lost or made', async () => {
    const { customerId, old, fresh } = await replaced()
    expect((await use(fresh, old)).text).toContain('is a draft. Send it first')
    await mark(fresh, 'sent')
    expect(await figures(old, fresh)).toEqual([
      [50, -50, 'refunded'],
      [0, 198, 'sent'],
    ])
    expect(await account(customerId)).toMatchObject({ paid: 50, due: 198, credit: 50 })
    const used = await use(fresh, old, { id: 'p' })
    expect(used.status, used.text).toBe(200)
    const after = [
      [0, 0, 'refunded'],
      [50, 148, 'partial'],
    ]
    expect(await figures(old, fresh)).toEqual(after)
    expect(await account(customerId)).toMatchObject({ paid: 50, due: 148, credit: 0 })
    const [statement] = statements((await pulledRows(api, user)).all('document'), '2026-01-01', '2036-12-31')
    expect((statement?.closing ?? 0) / 1_000_000).toBe(148)
    expect((await use(fresh, old, { id: 'p' })).status).toBe(200)
    expect((await use(fresh, old)).body['errors']).toMatchObject([{ field: 'amount' }])
    expect(await figures(old, fresh)).toEqual(after)
  })

  it('DOC-15 a moved credit is taken back on both invoices by removing it on either', async () => {
    const { old, fresh } = await replaced()
    await mark(fresh, 'sent')
    const start = await figures(old, fresh)
    for (const id of [fresh, old]) {
      expect((await use(fresh, old, { amount: 20 })).status).toBe(200)
      expect(await figures(old, fresh)).toMatchObject([
        [30, -30, 'refunded'],
        [20, 178, 'partial'],
      ])
      const kept = listOf((await read(id))['payments']).filter(({ creditWith }) => creditWith === null)
      const removed = await call('PATCH', `/${String(id)}`, { payments: kept })
      expect(removed.status, removed.text).toBe(200)
      expect(await figures(old, fresh)).toEqual(start)
    }
  })

  it('DOC-15 a credit is never more than there is, nor another customer’s, in another currency or of itself', async () => {
    const { customerId, old, fresh } = await replaced()
    await mark(fresh, 'sent')
    expect((await use(fresh, old, { amount: 50.01 })).body['errors']).toMatchObject([
      { field: 'amount', message: expect.stringContaining('At most 50.00') },
    ])
    const lone = async (body: object) => {
      const { id } = await make('invoice', { items: [line], ...body })
      await mark(id, 'sent')
      return id
    }
    for (const id of [await lone({ customerId: await customer('Bob') }), await lone({ customerId, currency: 'JPY' })]) {
      const refused = await use(id, old)
      expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('one customer in one currency')])
    }
    expect((await use(fresh, fresh)).status).toBe(400)
    const forged = { id: 'x', date: '2026-07-06', amount: 60, creditWith: old }
    const patched = await call('PATCH', `/${String(fresh)}`, { payments: [forged] })
    expect([patched.status, patched.text]).toEqual([400, expect.stringContaining('more than the credit')])
    expect(await figures(old)).toEqual([[50, -50, 'refunded']])
  })
})

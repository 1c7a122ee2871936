import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { dayOf } from '#domain/calendar-day.ts'
import { type AccountDocument, customerAccounts } from '#domain/customers/accounts.ts'
import { DOCUMENT_STATUSES } from '#domain/documents/types.ts'
import { buildTestApi, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'

describeOneEngine('accounts of customers', (context) => {
  let api: TestApi
  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })

  it('CUST-05 DOC-08 of any documents the database tells the accounts that the domain tells', async () => {
    const user = await context.newUser()
    const made = async (path: string, body: object): Promise<string> => {
      const answer = await api.call(user, 'POST', `/api/${path}`, body)
      expect(answer.status, answer.text).toBe(201)
      return String(answer.body['id'])
    }
    const customerId = await made('customers', { name: 'Ada' })
    const items = [{ description: 'Work', quantity: 1, unitPrice: 100 }]
    const first = await made('documents', { documentType: 'invoice', currency: 'EUR', items, customerId })
    const drawn = fc.record({
      documentType: fc.constantFrom('invoice' as const, 'creditnote' as const, 'receipt' as const),
      status: fc.constantFrom(...DOCUMENT_STATUSES),
      currency: fc.constantFrom('EUR', 'USD'),
      total: fc.integer({ min: -2_000, max: 10_000 }).map((cents) => cents * 10_000),
      amountPaid: fc.integer({ min: 0, max: 12_000 }).map((cents) => cents * 10_000),
      dueDate: fc.constantFrom('2026-01-01', '2999-01-01', null),
      credits: fc.constantFrom(null, 0, 1, 2, 3),
    })
    for (const papers of fc.sample(fc.array(drawn, { minLength: 20, maxLength: 40 }), 3)) {
      const ids = papers.map(() => randomUUID())
      const rows = papers.map(({ credits, ...each }, at): AccountDocument => {
        const originalInvoiceId = each.documentType === 'creditnote' && credits !== null ? (ids[credits] ?? null) : null
        return { ...each, id: ids[at] ?? '', customerId, originalInvoiceId }
      })
      await context.database.batch([
        { text: 'delete from document where user_id = $1 and id <> $2', values: [user, first] },
        ...rows.map((row, at) => ({
          text: `insert into document select (jsonb_populate_record(d, $3::jsonb)).* from document d where user_id = $1 and id = $2`,
          values: [
            user,
            first,
            JSON.stringify({
              id: row.id,
              version: 1_000_000 + at,
              sequence: null,
              document_number: row.id,
              document_type: row.documentType,
              status: row.status,
              currency: row.currency,
              total: row.total,
              amount_paid: row.amountPaid,
              due_date: row.dueDate,
              original_invoice_id: row.originalInvoiceId,
            }),
          ],
        })),
      ])
      const { body } = await api.call(user, 'GET', `/api/customers/${customerId}/summary`)
      const told = customerAccounts(rows, dayOf(Date.now(), 'UTC')).get(customerId) ?? []
      const inMajor = told.map(({ currency, ...amounts }) => ({
        currency,
        ...Object.fromEntries(Object.entries(amounts).map(([name, units]) => [name, units / 1_000_000])),
      }))
      expect(body['balances'], JSON.stringify(papers)).toEqual(inMajor)
    }
  })
})

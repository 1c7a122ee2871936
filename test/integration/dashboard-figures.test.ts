import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { datedRates } from '#domain/analytics/dated-rates.ts'
import { documentBook } from '#domain/analytics/document-facts.ts'
import { namedRange } from '#domain/analytics/period.ts'
import { productBook } from '#domain/analytics/product-facts.ts'
import { receivablesOn } from '#domain/analytics/receivables.ts'
import { receivedFigures } from '#domain/analytics/received.ts'
import { salesFigures } from '#domain/analytics/sales.ts'
import { stockValue } from '#domain/analytics/catalogue-amounts.ts'
import { waitingDocuments } from '#domain/analytics/waiting-documents.ts'
import { waitingShipments } from '#domain/analytics/waiting-shipments.ts'
import { buildTestApi, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { pulledRows, type PulledRows } from '#test/pulled-rows.ts'

/** Everything in the currency of a new shop, so that the database can add it up. */
const CURRENCY = 'USD'
const ONE = 10_000
/** A receipt for no invoice sells something. */
const CREDITED_BY_HAND = `(document_type = 'invoice' and status = 'refunded' and credited_amount = credited_in_drafts)`
const LONE_RECEIPT = `(document_type = 'receipt' and not related_documents @> '[{"documentType":"invoice"}]')`

describeOneEngine('the figures of the dashboard', (context) => {
  let api: TestApi
  let rows: PulledRows
  let user: string
  const today = new Date().toISOString().slice(0, 10)
  const range = namedRange('last365', today)
  const rates = datedRates([], CURRENCY)

  beforeAll(async () => {
    api = await buildTestApi(context.database)
    user = await context.newUser()
    await api.call(user, 'POST', '/api/auth/initialize')
    const input = { changeSetId: randomUUID(), title: 'sample' }
    const mutations = [
      { id: randomUUID(), seq: 1, at: Date.now(), body: { op: 'command', name: 'sample/load', input } },
    ]
    const { status, text } = await api.call(user, 'POST', '/api/sync', { clientId: randomUUID(), mutations })
    if (status !== 200 || text.includes('refused')) throw new Error(text)
    rows = await pulledRows(api, user)
  })

  /** The one number that a statement answers, as whole units. */
  async function asked(text: string, ...values: readonly unknown[]): Promise<number> {
    const [answer] = await context.dataAccess.asSystemBatch([{ text, values: [user, ...values] }])
    const [row] = (answer?.rows ?? []) as { n: string | null }[]
    return Math.round(Number(row?.n ?? 0))
  }

  it('PAGE-01 sales, cost and money received equal the sums of the database over the same documents', async () => {
    const documents = documentBook(rows.all('document'))
    const { sales } = salesFigures(documents.all(), { range }, 'month', { rates, groupsOf: () => undefined })
    const issued = `from document where user_id = $1 and currency = '${CURRENCY}' and status not in ('draft', 'void')
      and not ${CREDITED_BY_HAND}
      and (document_type in ('invoice', 'creditnote') or ${LONE_RECEIPT}) and issue_date between $2 and $3`
    const sign = `case document_type when 'creditnote' then -1 else 1 end`
    const of = [range.from, range.to] as const
    expect(sales.net).toBe(await asked(`select sum(${sign} * (total - tax_amount)) as n ${issued}`, ...of))
    expect(sales.net).toBeGreaterThan(0)
    const costs = `select sum(${sign} * round((item->>'unitCost')::numeric * (item->>'quantity')::numeric / ${ONE})) as n
      from (select * ${issued}) as document, jsonb_array_elements(items) as item where item->>'unitCost' is not null`
    expect(sales.cost).toBe(await asked(costs, ...of))
    expect(sales.cost, 'the sample sells at known costs').toBeGreaterThan(0)
    const { amount } = receivedFigures(documents.all(), { range }, 'month', rates)
    const paid = `select sum(amount) as n from (
        select (payment->>'amount')::numeric as amount, coalesce(payment->>'date', issue_date) as day, user_id, currency, status
          from document, jsonb_array_elements(payments) as payment where document_type in ('invoice', 'creditnote')
        union all select total, issue_date, user_id, currency, status from document where ${LONE_RECEIPT}
      ) as paid
      where user_id = $1 and currency = '${CURRENCY}' and status not in ('draft', 'void') and day between $2 and $3`
    expect(amount).toBe(await asked(paid, ...of))
  })

  it('PAGE-01 DOC-17 what is open and overdue equals the balances of the database', async () => {
    const documents = documentBook(rows.all('document'))
    const { open, overdue } = receivablesOn(documents.all(), { to: today }, rates)
    const balances = `select sum(balance_due) as n from document where user_id = $1 and currency = '${CURRENCY}'
      and document_type = 'invoice' and status in ('sent', 'viewed', 'partial') and issue_date <= $2`
    expect(open).toBe(await asked(balances, today))
    expect(overdue).toBe(await asked(`${balances} and due_date < $2`, today))
    const { waiting } = waitingDocuments(documents.all(), { today, at: Date.now() }, rates)
    expect(waiting.find(({ kind }) => kind === 'overdue')?.amount ?? 0).toBe(overdue)
  })

  it('PAGE-01 stock at landed cost, and what waits of shipments, equal what the database adds up', async () => {
    const products = productBook(rows.all('product'))
    const stock = `select sum(greatest(stock, 0)::numeric * greatest(total_cost, 0)) as n from product
      where user_id = $1 and base_currency = '${CURRENCY}' and jsonb_array_length(variants) = 0`
    const plain = productBook(rows.all('product').filter(({ variants }) => variants.length === 0))
    expect(stockValue(plain.all(), today, rates).amount).toBe(await asked(stock))
    expect(products.size).toBe(await asked('select count(*) as n from product where user_id = $1'))
    const parts = {
      shipments: rows.all('shipment'),
      lines: rows.all('shipmentLine'),
      charges: rows.all('shipmentCharge'),
    }
    const unbilled = waitingShipments(parts, today, rates).find(({ kind }) => kind === 'toTrueUp')
    const estimates = `select count(distinct c.shipment_id) as n from shipment_charge c join shipment s
      on s.user_id = c.user_id and s.id = c.shipment_id
      where c.user_id = $1 and s.status = 'landed' and c.actual_amount is null and c.estimated_amount is not null`
    expect(unbilled?.ids.length ?? 0).toBe(await asked(estimates))
  })
})

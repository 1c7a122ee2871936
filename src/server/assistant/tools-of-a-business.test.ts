import { beforeAll, expect, it } from 'vitest'
import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import { buildTestApi, type TestApi } from '#test/api.ts'
import { toolCaller } from '#test/assistant/tool-caller.ts'
import { describeOneEngine } from '#test/database.ts'
import { businessOf } from './tools/business.ts'

describeOneEngine('what the tools tell of one business', (context) => {
  let api: TestApi
  const call = toolCaller(context)

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })

  it('CHAT-04 prices that include VAT at a rate of nought include none', async () => {
    const flo = await context.newUser()
    const profile = { name: 'Flo’s', isDefault: true, pricesIncludeVat: true, country: 'DE' }
    const { body } = await api.call(flo, 'POST', '/api/business-profiles', { ...profile, taxRate: 19 })
    const vat = async () => {
      const { vat: included } = await context.dataAccess.asUser({ kind: 'user', userId: flo }, (tx) =>
        businessOf(tx, Date.now()),
      )
      return included
    }
    expect(await vat()).toBe('19')
    expect((await api.call(flo, 'PATCH', `/api/business-profiles/${String(body['id'])}`, { taxRate: 0 })).status).toBe(
      200,
    )
    expect(await vat()).toBeUndefined()
  })

  it('CHAT-04 CHAT-05 overdue invoices and the customers of these are found behind any number of larger ones', async () => {
    const eva = await context.newUser()
    const make = async (path: string, body: object) => {
      const answer = await api.call(eva, 'POST', `/api/${path}`, body)
      expect(answer.status).toBe(201)
      return String(answer.body['id'])
    }
    await make('business-profiles', { name: 'Eva’s', isDefault: true, preferredCurrency: 'EUR', country: 'DE' })
    const [calm, late] = [await make('customers', { name: 'Calm' }), await make('customers', { name: 'Late' })]
    const owes = (customerId: string, unitPrice: number, dueDate: string) => {
      const items = [{ id: 'l', description: 'Mug', quantity: 1, unitPrice, taxPercent: 0 }]
      const dated = { currency: 'EUR', issueDate: '2026-01-05', dueDate }
      return make('documents/invoice', { ...dated, customerId, items, status: 'sent' })
    }
    await owes(calm, 900, '2999-01-01')
    await owes(calm, 5, '2026-01-10')
    const owed = await owes(late, 20, '2026-01-10')
    await owes(late, 100, '2999-01-01')
    const sums = { open: '1025.00', overdue: '25.00' }
    expect(await call(eva, 'receivables', { order: 'largest', only: 'overdue', limit: 1 })).toMatchObject({
      ...sums,
      invoices: [{ id: owed, open: '20.00' }],
      customers: [{ id: late, open: '120.00', overdue: '20.00' }],
    })
    const { invoices, customers } = await call(eva, 'receivables', { only: 'overdue' })
    expect([invoices.map(({ open }) => open), customers.map(({ name }) => name)]).toEqual([
      expect.arrayContaining(['5.00', '20.00']),
      ['Late', 'Calm'],
    ])
    expect(await call(eva, 'receivables', { order: 'largest', limit: 1 })).toMatchObject({
      ...sums,
      customers: [{ id: calm, open: '905.00', overdue: '5.00' }],
    })
  })

  it('CHAT-04 CHAT-05 sums tell what was converted, what has no rate or was credited by hand, and no profit without a cost', async () => {
    const gus = await context.newUser()
    const make = async (path: string, body: object) => {
      const answer = await api.call(gus, 'POST', `/api/${path}`, body)
      expect(answer.status, answer.text).toBe(201)
      return String(answer.body['id'])
    }
    await make('business-profiles', { name: 'Gus’s', isDefault: true, preferredCurrency: 'EUR', country: 'DE' })
    const [lamp, gift] = [await make('products', { name: 'Lamp' }), await make('products', { name: 'Gift' })]
    const sold = (currency: string, productId: string, unitPrice: number, more: object = {}) => {
      const items = [{ id: 'l', productId, description: 'It', quantity: 1, unitPrice, taxPercent: 0, ...more }]
      const dated = { currency, issueDate: SHIPPED_RATES.date, dueDate: SHIPPED_RATES.date }
      return make('documents/invoice', { ...dated, items, status: 'sent' })
    }
    await sold('EUR', lamp, 10, { unitCost: 12 })
    await sold('EUR', gift, 100)
    await sold('USD', lamp, 10, { unitCost: 12 })
    await sold('KWD', lamp, 7)
    const credited = await sold('EUR', lamp, 500, { unitCost: 1 })
    expect((await api.call(gus, 'PATCH', `/api/documents/${credited}`, { status: 'refunded' })).status).toBe(200)
    const leftOut = [{ currency: 'KWD', amount: '7.000', documents: 1 }]
    const day = { from: SHIPPED_RATES.date, to: SHIPPED_RATES.date, by: 'product', sortBy: 'profit' } as const
    for (const order of ['least', 'most'] as const) {
      const report = await call(gus, 'sales_report', { ...day, order })
      expect(report).toMatchObject({ converted: 1, leftOut, receivedLeftOut: [], creditedByHand: 1, documents: 3 })
      expect(report.groups.map(({ id, profit }) => [id, profit === null])).toEqual([
        [lamp, false],
        [gift, true],
      ])
    }
    expect(await call(gus, 'sales_report', { ...day, productId: gift })).toMatchObject({
      whole: { net: '100.00', profit: null, margin: null, linesWithoutCost: 1 },
      converted: 0,
    })
    expect(await call(gus, 'receivables', {})).toMatchObject({ converted: 1, leftOut })
  })
})

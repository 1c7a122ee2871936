import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { documentCalls } from '#test/document-calls.ts'
import {
  BELOW_ZERO_TABLE,
  MONEY_TABLE,
  type MoneyCase,
  STATUS_CASES,
  type StatusCase,
  withMoney,
} from '#test/document-status-table.ts'

/** Four of 25: an invoice of 100 of which a quarter can be credited. */
const ITEMS = [{ description: 'Mug', quantity: 4, unitPrice: 25 }]
/** What somebody brought back, as lines of an invoice: -100. */
const RETURNED = [{ description: 'Mug', quantity: -4, unitPrice: 25 }]
const ACTS = ['call', 'edit'] as const

describeOneEngine('the table of statuses over REST', (context) => {
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

  const standing = async (type: string, status: string): Promise<Json> => {
    const isStep = status === 'viewed'
    const made = await make(type, { items: ITEMS, ...(status === 'draft' ? {} : { status: isStep ? 'sent' : status }) })
    return isStep ? (await mark(made['id'], status)).body : made
  }

  /** An invoice that has seen this money, with credit notes that went out. */
  const seen = async ({ paid, credited }: MoneyCase, sold = ITEMS): Promise<Json> => {
    const { id, items } = await make('invoice', { items: sold, status: 'sent' })
    const own = String(id)
    if (paid !== 0) {
      const payment = { amount: paid, date: '2026-07-06', keepAsCredit: paid > 100 }
      expect((await call('POST', `/${own}/payments`, payment)).status).toBeLessThan(300)
    }
    if (credited > 0) {
      const part = credited < 100 ? { items: [{ id: listOf(items)[0]?.['id'], quantity: credited / 25 }] } : {}
      const note = await call('POST', `/${own}/credit-note`, part)
      expect((await mark(note.body['id'], 'sent')).status, note.text).toBe(200)
    }
    return read(id)
  }

  /** Asks for a status by the call of DOC-06 or by an edit, and tells whether it was answered. */
  const asked = async (id: unknown, to: string, act: (typeof ACTS)[number]): Promise<boolean> => {
    const { status } = act === 'call' ? await mark(id, to) : await call('PATCH', `/${String(id)}`, { status: to })
    return status === 200
  }
  const isAnswered = ({ outcome }: StatusCase, act: (typeof ACTS)[number]): boolean =>
    outcome !== '!' && !(outcome === '?' && act === 'edit')

  const types = [...new Set(STATUS_CASES.map(({ type }) => type))]
  it.each(types)('DOC-06 every cell of the table of %s, by the call and by an edit', async (type) => {
    // One that is made as paid has been paid.
    const own = STATUS_CASES.filter((each) => each.type === type).map((cell) =>
      withMoney(cell, { paid: cell.from === 'paid' ? 100 : 0, credited: 0 }),
    )
    for (const from of new Set(own.map((each) => each.from))) {
      const kept = await standing(type, from)
      expect(kept['status']).toBe(from)
      for (const cell of own.filter((each) => each.from === from)) {
        for (const act of ACTS) {
          const { id } = cell.outcome === '+' ? await standing(type, from) : kept
          expect([cell, act, await asked(id, cell.to, act)]).toEqual([cell, act, isAnswered(cell, act)])
          expect([cell, act, (await read(id))['status']]).toEqual([cell, act, cell.outcome === '+' ? cell.to : from])
        }
      }
    }
  })

  const tables = [
    ...MONEY_TABLE.map((money) => ({ of: '100', items: ITEMS, money, name: money.name })),
    ...BELOW_ZERO_TABLE.map((money) => ({ of: '-100', items: RETURNED, money, name: money.name })),
  ]
  it.each(tables)('DOC-06 DOC-08 DOC-15 every status asked of an invoice of $of, $name', async ({ money, items }) => {
    const cells = STATUS_CASES.filter(({ type, from }) => type === 'invoice' && from === money.sent).map((cell) =>
      withMoney(cell, money),
    )
    const untouched = { amountPaid: money.paid, creditedAmount: money.credited, balanceDue: money.balance }
    const kept = await seen(money, items)
    expect(kept).toMatchObject({ status: money.sent, ...untouched })
    for (const cell of cells) {
      for (const act of ACTS) {
        const { id } = cell.outcome === '+' ? await seen(money, items) : kept
        expect([cell, act, await asked(id, cell.to, act)]).toEqual([cell, act, isAnswered(cell, act)])
        const isPaying = cell.to === 'paid' && cell.outcome === '+' && money.payment !== 0
        expect(await read(id), `${cell.from} to ${cell.to} by ${act}`).toMatchObject({
          status: cell.outcome === '+' ? cell.to : money.sent,
          ...untouched,
          ...(isPaying ? { amountPaid: money.paid + money.payment, balanceDue: money.balanceWhenPaid } : {}),
        })
      }
    }
  })

  it('DOC-15 of an invoice below zero no more is paid out than it promises, and its draft is paid at once', async () => {
    const { id } = await make('invoice', { items: RETURNED, status: 'sent' })
    const pay = (amount: number) => call('POST', `/${String(id)}/payments`, { amount, date: '2026-07-06' })
    const { status, body } = await pay(-100.01)
    expect([status, body['errors']]).toEqual([400, [{ field: 'payments', message: 'give back more than was paid' }]])
    expect((await pay(-100)).body).toMatchObject({ status: 'paid', amountPaid: -100, balanceDue: 0 })
    const draft = await make('invoice', { items: RETURNED })
    expect((await mark(draft['id'], 'paid')).body).toMatchObject({ status: 'paid', amountPaid: -100, balanceDue: 0 })
  })

  it('DOC-06 DOC-08 an invoice that is called sent although it was credited in full is owed by nobody', async () => {
    const { id } = await make('invoice', { items: ITEMS, status: 'sent', dueDate: '2026-07-07' })
    const note = (await call('POST', `/${String(id)}/credit-note`, {})).body
    expect((await mark(note['id'], 'sent')).status).toBe(200)
    expect((await call('PATCH', `/${String(id)}`, { status: 'sent' })).body).toMatchObject({
      status: 'sent',
      balanceDue: 0,
    })
    const { items } = (await call('GET', '/list/invoice?status=open')).body
    expect(items).toEqual([])
  })

  it('DOC-08 an invoice is refunded when the credit note for all of it goes out, not while that is a draft', async () => {
    const { id } = await make('invoice', { items: ITEMS, status: 'sent' })
    const note = (await call('POST', `/${String(id)}/credit-note`, {})).body
    expect(await read(id)).toMatchObject({ status: 'sent', balanceDue: 100 })
    expect((await mark(note['id'], 'sent')).status).toBe(200)
    expect(await read(id)).toMatchObject({ status: 'refunded', balanceDue: 0 })
  })
})

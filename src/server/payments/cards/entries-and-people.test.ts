import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, dayOf } from '#domain/calendar-day.ts'
import { outboxFolder } from '#server/integrations/mail/outbox.ts'
import type { Json } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { type CardWorld, openCardWorld, type Seller } from '#test/payments/card-world.ts'
import { lettersTo } from '#test/registering.ts'
import { ENOUGH } from '#test/simulators/stripe/seller-account.ts'

interface Line {
  readonly id: string
  readonly amount: number
  readonly note: string
  readonly reference: string
}

const linesOf = (row: Json) => row['payments'] as unknown as readonly Line[]

describeOneEngine('payments by card, and what people do on their invoices', (context) => {
  let world: CardWorld
  let seller: Seller
  beforeAll(async () => {
    world = await openCardWorld(context)
    seller = await world.seller()
  })
  afterAll(() => world.close())

  /** An invoice whose page of payment was paid, which is not reported yet. */
  const paid = async () => {
    const invoice = await world.invoice(seller.who)
    return { ...invoice, payment: seller.stripe.pay(await world.press(invoice.path)) ?? '' }
  }

  it('DOC-08 DOC-14 what is paid of an invoice that was set to credited by hand meanwhile is told, and entered once it is a sale again', async () => {
    const { id, payment } = await paid()
    const become = (status: string) => world.call(seller.who, 'POST', `/documents/update-status/${id}`, { status })
    expect((await become('refunded')).status).toBe(200)
    await world.deliver(seller)
    const [row] = await world.payments(seller.who, id)
    expect(row).toMatchObject({ reference: payment, amount: 100, problem: 'credited' })
    expect(await world.document(seller.who, id)).toMatchObject({ status: 'refunded', payments: [], amountPaid: 0 })
    const letter = async () => {
      await world.app.jobs.wake()
      const all = await lettersTo(outboxFolder(world.app.config.dataDir), world.mailOf(seller.who))
      return all.find((each) => each.includes(payment))
    }
    await expect.poll(letter).toContain('could not be recorded')
    expect((await become('sent')).status).toBe(200)
    const looked = await world.call(seller.who, 'POST', `/card-payments/${String(row?.['id'])}/look`)
    expect(looked.body).toMatchObject({ problem: '' })
    expect(await world.document(seller.who, id)).toMatchObject({ status: 'paid', amountPaid: 100, balanceDue: 0 })
    // What comes back of what is entered goes on being entered.
    seller.stripe.refund(payment, 10_000)
    await world.deliver(seller)
    expect(await world.document(seller.who, id)).toMatchObject({ amountPaid: 0, payments: { length: 2 } })
    expect(await world.payments(seller.who, id)).toMatchObject([{ kept: 0, problem: '' }])
  })

  it('DOC-14 DOC-15 what was given back while the account was disconnected is entered once, whoever recorded it meanwhile', async () => {
    const { call, document, connect, settle } = world
    const own = await world.seller()
    const paidOf = async () => {
      const invoice = await world.invoice(own.who)
      return { ...invoice, payment: own.stripe.pay(await world.press(invoice.path)) ?? '' }
    }
    const [recorded, silent, inCash] = [await paidOf(), await paidOf(), await paidOf()]
    await world.deliver(own)
    expect((await call(own.who, 'DELETE', '/card-payments/account')).status).toBe(204)
    own.stripe.now = Math.floor(Date.now() / 1_000)
    for (const { payment } of [recorded, silent, inCash]) own.stripe.refund(payment, 3_000)
    const record = (id: string, method: string) => {
      const date = dayOf(own.stripe.now * 1_000, 'UTC')
      return call(own.who, 'POST', `/documents/${id}/payments`, { amount: -30, date, method, note: `by ${method}` })
    }
    expect((await record(recorded.id, 'transfer')).status).toBe(200)
    expect((await record(inCash.id, 'cash')).status).toBe(200)
    expect((await connect(own.who, own.stripe.addKey(ENOUGH))).status).toBe(200)
    await settle()
    const amountsOf = async ({ id }: { readonly id: string }) =>
      linesOf(await document(own.who, id)).map(({ amount, note, reference }) => [amount, note, reference.slice(0, 2)])
    const charge = [100, expect.any(String), 'pi']
    expect(await amountsOf(recorded)).toEqual([charge, [-30, 'by transfer', 're']])
    expect(await amountsOf(silent)).toEqual([charge, [-30, expect.stringContaining('Refunded'), 're']])
    expect(await amountsOf(inCash)).toEqual([charge, [-30, 'by cash', ''], [-30, expect.any(String), 're']])
    expect(await document(own.who, recorded.id)).toMatchObject({ status: 'partial', amountPaid: 70, balanceDue: 30 })
    // While it is connected, a transfer of the same amount is another one.
    own.stripe.now += 3_600
    expect((await record(silent.id, 'transfer')).status).toBe(200)
    own.stripe.refund(silent.payment, 3_000)
    expect((await record(recorded.id, 'card')).status).toBe(200)
    own.stripe.refund(recorded.payment, 3_000)
    await world.deliver(own)
    expect(await document(own.who, silent.id)).toMatchObject({ amountPaid: 10 })
    expect(await document(own.who, recorded.id)).toMatchObject({ amountPaid: 40 })
  })

  it('DOC-14 DOC-15 what was given back while the account was disconnected counts once in other parts too, and of the day before', async () => {
    const { call, document, connect, settle } = world
    const own = await world.seller()
    const paidOf = async () => {
      const invoice = await world.invoice(own.who)
      return { ...invoice, payment: own.stripe.pay(await world.press(invoice.path)) ?? '' }
    }
    const [whole, parts, before, other] = [await paidOf(), await paidOf(), await paidOf(), await paidOf()]
    await world.deliver(own)
    expect((await call(own.who, 'DELETE', '/card-payments/account')).status).toBe(204)
    own.stripe.now = Math.floor(Date.now() / 1_000)
    const today = dayOf(own.stripe.now * 1_000, 'UTC')
    const record = async (id: string, amount: number, date = today) => {
      const told = { amount, date, method: 'transfer', note: `by hand ${amount}` }
      expect((await call(own.who, 'POST', `/documents/${id}/payments`, told)).status).toBe(200)
    }
    for (const cents of [3_000, 2_000]) own.stripe.refund(whole.payment, cents)
    await record(whole.id, -50)
    own.stripe.refund(parts.payment, 5_000)
    for (const amount of [-30, -20]) await record(parts.id, amount)
    own.stripe.refund(before.payment, 3_000)
    await record(before.id, -30, addDays(today, -1))
    own.stripe.refund(other.payment, 3_000)
    await record(other.id, -20)
    expect((await connect(own.who, own.stripe.addKey(ENOUGH))).status).toBe(200)
    await settle()
    const amountsOf = async ({ id }: { readonly id: string }) =>
      linesOf(await document(own.who, id)).map(({ amount }) => amount)
    expect(await amountsOf(whole)).toEqual([100, -30, -20])
    expect(await amountsOf(parts)).toEqual([100, -50])
    expect(linesOf(await document(own.who, parts.id)).at(-1)?.note).toBe('by hand -30 · by hand -20')
    expect(await amountsOf(before)).toEqual([100, -30])
    // What does not come to the same may be other money: its seller is asked, and the customer for nothing meanwhile.
    expect(await amountsOf(other)).toEqual([100, -20, -30])
    expect((await world.pages(own.who).visit(other.path)).text).not.toContain('by card')
  })

  it('DOC-15 what was too much is told as a credit until it went back, and what a dispute costs counts to the fee', async () => {
    const { call, payments } = world
    const over = await world.invoice(seller.who)
    const page = await world.press(over.path)
    await call(seller.who, 'POST', `/documents/${over.id}/payments`, { amount: 30, date: '2026-11-03' })
    const payment = seller.stripe.pay(page) ?? ''
    await world.deliver(seller)
    expect(await payments(seller.who, over.id)).toMatchObject([{ isCredit: true, kept: 100 }])
    seller.stripe.refund(payment, 3_000)
    await world.deliver(seller)
    expect(await payments(seller.who, over.id)).toMatchObject([{ isCredit: false, kept: 70, fee: { amount: 1.75 } }])
    seller.stripe.dispute(payment)
    await world.deliver(seller)
    expect(await payments(seller.who, over.id)).toMatchObject([{ kept: 0, fee: { amount: 16.75, currency: 'EUR' } }])
  })

  it('DOC-14 DOC-15 what Stripe told is not removed, changed or added by hand, by REST or sync; notes and own entries are', async () => {
    const { call, document } = world
    const { id, payment } = await paid()
    await world.deliver(seller)
    const before = await document(seller.who, id)
    const [line] = linesOf(before)
    const twin = { ...line, id: 're_made', reference: 're_made', amount: -100 }
    for (const payments of [
      [],
      [{ ...line, amount: 50 }],
      [{ ...line, date: '2020-01-01' }],
      [{ ...line, fee: null }],
      [line, twin],
    ]) {
      const refused = await call(seller.who, 'PATCH', `/documents/${id}`, { payments })
      expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('what Stripe told')])
    }
    const body = {
      op: 'patch',
      kind: 'document',
      id,
      base: Number(before['version']),
      data: { payments: { lines: { [payment]: null } } },
    }
    const mutation = { id: randomUUID(), seq: 1, at: Date.now(), body }
    const synced = await call(seller.who, 'POST', '/sync', { clientId: randomUUID(), mutations: [mutation] })
    expect(synced.text).toContain('what Stripe told')
    expect((await document(seller.who, id))['payments']).toEqual(before['payments'])
    const noted = { payments: [{ ...line, note: 'by Zoë' }] }
    expect((await call(seller.who, 'PATCH', `/documents/${id}`, noted)).status).toBe(200)
    const back = { amount: -40, date: '2026-11-03', method: 'cash' }
    expect((await call(seller.who, 'POST', `/documents/${id}/payments`, back)).status).toBe(200)
    const both = linesOf(await document(seller.who, id))
    expect(both).toMatchObject([{ amount: 100, note: 'by Zoë', reference: payment }, { amount: -40 }])
    const own = await call(seller.who, 'PATCH', `/documents/${id}`, { payments: both.slice(0, 1) })
    expect(own.status, own.text).toBe(200)
    expect(await document(seller.who, id)).toMatchObject({ status: 'paid', amountPaid: 100 })
  })
})

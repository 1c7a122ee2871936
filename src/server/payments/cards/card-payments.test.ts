import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayOf } from '#domain/calendar-day.ts'
import { outboxFolder } from '#server/integrations/mail/outbox.ts'
import type { Json } from '#test/api.ts'
import type { TestCaller } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { type CardWorld, openCardWorld, type Seller } from '#test/payments/card-world.ts'
import { lettersTo } from '#test/registering.ts'
import { ENOUGH } from '#test/simulators/stripe/seller-account.ts'

interface Line {
  readonly id: string
  readonly date: string
  readonly amount: number
  readonly method: string
  readonly note: string
  readonly reference: string
  readonly fee: number | null
  readonly keepAsCredit: boolean
}

const linesOf = (row: Json) => row['payments'] as unknown as readonly Line[]
/** 1.5 % and 0.25 EUR. */
const FEE = 1.75

describeOneEngine('paying an invoice by card', (context) => {
  let world: CardWorld
  let seller: Seller
  beforeAll(async () => {
    world = await openCardWorld(context)
    seller = await world.seller()
    const profile = { name: 'Tea', isDefault: true, timeZone: 'Pacific/Auckland', iban: 'DE89370400440532013000' }
    const made = await world.call(seller.who, 'POST', '/business-profiles', profile)
    if (made.status !== 201) throw new Error(made.text)
  })
  afterAll(() => world.close())

  const waiting = async (who: TestCaller) => (await world.call(who, 'GET', '/payments/waiting')).body
  const visit = (path: string) => world.pages(seller.who).visit(path)

  it('DOC-14 the page offers the balance, and after the webhook the invoice is paid: with day, reference and fee', async () => {
    const { invoice, press, deliver, document, payments } = world
    const { id, path } = await invoice(seller.who)
    const page = (await visit(path)).text
    expect(page).toContain('Pay €100.00 by card')
    expect(page).toContain('This is a test: no money is charged.')
    // A transfer stays possible beside it.
    expect(page).toContain('DE89 3704 0044 0532 0130 00')
    const session = await press(path)
    const { amount, currency, name } = seller.stripe.session(session)
    const number = String((await document(seller.who, id))['documentNumber'])
    expect([amount, currency, name]).toEqual([10_000, 'eur', `Invoice ${number}`])
    const payment = seller.stripe.pay(session) ?? ''
    // Coming back changes nothing: only the webhook does.
    expect(await document(seller.who, id)).toMatchObject({ status: 'viewed', amountPaid: 0 })
    await deliver(seller)
    const paid = await document(seller.who, id)
    expect(paid).toMatchObject({ status: 'paid', amountPaid: 100, balanceDue: 0 })
    const day = dayOf(seller.stripe.now * 1_000, 'Pacific/Auckland')
    expect(linesOf(paid)).toMatchObject([
      { date: day, amount: 100, method: 'card', reference: payment, fee: FEE, keepAsCredit: false },
    ])
    expect(linesOf(paid)[0]?.note).toContain('no money moved')
    expect(await payments(seller.who, id)).toMatchObject([
      {
        reference: payment,
        amount: 100,
        kept: 100,
        fee: { amount: FEE, currency: 'EUR' },
        problem: '',
        isCredit: false,
      },
    ])
    const after = (await visit(path)).text
    expect(after).toContain('This invoice has been paid.')
    expect(after).not.toContain('/pay"')
    const why = await world.app.dataAccess.asSystemBatch([
      {
        text: `select actor, why from change where id = $1 and after ? 'payments' order by version desc limit 1`,
        values: [id],
      },
    ])
    expect(why[0]?.rows[0]).toMatchObject({
      actor: 'system:card-payments',
      why: expect.stringContaining(payment) as string,
    })
  })

  it('DOC-14 the way there goes on by itself, the way back waits for the webhook and follows it', async () => {
    const { invoice, send, deliver } = world
    const { path } = await invoice(seller.who)
    const { to = '' } = await send(path)
    const there = await visit(to)
    expect(there.text).toMatch(/<meta http-equiv="refresh" content="0; url=http[^"]*\/pay\/cs_\w+"/)
    const address = to.replace('?go=1', '')
    expect((await visit(address)).text).toContain('This invoice has not been paid yet.')
    const session = /\/pay\/(cs_\w+)/.exec(there.text)?.[1] ?? ''
    seller.stripe.pay(session)
    const back = await visit(`${address}?returned=1`)
    expect(back.text).toContain('Your payment is being confirmed.')
    expect(back.text).toContain(`<meta http-equiv="refresh" content="3; url=${address}?returned=2"`)
    expect((await visit(`${address}?returned=40`)).text).not.toContain('http-equiv="refresh"')
    await deliver(seller)
    const done = (await visit(`${address}?returned=2`)).text
    expect(done).toContain('This invoice has been paid.')
    expect(done).not.toContain('http-equiv="refresh"')
    for (const page of [there, back]) {
      expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self';/)
      expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
      expect(page.text).not.toContain('<script')
    }
  })

  it('DOC-14 a second visitor is led to the same page of payment, at the same time too', async () => {
    const { invoice, press } = world
    const { path, id } = await invoice(seller.who)
    const other = (await world.pages(seller.who).newLink(id)).path
    const sessions = await Promise.all([press(path), press(other), press(path)])
    expect(new Set(sessions).size).toBe(1)
    expect(await press(other)).toBe(sessions[0])
    const [found] = await context.dataAccess.asSystemBatch([
      { text: 'select count(*)::int as n from card_checkout where document_id = $1', values: [id] },
    ])
    expect(found?.rows).toEqual([{ n: 1 }])
  })

  it('DOC-14 who comes while a payment is under way is told so, and cannot pay a second time', async () => {
    const { invoice, press, send, deliver } = world
    const { path } = await invoice(seller.who)
    seller.stripe.pay(await press(path))
    const pages = seller.stripe.sessions.size
    const second = await send(path)
    expect([second.status, second.text]).toEqual([409, expect.stringContaining('is being confirmed')])
    await deliver(seller)
    const third = await send(path, { amount: '100000000', currency: 'EUR' })
    expect(third.status).toBe(409)
    expect(seller.stripe.sessions.size).toBe(pages)
  })

  it('DOC-14 DOC-15 what is open changed between page and payment: nobody pays another amount than they read', async () => {
    const { invoice, press, send, call, deliver, document } = world
    const { path, id } = await invoice(seller.who)
    const first = await press(path)
    await call(seller.who, 'POST', `/documents/${id}/payments`, { amount: 30, date: '2026-11-03' })
    const stale = await send(path, { amount: '100000000' })
    expect([stale.status, stale.text]).toEqual([409, expect.stringContaining('The amount due has changed')])
    expect(stale.text).toContain('Pay €70.00 by card')
    const second = await press(path)
    expect([seller.stripe.session(first).status, seller.stripe.session(second).amount]).toEqual(['expired', 7_000])
    seller.stripe.pay(second)
    await deliver(seller)
    expect(await document(seller.who, id)).toMatchObject({ status: 'paid', amountPaid: 100, balanceDue: 0 })
  })

  it('DOC-15 what was paid by transfer meanwhile is kept as a credit, and the seller is told', async () => {
    const { invoice, press, call, deliver, document, payments } = world
    const { path, id } = await invoice(seller.who)
    const session = await press(path)
    seller.stripe.pay(session)
    await call(seller.who, 'POST', `/documents/${id}/payments`, { amount: 100, date: '2026-11-03' })
    await deliver(seller)
    const row = await document(seller.who, id)
    expect(row).toMatchObject({ status: 'paid', amountPaid: 200, balanceDue: -100 })
    expect(linesOf(row).at(-1)).toMatchObject({ amount: 100, method: 'card', keepAsCredit: true })
    expect(await payments(seller.who, id)).toMatchObject([{ isCredit: true, problem: '' }])
    const letters = async () => {
      await world.app.jobs.wake()
      return lettersTo(outboxFolder(world.app.config.dataDir), world.mailOf(seller.who))
    }
    await expect.poll(async () => (await letters())[0]).toContain('The invoice is now overpaid.')
    expect((await letters())[0]).toContain(`Invoice: ${String(row['documentNumber'])}`)
    await deliver(seller)
    expect(await letters()).toHaveLength(1)
  })

  it('DOC-14 DOC-15 PAGE-01 refunds and disputes are entries of their own, balance and status follow, and a dispute waits with its deadline', async () => {
    const { invoice, press, deliver, document, payments } = world
    const { path, id } = await invoice(seller.who)
    const payment = seller.stripe.pay(await press(path)) ?? ''
    await deliver(seller)
    const refund = seller.stripe.refund(payment, 3_000)
    await deliver(seller)
    expect(await document(seller.who, id)).toMatchObject({ status: 'partial', amountPaid: 70, balanceDue: 30 })
    const dispute = seller.stripe.dispute(payment)
    await deliver(seller)
    expect(await document(seller.who, id)).toMatchObject({ status: 'sent', amountPaid: 0, balanceDue: 100 })
    const disputeAnswerBy = new Date(dispute.dueBy * 1_000).toISOString()
    expect(await payments(seller.who, id)).toMatchObject([
      { amount: 100, kept: 0, dispute: 'needs_response', disputeAnswerBy },
    ])
    const told = { documentId: id, amount: 100, currency: 'EUR', answerBy: disputeAnswerBy }
    expect(await waiting(seller.who)).toEqual({ disputes: [told], isKeyRefused: false, unpaidPlan: null })
    seller.stripe.closeDispute(dispute.id, 'won')
    await deliver(seller)
    seller.stripe.failRefund(refund.id)
    await deliver(seller)
    const row = await document(seller.who, id)
    expect(row).toMatchObject({ status: 'paid', amountPaid: 100, balanceDue: 0 })
    expect(linesOf(row).map(({ amount, reference, fee }) => [amount, reference, fee])).toEqual([
      [100, payment, FEE],
      [-30, refund.id, null],
      [-70, dispute.id, 15],
      [70, dispute.id, null],
      [30, refund.id, null],
    ])
    expect(await payments(seller.who, id)).toMatchObject([{ kept: 100, dispute: 'won', disputeAnswerBy: null }])
    expect(await waiting(seller.who)).toMatchObject({ disputes: [] })
  })

  it('DOC-15 a dispute that is lost stays taken, and a question of the bank takes nothing', async () => {
    const { invoice, press, deliver, document } = world
    const [lost, asked] = [await invoice(seller.who), await invoice(seller.who)]
    const [one, two] = [
      seller.stripe.pay(await press(lost.path)) ?? '',
      seller.stripe.pay(await press(asked.path)) ?? '',
    ]
    const { id } = seller.stripe.dispute(one)
    seller.stripe.dispute(two, 'asks')
    seller.stripe.closeDispute(id, 'lost')
    await deliver(seller)
    expect(await document(seller.who, lost.id)).toMatchObject({ amountPaid: 0, balanceDue: 100 })
    expect(await document(seller.who, asked.id)).toMatchObject({ status: 'paid' })
  })

  it('DOC-14 a card that is declined leaves everything as it was, and another one pays on the same page', async () => {
    const { invoice, press, deliver, document } = world
    const { path, id } = await invoice(seller.who)
    const session = await press(path)
    expect(seller.stripe.pay(session, 'declined')).toBeUndefined()
    await deliver(seller)
    expect(await document(seller.who, id)).toMatchObject({ status: 'sent', amountPaid: 0 })
    expect(await press(path)).toBe(session)
    seller.stripe.pay(session)
    await deliver(seller)
    expect(await document(seller.who, id)).toMatchObject({ status: 'paid' })
  })

  it('DOC-14 the fee that is known later comes to stand on the entry, and what a person noted there stays', async () => {
    const { invoice, press, deliver, document, call } = world
    seller.stripe.settlesLate = true
    const { path, id } = await invoice(seller.who)
    const payment = seller.stripe.pay(await press(path)) ?? ''
    await deliver(seller)
    const before = await document(seller.who, id)
    expect(linesOf(before)).toMatchObject([{ fee: null, reference: payment }])
    const noted = linesOf(before).map((line) => ({ ...line, note: 'by Zoë' }))
    expect((await call(seller.who, 'PATCH', `/documents/${id}`, { payments: noted })).status).toBe(200)
    seller.stripe.settle(payment)
    seller.stripe.settlesLate = false
    await deliver(seller)
    expect(linesOf(await document(seller.who, id))).toMatchObject([{ fee: FEE, note: 'by Zoë', amount: 100 }])
  })

  it.each([
    ['JPY', 12_000, 12_000, 12_000],
    ['KWD', 12.34, 12_340, 12.34],
    ['ISK', 1_500, 150_000, 1_500],
  ])('DOC-14 an invoice in %s of %d is paid to the last digit', async (currency, unitPrice, amount, paid) => {
    const { invoice, press, deliver, document } = world
    const items = [{ description: 'Sencha', quantity: 1, unitPrice }]
    const { path, id } = await invoice(seller.who, { currency, items })
    const session = await press(path)
    expect(seller.stripe.session(session)).toMatchObject({ amount, currency: currency.toLowerCase() })
    seller.stripe.pay(session)
    await deliver(seller)
    expect(await document(seller.who, id)).toMatchObject({ status: 'paid', amountPaid: paid, balanceDue: 0 })
  })

  it.each([
    ['IRR', 5_000, 'This amount in IRR cannot be paid by card'],
    ['KWD', 12.345, 'This amount in KWD cannot be paid by card'],
  ])(
    'DOC-14 an invoice in %s of %d says that it is not paid by card, and how else',
    async (currency, unitPrice, words) => {
      const items = [{ description: 'Sencha', quantity: 1, unitPrice }]
      const { path } = await world.invoice(seller.who, { currency, items })
      const { text } = await visit(path)
      expect(text).toContain(words)
      expect(text).not.toContain('/pay"')
    },
  )

  it.each([
    ['EUR', 0.2, 'too small for a card'],
    ['GBP', 50, 'This amount in GBP cannot be paid by card'],
  ])(
    'DOC-14 what Stripe does not take, %s %d, is said on the page, and nothing stays open',
    async (currency, unitPrice, words) => {
      const items = [{ description: 'Sencha', quantity: 1, unitPrice }]
      const { path, id } = await world.invoice(seller.who, { currency, items })
      const refused = await world.send(path)
      expect([refused.status, refused.text]).toEqual([409, expect.stringContaining(words)])
      const [found] = await context.dataAccess.asSystemBatch([
        { text: 'select state from card_checkout where document_id = $1', values: [id] },
      ])
      expect(found?.rows).toEqual([{ state: 'over' }])
    },
  )

  it('DOC-14 an answer of Stripe that is lost does not make a second page', async () => {
    const { invoice, press, send, stripe } = world
    const { path } = await invoice(seller.who)
    const before = seller.stripe.sessions.size
    stripe.fail({ path: '/v1/checkout/sessions', kind: 'cut-after', times: 3 })
    const cut = await send(path)
    expect([cut.status, cut.text]).toEqual([503, expect.stringContaining('Nothing was charged')])
    const session = await press(path)
    expect(seller.stripe.sessions.size).toBe(before + 1)
    expect(seller.stripe.session(session).status).toBe('open')
  }, 20_000)

  it('DOC-14 a key that was revoked at Stripe is said, no invoice offers a card, and a new key takes up what was reported', async () => {
    const own = await world.seller()
    const { invoice, press, send, call, connect, deliver, document } = world
    const [one, two] = [await invoice(own.who), await invoice(own.who)]
    const session = await press(one.path)
    own.stripe.keys.clear()
    own.stripe.pay(session)
    await deliver(own)
    expect(await document(own.who, one.id)).toMatchObject({ status: 'sent' })
    expect((await call(own.who, 'GET', '/card-payments/account')).body).toMatchObject({ account: { state: 'refused' } })
    expect(await waiting(own.who)).toMatchObject({ disputes: [], isKeyRefused: true })
    expect((await world.pages(own.who).visit(two.path)).text).not.toContain('/pay"')
    expect((await send(two.path, { amount: '100000000', currency: 'EUR' })).status).toBe(409)
    expect((await connect(own.who, own.stripe.addKey(ENOUGH))).status).toBe(200)
    await context.dataAccess.asSystemBatch([{ text: `update job set run_at = now() where kind = 'card-look'` }])
    await world.settle()
    expect(await document(own.who, one.id)).toMatchObject({ status: 'paid' })
  })

  it('DOC-14 what Stripe did not report is asked for', async () => {
    const { invoice, press, document, stripe, settle, app } = world
    const { path, id } = await invoice(seller.who)
    seller.stripe.pay(await press(path))
    stripe.takeFromSeller(seller.stripe)
    await context.dataAccess.asSystemBatch([
      { text: 'update card_checkout set asked_at = 0 where document_id = $1', values: [id] },
      { text: `update job set run_at = now() where kind = 'card-sweep'` },
    ])
    await expect
      .poll(async () => {
        await app.jobs.wake()
        await settle()
        return (await document(seller.who, id))['status']
      })
      .toBe('paid')
  })

  it('DOC-14 a page of payment whose invoice was paid otherwise is closed at once, and its address says so', async () => {
    const { invoice, send, press, call } = world
    const [one, two] = [await invoice(seller.who), await invoice(seller.who)]
    const sessions = [await press(one.path), await press(two.path)]
    const { to = '' } = await send(one.path)
    await call(seller.who, 'POST', `/documents/${one.id}/payments`, { amount: 40, date: '2026-11-03' })
    expect((await visit(to)).text).not.toContain(sessions[0])
    await expect.poll(() => sessions.map((id) => seller.stripe.session(id).status)).toEqual(['expired', 'open'])
  })

  it('DOC-14 a page of payment that nothing leads to any more is closed: its link was revoked, or its invoice is void', async () => {
    const { invoice, send, press, call, pages } = world
    const [one, two] = [await invoice(seller.who), await invoice(seller.who)]
    const other = await pages(seller.who).newLink(one.id)
    const sessions = [await press(one.path), await press(two.path)]
    const statuses = () => sessions.map((id) => seller.stripe.session(id).status)
    const { to = '' } = await send(one.path)
    expect((await call(seller.who, 'DELETE', `/public-links/${other.id}`)).status).toBe(204)
    // The other link still leads there.
    expect((await visit(to)).text).toContain(sessions[0])
    const { body } = await call(seller.who, 'GET', `/documents/${one.id}/links`)
    for (const { id } of body['items'] as unknown as { id: string }[])
      await call(seller.who, 'DELETE', `/public-links/${id}`)
    expect((await visit(to)).text).not.toContain(sessions[0])
    await expect.poll(statuses).toEqual(['expired', 'open'])
    await context.dataAccess.asSystemBatch([
      { text: `update document set status = 'void' where id = $1`, values: [two.id] },
    ])
    void world.app.jobs.wake()
    await expect.poll(statuses).toEqual(['expired', 'expired'])
  })

  it('DOC-14 what ends a page of payment unseen is found later', async () => {
    const { invoice, press, app, settle } = world
    const { id, path } = await invoice(seller.who)
    const session = await press(path)
    await context.dataAccess.asSystemBatch([
      { text: `update public_link set expires_at = now() where document_id = $1`, values: [id] },
      { text: `update job set run_at = now() where kind = 'card-sweep'` },
    ])
    await expect
      .poll(async () => {
        await app.jobs.wake()
        await settle()
        return seller.stripe.session(session).status
      })
      .toBe('expired')
  })
})

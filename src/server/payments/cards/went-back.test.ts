import { afterAll, beforeAll, expect, it } from 'vitest'
import { outboxFolder } from '#server/integrations/mail/outbox.ts'
import { describeOneEngine } from '#test/database.ts'
import { type CardWorld, openCardWorld, type Seller } from '#test/payments/card-world.ts'
import { lettersTo } from '#test/registering.ts'

const CARD = 'by card'

describeOneEngine('money that went back by card', (context) => {
  let world: CardWorld
  let seller: Seller
  beforeAll(async () => {
    world = await openCardWorld(context)
    seller = await world.seller()
  })
  afterAll(() => world.close())

  const visit = async (path: string) => (await world.pages(seller.who).visit(path)).text
  const paid = async () => {
    const invoice = await world.invoice(seller.who)
    const { to = '' } = await world.send(invoice.path)
    const payment = seller.stripe.pay(await world.press(invoice.path)) ?? ''
    await world.deliver(seller)
    return { ...invoice, payment, page: to.replace('?go=1', '') }
  }
  const giveBack = async (id: string, amount: number, method: string) => {
    const told = await world.call(seller.who, 'POST', `/documents/${id}/payments`, {
      amount,
      date: '2026-11-03',
      method,
    })
    expect(told.status, told.text).toBe(200)
  }
  const claimAgain = async (id: string, entry: string) => {
    const { payments } = await world.document(seller.who, id)
    const lines = payments as unknown as readonly { readonly id: string }[]
    const answered = lines.map((line) => (line.id === entry ? { ...line, isStillOwed: true } : line))
    return world.call(seller.who, 'PATCH', `/documents/${id}`, { payments: answered })
  }

  it('DOC-14 DOC-15 a customer who was refunded is not asked to pay again, until the seller says that it is still owed', async () => {
    const { id, path, payment, page } = await paid()
    expect(await visit(page)).toContain('has been paid')
    const refund = seller.stripe.refund(payment, 4_000)
    await world.deliver(seller)
    expect(await world.document(seller.who, id)).toMatchObject({ status: 'partial', balanceDue: 40 })
    expect(await visit(path)).not.toContain(CARD)
    // Both pages tell of it, and neither that it has been paid.
    for (const told of [await visit(path), await visit(page)]) {
      expect(told).toContain('€40.00 was returned to you.')
      expect(told).not.toContain('has been paid')
    }
    // Nor can the button of a page that was opened before.
    const late = await world.sendAs(path, { amount: '40000000', currency: 'EUR' })
    expect([late.status, late.to]).not.toEqual([303, expect.stringContaining('/pay/')])
    const answered = await claimAgain(id, refund.id)
    expect(answered.status, answered.text).toBe(200)
    expect(await visit(path)).toContain('Pay €40.00 by card')
    seller.stripe.pay(await world.press(path))
    await world.deliver(seller)
    expect(await world.document(seller.who, id)).toMatchObject({ status: 'paid', balanceDue: 0 })
  })

  it('DOC-14 while a dispute is open nothing is paid by card, whatever the seller says, and after it once they say so', async () => {
    const { id, path, payment } = await paid()
    const dispute = seller.stripe.dispute(payment)
    await world.deliver(seller)
    expect(await world.document(seller.who, id)).toMatchObject({ balanceDue: 100 })
    expect(await visit(path)).not.toContain(CARD)
    await claimAgain(id, dispute.id)
    expect(await visit(path)).not.toContain(CARD)
    seller.stripe.closeDispute(dispute.id, 'lost')
    await world.deliver(seller)
    expect(await visit(path)).toContain('Pay €100.00 by card')
  })

  it('DOC-14 the mail of a dispute tells what is disputed, not what was once paid, and offers no choice that there is not', async () => {
    const { payment } = await paid()
    seller.stripe.refund(payment, 4_000)
    seller.stripe.dispute(payment)
    await world.deliver(seller)
    const dispute = async () => {
      await world.app.jobs.wake()
      const letters = await lettersTo(outboxFolder(world.app.config.dataDir), world.mailOf(seller.who))
      return letters.find((letter) => letter.includes('before the deadline')) ?? ''
    }
    await expect.poll(dispute).toContain('60.00 back')
    const letter = await dispute()
    expect(letter).not.toContain('100.00')
    expect(letter).not.toContain('/settings/notifications')
  })

  it('DOC-15 money that came back to the seller is no question', async () => {
    const { path, payment, id } = await paid()
    const refund = seller.stripe.refund(payment, 4_000)
    seller.stripe.failRefund(refund.id)
    await world.deliver(seller)
    expect(await world.document(seller.who, id)).toMatchObject({ status: 'paid' })
    expect(await visit(path)).not.toContain(CARD)
  })

  it('DOC-14 DOC-15 what a person recorded as given back is not asked for again either, until they say that it is still owed', async () => {
    const { path, id } = await paid()
    await world.deliver(seller)
    await giveBack(id, -100, 'transfer')
    expect(await world.document(seller.who, id)).toMatchObject({ balanceDue: 100 })
    expect(await visit(path)).not.toContain(CARD)
    const { payments } = await world.document(seller.who, id)
    const byHand = (payments as unknown as readonly { readonly id: string; readonly amount: number }[]).at(-1)
    await claimAgain(id, byHand?.id ?? '')
    expect(await visit(path)).toContain('Pay €100.00 by card')
  })

  it('DOC-14 DOC-15 money that went back by hand and at Stripe is told as twice, and meanwhile nobody pays, on an open page neither', async () => {
    const { path, id, payment } = await paid()
    await world.deliver(seller)
    await giveBack(id, -100, 'cash')
    const { payments } = await world.document(seller.who, id)
    const lines = payments as unknown as readonly { readonly id: string }[]
    await claimAgain(id, lines.at(-1)?.id ?? '')
    const session = await world.press(path)
    seller.stripe.refund(payment, 10_000)
    await world.deliver(seller)
    const [row] = await world.payments(seller.who, id)
    expect(row).toMatchObject({ kept: 0, problem: 'twice' })
    expect(await visit(path)).not.toContain(CARD)
    await world.settle()
    expect(seller.stripe.session(session).status).toBe('expired')
    // Once the entry by hand is gone, that of Stripe counts.
    const removed = await world.call(seller.who, 'PATCH', `/documents/${id}`, { payments: lines.slice(0, 1) })
    expect(removed.status, removed.text).toBe(200)
    const looked = await world.call(seller.who, 'POST', `/card-payments/${String(row?.['id'])}/look`)
    expect(looked.body).toMatchObject({ problem: '' })
    expect(await world.document(seller.who, id)).toMatchObject({ amountPaid: 0, payments: { length: 2 } })
  })

  it('DOC-14 ADMIN-02 the open pages of payment of a seller who is suspended are closed at once', async () => {
    const other = await world.seller()
    const sessions = [
      await world.press((await world.invoice(seller.who)).path),
      await world.press((await world.invoice(other.who)).path),
    ]
    await world.app.dataAccess.asSystemBatch([
      { text: `update account set role = 'admin' where id = $1`, values: [seller.who.userId] },
    ])
    await world.app.dataAccess.asAdmin({ kind: 'user', userId: seller.who.userId }, (tx) =>
      tx.query({ text: 'update account set suspended = true where id = $1', values: [other.who.userId] }),
    )
    await world.settle()
    const statuses = [seller, other].map(({ stripe }, at) => stripe.session(sessions[at] ?? '').status)
    expect(statuses).toEqual(['open', 'expired'])
  })
})

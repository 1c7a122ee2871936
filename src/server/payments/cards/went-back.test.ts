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
    const payment = seller.stripe.pay(await world.press(invoice.path)) ?? ''
    await world.deliver(seller)
    return { ...invoice, payment }
  }
  const claimAgain = async (id: string, entry: string) => {
    const { payments } = await world.document(seller.who, id)
    const lines = payments as unknown as readonly { readonly id: string }[]
    const answered = lines.map((line) => (line.id === entry ? { ...line, isStillOwed: true } : line))
    return world.call(seller.who, 'PATCH', `/documents/${id}`, { payments: answered })
  }

  it('DOC-14 DOC-15 a customer who was refunded is not asked to pay again, until the seller says that it is still owed', async () => {
    const { id, path, payment } = await paid()
    const refund = seller.stripe.refund(payment, 4_000)
    await world.deliver(seller)
    expect(await world.document(seller.who, id)).toMatchObject({ status: 'partial', balanceDue: 40 })
    expect(await visit(path)).not.toContain(CARD)
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

  it('DOC-15 money that came back to the seller is no question, and a person’s own entry is not either', async () => {
    const { path, payment, id } = await paid()
    const refund = seller.stripe.refund(payment, 4_000)
    seller.stripe.failRefund(refund.id)
    await world.deliver(seller)
    expect(await world.document(seller.who, id)).toMatchObject({ status: 'paid' })
    expect(await visit(path)).not.toContain(CARD)
    const byHand = await world.invoice(seller.who)
    expect(await visit(byHand.path)).toContain('Pay €100.00 by card')
  })
})

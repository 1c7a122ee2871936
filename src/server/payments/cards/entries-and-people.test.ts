import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayOf } from '#domain/calendar-day.ts'
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
    await expect.poll(letter).toContain('could not be entered')
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
})

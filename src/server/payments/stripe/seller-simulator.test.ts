import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENOUGH, type SellerAccount } from '#test/simulators/stripe/seller-account.ts'
import { startStripeSimulator, type StripeSimulator } from '#test/simulators/stripe/stripe.ts'

const HOUR = 3_600

describe('the simulated account of a seller, as Stripe’s own client finds it', () => {
  let simulator: StripeSimulator
  let seller: SellerAccount
  let stripe: Stripe
  const clientOf = (key: string): Stripe => {
    const { hostname: host, port } = new URL(simulator.address)
    return new Stripe(key, { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false })
  }
  beforeAll(async () => {
    simulator = await startStripeSimulator()
    seller = simulator.addSeller()
    stripe = clientOf(seller.addKey('all'))
  })
  afterAll(() => simulator.close())

  const ask = (over: Partial<Stripe.Checkout.SessionCreateParams> = {}): Stripe.Checkout.SessionCreateParams => ({
    mode: 'payment',
    line_items: [
      { quantity: 1, price_data: { currency: 'eur', unit_amount: 10_000, product_data: { name: 'Invoice 1' } } },
    ],
    payment_intent_data: { metadata: { of: 'this' } },
    expires_at: seller.now + HOUR,
    success_url: 'https://shop.example',
    ...over,
  })

  it('DOC-14 a key that lacks a permission is refused before anything is looked at, and the account is named', async () => {
    const restricted = clientOf(seller.addKey(ENOUGH.filter((each) => each !== 'checkout_session_write')))
    await expect(restricted.checkout.sessions.create({ mode: 'payment' })).rejects.toThrow(
      Stripe.errors.StripePermissionError,
    )
    await expect(restricted.accounts.retrieveCurrent()).rejects.toThrow(seller.id)
    await expect(stripe.checkout.sessions.create({ mode: 'payment' })).rejects.toMatchObject({
      code: 'parameter_missing',
    })
    await expect(clientOf('sk_test_nobody').accounts.retrieveCurrent()).rejects.toThrow(
      Stripe.errors.StripeAuthenticationError,
    )
  })

  it('DOC-14 a page of payment is opened once for a key of idempotency, and ends by itself or when it is told to', async () => {
    const once = { idempotencyKey: 'page' }
    const first = await stripe.checkout.sessions.create(ask(), once)
    expect((await stripe.checkout.sessions.create(ask(), once)).id).toBe(first.id)
    await expect(stripe.checkout.sessions.create(ask({ submit_type: 'pay' }), once)).rejects.toThrow(
      Stripe.errors.StripeIdempotencyError,
    )
    expect((await stripe.checkout.sessions.expire(first.id)).status).toBe('expired')
    await expect(stripe.checkout.sessions.expire(first.id)).rejects.toThrow(Stripe.errors.StripeInvalidRequestError)
    const second = await stripe.checkout.sessions.create(ask())
    seller.pass(2 * HOUR)
    expect(await stripe.checkout.sessions.retrieve(second.id)).toMatchObject({ status: 'expired', url: null })
    await expect(stripe.checkout.sessions.create(ask({ expires_at: seller.now }))).rejects.toMatchObject({
      param: 'expires_at',
    })
  })

  it('DOC-14 DOC-15 charges, fees, refunds in pages and disputes are read as Stripe tells them', async () => {
    const session = await stripe.checkout.sessions.create(ask())
    expect(seller.pay(session.id, 'declined')).toBeUndefined()
    const payment = seller.pay(session.id) ?? ''
    const read = await stripe.paymentIntents.retrieve(payment, { expand: ['latest_charge.balance_transaction'] })
    expect(read).toMatchObject({
      status: 'succeeded',
      metadata: { of: 'this' },
      latest_charge: {
        paid: true,
        amount_captured: 10_000,
        balance_transaction: { amount: 10_000, fee: 175, net: 9_825 },
      },
    })
    expect(typeof (await stripe.paymentIntents.retrieve(payment)).latest_charge).toBe('string')
    for (let n = 0; n < 12; n += 1) seller.refund(payment, 100)
    const all = await stripe.refunds.list({ payment_intent: payment, limit: 5 }).autoPagingToArray({ limit: 50 })
    expect([all.length, new Set(all.map(({ id }) => id)).size]).toEqual([12, 12])
    const { id } = seller.dispute(payment)
    seller.closeDispute(id, 'won')
    const disputes = await stripe.disputes.list({ payment_intent: payment })
    expect(disputes.data).toMatchObject([
      { status: 'won', amount: 8_800, balance_transactions: [{ amount: -8_800, fee: 1_500 }, { amount: 8_800 }] },
    ])
    expect(seller.ledgerOf(payment)).toBe(8_800)
  })

  it('DOC-14 an endpoint is told what it asked for, signed with its own secret', async () => {
    const made = await stripe.webhookEndpoints.create({
      url: 'https://shop.example/hook',
      enabled_events: ['payment_intent.succeeded'],
    })
    simulator.takeFromSeller(seller)
    seller.pay((await stripe.checkout.sessions.create(ask())).id)
    const [delivery, ...others] = simulator.takeFromSeller(seller)
    expect(others).toEqual([])
    const { body = '', headers, path } = delivery ?? {}
    const event = stripe.webhooks.constructEvent(body, headers?.['stripe-signature'] ?? '', made.secret ?? '')
    expect([path, event.type, event.livemode]).toEqual(['/hook', 'payment_intent.succeeded', false])
    await stripe.webhookEndpoints.del(made.id)
    await expect(stripe.webhookEndpoints.del(made.id)).rejects.toMatchObject({ code: 'resource_missing' })
  })
})

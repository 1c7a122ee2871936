import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEachEngine } from '#test/database.ts'
import { openPaymentWorld, type PaymentWorld } from '#test/payments/payment-world.ts'

const DAY = 86_400_000

describeEachEngine('the test mode', (context) => {
  let world: PaymentWorld
  beforeAll(async () => {
    world = await openPaymentWorld(context, false)
  })
  afterAll(() => world.close())

  const idOf = (url: unknown): string => new URL(String(url)).searchParams.get('checkout') ?? ''
  /** Days pass for what is kept of somebody, without a word of it. */
  const pass = async (userId: string, days: number): Promise<void> => {
    await world.app.dataAccess.asSystemBatch([
      {
        text: `update test_payment set ledger = jsonb_set(ledger, '{subscriptions}', (
            select jsonb_agg(s || jsonb_build_object('periodStart', (s->>'periodStart')::bigint - $2::bigint,
              'periodEnd', (s->>'periodEnd')::bigint - $2::bigint, 'anchor', (s->>'periodEnd')::bigint - $2::bigint))
            from jsonb_array_elements(ledger->'subscriptions') s)) where user_id = $1`,
        values: [userId, days * DAY],
      },
      {
        text: `update user_subscription set period_end = period_end - $2::bigint where user_id = $1`,
        values: [userId, days * DAY],
      },
      { text: `update job set run_at = now() where kind = 'payment-renewals'` },
    ])
  }

  it('SUB-05 without a key the whole way runs inside the product, and says that nothing is paid', async () => {
    const { call, plan, arrive, current, stripe, admin } = world
    const who = await arrive()
    const [small, large] = [await plan({ price: 10, trialDays: 0 }), await plan({ price: 40 })]
    expect((await call(who, 'GET', '/subscription')).body).toMatchObject({
      mode: 'test',
      subscription: null,
      plan: null,
    })
    const opened = await call(who, 'POST', '/stripe/create-checkout-session', { planId: small })
    const id = idOf(opened.body['url'])
    expect((await call(who, 'GET', `/stripe/test-checkout/${id}`)).body).toMatchObject({
      isOpen: true,
      plan: { id: small },
    })
    const declined = await call(who, 'POST', `/stripe/test-checkout/${id}`, { card: 'declined' })
    expect([declined.status, declined.body['code']]).toEqual([402, 'payment-declined'])
    expect(await current(who)).toBeUndefined()
    expect((await call(who, 'POST', `/stripe/test-checkout/${id}`, { card: 'works' })).body).toEqual({
      subscribed: true,
    })
    expect(await current(who)).toMatchObject({ planId: small, status: 'active', isTest: true })
    expect((await call(who, 'POST', `/stripe/test-checkout/${id}`, { card: 'works' })).status).toBe(409)

    const preview = await call(who, 'POST', '/subscription/preview-change', { planId: large })
    expect(Number(preview.body['dueNow'])).toBeGreaterThan(0)
    await call(who, 'POST', '/subscription/change', { planId: large, at: preview.body['at'] })
    expect(await current(who)).toMatchObject({ planId: large, price: 40 })
    const { body } = await call(who, 'GET', '/subscription/payments')
    expect(body).toMatchObject({
      card: { brand: 'test' },
      invoices: [{ amount: preview.body['dueNow'], url: null }, { amount: 10 }],
    })
    expect((await call(who, 'POST', '/subscription/cancel')).body).toMatchObject({
      status: 'canceled',
      cancelAtPeriodEnd: true,
    })
    expect((await call(who, 'POST', '/subscription/resume')).body).toMatchObject({ status: 'active' })
    // What nobody paid is no revenue.
    expect((await call(admin, 'GET', '/admin/plans')).body).toMatchObject({ mrr: [], testSubscribers: 1 })
    expect(stripe.asked).toEqual([])
  })

  it('SUB-05 the page of payment shows the price that is paid on it, whatever the plan costs since', async () => {
    const { call, plan, arrive, current, admin } = world
    const [who, planId] = [await arrive(), await plan({ price: 10, name: 'Tea' })]
    const opened = await call(who, 'POST', '/stripe/create-checkout-session', { planId })
    const page = `/stripe/test-checkout/${idOf(opened.body['url'])}`
    await call(admin, 'PATCH', `/admin/plans/${planId}`, { price: 90, name: 'Coffee', billingCycle: 'annual' })
    const shown = { name: 'Tea', price: 10, billingCycle: 'monthly' }
    expect((await call(who, 'GET', page)).body['plan']).toMatchObject({ ...shown, id: planId })
    await call(who, 'POST', page, { card: 'works' })
    expect(await current(who)).toMatchObject({ price: 10, billingCycle: 'monthly' })
  })

  it('SUB-06 credit of a change to a smaller plan is shown, and taken off what the next change costs', async () => {
    const { call, plan, arrive } = world
    const [who, small, large] = [await arrive(), await plan({ price: 10 }), await plan({ price: 40 })]
    const opened = await call(who, 'POST', '/stripe/create-checkout-session', { planId: large })
    await call(who, 'POST', `/stripe/test-checkout/${idOf(opened.body['url'])}`, { card: 'works' })
    const preview = async (planId: string) => (await call(who, 'POST', '/subscription/preview-change', { planId })).body
    const down = await preview(small)
    await call(who, 'POST', '/subscription/change', { planId: small, at: down['at'] })
    const { body } = await call(who, 'GET', '/subscription/payments')
    expect(body['credit']).toEqual({ amount: -Number(down['dueNow']), currency: 'USD' })
    expect(await preview(large)).toMatchObject({ balance: down['dueNow'], dueNow: 0 })
  })

  it('SUB-01 SUB-05 a plan that is deleted while its page is open is not subscribed to', async () => {
    const { call, plan, arrive, current, admin } = world
    const [who, planId] = [await arrive(), await plan()]
    const opened = await call(who, 'POST', '/stripe/create-checkout-session', { planId })
    expect((await call(admin, 'DELETE', `/admin/plans/${planId}`)).status).toBe(204)
    const paid = await call(who, 'POST', `/stripe/test-checkout/${idOf(opened.body['url'])}`, { card: 'works' })
    expect([paid.status, paid.body['title']]).toEqual([409, expect.stringContaining('payment page has expired')])
    expect(await current(who)).toBeUndefined()
  })

  it('SUB-05 somebody else’s page of payment is not found, and Stripe’s events are not taken', async () => {
    const { call, plan, arrive } = world
    const [one, other] = [await arrive(), await arrive()]
    const planId = await plan()
    const opened = await call(one, 'POST', '/stripe/create-checkout-session', { planId })
    await call(other, 'POST', '/stripe/create-checkout-session', { planId })
    const id = idOf(opened.body['url'])
    expect((await call(other, 'GET', `/stripe/test-checkout/${id}`)).status).toBe(404)
    expect((await call(other, 'POST', `/stripe/test-checkout/${id}`, { card: 'works' })).status).toBe(404)
    const event = await call(undefined, 'POST', '/stripe/webhook', { id: 'evt_1' })
    expect([event.status, event.body['code']]).toEqual([409, 'not-configured'])
  })

  it('SUB-05 time passes in the test mode too: a declined card is seen at the renewal, and another one pays', async () => {
    const { call, plan, arrive, current, app } = world
    const who = await arrive()
    const opened = await call(who, 'POST', '/stripe/create-checkout-session', { planId: await plan() })
    await call(who, 'POST', `/stripe/test-checkout/${idOf(opened.body['url'])}`, { card: 'works' })
    await call(who, 'POST', '/stripe/test-card', { card: 'declined' })
    await pass(who.userId, 32)
    await expect
      .poll(async () => {
        await app.jobs.wake()
        return current(who)
      })
      .toMatchObject({ status: 'active', paymentIssue: true })
    await call(who, 'POST', '/stripe/test-card', { card: 'works' })
    expect(await current(who)).toMatchObject({ status: 'active', paymentIssue: false })
    expect((await call(who, 'GET', '/subscription/payments')).body['invoices']).toHaveLength(2)
  })
})

import fc from 'fast-check'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOneEngine } from '#test/database.ts'
import { openPaymentWorld, type PaymentWorld } from '#test/payments/payment-world.ts'
import type { StripeDelivery } from '#test/simulators/stripe/stripe.ts'

const DAY = 86_400_000
const AT_ONCE = 100

describeOneEngine('what Stripe reports', (context) => {
  let world: PaymentWorld
  beforeAll(async () => {
    world = await openPaymentWorld(context)
  })
  afterAll(() => world.close())

  const events = async (): Promise<number> => {
    const [found] = await world.app.dataAccess.asSystemBatch([{ text: 'select count(*)::int as n from payment_event' }])
    return Number(found?.rows[0]?.['n'])
  }
  /** What is kept of a subscription, without when that was. */
  const kept = async (id: string): Promise<unknown> => {
    const [found] = await world.app.dataAccess.asSystemBatch([
      {
        text: `select to_jsonb(s) - 'updated_at' - 'seen_in' as row from user_subscription s where external_id = $1`,
        values: [id],
      },
    ])
    return found?.rows[0]?.['row']
  }
  const body = (over: object = {}) =>
    JSON.stringify({
      id: 'evt_forged',
      object: 'event',
      type: 'customer.subscription.updated',
      created: 1,
      livemode: false,
      data: { object: { id: 'sub_1' } },
      ...over,
    })

  it('SUB-03 a forged, tampered, late or unsigned word is refused and not kept', async () => {
    const { stripe, post } = world
    const before = await events()
    const sent = body()
    const told = async (delivery: Pick<StripeDelivery, 'body' | 'headers'>) => {
      const answer = await post({ ...delivery, headers: { 'content-type': 'application/json', ...delivery.headers } })
      return [answer.status, answer.body['code']]
    }
    const refused = [401, 'bad-signature']
    expect(await told({ body: sent, headers: {} })).toEqual(refused)
    expect(await told({ body: sent, headers: { 'stripe-signature': 'nonsense' } })).toEqual(refused)
    expect(await told({ body: sent, headers: { 'stripe-signature': stripe.sign(sent, 0, 'whsec_other') } })).toEqual(
      refused,
    )
    expect(await told({ body: `${sent} `, headers: { 'stripe-signature': stripe.sign(sent) } })).toEqual(refused)
    expect(await told({ body: sent, headers: { 'stripe-signature': stripe.sign(sent, 400) } })).toEqual(refused)
    expect(await events()).toBe(before)
    expect(await told({ body: sent, headers: { 'stripe-signature': stripe.sign(sent, 200) } })).toEqual([
      200,
      undefined,
    ])
    expect(await events()).toBe(before + 1)
  })

  it.each([
    ['a moment beyond all', { created: 1e300 }],
    ['a moment that is a word', { created: 'x' }],
    ['a number for its ID', { id: 7 }],
    ['an ID that nothing keeps', { id: 'evt_\u0000' }],
    ['no word whether it is live', { livemode: 'no' }],
    ['an ID of its subscription that no index holds', { data: { object: { id: 'x'.repeat(9_000) } } }],
    ['nothing that it is about', { data: null }],
  ])('SUB-03 what is signed and has %s is refused as no event', async (_what, over) => {
    const { stripe, post } = world
    const before = await events()
    const text = body({ id: 'evt_odd', ...over })
    const headers = { 'content-type': 'application/json', 'stripe-signature': stripe.sign(text) }
    const answer = await post({ body: text, headers })
    expect([answer.status, answer.body['code']]).toEqual([401, 'bad-signature'])
    expect(await events()).toBe(before)
  })

  it('SUB-03 an event that comes a hundred times at once is kept once, and one of real money is not taken with a test key', async () => {
    const { stripe, post } = world
    const before = await events()
    const headersOf = (text: string) => ({ 'content-type': 'application/json', 'stripe-signature': stripe.sign(text) })
    const again = body({ id: 'evt_again' })
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => post({ body: again, headers: headersOf(again) })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await events()).toBe(before + 1)
    const live = body({ id: 'evt_live', livemode: true })
    expect((await post({ body: live, headers: headersOf(live) })).status).toBe(200)
    const [found] = await world.app.dataAccess.asSystemBatch([
      { text: `select state from payment_event where event_id = 'evt_live'` },
    ])
    expect(found?.rows[0]?.['state']).toBe('ignored')
  })

  it('SUB-03 a subscription of a customer that is not ours is nobody’s', async () => {
    const { stripe, deliver, plan } = world
    const planId = await plan()
    const customer = stripe.state.addCustomer('stranger@example.com', {})
    stripe.state.products.set('prod_other', { id: 'prod_other', name: 'Other' })
    const price = {
      id: 'price_other',
      product: 'prod_other',
      currency: 'usd',
      unitAmount: 100,
      interval: 'month',
      intervalCount: 1,
      lookupKey: '',
      metadata: { planId },
    } as const
    stripe.state.prices.set(price.id, price)
    stripe.state.sessions.set('cs_other', {
      id: 'cs_other',
      customer,
      price: price.id,
      trialDays: 0,
      metadata: {},
      status: 'open',
      subscription: null,
    })
    const subscription = stripe.state.pay('cs_other')
    await deliver()
    expect(await kept(subscription)).toBeUndefined()
    const [found] = await world.app.dataAccess.asSystemBatch([
      { text: 'select distinct state from payment_event where subscription_id = $1', values: [subscription] },
    ])
    expect(found?.rows).toEqual([{ state: 'ignored' }])
  })

  it('SUB-03 any order and repetition of a subscription’s events ends in the same state', async () => {
    const { stripe, plan, subscribe, arrive, post, deliver } = world
    const plans = [
      await plan({ name: 'One', trialDays: 5 }),
      await plan({ name: 'Two', price: 40, billingCycle: 'annual' }),
    ]
    const act = fc.constantFrom('card declined', 'card works', 'cancel', 'resume', 'ten days', 'forty days', 'end')
    await fc.assert(
      fc.asyncProperty(
        fc.array(act, { minLength: 1, maxLength: 7 }),
        fc.infiniteStream(fc.nat()),
        fc.nat({ max: 1 }),
        async (acts, random, which) => {
          const who = await arrive()
          const id = await subscribe(who, plans[which] ?? '')
          const { customer } = stripe.state.subscription(id)
          const all: StripeDelivery[] = [...stripe.takeDeliveries()]
          for (const each of acts) {
            if (each === 'ten days') stripe.state.pass(10 * DAY)
            else if (each === 'forty days') stripe.state.pass(40 * DAY)
            else if (each.startsWith('card'))
              stripe.state.putCard(customer, each === 'card works' ? 'works' : 'declined')
            else if (stripe.state.subscription(id).endedAt === null) {
              if (each === 'end') stripe.state.end(id)
              else stripe.state.setEnding(id, each === 'cancel')
            }
            const fresh = stripe.takeDeliveries()
            all.push(...fresh)
            // Some arrive at once, some late, some twice, in any order.
            for (const one of fresh) if (random.next().value % 2 === 0) await post(one)
            if (random.next().value % 3 === 0) await deliver()
          }
          const pick = () => all[random.next().value % all.length]!
          const shuffled = all
            .map((delivery) => ({ delivery, at: random.next().value }))
            .toSorted((a, b) => a.at - b.at)
          for (const { delivery } of shuffled) await post(delivery)
          for (let again = 0; again < 3; again += 1) await post(pick())
          await deliver()
          const ended = await kept(id)
          // The same told once, in the order in which it happened, to a product that heard nothing before.
          await world.app.dataAccess.asSystemBatch([
            { text: 'delete from payment_event where subscription_id = $1', values: [id] },
            {
              text: 'update user_subscription set status = $2, seen_in = 0 where external_id = $1',
              values: [id, 'active'],
            },
          ])
          for (const delivery of all) await post(delivery)
          await deliver()
          expect(ended).toBeDefined()
          expect(await kept(id)).toEqual(ended)
        },
      ),
      { numRuns: 12 },
    )
  }, 120_000)

  it('SUB-03 what Stripe did not report is asked for', async () => {
    const { stripe, plan, subscribe, arrive, deliver, current, app } = world
    const who = await arrive()
    const id = await subscribe(who, await plan())
    await deliver()
    stripe.state.end(id)
    stripe.takeDeliveries()
    const past = Date.now() - DAY
    await app.dataAccess.asSystemBatch([
      { text: 'update user_subscription set period_end = $2 where external_id = $1', values: [id, past] },
      { text: `update job set run_at = now() where kind = 'payment-renewals'` },
    ])
    await expect
      .poll(async () => {
        await app.jobs.wake()
        return current(who)
      })
      .toMatchObject({ status: 'canceled' })
  })
})

it('SUB-03 the simulator speaks as Stripe does, as Stripe’s own client finds', async () => {
  const { startStripeSimulator } = await import('#test/simulators/stripe/stripe.ts')
  const simulator = await startStripeSimulator()
  const { hostname, port } = new URL(simulator.address)
  const options = { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false } as const
  const client = new Stripe(simulator.key, options)
  try {
    const customer = await client.customers.create({ email: 'a@b.example' }, { idempotencyKey: 'once' })
    expect((await client.customers.create({ email: 'a@b.example' }, { idempotencyKey: 'once' })).id).toBe(customer.id)
    await expect(client.customers.create({ email: 'c@d.example' }, { idempotencyKey: 'once' })).rejects.toThrow(
      Stripe.errors.StripeIdempotencyError,
    )
    await expect(client.subscriptions.retrieve('sub_none')).rejects.toMatchObject({ code: 'resource_missing' })
    await expect(new Stripe('sk_test_other', options).prices.list()).rejects.toThrow(
      Stripe.errors.StripeAuthenticationError,
    )
    const product = await client.products.create({ id: 'prod_1', name: 'Plan' })
    const price = await client.prices.create({
      product: product.id,
      currency: 'eur',
      unit_amount: 1_900,
      recurring: { interval: 'month', interval_count: 3 },
      lookup_key: 'plan',
      metadata: { planId: 'p' },
    })
    expect((await client.prices.list({ lookup_keys: ['plan'] })).data.map(({ id }) => id)).toEqual([price.id])
    const session = await client.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price: price.id, quantity: 1 }],
      subscription_data: { trial_period_days: 3 },
      success_url: 'https://shop.example',
    })
    const id = simulator.state.pay(session.id)
    expect((await client.subscriptions.retrieve(id)).status).toBe('trialing')
    simulator.state.pass(4 * DAY)
    expect((await client.subscriptions.retrieve(id)).status).toBe('active')
    await client.subscriptions.update(id, { cancel_at_period_end: true })
    simulator.state.pass(100 * DAY)
    expect(await client.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled', cancel_at_period_end: true })
    const delivery = simulator.takeDeliveries().at(-1)
    const event = client.webhooks.constructEvent(
      delivery?.body ?? '',
      delivery?.headers['stripe-signature'] ?? '',
      simulator.webhookSecret,
    )
    expect(event).toMatchObject({ type: 'customer.subscription.deleted', data: { object: { id } } })
  } finally {
    await simulator.close()
  }
})

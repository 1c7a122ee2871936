import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOneEngine } from '#test/database.ts'
import { openPaymentWorld, type PaymentWorld } from '#test/payments/payment-world.ts'
import { paymentMessages } from './payment-messages.ts'

const DAY = 86_400_000

describeOneEngine('subscriptions through Stripe', (context) => {
  let world: PaymentWorld
  beforeAll(async () => {
    world = await openPaymentWorld(context)
  })
  afterAll(() => world.close())

  it('SUB-03 a plan is paid on Stripe’s page and is there once Stripe has told of it', async () => {
    const { ann, call, plan, subscribe, deliver } = world
    const planId = await plan({ name: 'Small', limits: { products: 3 } })
    expect((await call(ann, 'GET', '/stripe/plans')).body['plans']).toMatchObject([{ id: planId, price: 19 }])
    await subscribe(ann, planId)
    expect((await call(ann, 'GET', '/subscription')).body['subscription']).toBeNull()
    await deliver()
    const { body } = await call(ann, 'GET', '/subscription')
    expect(body).toMatchObject({
      mode: 'sandbox',
      subscription: {
        planId,
        status: 'active',
        cancelAtPeriodEnd: false,
        price: 19,
        billingCycle: 'monthly',
        isTest: false,
      },
      plan: { name: 'Small' },
    })
    const profile = await call(ann, 'GET', `/users/${ann.userId}`)
    expect(profile.body['subscription']).toEqual({
      plan: 'Small',
      status: 'active',
      billingCycle: 'monthly',
      nextBillingDate: body['subscription']?.['nextBillingDate'],
    })
  })

  it('SUB-06 the invoices and the card are those that Stripe has', async () => {
    const { ann, call } = world
    const { body } = await call(ann, 'GET', '/subscription/payments')
    expect(body).toMatchObject({ card: { last4: '4242' }, invoices: [{ amount: 19, currency: 'USD', state: 'paid' }] })
    expect((await call(ann, 'POST', '/stripe/portal')).body['url']).toMatch(/\/portal\/cus_/)
  })

  it('SUB-03 whoever has a plan is not sold a second one', async () => {
    const { ann, call, plan } = world
    const refused = await call(ann, 'POST', '/stripe/create-checkout-session', { planId: await plan() })
    expect([refused.status, refused.body['title']]).toEqual([409, expect.stringContaining('You have a plan already')])
  })

  it('SUB-03 of two pages of payment only the last one can be paid', async () => {
    const { call, plan, arrive, stripe } = world
    const [who, planId] = [await arrive(), await plan()]
    const first = await call(who, 'POST', '/stripe/create-checkout-session', { planId })
    const second = await call(who, 'POST', '/stripe/create-checkout-session', { planId })
    expect(stripe.state.session(String(first.body['id'])).status).toBe('expired')
    expect(stripe.state.session(String(second.body['id'])).status).toBe('open')
  })

  it('SUB-03 whoever paid, and of whom Stripe did not tell yet, is not sold a second plan', async () => {
    const { call, plan, arrive, subscribe, deliver, stripe, current } = world
    const [who, planId] = [await arrive(), await plan()]
    const subscription = await subscribe(who, planId)
    const second = await call(who, 'POST', '/stripe/create-checkout-session', { planId: await plan() })
    expect([second.status, second.body['title']]).toEqual([409, expect.stringContaining('is being confirmed')])
    expect(await current(who)).toMatchObject({ planId, status: 'active' })
    // It is the page that is asked, not only what is kept: a page that was paid long ago stands in nobody's way.
    stripe.state.end(subscription)
    await deliver()
    const third = await call(who, 'POST', '/stripe/create-checkout-session', { planId })
    expect([third.status, stripe.state.session(String(third.body['id'])).status]).toEqual([200, 'open'])
  })

  it('SUB-03 whoever comes back from paying is shown the plan although Stripe has not told of it', async () => {
    const { call, plan, arrive, subscribe, current } = world
    const [who, planId] = [await arrive(), await plan()]
    const look = async () => (await call(who, 'POST', '/subscription/look')).body['state']
    expect(await look()).toBe('none')
    await call(who, 'POST', '/stripe/create-checkout-session', { planId })
    expect([await look(), await current(who)]).toEqual(['none', undefined])
    await subscribe(who, planId)
    expect(await current(who)).toBeUndefined()
    expect(await look()).toBe('here')
    expect(await current(who)).toMatchObject({ planId, status: 'active' })
    expect(await look()).toBe('here')
  })

  it('SUB-03 of pages that are opened at the same moment one can be paid, and it is one that was told', async () => {
    const { call, plan, arrive, stripe } = world
    const [who, planId] = [await arrive(), await plan()]
    const opened = await Promise.all(
      Array.from({ length: 3 }, () => call(who, 'POST', '/stripe/create-checkout-session', { planId })),
    )
    const told = opened.flatMap(({ status, body }) => (status === 200 ? [String(body['id'])] : []))
    const { customer } = stripe.state.session(told[0] ?? '')
    const open = [...stripe.state.sessions.values()].filter(
      (each) => each.customer === customer && each.status === 'open',
    )
    expect(open).toHaveLength(1)
    expect(told).toContain(open[0]?.id)
  })

  it('SUB-06 a change of plan costs what its preview said, and a declined card changes nothing', async () => {
    const { call, plan, subscribe, deliver, arrive, stripe, current } = world
    const who = await arrive()
    const [small, large] = [await plan({ price: 10 }), await plan({ price: 40, name: 'Large' })]
    const subscription = await subscribe(who, small)
    await deliver()
    const { customer } = stripe.state.subscription(subscription)
    const preview = await call(who, 'POST', '/subscription/preview-change', { planId: large })
    expect(preview.body).toMatchObject({
      planId: large,
      price: 40,
      currency: 'USD',
      billingCycle: 'monthly',
      lines: [{ amount: expect.any(Number) as number }, {}],
    })
    const change = { planId: large, at: preview.body['at'] }
    stripe.state.putCard(customer, 'declined')
    const declined = await call(who, 'POST', '/subscription/change', change)
    expect([declined.status, declined.body['code']]).toEqual([402, 'payment-declined'])
    expect(await current(who)).toMatchObject({ planId: small })
    stripe.state.putCard(customer, 'works')
    const changed = await call(who, 'POST', '/subscription/change', change)
    expect(changed.body).toMatchObject({ planId: large, price: 40, status: 'active' })
    const { body } = await call(who, 'GET', '/subscription/payments')
    expect(body['invoices']?.[0]).toMatchObject({ amount: preview.body['dueNow'], state: 'paid' })
  })

  it('SUB-06 the preview of a smaller plan names what is more than it allows, people too, and all of it stays', async () => {
    const { app, call, plan, subscribe, deliver, arrive } = world
    const [who, other] = [await arrive(), await arrive()]
    const [large, small] = [
      await plan({ price: 40 }),
      await plan({ limits: { products: 1, customers: 5 }, maxUsers: 1 }),
    ]
    await subscribe(who, large)
    await deliver()
    for (const name of ['One', 'Two']) await call(who, 'POST', '/products', { name })
    await app.dataAccess.asSystemBatch([
      {
        text: `insert into member (account_id, person_id, role) values ($1, $2, 'editor')`,
        values: [who.userId, other.userId],
      },
    ])
    const preview = await call(who, 'POST', '/subscription/preview-change', { planId: small })
    expect(preview.body['beyond']).toEqual([
      { limit: 'products', used: 2, most: 1 },
      { limit: 'people', used: 2, most: 1 },
    ])
    await call(who, 'POST', '/subscription/change', { planId: small, at: preview.body['at'] })
    const { body } = await call(who, 'GET', '/subscription')
    expect(body['usage']).toContainEqual({ limit: 'people', used: 2, most: 1 })
    expect((await call(who, 'GET', '/products')).body['items']).toHaveLength(2)
    const larger = await call(who, 'POST', '/subscription/preview-change', { planId: large })
    expect(larger.body['beyond']).toEqual([])
  })

  it('SUB-06 a change is taken only at the moment that was previewed not long ago', async () => {
    const { call, plan, ann } = world
    const planId = await plan({ price: 90 })
    for (const at of ['2020-01-01T00:00:00Z', '2999-01-01T00:00:00Z', 'soon']) {
      const refused = await call(ann, 'POST', '/subscription/change', { planId, at })
      expect([at, refused.status, refused.body['title']]).toEqual([at, 409, paymentMessages.staleMoment])
    }
  })

  it('SUB-06 a change of plan costs what its preview said, or it is refused: the price was raised between the two', async () => {
    const { admin, call, plan, subscribe, deliver, arrive, current, stripe } = world
    const who = await arrive()
    const [small, large] = [await plan({ price: 10 }), await plan({ price: 40 })]
    const subscription = await subscribe(who, small)
    await deliver()
    const preview = await call(who, 'POST', '/subscription/preview-change', { planId: large })
    expect(preview.body).toMatchObject({ price: 40, billingCycle: 'monthly' })
    await call(admin, 'PATCH', `/admin/plans/${large}`, { price: 400 })
    const change = { planId: large, at: preview.body['at'] }
    const refused = await call(who, 'POST', '/subscription/change', change)
    expect([refused.status, refused.body['title']]).toEqual([409, expect.stringContaining('another amount by now')])
    expect(await current(who)).toMatchObject({ planId: small, price: 10 })
    // So it is where the provider counts otherwise by now, as with a credit that was used meanwhile.
    const again = await call(who, 'POST', '/subscription/preview-change', { planId: large })
    const { customer } = stripe.state.subscription(subscription)
    stripe.state.giveCredit(customer, 50_000)
    const later = await call(who, 'POST', '/subscription/change', { planId: large, at: again.body['at'] })
    expect([later.status, await current(who)]).toMatchObject([409, { planId: small }])
    const right = await call(who, 'POST', '/subscription/preview-change', { planId: large })
    const done = await call(who, 'POST', '/subscription/change', { planId: large, at: right.body['at'] })
    expect(done.body).toMatchObject({ planId: large, price: 400 })
  })

  it('SUB-06 a moment that no preview gave is charged by nobody, and one that was charged not again', async () => {
    const { call, plan, subscribe, deliver, arrive, current, stripe } = world
    const who = await arrive()
    const [small, large] = [await plan({ price: 10 }), await plan({ price: 1_000 })]
    const { customer } = stripe.state.subscription(await subscribe(who, large))
    await deliver()
    const preview = await call(who, 'POST', '/subscription/preview-change', { planId: small })
    const given = String(preview.body['at'])
    const chosen = new Date(Date.parse(given) - 5 * 60_000).toISOString()
    for (const body of [
      { planId: small, at: chosen },
      { planId: await plan(), at: given },
    ]) {
      const refused = await call(who, 'POST', '/subscription/change', body)
      expect([refused.status, refused.body['title']]).toEqual([409, paymentMessages.staleMoment])
    }
    expect(await current(who)).toMatchObject({ planId: large })
    expect((await call(who, 'POST', '/subscription/change', { planId: small, at: given })).status).toBe(200)
    const up = await call(who, 'POST', '/subscription/preview-change', { planId: large })
    expect((await call(who, 'POST', '/subscription/change', { planId: large, at: up.body['at'] })).status).toBe(200)
    expect((await call(who, 'POST', '/subscription/change', { planId: small, at: given })).status).toBe(409)
    // Seconds passed between the two, which come to a cent at most.
    expect(stripe.state.customer(customer).ledger.credit).toBeLessThanOrEqual(20_000)
  })

  it('SUB-01 cancelling keeps access until the period ends, and can be taken back before', async () => {
    const { call, plan, subscribe, deliver, arrive, stripe, current } = world
    const who = await arrive()
    await subscribe(who, await plan())
    await deliver()
    const canceled = await call(who, 'POST', '/subscription/cancel')
    expect(canceled.body).toMatchObject({ status: 'canceled', cancelAtPeriodEnd: true, nextBillingDate: null })
    expect(Date.parse(String(canceled.body['accessUntil']))).toBeGreaterThan(Date.now() + 27 * DAY)
    expect((await call(who, 'POST', '/subscription/resume')).body).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: false,
    })
    expect((await call(who, 'POST', '/subscription/resume')).status).toBe(409)
    await call(who, 'POST', '/subscription/cancel')
    stripe.state.pass(32 * DAY)
    await deliver()
    expect(await current(who)).toMatchObject({ status: 'expired', cancelAtPeriodEnd: true })
  })

  it('SUB-06 a plan with days of trial begins with them, once for each person', async () => {
    const { call, plan, subscribe, deliver, arrive, stripe, current } = world
    const who = await arrive()
    const planId = await plan({ trialDays: 7 })
    const subscription = await subscribe(who, planId)
    await deliver()
    expect(await current(who)).toMatchObject({ status: 'trial' })
    stripe.state.pass(8 * DAY)
    await deliver()
    expect(await current(who)).toMatchObject({ status: 'active' })
    stripe.state.end(subscription)
    await deliver()
    expect(await current(who)).toMatchObject({ status: 'canceled' })
    await subscribe(who, planId)
    await deliver()
    expect(await current(who)).toMatchObject({ status: 'active' })
    expect((await call(who, 'GET', '/user-subscriptions')).body['items']).toHaveLength(2)
  })

  it('SUB-01 PAGE-01 a renewal that cannot be paid is said and waits for the owner, and paying it ends that', async () => {
    const { call, plan, subscribe, deliver, arrive, stripe, current } = world
    const who = await arrive()
    const subscription = await subscribe(who, await plan())
    const { customer } = stripe.state.subscription(subscription)
    stripe.state.putCard(customer, 'declined')
    stripe.state.pass(32 * DAY)
    await deliver()
    expect(await current(who)).toMatchObject({ status: 'active', paymentIssue: true, nextBillingDate: null })
    const accessUntil = (await current(who))?.['accessUntil']
    expect(accessUntil).toEqual(expect.any(String))
    expect((await call(who, 'GET', '/payments/waiting')).body).toEqual({
      disputes: [],
      isKeyRefused: false,
      unpaidPlan: { accessUntil },
    })
    stripe.state.putCard(customer, 'works')
    await deliver()
    expect(await current(who)).toMatchObject({ status: 'active', paymentIssue: false })
    expect((await call(who, 'GET', '/payments/waiting')).body).toMatchObject({ unpaidPlan: null })
  })

  it('SUB-01 nobody pays for an account that is deleted', async () => {
    const { call, plan, subscribe, deliver, arrive, stripe } = world
    const who = await arrive()
    const subscription = await subscribe(who, await plan())
    await deliver()
    const [found] = await world.app.dataAccess.asSystemBatch([
      { text: 'select name from identity where user_id = $1', values: [who.userId] },
    ])
    // What cannot be reached is tried again.
    stripe.fail({ path: subscription, kind: 'status', status: 503, times: 3 })
    const deleted = await call(who, 'POST', '/account/delete', { confirm: found?.rows[0]?.['name'] })
    expect(deleted.status).toBe(200)
    await expect
      .poll(async () => {
        await world.app.dataAccess.asSystemBatch([{ text: `update job set run_at = now() where kind = 'payment-end'` }])
        await world.app.jobs.wake()
        return stripe.state.subscription(subscription).endedAt
      })
      .not.toBeNull()
  })

  it('SUB-01 an account that is deleted with a page of payment leaves none that can be paid, and none that is paid', async () => {
    const { call, plan, subscribe, deliver, arrive, stripe, app } = world
    const [paid, open] = [await arrive(), await arrive()]
    const planId = await plan()
    // Stripe tells of it when the account is gone.
    const subscription = await subscribe(paid, planId)
    const page = String((await call(open, 'POST', '/stripe/create-checkout-session', { planId })).body['id'])
    for (const { userId, ...who } of [paid, open]) {
      const [found] = await app.dataAccess.asSystemBatch([
        { text: 'select name from identity where user_id = $1', values: [userId] },
      ])
      const confirm = found?.rows[0]?.['name']
      expect((await call({ userId, ...who }, 'POST', '/account/delete', { confirm })).status).toBe(200)
    }
    await deliver()
    await expect
      .poll(async () => {
        await app.jobs.wake()
        return [stripe.state.subscription(subscription).status, stripe.state.session(page).status]
      })
      .toEqual(['canceled', 'expired'])
  })

  it('SUB-03 while Stripe is away nothing changes, and the person is told', async () => {
    const { call, plan, arrive, stripe } = world
    const who = await arrive()
    const planId = await plan()
    stripe.fail({ path: '/v1/customers', kind: 'status', status: 503, times: 5 })
    const away = await call(who, 'POST', '/stripe/create-checkout-session', { planId })
    expect([away.status, away.body['code']]).toEqual([502, 'payment-unavailable'])
  }, 20_000)
})

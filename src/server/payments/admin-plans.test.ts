import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Json } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { openPaymentWorld, type PaymentWorld } from '#test/payments/payment-world.ts'

const DAY = 86_400_000

describeOneEngine('plans as administrators keep them', (context) => {
  let world: PaymentWorld
  beforeAll(async () => {
    world = await openPaymentWorld(context)
  })
  afterAll(() => world.close())

  it('SUB-07 the default plans are one of each cycle, and a second press adds nothing', async () => {
    const { admin, ann, call } = world
    expect((await call(ann, 'GET', '/stripe/plans')).body).toEqual({ plans: [] })
    const sold = async () => (await call(undefined, 'GET', '/site-settings')).body['sellsPlans']
    expect(await sold()).toBe(false)
    const first = await call(admin, 'POST', '/admin/plans/defaults')
    expect(first.body['added']?.map((plan: Json) => plan['billingCycle'])).toEqual(['monthly', 'quarterly', 'annual'])
    expect((await call(admin, 'POST', '/admin/plans/defaults')).body).toEqual({ added: [] })
    const { body } = await call(ann, 'GET', '/stripe/plans')
    expect(body['plans']).toHaveLength(3)
    // Then the menu of the account leads to the plan.
    expect(await sold()).toBe(true)
    const [annual] = [...(first.body['added'] ?? [])].slice(-1)
    expect((await call(admin, 'DELETE', `/admin/plans/${String(annual?.['id'])}`)).status).toBe(204)
  })

  it('ADMIN-04 each act on a plan stands in the audit log with the plan and what was asked', async () => {
    const { admin, call } = world
    const made = await call(admin, 'POST', '/admin/plans', {
      name: 'Audited',
      price: 5,
      currency: 'USD',
      billingCycle: 'monthly',
    })
    const id = String(made.body['id'])
    await call(admin, 'PATCH', `/admin/plans/${id}`, { price: 7 })
    await call(admin, 'DELETE', `/admin/plans/${id}`)
    await call(admin, 'POST', '/admin/plans/defaults')
    const { body } = await call(admin, 'GET', '/admin/audit?pageSize=20')
    const told = ((body['items'] ?? []) as unknown as Json[]).map(({ act, detail, outcome, actor }) => ({
      act,
      detail: String(detail).replace(/ \([^)]*\)/g, ''),
      outcome,
      actor,
    }))
    const entry = (act: string, detail: string) => ({ act, detail, outcome: 'done', actor: admin.userId })
    expect(told.slice(1, 4)).toEqual([
      entry('plans.remove', 'Audited'),
      entry('plans.patch', 'Audited: price 5 → 7'),
      entry(
        'plans.create',
        'Audited: price 5; currency USD; billingCycle monthly; trialDays 0; isActive true; order 0; name Audited',
      ),
    ])
    expect(told[0]).toMatchObject({ act: 'plans.createDefaults', outcome: 'done' })
    expect(JSON.stringify(body)).toContain(id)
  })

  it('ADMIN-04 a long description pushes nothing out of the audit entry: the price and limits stand there, former and new', async () => {
    const { admin, call, plan } = world
    const id = await plan({ name: 'Quiet', price: 10, currency: 'USD', limits: { products: 5, customers: 2 } })
    const description = 'd'.repeat(990)
    await call(admin, 'PATCH', `/admin/plans/${id}`, { description, limits: { products: 1_000_000 }, price: 500 })
    const { body } = await call(admin, 'GET', '/admin/audit?act=plans.patch&pageSize=20')
    const changes = 'price 10 → 500; limits.products 5 → 1000000; limits.customers 2 → none; description none → ddd'
    expect(String(body['items']?.[0]?.['detail'])).toContain(`Quiet (${id}): ${changes}`)
    expect(String(body['items']?.[0]?.['detail'])).toContain('(990 characters)')
  })

  it('SUB-01 whoever is no administrator keeps no plans and sees no subscribers', async () => {
    const { ann, call } = world
    const plan = { name: 'Mine', price: 0, currency: 'USD', billingCycle: 'monthly' }
    const answers = [
      await call(ann, 'POST', '/admin/plans', plan),
      await call(ann, 'POST', '/admin/plans/defaults'),
      await call(ann, 'GET', '/admin/plans'),
      await call(ann, 'GET', '/admin/subscriptions'),
    ]
    expect(answers.map(({ status, body }) => [status, body['code']])).toEqual(answers.map(() => [403, 'admin-only']))
  })

  it('SUB-01 a plan is changed field by field, and what does not fit is named', async () => {
    const { admin, call, plan } = world
    const id = await plan({ features: ['A'], limits: { products: 5 }, maxUsers: 3, trialDays: 14, order: 4 })
    const patched = await call(admin, 'PATCH', `/admin/plans/${id}`, { description: 'New', limits: {} })
    expect(patched.body).toMatchObject({
      description: 'New',
      limits: {},
      features: ['A'],
      maxUsers: 3,
      trialDays: 14,
      order: 4,
      price: 19,
    })
    const wrong = async (body: object) => {
      const { status, body: told } = await call(admin, 'PATCH', `/admin/plans/${id}`, body)
      return [status, told['errors']?.[0]?.['field'] ?? told['code']]
    }
    expect(await wrong({ price: -1 })).toEqual([400, 'price'])
    expect(await wrong({ price: 1.234 })).toEqual([400, 'price'])
    expect(await wrong({ price: 'much' })).toEqual([400, 'price'])
    // Nobody could buy it: Stripe takes thousandths only in tens.
    expect(await wrong({ currency: 'KWD', price: 9.995 })).toEqual([400, 'price'])
    expect(await wrong({ currency: 'JPY' })).toEqual([409, 'conflict'])
    // What Stripe does not charge, in no amount.
    expect(await wrong({ currency: 'IRR', price: 500 })).toEqual([400, 'currency'])
    expect(await wrong({ name: 'Small\nand free' })).toEqual([400, 'name'])
    expect(await wrong({ name: 'Small \u202eeerf' })).toEqual([400, 'name'])
    expect(await wrong({ features: ['All\u2028of it'] })).toEqual([400, 'features.0'])
    expect(await wrong({ limits: { rockets: 1 } })).toEqual([400, 'limits.rockets'])
    expect(await wrong({ maxUsers: 0 })).toEqual([400, 'maxUsers'])
    expect((await call(admin, 'PATCH', `/admin/plans/${id}`, { currency: 'JPY', price: 500 })).body).toMatchObject({
      currency: 'JPY',
      price: 500,
    })
  })

  it('SUB-01 a price that cards cannot be charged is refused with the finest one, and what is next to it can be bought', async () => {
    const { admin, call, plan, arrive } = world
    const fine = { name: 'Fine', price: '9.995', currency: 'KWD', billingCycle: 'monthly' }
    const { status, body } = await call(admin, 'POST', '/admin/plans', fine)
    expect([status, body['errors']?.[0]?.['message']]).toEqual([400, expect.stringContaining('0.01 KWD')])
    const planId = await plan({ ...fine, price: '9.99' })
    expect((await call(await arrive(), 'POST', '/stripe/create-checkout-session', { planId })).status).toBe(200)
  })

  it('SUB-02 an unknown plan is told in the words of the specification', async () => {
    const { ann, call } = world
    const id = '00000000-0000-4000-8000-000000000000'
    const { status, body } = await call(ann, 'GET', `/subscription-plans/${id}`)
    expect([status, body['title']]).toEqual([404, `Subscription plan with ID ${id} not found`])
  })

  it('SUB-04 PRICE-10 subscribers and monthly revenue stand with each plan and in total, by currency', async () => {
    const { admin, call, plan, subscribe, deliver, arrive, stripe } = world
    const monthly = await plan({ price: 30, currency: 'EUR' })
    const quarterly = await plan({ price: 90, currency: 'EUR', billingCycle: 'quarterly' })
    const annual = await plan({ price: 1_200, currency: 'GBP', billingCycle: 'annual' })
    for (const id of [monthly, monthly, quarterly, annual]) await subscribe(await arrive(), id)
    const leaving = await arrive()
    await subscribe(leaving, monthly)
    await subscribe(await arrive(), await plan({ price: 70, currency: 'EUR', trialDays: 9 }))
    await deliver()
    await call(leaving, 'POST', '/subscription/cancel')
    const { body } = await call(admin, 'GET', '/admin/plans')
    const of = (id: string): Json | undefined => [...(body['plans'] ?? [])].find((each) => String(each['id']) === id)
    expect(of(monthly)).toMatchObject({
      subscribers: { active: 2, canceled: 1 },
      mrr: [{ amount: 60, currency: 'EUR' }],
    })
    expect(of(quarterly)).toMatchObject({ mrr: [{ amount: 30, currency: 'EUR' }] })
    expect(of(annual)).toMatchObject({ mrr: [{ amount: 100, currency: 'GBP' }] })
    expect(body['mrr']).toEqual([
      { amount: 90, currency: 'EUR' },
      { amount: 100, currency: 'GBP' },
    ])
    // Another price is for new subscribers: who pays the former one still does.
    await call(admin, 'PATCH', `/admin/plans/${monthly}`, { price: 300 })
    stripe.state.pass(32 * DAY)
    await deliver()
    expect(
      (await call(admin, 'GET', '/admin/plans')).body['plans']?.find((each: Json) => String(each['id']) === monthly),
    ).toMatchObject({
      price: 300,
      mrr: [{ amount: 60, currency: 'EUR' }],
    })
    const listed = await call(admin, 'GET', `/admin/subscriptions?planId=${monthly}&status=active`)
    expect(listed.body['items']).toHaveLength(2)
    expect(String(listed.body['items']?.[0]?.['email'])).toMatch(/@example\.com$/)
  })

  it('SUB-01 SUB-03 a plan that is deleted is paid by nobody: its open page is closed, and one that was paid keeps it', async () => {
    const { admin, call, plan, subscribe, arrive, current, stripe } = world
    const [who, other] = [await arrive(), await arrive()]
    const [unpaid, paid] = [await plan(), await plan()]
    const opened = await call(other, 'POST', '/stripe/create-checkout-session', { planId: unpaid })
    expect((await call(admin, 'DELETE', `/admin/plans/${unpaid}`)).status).toBe(204)
    expect(stripe.state.session(String(opened.body['id'])).status).toBe('expired')
    await subscribe(who, paid)
    expect((await call(admin, 'DELETE', `/admin/plans/${paid}`)).status).toBe(409)
    expect(await current(who)).toMatchObject({ planId: paid, status: 'active' })
  })

  it('SUB-01 a plan is not deleted while Stripe does not say whether it was paid', async () => {
    const { admin, ann, call, plan, stripe } = world
    const planId = await plan()
    const { body } = await call(ann, 'POST', '/stripe/create-checkout-session', { planId })
    stripe.fail({ path: String(body['id']), kind: 'status', status: 503, times: 3 })
    expect((await call(admin, 'DELETE', `/admin/plans/${planId}`)).body['code']).toBe('payment-unavailable')
    expect((await call(ann, 'GET', `/subscription-plans/${planId}`)).status).toBe(200)
    expect((await call(admin, 'DELETE', `/admin/plans/${planId}`)).status).toBe(204)
  }, 20_000)

  it('SUB-01 a plan with subscribers is not deleted, but retired: they keep it, and nobody new gets it', async () => {
    const { admin, call, plan, subscribe, deliver, arrive, current } = world
    const [who, id] = [await arrive(), await plan({ name: 'Old' })]
    await subscribe(who, id)
    await deliver()
    const kept = await call(admin, 'DELETE', `/admin/plans/${id}`)
    expect([kept.status, kept.body['title']]).toEqual([409, expect.stringContaining('Retire it instead')])
    await call(admin, 'PATCH', `/admin/plans/${id}`, { isActive: false })
    expect(await current(who)).toMatchObject({ planId: id, status: 'active' })
    expect((await call(who, 'GET', '/subscription')).body['plan']).toMatchObject({ name: 'Old', isActive: false })
    const refused = await call(await arrive(), 'POST', '/stripe/create-checkout-session', { planId: id })
    expect([refused.status, refused.body['title']]).toEqual([409, expect.stringContaining('not offered any more')])
  })
})

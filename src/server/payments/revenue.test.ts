import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOneEngine } from '#test/database.ts'
import { openPaymentWorld, type PaymentWorld } from '#test/payments/payment-world.ts'

const DAYS = 86_400_000

describeOneEngine('the movement of revenue', (context) => {
  let world: PaymentWorld
  beforeAll(async () => {
    world = await openPaymentWorld(context)
  })
  afterAll(() => world.close())

  const revenue = async () => (await world.call(world.admin, 'GET', '/admin/revenue')).body
  const ofPlan = async (planId: string) =>
    [...((await revenue())['plans'] ?? [])].find(({ id }) => String(id) === planId)

  it('SUB-04 who comes, changes and leaves moves the revenue of the last 30 days, in total and by plan', async () => {
    const { plan, subscribe, deliver, arrive, call } = world
    expect(await revenue()).toEqual({ days: 30, total: [], plans: [] })
    const [small, large] = [await plan({ name: 'Small', price: 10 }), await plan({ name: 'Large', price: 120 })]
    const people = [await arrive(), await arrive(), await arrive()]
    for (const who of people) await subscribe(who, small)
    await deliver()
    expect(await revenue()).toMatchObject({
      total: [{ currency: 'USD', before: 0, added: 30, up: 0, down: 0, lost: 0, now: 30 }],
    })
    // What happened earlier is what the revenue was before.
    await context.dataAccess.asSystemBatch([{ text: 'update revenue_movement set at = at - $1', values: [31 * DAYS] }])
    const preview = await call(people[0], 'POST', '/subscription/preview-change', { planId: large })
    await call(people[0], 'POST', '/subscription/change', { planId: large, at: preview.body['at'] })
    await call(people[1], 'POST', '/subscription/cancel')
    await deliver()
    expect((await revenue())['total']).toEqual([
      { currency: 'USD', before: 30, added: 0, up: 110, down: 0, lost: 10, now: 130 },
    ])
    expect(await ofPlan(small)).toMatchObject({
      name: 'Small',
      subscribers: 1,
      revenue: [{ currency: 'USD', amount: 10, change: -20 }],
    })
    expect(await ofPlan(large)).toMatchObject({
      subscribers: 1,
      revenue: [{ currency: 'USD', amount: 120, change: 120 }],
    })
    // Whoever looks again finds the same: an event that says nothing new moves nothing.
    await deliver()
    expect((await revenue())['total']?.[0]).toMatchObject({ up: 110, lost: 10 })
  })

  it('SUB-04 whoever cancels and resumes, however often, neither left nor came', async () => {
    const { plan, subscribe, deliver, arrive, call } = world
    const [who, planId] = [await arrive(), await plan({ price: 20, currency: 'SEK' })]
    await subscribe(who, planId)
    await deliver()
    for (const act of ['cancel', 'resume', 'cancel', 'resume', 'cancel', 'resume']) {
      expect((await call(who, 'POST', `/subscription/${act}`)).status).toBe(200)
      await deliver()
    }
    const sek = [...((await revenue())['total'] ?? [])].find(({ currency }) => String(currency) === 'SEK')
    expect(sek).toEqual({ currency: 'SEK', before: 0, added: 20, up: 0, down: 0, lost: 0, now: 20 })
    expect(await ofPlan(planId)).toMatchObject({ revenue: [{ currency: 'SEK', amount: 20, change: 20 }] })
  })

  it('SUB-04 PRICE-10 the revenue of plans is told in whole cents that add up to that of all', async () => {
    const { plan, subscribe, deliver, arrive, call, admin } = world
    const plans = [
      await plan({ price: 40, currency: 'AUD', billingCycle: 'quarterly' }),
      await plan({ price: 100.01, currency: 'AUD', billingCycle: 'annual' }),
    ]
    for (const planId of plans) await subscribe(await arrive(), planId)
    await deliver()
    const aud = [...((await revenue())['total'] ?? [])].find(({ currency }) => String(currency) === 'AUD')
    expect(aud).toMatchObject({ before: 0, added: 21.67, now: 21.67 })
    const parts = await Promise.all(plans.map(async (planId) => (await ofPlan(planId))?.['revenue']))
    expect(parts).toMatchObject([[{ amount: 13.33, change: 13.33 }], [{ amount: 8.34, change: 8.34 }]])
    const kept = (await call(admin, 'GET', '/admin/plans')).body
    expect(kept['mrr']).toContainEqual({ amount: 21.67, currency: 'AUD' })
  })

  it('SUB-04 an account that is deleted takes its revenue along, and leaves no name', async () => {
    const { plan, subscribe, deliver, arrive } = world
    const [who, planId] = [await arrive(), await plan({ price: 7, currency: 'GBP' })]
    await subscribe(who, planId)
    await deliver()
    await context.dataAccess.asSystemBatch([{ text: 'delete from account where id = $1', values: [who.userId] }])
    const gbp = [...((await revenue())['total'] ?? [])].find(({ currency }) => String(currency) === 'GBP')
    expect(gbp).toMatchObject({ added: 7, lost: 7, now: 0 })
    const [columns] = await context.dataAccess.asSystemBatch([
      { text: `select column_name as name from information_schema.columns where table_name = 'revenue_movement'` },
    ])
    expect(
      columns?.rows.map(({ name }) => String(name)).filter((name) => /user|email|subscription/.test(name)),
    ).toEqual([])
  })

  it('SUB-04 SUB-05 a trial, and what is only tried out, count for nothing', async () => {
    const { plan, subscribe, deliver, arrive } = world
    const planId = await plan({ price: 50, currency: 'CHF', trialDays: 9 })
    await subscribe(await arrive(), planId)
    await deliver()
    const chf = [...((await revenue())['total'] ?? [])].filter(({ currency }) => String(currency) === 'CHF')
    expect(chf).toEqual([])
    expect((await world.call(world.ann, 'GET', '/admin/revenue')).body['code']).toBe('admin-only')
  })
})

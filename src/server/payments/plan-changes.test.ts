import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Json } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { openPaymentWorld, type PaymentWorld } from '#test/payments/payment-world.ts'

const DAY = 86_400_000
/** Stripe's client asks so often. */
const ASKED = 3

/** What the lines and the balance of a preview come to. */
function sumOf(preview: Json): number {
  const amounts = [...(preview['lines'] ?? []).map((line: Json) => Number(line['amount'])), Number(preview['balance'])]
  return amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100
}

describeOneEngine('changes of plan through Stripe', (context) => {
  let world: PaymentWorld
  beforeAll(async () => {
    world = await openPaymentWorld(context)
  })
  afterAll(() => world.close())

  it('SUB-06 the preview names the day on which the new plan is paid next, also where its period is shorter than what was paid', async () => {
    const { call, plan, subscribe, deliver, arrive, current } = world
    const who = await arrive()
    const [annual, monthly] = [await plan({ price: 240, billingCycle: 'annual' }), await plan({ price: 30 })]
    await subscribe(who, annual)
    await deliver()
    const preview = await call(who, 'POST', '/subscription/preview-change', { planId: monthly })
    const next = Date.parse(String(preview.body['nextBillingDate']))
    expect(next).toBeLessThan(Date.now() + 32 * DAY)
    await call(who, 'POST', '/subscription/change', { planId: monthly, at: preview.body['at'] })
    expect(Date.parse(String((await current(who))?.['nextBillingDate']))).toBe(next)
    // Back again: a year from now, far after the month that is paid.
    const back = await call(who, 'POST', '/subscription/preview-change', { planId: annual })
    expect(Date.parse(String(back.body['nextBillingDate']))).toBeGreaterThan(Date.now() + 364 * DAY)
  })

  it('SUB-06 the lines of a preview make up what is due, credit of a former change among them, and the credit is shown', async () => {
    const { call, plan, subscribe, deliver, arrive } = world
    const who = await arrive()
    const [annual, monthly] = [await plan({ price: 240, billingCycle: 'annual' }), await plan({ price: 30 })]
    await subscribe(who, annual)
    await deliver()
    const credit = async () => (await call(who, 'GET', '/subscription/payments')).body['credit']
    expect(await credit()).toBeNull()
    const preview = async (planId: string) => (await call(who, 'POST', '/subscription/preview-change', { planId })).body
    const down = await preview(monthly)
    expect([sumOf(down), Number(down['balance'])]).toEqual([Number(down['dueNow']), 0])
    await call(who, 'POST', '/subscription/change', { planId: monthly, at: down['at'] })
    expect(await credit()).toEqual({ amount: -Number(down['dueNow']), currency: 'USD' })
    const up = await preview(await plan({ price: 480, billingCycle: 'annual' }))
    expect([Number(up['balance']), sumOf(up)]).toEqual([Number(down['dueNow']), Number(up['dueNow'])])
    expect(Number(up['dueNow'])).toBeGreaterThan(0)
  })

  it('SUB-06 in a trial a change is free, and the next payment is on the day when the trial ends', async () => {
    const { call, plan, subscribe, deliver, arrive } = world
    const who = await arrive()
    await subscribe(who, await plan({ trialDays: 7 }))
    await deliver()
    const planId = await plan({ price: 240, billingCycle: 'annual' })
    const { body } = await call(who, 'POST', '/subscription/preview-change', { planId })
    expect(body).toMatchObject({ dueNow: 0, goesOnAgain: false })
    expect(String(body['trialEnd'])).toBe(String(body['nextBillingDate']))
    expect(Math.abs(Date.parse(String(body['nextBillingDate'])) - Date.now() - 7 * DAY)).toBeLessThan(DAY)
  })

  it('SUB-06 the preview says that a change of a cancelled plan takes the cancellation back', async () => {
    const { call, plan, subscribe, deliver, arrive, current } = world
    const who = await arrive()
    await subscribe(who, await plan({ price: 10 }))
    await deliver()
    await call(who, 'POST', '/subscription/cancel')
    const planId = await plan({ price: 40 })
    const { body } = await call(who, 'POST', '/subscription/preview-change', { planId })
    expect(body).toMatchObject({ goesOnAgain: true, trialEnd: null })
    await call(who, 'POST', '/subscription/change', { planId, at: body['at'] })
    expect(await current(who)).toMatchObject({ planId, cancelAtPeriodEnd: false })
  })

  it('ADMIN-02 whoever is suspended with their plan cancelled is charged no more, and nobody is suspended while Stripe is away', async () => {
    const { admin, call, plan, subscribe, deliver, arrive, stripe } = world
    const who = await arrive()
    const subscription = await subscribe(who, await plan({ price: 10 }))
    await deliver()
    const suspend = () =>
      call(admin, 'POST', `/admin/people/${who.userId}/suspend`, { reason: 'Sold fakes', cancelsPlan: true })
    stripe.fail({ path: subscription, method: 'POST', kind: 'status', status: 503, times: ASKED })
    expect((await suspend()).body['code']).toBe('payment-unavailable')
    expect((await call(who, 'GET', '/subscription')).status).toBe(200)
    expect((await suspend()).body).toMatchObject({
      suspended: true,
      suspendedReason: 'Sold fakes',
      plan: { nextBillingDate: null },
    })
    const { body } = await call(admin, 'GET', '/admin/audit?act=admin.suspend&outcome=done')
    expect(body['items']?.[0]).toMatchObject({ detail: 'plan cancelled: Sold fakes' })
  })

  it('SUB-06 a change whose answer is lost is read again: it was carried out, or nothing was changed', async () => {
    const { call, plan, subscribe, deliver, arrive, stripe, current } = world
    const who = await arrive()
    const [small, large] = [await plan({ price: 10 }), await plan({ price: 40 })]
    const subscription = await subscribe(who, small)
    await deliver()
    const preview = await call(who, 'POST', '/subscription/preview-change', { planId: large })
    const change = { planId: large, at: preview.body['at'] }
    stripe.fail({ path: subscription, method: 'POST', kind: 'cut', times: ASKED })
    const away = await call(who, 'POST', '/subscription/change', change)
    expect([away.status, away.body['code']]).toEqual([502, 'payment-unavailable'])
    expect(await current(who)).toMatchObject({ planId: small })
    stripe.fail({ path: subscription, method: 'POST', kind: 'cut-after', times: ASKED })
    const changed = await call(who, 'POST', '/subscription/change', change)
    expect([changed.status, changed.body['planId'], changed.body['price']]).toEqual([200, large, 40])
    expect((await call(who, 'GET', '/subscription/payments')).body['invoices']).toHaveLength(2)
  }, 30_000)

  it('SUB-06 while it is not known whether it was carried out nobody is told that nothing was changed, and it is found out', async () => {
    const { app, call, plan, subscribe, deliver, arrive, stripe, current } = world
    const who = await arrive()
    const subscription = await subscribe(who, await plan())
    await deliver()
    stripe.fail({ path: subscription, method: 'POST', kind: 'cut-after', times: ASKED })
    stripe.fail({ path: subscription, method: 'GET', kind: 'status', status: 503, times: ASKED })
    const unsure = await call(who, 'POST', '/subscription/cancel')
    expect([unsure.status, unsure.body['code']]).toEqual([502, 'payment-unsure'])
    await expect
      .poll(async () => {
        await app.jobs.wake()
        return current(who)
      })
      .toMatchObject({ status: 'canceled', cancelAtPeriodEnd: true })
  }, 30_000)
})

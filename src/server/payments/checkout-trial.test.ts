import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOneEngine } from '#test/database.ts'
import { openPaymentWorld, type PaymentWorld } from '#test/payments/payment-world.ts'

describeOneEngine('the trial of a checkout', (context) => {
  let world: PaymentWorld
  beforeAll(async () => {
    world = await openPaymentWorld(context)
  })
  afterAll(() => world.close())

  const tried = async () => {
    const { body } = await world.call(world.ann, 'POST', '/test-checkout-simple')
    const steps = body['steps'] as unknown as { step: string; passed: boolean; detail: string }[]
    return { outcome: String(body['outcome']), steps: steps.map(({ step, passed }) => [step, passed]), told: steps }
  }

  it('DIAG-01 a checkout is begun in Stripe’s sandbox and expired, and its customer is gone', async () => {
    const { plan, stripe } = world
    await plan()
    const customers = stripe.state.customers.size
    expect(await tried()).toMatchObject({
      outcome: 'passed',
      steps: ['customer', 'begin', 'cleanUp', 'gone'].map((step) => [step, true]),
    })
    expect([...stripe.state.sessions.values()].map(({ status }) => status)).toEqual(['expired'])
    expect(stripe.state.customers.size).toBe(customers)
    const [kept] = await context.dataAccess.asSystemBatch([{ text: 'select from payment_customer' }])
    expect(kept?.rowCount).toBe(0)
  })

  it('DIAG-01 a checkout that fails says at which step, and what was begun is taken back all the same', async () => {
    const { stripe } = world
    const customers = stripe.state.customers.size
    stripe.fail({ path: '/checkout/sessions', kind: 'status', status: 400, times: 1 })
    const { outcome, steps, told } = await tried()
    expect([outcome, steps]).toEqual([
      'failed',
      [
        ['customer', true],
        ['begin', false],
        ['cleanUp', true],
      ],
    ])
    expect(told[1]?.detail).not.toMatch(/unknown|as the test says/)
    expect(stripe.state.customers.size).toBe(customers)
  })
})

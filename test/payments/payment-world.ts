import { randomUUID } from 'node:crypto'
import type { Json } from '#test/api.ts'
import { type AppAnswer, arrive, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import type { TestDatabase } from '#test/database.ts'
import { type StripeDelivery, startStripeSimulator, type StripeSimulator } from '#test/simulators/stripe/stripe.ts'

/** The product with a simulated account at Stripe, an administrator and somebody who pays. */
export interface PaymentWorld {
  readonly app: TestApp
  readonly stripe: StripeSimulator
  readonly admin: TestCaller
  readonly ann: TestCaller
  readonly call: (
    caller: TestCaller | undefined,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
  ) => Promise<AppAnswer>
  /** Adds a plan; answers its ID. */
  readonly plan: (over?: Readonly<Record<string, unknown>>) => Promise<string>
  /** Somebody new. */
  readonly arrive: () => Promise<TestCaller>
  /** Chooses a plan and pays on Stripe's page; answers the subscription there. */
  readonly subscribe: (who: TestCaller, planId: string) => Promise<string>
  readonly post: (delivery: Pick<StripeDelivery, 'body' | 'headers'>) => Promise<AppAnswer>
  /** Posts all that Stripe has to tell, and waits until it is followed. */
  readonly deliver: () => Promise<void>
  /** What the product holds of somebody's subscription. */
  readonly current: (who: TestCaller) => Promise<Json | undefined>
  readonly close: () => Promise<void>
}

const MOST_TURNS = 50

async function isWaiting({ dataAccess }: TestApp): Promise<boolean> {
  const [found] = await dataAccess.asSystemBatch([
    { text: `select from payment_event where state = 'waiting' limit 1` },
  ])
  return found?.rowCount === 1
}

/** Opens it; without Stripe the product is in the test mode. */
export async function openPaymentWorld(context: TestDatabase, withStripe = true): Promise<PaymentWorld> {
  const stripe = await startStripeSimulator()
  const app = await buildRealApp(
    context,
    withStripe
      ? {
          STRIPE_SECRET_KEY: stripe.key,
          STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
          STRIPE_API_BASE: stripe.address,
        }
      : {},
  )
  const come = () => arrive(app, `person-${randomUUID()}`)
  const admin = await come()
  await app.dataAccess.asSystemBatch([
    { text: `update account set role = 'admin' where id = $1`, values: [admin.userId] },
  ])
  const ann = await come()
  const call: PaymentWorld['call'] = (caller, method, path, body) =>
    app.call(caller, { method, url: `/api${path}`, ...(body === undefined ? {} : { body }) })
  const post: PaymentWorld['post'] = ({ body, headers }) =>
    app.call(undefined, { method: 'POST', url: '/api/stripe/webhook', body, headers })
  return {
    app,
    stripe,
    admin,
    ann,
    call,
    post,
    arrive: come,
    async plan(over = {}) {
      const plan = { name: 'Plan', price: 19, currency: 'USD', billingCycle: 'monthly', ...over }
      const made = await call(admin, 'POST', '/admin/plans', plan)
      if (made.status !== 201) throw new Error(made.text)
      return String(made.body['id'])
    },
    async subscribe(who, planId) {
      const opened = await call(who, 'POST', '/stripe/create-checkout-session', { planId })
      if (opened.status !== 200) throw new Error(opened.text)
      return stripe.state.pay(String(opened.body['id']))
    },
    async deliver() {
      for (const delivery of stripe.takeDeliveries()) await post(delivery)
      // A turn that is under way may have looked for work before it was ordered.
      for (let turns = 0; turns < MOST_TURNS && (await isWaiting(app)); turns += 1) await app.jobs.wake()
    },
    async current(who) {
      const { body } = await call(who, 'GET', '/user-subscriptions')
      return body['items']?.[0]
    },
    async close() {
      await app.close()
      await stripe.close()
    },
  }
}

import { arrive, buildRealApp, type TestApp, type TestCaller } from './app.ts'
import type { TestDatabase } from './database.ts'
import type { Arrived, Receiver } from './simulators/receiver.ts'

/** A person with webhooks, and the calls that make events. */
export interface WebhookWorld {
  readonly app: TestApp
  /** Asks as somebody; throws for a refusal. */
  readonly ask: <T = Record<string, unknown>>(
    who: TestCaller,
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
  ) => Promise<T>
  /** Makes a webhook; answers its id and secret. */
  readonly hook: (who: TestCaller, events: readonly string[], path?: string) => Promise<{ id: string; secret: string }>
  /** Makes a product with a price. */
  readonly product: (who: TestCaller, price: number | null, name?: string) => Promise<string>
  readonly price: (who: TestCaller, id: string, price: number) => Promise<unknown>
  /** Sends what is due. */
  readonly work: () => Promise<void>
  readonly sql: (text: string, ...values: unknown[]) => Promise<Record<string, unknown>[]>
  /** As if so much time had passed for all webhooks. */
  readonly later: (interval: string) => Promise<void>
  readonly log: (who: TestCaller, id: string) => Promise<readonly Record<string, unknown>[]>
  /** What arrived at a path, in order. */
  readonly at: (path: string) => readonly Arrived[]
  readonly somebody: () => Promise<TestCaller>
}

let people = 0

/** Builds the product with a receiver that it may reach. */
export async function webhookWorld(
  context: TestDatabase,
  receiver: Receiver,
  parts: { readonly logTo?: { write(line: string): void } } = {},
): Promise<WebhookWorld> {
  const app = await buildRealApp(context, {}, receiver.outgoing, parts)
  const ask: WebhookWorld['ask'] = async (who, method, path, body) => {
    const answer = await app.call(who, { method, url: `/api${path}`, body })
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`)
    return answer.body as never
  }
  const sql: WebhookWorld['sql'] = async (text, ...values) =>
    (await app.dataAccess.asSystemBatch([{ text, values }]))[0]?.rows ?? []
  return {
    app,
    ask,
    sql,
    hook: (who, events, path = '/') => ask(who, 'POST', '/webhooks', { address: receiver.address(path), events }),
    async product(who, price, name = 'Mug') {
      const body = { name, baseCurrency: 'EUR', pricingMode: 'retailPrice', tradePricing: { retailPrice: price } }
      return String((await ask(who, 'POST', '/products', { ...body, costBreakdown: { baseCost: 2 } }))['id'])
    },
    price: (who, id, price) => ask(who, 'PATCH', `/products/${id}`, { tradePricing: { retailPrice: price } }),
    async work() {
      // The first may find the loop about to sleep, which then looks again.
      await app.webhookJobs.wake()
      await app.webhookJobs.wake()
    },
    async later(interval) {
      await sql(
        `update webhook_delivery set due_at = due_at - $1::interval, first_tried_at = first_tried_at - $1::interval,
        created_at = created_at - $1::interval`,
        interval,
      )
      await sql(
        `update webhook set resumes_at = resumes_at - $1::interval, failing_since = failing_since - $1::interval,
        former_until = former_until - $1::interval`,
        interval,
      )
      await sql(`update job set run_at = run_at - $1::interval where kind = 'webhook-send'`, interval)
    },
    log: async (who, id) =>
      (await ask<{ items: Record<string, unknown>[] }>(who, 'GET', `/webhooks/${id}/deliveries`)).items,
    at: (path) => receiver.arrived.filter((each) => each.path === path),
    somebody: () => arrive(app, `hooks-${(people += 1)}`),
  }
}

import { type JobHandler, TryLater } from '../kit/jobs/jobs.ts'
import type { Log } from '../kit/log.ts'
import { FOLLOW_JOB, type Following, followSubscription } from './follow.ts'
import { PaymentFailure } from './port.ts'
import { sharedNow } from '../kit/clock.ts'

/** The job that ends all that a deleted account pays for; the database orders it with the deletion. */
const END_JOB = 'payment-end'
const RENEWALS_EVERY_SECONDS = 300
/** What is late by so much was not told of: it is asked for. */
const LATE_MS = 60_000
const MOST_AT_ONCE = 50
/** How long events are kept. */
const KEPT_MS = 90 * 86_400_000

/** The jobs of subscriptions: to follow what the provider reported, and to ask for what it did not report (SUB-03). */
export function paymentJobs(following: Following, log: Log): Record<string, JobHandler> {
  return {
    [FOLLOW_JOB]: {
      run: async ({ payload }) => {
        const id = String(payload['subscription'])
        const before = sharedNow()
        const followed = await orLater(() => followSubscription(following, id))
        if (followed === 'unknown')
          log.warn({ subscription: id }, 'a subscription is of no customer or plan of this installation')
        await settle(following, id, { state: followed === 'unknown' ? 'ignored' : 'done', before })
      },
    },
    [END_JOB]: {
      run: ({ payload }) => orLater(() => endCustomer(following, payload)),
    },
    'payment-renewals': {
      every: RENEWALS_EVERY_SECONDS,
      run: async ({ signal }) => {
        await endTests(following)
        for (const id of await late(following)) {
          signal.throwIfAborted()
          await orLater(() => followSubscription(following, id))
        }
        await forgetOld(following)
      },
    },
  }
}

async function orLater<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PaymentFailure && error.reason === 'unavailable') throw new TryLater(error.message)
    throw error
  }
}

/**
 * Closes the page of payment of a customer first, so that what runs then is all there is; it is asked of the provider, because of what was
 * paid at the last moment the product may know nothing.
 */
async function endCustomer(
  { provider }: Following,
  { provider: name, customer, checkout }: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (name !== provider.name) throw new TryLater(`payments: nothing is paid through ${String(name)} now`)
  if (typeof checkout === 'string') await provider.closeCheckout(checkout)
  for (const id of await provider.runningOf(String(customer))) await provider.end(id)
}

async function settle(
  { dataAccess, provider }: Following,
  id: string,
  { state, before }: { readonly state: 'done' | 'ignored'; readonly before: number },
): Promise<void> {
  await dataAccess.asSystemBatch([
    {
      text: `update payment_event set state = $3 where provider = $1 and subscription_id = $2 and state = 'waiting' and received_at <= $4`,
      values: [provider.name, id, state, before],
    },
  ])
}

/** Subscriptions whose period is over, or whose grace ended, without a word of the provider. */
async function late({ dataAccess, provider }: Following): Promise<readonly string[]> {
  const [found] = await dataAccess.asSystemBatch([
    {
      text: `select external_id as id from user_subscription
        where provider = $1 and status <> 'expired' and (status <> 'canceled' or cancel_at_period_end)
          and least(period_end, case when payment_issue then access_until end) < $2
        order by seen_in limit ${MOST_AT_ONCE}`,
      values: [provider.name, sharedNow() - LATE_MS],
    },
  ])
  return (found?.rows ?? []).map(({ id }) => String(id))
}

/** Where money is really paid, subscriptions of the test mode are over. */
async function endTests({ dataAccess, provider }: Following): Promise<void> {
  if (provider.name === 'test') return
  await dataAccess.asSystemBatch([
    {
      text: `update user_subscription set status = 'expired', access_until = $1, next_billing_at = null, updated_at = $1
        where provider = 'test' and status <> 'expired'`,
      values: [sharedNow()],
    },
  ])
}

async function forgetOld({ dataAccess }: Following): Promise<void> {
  const values = [sharedNow() - KEPT_MS]
  await dataAccess.asSystemBatch([
    { text: `delete from payment_event where received_at < $1 and state <> 'waiting'`, values },
    { text: 'delete from revenue_movement where at < $1', values },
  ])
}

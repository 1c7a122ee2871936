import { type ProviderSubscription, subscriptionState } from '#domain/subscriptions/subscription-state.ts'
import type { DataAccess } from '../kit/database/data-access.ts'
import type { Statement } from '../kit/database/database.ts'
import type { PaymentEvent, PaymentProvider } from './port.ts'
import { sharedNow } from '../kit/clock.ts'

/** What following a subscription needs. */
export interface Following {
  readonly dataAccess: DataAccess
  readonly provider: PaymentProvider
}

/** The job that follows a subscription. */
export const FOLLOW_JOB = 'payment-follow'

/**
 * Keeps an event once, and orders in the same statement that its subscription is read again (SUB-03): neither order nor repetition matters,
 * because what an event says is not used. Answers whether it was new.
 */
export async function keepEvent({ dataAccess, provider }: Following, event: PaymentEvent): Promise<boolean> {
  const { id, type, at, isLive, subscription } = event
  // An event of the sandbox says nothing of real money, nor the other way round.
  const isMeant = subscription !== undefined && isLive === (provider.mode === 'live')
  const values = [
    provider.name,
    id,
    type.slice(0, 200),
    subscription ?? null,
    at,
    sharedNow(),
    isMeant ? 'waiting' : 'ignored',
    FOLLOW_JOB,
  ]
  const [kept] = await dataAccess.asSystemBatch([
    {
      name: 'payments:keep-event',
      text: `with kept as (
          insert into payment_event (provider, event_id, type, subscription_id, said_at, received_at, state)
          values ($1, $2, $3, $4, $5, $6, $7) on conflict (provider, event_id) do nothing returning subscription_id, state
        ), ordered as (
          insert into job (kind, uniq, payload)
          select $8, concat_ws(':', $8::text, $1::text, subscription_id), jsonb_build_object('subscription', subscription_id)
          from kept where state = 'waiting'
          on conflict (uniq) do update set run_at = now(), attempts = 0, last_error = null, lease = null
        ) select state from kept`,
      values,
    },
  ])
  return kept?.rowCount === 1
}

/** Orders that a subscription is read again, as soon as the provider answers. */
export async function orderFollow({ dataAccess, provider }: Following, id: string): Promise<void> {
  await dataAccess.asSystemBatch([
    {
      text: `insert into job (kind, uniq, payload)
        values ($1, concat_ws(':', $1::text, $2::text, $3::text), jsonb_build_object('subscription', $3::text))
        on conflict (uniq) do update set run_at = now(), attempts = 0, last_error = null, lease = null`,
      values: [FOLLOW_JOB, provider.name, id],
    },
  ])
}

/** How following a subscription ended: it is kept, not begun yet, or not of anybody here. */
export type Followed = 'kept' | 'open' | 'unknown'

/** Reads a subscription at the provider and keeps its state; an answer never replaces that of a later look. */
export async function followSubscription({ dataAccess, provider }: Following, id: string): Promise<Followed> {
  const [look] = await dataAccess.asSystemBatch([{ text: `select nextval('payment_look')::float8 as look` }])
  const seenIn = Number(look?.rows[0]?.['look'])
  const told = await provider.read(id)
  if (!told) {
    await dataAccess.asSystemBatch([seenGone(provider.name, id, seenIn)])
    return 'unknown'
  }
  const now = sharedNow()
  const state = subscriptionState(told, now)
  if (!state) return 'open'
  const [kept, found] = await dataAccess.asSystemBatch([
    keeping(provider.name, told, { ...state, seenIn, now }),
    known(provider.name, id),
  ])
  return kept?.rowCount === 1 || found?.rowCount === 1 ? 'kept' : 'unknown'
}

/** One that the provider does not know, as that of another account there, stays as it was and is asked for later. */
function seenGone(provider: string, id: string, seenIn: number): Statement {
  return {
    text: 'update user_subscription set seen_in = $3 where provider = $1 and external_id = $2 and seen_in < $3',
    values: [provider, id, seenIn],
  }
}

function known(provider: string, id: string): Statement {
  return { text: 'select from user_subscription where provider = $1 and external_id = $2', values: [provider, id] }
}

type Kept = NonNullable<ReturnType<typeof subscriptionState>> & { readonly seenIn: number; readonly now: number }

function keeping(provider: string, told: ProviderSubscription, kept: Kept): Statement {
  const { status, cancelAtPeriodEnd, paymentIssue, accessUntil, nextBillingAt, seenIn, now } = kept
  return {
    name: 'payments:keep-subscription',
    text: `insert into user_subscription as held (user_id, plan_id, status, cancel_at_period_end, payment_issue, access_until, next_billing_at,
        period_start, period_end, trial_end, price, currency, billing_cycle, provider, external_id, seen_in, created_at, updated_at)
      select c.user_id, p.id, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $1, $15, $16, $17, $18
      from payment_customer c join subscription_plan p on p.id::text = $3 where c.provider = $1 and c.external_id = $2
      on conflict (provider, external_id) do update set plan_id = excluded.plan_id, status = excluded.status,
        cancel_at_period_end = excluded.cancel_at_period_end, payment_issue = excluded.payment_issue, access_until = excluded.access_until,
        next_billing_at = excluded.next_billing_at, period_start = excluded.period_start, period_end = excluded.period_end,
        trial_end = excluded.trial_end, price = excluded.price, currency = excluded.currency, billing_cycle = excluded.billing_cycle,
        seen_in = excluded.seen_in, updated_at = excluded.updated_at
      where held.seen_in < excluded.seen_in`,
    values: [
      provider,
      told.customer,
      told.planId,
      status,
      cancelAtPeriodEnd,
      paymentIssue,
      accessUntil,
      nextBillingAt,
      told.periodStart,
      told.periodEnd,
      told.trialEnd,
      told.price.amount,
      told.price.currency,
      told.price.cycle,
      told.id,
      seenIn,
      told.createdAt,
      now,
    ],
  }
}

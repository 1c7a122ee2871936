import type { UserSubscriptionAnswer } from '#contract/endpoints/plan-shapes.ts'
import type { SubscriptionStatus } from '#domain/subscriptions/subscription-state.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { decimalOf, type Paid } from './plan-rows.ts'

/** A subscription as it is stored; moments are epoch milliseconds. */
export interface SubscriptionRow extends Paid {
  readonly id: string
  readonly userId: string
  readonly planId: string
  readonly status: SubscriptionStatus
  readonly cancelAtPeriodEnd: boolean
  readonly paymentIssue: boolean
  readonly accessUntil: number | null
  readonly nextBillingAt: number | null
  readonly trialEnd: number | null
  readonly periodEnd: number
  readonly provider: 'stripe' | 'test'
  readonly externalId: string
  readonly createdAt: number
  readonly updatedAt: number
}

/** The columns of a subscription of the table `s`. */
export const SUBSCRIPTION_COLUMNS = `s.id, s.user_id as "userId", s.plan_id as "planId", s.status,
  s.price::float8 as price, s.currency, s.billing_cycle as "billingCycle",
  s.cancel_at_period_end as "cancelAtPeriodEnd", s.payment_issue as "paymentIssue", s.access_until::float8 as "accessUntil",
  s.next_billing_at::float8 as "nextBillingAt", s.trial_end::float8 as "trialEnd", s.period_end::float8 as "periodEnd", s.provider,
  s.external_id as "externalId", s.created_at::float8 as "createdAt", s.updated_at::float8 as "updatedAt"`

/** Subscriptions that are kept in sight of one user. */
const MOST_SHOWN = 100

/** The subscriptions of the open transaction's user: the current one first, then the newest. */
export async function readSubscriptions(tx: Queryable, now: number): Promise<readonly SubscriptionRow[]> {
  const { rows } = await tx.query<SubscriptionRow>({
    name: 'subscriptions:own',
    text: `select ${SUBSCRIPTION_COLUMNS} from user_subscription s
      where s.user_id = (select nullif(current_setting('app.uid', true), '')::uuid)
      order by subscription_lets_in(s.status, s.access_until, $1) desc, s.created_at desc, s.id limit ${MOST_SHOWN}`,
    values: [now],
  })
  return rows
}

/** Whether the payment provider still holds a subscription open, so that no second one may be begun beside it. */
export function isRunning({ status, cancelAtPeriodEnd, accessUntil }: SubscriptionRow, now: number): boolean {
  if (status === 'expired') return false
  return status !== 'canceled' || (cancelAtPeriodEnd && accessUntil !== null && accessUntil > now)
}

/** A subscription as calls answer it. */
export function subscriptionAnswer(row: SubscriptionRow): UserSubscriptionAnswer {
  const { id, userId, planId, price, currency, billingCycle, status, cancelAtPeriodEnd, paymentIssue, provider } = row
  return {
    id,
    userId,
    planId,
    price: decimalOf(price, currency),
    currency,
    billingCycle,
    status,
    cancelAtPeriodEnd,
    paymentIssue,
    accessUntil: momentOrNull(row.accessUntil),
    nextBillingDate: momentOrNull(row.nextBillingAt),
    trialEnd: momentOrNull(row.trialEnd),
    periodEnd: new Date(row.periodEnd).toISOString(),
    isTest: provider === 'test',
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
  }
}

function momentOrNull(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}

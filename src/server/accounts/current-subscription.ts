import type { BillingCycle } from '#domain/subscriptions/billing-cycle.ts'
import type { SubscriptionStatus } from '#domain/subscriptions/subscription-state.ts'
import type { Result, Statement } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/data-access.ts'

/** The current subscription as the profile shows it (SUB-01, PROF-06). */
export interface CurrentSubscription {
  readonly plan: string
  readonly status: SubscriptionStatus
  readonly nextBillingDate: string | null
  readonly billingCycle: BillingCycle
}

/** Reads the subscription that lets its user in, else the newest. */
export const CURRENT_SUBSCRIPTION: Statement = {
  name: 'users:subscription',
  text: `select p.name as plan, s.status, s.next_billing_at::float8 as "nextBillingAt", s.billing_cycle as "billingCycle"
    from user_subscription s join subscription_plan p on p.id = s.plan_id where s.user_id = ${currentUser}
    order by subscription_lets_in(s.status, s.access_until, (extract(epoch from now()) * 1000)::bigint) desc, s.created_at desc, s.id limit 1`,
}

/** The subscription in an answer; null where there is none. */
export function subscriptionIn(result: Result | undefined): CurrentSubscription | null {
  const row = result?.rows[0] as
    | (Omit<CurrentSubscription, 'nextBillingDate'> & { readonly nextBillingAt: number | null })
    | undefined
  if (!row) return null
  const { nextBillingAt, ...rest } = row
  return { ...rest, nextBillingDate: nextBillingAt === null ? null : new Date(nextBillingAt).toISOString() }
}

import { randomUUID } from 'node:crypto'
import type { DataAccess } from '#server/kit/database/data-access.ts'

interface MadePlan {
  readonly limits?: Readonly<Record<string, number>>
  readonly name?: string
}

/** Gives a user a plan and a subscription to it, as if they had been paid; answers the plan. */
export async function makeSubscription(
  dataAccess: DataAccess,
  userId: string,
  { limits = {}, name = 'Plan' }: MadePlan = {},
): Promise<string> {
  const [plan, subscription] = [randomUUID(), randomUUID()]
  const now = Date.now()
  await dataAccess.asSystemBatch([
    {
      text: `insert into subscription_plan (id, name, description, price, currency, billing_cycle, features, limits, trial_days, is_active,
          position, created_at, updated_at)
        values ($1, $2, '', 190000, 'USD', 'monthly', '[]', $3::jsonb, 0, true, 0, $4, $4)`,
      values: [plan, name, JSON.stringify(limits), now],
    },
    {
      text: `insert into user_subscription (user_id, plan_id, status, cancel_at_period_end, payment_issue, period_start, period_end, price,
          currency, billing_cycle, provider, external_id, seen_in, created_at, updated_at)
        values ($1, $2, 'active', false, false, $3, $4, 190000, 'USD', 'monthly', 'test', $5, 0, $3, $3)`,
      values: [userId, plan, now, now + 30 * 86_400_000, subscription],
    },
  ])
  return plan
}

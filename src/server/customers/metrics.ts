import { UNKNOWN } from '#domain/customers/metrics.ts'
import type { Result, Statement } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/data-access.ts'

const tallyOf = (column: string): string => `(select coalesce(jsonb_object_agg(word, n), '{}') from (
    select coalesce(nullif(${column}, ''), '${UNKNOWN}') as word, count(*)::int as n from customer
    where user_id = ${currentUser} group by 1) each)`

/** The metrics of the user's customers, under the names of CUST-02; one row. */
export const readMetrics: Statement = {
  name: 'customers:metrics',
  text: `select count(*)::int as "totalCustomers",
      count(*) filter (where status = 'active')::int as "activeCustomers",
      count(*) filter (where status = 'inactive')::int as "inactiveCustomers",
      count(*) filter (where status = 'pending')::int as "pendingCustomers",
      count(*) filter (where subscription_id <> '')::int as subscribed,
      ${tallyOf('country')} as "customersByCountry",
      ${tallyOf('industry')} as "customersByIndustry"
    from customer where user_id = ${currentUser}`,
  values: [],
}

/** The metrics from the answer to `readMetrics`, with the rate in percent. */
export function metricsOf([result]: readonly Result[]): Readonly<Record<string, unknown>> {
  const { subscribed, ...counts } = result?.rows[0] ?? {}
  const total = Number(counts['totalCustomers'] ?? 0)
  return { ...counts, subscriptionRate: total === 0 ? 0 : (Number(subscribed) / total) * 100 }
}

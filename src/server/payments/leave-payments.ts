import type { PaymentDeps } from './payment-deps.ts'
import { END_JOB } from './payment-jobs.ts'

/**
 * Reads what it takes to end the subscriptions of an account, for when its rows are gone: nobody pays for an account that is deleted. They
 * are ended by a job, which tries again while the provider is away.
 */
export async function readyToEndPayments(
  { dataAccess, provider, wakeJobs }: Pick<PaymentDeps, 'dataAccess' | 'provider' | 'wakeJobs'>,
  userId: string,
): Promise<() => Promise<void>> {
  // The test mode keeps nothing beyond the account.
  if (provider.name === 'test') return () => Promise.resolve()
  const [found] = await dataAccess.asSystemBatch([
    {
      text: `select external_id as id from user_subscription where user_id = $1 and provider = $2 and status <> 'expired'
        and (status <> 'canceled' or cancel_at_period_end)`,
      values: [userId, provider.name],
    },
  ])
  const ids = (found?.rows ?? []).map(({ id }) => String(id))
  return async () => {
    if (ids.length === 0) return
    await dataAccess.asSystemBatch([
      {
        text: `insert into job (kind, uniq, payload) select $1, concat_ws(':', $1::text, id), jsonb_build_object('subscription', id)
          from unnest($2::text[]) id on conflict (uniq) do nothing`,
        values: [END_JOB, ids],
      },
    ])
    wakeJobs()
  }
}

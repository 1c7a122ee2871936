import type { Units } from '#domain/money.ts'
import type { Parts } from './customers.ts'
import type { Paid } from './plan-rows.ts'

/** What a preview of a change of plan said; moments are epoch milliseconds. */
export interface Preview extends Paid {
  readonly subscription: string
  readonly planId: string
  readonly at: number
  readonly dueNow: Units
}

/** Keeps what somebody was shown last: that alone may be charged. */
export async function keepPreview({ dataAccess, provider }: Parts, userId: string, preview: Preview): Promise<void> {
  await dataAccess.asSystemBatch([
    {
      name: 'payments:keep-preview',
      text: 'update payment_customer set preview = $3::jsonb where user_id = $1 and provider = $2',
      values: [userId, provider.name, JSON.stringify(preview)],
    },
  ])
}

/** Takes the preview of a plan and a moment, so that it is charged once; undefined if it is not what was shown last. */
export async function takePreview(
  { dataAccess, provider }: Parts,
  userId: string,
  { planId, at }: Pick<Preview, 'planId' | 'at'>,
): Promise<Preview | undefined> {
  const [taken] = await dataAccess.asSystemBatch([
    {
      name: 'payments:take-preview',
      text: `update payment_customer held set preview = null
        from (select user_id, provider, preview from payment_customer where user_id = $1 and provider = $2 for update) before
        where held.user_id = before.user_id and held.provider = before.provider and before.preview @> $3::jsonb
        returning before.preview`,
      values: [userId, provider.name, JSON.stringify({ planId, at })],
    },
  ])
  return taken?.rows[0]?.['preview'] as Preview | undefined
}

/** Puts one back that was not charged, unless another one was shown meanwhile. */
export async function returnPreview({ dataAccess, provider }: Parts, userId: string, preview: Preview): Promise<void> {
  await dataAccess.asSystemBatch([
    {
      name: 'payments:return-preview',
      text: 'update payment_customer set preview = $3::jsonb where user_id = $1 and provider = $2 and preview is null',
      values: [userId, provider.name, JSON.stringify(preview)],
    },
  ])
}

import type { DeliveryAnswer, WebhookAnswer } from '#contract/endpoints/webhooks.ts'
import { Refusal } from '#contract/refusal.ts'
import { webhookIssues } from '#contract/webhooks/messages.ts'
import type { Queryable } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/data-access.ts'

/** Deliveries that one call answers. */
const A_PAGE = 50

const WEBHOOK = `id, address, events, description, state, created_at as "createdAt", sent_at as "sentAt",
  failing_since as "failingSince", problem, status,
  case when state = 'active' and resumes_at > now() then resumes_at end as "resumesAt",
  (select count(*)::int from webhook_delivery d
    where d.user_id = webhook.user_id and d.webhook_id = webhook.id and d.state = 'waiting') as waiting,
  missed, case when former_until > now() then former_until end as "formerUntil"`

/** The columns of a delivery as REST tells it. */
export const DELIVERY = `id::text as id, event_id as "eventId", event, record_kind as "recordKind", record_id as "recordId",
  created_at as "createdAt", state, attempts, tried_at as "triedAt", case when state = 'waiting' then due_at end as "dueAt",
  status, problem, took_ms as "tookMs"`

/** The webhooks of the caller, the oldest first. */
export async function readWebhooks(tx: Queryable): Promise<WebhookAnswer[]> {
  const { rows } = await tx.query<WebhookAnswer>({
    name: 'webhooks:list',
    text: `select ${WEBHOOK} from webhook where user_id = ${currentUser} order by created_at, id`,
  })
  return rows
}

/** A webhook of the caller. Throws `Refusal` where there is none. */
export async function readWebhook(tx: Queryable, id: string): Promise<WebhookAnswer> {
  const { rows } = await tx.query<WebhookAnswer>({
    name: 'webhooks:one',
    text: `select ${WEBHOOK} from webhook where user_id = ${currentUser} and id = $1`,
    values: [id],
  })
  if (!rows[0]) throw new Refusal('no-such-row', { message: webhookIssues.noWebhook(id) })
  return rows[0]
}

/** Which page of the log is asked for. */
interface LogQuery {
  readonly before?: string | undefined
  readonly state?: string | undefined
}

/** The newest deliveries of a webhook. Throws `Refusal` where there is no such webhook. */
export async function readDeliveries(
  tx: Queryable,
  id: string,
  { before, state }: LogQuery,
): Promise<{ readonly items: DeliveryAnswer[]; readonly hasMore: boolean }> {
  await readWebhook(tx, id)
  const { rows } = await tx.query<DeliveryAnswer>({
    name: 'webhooks:log',
    text: `select ${DELIVERY} from webhook_delivery where user_id = ${currentUser} and webhook_id = $1
      and ($2::bigint is null or id < $2) and ($3::text is null or state = $3)
      order by webhook_delivery.id desc limit ${A_PAGE + 1}`,
    values: [id, before ?? null, state ?? null],
  })
  return { items: rows.slice(0, A_PAGE), hasMore: rows.length > A_PAGE }
}

import type { Queryable, Statement } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/data-access.ts'
import type { Attempt } from './attempt.ts'
import { A_DAY_MS, isOfReceiver, pauseAfter } from './back-off.ts'
import { sharedNow } from '../kit/clock.ts'

/** An event that is due. */
export interface DueDelivery {
  readonly id: string
  readonly eventId: string
  readonly isTest: boolean
  readonly body: string
  readonly attempts: number
  /** Epoch milliseconds. */
  readonly firstTriedAt: number | null
}

/** An event that was sent, and how that ended. */
export interface SentDelivery {
  readonly delivery: DueDelivery
  readonly ended: Attempt
}

/** The newest settled deliveries that the log of a webhook keeps. */
const MOST_LOGGED = 5_000

/**
 * Keeps how attempts ended. An event that failed for a day is given up; a receiver that failed for a day, or says that it is gone, gets
 * nothing more until a person resumes it.
 */
export async function recordAttempts(tx: Queryable, webhookId: string, sent: readonly SentDelivery[]): Promise<void> {
  const own = sent.filter(({ delivery }) => !delivery.isTest)
  const success = sent.find(({ ended }) => ended.problem === '')
  const failure = own.find(({ ended }) => isOfReceiver(ended)) ?? own.find(({ ended }) => ended.problem !== '')
  const isBad = success === undefined && failure !== undefined
  await tx.batch([
    ...(isBad ? [LOCK] : []),
    ...sent.map(settling),
    ...(success ? [wellSent(webhookId)] : []),
    ...(isBad ? [badlySent(webhookId, failure.ended), givingUp(webhookId)] : []),
    newestOnly(webhookId),
  ])
}

/** A webhook that is given up announces nothing any more, which the counter knows: writes lock it first, too. */
const LOCK: Statement = {
  name: 'webhook-send:lock',
  text: `select from user_head where user_id = ${currentUser} for update`,
}

function settling({ delivery, ended }: SentDelivery): Statement {
  const { id, isTest, attempts, firstTriedAt } = delivery
  const { problem, status, tookMs, waitMs } = ended
  const now = sharedNow()
  const isSent = problem === ''
  const isLast = isTest || (firstTriedAt !== null && now - firstTriedAt >= A_DAY_MS)
  const state = isSent ? 'sent' : isLast ? 'failed' : 'waiting'
  const pauseMs = pauseAfter(attempts + 1, waitMs, Math.random())
  return {
    name: 'webhook-send:settle',
    // One that was taken off the queue meanwhile stays so, unless it arrived.
    text: `update webhook_delivery set attempts = attempts + 1, first_tried_at = coalesce(first_tried_at, now()), tried_at = now(),
        state = $2, problem = $3, status = $4, took_ms = $5, due_at = now() + make_interval(secs => $6)
      where user_id = ${currentUser} and id = $1::bigint and (state = 'waiting' or $2 = 'sent')`,
    values: [id, state, problem, status, tookMs, pauseMs / 1000],
  }
}

function wellSent(webhookId: string): Statement {
  return {
    name: 'webhook-send:well',
    text: `update webhook set sent_at = now(), failing_since = null, failures = 0, problem = '', status = null, resumes_at = null
      where user_id = ${currentUser} and id = $1 and state = 'active'`,
    values: [webhookId],
  }
}

function badlySent(webhookId: string, ended: Attempt): Statement {
  const { problem, status, waitMs } = ended
  // The pause grows with the failures that the row counts, so it is worked out there from all of them.
  const pauses = Array.from({ length: 9 }, (_, index) => pauseAfter(index + 1, waitMs, Math.random()) / 1000)
  return {
    name: 'webhook-send:badly',
    text: `update webhook set failing_since = coalesce(failing_since, now()), problem = $2, status = $3,
        failures = failures + $5::int,
        resumes_at = case when $5::int = 1 then now() + make_interval(secs => ($4::float8[])[least(failures + 1, 9)]) else resumes_at end,
        state = case when $2 = 'gone' or failing_since <= now() - make_interval(secs => $6) then 'failed' else state end
      where user_id = ${currentUser} and id = $1 and state = 'active'`,
    values: [webhookId, problem, status, pauses, isOfReceiver(ended) ? 1 : 0, A_DAY_MS / 1000],
  }
}

/** Nothing waits for a webhook that was given up. */
function givingUp(webhookId: string): Statement {
  return {
    name: 'webhook-send:give-up',
    text: `update webhook_delivery d set state = 'failed', problem = case d.problem when '' then 'paused' else d.problem end
      from webhook w where w.user_id = ${currentUser} and w.id = $1 and w.state = 'failed'
        and d.user_id = w.user_id and d.webhook_id = w.id and d.state = 'waiting'`,
    values: [webhookId],
  }
}

function newestOnly(webhookId: string): Statement {
  return {
    name: 'webhook-send:newest-only',
    text: `delete from webhook_delivery where user_id = ${currentUser} and webhook_id = $1 and state <> 'waiting'
      and id <= (select id from webhook_delivery where user_id = ${currentUser} and webhook_id = $1 and state <> 'waiting'
        order by id desc offset ${MOST_LOGGED} limit 1)`,
    values: [webhookId],
  }
}

import { currentUser } from '../kit/database/data-access.ts'
import type { Queryable } from '../kit/database/database.ts'
import type { Caller } from '../kit/http/mount.ts'
import { type Job, type JobHandler, TryLater } from '../kit/jobs/jobs.ts'
import { attempt } from './attempt.ts'
import { isOfReceiver } from './back-off.ts'
import { type DueDelivery, recordAttempts } from './record-attempts.ts'
import type { WebhookCallDeps } from './webhook-deps.ts'
import { sharedNow } from '../kit/clock.ts'

/** Events of different records that are sent at the same time. */
const AT_ONCE = 4
/** How long a receiver may take. */
const TIMEOUT_MS = 8_000
/** One run works so long at most, so that webhooks take turns. */
const TURN_MS = 10_000
/** So long a call that is under way may take when the server closes. */
const GRACE_MS = 3_000
const ACTOR = 'system:webhooks'

/**
 * The job that sends what waits for a webhook: in order for each record, and never while the receiver is left in peace (API-05) or the account is
 * suspended (ADMIN-02).
 */
export function webhookJobs(deps: WebhookCallDeps): Record<string, JobHandler> {
  return {
    'webhook-send': {
      run: async (job) => {
        if (job.userId === null) return
        const caller = { actor: { kind: 'user', userId: job.userId }, name: ACTOR } as const
        const stop = stopAfter(job.signal, GRACE_MS)
        await sendWaiting(deps, caller, job, stop.signal).finally(stop.release)
      },
    },
  }
}

/** Aborts some time after the server began to close: what arrives until then is not sent twice. */
function stopAfter(
  closing: AbortSignal,
  graceMs: number,
): { readonly signal: AbortSignal; readonly release: () => void } {
  const stop = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const begin = (): void => {
    timer = setTimeout(() => stop.abort(new TryLater('the server closes')), graceMs)
  }
  if (closing.aborted) begin()
  else closing.addEventListener('abort', begin, { once: true })
  return {
    signal: stop.signal,
    release() {
      clearTimeout(timer)
      closing.removeEventListener('abort', begin)
    },
  }
}

/** What a webhook is sent with. */
interface Target {
  readonly address: string
  readonly secrets: readonly string[]
  /** Whether anything but tests may go out now. */
  readonly isOpen: boolean
}

async function sendWaiting(
  deps: WebhookCallDeps,
  caller: Caller & { actor: { userId: string } },
  job: Job,
  signal: AbortSignal,
): Promise<void> {
  const { data, outgoing, timeoutMs = TIMEOUT_MS, turnMs = TURN_MS } = deps
  const webhookId = String(job.payload['webhookId'])
  const until = sharedNow() + turnMs
  let isOver = false
  while (!isOver) {
    const next = await data.transact(caller, (tx) => nextDue(tx, deps, { userId: caller.actor.userId, webhookId }))
    if (!next || next.due.length === 0) break
    const { target, due } = next
    const attempts = await Promise.allSettled(
      due.map(async (delivery) => ({
        delivery,
        ended: await attempt(outgoing, { ...target, ...delivery, timeoutMs, signal }),
      })),
    )
    const sent = attempts.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    if (sent.length > 0) await data.transact(caller, (tx) => recordAttempts(tx, webhookId, sent))
    signal.throwIfAborted()
    for (const each of attempts) if (each.status === 'rejected') throw each.reason
    isOver = sent.some(({ ended }) => isOfReceiver(ended)) || sharedNow() >= until || job.signal.aborted
  }
  await data.transact(caller, (tx) => orderNext(tx, webhookId))
}

/** The oldest due event of each record, and where it goes; undefined for a webhook that is gone, or of a suspended account. */
async function nextDue(
  tx: Queryable,
  { vault, log }: WebhookCallDeps,
  of: { readonly userId: string; readonly webhookId: string },
): Promise<{ readonly target: Target; readonly due: readonly DueDelivery[] } | undefined> {
  const { rows } = await tx.query<{ address: string; sealed: string; former: string | null; isOpen: boolean }>({
    name: 'webhook-send:target',
    text: `select address, encode(sealed, 'hex') as sealed, state = 'active' and coalesce(resumes_at <= now(), true) as "isOpen",
        case when former_until > now() then encode(former_sealed, 'hex') end as former
      from webhook where user_id = ${currentUser} and id = $1 and not account_is_suspended()`,
    values: [of.webhookId],
  })
  const [found] = rows
  if (!found) return undefined
  const { address, isOpen } = found
  const secrets = [found.sealed, found.former].flatMap((sealed) => {
    const secret = sealed === null ? undefined : vault.open(Buffer.from(sealed, 'hex'), of)
    return secret === undefined ? [] : [secret]
  })
  if (secrets.length === 0) {
    log.error({ webhook: of.webhookId }, 'the secret of a webhook does not open: replace it')
    return undefined
  }
  const { rows: due } = await tx.query<DueDelivery>({
    name: 'webhook-send:due',
    text: `with chosen as (
        select id from (${firstOfEach('$1')}) first where due_at <= now() and (event = 'test' or $2) order by id limit ${AT_ONCE}
      )
      select d.id::text as id, event_id as "eventId", event = 'test' as "isTest", body, attempts,
        extract(epoch from first_tried_at)::float8 * 1000 as "firstTriedAt"
      from chosen join webhook_delivery d on d.user_id = ${currentUser} and d.id = chosen.id order by d.id`,
    values: [of.webhookId, isOpen],
  })
  return { target: { address, secrets, isOpen }, due }
}

/**
 * The oldest waiting event of each record of a webhook: what is behind it waits for it. They are read once, in the order of their index; a
 * comparison of each with all others would stop the embedded database as soon as thousands wait.
 */
function firstOfEach(webhook: string): string {
  return `select distinct on (f.record_id) f.id, f.due_at, f.event from webhook_delivery f
    where f.user_id = ${currentUser} and f.webhook_id = ${webhook} and f.state = 'waiting' order by f.record_id, f.id`
}

/** Orders the next run for the moment when something may be sent again; whether an account is suspended still is looked at each hour. */
async function orderNext(tx: Queryable, webhookId: string): Promise<void> {
  await tx.query({
    name: 'webhook-send:next',
    text: `select order_webhook_work(w.user_id, w.id, greatest(now(), w.resumes_at, next.at,
          case when account_is_suspended() then now() + interval '1 hour' end)) from webhook w
      cross join lateral (select min(due_at) as at from (${firstOfEach('w.id')}) first) next
      where w.user_id = ${currentUser} and w.id = $1 and w.state = 'active' and next.at is not null`,
    values: [webhookId],
  })
}

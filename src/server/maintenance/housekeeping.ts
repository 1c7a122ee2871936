import { SECURITY_EVENT_DAYS } from '#contract/endpoints/security-events.ts'
import { CONTACT_DAYS } from '#contract/info-pages.ts'
import type { Statement } from '../kit/database/database.ts'
import type { DataAccess } from '../kit/database/data-access.ts'
import type { Log } from '../kit/log.ts'

/** Days that deletions are remembered; a device that was away longer pulls everything again. */
const TOMBSTONE_DAYS = 180
/** How long an Idempotency-Key is remembered (API-04). */
const KEY_DAYS = 7
/** Days that an unused draft is kept. */
const DRAFT_DAYS = 30
/** The most copies of messages from the contact page: many in a short time push out the oldest. */
const MOST_CONTACTS = 5_000
/** Days that an ended session is remembered: a device that returns by then learns that it was revoked. */
const SESSION_DAYS = 180
/** Days that a notice is remembered, so that nobody gets it twice. */
const SENT_NOTICE_DAYS = 400
/** Days that webhooks of stores are kept (STORE-03). */
const STORE_NOTICE_DAYS = 30
/** Days that the log of webhooks is kept (API-05). */
const DELIVERY_DAYS = 30
/** Days after which an invitation that was used or has expired is forgotten (TEAM-01). */
const INVITATION_DAYS = 30
const EVERY_MS = 3_600_000

const ACTS: readonly Statement[] = [
  {
    text: `with gone as (
        delete from tombstone where deleted_at < now() - make_interval(days => $1) returning user_id, version
      ), newest as (select user_id, max(version) as version from gone group by user_id)
      update user_head set forgotten = greatest(forgotten, newest.version)
      from newest where user_head.user_id = newest.user_id`,
    values: [TOMBSTONE_DAYS],
  },
  { text: 'delete from idempotency_key where created_at < now() - make_interval(days => $1)', values: [KEY_DAYS] },
  {
    text: `delete from change_set_row r using change_set s where s.user_id = r.user_id and s.id = r.change_set_id
      and s.state in ('draft', 'checked', 'discarded')
      and s.updated_at < extract(epoch from now() - make_interval(days => $1)) * 1000`,
    values: [DRAFT_DAYS],
  },
  {
    text: `delete from session
      where coalesce(revoked_at, least(expires_at, idle_expires_at)) < now() - make_interval(days => $1)`,
    values: [SESSION_DAYS],
  },
  { text: 'delete from provider_state where expires_at < now()' },
  { text: 'delete from provider_newcomer where expires_at < now()' },
  { text: `delete from provider_attempt where last_at < now() - interval '1 day'` },
  {
    text: 'delete from security_event where at < now() - make_interval(days => $1)',
    values: [SECURITY_EVENT_DAYS],
  },
  {
    text: `delete from contact_message where created_at < now() - make_interval(days => $1)
      or id in (select id from contact_message order by created_at desc, id offset $2)`,
    values: [CONTACT_DAYS, MOST_CONTACTS],
  },
  { text: 'delete from sent_notice where sent_at < now() - make_interval(days => $1)', values: [SENT_NOTICE_DAYS] },
  {
    text: 'delete from store_notice where received_at < extract(epoch from now() - make_interval(days => $1)) * 1000',
    values: [STORE_NOTICE_DAYS],
  },
  {
    text: 'delete from invitation where coalesce(accepted_at, expires_at) < now() - make_interval(days => $1)',
    values: [INVITATION_DAYS],
  },
  {
    text: 'delete from webhook_delivery where created_at < now() - make_interval(days => $1)',
    values: [DELIVERY_DAYS],
  },
]

/** Deletes expired records: old deletions, keys, drafts and sessions. */
export async function keepHouse(dataAccess: DataAccess): Promise<void> {
  await dataAccess.asSystemBatch(ACTS)
}

/** Runs now and every hour; answers the function that stops it. A failure is logged and tried again at the next turn. */
export function startHousekeeping(dataAccess: DataAccess, log: Log): () => void {
  const turn = (): void => {
    keepHouse(dataAccess).catch((error: unknown) => log.warn({ reason: String(error) }, 'housekeeping failed'))
  }
  const timer = setInterval(turn, EVERY_MS)
  timer.unref()
  setTimeout(turn, 10_000).unref()
  return () => clearInterval(timer)
}

import { randomBytes } from 'node:crypto'
import { uuidV7 } from '#domain/uuid.ts'
import { announcedBy } from '#contract/webhooks/announced.ts'
import type { Statement } from '../database/database.ts'
import { currentUser } from '../database/data-access.ts'
import type { Numbered } from './storing.ts'

/** Whose write it is, and which events their webhooks ask for. */
interface Asking {
  readonly userId: string
  readonly announces?: readonly string[]
}

/** Users who wrote events since they were last asked about; more than those that write at the same time come only of failed writes. */
const announcers = new Set<string>()

/** Whether a user wrote events since this was last asked, so that they can be sent at once. */
export function hasAnnounced(userId: string): boolean {
  return announcers.delete(userId)
}

/** Events in one statement at most. */
const CHUNK = 250
/** Events that wait for one webhook at most: what comes then is counted as missed, and read by REST. */
export const MOST_WAITING = 10_000

/**
 * The statements that keep, in the transaction of the writes, the events that webhooks ask for (API-05). They are made of what is stored,
 * so every way to write gives them, in the order of the writes.
 */
export function announcing(numbered: readonly Numbered[], { userId, announces: asked = [] }: Asking): Statement[] {
  if (asked.length === 0) return []
  const now = Date.now()
  const events = numbered.flatMap((write) =>
    announcedBy(write)
      .filter(({ event }) => asked.includes(event))
      .map(({ event, data }) => eventOf(event, data, write, now)),
  )
  if (events.length > 0) announcers.add(userId)
  const parts: Statement[] = []
  for (let start = 0; start < events.length; start += CHUNK) parts.push(keeping(events.slice(start, start + CHUNK)))
  return parts
}

function eventOf(type: string, data: object, { entity: { kind }, id, version }: Numbered, now: number) {
  const eventId = uuidV7(now, randomBytes(16))
  const createdAt = new Date(now).toISOString()
  const body = JSON.stringify({ id: eventId, type, createdAt, record: { kind, id, version }, data })
  return { event_id: eventId, event: type, record_kind: kind, record_id: id, body }
}

function keeping(events: readonly ReturnType<typeof eventOf>[]): Statement {
  return {
    name: 'write:announce',
    // What waits is counted once for each webhook, not for each event.
    text: `with asking as materialized (
        select w.id, w.events, (select count(*) from (select from webhook_delivery d
          where d.user_id = ${currentUser} and d.webhook_id = w.id and d.state = 'waiting' limit ${MOST_WAITING}) full_one) < ${MOST_WAITING} as fits
        from webhook w where w.user_id = ${currentUser} and w.state = 'active'
      ), told as (
        select w.id as webhook_id, x.*, w.fits
        from asking w cross join rows from (jsonb_to_recordset($1::jsonb)
          as (event_id uuid, event text, record_kind text, record_id uuid, body text)) with ordinality
          as x(event_id, event, record_kind, record_id, body, n)
        where x.event = any(w.events)
      ), kept as (
        insert into webhook_delivery (user_id, webhook_id, event_id, event, record_kind, record_id, body)
        select ${currentUser}, webhook_id, event_id, event, record_kind, record_id, body from told where fits order by n
      )
      update webhook set missed = missed + lost.n
      from (select webhook_id, count(*) as n from told where not fits group by webhook_id) lost
      where webhook.user_id = ${currentUser} and webhook.id = lost.webhook_id`,
    values: [JSON.stringify(events)],
  }
}

import { randomBytes } from 'node:crypto'
import { uuidV7 } from '#domain/uuid.ts'
import { announcedBy } from '#contract/webhooks/announced.ts'
import type { Statement } from '../database/database.ts'
import type { Numbered } from './storing.ts'
import { sharedNow } from '../clock.ts'

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
  const now = sharedNow()
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
    text: 'select announce($1::jsonb, $2)',
    values: [JSON.stringify(events), MOST_WAITING],
  }
}

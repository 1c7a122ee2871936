import { createHash, randomBytes } from 'node:crypto'
import { uuidV7 } from '#domain/uuid.ts'
import type { CalendarFeed } from '#contract/endpoints/calendar.ts'
import { Refusal } from '#contract/refusal.ts'
import type { DataAccess } from '../kit/database/data-access.ts'
import type { Queryable } from '../kit/database/database.ts'
import { calendarMessages as messages } from './calendar-messages.ts'

const SECRET_BYTES = 32
const SECRET = /^[\w-]{43}$/
/** The most open links of one calendar. */
const MOST_OPEN = 20

/** The links of the user's calendar, newest first. */
export async function feedsOf(tx: Queryable): Promise<CalendarFeed[]> {
  const { rows } = await tx.query({
    name: 'feeds:list',
    text: `select id, name, created_at as "createdAt", revoked_at as "revokedAt", fetches, last_fetched_at as "lastFetchedAt"
      from calendar_feeds()`,
    values: [],
  })
  return rows as unknown as CalendarFeed[]
}

/** Makes a link and answers its secret, which is stored nowhere. Throws `Refusal` when there are too many. */
export async function makeFeed(
  tx: Queryable,
  name: string,
  now: number,
): Promise<{ readonly feed: CalendarFeed; readonly secret: string }> {
  const open = (await feedsOf(tx)).filter(({ revokedAt }) => revokedAt === null)
  if (open.length >= MOST_OPEN) throw new Refusal('rule-broken', { message: messages.manyFeeds(MOST_OPEN) })
  const id = uuidV7(now, randomBytes(16))
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  await tx.query({
    name: 'feeds:make',
    text: 'select make_calendar_feed($1, $2, $3)',
    values: [id, hashOf(secret), name],
  })
  const feed = (await feedsOf(tx)).find((each) => each.id === id)
  if (!feed) throw new Error('a new calendar link is not listed')
  return { feed, secret }
}

/** Closes a link at once; answers whether the user has it. */
export async function revokeFeed(tx: Queryable, id: string): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'feeds:revoke',
    text: 'select revoke_calendar_feed($1) as found',
    values: [id],
  })
  return rows[0]?.['found'] === true
}

/** Whose calendar a secret opens; `closed` for a link that was revoked, undefined for an unknown one. */
export async function openFeed(
  dataAccess: DataAccess,
  secret: string,
): Promise<{ readonly userId: string } | 'closed' | undefined> {
  if (!SECRET.test(secret)) return undefined
  const [answer] = await dataAccess.asSystemBatch([
    {
      name: 'feeds:open',
      text: 'select user_id as "userId", is_open as "isOpen" from open_calendar_feed($1)',
      values: [hashOf(secret)],
    },
  ])
  const found = answer?.rows[0] as { readonly userId: string; readonly isOpen: boolean } | undefined
  if (!found) return undefined
  return found.isOpen ? { userId: found.userId } : 'closed'
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

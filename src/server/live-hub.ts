import { setTimeout as pause } from 'node:timers/promises'
import type { Database, Result } from './kit/database/database.ts'
import { createSharedCounts, type SharedCounts } from './kit/http/shared-counts.ts'
import { createLive, type Live, type Notify } from './kit/live.ts'
import { hasAnnounced } from './kit/write/announcing.ts'

/** What begins as soon as devices are told of a write: `webhooks` sends what it announced, `pages` closes pages of payment that it ended. */
export function beginningWork(
  live: Live,
  wake: { readonly webhooks: () => void; readonly pages: (userId: string) => void },
): Live {
  return {
    ...live,
    wake(userId, version) {
      live.wake(userId, version)
      if (hasAnnounced(userId)) wake.webhooks()
      wake.pages(userId)
    },
  }
}

/** The hub that tells devices of newer rows; between instances by the database. */
export async function createLiveHub(database: Database): Promise<Live> {
  if (database.engine === 'embedded') return createLive()
  const live = createLive(notifying(database, 'sync'))
  await database.listen(
    'sync',
    (payload) => live.receive(payload),
    () => void wakeAll(database, live),
  )
  return live
}

/** The count of calls that limits hold against; between instances by the database. */
export async function createCallCounts(database: Database): Promise<SharedCounts> {
  if (database.engine === 'embedded') return createSharedCounts()
  const counts = createSharedCounts(notifying(database, 'calls'))
  await database.listen('calls', (payload) => counts.receive(payload))
  return counts
}

function notifying(database: Database, channel: 'sync' | 'calls'): Notify {
  const name = `${channel}:notify`
  return async (payload) => {
    await database.batch([{ name, text: `select pg_notify('${channel}', $1)`, values: [payload] }])
  }
}

/** Users who are asked about in one statement. */
const CHUNK = 1_000
const TRIES = 5
const AGAIN_MS = 1_000

/** The session that hears of other instances was lost and is there again: what they wrote meanwhile is told now (SYNC-01). */
async function wakeAll(database: Database, live: Live): Promise<void> {
  const users = live.connected()
  for (let start = 0; start < users.length; start += CHUNK) {
    const text = 'select user_id as "userId", version from user_head where user_id = any($1::uuid[])'
    const heads = { name: 'live:heads', text, values: [users.slice(start, start + CHUNK)] }
    const [answer] = await patiently(() => database.batch([heads]))
    for (const { userId, version } of answer?.rows ?? []) live.wakeHere(String(userId), Number(version))
  }
}

/** Tries again while the database is not quite there; answers nothing where it stays away, for then the session is lost again, too. */
async function patiently(ask: () => Promise<Result[]>): Promise<Result[]> {
  for (let left = TRIES; left > 0; left -= 1) {
    const answers = await ask().catch(() => undefined)
    if (answers) return answers
    await pause(AGAIN_MS, undefined, { ref: false })
  }
  return []
}

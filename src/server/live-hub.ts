import type { Database } from './kit/database/database.ts'
import { createLive, type Live } from './kit/live.ts'
import { hasAnnounced } from './kit/write/announcing.ts'

/** What a write announced is sent as soon as its devices are told of it. */
export function tellingWebhooks(live: Live, wake: () => void): Live {
  return {
    ...live,
    wake(userId, version) {
      live.wake(userId, version)
      if (hasAnnounced(userId)) wake()
    },
  }
}

/** The hub that tells devices of newer rows; between instances by the database. */
export async function createLiveHub(database: Database): Promise<Live> {
  if (database.engine === 'embedded') return createLive()
  const live = createLive(async (payload) => {
    await database.batch([{ name: 'live:notify', text: `select pg_notify('sync', $1)`, values: [payload] }])
  })
  await database.listen('sync', (payload) => live.receive(payload))
  return live
}

import type { Database } from './kit/database/database.ts'
import { createLive, type Live } from './kit/live.ts'
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
  const live = createLive(async (payload) => {
    await database.batch([{ name: 'live:notify', text: `select pg_notify('sync', $1)`, values: [payload] }])
  })
  await database.listen('sync', (payload) => live.receive(payload))
  return live
}

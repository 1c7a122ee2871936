import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from './database.ts'

/** An instance that was not heard of for so long is gone; each tells of itself four times in this time. */
export const SILENT_SECONDS = 20

const LOOK_EVERY_MS = 500

const OLDER = `select distinct version from instance
  where knows < $1 and seen_at > now() - make_interval(secs => ${SILENT_SECONDS}) order by version`

/**
 * Waits until no instance of a version that does not know a migration serves any more: one that was killed is forgotten after a while. The
 * versions that still do when the time is over; none where the database knows no instances yet.
 */
export async function olderInstances(database: Database, requires: string, mostMs: number): Promise<readonly string[]> {
  const [answer] = await database.batch([{ text: `select to_regclass('public.instance') is not null as "isThere"` }])
  if (answer?.rows[0]?.['isThere'] !== true) return []
  const until = performance.now() + mostMs
  for (;;) {
    const [older] = await database.batch([{ text: OLDER, values: [requires] }])
    const versions = (older?.rows ?? []).map((row) => String(row['version']))
    if (versions.length === 0 || performance.now() >= until) return versions
    await pause(LOOK_EVERY_MS)
  }
}

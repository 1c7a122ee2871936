import type { Doors } from '../kit/database/doors.ts'
import type { Watch } from '../kit/sync/routes.ts'

/** Half of a second at most passes between the end of a session and that of its streams, even when one answer is slow. */
export const WATCH_EVERY_MS = 250

const ENDED = `select open.hash from unnest($1::text[]) as open (hash)
  where not exists (
    select from session s join account a on a.id = s.user_id
    where s.hash = decode(open.hash, 'hex') and s.revoked_at is null and least(s.expires_at, s.idle_expires_at) > now()
      and not a.suspended)`

/**
 * Ends the streams of sessions that were signed out, revoked or ran out, or whose user was suspended (AUTH-14), whichever instance
 * did it: while streams are open, one question about all of their sessions goes to the database again and again.
 */
export function createSessionWatch(doors: Doors): Watch {
  const streams = new Map<string, Set<() => void>>()
  let timer: NodeJS.Timeout | undefined
  let isAsking = false

  const ask = async (): Promise<void> => {
    if (isAsking) return
    isAsking = true
    try {
      const [ended] = await doors.asSystemFlight([
        { name: 'sessions:ended', text: ENDED, values: [[...streams.keys()]] },
      ])
      for (const { hash } of ended?.rows ?? []) for (const end of streams.get(String(hash)) ?? []) end()
    } catch {
      // A database that does not answer now is asked again; without it the streams carry nothing.
    } finally {
      isAsking = false
    }
  }

  return ({ actor }, end) => {
    if (actor.kind !== 'session') return () => undefined
    const key = actor.hash.toString('hex')
    const own = streams.get(key) ?? new Set()
    streams.set(key, own.add(end))
    timer ??= setInterval(() => void ask(), WATCH_EVERY_MS).unref()
    return () => {
      own.delete(end)
      if (own.size === 0 && streams.get(key) === own) streams.delete(key)
      if (streams.size > 0) return
      clearInterval(timer)
      timer = undefined
    }
  }
}

import type { DataAccess } from '../kit/database/data-access.ts'
import type { Watch } from '../kit/sync/routes.ts'

/** A stream ends at most half a second after its session, even if one answer is slow. */
export const WATCH_EVERY_MS = 250

const ENDED = `select open.hash from unnest($1::text[]) as open (hash)
  where not exists (
    select from session s join account a on a.id = s.user_id
    where s.hash = decode(open.hash, 'hex') and s.revoked_at is null and least(s.expires_at, s.idle_expires_at) > now()
      and not a.suspended and (s.person_id is null or exists (
        select from member m join account p on p.id = m.person_id
        where m.account_id = s.user_id and m.person_id = s.person_id and m.role = s.person_role and m.ended_at is null and not p.suspended)))`

/**
 * Ends the streams of sessions that were signed out, revoked or expired, whose user was suspended, or whose membership ended (AUTH-14, TEAM-02), on any instance: while
 * streams are open, one query about all of their sessions is repeated.
 */
export function createSessionWatch(dataAccess: DataAccess): Watch {
  const streams = new Map<string, Set<() => void>>()
  let timer: NodeJS.Timeout | undefined
  let isAsking = false

  const ask = async (): Promise<void> => {
    if (isAsking) return
    isAsking = true
    try {
      const [ended] = await dataAccess.asSystemBatch([
        { name: 'sessions:ended', text: ENDED, values: [[...streams.keys()]] },
      ])
      for (const { hash } of ended?.rows ?? []) for (const end of streams.get(String(hash)) ?? []) end()
    } catch {
      // If the database does not answer, the query is repeated; without it the streams carry nothing.
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

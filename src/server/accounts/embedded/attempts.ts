import { createHmac } from 'node:crypto'
import type { DataAccess } from '#server/kit/database/data-access.ts'

/** How attempts of one kind are slowed down: some are free, each further one waits twice as long as the one before. */
export interface AttemptRule {
  readonly name: string
  readonly free: number
  readonly firstWaitSeconds: number
  readonly longestWaitSeconds: number
}

/** After so long without an attempt, counting starts again. */
const FORGET_SECONDS = 3_600
/** With more doublings the wait would not fit into an integer of the database. */
const MOST_DOUBLINGS = 16

const TAKE = `insert into provider_attempt as a (key, count, free_at) values ($1, 1, now())
  on conflict (key) do update set last_at = now(),
    count = case when a.last_at < now() - make_interval(secs => $5) then 1 else a.count + 1 end,
    free_at = now() + make_interval(secs => case when a.last_at < now() - make_interval(secs => $5) or a.count + 1 < $2 then 0
      else least($4, $3 * 2 ^ least(a.count + 1 - $2, ${MOST_DOUBLINGS})) end)
  where a.free_at <= now()
  returning count`

/**
 * Counts attempts. Each is counted before it is checked, in one statement, so that many at once are not all checked; nobody is locked
 * out, and attempts under a key slow down that key alone.
 */
export function createAttempts(dataAccess: DataAccess, secret: Buffer) {
  const keyOf = (rule: AttemptRule, parts: readonly string[]): Buffer =>
    createHmac('sha256', secret)
      .update(JSON.stringify([rule.name, ...parts]))
      .digest()
  return {
    /** Counts one attempt. Answers 0 when it may be checked, else the seconds to wait. */
    async take(rule: AttemptRule, ...parts: readonly string[]): Promise<number> {
      const key = keyOf(rule, parts)
      const { free, firstWaitSeconds, longestWaitSeconds } = rule
      const [taken, waiting] = await dataAccess.asSystemBatch([
        {
          name: 'attempts:take',
          text: TAKE,
          values: [key, free, firstWaitSeconds, longestWaitSeconds, FORGET_SECONDS],
        },
        {
          name: 'attempts:wait',
          text: 'select greatest(1, ceil(extract(epoch from free_at - now())))::int as seconds from provider_attempt where key = $1',
          values: [key],
        },
      ])
      return taken?.rowCount === 1 ? 0 : Number(waiting?.rows[0]?.['seconds'] ?? 1)
    },

    /** The attempt was right: those under this key no longer count. */
    async forget(rule: AttemptRule, ...parts: readonly string[]): Promise<void> {
      await dataAccess.asSystemBatch([
        { name: 'attempts:forget', text: 'delete from provider_attempt where key = $1', values: [keyOf(rule, parts)] },
      ])
    },
  }
}

/** Attempts and how they are slowed down. */
export type Attempts = ReturnType<typeof createAttempts>

import type { Doors } from '../kit/database/doors.ts'
import type { JobHandler } from '../kit/jobs/jobs.ts'
import type { Live } from '../kit/live.ts'
import type { Log } from '../kit/log.ts'
import { takeTurn, type Turn } from './scheduled-turn.ts'

/** Seconds between two looks at what is due; one look is a read of a small index. */
const EVERY_SECONDS = 15

/**
 * Carries out the scheduled prices of all users that are due at `now` (LEDGER-02). What was missed while the server was away is done
 * by the first turn. A user whose turn fails does not keep the others waiting: he is told to the log and tried again the next time.
 */
export async function carryOutScheduled(doors: Doors, now: number, failed: (error: unknown) => void): Promise<Turn[]> {
  const [answer] = await doors.asSystemFlight([
    {
      name: 'scheduled:due',
      text: `select distinct user_id as "userId" from scheduled_price
        where (status = 'planned' and starts_at <= $1) or (status = 'running' and ends_at <= $1)`,
      values: [now],
    },
  ])
  const turns: Turn[] = []
  for (const { userId } of (answer?.rows ?? []) as { userId: string }[]) {
    try {
      turns.push(await doors.asUser({ kind: 'user', userId }, (tx) => takeTurn(tx, now)))
    } catch (error) {
      failed(error)
    }
  }
  return turns
}

/** The standing job of scheduled prices. */
export function scheduledPriceJobs(doors: Doors, live: Pick<Live, 'wake'>, log: Log): Record<string, JobHandler> {
  return {
    'scheduled-prices': {
      every: EVERY_SECONDS,
      run: async () => {
        const failed = (error: unknown): void =>
          log.warn({ reason: String(error) }, 'scheduled prices of a user failed')
        const turns = await carryOutScheduled(doors, Date.now(), failed)
        for (const { userId, version } of turns) live.wake(userId, version)
      },
    },
  }
}

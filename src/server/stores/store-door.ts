import type { DataAccess } from '#server/kit/database/data-access.ts'
import type { Job } from '#server/kit/jobs/jobs.ts'
import type { Live } from '#server/kit/live.ts'
import type { Log } from '#server/kit/log.ts'
import type { StoreSession } from './port.ts'

/**
 * Opens a connected store of a user for some work, and keeps what the provider gave out as its new access meanwhile. Throws `StoreFailure`,
 * of the reason `access` where there is nothing to open it with.
 */
export type WithSession = <T>(
  userId: string,
  storeId: string,
  work: (session: StoreSession) => Promise<T>,
) => Promise<T>

/** What jobs of stores need. */
export interface StoreJobDeps {
  readonly dataAccess: DataAccess
  readonly live: Pick<Live, 'wake'>
  readonly log: Log
  readonly withSession: WithSession
}

/** One turn of a job works so long at most, so that stores take turns. */
export const TURN_MS = 10_000

/** Orders a running job again, in so many milliseconds: it may not be done yet. */
export async function runAgain(dataAccess: DataAccess, { id }: Pick<Job, 'id'>, inMs: number): Promise<void> {
  await dataAccess.asSystemBatch([
    {
      name: 'store:again',
      text: `update job set lease = null, locked_until = null, attempts = 0, run_at = now() + make_interval(secs => $2::float8 / 1000)
        where id = $1`,
      values: [id, inMs],
    },
  ])
}

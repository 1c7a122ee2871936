import { DRAFT_DAYS } from '#contract/draft-days.ts'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import type { JobHandler } from '#server/kit/jobs/jobs.ts'
import type { Live } from '#server/kit/live.ts'
import type { Log } from '#server/kit/log.ts'
import type { Written } from '#server/kit/write/write.ts'
import { discardDraft } from './lifecycle.ts'
import { sharedNow } from '../kit/clock.ts'

const EVERY_SECONDS = 3_600
const DAY_MS = 86_400_000
/** Drafts per run; the rest is left for the next run. */
const AT_ONCE = 200

interface Expired {
  readonly userId: string
  readonly id: string
}

/** Discards the unused drafts of all users, as they would themselves; one that fails does not block the others. */
export async function discardExpired(
  dataAccess: DataAccess,
  now: number,
  failed: (error: unknown) => void,
): Promise<Written[]> {
  const [answer] = await dataAccess.asSystemBatch([
    {
      name: 'draft:expired',
      text: `select user_id as "userId", id from change_set where state in ('draft', 'checked') and updated_at < $1
        order by updated_at limit ${AT_ONCE}`,
      values: [now - DRAFT_DAYS * DAY_MS],
    },
  ])
  const written: Written[] = []
  for (const { userId, id } of (answer?.rows ?? []) as unknown as readonly Expired[]) {
    const caller = { actor: { kind: 'user', userId }, name: 'user' } as const
    try {
      const outcome = await dataAccess.asUser(caller.actor, (tx) => discardDraft(tx, { id, caller, now }))
      written.push(outcome.written as Written)
    } catch (error) {
      failed(error)
    }
  }
  return written
}

/** The recurring job that discards unused drafts. */
export function expiredDraftJobs(
  dataAccess: DataAccess,
  live: Pick<Live, 'wake'>,
  log: Log,
): Record<string, JobHandler> {
  return {
    'expired-drafts': {
      every: EVERY_SECONDS,
      run: async () => {
        const failed = (error: unknown): void => log.warn({ reason: String(error) }, 'a draft could not be discarded')
        for (const { userId, version } of await discardExpired(dataAccess, sharedNow(), failed))
          live.wake(userId, version)
      },
    },
  }
}

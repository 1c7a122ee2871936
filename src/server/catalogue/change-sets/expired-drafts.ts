import { DRAFT_DAYS } from '#contract/draft-days.ts'
import type { Doors } from '#server/kit/database/doors.ts'
import type { JobHandler } from '#server/kit/jobs/jobs.ts'
import type { Live } from '#server/kit/live.ts'
import type { Log } from '#server/kit/log.ts'
import type { Written } from '#server/kit/write/write.ts'
import { discardDraft } from './lifecycle.ts'

const EVERY_SECONDS = 3_600
const DAY_MS = 86_400_000
/** Drafts of one turn; what is left comes in the next. */
const AT_ONCE = 200

interface Expired {
  readonly userId: string
  readonly id: string
}

/** Discards the drafts of all users that nobody went on with for so long, as they would do by hand; one that fails does not keep the others. */
export async function discardExpired(doors: Doors, now: number, failed: (error: unknown) => void): Promise<Written[]> {
  const [answer] = await doors.asSystemFlight([
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
      const outcome = await doors.asUser(caller.actor, (tx) => discardDraft(tx, { id, caller, now }))
      written.push(outcome.written as Written)
    } catch (error) {
      failed(error)
    }
  }
  return written
}

/** The standing job that discards drafts which nobody went on with. */
export function expiredDraftJobs(doors: Doors, live: Pick<Live, 'wake'>, log: Log): Record<string, JobHandler> {
  return {
    'expired-drafts': {
      every: EVERY_SECONDS,
      run: async () => {
        const failed = (error: unknown): void => log.warn({ reason: String(error) }, 'a draft could not be discarded')
        for (const { userId, version } of await discardExpired(doors, Date.now(), failed)) live.wake(userId, version)
      },
    },
  }
}

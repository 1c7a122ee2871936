import { currentUser } from '#server/kit/database/data-access.ts'
import type { Caller } from '#server/kit/http/mount.ts'
import type { Log } from '#server/kit/log.ts'
import { type AccessDeps, readAccess } from './access.ts'
import { endWebhooks } from './connect.ts'

/** Asks stores to end their webhooks; those that no longer answer keep them until they give up by themselves. Never rejects. */
export type LeaveStores = () => Promise<void>

/** Reads what it takes to end the webhooks of all stores of an account, for when its rows are gone (PROF-05). */
export async function readyToLeave(deps: AccessDeps, caller: Caller, log: Log): Promise<LeaveStores> {
  const [answer] = await deps.data.read(caller, [
    {
      name: 'store-access:subscribed-ids',
      text: `select store_id as id from store_access where user_id = ${currentUser} and subscription <> ''`,
    },
  ])
  const kept = await Promise.all((answer?.rows ?? []).map(({ id }) => readAccess(deps, caller, String(id))))
  return async () => {
    const ended = await Promise.allSettled(kept.map(async (each) => each && endWebhooks(log, each.of.storeId, each)))
    for (const each of ended) {
      if (each.status === 'rejected')
        log.warn({ reason: String(each.reason) }, 'webhooks of a store could not be ended')
    }
  }
}

import type { LookAnswer } from '#contract/endpoints/subscriptions.ts'
import type { Caller } from '../kit/http/mount.ts'
import { customerOf } from './customers.ts'
import { followSubscription } from './follow.ts'
import { asking } from './payment-deps.ts'
import { isRunning, readSubscriptions } from './subscription-rows.ts'
import type { SubscriptionParts } from './subscription-routes.ts'
import { sharedNow } from '../kit/clock.ts'

/** Reads at the payment provider what somebody pays for, and keeps it: its own word may be late (SUB-03). Throws `Refusal`. */
export async function lookAtPaid({ deps, data }: SubscriptionParts, caller: Caller): Promise<LookAnswer> {
  const { provider } = deps
  const isHere = async (): Promise<boolean> => {
    const now = sharedNow()
    const rows = await data.transact(caller, (tx) => readSubscriptions(tx, now))
    return rows.some((row) => row.provider === provider.name && isRunning(row, now))
  }
  if (await isHere()) return { state: 'here' }
  const customer = await customerOf(deps, await data.accountOf(caller))
  if (customer === undefined) return { state: 'none' }
  const running = await asking(deps, async () => {
    const ids = await provider.runningOf(customer)
    for (const id of ids) await followSubscription(deps, id)
    return ids
  })
  if (await isHere()) return { state: 'here' }
  return { state: running.length > 0 ? 'confirming' : 'none' }
}

import { Refusal } from '#contract/refusal.ts'
import type { Store } from '#web/kit/data/store.ts'
import { authState } from '#web/kit/shell/auth-state.ts'
import { businessMessages } from './business-messages.ts'

const messages = businessMessages.refused

/** What somebody is about to do with a business profile. */
export type ProfileAct = 'update' | 'delete' | 'create' | 'logo'

/** Refuses what needs a signed-in user whose record is on this device, in the words of PROF-04. Throws `Refusal`. */
export function requireProfile(store: Pick<Store, 'get' | 'userId'>, act: ProfileAct, id?: string): void {
  if (authState().status !== 'signed-in') throw refusal(act === 'update' ? messages.cannotUpdate : messages.nobody)
  const isLoaded = store.get('userProfile', store.userId) !== undefined
  const isThere = act === 'create' || act === 'update' || store.get('businessProfile', id ?? '') !== undefined
  if (!isLoaded || !isThere) throw refusal(messages[act])
}

function refusal(message: string): Refusal {
  return new Refusal('rule-broken', { message })
}

import { useMemo } from 'react'
import { Refusal } from '#contract/refusal.ts'
import type { PatchOfKind } from '#contract/row-kinds.ts'
import { actionsOn } from '#web/kit/actions/actions.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { authState } from '#web/kit/shell/auth-state.ts'
import { profileMessages as messages } from './profile-messages.ts'

/** The actions on the signed-in user's own record. */
export function useUserActions() {
  const store = useStore()
  return useMemo(() => userActions(store), [store])
}

/** The same over a store. */
export function userActions(store: Store) {
  const actions = actionsOn(store, 'userProfile')
  const checked = async (): Promise<string> => {
    const { userId } = store
    if (authState().status !== 'signed-in') throw new Refusal('rule-broken', { message: messages.cannotUpdate })
    if (!store.get('userProfile', userId)) throw new Refusal('rule-broken', { message: messages.noRecord })
    return userId
  }
  return {
    /** Saves at once; `what` names the change, for the message that offers to undo it. */
    save: (patch: PatchOfKind<'userProfile'>, what: string) =>
      void actions.attempt('change', async () => actions.save(await checked(), patch, what), messages.thing),
  }
}

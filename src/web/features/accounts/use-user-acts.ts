import { useMemo } from 'react'
import type { userProfile } from '#contract/entities/user-profile.ts'
import type { PatchOf, RowOf } from '#contract/entity.ts'
import { Refusal } from '#contract/messages.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { authState } from '#web/kit/shell/auth-state.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import { profileText as text } from './profile-text.ts'

const KIND = 'userProfile'

/** The user's record as the local copy holds it. */
export type UserRow = RowOf<typeof userProfile.fields>
type UserPatch = PatchOf<typeof userProfile.fields>

/** What can be done with one's own record. */
export interface UserActs {
  /** Saves at once; `what` names the change, for the message that offers to undo it. */
  readonly save: (row: UserRow, patch: UserPatch, what: string) => void
}

/** The acts on the signed-in user's own record. */
export function useUserActs(): UserActs {
  const store = useStore()
  return useMemo(() => userActs(store), [store])
}

/** The same, over a store. */
export function userActs(store: Pick<Store, 'get' | 'mutate' | 'userId'>): UserActs {
  const write = async (patch: UserPatch): Promise<void> => {
    if (authState().status !== 'signed-in') throw new Refusal('rule-broken', { message: text.cannotUpdate })
    const { userId: id } = store
    if (!store.get(KIND, id)) throw new Refusal('rule-broken', { message: text.noRecord })
    await store.mutate({ op: 'patch', kind: KIND, id, data: { ...patch } })
  }
  const attempt = (work: Promise<void>): void =>
    void work.catch((error: unknown) => showFailure(error, { act: 'change', thing: text.thing }))
  return {
    save(row, patch, what) {
      const names = Object.keys(patch) as (keyof UserPatch)[]
      const former = Object.fromEntries(names.map((name) => [name, row[name]])) as UserPatch
      const saved = async (): Promise<void> => {
        await write(patch)
        showToast({
          key: 'profile-saved',
          title: text.saved(what),
          action: { label: text.undo, run: () => attempt(write(former)) },
        })
      }
      attempt(saved())
    },
  }
}

import { onStoreChange, openedStore } from '../data/current-store.ts'

/**
 * Resolves once the server has what was changed of the profile on this device, or has refused it: from then on what it says of the user is
 * no older than the choice here. With nobody signed in it waits for who does.
 */
export function profileSent(): Promise<void> {
  return new Promise((resolve) => {
    let leaveStore: () => void = () => undefined
    const look = (): void => {
      const store = openedStore()
      const isWaiting = store?.pending().some(({ body }) => 'kind' in body && body.kind === 'userProfile')
      if (isWaiting !== false) return
      leaveStore()
      leaveStores()
      resolve()
    }
    const follow = (): void => {
      leaveStore()
      leaveStore = openedStore()?.subscribe(look) ?? (() => undefined)
      look()
    }
    const leaveStores = onStoreChange(follow)
    follow()
  })
}

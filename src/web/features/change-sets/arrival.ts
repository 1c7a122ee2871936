import type { Store } from '#web/kit/data/store.ts'

/** The other change sets that went back arrive with this one; words about them do not wait longer than this. */
const ARRIVAL_MS = 3_000

/** Waits until a change set has reached this device in a state. */
export function arrival(store: Store, id: string, state: string): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const look = (): void => {
      if (store.get('changeSet', id)?.state === state) end()
    }
    const timer = setTimeout(end, ARRIVAL_MS)
    const stop = store.subscribe(look)
    look()
  })
}

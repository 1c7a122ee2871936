import { useSyncExternalStore } from 'react'

/** Whether something above all pages is open, which is opened from anywhere. */
export interface OpenState {
  readonly set: (open: boolean) => void
  readonly get: () => boolean
  readonly use: () => boolean
}

/** Makes such a state, closed at first. */
export function openState(): OpenState {
  const listeners = new Set<() => void>()
  let open = false
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    set(next) {
      open = next
      for (const listener of listeners) listener()
    },
    get: () => open,
    use: () => useSyncExternalStore(subscribe, () => open),
  }
}

import { useSyncExternalStore } from 'react'

/** A value that concerns all pages, such as whether something above them is open. */
export interface SharedState<T> {
  readonly set: (value: T) => void
  readonly get: () => T
  readonly use: () => T
}

/** Makes such a value. */
export function sharedState<T>(value: T): SharedState<T> {
  const listeners = new Set<() => void>()
  const get = (): T => value
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    get,
    use: () => useSyncExternalStore(subscribe, get),
  }
}

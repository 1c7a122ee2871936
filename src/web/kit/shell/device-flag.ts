import { useSyncExternalStore } from 'react'
import { whereAllowed } from '../load/where-allowed.ts'

/** Something that this device remembers to be on or off. */
export interface DeviceFlag {
  readonly get: () => boolean
  /** Takes effect at once, here and in the other tabs. */
  readonly set: (on: boolean) => void
  readonly use: () => boolean
}

/** Makes one; `usual` is its state until somebody chose. It holds no user data and outlives sign-out, as the theme does (AUTH-11). */
export function deviceFlag(name: string, usual: boolean): DeviceFlag {
  const key = `pricewright.${name}`
  const listeners = new Set<() => void>()
  // Where storage is refused the choice lives as long as the page.
  let unstored = usual
  const get = (): boolean => {
    const kept = whereAllowed(() => localStorage.getItem(key) ?? '')
    return kept === undefined ? unstored : kept === '' ? usual : kept === 'on'
  }
  const subscribe = (listener: () => void) => {
    const onStorage = (event: StorageEvent): void => {
      if (event.key === key) listener()
    }
    listeners.add(listener)
    addEventListener('storage', onStorage)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', onStorage)
    }
  }
  return {
    get,
    set(on) {
      unstored = on
      whereAllowed(() => localStorage.setItem(key, on ? 'on' : 'off'))
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, get),
  }
}

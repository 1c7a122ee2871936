import { openedStore } from './current-store.ts'

/** The moment it is by the server's clock (epoch milliseconds), by which it dates what is written; by that of this device until the difference is known. */
export function serverNow(): number {
  return Date.now() + (openedStore()?.status().behindMs ?? 0)
}

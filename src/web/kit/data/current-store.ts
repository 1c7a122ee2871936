import type { Store } from './store.ts'

let current: Store | undefined
const listeners = new Set<() => void>()

/** The store of the signed-in user; undefined while there is none. */
export function openedStore(): Store | undefined {
  return current
}

/** Gives every screen its store; undefined takes it away. */
export function provideStore(store: Store | undefined): void {
  current = store
  for (const listener of listeners) listener()
}

/** Follows which store is open; returns how to stop. */
export function onStoreChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

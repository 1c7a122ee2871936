import { useSyncExternalStore } from 'react'

const RAIL_KEY = 'pricewright.rail'
const listeners = new Set<() => void>()
let unstored = false

function isFolded(): boolean {
  try {
    return localStorage.getItem(RAIL_KEY) === 'folded'
  } catch {
    return unstored
  }
}

/** Folds or unfolds the rail; this device remembers it. */
export function foldRail(folded: boolean): void {
  unstored = folded
  try {
    localStorage.setItem(RAIL_KEY, folded ? 'folded' : 'open')
  } catch {
    // Without storage it is remembered as long as the page lives.
  }
  for (const listener of listeners) listener()
}

/** Whether the user folded the rail. */
export function useRailFolded(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, isFolded)
}

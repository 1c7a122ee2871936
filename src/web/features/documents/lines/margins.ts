import { useSyncExternalStore } from 'react'

const KEY = 'pricewright.documentMargins'
const listeners = new Set<() => void>()
let unstored = false

function isShown(): boolean {
  try {
    return localStorage.getItem(KEY) === 'shown'
  } catch {
    return unstored
  }
}

/** Shows or hides costs and margins on documents; this device remembers it. */
export function showMargins(shown: boolean): void {
  unstored = shown
  try {
    localStorage.setItem(KEY, shown ? 'shown' : 'hidden')
  } catch {
    // Without storage it is remembered as long as the page lives.
  }
  for (const listener of listeners) listener()
}

/** Whether the user wants to see costs and margins on documents. */
export function useMarginsShown(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, isShown)
}

import { useSyncExternalStore } from 'react'

let text = ''
const listeners = new Set<() => void>()

/** Has a text read out by screen readers, without moving the focus: a result count, a finished import. */
export function announce(next: string): void {
  // The same text twice would be no change, and silent.
  text = text === next ? `${next}\u00a0` : next
  for (const listener of listeners) listener()
}

/** The one live region of the page. */
export function Announcer() {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => text,
  )
  return (
    <div aria-live="polite" className="sr-only top-0">
      {shown}
    </div>
  )
}

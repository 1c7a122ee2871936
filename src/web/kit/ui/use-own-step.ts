import { useEffect, useEffectEvent } from 'react'
import { isAbove } from './own-step.ts'

/** Where a press leads on, the next page or the next thing that floats takes the entry over within this time. */
const TAKEN_OVER_MS = 100
/** A browser that goes back at all has done so by then, on a busy machine too. */
const GONE_BACK_MS = 10_000

let openCount = 0

/**
 * Gives what floats above a page an entry of the history of its own: Back closes it, and the page below stays. Closed otherwise, it takes its
 * entry away again, which nothing else is told of; where it leads to another page, that has the entry.
 */
export function useOwnStep(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return undefined
    openCount += 1
    if (!isAbove()) history.pushState({ ...history.state, above: true }, '')
    const left = (): void => closeNow()
    addEventListener('popstate', left)
    return () => {
      removeEventListener('popstate', left)
      openCount -= 1
      setTimeout(takeAway, TAKEN_OVER_MS)
    }
  }, [isOpen])
}

function takeAway(): void {
  if (openCount > 0 || !isAbove()) return
  // The page that is open stays: what floats there since is not to be closed by it.
  const signal = AbortSignal.timeout(GONE_BACK_MS)
  addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true, signal })
  history.back()
}

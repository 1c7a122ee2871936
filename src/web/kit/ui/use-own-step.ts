import { useEffect, useEffectEvent } from 'react'
import { isAbove } from './own-step.ts'

/**
 * Gives what floats above a page an entry of the history of its own: Back closes it, and the page below stays. Closed otherwise, it takes its
 * entry away again.
 */
export function useOwnStep(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return undefined
    if (!isAbove()) history.pushState({ ...history.state, above: true }, '')
    const left = (): void => closeNow()
    addEventListener('popstate', left)
    return () => {
      removeEventListener('popstate', left)
      if (isAbove()) history.back()
    }
  }, [isOpen])
}

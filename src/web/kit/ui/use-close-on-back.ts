import { useEffect, useEffectEvent } from 'react'

/** Closes what floats above a page when Back or Forward leaves that page: it would stand over another one. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return undefined
    const left = (): void => closeNow()
    addEventListener('popstate', left)
    return () => removeEventListener('popstate', left)
  }, [isOpen])
}

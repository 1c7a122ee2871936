import { type RefObject, useCallback, useRef } from 'react'

interface ReturnFocus {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly finalFocus: () => HTMLElement | false
}

/** For what floats: as it closes, the focus goes back to what opened it, unless it has gone elsewhere meanwhile. */
export function useReturnFocus(opener: RefObject<HTMLElement | null> | Element | null): ReturnFocus {
  const ref = useRef<HTMLDivElement>(null)
  const finalFocus = useCallback(() => {
    const focused = document.activeElement
    const isLost = focused === null || focused === document.body || ref.current?.contains(focused) === true
    const element = opener !== null && 'current' in opener ? opener.current : opener
    return isLost && element instanceof HTMLElement && element
  }, [opener])
  return { ref, finalFocus }
}

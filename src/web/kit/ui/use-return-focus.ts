import { type RefObject, useCallback, useMemo, useRef } from 'react'

interface ReturnFocus {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly finalFocus: () => HTMLElement | false
}

/**
 * For what floats: as it closes, the focus goes back to what opened it, unless it has gone elsewhere meanwhile. Where a key on a row opened it,
 * that is the row, not the button inside that it floats beside.
 */
export function useReturnFocus(opener: Opener): ReturnFocus {
  const ref = useRef<HTMLDivElement>(null)
  const row = useMemo(() => focusedRowOf(opener), [opener])
  const finalFocus = useCallback(() => {
    const focused = document.activeElement
    const isLost = focused === null || focused === document.body || ref.current?.contains(focused) === true
    const element = row?.isConnected ? row : elementOf(opener)
    return isLost && element instanceof HTMLElement && element
  }, [opener, row])
  return { ref, finalFocus }
}

type Opener = RefObject<HTMLElement | null> | Element | null

function elementOf(opener: Opener): Element | null {
  return opener !== null && 'current' in opener ? opener.current : opener
}

/** The row around it, where that has the focus as it opens. */
function focusedRowOf(opener: Opener): Element | null {
  const row = elementOf(opener)?.closest('tr') ?? null
  return row === document.activeElement ? row : null
}

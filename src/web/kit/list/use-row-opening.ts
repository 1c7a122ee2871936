import { type MouseEvent, useEffect, useRef, useState } from 'react'

/** A second click within this time makes a double click. */
const DOUBLE_CLICK_MS = 250

/** How a row of a table opens by the mouse. */
export interface RowOpening {
  /** The row that was clicked and opens in a moment; else empty. */
  readonly opening: string
  readonly onClick: (event: MouseEvent, id: string) => void
}

/**
 * Opens a row by a click: on a cell that a double click edits once it is certain that no second click follows, so that the record does not
 * flash up before the editor; elsewhere at once.
 */
export function useRowOpening(open: (id: string) => void): RowOpening {
  const [opening, setOpening] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    // Who went back meanwhile wants no row any more.
    const cancel = (): void => {
      clearTimeout(timer.current)
      setOpening('')
    }
    addEventListener('popstate', cancel)
    return () => {
      removeEventListener('popstate', cancel)
      clearTimeout(timer.current)
    }
  }, [])
  return {
    opening,
    onClick(event, id) {
      clearTimeout(timer.current)
      setOpening('')
      const isEditable = event.target instanceof Element && event.target.closest('[data-edits]') !== null
      // A click without a pointer, such as that of a screen reader, counts none.
      if (!isEditable || event.detail === 0) return open(id)
      if (event.detail > 1) return undefined
      setOpening(id)
      timer.current = setTimeout(() => {
        setOpening('')
        open(id)
      }, DOUBLE_CLICK_MS)
      return undefined
    },
  }
}

import { startTransition, type UIEvent, useEffect, useState } from 'react'
import { rowHeight } from '../theme/row-height.ts'

/** So long a list stands before the rows out of sight follow: while somebody types, none of them is drawn. */
const REST_MS = 300
/** The frame of rows is never higher than the window, or than this. */
const LOWEST = 400

/** Which rows of a page are drawn. */
export interface RowsInSight {
  /** How many from the first one on. */
  readonly most: number
  readonly onScroll: (event: UIEvent<HTMLElement>) => void
}

/**
 * Draws the rows that can be in sight first: the others follow once `asked`, which says what is listed, has stood a while, or at once where
 * the frame is scrolled. Laying out a page of 50 takes the browser longer than everything else that a key in the search sets off.
 */
export function useRowsInSight(asked: string): RowsInSight {
  const [rested, setRested] = useState('')
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    // Drawn in slices, so that a key that is pressed meanwhile goes before them.
    const timer = setTimeout(() => startTransition(() => setRested(asked)), REST_MS)
    return () => clearTimeout(timer)
  }, [asked])
  return {
    most: isScrolled || rested === asked ? Infinity : Math.ceil(Math.max(LOWEST, innerHeight) / rowHeight()),
    onScroll: ({ currentTarget }) => setScrolled(currentTarget.scrollTop > 0),
  }
}

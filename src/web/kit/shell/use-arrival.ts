import { useEffect, useLayoutEffect } from 'react'
import { firstPageShown } from '../load/when-quiet.ts'
import { useScreenTitle } from './document-title.ts'
import { focusHeading } from './navigation-focus.ts'
import type { Shown } from './router.ts'

/** Scrolls to where a place begins or was left. */
export function useScrollTo(place: Shown): void {
  useLayoutEffect(() => {
    if (place.scroll !== undefined) window.scrollTo(0, place.scroll)
  }, [place])
}

let isFirst = true

/** What a screen does when its page has come: titles the window, and unless it is the first takes the focus. */
export function useArrival(title: string): void {
  useScreenTitle(title)
  useEffect(() => {
    firstPageShown()
    if (!isFirst) focusHeading()
    isFirst = false
  }, [])
}

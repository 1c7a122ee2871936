import { type RefObject, useEffect, useRef } from 'react'
import { useMoreBeyond } from './use-more-beyond.ts'

const STRIP =
  'relative flex gap-5 overflow-x-auto border-b border-line [scrollbar-width:none] data-more-end:mask-r-from-[calc(100%-3rem)] data-more-start:mask-l-from-[calc(100%-3rem)]'

const CHOSEN = '[aria-selected=true], [aria-current=true], [aria-current=page]'

/** A row of tabs: where it is too narrow for them it scrolls, and fades out on the side where more of them are. */
export function useTabStrip(chosen: string): {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly className: string
} {
  const ref = useRef<HTMLDivElement>(null)
  useChosenInSight(ref, chosen)
  return { ref, className: STRIP }
}

/** Brings the chosen one of a strip to its middle, also where the address names it, and tells on which side more of them are. */
export function useChosenInSight(ref: RefObject<HTMLElement | null>, chosen: string): void {
  useMoreBeyond(ref)
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (shown.current === chosen) return
    shown.current = chosen
    const strip = ref.current
    const tab = strip?.querySelector<HTMLElement>(CHOSEN)
    // Not `scrollIntoView`, which would move the page too.
    if (strip && tab) strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2
  }, [ref, chosen])
}

import { type RefObject, useEffect } from 'react'

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]'

/** Lets a scrolling frame take the focus where nothing inside does: else it could not be scrolled by key (WCAG 2.1.1). */
export function useScrollStop(frame: RefObject<HTMLElement | null>, label: string): void {
  useEffect(() => {
    const isStop = frame.current?.querySelector(FOCUSABLE) === null
    for (const [name, value] of Object.entries({ role: 'region', 'aria-label': label, tabindex: '0' })) {
      if (isStop) frame.current?.setAttribute(name, value)
      else frame.current?.removeAttribute(name)
    }
  })
}

import { useEffect, useRef } from 'react'

/** What had the focus goes with the part of the page that it was in; then the heading takes it. */
export function useHeadingFocus(part: unknown): void {
  const shown = useRef(part)
  useEffect(() => {
    if (shown.current === part) return
    shown.current = part
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus()
  }, [part])
}

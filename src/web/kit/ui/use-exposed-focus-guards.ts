import { useEffect } from 'react'

const GUARD = '[data-base-ui-focus-guard][aria-hidden]'

/**
 * Base UI puts focusable guards around what floats and hides them from assistive technology, which nothing focusable
 * may be (WCAG 4.1.2). They are empty and pass the focus on at once, so they need no hiding. Use while open.
 */
export function useExposedFocusGuards(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined
    function expose() {
      for (const guard of document.querySelectorAll(GUARD)) guard.removeAttribute('aria-hidden')
    }
    expose()
    const observer = new MutationObserver(expose)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [open])
}

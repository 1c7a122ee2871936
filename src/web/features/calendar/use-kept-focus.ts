import { useCallback, useEffect, useRef } from 'react'

/** What was not drawn by then is not waited for. */
const PATIENCE_MS = 2_000

/**
 * Gives the focus to an entry that is drawn in another place, or under another key, since it was moved, so that keys go on moving it. Answers
 * what says which. A dialog that closes gives the focus back to where it was opened; a person who presses something else is not called back.
 */
export function useKeptFocus(): (key: string) => void {
  const wanted = useRef<{ readonly key: string }>(undefined)
  useEffect(() => {
    const forget = ({ target }: Event) => {
      if (target !== document.body) wanted.current = undefined
    }
    const ending = new AbortController()
    const { signal } = ending
    for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, forget, { signal, capture: true })
    return () => {
      ending.abort()
      wanted.current = undefined
    }
  }, [])
  return useCallback((key: string) => {
    const until = Date.now() + PATIENCE_MS
    const own = { key }
    wanted.current = own
    const look = (): void => {
      if (wanted.current !== own || Date.now() > until) return
      if (isFree(document.activeElement, key))
        document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(key)}"]`)?.focus()
      requestAnimationFrame(look)
    }
    look()
  }, [])
}

/** Whether the focus is nowhere, or on the element that another entry was drawn into since. */
function isFree(focused: Element | null, key: string): boolean {
  const on = focused instanceof HTMLElement ? focused.dataset['entry'] : undefined
  return focused === document.body || (on !== undefined && on !== key)
}

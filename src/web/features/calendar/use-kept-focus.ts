import { useCallback, useEffect, useRef } from 'react'

/** What was not drawn by then is not waited for: the focus is where somebody put it since. */
const PATIENCE_MS = 2_000

/** Gives the focus back to an entry that is drawn in another place, so that keys go on moving it. Answers what says which. */
export function useKeptFocus(): (key: string) => void {
  const wanted = useRef<{ readonly key: string; readonly until: number }>(undefined)
  useEffect(() => {
    const { current } = wanted
    if (!current || !isFree(document.activeElement, current.key)) return
    if (Date.now() > current.until) wanted.current = undefined
    else document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(current.key)}"]`)?.focus()
  })
  useEffect(() => {
    // Who goes elsewhere since is not called back; an element that something else is drawn into says nothing of this.
    const forget = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.dataset['entry'] !== wanted.current?.key) wanted.current = undefined
    }
    document.addEventListener('focusin', forget)
    return () => document.removeEventListener('focusin', forget)
  }, [])
  return useCallback((key: string) => {
    wanted.current = { key, until: Date.now() + PATIENCE_MS }
  }, [])
}

/** Whether the focus is nowhere, or on the element that another entry was drawn into since. */
function isFree(focused: Element | null, key: string): boolean {
  const on = focused instanceof HTMLElement ? focused.dataset['entry'] : undefined
  return focused === document.body || (on !== undefined && on !== key)
}

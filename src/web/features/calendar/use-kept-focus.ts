import { useCallback, useEffect, useRef } from 'react'

/** What was not drawn by then is not waited for: the focus is where somebody put it since. */
const PATIENCE_MS = 2_000

/** Gives the focus back to an entry that is drawn anew in another place, so that keys go on moving it. Answers what says which. */
export function useKeptFocus(): (key: string) => void {
  const wanted = useRef<{ readonly key: string; readonly until: number }>(undefined)
  useEffect(() => {
    const { current } = wanted
    if (!current || document.activeElement !== document.body) return
    if (Date.now() > current.until) wanted.current = undefined
    else document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(current.key)}"]`)?.focus()
  })
  return useCallback((key: string) => {
    wanted.current = { key, until: Date.now() + PATIENCE_MS }
  }, [])
}

import { useCallback, useEffect, useRef, useState } from 'react'

const WRITE_AFTER_MS = 250

/**
 * Text that is typed and belongs into the address (NAV-08): it shows at once and is written a moment after the last key, so that the router
 * has no part in a keystroke. Going back in the history shows the text of that time.
 */
export function useTypedText(
  written: string,
  write: (text: string) => void,
): readonly [string, (text: string) => void] {
  const [text, setText] = useState(written)
  const sent = useRef(written)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(write)

  useEffect(() => {
    latest.current = write
  }, [write])

  useEffect(() => {
    // What was typed since it was sent must not be taken away by its own arrival.
    if (written === sent.current) return
    sent.current = written
    clearTimeout(timer.current)
    setText(written)
  }, [written])

  useEffect(() => () => clearTimeout(timer.current), [])

  const type = useCallback((next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      sent.current = next
      latest.current(next)
    }, WRITE_AFTER_MS)
  }, [])

  return [text, type]
}

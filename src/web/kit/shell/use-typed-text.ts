import { useCallback, useEffect, useRef, useState } from 'react'
import { theRouter } from './current-router.ts'

const WRITE_AFTER_MS = 250

/**
 * Text that is typed and belongs into the address (NAV-08): it shows at once and is written a moment after the last key, so that the router
 * has no part in a keystroke, or before the address is left. Going back in the history shows the text of that time.
 */
export function useTypedText(
  written: string,
  write: (text: string) => void,
): readonly [string, (text: string) => void] {
  const [text, setText] = useState(written)
  const sent = useRef(written)
  const unwritten = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(write)

  useEffect(() => {
    latest.current = write
  }, [write])

  useEffect(() => {
    // What was typed since it was sent must not be taken away by its own arrival.
    if (written === sent.current) return
    sent.current = written
    unwritten.current = undefined
    clearTimeout(timer.current)
    setText(written)
  }, [written])

  const send = useCallback(() => {
    const next = unwritten.current
    if (next === undefined) return
    clearTimeout(timer.current)
    unwritten.current = undefined
    sent.current = next
    latest.current(next)
  }, [])

  useEffect(() => {
    const stop = theRouter().beforeStep(send)
    return () => {
      stop()
      clearTimeout(timer.current)
    }
  }, [send])

  const type = useCallback(
    (next: string) => {
      setText(next)
      unwritten.current = next
      clearTimeout(timer.current)
      timer.current = setTimeout(send, WRITE_AFTER_MS)
    },
    [send],
  )

  return [text, type]
}

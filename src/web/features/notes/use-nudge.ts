import { useEffect, useState } from 'react'

/** Keys that follow each other within this time are one change. */
const PAUSE_MS = 250

interface Nudge<T> {
  /** What is not saved yet. */
  readonly last: () => T | undefined
  readonly push: (value: T, save: (value: T) => void) => void
  /** Saves at once what waits. */
  readonly flush: () => void
}

/** Steps of keys that are drawn at once and saved together: after a pause, or when the thing or the page is left. */
export function useNudge<T>(): Nudge<T> {
  const [nudge] = useState(makeNudge<T>)
  useEffect(() => {
    addEventListener('pagehide', nudge.flush)
    return () => {
      removeEventListener('pagehide', nudge.flush)
      nudge.flush()
    }
  }, [nudge])
  return nudge
}

function makeNudge<T>(): Nudge<T> {
  let waiting: { readonly value: T; readonly save: (value: T) => void } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = (): void => {
    clearTimeout(timer)
    const due = waiting
    waiting = undefined
    due?.save(due.value)
  }
  return {
    last: () => waiting?.value,
    push(value, save) {
      clearTimeout(timer)
      waiting = { value, save }
      timer = setTimeout(flush, PAUSE_MS)
    },
    flush,
  }
}

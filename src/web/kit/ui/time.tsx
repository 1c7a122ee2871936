import { useSyncExternalStore } from 'react'
import { formatDateTime, formatWhen } from '../format/date.ts'

const STEP_MS = 30_000
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/** One clock for all times on screen; it stands still while none is shown. */
function onTick(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    now = Date.now()
    for (const each of listeners) each()
  }, STEP_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function currentTime(): number {
  if (timer === undefined) now = Date.now()
  return Math.floor(now / STEP_MS) * STEP_MS
}

/** A moment (epoch milliseconds): how long ago when under a day, else its day; the exact time is one hover away. */
export function Time({ at }: { readonly at: number }) {
  const ticked = useSyncExternalStore(onTick, currentTime)
  // What happened after the last tick is now, not ahead.
  const shownAt = at > ticked && at - ticked < STEP_MS ? at : ticked
  return (
    <time dateTime={new Date(at).toISOString()} data-tip={formatDateTime(at)}>
      {formatWhen(at, shownAt)}
    </time>
  )
}

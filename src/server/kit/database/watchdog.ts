import { writeSync } from 'node:fs'

const TICK_MS = 250

/** Makes sure that the engine answers every question. Times are milliseconds. */
export interface Watchdog {
  readonly asked: () => void
  /** Part of an answer arrived; `last` when it is complete. */
  readonly heard: (last: boolean) => void
  /**
   * Raises the limit until the answered function is called: opening, migrations, maintenance. Only for work that has the engine; for
   * waiting work it would cover whatever blocks the engine.
   */
  readonly allow: (limitMs: number) => () => void
  /** The engine cannot go on: the same end as a stuck one. */
  readonly broken: (reason: string) => void
  readonly stop: () => void
}

/**
 * Calls `stuck` once when a question got no answer at all for longer than the limit. It counts its own ticks, each for two at most, so
 * that neither a sleeping machine nor a busy main thread looks like a stuck engine.
 */
export function createWatchdog(limitMs: number, stuck: (reason: string) => void = endProcess): Watchdog {
  const allowed = new Set<{ readonly limitMs: number }>()
  let open = 0
  let silentMs = 0
  let tickedAt = performance.now()

  const timer = setInterval(() => {
    const now = performance.now()
    silentMs = open === 0 ? 0 : silentMs + Math.min(now - tickedAt, 2 * TICK_MS)
    tickedAt = now
    if (silentMs <= Math.max(limitMs, ...[...allowed].map((more) => more.limitMs))) return
    broken(`it has not answered for ${Math.round(silentMs / 1000)} s`)
  }, TICK_MS).unref()

  function broken(reason: string): void {
    clearInterval(timer)
    stuck(reason)
  }

  return {
    asked: () => {
      open += 1
    },
    heard: (last) => {
      silentMs = 0
      if (last) open -= 1
    },
    allow: (moreMs) => {
      const more = { limitMs: moreMs }
      allowed.add(more)
      return () => {
        allowed.delete(more)
        silentMs = 0
      }
    },
    broken,
    stop: () => clearInterval(timer),
  }
}

/** A thread that hangs in the engine keeps `process.exit` from returning: only the kernel can end such a process. */
function endProcess(reason: string): void {
  writeSync(
    2,
    `The embedded database is stuck: ${reason}. Ending; what keeps the server running starts it again, else do so yourself.\n`,
  )
  process.kill(process.pid, 'SIGKILL')
}

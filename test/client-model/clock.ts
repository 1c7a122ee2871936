/** A clock that stands still until it is moved. */
export interface VirtualClock {
  now(): number
  after(delayMs: number, run: () => void): () => void
  /** Lets everything happen that happens within so long. */
  advance(durationMs: number): Promise<void>
}

const TURNS = 4

/** Promises run by themselves; timers only when the clock is moved. `settled` waits for what takes real time. */
export function virtualClock(start = 1_760_000_000_000, settled?: () => Promise<boolean>): VirtualClock {
  let now = start
  const timers = new Set<{ readonly at: number; readonly run: () => void }>()
  const idle = async (): Promise<void> => {
    for (let isBusy = true; isBusy; isBusy = (await settled?.()) ?? false) {
      for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => void setImmediate(resolve))
    }
  }
  return {
    now: () => now,
    after(delayMs, run) {
      const timer = { at: now + delayMs, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    async advance(durationMs) {
      const end = now + durationMs
      await idle()
      for (;;) {
        const next = [...timers].sort((a, b) => a.at - b.at)[0]
        if (!next || next.at > end) break
        timers.delete(next)
        now = Math.max(now, next.at)
        next.run()
        await idle()
      }
      now = end
    },
  }
}

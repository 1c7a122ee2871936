import type { StoreClock } from '#server/stores/pace.ts'

/** A clock that jumps ahead instead of sleeping, so that an hour of polite waiting takes no time. */
export function fastClock(start = Date.UTC(2026, 10, 30)): StoreClock & { advance(ms: number): void } {
  let now = start
  return {
    now: () => now,
    sleep: (ms, signal) => {
      signal.throwIfAborted()
      now += ms
      return Promise.resolve()
    },
    advance: (ms) => {
      now += ms
    },
  }
}

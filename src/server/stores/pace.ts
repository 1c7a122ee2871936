import { setTimeout as wait } from 'node:timers/promises'
import { sharedNow } from '../kit/clock.ts'

/** The clock that waits for a store's limits; tests pass one that runs ahead. */
export interface StoreClock {
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Rejects with the signal's reason when it aborts. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
}

/** The clock of the machine. */
export const realClock: StoreClock = {
  now: () => sharedNow(),
  sleep: async (ms, signal) => {
    await wait(ms, undefined, { signal })
  },
}

/** Lets calls through at a provider's documented rate. */
export interface Pace {
  /** Resolves when the next call may go; the calls of one store go one after the other. */
  turn(signal: AbortSignal): Promise<void>
  /** The store asked for patience: nothing goes before then. */
  pause(ms: number): void
}

/** A bucket of `most` calls that fills up again evenly within `perMs`. */
export function createPace(clock: StoreClock, most: number, perMs: number): Pace {
  let left = most
  let filledAt = clock.now()
  let pausedUntil = 0
  const each = perMs / most
  return {
    async turn(signal) {
      signal.throwIfAborted()
      for (;;) {
        const now = clock.now()
        left = Math.min(most, left + Math.max(0, now - filledAt) / each)
        filledAt = now
        const waitMs = Math.max(pausedUntil - now, left >= 1 ? 0 : Math.ceil((1 - left) * each))
        if (waitMs <= 0) break
        await clock.sleep(waitMs, signal)
      }
      left -= 1
    },
    pause: (ms) => {
      pausedUntil = Math.max(pausedUntil, clock.now() + ms)
    },
  }
}

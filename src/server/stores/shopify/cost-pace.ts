import type { StoreClock } from '../pace.ts'

/** How the bucket of a shop stands, as its last answer told. Points, and points a second. */
export interface ThrottleStatus {
  readonly maximumAvailable: number
  readonly currentlyAvailable: number
  readonly restoreRate: number
}

/** Keeps calls within the points that Shopify gives an app for a shop: each call costs what its query asks for (STORE-07). */
export interface CostPace {
  /** Resolves when so many points are there, and takes them. */
  take(cost: number, signal: AbortSignal): Promise<void>
  /** A call that took `cost` points ended; `status` is what its answer told, if it did. */
  ended(cost: number, status: ThrottleStatus | undefined): void
  /** Nothing goes before then. */
  pause(ms: number): void
}

/** The smallest bucket of any plan, until the shop tells its own. */
const AT_FIRST = { most: 1_000, perSecond: 50 }

/** A bucket of points that starts full and follows what the shop tells. */
export function createCostPace(clock: StoreClock): CostPace {
  let { most, perSecond } = AT_FIRST
  let left = most
  let filledAt = clock.now()
  let pausedUntil = 0
  let underWay = 0
  return {
    async take(cost, signal) {
      signal.throwIfAborted()
      for (;;) {
        const now = clock.now()
        left = Math.min(most, left + (Math.max(0, now - filledAt) / 1_000) * perSecond)
        filledAt = now
        const missing = Math.min(cost, most) - left
        const waitMs = Math.max(pausedUntil - now, missing <= 0 ? 0 : Math.ceil((missing / perSecond) * 1_000))
        if (waitMs <= 0) break
        await clock.sleep(waitMs, signal)
      }
      left -= cost
      underWay += cost
    },
    ended(cost, status) {
      underWay -= cost
      if (!status) return
      most = Math.max(1, status.maximumAvailable)
      perSecond = Math.max(1, status.restoreRate)
      left = status.currentlyAvailable - underWay
      filledAt = clock.now()
    },
    pause: (ms) => {
      pausedUntil = Math.max(pausedUntil, clock.now() + ms)
    },
  }
}

/** The single query maximum of the Admin API. */
export const MOST_A_QUERY = 1_000

/** The points of an app in a shop: those of the standard plan. */
export class Points {
  readonly #now: () => number
  readonly #most: number
  readonly #perSecond: number
  #left: number
  #at: number

  constructor(now: () => number, most: number, perSecond: number) {
    this.#now = now
    this.#most = most
    this.#perSecond = perSecond
    this.#left = most
    this.#at = now()
  }

  /** Takes points; false if there are too few. */
  take(cost: number): boolean {
    this.#refill()
    if (cost > this.#left) return false
    this.#left -= cost
    return true
  }

  /** Gives back what a query did not use. */
  giveBack(cost: number): void {
    this.#left = Math.min(this.#most, this.#left + cost)
  }

  status(): object {
    this.#refill()
    return { maximumAvailable: this.#most, currentlyAvailable: Math.floor(this.#left), restoreRate: this.#perSecond }
  }

  #refill(): void {
    const now = this.#now()
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1_000) * this.#perSecond)
    this.#at = now
  }
}

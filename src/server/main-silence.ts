/** How long the main thread may give no sign, in ms: of the clock while it computes, of its own computing, and of the clock whatever it does. */
export interface SilenceLimits {
  readonly silentMs: number
  readonly computedMs: number
  readonly mostSilentMs: number
}

/** What a look at the main thread saw: its count, the time, and how long it has computed since it began, both in ms. */
interface Look {
  readonly beat: number
  readonly at: number
  readonly computed: number
}

/**
 * Tells a main thread that hangs from one that the machine gives no time: only the first computes while it gives no sign. One that waits
 * without computing, as for a lock that nobody gives back, is told by the clock alone, after far longer.
 */
export class Silence {
  readonly #limits: SilenceLimits
  readonly #mostOfLook: number
  #last: Look | undefined
  #silentMs = 0
  #computedMs = 0

  /** A look counts for `mostOfLook` ms at most: a machine that slept does not look like a thread that hangs. */
  constructor(limits: SilenceLimits, mostOfLook: number) {
    this.#limits = limits
    this.#mostOfLook = mostOfLook
  }

  /** Takes in a look; answers how long the thread has given no sign, in ms, once it hangs. */
  add(look: Look): number | undefined {
    const last = this.#last
    this.#last = look
    if (!last) return undefined
    if (last.beat !== look.beat) {
      this.#silentMs = 0
      this.#computedMs = 0
      return undefined
    }
    this.#silentMs += Math.min(look.at - last.at, this.#mostOfLook)
    this.#computedMs += look.computed - last.computed
    const { silentMs, computedMs, mostSilentMs } = this.#limits
    const computes = this.#silentMs > silentMs && this.#computedMs > computedMs
    return computes || this.#silentMs > mostSilentMs ? this.#silentMs : undefined
  }
}

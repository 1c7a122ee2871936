/** How long work may keep the main thread, in ms. */
const SLICE_MS = 4
/** The longest rest after a slice, in ms: much of a longer slice was waiting. */
const LONGEST_REST_MS = 12
/** A call that runs longer, in ms, is long work itself, or a stream: nobody rests for it. */
const SHORT_CALL_MS = 100

interface Lane {
  readonly waiting: (() => void)[]
  restsUntil: number
}

interface ShortCall {
  readonly since: number
}

/**
 * Decides who has the main thread next (OPS-06): one slice of long work per turn of the event loop, users in turn. While short calls of
 * other users are running, a user's work rests after a slice as long as the slice took.
 */
export class MainThread {
  readonly #lanes = new Map<string, Lane>()
  /** The calls of each user, the oldest first. */
  readonly #calls = new Map<string, Set<ShortCall>>()
  #isWoken = false
  #timer: NodeJS.Timeout | undefined
  readonly #clock: () => number

  /** `clock` answers milliseconds; tests pass their own. */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock
  }

  /** Notes that a user's call has begun; call the answered function when it ends. */
  begin(key: string): () => void {
    const call: ShortCall = { since: this.#clock() }
    const own = this.#calls.get(key) ?? new Set()
    this.#calls.set(key, own.add(call))
    return () => {
      own.delete(call)
      if (own.size === 0 && this.#calls.get(key) === own) this.#calls.delete(key)
      if (this.#timer) this.#wake()
    }
  }

  /** Waits for a slice; `tookMs` is how long the last one was. */
  turn(key: string, tookMs = 0): Promise<void> {
    return new Promise((start) => {
      const lane = this.#lanes.get(key) ?? { waiting: [], restsUntil: 0 }
      this.#lanes.set(key, lane)
      lane.waiting.push(start)
      lane.restsUntil = Math.max(lane.restsUntil, this.#clock() + Math.min(tookMs, LONGEST_REST_MS))
      this.#wake()
    })
  }

  /** Cuts work into slices: call the answered function between two steps; it waits for the next slice when one is over. */
  inSlices(key = ''): () => Promise<void> {
    let since = this.#clock()
    return async () => {
      const tookMs = this.#clock() - since
      if (tookMs < SLICE_MS) return
      await this.turn(key, tookMs)
      since = this.#clock()
    }
  }

  /** Lets the event loop serve others first. */
  #wake(): void {
    if (this.#isWoken) return
    this.#isWoken = true
    setImmediate(() => {
      this.#isWoken = false
      this.#next()
    })
  }

  #next(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const now = this.#clock()
    let soonest = Infinity
    for (const [key, lane] of this.#lanes) {
      if (lane.restsUntil > now && this.#isCalledByOthers(key, now)) {
        soonest = Math.min(soonest, lane.restsUntil)
        continue
      }
      this.#start(key, lane)
      if (this.#lanes.size > 0) this.#wake()
      return
    }
    if (soonest < Infinity) this.#timer = setTimeout(() => this.#next(), Math.max(1, soonest - now))
  }

  /** A key that had a slice queues behind all others that wait. */
  #start(key: string, lane: Lane): void {
    const start = lane.waiting.shift()
    this.#lanes.delete(key)
    if (lane.waiting.length > 0) this.#lanes.set(key, lane)
    start?.()
  }

  #isCalledByOthers(key: string, now: number): boolean {
    for (const [other, calls] of this.#calls) {
      if (other === key) continue
      for (const call of calls) {
        if (call.since > now - SHORT_CALL_MS) return true
        calls.delete(call)
      }
      this.#calls.delete(other)
    }
    return false
  }
}

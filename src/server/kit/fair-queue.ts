import { Refusal } from '#contract/refusal.ts'

/** How much a queue runs and lets wait; every limit is a count. */
export interface FairQueueLimits {
  /** Running at a time, all keys added up. */
  readonly atOnce: number
  /** Running at a time of one key. */
  readonly atOncePerKey: number
  /** Waiting of one key; one more is refused. */
  readonly waitingPerKey: number
  /** Waiting, all keys added up; one more is refused. */
  readonly waiting: number
  /** Longest wait in ms; after that the caller is refused as `busy`. No limit by default. */
  readonly waitMs?: number
}

/** One piece of work, as its caller describes it. */
export interface FairTurn {
  /** Whose work it is, such as the user's id. */
  readonly key: string
  /** Ends the wait once it aborts, such as when the caller has left; work that runs is not interrupted. */
  readonly signal?: AbortSignal | undefined
}

interface Waiting {
  readonly start: () => void
  readonly refuse: (reason: Error) => void
}

interface Lane {
  running: number
  readonly waiting: Waiting[]
}

/** After so many seconds a refused caller may succeed. */
const RETRY_SECONDS = 2

/**
 * A queue that runs only so much at a time, in total and of each key. Waiting keys take turns, so that one key's backlog never delays
 * the first work of another; the backlog of one key is limited.
 */
export class FairQueue {
  readonly #limits: FairQueueLimits
  /** In the order of their next turns; a key without running or waiting work is left out. */
  readonly #lanes = new Map<string, Lane>()
  #running = 0
  #waiting = 0

  constructor(limits: FairQueueLimits) {
    this.#limits = limits
  }

  /** How much runs and how much waits, for the health report. */
  get load(): { readonly running: number; readonly waiting: number } {
    return { running: this.#running, waiting: this.#waiting }
  }

  /**
   * Runs the work when its turn comes. Throws `Refusal` `too-many-at-once` when too much of this key waits, `busy` when too much waits
   * in total, and the signal's reason when it aborts before the work began.
   */
  async run<T>({ key, signal }: FairTurn, work: () => Promise<T>): Promise<T> {
    signal?.throwIfAborted()
    await this.#turn(key, signal)
    try {
      return await work()
    } finally {
      this.#leave(key)
    }
  }

  /** Refuses all waiting work; running work goes on. */
  refuseWaiting(reason: Error): void {
    const all = [...this.#lanes.values()].flatMap(({ waiting }) => waiting)
    for (const each of all) each.refuse(reason)
  }

  #turn(key: string, signal: AbortSignal | undefined): Promise<void> | undefined {
    const lane = this.#lanes.get(key) ?? { running: 0, waiting: [] }
    this.#lanes.set(key, lane)
    if (lane.waiting.length === 0 && this.#mayRun(lane)) {
      this.#enter(key, lane)
      return undefined
    }
    const refusal = this.#refusal(lane)
    if (refusal) {
      this.#forgetIdle(key, lane)
      throw refusal
    }
    return this.#wait(key, lane, signal)
  }

  #refusal({ waiting }: Lane): Refusal | undefined {
    if (waiting.length >= this.#limits.waitingPerKey) return new Refusal('too-many-at-once', { seconds: RETRY_SECONDS })
    return this.#waiting >= this.#limits.waiting ? new Refusal('busy') : undefined
  }

  #wait(key: string, lane: Lane, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const { waitMs } = this.#limits
      const left = (): void => refuse(signal?.reason as Error)
      const timer = waitMs === undefined ? undefined : setTimeout(() => refuse(new Refusal('busy')), waitMs)
      const over = (): void => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', left)
      }
      const refuse = (reason: Error): void => {
        over()
        lane.waiting.splice(lane.waiting.indexOf(mine), 1)
        this.#waiting -= 1
        this.#forgetIdle(key, lane)
        reject(reason)
      }
      const mine: Waiting = {
        refuse,
        start: () => {
          over()
          resolve()
        },
      }
      signal?.addEventListener('abort', left, { once: true })
      lane.waiting.push(mine)
      this.#waiting += 1
    })
  }

  #mayRun({ running }: Lane): boolean {
    return this.#running < this.#limits.atOnce && running < this.#limits.atOncePerKey
  }

  #enter(key: string, lane: Lane): void {
    lane.running += 1
    this.#running += 1
    this.#toTheEnd(key, lane)
  }

  /** A key that was served queues behind all others that wait now. */
  #toTheEnd(key: string, lane: Lane): void {
    this.#lanes.delete(key)
    this.#lanes.set(key, lane)
  }

  #leave(key: string): void {
    this.#running -= 1
    const lane = this.#lanes.get(key)
    if (lane) {
      lane.running -= 1
      this.#toTheEnd(key, lane)
      this.#forgetIdle(key, lane)
    }
    this.#startNext()
  }

  #startNext(): void {
    for (const [key, lane] of this.#lanes) {
      if (!this.#mayRun(lane)) continue
      const next = lane.waiting.shift()
      if (!next) continue
      this.#waiting -= 1
      this.#enter(key, lane)
      next.start()
      return
    }
  }

  #forgetIdle(key: string, { running, waiting }: Lane): void {
    if (running === 0 && waiting.length === 0) this.#lanes.delete(key)
  }
}

/** A way through which only so many may go at a time; the others wait in the order of their coming. */
export class Turns {
  readonly #most: number
  #running = 0
  readonly #waiting: (() => void)[] = []

  constructor(most: number) {
    this.#most = most
  }

  get isIdle(): boolean {
    return this.#running === 0
  }

  /** Runs the work when it is its turn. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#most) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#running += 1
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}

/** The same for each key of its own. */
export class TurnsByKey {
  readonly #most: number
  readonly #turns = new Map<string, Turns>()

  constructor(most: number) {
    this.#most = most
  }

  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const turns = this.#turns.get(key) ?? new Turns(this.#most)
    this.#turns.set(key, turns)
    try {
      return await turns.take(work)
    } finally {
      if (turns.isIdle) this.#turns.delete(key)
    }
  }
}

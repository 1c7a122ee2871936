import { Refusal } from '#contract/refusal.ts'

/** Seconds after which a refused caller may succeed. */
const RETRY_SECONDS = 5

/** So much of the work of one account at a time; one more is refused. */
export class AtOnce {
  readonly #running = new Map<string, number>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  /** Notes that work has begun; call the answered function when it ends. Throws `Refusal` for one too many. */
  begin(key: string): () => void {
    const running = this.#running.get(key) ?? 0
    if (running >= this.#most) throw new Refusal('too-many-at-once', { seconds: RETRY_SECONDS })
    this.#running.set(key, running + 1)
    return () => {
      const left = (this.#running.get(key) ?? 1) - 1
      if (left === 0) this.#running.delete(key)
      else this.#running.set(key, left)
    }
  }
}

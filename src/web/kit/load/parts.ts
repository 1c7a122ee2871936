import { type RetryOptions, retry } from './retry.ts'

/** More would keep somebody waiting who could be told. */
const TRIES = 3

/** Parts of the product by name, such as its pages: each loads once, when it is first needed. */
export class Parts<T> {
  readonly #loaders: Readonly<Record<string, () => Promise<T>>>
  readonly #patience: RetryOptions
  readonly #loaded = new Map<string, T>()
  readonly #loading = new Map<string, Promise<T>>()
  readonly #failed = new Map<string, unknown>()

  constructor(loaders: Readonly<Record<string, () => Promise<T>>>, patience: RetryOptions = {}) {
    this.#loaders = loaders
    this.#patience = { tries: TRIES, ...patience }
  }

  has(name: string): boolean {
    return this.#loaders[name] !== undefined
  }

  /** The part, or undefined while it loads. Throws what kept it from loading. */
  get(name: string): T | undefined {
    const part = this.#loaded.get(name)
    if (part === undefined && this.#failed.has(name)) throw this.#failed.get(name)
    return part
  }

  /** Loads a part; undefined when it is here or there is none of the name. After a failure the next call tries again. */
  load(name: string): Promise<T> | undefined {
    const loader = this.#loaders[name]
    if (!loader || this.#loaded.has(name)) return undefined
    const known = this.#loading.get(name)
    if (known) return known
    this.#failed.delete(name)
    const loading = retry(loader, this.#patience)
    this.#loading.set(name, loading)
    void loading
      .then(
        (part) => this.#loaded.set(name, part),
        (error: unknown) => this.#failed.set(name, error),
      )
      .then(() => this.#loading.delete(name))
    return loading
  }
}

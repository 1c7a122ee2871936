import type { FirstQuery } from './first-rows.ts'
import type { FirstRows } from './local-view.ts'
import type { StoreOptions } from './store-options.ts'

/** A new device has the network to itself for the first rows of its list, but no longer than this. */
const PATIENCE_MS = 1_500

type VisitOptions = Pick<StoreOptions, 'environment' | 'looksAtList' | 'transport' | 'userId'>

/** What a first visit needs of its store. */
interface FirstVisitDeps {
  readonly stop: AbortSignal
  /** Whether all rows have come at least once. */
  readonly isFetched: () => boolean
  readonly show: (rows: FirstRows) => void
  /** Begins to keep in step with the other tabs and the server. */
  readonly join: () => void
}

/** The first visit of a device: the first rows of the list that is looked at come before everything else (SYNC-02). */
export class FirstVisit {
  readonly #options: VisitOptions
  readonly #deps: FirstVisitDeps
  #isJoined = false
  #answered = ''

  constructor(options: VisitOptions, deps: FirstVisitDeps) {
    this.#options = options
    this.#deps = deps
  }

  /** Begins to sync: at once, except where a list is about to ask for its first rows. */
  begin(): void {
    const { looksAtList, environment } = this.#options
    if (looksAtList && !this.#deps.isFetched()) environment.after(PATIENCE_MS, () => this.#join())
    else this.#join()
  }

  /** Has the server find a page of a list; answers how to call that off. */
  ask(kind: string, query: FirstQuery): () => void {
    const asking = new AbortController()
    if (!this.#deps.isFetched()) void this.#ask(kind, query, asking.signal)
    return () => asking.abort()
  }

  /** Whether what is shown is the answer to a query. */
  isAnswered(query: FirstQuery): boolean {
    return this.#answered === JSON.stringify(query)
  }

  /** What cannot be had comes with the copy. */
  async #ask(kind: string, query: FirstQuery, signal: AbortSignal): Promise<void> {
    const { transport, userId, environment } = this.#options
    const { stop, isFetched, show } = this.#deps
    const rows = await import('./first-rows.ts')
      .then(({ firstRows }) => firstRows(transport, userId, kind, query, signal))
      .catch(() => undefined)
    if (signal.aborted) return
    if (rows && !stop.aborted && !isFetched()) {
      this.#answered = JSON.stringify(query)
      show(rows)
    }
    // The page draws these rows before anything else comes.
    environment.nextFrame(() => this.#join())
  }

  #join(): void {
    if (this.#isJoined || this.#deps.stop.aborted) return
    this.#isJoined = true
    this.#deps.join()
  }
}

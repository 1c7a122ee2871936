import type { Store } from '../data/store.ts'

/** Something that is worked out from rows, in slices. */
export interface SlicedWork<Result> {
  /** Whether anything changed that it depends on. */
  readonly isBehind: () => boolean
  /** Goes on as long as there is time; whether it is done. */
  readonly goOn: (hasTime: () => boolean) => boolean
  /** What came out, once it is done. */
  readonly result: () => Result
}

/** How far the work is; while newer results are worked out the former stay. */
export type SlicedState<Result> =
  | { readonly status: 'computing' | 'failed' }
  | { readonly status: 'ready'; readonly result: Result }

/** The page answers in between. */
const SLICE_MS = 12
/** A change may wait so long for an idle moment. */
const PATIENCE_MS = 500

/** Works something out of the rows of a store while somebody looks at it, without ever holding the page up, and follows their changes. */
export class SlicedSource<Result> {
  readonly #store: Pick<Store, 'subscribe' | 'isFetched'>
  readonly #work: SlicedWork<Result>
  readonly #listeners = new Set<() => void>()
  #state: SlicedState<Result> = { status: 'computing' }
  #isScheduled = false
  #isFailed = false
  #leave: (() => void) | undefined

  constructor(store: Pick<Store, 'subscribe' | 'isFetched'>, work: SlicedWork<Result>) {
    this.#store = store
    this.#work = work
  }

  readonly read = (): SlicedState<Result> => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    this.#leave ??= this.#store.subscribe(this.follow)
    this.follow()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size > 0) return
      this.#leave?.()
      this.#leave = undefined
    }
  }

  /** Looks whether there is something to do, such as after something else than a row changed. */
  readonly follow = (): void => {
    // Of rows that are still on their way nothing is told, as if they were all.
    if (this.#isScheduled || this.#isFailed || !this.#store.isFetched) return
    if (this.#state.status === 'ready' && !this.#work.isBehind()) return
    this.#isScheduled = true
    // What is shown may wait for an idle moment; a page that waits for its first figures may not.
    if (this.#state.status === 'ready' && 'requestIdleCallback' in globalThis) {
      requestIdleCallback(this.#slice, { timeout: PATIENCE_MS })
    } else setTimeout(this.#slice)
  }

  /** Tries again after a failure. */
  readonly retry = (): void => {
    this.#isFailed = false
    this.#show({ status: 'computing' })
    this.follow()
  }

  readonly #slice = (): void => {
    this.#isScheduled = false
    if (this.#listeners.size === 0) return
    const end = performance.now() + SLICE_MS
    try {
      if (this.#work.goOn(() => performance.now() < end)) this.#show({ status: 'ready', result: this.#work.result() })
    } catch (error) {
      this.#isFailed = true
      this.#show({ status: 'failed' })
      reportError(error)
    }
    this.follow()
  }

  #show(state: SlicedState<Result>): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

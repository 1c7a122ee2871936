import type { CostBook } from '#domain/analytics/cost-structure.ts'
import type { DocumentBook } from '#domain/analytics/document-facts.ts'
import type { ProductBook } from '#domain/analytics/product-facts.ts'
import type { Store } from '../data/store.ts'
import { fedCosts, fedDocuments, fedProducts } from './book-takers.ts'
import { type PricingNow, pricingNow } from './pricing-now.ts'
import { RowFeed } from './row-feed.ts'

/** What figures are made from. */
export interface FigureBooks {
  readonly documents: DocumentBook
  readonly products: ProductBook
  /** The parts of every cost; empty unless they were asked for. */
  readonly costs: CostBook
}

/** The books that can be asked for. */
export type BookName = keyof FigureBooks

/** How far the rows are read. */
export interface FigureState {
  /** Another object after every change. */
  readonly books: FigureBooks
  /** The books that hold every row. */
  readonly read: ReadonlySet<BookName>
  /** How much of the others is read, from 0 to 1. */
  readonly share: number
}

/** Where prices and floors come from; with another of these every product is judged anew. */
const RULES = ['category', 'businessProfile'] as const

/** Rows are read for so long at a time, so that the page answers in between. */
export const SLICE_MS = 12
/** A change may wait so long for an idle moment. */
const PATIENCE_MS = 500

/** Reads the rows of a store into books, in slices between which the page answers, and follows their changes. */
export class FigureSource {
  readonly #store: Store
  readonly #books
  readonly #feeds: Readonly<Record<BookName, RowFeed>>
  readonly #asked = new Set<BookName>()
  readonly #listeners = new Set<() => void>()
  #now: PricingNow | undefined
  #rulesOf = ''
  #state: FigureState
  #isScheduled = false
  #stop: (() => void) | undefined

  constructor(store: Store) {
    this.#store = store
    const now = (): PricingNow => (this.#now ??= this.#readRules())
    this.#books = { documents: fedDocuments(), products: fedProducts(now), costs: fedCosts(now) }
    const { documents, products, costs } = this.#books
    this.#feeds = {
      documents: new RowFeed(store.collection('document'), documents),
      products: new RowFeed(store.collection('product'), products),
      costs: new RowFeed(store.collection('product'), costs),
    }
    this.#state = { books: this.#bookObjects(), read: new Set(), share: 0 }
  }

  get state(): FigureState {
    return this.#state
  }

  /** Reads some books and follows their rows as long as somebody listens. */
  subscribe(names: readonly BookName[], listener: () => void): () => void {
    for (const name of names) this.#asked.add(name)
    this.#listeners.add(listener)
    this.#stop ??= this.#store.subscribe(() => this.#follow())
    this.#follow()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size > 0) return
      this.#stop?.()
      this.#stop = undefined
    }
  }

  #follow(): void {
    if (this.#isScheduled || !this.#isBehind()) return
    this.#isScheduled = true
    // What is shown may wait for an idle moment; a page that waits for its first figures may not.
    if (this.#isComplete() && 'requestIdleCallback' in globalThis) {
      requestIdleCallback(() => this.#read(), { timeout: PATIENCE_MS })
    } else setTimeout(() => this.#read())
  }

  #isBehind(): boolean {
    const isBehind = [...this.#asked].some((name) => this.#feeds[name].isBehind)
    return isBehind || !this.#isComplete() || this.#rulesOf !== this.#versionOfRules()
  }

  #isComplete(): boolean {
    return [...this.#asked].every((name) => this.#state.read.has(name))
  }

  #read(): void {
    this.#isScheduled = false
    if (this.#listeners.size === 0) return
    if (this.#rulesOf !== this.#versionOfRules()) this.#judgeAnew()
    const end = performance.now() + SLICE_MS
    const hasTime = (): boolean => performance.now() < end
    const asked = [...this.#asked]
    const behind = asked.filter((name) => this.#feeds[name].isBehind || !this.#state.read.has(name))
    const done = behind.filter((name) => this.#feeds[name].read(hasTime))
    const isAnew = done.length > 0
    this.#state = {
      books: isAnew ? this.#bookObjects() : this.#state.books,
      read: isAnew ? new Set([...this.#state.read, ...done]) : this.#state.read,
      share: Math.min(1, ...asked.map((name) => this.#feeds[name].share)),
    }
    for (const listener of this.#listeners) listener()
    if (done.length === behind.length) return
    this.#isScheduled = true
    setTimeout(() => this.#read())
  }

  #bookObjects(): FigureBooks {
    const { documents, products, costs } = this.#books
    return { documents: documents.book, products: products.book, costs: costs.book }
  }

  #judgeAnew(): void {
    this.#rulesOf = this.#versionOfRules()
    this.#now = undefined
    this.#feeds.products.restart()
    this.#feeds.costs.restart()
  }

  #readRules(): PricingNow {
    return pricingNow(this.#store.all('businessProfile'), (kind, id) => this.#store.get(kind, id))
  }

  #versionOfRules(): string {
    return RULES.map((kind) => this.#store.collection(kind).version).join()
  }
}

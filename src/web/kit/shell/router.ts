import type { Screen } from '#contract/screen.ts'
import { cleanSearch, matchScreen } from '#contract/screens.ts'
import type { History } from './browser-history.ts'
import { parseQuery, type RawSearch, writeQuery } from './search-params.ts'

/** A place in the product: the screen of an address and its search parameters; no screen is the not-found page. */
export interface Place {
  /** Path and query, as the browser shows them. */
  readonly href: string
  readonly pathname: string
  readonly search: RawSearch
  readonly screen: Screen | undefined
}

/** The place that is shown, and how far down; undefined leaves the scroll position alone. */
export interface Shown extends Place {
  readonly scroll: number | undefined
}

/** How a step enters the history and what it does to the scroll position. */
export interface StepOptions {
  readonly replace?: boolean
  readonly keepScroll?: boolean
}

/** What the router asks before it shows a place. */
export interface RouterOptions {
  readonly history: History
  /** Where the guard sends somebody instead. */
  readonly redirect: (place: Place) => string | undefined
  /** Loads what the place needs; undefined when all of it is here. */
  readonly prepare: (place: Place) => Promise<unknown> | undefined
}

/** The page that is left stays for this long while the next one loads; then its place-holder shows. */
const PATIENCE_MS = 1_000

/** Leads from place to place by the screen table (NAV-01): address, guard, loading, and back again. */
export class Router {
  readonly #options: RouterOptions
  readonly #listeners = new Set<() => void>()
  readonly #writers = new Set<() => void>()
  #shown: Shown
  /** Where the browser stands, which may still be loading. */
  #target: Place
  #key: string
  /** Where the page stood before a reload; until the first place is shown. */
  #scrollOnce: number | undefined

  constructor(options: RouterOptions) {
    this.#options = options
    const { href, key } = options.history.entry()
    this.#key = key
    this.#target = placeOf(href)
    this.#shown = { ...this.#target, scroll: undefined }
    this.#scrollOnce = options.history.scrolled(key)
    options.history.onMove(() => this.#moved())
  }

  readonly shown = (): Shown => this.#shown

  /** The place of the address, which may still be loading. */
  readonly target = (): Place => this.#target

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Has something written into the address before it is left, such as a search that is still typed. It does nothing when called again. */
  readonly beforeStep = (write: () => void): (() => void) => {
    this.#writers.add(write)
    return () => this.#writers.delete(write)
  }

  /** Goes to an address of this product. */
  readonly go = (href: string, { replace = false, keepScroll = false }: StepOptions = {}): void => {
    const { history } = this.#options
    for (const write of this.#writers) write()
    history.remember(this.#key, history.scrollY())
    // The address that is shown already is no step of its own: Back leads to the one before.
    if (replace || placeOf(href).href === this.#target.href) history.replace(href)
    else history.push(href)
    this.#key = history.entry().key
    this.#target = placeOf(href)
    void this.#arrive(keepScroll ? undefined : 0)
  }

  /** Changes search parameters of the place where the browser stands; a page that is being left changes nothing of the next one. */
  readonly change = (change: (search: RawSearch) => RawSearch, options: StepOptions = {}): void => {
    for (const write of this.#writers) write()
    const { pathname, search } = this.#target
    if (pathname !== this.#shown.pathname) return
    this.go(pathname + writeQuery(change(search)), { keepScroll: true, ...options })
  }

  /** Asks guard and pages for the present address: at the start, after a sign-in, after a failure. */
  readonly refresh = (): void => {
    const scroll = this.#scrollOnce
    this.#scrollOnce = undefined
    void this.#arrive(scroll)
  }

  /** Loads what an address needs, ahead of going there. */
  readonly preload = (href: string): void => {
    const place = placeOf(href)
    if (this.#options.redirect(place) === undefined) this.#options.prepare(place)?.catch(() => undefined)
  }

  #moved(): void {
    const { history } = this.#options
    history.remember(this.#key, history.scrollY())
    const { href, key } = history.entry()
    const place = placeOf(href)
    this.#key = key
    // A jump inside the page is the browser's own affair.
    if (place.href === this.#target.href) return
    this.#target = place
    void this.#arrive(history.scrolled(key) ?? 0)
  }

  async #arrive(scroll: number | undefined): Promise<void> {
    const target = this.#target
    const elsewhere = this.#options.redirect(target)
    if (elsewhere !== undefined) return this.go(elsewhere, { replace: true })
    const ready = this.#options.prepare(target)?.catch(() => undefined)
    if (ready) {
      await Promise.race([ready, this.#options.history.after(PATIENCE_MS)])
      if (this.#target !== target) return undefined
    }
    this.#show({ ...target, scroll })
    if (!ready) return undefined
    await ready
    if (this.#target === target) this.#show({ ...target, scroll })
    return undefined
  }

  #show(shown: Shown): void {
    this.#shown = shown
    for (const listener of this.#listeners) listener()
  }
}

/** The place of an address below the origin. */
function placeOf(href: string): Place {
  const { pathname, search: query } = new URL(href, 'http://place.invalid')
  const screen = matchScreen(pathname)
  const search = parseQuery(query)
  return { href: pathname + query, pathname, search: screen ? cleanSearch(screen, search) : search, screen }
}

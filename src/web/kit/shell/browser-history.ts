import { onForgotten, SCROLL_KEY } from '../data/draft-keys.ts'
import { isAbove } from '../ui/own-step.ts'
import { heldPage } from '../ui/held-page.ts'
import { whereAllowed } from '../load/where-allowed.ts'

/** An entry of the browser's history: its address below the origin, and a key that stays with it. */
export interface Entry {
  readonly href: string
  readonly key: string
}

/** The browser's history and scroll position as the router needs them. */
export interface History {
  entry(): Entry
  push(href: string): void
  replace(href: string): void
  /** Calls back when the user goes back or forth. */
  onMove(moved: () => void): void
  scrollY(): number
  /** Where the page was scrolled to when an entry was left, also before a reload. */
  scrolled(key: string): number | undefined
  remember(key: string, y: number): void
  /** Resolves after a time. */
  after(ms: number): Promise<void>
}

/** The history of this browser tab. */
export function browserHistory(): History {
  const places = storedPlaces()
  if (isOpenedAnew()) places.delete(location.href)
  onForgotten(() => places.clear())
  // What was typed into the address bar is a place of its own: it begins at its top, and a reload of it goes on where it was.
  const keyNow = (): string => (history.state as { readonly key?: string } | null)?.key ?? location.href
  // Native restoring comes before the page that was left is there again.
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    places.set(keyNow(), window.scrollY)
    whereAllowed(() => sessionStorage.setItem(SCROLL_KEY, JSON.stringify([...places].slice(-50))))
  })
  return {
    entry: () => ({ href: location.pathname + location.search + location.hash, key: keyNow() }),
    // What floats above a page has an entry of its own, which the next page takes over.
    push: (href) =>
      history[isAbove() ? 'replaceState' : 'pushState'](
        { key: `${performance.timeOrigin + performance.now()}` },
        '',
        href,
      ),
    replace: (href) => history.replaceState({ key: keyNow() }, '', href),
    onMove: (moved) =>
      addEventListener('popstate', () => {
        if (heldPage.by?.()) return
        leaveField()
        moved()
      }),
    scrollY: () => window.scrollY,
    scrolled: (key) => places.get(key),
    remember: (key, y) => void places.set(key, y),
    after: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
  }
}

/** Whether the page came by its address or a link of elsewhere: a reload, or Back into it, goes on where it was. */
function isOpenedAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as readonly { readonly type?: string }[]
  return history.state === null && navigation?.type === 'navigate'
}

function storedPlaces(): Map<string, number> {
  const stored = whereAllowed(() => JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? '[]') as [string, number][])
  return new Map(stored)
}

/** Back leaves a field as every other way does: what was typed is saved before its page goes. */
function leaveField(): void {
  const field = document.activeElement
  if (field instanceof HTMLElement && field.matches('input, textarea')) field.blur()
}

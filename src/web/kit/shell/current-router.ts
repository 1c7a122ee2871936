import { useSyncExternalStore } from 'react'
import type { Router, Shown, StepOptions } from './router.ts'
import type { RawSearch } from './search-params.ts'

let current: Router | undefined

/** Gives every page its router; called once, before anything is rendered. */
export function provideRouter(router: Router): void {
  current = router
}

/** The router of this page. */
export function theRouter(): Router {
  if (!current) throw new Error('provideRouter must be called before anything is rendered')
  return current
}

/** Something of the place that is shown; renders again only when that changes. */
export function useShown<T>(select: (shown: Shown) => T): T {
  const { subscribe, shown } = theRouter()
  return useSyncExternalStore(subscribe, () => select(shown()))
}

/** All of the place that is shown. */
export function whole(shown: Shown): Shown {
  return shown
}

/** The search parameters of the place that is shown, as text. */
export function useSearch(): RawSearch {
  return useShown(searchOf)
}

function searchOf({ search }: Shown): RawSearch {
  return search
}

/** Goes to an address of this product. */
export function goTo(href: string, options?: StepOptions): void {
  theRouter().go(href, options)
}

/** Changes search parameters of the present address; the scroll position stays. */
export function changeSearch(change: (search: RawSearch) => RawSearch, options?: StepOptions): void {
  theRouter().change(change, options)
}

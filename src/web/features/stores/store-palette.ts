import { matchesSearch, searchTerms } from '#domain/text-fold.ts'
import { screenHref } from '#contract/screens.ts'
import { STORE_PROVIDERS } from '#contract/store-providers.ts'
import { openedStore } from '#web/kit/data/current-store.ts'
import type { PaletteItem } from '#web/kit/shell/palette-state.ts'
import { storesMessages as messages } from './messages.ts'

/** The connected stores that the palette finds by name or address; `go` leads to an address (NAV-07). */
export function storeItems(query: string, go: (href: string) => void): readonly PaletteItem[] {
  const store = openedStore()
  const terms = searchTerms(query)
  if (!store || terms.length === 0) return []
  return store
    .all('store')
    .filter(({ searchText }) => matchesSearch(searchText, terms))
    .sort((a, b) => a.nameKey.localeCompare(b.nameKey))
    .map(({ id, name, provider }) => ({
      id,
      label: name,
      detail: messages.providers[provider],
      run: () => go(screenHref('store', { id })),
    }))
}

/** Connects a store, of each shop system. */
export function storeActs(go: (href: string) => void): readonly PaletteItem[] {
  return STORE_PROVIDERS.map((provider) => ({
    id: `connect ${provider}`,
    label: messages.connectTo(messages.providers[provider]),
    words: messages.connect,
    run: () => go(screenHref('stores', { connect: provider })),
  }))
}

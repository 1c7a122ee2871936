import { firstLine } from '#domain/first-line.ts'
import { matchesSearch, searchTerms } from '#domain/text-fold.ts'
import { screenHref } from '#contract/screens.ts'
import { openedStore } from '#web/kit/data/current-store.ts'
import type { PaletteItem } from '#web/kit/shell/palette-state.ts'
import { notesMessages as messages } from './messages.ts'
import { pinnedTo } from './note-place.ts'

const MOST_NOTES = 4

/** The sticky notes that the palette finds, the last written first, each with where it is seen; `go` leads to an address (NAV-07). */
export function noteItems(query: string, go: (href: string) => void): readonly PaletteItem[] {
  const store = openedStore()
  const terms = searchTerms(query)
  if (!store || terms.length === 0) return []
  return store
    .all('stickyNote')
    .filter(({ searchText }) => matchesSearch(searchText, terms))
    .sort((a, b) => b.updatedAt - a.updatedAt)
    .slice(0, MOST_NOTES)
    .map((row) => ({
      id: row.id,
      label: firstLine(row.content, 120) || messages.unnamed,
      detail: `${messages.ofPalette} · ${pinnedTo(row)}`,
      run: () => go(screenHref('sticky-notes', { id: row.id })),
    }))
}

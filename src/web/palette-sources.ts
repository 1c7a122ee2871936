import { screenHref } from '#contract/screens.ts'
import { salesItems } from './features/documents/list/documents-palette.ts'
import { recordItems } from './features/products/product-palette.ts'
import { serviceItems } from './features/services/service-palette.ts'
import { authState } from './kit/shell/auth-state.ts'
import { goTo } from './kit/shell/current-router.ts'
import { navigationFor } from './kit/shell/navigation.ts'
import { paletteMessages } from './kit/shell/palette-messages.ts'
import { matchItems } from './kit/shell/palette-search.ts'
import type { PaletteSource } from './kit/shell/palette-state.ts'

/** What the command palette finds: the pages, then the records that people name. */
export const palette: readonly PaletteSource[] = [
  { id: 'pages', heading: () => paletteMessages.pages, search: (query) => matchItems(pageItems(), query) },
  {
    id: 'records',
    heading: () => paletteMessages.records,
    search: (query) => [...recordItems(query, goTo), ...serviceItems(query, goTo), ...salesItems(query, goTo)],
  },
]

function pageItems() {
  return navigationFor(authState()).map(({ id, title }) => ({ id, label: title, run: () => goTo(screenHref(id)) }))
}

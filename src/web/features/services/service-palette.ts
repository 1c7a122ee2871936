import { searchTerms } from '#domain/text-fold.ts'
import { screenHref } from '#contract/screens.ts'
import { openedStore } from '#web/kit/data/current-store.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { rowsNamed } from '#web/kit/list/named-rows.ts'
import { priceMessages } from '#web/kit/price/messages.ts'
import type { PaletteItem } from '#web/kit/shell/palette-state.ts'

const MOST = 4

/** The services that the palette finds; `go` leads to an address (NAV-07). */
export function serviceItems(query: string, go: (href: string) => void): readonly PaletteItem[] {
  const store = openedStore()
  const terms = searchTerms(query)
  if (!store || terms.length === 0) return []
  return rowsNamed(store.all('service'), terms, MOST).map(({ id, name, category, mainPrice, baseCurrency }) => ({
    id,
    label: name,
    detail: `${category} · ${mainPrice === 0 ? priceMessages.noPrice : formatMoney(mainPrice, baseCurrency)}`,
    run: () => go(screenHref('service', { id })),
  }))
}

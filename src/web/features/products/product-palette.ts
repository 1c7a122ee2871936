import { compareByName } from '#domain/list-query.ts'
import { matchesSearch, searchTerms } from '#domain/text-fold.ts'
import { screenHref } from '#contract/screens.ts'
import { openedStore } from '#web/kit/data/current-store.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import type { PaletteItem } from '#web/kit/shell/palette-state.ts'
import { listMessages } from './list-messages.ts'

const MOST_PRODUCTS = 6
const MOST_NAMES = 3

/** The products, categories and brands that the palette finds; `go` leads to an address (NAV-07). */
export function recordItems(query: string, go: (href: string) => void): readonly PaletteItem[] {
  const store = openedStore()
  if (!store || query.trim() === '') return []
  const products = store.query('product', { search: query, page: 1, pageSize: MOST_PRODUCTS }).rows.map((found) => {
    const { id, name, sku, effectivePrice, baseCurrency } = found
    const price = effectivePrice === null ? '' : formatMoney(effectivePrice, baseCurrency)
    const detail = [sku, price].filter((part) => part !== '').join(' · ')
    return { id, label: name, detail, run: () => go(screenHref('product-detail', { id })) }
  })
  const terms = searchTerms(query)
  const named = (kind: 'category' | 'brand', param: 'categoryId' | 'brandId'): PaletteItem[] =>
    store
      .all(kind)
      .filter(({ nameKey }) => matchesSearch(nameKey, terms))
      .sort((a, b) => compareByName(a, b))
      .slice(0, MOST_NAMES)
      .map(({ id, name }) => ({
        id,
        label: name,
        detail: listMessages[kind],
        run: () => go(screenHref('products', { [param]: id })),
      }))
  return [...products, ...named('category', 'categoryId'), ...named('brand', 'brandId')]
}

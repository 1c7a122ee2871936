import { amongOthers, DOCUMENT_RULES } from '#domain/documents/types.ts'
import { searchTerms } from '#domain/text-fold.ts'
import { screenHref } from '#contract/screens.ts'
import { openedStore } from '#web/kit/data/current-store.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { rowsNamed } from '#web/kit/list/named-rows.ts'
import type { PaletteItem } from '#web/kit/shell/palette-state.ts'

const MOST_CUSTOMERS = 4
const MOST_DOCUMENTS = 5

/** The customers and documents that the palette finds; `go` leads to an address (NAV-07). */
export function salesItems(query: string, go: (href: string) => void): readonly PaletteItem[] {
  const store = openedStore()
  const terms = searchTerms(query)
  if (!store || terms.length === 0) return []
  const customers = rowsNamed(store.all('customer'), terms, MOST_CUSTOMERS).map(({ id, name, company }) => ({
    id,
    label: name,
    detail: company,
    run: () => go(screenHref('customer', { id })),
  }))
  const asked = {
    search: query,
    where: { isListed: true },
    direction: 'desc',
    page: 1,
    pageSize: MOST_DOCUMENTS,
  } as const
  const documents = store.query('document', asked).rows.map((row) => ({
    id: row.id,
    label: [row.documentNumber, row.customerName].filter((part) => part !== '').join(' · '),
    detail: [
      DOCUMENT_RULES[row.documentType].label.one,
      formatMoney(amongOthers(row.documentType, row.total), row.currency),
    ].join(' · '),
    run: () => go(screenHref('document', { id: row.id })),
  }))
  return [...customers, ...documents]
}

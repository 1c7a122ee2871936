import { MOST_NAME, type PageContext } from '#contract/assistant/ask.ts'
import type { AnyRow } from '#contract/entity.ts'
import { cutText } from '#domain/cut-text.ts'
import { titleOf } from '#web/kit/actions/row-titles.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { useShown } from '#web/kit/shell/current-router.ts'
import { suggestionMessages } from './messages.ts'

/** A record that the assistant is told of. */
export type SeenRecord = PageContext['records'][number]

/** The record that the page in sight shows, by its name. */
export function useOpenRecord(): SeenRecord | undefined {
  const store = useStore()
  const kind = useShown(({ screen }) => screen?.record)
  const id = useShown(({ search }) => search['id'] ?? '')
  if (kind === undefined || id === '' || id === 'new') return undefined
  const row = store.get(kind, id)
  return row && seenRecord(kind, row)
}

/** A record as the assistant is told of it. */
export function seenRecord(kind: string, row: AnyRow): SeenRecord {
  return { kind, id: row.id, name: cutText(titleOf(kind, row), MOST_NAME) }
}

const OF_SCREEN: Readonly<Record<string, keyof typeof suggestionMessages>> = {
  products: 'products',
  categories: 'products',
  brands: 'products',
  'product-detail': 'product',
  documents: 'sales',
  document: 'sales',
  recurring: 'sales',
  customers: 'sales',
  customer: 'sales',
  shipments: 'shipments',
  shipment: 'shipments',
}

/** Questions that suit the page in sight. */
export function suggestionsFor(screen: string, record: SeenRecord | undefined): readonly string[] {
  if (record?.kind === 'product') return suggestionMessages.product
  const group = OF_SCREEN[screen] ?? 'others'
  return suggestionMessages[group === 'product' ? 'products' : group]
}

import { useMemo } from 'react'
import { rangeBefore, usualStep } from '#domain/analytics/period.ts'
import { useDatedRates } from '#web/kit/currency/use-dated-rates.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useRows, useStore } from '#web/kit/data/use-store.ts'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { businessOf } from '#web/kit/documents/use-business.ts'
import { userTimeZone } from '#web/kit/format/date.ts'
import { useFigureBooks } from '#web/kit/figures/use-figure-books.ts'
import { type Analysis, type NamedKind, onceEach } from './analysis.ts'
import { type AnalyticsSearch, chosenFilter, chosenRange } from './chosen-filter.ts'
import { analyticsMessages as messages } from './messages.ts'
import { rowTitle } from './row-title.ts'
import { useLandedShipments } from './use-landed-shipments.ts'

/** The currency that figures are told in: the one that is chosen, else that of the business. */
export function useTargetCurrency({ currency, profile }: Pick<AnalyticsSearch, 'currency' | 'profile'>): {
  readonly own: string
  readonly target: string
} {
  const own = businessOf(useRows('businessProfile'), profile)?.preferredCurrency ?? 'USD'
  return { own, target: currency || own }
}

/** What the figures of the page are made from; undefined until the rows are read, `share` of them so far. */
export function useAnalysis(search: AnalyticsSearch): {
  readonly analysis: Analysis | undefined
  readonly share: number
} {
  const store = useStore()
  const isOfSuppliers = search.tab === 'suppliers'
  const { books, share } = useFigureBooks('documents', 'products', ...(isOfSuppliers ? (['costs'] as const) : []))
  const shipments = useLandedShipments(isOfSuppliers)
  const [plans, categories] = [useRows('scheduledPrice'), useRows('category')]
  const rates = useDatedRates(useTargetCurrency(search).target)
  const today = businessToday()
  const { range, from, to, category, brand, customer, currency, profile, rank, costs: costBasis } = search
  const analysis = useMemo(() => {
    if (!books) return undefined
    const days = chosenRange({ range, from, to }, today)
    const chosen = { category, brand, customer, currency, profile }
    const below = (id: string) => [id, ...categories.filter(({ parentId }) => parentId === id).map((each) => each.id)]
    return {
      books,
      rates,
      filter: chosenFilter(chosen, days, below),
      before: rangeBefore(days),
      step: usualStep(days),
      today,
      timeZone: userTimeZone(),
      plans,
      shipments,
      nameOf: (kind: NamedKind, id: string | null) => nameOf(store, kind, id),
      rank,
      costBasis,
      once: onceEach(),
    }
  }, [
    books,
    rates,
    shipments,
    plans,
    categories,
    store,
    today,
    range,
    from,
    to,
    category,
    brand,
    customer,
    currency,
    profile,
    rank,
    costBasis,
  ])
  return { analysis, share }
}

function nameOf(store: Store, kind: NamedKind, id: string | null): string {
  if (id === null) return messages.noName[kind]
  const row = store.get(kind, id)
  const name = row && rowTitle(row)
  return name ? name : messages.names[kind]
}

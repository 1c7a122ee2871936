import { type DayRange, namedRange, rangeIssue } from '#domain/analytics/period.ts'
import type { ProductFilter, SalesFilter } from '#domain/analytics/sales-filter.ts'
import type { SearchOf } from '#web/kit/shell/search-params.ts'
import { type analyticsShape, OWN_RANGE } from './analytics-search.ts'

export type AnalyticsSearch = SearchOf<typeof analyticsShape>

/** The range that is chosen; typed days that are none, or in the wrong order, are the usual one. */
export function chosenRange(
  { range, from, to }: Pick<AnalyticsSearch, 'range' | 'from' | 'to'>,
  today: string,
): DayRange {
  if (range !== OWN_RANGE) return namedRange(range, today)
  return rangeIssue({ from, to }) === undefined ? { from, to } : namedRange('last365', today)
}

/** What is chosen as a filter of sales; `below` are a category and those below it. */
export function chosenFilter(
  search: Pick<AnalyticsSearch, 'category' | 'brand' | 'customer' | 'currency' | 'profile'>,
  range: DayRange,
  below: (categoryId: string) => readonly string[],
): SalesFilter {
  const { category, brand, customer, currency, profile } = search
  const products: ProductFilter = {
    ...(category === '' ? {} : { categoryIds: below(category) }),
    ...(brand === '' ? {} : { brandId: brand }),
  }
  return {
    range,
    ...(customer === '' ? {} : { customerId: customer }),
    ...(currency === '' ? {} : { currency }),
    ...(profile === '' ? {} : { businessProfileId: profile }),
    ...(category === '' && brand === '' ? {} : { products }),
  }
}

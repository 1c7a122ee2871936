import { type DayRange, namedRange } from '#domain/analytics/period.ts'
import type { ProductFilter, SalesFilter } from '#domain/analytics/sales-filter.ts'
import { isDay } from '#domain/is-day.ts'
import type { SearchOf } from '#web/kit/shell/search-params.ts'
import { type analyticsShape, OWN_RANGE } from './analytics-search.ts'

export type AnalyticsSearch = SearchOf<typeof analyticsShape>

/** The years that a range of typed days may have; it is drawn by the month. */
const MOST_YEARS = 10

/** The range that is chosen; typed days that are none, or in the wrong order, are the usual one. */
export function chosenRange(
  { range, from, to }: Pick<AnalyticsSearch, 'range' | 'from' | 'to'>,
  today: string,
): DayRange {
  if (range !== OWN_RANGE) return namedRange(range, today)
  return rangeIssue(from, to) === undefined ? { from, to } : namedRange('last365', today)
}

/** Why typed days are no range. */
export type RangeIssue = 'missing' | 'backwards' | 'long'

/** Why two days are no range; undefined if they are one. A text that is no day is missing. */
export function rangeIssue(from: string, to: string): RangeIssue | undefined {
  if (!isDay(from) || !isDay(to)) return 'missing'
  if (from > to) return 'backwards'
  return Number(to.slice(0, 4)) - Number(from.slice(0, 4)) > MOST_YEARS ? 'long' : undefined
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

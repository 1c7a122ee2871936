import type { NamedRange } from '#domain/analytics/period.ts'
import { formatPercent } from '#web/kit/format/number.ts'
import type { AnalyticsTab, CostBasis, RankBasis } from './analytics-search.ts'
import type { NamedKind } from './analysis.ts'
import type { RangeIssue } from '#domain/analytics/period.ts'

/** Words of the page of analytics and of its filter. */
export const analyticsMessages = {
  title: 'Analytics',
  /** The range and the one before it, as days. */
  facts: (range: string, before: string, currency: string) => `${range}, compared with ${before}, in ${currency}`,
  tabs: {
    overview: 'Overview',
    margins: 'Margins',
    products: 'Products (ABC)',
    customers: 'Customers',
    suppliers: 'Suppliers and freight',
  } satisfies Readonly<Record<AnalyticsTab, string>>,
  filter: {
    label: 'Filters of the analytics',
    range: 'Period',
    from: 'From',
    to: 'To',
    ranges: {
      last30: 'Last 30 days',
      last90: 'Last 90 days',
      last365: 'Last 365 days',
      month: 'This month',
      quarter: 'This quarter',
      year: 'This year',
      own: 'Other days…',
    } satisfies Readonly<Record<NamedRange | 'own', string>>,
    category: 'Category',
    anyCategory: 'All categories',
    brand: 'Brand',
    anyBrand: 'All brands',
    customer: 'Customer',
    anyCustomer: 'All customers',
    currency: 'Currency',
    /** `currency` is the one of the business. */
    anyCurrency: (currency: string) => `All, in ${currency}`,
    onlyCurrency: (currency: string) => `${currency} only`,
    profile: 'Business profile',
    anyProfile: 'All profiles',
    rank: 'Ranked by',
    ranks: { sales: 'Sales', profit: 'Profit' } satisfies Readonly<Record<RankBasis, string>>,
    costs: 'Costs of',
    bases: { one: 'One of each', stock: 'Goods in stock', sold: 'Goods sold' } satisfies Readonly<
      Record<CostBasis, string>
    >,
    reset: 'Reset filters',
    wrongRange: {
      missing: 'A day of this period is missing or does not exist: the last 365 days are shown.',
      backwards: 'The last day is before the first: shown are the last 365 days.',
      long: (years: string) => `A period has at most ${years} years: shown are the last 365 days.`,
    } satisfies Readonly<Record<RangeIssue, unknown>>,
    gone: (names: readonly string[]) =>
      `No longer there: ${names.join(', ')}. Choose another one, or reset the filters.`,
  },
  /** At a rate that is that of the document’s own day. */
  converted: (currency: string) =>
    `Amounts in other currencies are converted to ${currency} at the reference rate of each document’s own day.`,
  tiles: {
    label: 'Figures',
    before: (value: string) => `${value} before`,
    noneBefore: 'nothing before',
    points: (change: string) => `${change} points`,
    up: (ppm: number) => `+${formatPercent(ppm)}`,
    down: (ppm: number) => `−${formatPercent(ppm)}`,
  },
  reading: 'Reading your data',
  readingLeft: 'You can go on using the page; the figures follow in a moment.',
  none: '–',
  names: {
    product: 'Deleted product',
    customer: 'Deleted customer',
    category: 'Deleted category',
    brand: 'Deleted brand',
    businessProfile: 'Deleted profile',
  } satisfies Readonly<Record<NamedKind, string>>,
  noName: {
    product: 'Without a product',
    customer: 'No customer',
    category: 'No category',
    brand: 'No brand',
    businessProfile: 'No profile',
  } satisfies Readonly<Record<NamedKind, string>>,
  behindTitle: (chart: string, point: string) => `${chart}: ${point}`,
  empty: {
    title: 'Nothing to show yet',
    text: 'With your first products and invoices, this page shows margins, sales, profit and who owes you money.',
    products: 'Go to products',
    documents: 'Go to documents',
  },
  file: (title: string, range: string) => `${title} ${range}`,
} as const

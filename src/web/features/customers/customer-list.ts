import type { CustomerAccount } from '#domain/customers/accounts.ts'
import { UNKNOWN } from '#domain/customers/metrics.ts'
import { compareByName, compareByValue, PAGE_SIZE, SORT_DIRECTIONS } from '#domain/list-query.ts'
import { unitsPerMajor } from '#domain/money.ts'
import { compareText, matchesSearch, searchTerms } from '#domain/text-fold.ts'
import { CUSTOMER_STATES } from '#contract/entities/customer.ts'
import { choiceParam, integerParam, listParam, type SearchOf, textParam } from '#web/kit/shell/search-params.ts'
import type { CustomerRow } from './customer-row.ts'

/** What customers can be ordered by; the names are those of the calls. */
export const CUSTOMER_SORTS = [
  'updatedAt',
  'name',
  'email',
  'status',
  'country',
  'industry',
  'createdAt',
  'due',
] as const
export type CustomerSort = (typeof CUSTOMER_SORTS)[number]
export const STATUS_FILTERS = ['all', ...CUSTOMER_STATES] as const
/** Which customers by what they owe. */
export const OWING = ['any', 'due', 'overdue'] as const

/** The state of the list that lives in its address (NAV-08). */
export const CUSTOMER_SEARCH = {
  search: textParam(),
  status: choiceParam(STATUS_FILTERS, 'all'),
  country: textParam(),
  industry: textParam(),
  tags: listParam(),
  owing: choiceParam(OWING, 'any'),
  sort: choiceParam(CUSTOMER_SORTS, 'updatedAt'),
  direction: choiceParam(SORT_DIRECTIONS, 'desc'),
  page: integerParam(1, { min: 1 }),
  pageSize: integerParam(PAGE_SIZE.default, { min: PAGE_SIZE.least, max: PAGE_SIZE.most }),
}
export type CustomerSearch = SearchOf<typeof CUSTOMER_SEARCH>

/** The filters as nobody has touched them; the order of the rows stays. */
export const NO_FILTERS = {
  status: 'all',
  country: '',
  industry: '',
  tags: [],
  owing: 'any',
  page: 1,
} as const satisfies Partial<CustomerSearch>

type Listed = Pick<
  CustomerRow,
  'id' | 'nameKey' | 'searchText' | 'email' | 'status' | 'country' | 'industry' | 'tags' | 'createdAt' | 'updatedAt'
>
type Asked = Omit<CustomerSearch, 'page' | 'pageSize'>
/** How customers stand, by their ids. */
export type Accounts = ReadonlyMap<string, readonly CustomerAccount[]>

/** The customers that a list shows on all its pages, in order; the same as the calls answer (CUST-06, DOC-10). */
export function listedCustomers<Row extends Listed>(
  rows: readonly Row[],
  asked: Asked,
  accounts: Accounts,
): readonly Row[] {
  const { sort, direction } = asked
  const found = rows.filter(filterOf(asked, accounts))
  if (sort === 'name') return found.sort((a, b) => compareByName(a, b, direction))
  const places = found.map((row) => ({ id: row.id, nameKey: row.nameKey, value: valueOf(row, sort, accounts), row }))
  return places.sort((a, b) => compareByValue(a, b, direction)).map(({ row }) => row)
}

function filterOf(asked: Asked, accounts: Accounts): (row: Listed) => boolean {
  const { search, status, country, industry, tags, owing } = asked
  const terms = searchTerms(search)
  const wanted = new Set(tags)
  const [place, trade] = [country, industry].map((word) => (word === UNKNOWN ? '' : word))
  return (row) =>
    (status === 'all' || row.status === status) &&
    (country === '' || row.country === place) &&
    (industry === '' || row.industry === trade) &&
    (wanted.size === 0 || row.tags.some((tag) => wanted.has(tag))) &&
    (owing === 'any' || (accounts.get(row.id) ?? []).some((account) => account[owing] > 0)) &&
    (terms.length === 0 || matchesSearch(row.searchText, terms))
}

function valueOf(row: Listed, sort: Exclude<CustomerSort, 'name'>, accounts: Accounts): number | string {
  if (sort !== 'due') return row[sort]
  // Amounts of several currencies are compared by their figures: the list has no rate to turn them into one.
  return (accounts.get(row.id) ?? []).reduce((sum, { due, currency }) => sum + due / unitsPerMajor(currency), 0)
}

/** The different words that customers have in a field, in order. */
export function wordsOf(rows: readonly CustomerRow[], field: 'country' | 'industry' | 'tags'): readonly string[] {
  const words = new Set(rows.flatMap((row) => row[field]))
  words.delete('')
  return [...words].sort(compareText)
}

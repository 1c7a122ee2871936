import { decimalFromScaled, scaledFromDecimal } from '#domain/decimal.ts'
import { compareByName, compareByValue, PAGE_SIZE, SORT_DIRECTIONS, STATUS_FILTERS } from '#domain/list-query.ts'
import { MAX_UNITS, type Units, unitsPerMajor } from '#domain/money.ts'
import { PRICING_MODELS } from '#domain/service-pricing.ts'
import { compareText, foldText, matchesSearch, searchTerms } from '#domain/text-fold.ts'
import {
  choiceParam,
  integerParam,
  listParam,
  type SearchOf,
  type SearchParam,
  textParam,
} from '#web/kit/shell/search-params.ts'
import type { ServiceRow } from './service-row.ts'

/** What services can be ordered by. */
export const SERVICE_SORTS = ['name', 'category', 'model', 'price', 'cost', 'margin'] as const
export type ServiceSort = (typeof SERVICE_SORTS)[number]

const AMOUNT_DIGITS = 6
/** A million of these is one of any currency, so that one range fits them all. */
const PER_MAJOR = 10 ** AMOUNT_DIGITS

/** Names in one parameter; a comma within a name is written as `%2C`. */
const namesParam: SearchParam<readonly string[]> = {
  read: (text = '') =>
    text
      .split(',')
      .filter((part) => part !== '')
      .map((part) => part.replaceAll('%2C', ',').replaceAll('%25', '%')),
  write: (names) =>
    names.length === 0 ? undefined : names.map((name) => name.replaceAll('%', '%25').replaceAll(',', '%2C')).join(','),
}

/** An amount in millionths of a major unit, written as a decimal. */
const amountParam: SearchParam<number | null> = {
  read(text = '') {
    const amount = scaledFromDecimal(text, AMOUNT_DIGITS, MAX_UNITS)
    return 'value' in amount && amount.value >= 0 ? amount.value : null
  },
  write: (value) => (value === null ? undefined : decimalFromScaled(value, AMOUNT_DIGITS, 0)),
}

/** The state of the list that lives in its address (NAV-08). */
export const SERVICE_SEARCH = {
  search: textParam(),
  categories: namesParam,
  models: listParam(),
  minPrice: amountParam,
  maxPrice: amountParam,
  status: choiceParam(STATUS_FILTERS, 'all'),
  sort: choiceParam(SERVICE_SORTS, 'name'),
  direction: choiceParam(SORT_DIRECTIONS, 'asc'),
  page: integerParam(1, { min: 1 }),
  pageSize: integerParam(PAGE_SIZE.default, { min: PAGE_SIZE.least, max: PAGE_SIZE.most }),
}
export type ServiceSearch = SearchOf<typeof SERVICE_SEARCH>

/** The filters as nobody has touched them; the order of the rows stays. */
export const NO_FILTERS = {
  categories: [],
  models: [],
  minPrice: null,
  maxPrice: null,
  status: 'all',
  page: 1,
} as const satisfies Partial<ServiceSearch>

type Listed = Pick<
  ServiceRow,
  | 'id'
  | 'nameKey'
  | 'searchText'
  | 'category'
  | 'pricingModel'
  | 'baseCurrency'
  | 'mainPrice'
  | 'totalCost'
  | 'margin'
  | 'isActive'
>
type Asked = Omit<ServiceSearch, 'page' | 'pageSize'>

/** The services that a list shows on all its pages, in order (SERV-04). */
export function listedServices<Row extends Listed>(rows: readonly Row[], asked: Asked): readonly Row[] {
  const { sort, direction } = asked
  const found = rows.filter(filterOf(asked))
  if (sort === 'name') return found.sort((a, b) => compareByName(a, b, direction))
  const places = found.map((row) => ({ id: row.id, nameKey: row.nameKey, value: valueOf(row, sort), row }))
  return places.sort((a, b) => compareByValue(a, b, direction)).map(({ row }) => row)
}

function filterOf({ search, categories, models, minPrice, maxPrice, status }: Asked): (row: Listed) => boolean {
  const terms = searchTerms(search)
  const [inCategories, inModels] = [new Set(categories), new Set(models.filter(isModel))]
  return (row) =>
    (status === 'all' || row.isActive === (status === 'active')) &&
    (inCategories.size === 0 || inCategories.has(row.category)) &&
    (inModels.size === 0 || inModels.has(row.pricingModel)) &&
    (minPrice === null || major(row.mainPrice, row) >= minPrice / PER_MAJOR) &&
    (maxPrice === null || major(row.mainPrice, row) <= maxPrice / PER_MAJOR) &&
    (terms.length === 0 || matchesSearch(row.searchText, terms))
}

function isModel(text: string): boolean {
  return PRICING_MODELS.some((model) => model === text)
}

function valueOf(row: Listed, sort: Exclude<ServiceSort, 'name'>): number | string | null {
  switch (sort) {
    case 'category':
      return foldText(row.category)
    case 'model':
      return PRICING_MODELS.indexOf(row.pricingModel)
    case 'price':
      return major(row.mainPrice, row)
    case 'cost':
      return major(row.totalCost, row)
    case 'margin':
      return isJudged(row) ? row.margin : null
  }
}

/** Whether a margin says anything: there is a cost and a price. */
export function isJudged({ totalCost, mainPrice }: Pick<ServiceRow, 'totalCost' | 'mainPrice'>): boolean {
  return totalCost !== 0 && mainPrice !== 0
}

/** An amount in major units of its own currency, to compare across currencies; equal amounts are equal numbers. */
function major(units: Units, { baseCurrency }: Pick<ServiceRow, 'baseCurrency'>): number {
  return units / unitsPerMajor(baseCurrency)
}

/** The categories that services are in, in order. */
export function categoriesOf(rows: readonly Pick<ServiceRow, 'category'>[]): readonly string[] {
  const keyed = [...new Set(rows.map(({ category }) => category))].map((name) => [foldText(name), name] as const)
  return keyed
    .sort(([a, first], [b, second]) => compareText(a, b) || compareText(first, second))
    .map(([, name]) => name)
}

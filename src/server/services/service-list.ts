import { unitsPerMajor } from '#domain/money.ts'
import { currencies } from '#domain/currency.ts'
import type { ServiceListQuery } from '#contract/endpoints/services.ts'
import { Conditions, paging } from '../kit/crud/conditions.ts'
import type { ListPlan } from '../kit/crud/crud.ts'

/** The services list as on screen (SERV-04, API-03). */
export function planServices(query: ServiceListQuery): ListPlan {
  const conditions = new Conditions()
  if (query.status === 'active') conditions.add(true, (at) => `is_active = ${at}`)
  if (query.status === 'inactive') conditions.add(false, (at) => `is_active = ${at}`)
  if (query.categories) conditions.add(query.categories.split(','), (at) => `category = any(${at}::text[])`)
  if (query.pricingModels) conditions.add(query.pricingModels.split(','), (at) => `pricing_model = any(${at}::text[])`)
  if (query.minPrice) conditions.add(Number(query.minPrice), (at) => `${MAJOR_PRICE} >= ${at}::numeric`)
  if (query.maxPrice) conditions.add(Number(query.maxPrice), (at) => `${MAJOR_PRICE} <= ${at}::numeric`)
  conditions.search(query.search, (at) => `search_text like ${at}`)
  return { ...paging(query), where: conditions.where, values: conditions.values, order: orderOf(query) }
}

/** An amount in major units, so that one range and one order fit every currency. */
function inMajor(column: string): string {
  return `${column}::numeric / case when base_currency in (${currenciesOf(0)}) then ${unitsPerMajor('JPY')}
    when base_currency in (${currenciesOf(3)}) then ${unitsPerMajor('KWD')} else ${unitsPerMajor('USD')} end`
}

function currenciesOf(digits: number): string {
  return currencies
    .filter(({ minorDigits }) => minorDigits === digits)
    .map(({ code }) => `'${code}'`)
    .join(', ')
}

const MAJOR_PRICE = inMajor('main_price')

const COLUMNS = {
  category: 'category collate "C"',
  price: MAJOR_PRICE,
  cost: inMajor('total_cost'),
  margin: 'margin',
  updatedAt: 'updated_at',
} as const

function orderOf({ sortBy = 'name', sortDirection: way = 'asc' }: ServiceListQuery): string {
  const byName = `name_key collate "C" ${way}, id ${way}`
  return sortBy === 'name' ? byName : `${COLUMNS[sortBy]} ${way}, ${byName}`
}

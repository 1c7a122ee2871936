import { UNKNOWN } from '#domain/customers/metrics.ts'
import type { CustomerListQuery } from '#contract/endpoints/customers.ts'
import { Conditions, paging } from '../kit/crud/conditions.ts'
import type { ListPlan } from '../kit/crud/crud.ts'
import { OWING } from './summary.ts'

/** The customers list as on screen (CUST-06, API-03). */
export function planCustomers(query: CustomerListQuery): ListPlan {
  const { status, country, industry, tags, owing, userId, search = '' } = query
  const conditions = new Conditions()
  if (status) conditions.add(status, (at) => `status = ${at}`)
  if (country) conditions.add(country === UNKNOWN ? '' : country, (at) => `country = ${at}`)
  if (industry) conditions.add(industry === UNKNOWN ? '' : industry, (at) => `industry = ${at}`)
  if (tags) conditions.add(tags.split(','), (at) => `tags ?| ${at}::text[]`)
  if (owing) conditions.must(`id::text in (${OWING[owing]})`)
  // The wall shows one's own rows alone; another's id finds none of them.
  if (userId) conditions.add(userId, (at) => `user_id::text = ${at}`)
  conditions.search(search, (at) => `search_text like ${at}`)
  return { ...paging(query), where: conditions.where, values: conditions.values, order: orderOf(query) }
}

const text = (column: string): string => `${column} collate "C"`

/** Fields that a list is sorted by; any other falls back to the moment of the last change (DOC-10). */
const COLUMNS: Readonly<Record<string, string>> = {
  name: text('name_key'),
  company: text('company'),
  contactName: text('contact_name'),
  email: text('email'),
  status: text('status'),
  country: text('country'),
  industry: text('industry'),
  paymentDays: 'payment_days',
  createdAt: 'created_at',
}

function orderOf({ sortBy = 'updatedAt', sortDirection: way = 'desc' }: CustomerListQuery): string {
  const column = (Object.hasOwn(COLUMNS, sortBy) ? COLUMNS[sortBy] : undefined) ?? 'updated_at'
  return `${column} ${way} nulls last, name_key collate "C" ${way}, id ${way}`
}

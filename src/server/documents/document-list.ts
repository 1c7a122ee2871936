import type { ListStanding } from '#domain/documents/list-standing.ts'
import { DOCUMENT_STATUSES } from '#domain/documents/types.ts'
import type { DocumentListQuery } from '#contract/endpoints/documents.ts'
import { Conditions, paging } from '../kit/crud/conditions.ts'
import type { ListPlan } from '../kit/crud/crud.ts'
import { currentUser } from '../kit/database/doors.ts'

/** The documents list as on screen (DOC-10, API-03). */
export function planDocuments(query: DocumentListQuery): ListPlan {
  const { documentType, customerId, startDate, endDate, search = '' } = query
  const conditions = new Conditions()
  const equal = { document_type: documentType, customer_id: customerId }
  for (const [column, value] of Object.entries(equal)) if (value) conditions.add(value, (at) => `${column} = ${at}`)
  if (startDate) conditions.add(startDate, (at) => `issue_date >= ${at}`)
  if (endDate) conditions.add(endDate, (at) => `issue_date <= ${at}`)
  addStatus(conditions, query.status)
  conditions.search(search, (at) => `search_text like ${at}`)
  return { ...paging(query), where: conditions.where, values: conditions.values, order: orderOf(query) }
}

/** The day it is for the default business; days are texts that compare as they are. */
const TODAY = `(now() at time zone coalesce((select time_zone from business_profile
  where user_id = ${currentUser} and is_default limit 1), 'UTC'))::date::text`

const OWED = `document_type = 'invoice' and status in ('sent', 'viewed', 'partial') and balance_due > 0`
const LAST_PAID = `(select max(payment ->> 'date' collate "C") from jsonb_array_elements(payments) payment)`

/** As `hasStanding` tells them (DOC-06, DOC-10, DOC-17). */
const STANDINGS: Readonly<Record<ListStanding, string>> = {
  open: OWED,
  overdue: `${OWED} and due_date < ${TODAY}`,
  unsent: `status = 'draft' and document_type <> 'template'`,
  collected: `status <> 'void' and left(${LAST_PAID}, 7) = left(${TODAY}, 7)`,
  expired: `document_type = 'quote' and status in ('sent', 'viewed') and due_date < ${TODAY}`,
}

function addStatus(conditions: Conditions, status: DocumentListQuery['status']): void {
  if (status === undefined) conditions.must(`status <> 'void'`)
  else if (isStanding(status)) conditions.must(STANDINGS[status])
  else conditions.add(status, (at) => `status = ${at}`)
}

function isStanding(status: string): status is ListStanding {
  return Object.hasOwn(STANDINGS, status)
}

const text = (column: string): string => `${column} collate "C"`
const places = DOCUMENT_STATUSES.map((status, index) => `when '${status}' then ${index}`)

/** Fields that a list is sorted by; any other falls back to the moment of the last change. */
const COLUMNS: Readonly<Record<string, string>> = {
  documentNumber: text('document_number'),
  documentType: text('document_type'),
  status: `case status ${places.join(' ')} end`,
  customerName: text('customer_key'),
  customerEmail: text('customer_email'),
  currency: text('currency'),
  issueDate: text('issue_date'),
  dueDate: text('due_date'),
  subtotal: 'subtotal',
  taxAmount: 'tax_amount',
  discountAmount: 'discount_amount',
  total: 'total',
  amountPaid: 'amount_paid',
  balanceDue: 'balance_due',
  createdAt: 'created_at',
}

function orderOf({ sortBy = 'updatedAt', sortDirection: way = 'desc' }: DocumentListQuery): string {
  const column = Object.hasOwn(COLUMNS, sortBy) ? COLUMNS[sortBy] : undefined
  return column === undefined
    ? `updated_at ${way}, id ${way}`
    : `${column} ${way} nulls last, updated_at ${way}, id ${way}`
}

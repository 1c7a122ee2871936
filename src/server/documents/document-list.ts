import { DOCUMENT_STATUSES } from '#domain/documents/types.ts'
import { searchTerms } from '#domain/text-fold.ts'
import type { DocumentListQuery } from '#contract/endpoints/documents.ts'
import { anywhere, Conditions, paging } from '../kit/crud/conditions.ts'
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
  for (const term of searchTerms(search)) conditions.add(anywhere(term), (at) => `search_text like ${at}`)
  return { ...paging(query), where: conditions.where, values: conditions.values, order: orderOf(query) }
}

/** The day it is for the default business; days are texts that compare as they are. */
const TODAY = `(now() at time zone coalesce((select time_zone from business_profile
  where user_id = ${currentUser} and is_default limit 1), 'UTC'))::date::text`

/** As `shownStatus` derives them (DOC-06, DOC-17). */
const DERIVED = {
  overdue: `document_type = 'invoice' and status in ('sent', 'viewed', 'partial') and balance_due > 0 and due_date < ${TODAY}`,
  expired: `document_type = 'quote' and status in ('sent', 'viewed') and due_date < ${TODAY}`,
} as const

function addStatus(conditions: Conditions, status: DocumentListQuery['status']): void {
  if (status === undefined) conditions.must(`status <> 'void'`)
  else if (status === 'overdue' || status === 'expired') conditions.must(DERIVED[status])
  else conditions.add(status, (at) => `status = ${at}`)
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

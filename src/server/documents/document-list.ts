import type { DocumentFilter } from '#domain/documents/document-filters.ts'
import { documentList } from '#contract/lists/document-list.ts'
import { listPlanner, wordSql } from '../kit/crud/list-sql.ts'
import { currentUser } from '../kit/database/data-access.ts'

/** Today's date at the default business; days are texts that compare directly. */
const TODAY = `(now() at time zone coalesce((select time_zone from business_profile
  where user_id = ${currentUser} and is_default limit 1), 'UTC'))::date::text`

const OWED = `document_type = 'invoice' and status in ('sent', 'viewed', 'partial') and balance_due > 0`
const LAST_PAID = `(select max(payment ->> 'date' collate "C") from jsonb_array_elements(payments) payment)`

/** The same as `passesFilter` (DOC-06, DOC-10, DOC-17). */
const STANDINGS: Readonly<Record<DocumentFilter, string>> = {
  open: OWED,
  overdue: `${OWED} and due_date < ${TODAY}`,
  unsent: `status = 'draft' and document_type <> 'template'`,
  collected: `status <> 'void' and left(${LAST_PAID}, 7) = left(${TODAY}, 7)`,
  expired: `document_type = 'quote' and status in ('sent', 'viewed') and due_date < ${TODAY}`,
}

/** The documents list as on screen (DOC-10, API-03). */
export const planDocuments = listPlanner(documentList, {
  filters: { status: (word) => (isStanding(word) ? STANDINGS[word] : wordSql('status', word)) },
})

function isStanding(status: string): status is DocumentFilter {
  return Object.hasOwn(STANDINGS, status)
}

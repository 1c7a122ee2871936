import { useRef } from 'react'
import { isIssued } from '#domain/documents/types.ts'
import { customerGaps } from '#contract/customer-gaps.ts'
import { nameOnDocuments } from '#contract/entities/document-derive.ts'
import type { AnyPatch } from '#contract/entity.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useActions } from '#web/kit/actions/actions.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import type { FixTarget } from '../e-invoice/fix.ts'
import { missingMessages as messages } from '../e-invoice/missing-messages.ts'

/**
 * Saves what is filled in beside an issue, on the document or on its business; what is issued says in its history why (DOC-18). What the
 * customer of the document lacks is kept with them in the same act.
 */
export function useFilling(
  row: DocumentRow,
  profile: RowOfKind<'businessProfile'> | undefined,
  reason: string,
): (place: FixTarget, data: AnyPatch) => void {
  const store = useStore()
  const documents = useActions('document')
  const businesses = useActions('businessProfile')
  const found = useRef<RowOfKind<'customer'>>(undefined)
  return (place, data) => {
    if (place === 'business') {
      if (profile) void businesses.save(profile.id, data, null)
      return
    }
    const why = isIssued(row.status) ? { why: reason } : {}
    const customer = row.customerId === null ? undefined : store.get('customer', row.customerId)
    if (found.current?.id !== customer?.id) found.current = customer
    const gaps = customer ? customerGaps(data, { document: row, customer, found: found.current ?? customer }) : {}
    if (!customer || Object.keys(gaps).length === 0) return void documents.save(row.id, data, null, why)
    void documents.write(
      'change',
      [
        { op: 'patch', kind: 'document', id: row.id, data, ...why },
        { op: 'patch', kind: 'customer', id: customer.id, data: gaps },
      ],
      { key: 'filled-for-customer', title: messages.keptFor(nameOnDocuments(customer)) },
    )
  }
}

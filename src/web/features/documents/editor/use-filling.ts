import { useMemo } from 'react'
import { isIssued } from '#domain/documents/types.ts'
import type { AnyPatch } from '#contract/entity.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useActions } from '#web/kit/actions/actions.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { keepWithCustomer } from '../actions/keep-with-customer.ts'
import type { FixTarget } from '../e-invoice/fix.ts'

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
  const keep = useMemo(() => keepWithCustomer(store, documents), [store, documents])
  return (place, data) => {
    if (place === 'business') {
      if (profile) void businesses.save(profile.id, data, null)
      return
    }
    const why = isIssued(row.status) ? { why: reason } : {}
    if (!keep(row, data, why)) void documents.save(row.id, data, null, why)
  }
}

import { isIssued } from '#domain/documents/types.ts'
import type { AnyPatch } from '#contract/entity.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useActions } from '#web/kit/actions/actions.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import type { FixTarget } from '../e-invoice/fix.ts'

/** Saves what is filled in beside an issue, on the document or on its business; what is issued says in its history why (DOC-18). */
export function useFilling(
  row: DocumentRow,
  profile: RowOfKind<'businessProfile'> | undefined,
  reason: string,
): (place: FixTarget, data: AnyPatch) => void {
  const documents = useActions('document')
  const businesses = useActions('businessProfile')
  return (place, data) => {
    if (place === 'document') void documents.save(row.id, data, null, isIssued(row.status) ? { why: reason } : {})
    else if (profile) void businesses.save(profile.id, data, null)
  }
}

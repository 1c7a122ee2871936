import { isIssued } from '#domain/documents/types.ts'
import type { AnyPatch, AnyRow } from '#contract/entity.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { attempt } from './document-attempt.ts'
import type { FixPlace } from './e-invoice-fix.ts'
import { eInvoiceText as text } from './e-invoice-text.ts'

/** Saves what is filled in beside an issue, on the document or on its business; what is issued says in its history why (DOC-18). */
export function useFilling(
  row: DocumentRow,
  profile: AnyRow | undefined,
  reason: string,
): (place: FixPlace, data: AnyPatch) => void {
  const store = useStore()
  return (place, data) => {
    const target =
      place === 'document' ? { kind: 'document', id: row.id } : { kind: 'businessProfile', id: profile?.id ?? '' }
    const thing = place === 'business' ? text.profile : undefined
    const why = place === 'document' && isIssued(row.status) ? { why: reason } : {}
    void attempt(text.save, () => store.mutate({ op: 'patch', ...target, data, ...why }), thing)
  }
}

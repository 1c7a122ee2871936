import { creditOfCorrection } from '#contract/commands/document-corrections.ts'
import { useRow, useStore } from '#web/kit/data/use-store.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'

/** The credit note that was made together with an invoice in the place of another one (DOC-18), kept up to date. */
export function useCreditOfCorrection(row: DocumentRow): DocumentRow | undefined {
  const store = useStore()
  const credit = creditOfCorrection(row, (id) => store.get('document', id))
  return useRow('document', credit?.id ?? '')
}

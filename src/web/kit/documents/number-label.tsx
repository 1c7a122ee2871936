import type { DocumentRow } from './document-row.ts'
import { documentWords as text } from './text.ts'

/** A document's number; a label of this device is marked as such (DOC-03). */
export function NumberLabel({ row }: { readonly row: Pick<DocumentRow, 'documentNumber' | 'isProvisional'> }) {
  if (!row.isProvisional) return <>{row.documentNumber}</>
  return (
    <span data-tip={text.provisionalHelp} className="text-muted">
      {row.documentNumber} <span className="text-[13px] font-medium">({text.provisional})</span>
    </span>
  )
}

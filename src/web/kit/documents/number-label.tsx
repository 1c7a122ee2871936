import type { DocumentRow } from './document-row.ts'
import { documentMessages as messages } from './messages.ts'

/** A document's number; a label of this device is marked as such (DOC-03). */
export function NumberLabel({ row }: { readonly row: Pick<DocumentRow, 'documentNumber' | 'isProvisional'> }) {
  if (!row.isProvisional) return <>{row.documentNumber}</>
  return (
    <span data-tip={messages.provisionalHelp} className="text-muted">
      {row.documentNumber} <span className="text-[13px] font-medium">({messages.provisional})</span>
    </span>
  )
}

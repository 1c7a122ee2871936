import { isIssued } from '#domain/documents/types.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { missingOf, nextInvoice } from '../e-invoice/missing-of.ts'
import { MissingDialog } from '../e-invoice/missing-dialog.tsx'
import type { RecurringRow } from './recurring-due.tsx'

interface RecurringMissingProps {
  readonly row: RecurringRow
  readonly onSend: () => void
  readonly onClose: () => void
}

/** Asks for what the invoices of a recurring one miss before they are mailed, with the fields of what they are made of. */
export function RecurringMissing({ row, onSend, onClose }: RecurringMissingProps) {
  const store = useStore()
  const go = useGo()
  const source = sourceOf(store, row)
  if (!source) return null
  const made = {
    name: row.name,
    make: (document: DocumentRow) => invoiceOf(store, row, document),
    // What was issued stays as it is, and another customer is written down in their own record.
    isFillable: !isIssued(source.status) && row.customerId === null,
    onShow: () => go('document', { id: source.id }),
  }
  return <MissingDialog documentId={source.id} ways={[{ way: 'goOn', run: onSend }]} made={made} onClose={onClose} />
}

/** Whether something is missing on what a recurring invoice makes next. */
export function isLacking(store: Store, row: RecurringRow): boolean {
  const source = sourceOf(store, row)
  return source !== undefined && missingOf(store, invoiceOf(store, row, source)).length > 0
}

function sourceOf(store: Store, { documentId }: RecurringRow): DocumentRow | undefined {
  return documentId === null ? undefined : store.get('document', documentId)
}

function invoiceOf(store: Store, { customerId }: RecurringRow, source: DocumentRow): DocumentRow {
  return nextInvoice(source, customerId === null ? undefined : store.get('customer', customerId))
}

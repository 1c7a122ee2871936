import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { belowZeroMessages as messages } from './messages.ts'

interface BelowZeroDialogProps {
  readonly row: DocumentRow
  /** Makes a credit note of it. */
  readonly onTurn: () => void
  readonly onSend: () => void
  readonly onClose: () => void
}

/** Asks about an invoice that comes to less than zero before it goes out: what is given back is a credit note (DOC-18). */
export function BelowZeroDialog({ row, onTurn, onSend, onClose }: BelowZeroDialogProps) {
  return (
    <Dialog
      open
      title={messages.title(row.documentNumber, row.total, row.currency)}
      description={messages.text}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onSend}>{messages.send}</Button>
          <Button tone="primary" onClick={onTurn}>
            {messages.turn}
          </Button>
        </>
      }
    />
  )
}

import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { documentText } from './document-text.ts'

const text = documentText.belowZero

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
      title={text.title(row.documentNumber, formatMoney(row.total, row.currency))}
      description={text.text}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onSend}>{text.send}</Button>
          <Button tone="primary" onClick={onTurn}>
            {text.turn}
          </Button>
        </>
      }
    />
  )
}

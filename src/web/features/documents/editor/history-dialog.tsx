import { useRef } from 'react'
import { documentHistory } from '#contract/endpoints/history.ts'
import { document } from '#contract/entities/document.ts'
import { general } from '#contract/entity.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { documentMessages } from '#web/kit/documents/messages.ts'
import { RowHistory } from '#web/kit/history/row-history.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { useScrollStop } from '#web/kit/ui/use-scroll-stop.ts'
import { withoutEqualLines } from './without-equal-lines.ts'
import { historyMessages as messages, settingMessages } from './messages.ts'

interface HistoryDialogProps {
  readonly row: DocumentRow
  readonly onClose: () => void
}

/** Every edit of the document: what was sent is not silently rewritten (DOC-18). */
export function HistoryDialog({ row, onClose }: HistoryDialogProps) {
  return (
    <Dialog reads open wide title={messages.title} onClose={onClose}>
      <Edits row={row} />
    </Dialog>
  )
}

function Edits({ row }: Pick<HistoryDialogProps, 'row'>) {
  const frame = useRef<HTMLDivElement>(null)
  useScrollStop(frame, messages.title)
  const context = {
    currency: row.currency,
    choices: { status: documentMessages.statuses, taxBasis: settingMessages.bases },
  }
  return (
    <div ref={frame}>
      <RowHistory
        entity={general(document)}
        endpoint={documentHistory}
        row={row}
        context={context}
        thing={messages.of}
        told={withoutEqualLines}
      />
    </div>
  )
}

import { useEffect } from 'react'
import { useRow } from '#web/kit/data/use-store.ts'
import { MailDialog } from '#web/kit/documents/mail-dialog.tsx'
import { mailMessages } from '#web/kit/documents/mail-messages.ts'
import { waitingMessages } from './waiting-messages.ts'

interface ReminderDialogProps {
  readonly documentId: string
  readonly onClose: () => void
}

/** The mail that reminds of an overdue invoice, to be read and sent (DOC-17). */
export function ReminderDialog({ documentId, onClose }: ReminderDialogProps) {
  const row = useRow('document', documentId)
  const isGone = row === undefined
  // One that comes back later is not reminded of unasked.
  useEffect(() => {
    if (isGone) onClose()
  }, [isGone, onClose])
  if (!row) return null
  const title = waitingMessages.remindOf(row.documentNumber, row.customerName)
  const about = { kind: 'reminder', id: documentId } as const
  return <MailDialog title={title} about={about} linkHelp={mailMessages.linkHelp} onClose={onClose} />
}

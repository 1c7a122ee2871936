import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { MailDialog } from '#web/kit/documents/mail-dialog.tsx'
import { mailMessages } from '#web/kit/documents/mail-messages.ts'
import { mailsMessages as messages } from './mails-messages.ts'
import { ShareDialog } from './share-dialog.tsx'

interface SendingDialogProps {
  readonly row: DocumentRow
  readonly way: 'document' | 'reminder' | 'share'
  readonly onClose: () => void
}

/** Brings a document to its customer: by a mail, by a mail that reminds of it, or by a link (DOC-13, DOC-14, DOC-17). */
export function SendingDialog({ row, way, onClose }: SendingDialogProps) {
  if (way === 'share') return <ShareDialog row={row} onClose={onClose} />
  const title = (way === 'reminder' ? messages.remindTitle : messages.mailTitle)(row.documentType, row.documentNumber)
  const linkHelp = row.documentType === 'quote' ? mailMessages.linkHelpOfQuote : mailMessages.linkHelp
  return <MailDialog title={title} about={{ kind: way, id: row.id }} linkHelp={linkHelp} onClose={onClose} />
}

import BellRing from 'lucide-react/icons/bell-ring'
import Link from 'lucide-react/icons/link'
import Mail from 'lucide-react/icons/mail'
import { Suspense, useMemo, useState } from 'react'
import { isOwed } from '#domain/documents/standing.ts'
import { DOCUMENT_RULES, isIssued } from '#domain/documents/types.ts'
import { useRow, useRows, useSyncStatus } from '#web/kit/data/use-store.ts'
import { asDocuments, type DocumentRow } from '#web/kit/documents/document-row.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { MailList, newestMails } from '#web/kit/documents/mail-list.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { mailsText as text } from './mails-text.ts'

const MailDialog = lazyPart(() => import('#web/kit/documents/mail-dialog.tsx').then((module) => module.MailDialog))
const ShareDialog = lazyPart(() => import('./share-dialog.tsx').then((module) => module.ShareDialog))

/** How a document reaches its customer: mails with what became of them, reminders, and public links (DOC-13, DOC-14, DOC-17). */
export function DocumentMails({ documentId }: { readonly documentId: string }) {
  const found = useRow('document', documentId)
  const [row] = asDocuments(found ? [found] : [])
  const rows = useRows('documentMail')
  const mails = useMemo(() => newestMails(rows, (mail) => mail.documentId === documentId), [rows, documentId])
  const isOffline = useSyncStatus().network === 'offline'
  const [open, setOpen] = useState<'document' | 'reminder' | 'share'>()
  if (!row) return null
  const close = () => setOpen(undefined)
  const name = `${DOCUMENT_RULES[row.documentType].label.one.toLowerCase()} ${row.documentNumber}`
  const obstacle = isOffline ? text.offline : isUnnumbered(row) ? text.provisional : ''
  return (
    <>
      {canGoOut(row) && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            icon={<Mail aria-hidden="true" />}
            disabled={obstacle !== ''}
            onPointerEnter={MailDialog.preload}
            onClick={() => setOpen('document')}
          >
            {text.mail}
          </Button>
          {isOwed(row) && (
            <Button
              size="small"
              icon={<BellRing aria-hidden="true" />}
              disabled={obstacle !== ''}
              onPointerEnter={MailDialog.preload}
              onClick={() => setOpen('reminder')}
            >
              {text.remind}
            </Button>
          )}
          <Button
            size="small"
            icon={<Link aria-hidden="true" />}
            disabled={obstacle !== ''}
            onPointerEnter={ShareDialog.preload}
            onClick={() => setOpen('share')}
          >
            {text.share}
          </Button>
        </div>
      )}
      {obstacle !== '' && canGoOut(row) && <p className="mt-2 text-[13px] text-muted">{obstacle}</p>}
      <div className="mt-3">
        {mails.length > 0 ? (
          <MailList mails={mails} isOffline={isOffline} />
        ) : (
          <p className="text-[13px] text-muted">{text.none}</p>
        )}
      </div>
      <Suspense fallback={null}>
        {(open === 'document' || open === 'reminder') && (
          <MailDialog
            title={open === 'reminder' ? text.remindTitle(name) : text.mailTitle(name)}
            about={{ kind: open, id: row.id }}
            hasPage
            onClose={close}
          />
        )}
        {open === 'share' && <ShareDialog row={row} onClose={close} />}
      </Suspense>
    </>
  )
}

function canGoOut({ documentType, status }: DocumentRow): boolean {
  return documentType !== 'template' && status !== 'void'
}

/** A label of this device is no number to send to anybody (DOC-03); a draft may be waiting for its number until it is sent. */
function isUnnumbered({ isProvisional, version, status }: DocumentRow): boolean {
  return isProvisional && (version === 0 || isIssued(status))
}

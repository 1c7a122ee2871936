import BellRing from 'lucide-react/icons/bell-ring'
import Link from 'lucide-react/icons/link'
import Mail from 'lucide-react/icons/mail'
import { Suspense, useMemo, useState } from 'react'
import { isOwed } from '#domain/documents/document-state.ts'
import { wentBack } from '#domain/payments/went-back.ts'
import { useRow, useRows, useSyncStatus } from '#web/kit/data/use-store.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { MailList, newestMails } from '#web/kit/documents/mail-list.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { useReadOnlyPart } from '#web/kit/ui/read-only-part.tsx'
import { sendingObstacle } from './sending-obstacle.ts'
import { mailsMessages as messages } from './mails-messages.ts'

const SendingDialog = lazyPart(() => import('./sending-dialog.tsx').then((module) => module.SendingDialog))

const WAYS = [
  { way: 'document', label: 'mail', icon: <Mail aria-hidden="true" /> },
  { way: 'reminder', label: 'remind', icon: <BellRing aria-hidden="true" /> },
  { way: 'share', label: 'share', icon: <Link aria-hidden="true" /> },
] as const
type Way = (typeof WAYS)[number]['way']

/** How a document reaches its customer: mails with what became of them, reminders, and public links (DOC-13, DOC-14, DOC-17). */
export function DocumentMails({ documentId }: { readonly documentId: string }) {
  const row = useRow('document', documentId)
  const rows = useRows('documentMail')
  const mails = useMemo(() => newestMails(rows, (mail) => mail.documentId === documentId), [rows, documentId])
  const isOffline = useSyncStatus().network === 'offline'
  const [open, setOpen] = useState<Way>()
  const isClosed = useReadOnlyPart()
  if (!row) return null
  const obstacle = sendingObstacle(row, isOffline)
  // A draft goes out by the button of its page, which asks first for what is missing on it.
  const ways = row.status === 'draft' || isClosed ? [] : WAYS.filter(({ way }) => way !== 'reminder' || isAskedFor(row))
  return (
    <>
      {canGoOut(row) && ways.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {ways.map(({ way, icon, label }) => (
            <Button
              key={way}
              size="small"
              icon={icon}
              disabled={obstacle !== ''}
              onPointerEnter={SendingDialog.preload}
              onClick={() => setOpen(way)}
            >
              {messages[label]}
            </Button>
          ))}
        </div>
      )}
      {obstacle !== '' && ways.length > 0 && canGoOut(row) && <p className="mt-2 text-[13px] text-muted">{obstacle}</p>}
      <div className="mt-3">
        {mails.length > 0 ? (
          <MailList mails={mails} isOffline={isOffline} />
        ) : (
          <p className="text-[13px] text-muted">{messages.none}</p>
        )}
      </div>
      <Suspense fallback={null}>
        {open && <SendingDialog row={row} way={open} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </>
  )
}

function canGoOut({ documentType, status }: DocumentRow): boolean {
  return documentType !== 'template' && status !== 'void'
}

/** What went back by card is asked for again only once its seller said that it is still owed (DOC-15). */
function isAskedFor(row: DocumentRow): boolean {
  return isOwed(row) && wentBack(row) === 0
}

import BellRing from 'lucide-react/icons/bell-ring'
import Link from 'lucide-react/icons/link'
import Mail from 'lucide-react/icons/mail'
import { Suspense, useMemo, useState } from 'react'
import { isOwed } from '#domain/documents/document-state.ts'
import { DOCUMENT_RULES, isIssued } from '#domain/documents/types.ts'
import { useRow, useRows, useStore, useSyncStatus } from '#web/kit/data/use-store.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { MailList, newestMails } from '#web/kit/documents/mail-list.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { missingOf } from '../e-invoice/missing-of.ts'
import { mailsMessages as messages } from './mails-messages.ts'

const MailDialog = lazyPart(() => import('#web/kit/documents/mail-dialog.tsx').then((module) => module.MailDialog))
const MissingDialog = lazyPart(() => import('../e-invoice/missing-dialog.tsx').then((module) => module.MissingDialog))
const ShareDialog = lazyPart(() => import('./share-dialog.tsx').then((module) => module.ShareDialog))

const WAYS = [
  { way: 'document', label: 'mail', icon: <Mail aria-hidden="true" />, part: MailDialog },
  { way: 'reminder', label: 'remind', icon: <BellRing aria-hidden="true" />, part: MailDialog },
  { way: 'share', label: 'share', icon: <Link aria-hidden="true" />, part: ShareDialog },
] as const
type Way = (typeof WAYS)[number]['way']

/** How a document reaches its customer: mails with what became of them, reminders, and public links (DOC-13, DOC-14, DOC-17). */
export function DocumentMails({ documentId }: { readonly documentId: string }) {
  const row = useRow('document', documentId)
  const rows = useRows('documentMail')
  const mails = useMemo(() => newestMails(rows, (mail) => mail.documentId === documentId), [rows, documentId])
  const isOffline = useSyncStatus().network === 'offline'
  const [open, setOpen] = useState<Way>()
  const [asked, setAsked] = useState<Way>()
  const store = useStore()
  if (!row) return null
  const close = () => setOpen(undefined)
  /** Mailing or sharing a draft marks it as sent, so that what is missing on it is asked for first. */
  const begin = (way: Way) =>
    row.status === 'draft' && missingOf(store, row).length > 0 ? setAsked(way) : setOpen(way)
  const name = `${DOCUMENT_RULES[row.documentType].label.one.toLowerCase()} ${row.documentNumber}`
  const obstacle = isOffline ? messages.offline : isUnnumbered(row) ? messages.provisional : ''
  return (
    <>
      {canGoOut(row) && (
        <div className="flex flex-wrap gap-2">
          {WAYS.filter(({ way }) => way !== 'reminder' || isOwed(row)).map(({ way, icon, label, part }) => (
            <Button
              key={way}
              size="small"
              icon={icon}
              disabled={obstacle !== ''}
              onPointerEnter={part.preload}
              onClick={() => begin(way)}
            >
              {messages[label]}
            </Button>
          ))}
        </div>
      )}
      {obstacle !== '' && canGoOut(row) && <p className="mt-2 text-[13px] text-muted">{obstacle}</p>}
      <div className="mt-3">
        {mails.length > 0 ? (
          <MailList mails={mails} isOffline={isOffline} />
        ) : (
          <p className="text-[13px] text-muted">{messages.none}</p>
        )}
      </div>
      <Suspense fallback={null}>
        {(open === 'document' || open === 'reminder') && (
          <MailDialog
            title={open === 'reminder' ? messages.remindTitle(name) : messages.mailTitle(name)}
            about={{ kind: open, id: row.id }}
            hasPage
            onClose={close}
          />
        )}
        {asked && (
          <MissingDialog
            documentId={row.id}
            way={asked === 'share' ? 'share' : 'mail'}
            onSend={() => setOpen(asked)}
            onClose={() => setAsked(undefined)}
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

import { useState } from 'react'
import { usePending } from '#web/kit/data/use-store.ts'
import { mailMessages } from '#web/kit/documents/mail-messages.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { useOnline } from '#web/kit/shell/use-online.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { uiMessages } from '#web/kit/ui/messages.ts'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { ProgressBar } from '#web/kit/ui/progress-bar.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import { MOST_MAILS } from './mail-batch.ts'
import { MailBatchItem } from './mail-batch-item.tsx'
import { mailBatchMessages as messages } from './mail-batch-messages.ts'
import { type MailBatch, useMailBatch } from './use-mail-batch.ts'

interface MailBatchDialogProps {
  readonly rows: readonly DocumentRow[]
  /** Told whether anything was sent. */
  readonly onClose: (hasSent: boolean) => void
}

/** Mails the chosen documents: to whom, what is missing and what stays out is seen before, and what failed can be sent again (DOC-13). */
export function MailBatchDialog({ rows, onClose }: MailBatchDialogProps) {
  const isTooMany = rows.length > MOST_MAILS
  const batch = useMailBatch(isTooMany ? [] : rows)
  const [wished, setWished] = useState<boolean>()
  const online = useOnline()
  const { ready, progress, sent, hasLocalLinks, isKnown, problem } = batch
  const link = wished ?? (isKnown && !hasLocalLinks)
  const isWorking = progress !== undefined
  return (
    <Dialog
      open
      wide
      keepOpen
      title={messages.title(rows.length)}
      description={messages.lead}
      onClose={() => onClose(sent > 0)}
      footer={
        <>
          <Button onClick={() => onClose(sent > 0)}>{sent > 0 ? uiMessages.close : uiMessages.cancel}</Button>
          {!isTooMany && (
            <Button
              tone="primary"
              disabled={isWorking || !online || !isKnown || ready.length === 0}
              onClick={() => batch.send(link)}
            >
              {ready.length === 0 ? messages.nothing : messages.send(ready.length)}
            </Button>
          )}
        </>
      }
    >
      {isTooMany ? (
        <p>{messages.tooMany(MOST_MAILS)}</p>
      ) : (
        <div className="space-y-4">
          {!online && <Banner tone="warn" title={messages.offline} />}
          {problem && online && <ProblemDisplay problem={problem} onRetry={batch.reload} />}
          <Standing batch={batch} />
          <Switch
            label={messages.link}
            help={hasLocalLinks ? mailMessages.linkIsLocal : ''}
            checked={link}
            disabled={isWorking || !isKnown}
            onChange={setWished}
          />
          <ul aria-label={messages.list} className="divide-y divide-line">
            {batch.entries.map((entry) => (
              <MailBatchItem
                key={entry.row.id}
                entry={entry}
                isWorking={isWorking}
                onChoose={batch.choose}
                onType={batch.type}
              />
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  )
}

/** How far it is, and what came of it. */
function Standing({ batch: { entries, progress, sent, toOutbox, stop } }: { readonly batch: MailBatch }) {
  const hasPending = usePending().length > 0
  const failed = entries.filter(({ failure }) => failure !== '').length
  if (progress) {
    return (
      <ProgressBar
        label={messages.working}
        done={progress.done}
        total={progress.total}
        detail={messages.left(progress.total - progress.done)}
        action={
          <Button size="small" onClick={stop}>
            {messages.stop}
          </Button>
        }
      />
    )
  }
  return (
    <>
      {toOutbox && sent === 0 && (
        <Banner tone="warn" title={mailMessages.outbox}>
          {mailMessages.outboxText}
        </Banner>
      )}
      {hasPending && sent === 0 && <Banner tone="warn" title={mailMessages.unsent} />}
      <div role="status" className="space-y-2 empty:hidden">
        {sent > 0 && <Banner tone={toOutbox ? 'warn' : 'ok'} title={messages.done(sent, toOutbox)} />}
        {failed > 0 && <Banner tone="bad" title={messages.failed(failed)} />}
      </div>
    </>
  )
}

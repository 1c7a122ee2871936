import { useState } from 'react'
import { recipientsIssue } from '#contract/mail-recipients.ts'
import { amongOthers } from '#domain/documents/types.ts'
import type { MailDraft } from '#contract/endpoints/document-mails.ts'
import { failureOf } from '#web/kit/data/failure.ts'
import { useRow } from '#web/kit/data/use-store.ts'
import { mailDraft } from '#web/kit/documents/mail-calls.ts'
import { mailMessages } from '#web/kit/documents/mail-messages.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { mailObstacle } from './mail-batch.ts'
import { mailBatchMessages as messages } from './mail-batch-messages.ts'
import { type BatchEntry, canBeMailed, type MailBatch } from './use-mail-batch.ts'

interface MailBatchItemProps {
  readonly entry: BatchEntry
  readonly isWorking: boolean
  readonly onChoose: MailBatch['choose']
  readonly onType: MailBatch['type']
}

/** One document of a batch of mails: whether it goes, to whom, and why not. */
export function MailBatchItem({ entry, isWorking, onChoose, onType }: MailBatchItemProps) {
  const { row, to, isChosen, mailId } = entry
  const { id, documentType, documentNumber, customerName, total, currency } = row
  const [isShown, setShown] = useState(false)
  const isOpen = mailId === undefined && mailObstacle(entry) === undefined
  const wrong = to.trim() === '' ? undefined : recipientsIssue(to)
  const told = useTold(entry)
  return (
    <li className="py-3">
      <div className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,17rem)]">
        <div className="min-w-0">
          <Checkbox
            label={
              <span className="break-words">
                <span className="sr-only">{messages.include(documentNumber)}</span>
                <span aria-hidden="true" className="font-semibold">
                  {documentNumber}
                </span>
                <span className="text-muted">
                  {' '}
                  {[customerName, formatMoney(amongOthers(documentType, total), currency)].filter(Boolean).join(' · ')}
                </span>
              </span>
            }
            checked={mailId !== undefined || (isChosen && canBeMailed(entry))}
            disabled={isWorking || !isOpen || !canBeMailed(entry)}
            onChange={(checked) => onChoose(id, checked)}
          />
          {told !== '' && <p className="mt-0.5 ps-7 text-[13px] break-words text-muted">{told}</p>}
          {isOpen && (
            <Button size="small" tone="ghost" className="mt-1 ms-5" onClick={() => setShown(!isShown)}>
              {isShown ? messages.hide : messages.look}
            </Button>
          )}
        </div>
        {isOpen && (
          <TextField
            label={messages.to(documentNumber)}
            hideLabel
            inputMode="email"
            disabled={isWorking}
            value={to}
            error={wrong === undefined ? undefined : mailMessages.recipientIssue(wrong)}
            onChange={(event) => onType(id, event.target.value)}
          />
        )}
      </div>
      {isOpen && isShown && <Letter id={id} />}
    </li>
  )
}

/** What is to be known of an entry, in a sentence; empty if it simply goes. */
function useTold(entry: BatchEntry): string {
  const { mailId, failure, kept, missing, mailed, isChosen, to } = entry
  const mail = useRow('documentMail', mailId ?? '')
  if (mailId !== undefined) {
    if (mail?.state === 'failed') return mail.error
    return [mailMessages.becameOf[mail?.state ?? 'queued'](to), kept].filter(Boolean).join('. ')
  }
  if (failure !== '') return failure
  const obstacle = mailObstacle(entry)
  const words = missing.join(' ')
  if (obstacle !== undefined) return [messages.stays(messages.obstacles[obstacle]), words].filter(Boolean).join(' ')
  if (to.trim() === '') return [messages.noAddress, words].filter(Boolean).join(' ')
  if (isChosen) return words
  if (mailed) return messages.mailed(mailMessages.becameOf[mailed.state](mailed.recipient))
  return words === '' ? messages.unchosen : messages.missing(words)
}

/** The mail as the server writes it. */
function Letter({ id }: { readonly id: string }) {
  const { answer, error, retry } = useAnswer({ id }, askDraft)
  if (error !== undefined) return <ProblemDisplay problem={failureOf(error, messages.act)} onRetry={retry} />
  if (!answer) return <Skeleton className="mt-2 h-24 w-full" />
  return (
    <div className="mt-2 rounded-xl border border-line bg-bg px-4 py-3" dir="auto">
      <p className="font-semibold break-words">{answer.subject}</p>
      <p className="mt-1 text-[13px] break-words whitespace-pre-line">{answer.message}</p>
    </div>
  )
}

function askDraft({ id }: { readonly id: string }, signal: AbortSignal): Promise<MailDraft> {
  return mailDraft({ kind: 'document', id }, undefined, signal)
}

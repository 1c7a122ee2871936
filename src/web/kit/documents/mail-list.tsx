import { useState } from 'react'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { showFailure } from '../data/failure.ts'
import { Button } from '../ui/button.tsx'
import { askConfirm } from '../ui/confirm.ts'
import { Pill } from '../ui/pill.tsx'
import { Time } from '../ui/time.tsx'
import type { Tone } from '../ui/tone.tsx'
import { sendAgain, takeBack } from './mail-calls.ts'
import { mailMessages as messages } from './mail-messages.ts'

export type MailRow = RowOfKind<'documentMail'>

const TONES: Readonly<Record<MailRow['state'], Tone>> = {
  queued: 'neutral',
  sending: 'neutral',
  sent: 'ok',
  outbox: 'warn',
  failed: 'bad',
  cancelled: 'neutral',
}

/** Mails among rows of the store, the newest first. */
export function newestMails(rows: readonly MailRow[], isMeant: (mail: MailRow) => boolean): readonly MailRow[] {
  return rows.filter(isMeant).toSorted((a, b) => b.createdAt - a.createdAt)
}

/** Mails and what became of them; what failed says why, and can be sent again (DOC-13). */
export function MailList({ mails, isOffline }: { readonly mails: readonly MailRow[]; readonly isOffline: boolean }) {
  return (
    <ul className="divide-y divide-line">
      {mails.map((mail) => (
        <MailItem key={mail.id} mail={mail} isOffline={isOffline} />
      ))}
    </ul>
  )
}

function MailItem({ mail, isOffline }: { readonly mail: MailRow; readonly isOffline: boolean }) {
  const { id, state, recipient, subject, error, createdAt, sentAt } = mail
  const [isBusy, setBusy] = useState(false)
  const copies = [mail.cc, mail.bcc].filter(Boolean).join(', ')
  const what = mail.purpose === 'statement' ? messages.statement : (messages.reminders[mail.reminder] ?? '')
  async function again() {
    const isSecond = state === 'sent' || state === 'outbox'
    if (!isSecond || (await askConfirm({ ...messages.second, text: messages.secondText(recipient) })))
      await run(sendAgain)
  }
  async function run(act: (mailId: string) => Promise<void>) {
    setBusy(true)
    await act(id).catch((failure: unknown) => showFailure(failure, messages.act))
    setBusy(false)
  }
  const isWaiting = state === 'queued'
  const disabled = isBusy || isOffline
  return (
    <li className="py-2.5 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Pill tone={TONES[state]}>{messages.states[state]}</Pill>
        <span className="text-[13px] text-muted">
          <Time at={sentAt ?? createdAt} />
        </span>
      </p>
      <p className="mt-1 font-semibold break-words">{messages.line(what, recipient)}</p>
      {copies !== '' && <p className="text-[13px] break-words text-muted">{messages.copyTo(copies)}</p>}
      <p className="text-[13px] break-words text-muted">{subject}</p>
      {error !== '' && <p className="mt-1 text-[13px] break-words">{error}</p>}
      {state !== 'sending' && recipient !== '' && (
        <div className="mt-1.5 flex gap-2">
          <Button size="small" disabled={disabled} onClick={() => void again()}>
            {isWaiting ? messages.retry : messages.again}
          </Button>
          {isWaiting && (
            <Button size="small" tone="ghost" disabled={disabled} onClick={() => void run(takeBack)}>
              {messages.takeBack}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

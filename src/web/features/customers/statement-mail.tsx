import { type FormEvent, useEffect, useId, useState } from 'react'
import { emailStatement, type MailDraft, statementMailDraft } from '#contract/endpoints/document-mails.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { failureOf, showFailure } from '#web/kit/data/failure.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { TextArea, TextField } from '#web/kit/ui/text-field.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import type { CustomerRow } from './customer-row.ts'
import { pageText } from './page-text.ts'
import type { Days } from './statement-period.ts'

const text = pageText.mailing
type Letter = Pick<MailDraft, 'to' | 'subject' | 'message'>

interface StatementMailProps {
  readonly row: CustomerRow
  readonly days: Days
  readonly onClose: () => void
}

/** Mails a customer the statement of some days; the letter is proposed in their language and may be changed. */
export function StatementMail({ row, days, onClose }: StatementMailProps) {
  const form = useId()
  const { draft, problem } = useMailDraft(row.id, days)
  const [typed, setTyped] = useState<Partial<Letter>>({})
  const [isSending, setSending] = useState(false)
  const letter: Letter = { to: '', subject: '', message: '', ...draft, ...typed }

  async function send(event: FormEvent) {
    event.preventDefault()
    setSending(true)
    try {
      const { to, subject, message } = letter
      const body = { to, subject, message, startDate: days.from, endDate: days.to }
      await callEndpoint(emailStatement, { params: { id: row.id }, body })
      showToast({ title: text.queued })
      onClose()
    } catch (error) {
      showFailure(error, { act: 'mail', thing: pageText.thing.statement })
    } finally {
      setSending(false)
    }
  }

  const field = (name: 'to' | 'subject') => (
    <TextField
      label={text[name]}
      type={name === 'to' ? 'email' : 'text'}
      required
      value={letter[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
    />
  )
  return (
    <Dialog
      open
      keepOpen
      title={text.title}
      description={draft && text.lead(draft.fileName)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button
            tone="primary"
            type="submit"
            form={form}
            disabled={!draft || draft.obstacle !== '' || isSending}
            aria-busy={isSending}
          >
            {text.send}
          </Button>
        </>
      }
    >
      {problem !== undefined && <Banner tone="bad" urgent title={problem} />}
      {draft && (
        <form id={form} className="space-y-4" onSubmit={(event) => void send(event)}>
          {draft.obstacle !== '' && <Banner tone="warn" title={draft.obstacle} />}
          {draft.toOutbox && <p className="text-[13px] text-muted">{text.outbox}</p>}
          {field('to')}
          {field('subject')}
          <TextArea
            label={text.message}
            rows={9}
            required
            value={letter.message}
            onChange={(event) => setTyped({ ...typed, message: event.target.value })}
          />
        </form>
      )}
      {!draft && problem === undefined && (
        <div className="space-y-4" aria-label={text.reading} role="status">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
          <Skeleton className="h-40" />
        </div>
      )}
    </Dialog>
  )
}

/** The letter that the server proposes. */
function useMailDraft(id: string, { from, to }: Days) {
  const [answer, setAnswer] = useState<{ readonly draft?: MailDraft; readonly problem?: string }>({})
  useEffect(() => {
    const calledOff = new AbortController()
    const query = { startDate: from, endDate: to }
    callEndpoint<MailDraft>(statementMailDraft, { params: { id }, query, signal: calledOff.signal }).then(
      (draft) => setAnswer({ draft }),
      (error: unknown) => {
        if (calledOff.signal.aborted) return
        setAnswer({ problem: failureOf(error, { act: 'mail', thing: pageText.thing.statement }).title })
      },
    )
    return () => calledOff.abort()
  }, [id, from, to])
  return answer
}

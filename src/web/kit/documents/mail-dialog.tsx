import Paperclip from 'lucide-react/icons/paperclip'
import { useState } from 'react'
import type { MailDraft } from '#contract/endpoints/document-mails.ts'
import { recipientIssues, recipientsText } from '#contract/mail-recipients.ts'
import { useActions } from '../actions/actions.ts'
import { failureOf } from '../data/failure.ts'
import { messageLanguage } from '../format/locale.ts'
import { useAnswer } from '../load/use-answer.ts'
import { usePending, useStore, useSyncStatus } from '../data/use-store.ts'
import { Banner } from '../ui/banner.tsx'
import { askConfirm } from '../ui/confirm.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { NativeSelect } from '../ui/native-select.tsx'
import { ProblemDisplay, type ShownProblem } from '../ui/problem-display.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Switch } from '../ui/switch.tsx'
import { TextArea, TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast.ts'
import { keepRecipient } from './keep-recipient.ts'
import { LastMail } from './last-mail.tsx'
import { mailDraft, type MailSubject, orderMail, type WrittenMail } from './mail-calls.ts'
import { RecipientFields } from './recipient-fields.tsx'
import { mailMessages as messages } from './mail-messages.ts'
import { type SeenSending, seenSending, sentMeanwhile } from './seen-sending.ts'

interface MailDialogProps {
  readonly title: string
  readonly about: MailSubject
  /** What the customer does on its public page, which the mail then can have a link to. */
  readonly linkHelp?: string
  readonly onClose: () => void
}

/** Writes a mail with its PDF: the message is written already, in the language of its recipient (DOC-13, DOC-17). */
export function MailDialog({ title, about, linkHelp, onClose }: MailDialogProps) {
  const isOffline = useSyncStatus().network === 'offline'
  const hasPending = usePending().length > 0
  const message = useDraftMail(about, linkHelp !== undefined)
  const store = useStore()
  const customers = useActions('customer')
  // What is sent from here on by another device was not known to whoever writes this mail.
  const [seen] = useState(() => (about.kind === 'statement' ? undefined : seenSending(store, about.id, about.kind)))
  const [isSending, setSending] = useState(false)
  const [isTried, setTried] = useState(false)
  const [problem, setProblem] = useState<ShownProblem>()
  const { draft, mail } = message
  const isReady = mail !== undefined && draft?.obstacle === '' && !isOffline

  async function send() {
    setTried(true)
    if (!isReady || Object.keys(recipientIssues(mail)).length > 0) return
    setSending(true)
    setProblem(undefined)
    try {
      if (!(await orderOnce(about, mail, seen))) return setSending(false)
      const detail = await keepRecipient(store, customers, about, mail.to)
      const title = messages.becameOf[draft?.toOutbox ? 'outbox' : 'queued'](recipientsText(mail.to))
      showToast({ title, ...(detail === '' ? {} : { detail }) })
      onClose()
    } catch (error) {
      setProblem(failureOf(error, messages.act))
      setSending(false)
    }
  }

  return (
    <FormDialog
      wide
      title={title}
      keepOpen={message.isChanged}
      submit={isSending ? messages.sending : messages.send}
      isBlocked={!isReady || isSending}
      onSubmit={send}
      onClose={onClose}
    >
      {isOffline && (
        <Banner tone="warn" title={messages.offline}>
          {messages.offlineText}
        </Banner>
      )}
      {problem && <ProblemDisplay problem={problem} />}
      {message.problem && !isOffline && <ProblemDisplay problem={message.problem} onRetry={message.reload} />}
      {draft && draft.obstacle !== '' && <Banner tone="bad" title={draft.obstacle} />}
      {draft?.toOutbox && (
        <Banner tone="warn" title={messages.outbox}>
          {messages.outboxText}
        </Banner>
      )}
      {hasPending && !isOffline && <Banner tone="warn" title={messages.unsent} />}
      {about.kind !== 'statement' && <LastMail documentId={about.id} purpose={about.kind} />}
      {mail && draft ? (
        <MailForm
          mail={mail}
          draft={draft}
          linkHelp={linkHelp}
          isTried={isTried}
          onChange={message.change}
          onLanguage={message.setLanguage}
        />
      ) : (
        !message.problem && !isOffline && <Skeleton className="h-80 w-full" />
      )}
    </FormDialog>
  )
}

/** Orders a mail; what was sent meanwhile goes out again only if that is wanted. Answers whether it was ordered. */
async function orderOnce(about: MailSubject, mail: WrittenMail, seen: SeenSending | undefined): Promise<boolean> {
  try {
    await orderMail(about, mail, seen)
    return true
  } catch (error) {
    const text = sentMeanwhile(error)
    if (text === undefined) throw error
    if (!(await askConfirm({ ...messages.second, text }))) return false
    await orderMail(about, mail)
    return true
  }
}

interface MailFormProps {
  readonly mail: WrittenMail
  readonly draft: MailDraft
  readonly linkHelp: string | undefined
  readonly isTried: boolean
  readonly onChange: (change: Partial<WrittenMail>) => void
  readonly onLanguage: (language: string) => void
}

function MailForm({ mail, draft, linkHelp, isTried, onChange, onLanguage }: MailFormProps) {
  const base = draft.language.split('-')[0] ?? ''
  const names = new Intl.DisplayNames([messageLanguage()], { type: 'language' })
  const languages = draft.languages.map((value) => ({ value, label: names.of(value) ?? value }))
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <RecipientFields mail={mail} isTried={isTried} onChange={onChange} />
        <NativeSelect label={messages.language} value={base} options={languages} onChange={onLanguage} />
      </div>
      <TextField
        label={messages.subject}
        maxLength={300}
        required
        value={mail.subject}
        onChange={(event) => onChange({ subject: event.target.value })}
      />
      <TextArea
        label={messages.message}
        rows={9}
        dir="auto"
        maxLength={20_000}
        value={mail.message}
        onChange={(event) => onChange({ message: event.target.value })}
      />
      {linkHelp !== undefined ? (
        <>
          <Switch
            label={messages.attach}
            help={draft.fileName}
            checked={mail.attach}
            onChange={(attach) => onChange({ attach })}
          />
          <Switch
            label={messages.link}
            help={draft.hasLocalLinks ? messages.linkIsLocal : linkHelp}
            checked={mail.link}
            onChange={(link) => onChange({ link })}
          />
        </>
      ) : (
        <p className="flex items-center gap-2 text-muted">
          <Paperclip className="size-4" aria-hidden="true" />
          {draft.fileName}
        </p>
      )}
    </>
  )
}

interface MailMessage {
  readonly draft: MailDraft | undefined
  /** As it stands, with what was written over it. */
  readonly mail: WrittenMail | undefined
  readonly isChanged: boolean
  readonly problem: ShownProblem | undefined
  readonly change: (change: Partial<WrittenMail>) => void
  readonly setLanguage: (language: string) => void
  readonly reload: () => void
}

/** The message as the server writes it, until its author changes it. */
function useDraftMail(about: MailSubject, hasPage: boolean): MailMessage {
  const [language, setLanguage] = useState<string>()
  const [own, setOwn] = useState<Partial<WrittenMail>>({})
  const { answer: draft, error, retry } = useAnswer({ about, language }, askDraft)
  return {
    draft,
    mail: draft && { ...written(draft, hasPage), ...own },
    isChanged: Object.keys(own).length > 0,
    problem: error === undefined ? undefined : { ...failureOf(error, messages.act), detail: messages.draftFailed },
    change: (change) => setOwn((before) => ({ ...before, ...change })),
    setLanguage: (next) => {
      // In another language the message is written anew; its recipient stays.
      setOwn(({ subject: _subject, message: _message, ...kept }) => kept)
      setLanguage(next)
    },
    reload: retry,
  }
}

interface AskedDraft {
  readonly about: MailSubject
  readonly language: string | undefined
}

function askDraft({ about, language }: AskedDraft, signal: AbortSignal): Promise<MailDraft> {
  return mailDraft(about, language, signal)
}

/** A link that its reader cannot open is added only if that is wanted. */
function written({ to, subject, message, language, hasLocalLinks }: MailDraft, hasPage: boolean): WrittenMail {
  const link = hasPage && !hasLocalLinks
  return { to, cc: '', bcc: '', subject, message, language, attach: true, link }
}

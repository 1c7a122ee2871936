import Paperclip from 'lucide-react/icons/paperclip'
import { useState } from 'react'
import { isMailAddress, type MailDraft } from '#contract/endpoints/document-mails.ts'
import { failureOf } from '../data/failure.ts'
import { useAnswer } from '../load/use-answer.ts'
import { usePending, useSyncStatus } from '../data/use-store.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { NativeSelect } from '../ui/native-select.tsx'
import { ProblemDisplay, type ShownProblem } from '../ui/problem-display.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Switch } from '../ui/switch.tsx'
import { TextArea, TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast.ts'
import { mailDraft, type MailSubject, orderMail, type WrittenMail } from './mail-calls.ts'
import { mailText as text } from './mail-text.ts'

interface MailDialogProps {
  readonly title: string
  readonly about: MailSubject
  /** Whether the letter can lead to a public page. */
  readonly hasPage: boolean
  readonly onClose: () => void
}

/** Writes a mail with its paper: a good letter stands there already, in the language of whoever gets it (DOC-13, DOC-17). */
export function MailDialog({ title, about, hasPage, onClose }: MailDialogProps) {
  const isOffline = useSyncStatus().network === 'offline'
  const hasPending = usePending().length > 0
  const letter = useLetter(about, hasPage)
  const [isSending, setSending] = useState(false)
  const [isTried, setTried] = useState(false)
  const [problem, setProblem] = useState<ShownProblem>()
  const { draft, mail } = letter
  const isReady = mail !== undefined && draft?.obstacle === '' && !isOffline

  async function send() {
    setTried(true)
    if (!isReady || !isMailAddress(mail.to.trim())) return
    setSending(true)
    setProblem(undefined)
    try {
      await orderMail(about, { ...mail, to: mail.to.trim() })
      showToast({ title: draft?.toOutbox ? text.orderedToOutbox : text.ordered(mail.to.trim()) })
      onClose()
    } catch (error) {
      setProblem(failureOf(error, text.act))
      setSending(false)
    }
  }

  return (
    <Dialog
      open
      wide
      title={title}
      keepOpen={letter.isChanged}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button tone="primary" type="submit" form="mail" disabled={!isReady || isSending}>
            {isSending ? text.sending : text.send}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {isOffline && (
          <Banner tone="warn" title={text.offline}>
            {text.offlineText}
          </Banner>
        )}
        {problem && <ProblemDisplay problem={problem} />}
        {letter.problem && !isOffline && <ProblemDisplay problem={letter.problem} onRetry={letter.reload} />}
        {draft && draft.obstacle !== '' && <Banner tone="bad" title={draft.obstacle} />}
        {draft?.toOutbox && (
          <Banner tone="warn" title={text.outbox}>
            {text.outboxText}
          </Banner>
        )}
        {hasPending && !isOffline && <Banner tone="warn" title={text.unsent} />}
        {mail && draft ? (
          <MailForm
            mail={mail}
            draft={draft}
            hasPage={hasPage}
            isTried={isTried}
            onChange={letter.change}
            onLanguage={letter.setLanguage}
            onSend={() => void send()}
          />
        ) : (
          !letter.problem && !isOffline && <Skeleton className="h-80 w-full" />
        )}
      </div>
    </Dialog>
  )
}

interface MailFormProps {
  readonly mail: WrittenMail
  readonly draft: MailDraft
  readonly hasPage: boolean
  readonly isTried: boolean
  readonly onChange: (change: Partial<WrittenMail>) => void
  readonly onLanguage: (language: string) => void
  readonly onSend: () => void
}

function MailForm({ mail, draft, hasPage, isTried, onChange, onLanguage, onSend }: MailFormProps) {
  const base = draft.language.split('-')[0] ?? ''
  const names = new Intl.DisplayNames([navigator.language], { type: 'language' })
  const languages = draft.languages.map((value) => ({ value, label: names.of(value) ?? value }))
  return (
    <form
      id="mail"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <TextField
          label={text.to}
          type="email"
          value={mail.to}
          error={isTried && !isMailAddress(mail.to.trim()) ? text.noRecipient : undefined}
          onChange={(event) => onChange({ to: event.target.value })}
        />
        <NativeSelect label={text.language} value={base} options={languages} onChange={onLanguage} />
      </div>
      <TextField
        label={text.subject}
        maxLength={300}
        required
        value={mail.subject}
        onChange={(event) => onChange({ subject: event.target.value })}
      />
      <TextArea
        label={text.message}
        rows={9}
        dir="auto"
        maxLength={20_000}
        value={mail.message}
        onChange={(event) => onChange({ message: event.target.value })}
      />
      {hasPage ? (
        <>
          <Switch
            label={text.attach}
            help={draft.fileName}
            checked={mail.attach}
            onChange={(attach) => onChange({ attach })}
          />
          <Switch label={text.link} help={text.linkHelp} checked={mail.link} onChange={(link) => onChange({ link })} />
        </>
      ) : (
        <p className="flex items-center gap-2 text-muted">
          <Paperclip className="size-4" aria-hidden="true" />
          {draft.fileName}
        </p>
      )}
    </form>
  )
}

interface Letter {
  readonly draft: MailDraft | undefined
  /** As it stands, with what was written over it. */
  readonly mail: WrittenMail | undefined
  readonly isChanged: boolean
  readonly problem: ShownProblem | undefined
  readonly change: (change: Partial<WrittenMail>) => void
  readonly setLanguage: (language: string) => void
  readonly reload: () => void
}

/** The letter: the server's words until its writer has other ones. */
function useLetter(about: MailSubject, hasPage: boolean): Letter {
  const [language, setLanguage] = useState<string>()
  const [own, setOwn] = useState<Partial<WrittenMail>>({})
  const { answer: draft, error, retry } = useAnswer({ about, language }, askDraft)
  return {
    draft,
    mail: draft && { ...written(draft, hasPage), ...own },
    isChanged: Object.keys(own).length > 0,
    problem: error === undefined ? undefined : { ...failureOf(error, text.act), detail: text.draftFailed },
    change: (change) => setOwn((before) => ({ ...before, ...change })),
    setLanguage: (next) => {
      // Another language is another letter; whom it goes to stays.
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

function written({ to, subject, message, language }: MailDraft, hasPage: boolean): WrittenMail {
  return { to, subject, message, language, attach: true, link: hasPage }
}

import { useEffect, useRef, useState } from 'react'
import type { MailDraft } from '#contract/endpoints/document-mails.ts'
import { recipientsIssue, recipientsText } from '#contract/mail-recipients.ts'
import { canLeave } from '#domain/documents/e-invoice/e-invoice-issues.ts'
import { useActions } from '#web/kit/actions/actions.ts'
import { failureOf } from '#web/kit/data/failure.ts'
import { oncePerPress } from '#web/kit/data/once-per-press.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { keepRecipient } from '#web/kit/documents/keep-recipient.ts'
import { mailDraft } from '#web/kit/documents/mail-calls.ts'
import { mailMessages } from '#web/kit/documents/mail-messages.ts'
import { lastMail, seenSending, sentMeanwhile } from '#web/kit/documents/seen-sending.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { byMessage } from '#web/kit/format/same-problems.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'
import type { ShownProblem } from '#web/kit/ui/problem-display.tsx'
import { missingOf } from '../e-invoice/missing-of.ts'
import { type BatchMail, isMeant, type KnownMail, mailObstacle, type MailResult, orderMails } from './mail-batch.ts'
import { mailBatchMessages as messages } from './mail-batch-messages.ts'

/** A chosen document as the preview shows it. */
export interface BatchEntry extends KnownMail {
  readonly to: string
  readonly isChosen: boolean
  /** The mail that was ordered for it. */
  readonly mailId: string | undefined
  /** Why it was not ordered, in words. */
  readonly failure: string
  /** That its address is kept with the customer, in words; empty where it is not. */
  readonly kept: string
}

/** The state of a batch of mails. */
export interface MailBatch {
  readonly entries: readonly BatchEntry[]
  /** What would be sent now. */
  readonly ready: readonly BatchEntry[]
  readonly sent: number
  /** No mail server is set up: the mails become files, and go to nobody. */
  readonly toOutbox: boolean
  /** Links in mails lead to an address that only this computer can open. */
  readonly hasLocalLinks: boolean
  /** It is known how mails are sent: before, nothing is. */
  readonly isKnown: boolean
  /** Why that could not be learned, in words. */
  readonly problem: ShownProblem | undefined
  readonly reload: () => void
  /** How many of how many are handed over, while that lasts. */
  readonly progress: { readonly done: number; readonly total: number } | undefined
  readonly choose: (id: string, isChosen: boolean) => void
  /** Types the address of a document: one that is whole is then chosen. */
  readonly type: (id: string, to: string) => void
  readonly send: (link: boolean) => void
  readonly stop: () => void
}

/** Whether an entry has an address, and nothing stands in its way. */
export function canBeMailed(entry: BatchEntry): boolean {
  return mailObstacle(entry) === undefined && entry.to.trim() !== '' && recipientsIssue(entry.to) === undefined
}

/** Mails the chosen documents: each once per press, what failed again (DOC-13). */
export function useMailBatch(rows: readonly DocumentRow[]): MailBatch {
  const store = useStore()
  const customers = useActions('customer')
  const [entries, setEntries] = useState<readonly BatchEntry[]>(() => rows.map((row) => entryOf(store, row)))
  const [progress, setProgress] = useState<MailBatch['progress']>()
  const keys = useRef(new Map<string, string>())
  const stopper = useRef<AbortController>(undefined)
  useEffect(() => () => stopper.current?.abort(), [])
  const [first] = entries.filter((entry) => mailObstacle(entry) === undefined)
  const { answer, error, retry } = useAnswer({ id: first?.row.id ?? '' }, askSending)
  const { toOutbox, hasLocalLinks } = answer ?? NOTHING_KNOWN
  const change = (id: string, changed: Partial<BatchEntry>) =>
    setEntries((all) => all.map((entry) => (entry.row.id === id ? { ...entry, ...changed } : entry)))
  const type = (id: string, to: string) =>
    setEntries((all) => all.map((entry) => (entry.row.id === id ? addressed(entry, to) : entry)))
  const ready = entries.filter((entry) => entry.isChosen && entry.mailId === undefined && canBeMailed(entry))

  function mailOf({ row, to: typed, seen }: BatchEntry, link: boolean): BatchMail {
    const to = recipientsText(typed)
    const about = JSON.stringify([row.id, to, link, seen])
    const key = keys.current.get(about) ?? crypto.randomUUID()
    keys.current.set(about, key)
    return { documentId: row.id, to, link, seen, key }
  }

  async function run(link: boolean): Promise<void> {
    const mails = ready.map((entry) => mailOf(entry, link))
    const control = new AbortController()
    stopper.current = control
    setProgress({ done: 0, total: ready.length })
    let done = 0
    // One after the other: a customer of two documents has an address after the first.
    let keeping = Promise.resolve()
    const keep = async (id: string, to: string): Promise<void> => {
      const kept = await keepRecipient(store, customers, { kind: 'document', id }, to)
      change(id, { kept })
      if (kept !== '') setEntries((all) => sharing(all, id, to))
    }
    const onResult = (id: string, result: MailResult): void => {
      done += 1
      setProgress({ done, total: ready.length })
      if (!('mailId' in result)) return change(id, refused(result.error))
      change(id, { mailId: result.mailId, failure: '' })
      const to = mails.find(({ documentId }) => documentId === id)?.to ?? ''
      keeping = keeping.then(() => keep(id, to))
    }
    await orderMails(mails, control.signal, onResult)
    await keeping
    setProgress(undefined)
  }

  return {
    entries,
    ready,
    sent: entries.filter(({ mailId }) => mailId !== undefined).length,
    toOutbox,
    hasLocalLinks,
    isKnown: answer !== undefined,
    problem: error === undefined ? undefined : { ...failureOf(error, messages.act), detail: mailMessages.draftFailed },
    reload: retry,
    progress,
    choose: (id, isChosen) => change(id, { isChosen }),
    type,
    send: (link) => void oncePerPress('mail-batch', () => run(link), store),
    stop: () => stopper.current?.abort(),
  }
}

function entryOf(store: Store, row: DocumentRow): BatchEntry {
  const issues = row.status === 'draft' ? missingOf(store, row) : []
  const known = {
    row,
    missing: issues.map(({ message }) => message),
    isForbidden: !canLeave(issues),
    mailed: lastMail(store, row.id, 'document'),
    seen: seenSending(store, row.id, 'document'),
  }
  return {
    ...known,
    to: row.customerEmail,
    isChosen: isMeant(known, row.customerEmail),
    mailId: undefined,
    failure: '',
    kept: '',
  }
}

/** An entry with another address: what still lacks something waits to be chosen by hand. */
function addressed(entry: BatchEntry, to: string): BatchEntry {
  return { ...entry, to, isChosen: entry.isChosen || isMeant(entry, to) }
}

/** The other entries of a document's customer have the address too that is kept with the customer by now. */
function sharing(all: readonly BatchEntry[], id: string, to: string): readonly BatchEntry[] {
  const customerId = all.find(({ row }) => row.id === id)?.row.customerId ?? null
  const isBare = ({ row, to: typed }: BatchEntry): boolean => row.customerId === customerId && typed.trim() === ''
  return customerId === null ? all : all.map((entry) => (isBare(entry) ? addressed(entry, to) : entry))
}

type Sending = Pick<MailDraft, 'toOutbox' | 'hasLocalLinks'>

const NOTHING_KNOWN: Sending = { toOutbox: false, hasLocalLinks: false }

/** Whether a document's mail would become a file, and who could open its link; of no document nothing is asked. */
async function askSending({ id }: { readonly id: string }, signal: AbortSignal): Promise<Sending> {
  return id === '' ? NOTHING_KNOWN : mailDraft({ kind: 'document', id }, undefined, signal)
}

/** What becomes of an entry that was refused: what was sent meanwhile goes out again only if it is chosen again. */
function refused(error: unknown): Partial<BatchEntry> {
  const text = sentMeanwhile(error)
  return text === undefined
    ? { failure: failureText(error) }
    : { failure: messages.sentMeanwhile(text), isChosen: false, seen: undefined }
}

function failureText(error: unknown): string {
  const { title, detail, errors = [] } = failureOf(error, messages.act)
  return [title, detail, ...byMessage(errors).map(({ message }) => message)].filter(Boolean).join(' ')
}

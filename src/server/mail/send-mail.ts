import { LANGUAGES } from '#contract/languages.ts'
import { recipientsIn } from '#contract/mail-recipients.ts'
import { Refusal } from '#contract/refusal.ts'
import type { DataAccess } from '../kit/database/data-access.ts'
import { type JobHandler, TryLater } from '../kit/jobs/jobs.ts'
import { inLanguage } from '../kit/language/spoken-language.ts'
import type { Live } from '../kit/live.ts'
import type { Log } from '../kit/log.ts'
import { readRefs } from '../kit/rows/reading.ts'
import type { Queryable } from '../kit/database/database.ts'
import { openWrite } from '../kit/write/write.ts'
import type { AnyPatch } from '#contract/entity.ts'
import type { DocumentRow } from '#contract/entities/document-derive.ts'
import type { MailMessage, Mailer } from '../integrations/mail/mailer.ts'
import { discardMails } from '../integrations/mail/outbox.ts'
import { MailFailure } from '../integrations/mail/mail-failure.ts'
import { letterHtml } from './letter-html.ts'
import type { InTransaction, MailFacts, MailPdfs } from './mail-deps.ts'
import { type MailRow, SEND_MAIL, writeMail } from './order-mail.ts'
import { ownLanguage } from './own-language.ts'
import { sendingMessages } from './sending-messages.ts'
import { isOwed } from '#domain/documents/document-state.ts'
import { mailMessages } from './messages/mail-texts.ts'
import { cutText } from '#domain/cut-text.ts'
import { sharedNow } from '../kit/clock.ts'

/** The deps of sending mail. */
export interface MailSending {
  readonly dataAccess: DataAccess
  readonly live: Pick<Live, 'wake'>
  readonly mailer: Mailer
  readonly pdfs: MailPdfs
  /** Where users reach the server, without a slash at the end. */
  readonly publicUrl: string
  readonly log: Log
}

const ACTOR = 'system:mail'
const KIND = 'documentMail'
/** After so many attempts, about six hours, a temporary failure becomes final. */
const MOST_ATTEMPTS = 14

/** As long as the field of the row. */
const MOST_NOTE = 1_000

/** The job that sends one mail: its state is sending before it leaves, and sent, outbox or failed afterwards (DOC-13). */
export function mailSendingJobs(sending: MailSending): Record<string, JobHandler> {
  return {
    [SEND_MAIL]: {
      run: async ({ userId, payload, attempts }) => {
        if (userId === null) return
        const language = await sending.dataAccess.asUser({ kind: 'user', userId }, ownLanguage)
        await inLanguage(language, () => sendMail(sending, userId, String(payload['mailId']), attempts))
      },
    },
  }
}

async function sendMail(sending: MailSending, userId: string, mailId: string, turn: number): Promise<void> {
  const within: InTransaction = (body) => sending.dataAccess.asUser({ kind: 'user', userId }, body)
  const settle = async (data: AnyPatch): Promise<void> => {
    const { version } = await within((tx) => patchMail(tx, mailId, data))
    sending.live.wake(userId, version)
  }
  const begun = await within((tx) => begin(tx, sending, mailId)).catch((error: unknown) =>
    failedUnseen(sending, error, turn, settle),
  )
  if (!begun) return
  sending.live.wake(userId, begun.version)
  if (!begun.letter) return
  let refused: readonly string[]
  try {
    refused = await sending.mailer.send(await withPaper(sending, within, begun.row, begun.letter))
  } catch (error) {
    const failure = failureOf(error)
    return failure ? failed(failure, begun, settle) : failedUnseen(sending, error, begun.row.attempts + 1, settle)
  }
  const state = sending.mailer.outbox === undefined ? 'sent' : 'outbox'
  try {
    await settle({ state, sentAt: sharedNow(), error: noteOf(begun, refused) })
  } catch (error) {
    if (!(await isAccountGone(sending.dataAccess, userId))) throw error
    // The account was deleted while the mail was being written: its other mails were removed before this one existed (PROF-05).
    if (sending.mailer.outbox !== undefined) await discardMails(sending.mailer.outbox, ({ id }) => id === mailId)
  }
}

/** What the sender should know of a mail that went out. */
function noteOf({ isRepeated }: Begun, refused: readonly string[]): string {
  const left = refused.length > 0 ? [sendingMessages.refused(refused.join(', '))] : []
  return cutText([...left, ...(isRepeated ? [sendingMessages.twice] : [])].join(' '), MOST_NOTE)
}

async function isAccountGone(dataAccess: DataAccess, userId: string): Promise<boolean> {
  const [found] = await dataAccess.asSystemBatch([{ text: 'select from account where id = $1', values: [userId] }])
  return found?.rows.length === 0
}

/** A mail whose turn has come. */
interface Begun {
  readonly version: number
  readonly row: MailRow
  /** Absent when there is nothing to send. */
  readonly letter?: MailMessage
  /** The result of an earlier attempt is unknown. */
  readonly isRepeated: boolean
}

/** Marks a mail as being sent, under the user's lock, so that a cancelled mail is not sent. */
async function begin(tx: Queryable, sending: MailSending, mailId: string): Promise<Begun | undefined> {
  const open = await openWrite(tx, readRefs([{ kind: KIND, id: mailId }]))
  const row = open.cache.get(KIND, mailId) as MailRow | undefined
  if (!row || (row.state !== 'queued' && row.state !== 'sending')) return undefined
  const origin = { actor: ACTOR, now: sharedNow() }
  const isRepeated = row.state === 'sending' || isUnsure(row.error)
  const facts = await factsOf(tx, sending.pdfs, row)
  if (!facts) {
    const { version } = await writeMail(open, mailId, { state: 'failed', error: sendingMessages.gone }, origin)
    return { version, row, isRepeated }
  }
  if (row.purpose === 'reminder' && facts.document && !isOwed(facts.document)) {
    const { version } = await writeMail(open, mailId, { state: 'cancelled', error: sendingMessages.paid }, origin)
    return { version, row, isRepeated }
  }
  const path = row.withLink && row.documentId !== null ? await sending.pdfs.makeLink(tx, mailId, row.documentId) : ''
  const address = path === '' ? undefined : sending.publicUrl + path
  const { version } = await writeMail(open, mailId, { state: 'sending', attempts: row.attempts + 1 }, origin)
  return { version, row, isRepeated, letter: letterOf(row, facts, address) }
}

/** Whether an earlier attempt may have arrived, as it was told in the language that its sender had then. */
function isUnsure(told: string): boolean {
  return LANGUAGES.some((language) => inLanguage(language, () => sendingMessages.unsure) === told)
}

async function factsOf(
  tx: Queryable,
  pdfs: MailPdfs,
  { purpose, documentId, customerId, language }: MailRow,
): Promise<(MailFacts & { readonly document?: DocumentRow }) | undefined> {
  const asked = language === '' ? undefined : language
  if (purpose === 'statement') return customerId === null ? undefined : pdfs.customerFacts(tx, customerId, asked)
  const facts = documentId === null ? undefined : await pdfs.documentFacts(tx, documentId, asked)
  return facts && facts.row.status !== 'void' ? { ...facts, document: facts.row } : undefined
}

function letterOf(row: MailRow, facts: MailFacts, address: string | undefined): MailMessage {
  const { language, isRightToLeft, business, replyTo } = facts
  const link = address === undefined ? undefined : { address, label: mailMessages(language).viewOnline }
  return {
    id: row.id,
    to: recipientsIn(row.recipient),
    cc: recipientsIn(row.cc),
    bcc: recipientsIn(row.bcc),
    subject: row.subject,
    text: link ? `${row.message}\n\n${link.label}: ${link.address}` : row.message,
    html: letterHtml({ message: row.message, language, isRightToLeft, link }),
    ...(business === '' ? {} : { fromName: business }),
    ...(replyTo === '' ? {} : { replyTo }),
  }
}

async function withPaper(
  { pdfs }: MailSending,
  within: InTransaction,
  row: MailRow,
  letter: MailMessage,
): Promise<MailMessage> {
  if (!row.attaches) return letter
  const options = row.language === '' ? {} : { language: row.language }
  const period = { ...(row.startDate ? { from: row.startDate } : {}), ...(row.endDate ? { to: row.endDate } : {}) }
  const paper =
    row.purpose === 'statement'
      ? await pdfs.printStatement(within, row.customerId ?? '', { ...options, ...period })
      : await pdfs.printDocument(within, row.documentId ?? '', options)
  if (!paper) throw new MailFailure(sendingMessages.gone)
  return {
    ...letter,
    attachments: [{ fileName: paper.fileName, type: 'application/pdf', bytes: paper.bytes }],
  }
}

/** An unexpected failure is retried like any other, and reported in general terms: its details are for the log. */
async function failedUnseen(
  { log }: MailSending,
  error: unknown,
  attempts: number,
  settle: (data: AnyPatch) => Promise<void>,
): Promise<undefined> {
  if (attempts < MOST_ATTEMPTS) {
    await settle({ state: 'queued', error: sendingMessages.again, attempts })
    throw error
  }
  await settle({ state: 'failed', error: sendingMessages.failed, attempts })
  log.error({ err: error, attempts }, 'a mail failed for good')
}

/** Records why it was not sent, and schedules another attempt if that may help. */
async function failed(
  error: MailFailure,
  { row, isRepeated }: Begun,
  settle: (data: AnyPatch) => Promise<void>,
): Promise<void> {
  const { message, isPassing, isUnsure } = error
  if (!isPassing || row.attempts + 1 >= MOST_ATTEMPTS) {
    await settle({
      state: 'failed',
      error: isUnsure || isRepeated ? sendingMessages.mayHaveArrived(message) : message,
    })
    return
  }
  await settle({
    state: 'queued',
    error: isUnsure || isRepeated ? sendingMessages.unsure : sendingMessages.triedAgain(message),
  })
  throw new TryLater(message)
}

function failureOf(error: unknown): MailFailure | undefined {
  if (error instanceof MailFailure) return error
  // The PDF worker is busy or gone.
  return error instanceof Refusal ? new MailFailure(error.message, { isPassing: true }) : undefined
}

async function patchMail(tx: Queryable, id: string, data: AnyPatch): Promise<{ readonly version: number }> {
  const open = await openWrite(tx, readRefs([{ kind: KIND, id }]))
  if (!open.cache.get(KIND, id)) return { version: open.head }
  return writeMail(open, id, data, { actor: ACTOR, now: sharedNow() })
}

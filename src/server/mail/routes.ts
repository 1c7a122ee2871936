import { randomUUID } from 'node:crypto'
import { MOST_REMINDERS } from '#domain/documents/reminders.ts'
import * as endpoints from '#contract/endpoints/document-mails.ts'
import { customer } from '#contract/entities/customer.ts'
import { document } from '#contract/entities/document.ts'
import { documentMail } from '#contract/entities/document-mail.ts'
import { general } from '#contract/entity.ts'
import { Refusal } from '#contract/refusal.ts'
import { notFound } from '#contract/row-rules.ts'
import { Conditions, paging } from '../kit/crud/conditions.ts'
import { type ListPlan, mountCrud } from '../kit/crud/crud.ts'
import type { Queryable } from '../kit/database/database.ts'
import { oneAsText } from '../kit/http/json-text.ts'
import type { Call, Caller, Routes } from '../kit/http/mount.ts'
import { readRefs } from '../kit/rows/reading.ts'
import type { Outcome, UserData } from '../kit/user-data.ts'
import { type OpenWrite, openWrite, type Written } from '../kit/write/write.ts'
import { callMessages } from './call-messages.ts'
import { type Composed, documentMessage, statementMessage } from './compose.ts'
import type { MailFacts, MailPdfs } from './mail-deps.ts'
import { mailObstacle, orderDocumentMail, remindersGiven } from './order-document-mail.ts'
import { type MailRow, orderMail, orderSending, writeMail } from './order-mail.ts'
import { MAIL_LANGUAGES } from './messages/mail-texts.ts'
import { sharedNow } from '../kit/clock.ts'

/** The deps of the mail calls. */
export interface MailDeps {
  readonly pdfs: MailPdfs
  /** No mail server is set up: mails go into the folder. */
  readonly toOutbox: boolean
  /** Links in mails lead to an address that only this computer can open. */
  readonly hasLocalLinks: boolean
  /** Runs due jobs at once, so that a mail need not wait for the next turn. */
  readonly wakeJobs: () => void
}

const entity = general(documentMail)
const KIND = documentMail.kind

/** Mounts the calls that order mails and report their states (DOC-11, DOC-13, DOC-17). */
export function mountMail(routes: Routes, data: UserData, deps: MailDeps): void {
  mountCrud(routes, data, entity, endpoints.documentMails, planMails)
  const { pdfs, wakeJobs } = deps
  /** Answers the ordered mail, and starts sending it. */
  const answer = async (call: Call, work: (tx: Queryable) => Promise<Ordered>): Promise<unknown> => {
    const answered = await data.answer(call, async (tx) => outcome(tx, await work(tx)))
    wakeJobs()
    return answered
  }
  routes.mount(endpoints.emailDocument, (call) =>
    answer(call, async (tx) => {
      const mailId = randomUUID()
      const options = { ...call.body, purpose: call.body.purpose ?? 'document', mailId } as const
      return { mailId, isNew: true, written: await orderDocumentMail(tx, pdfs, options, ordererOf(call.caller)) }
    }),
  )
  routes.mount(endpoints.emailStatement, (call) =>
    answer(call, async (tx) => {
      const mailId = randomUUID()
      return {
        mailId,
        isNew: true,
        written: await orderStatement(tx, pdfs, { ...call.body, id: call.params.id, mailId, caller: call.caller }),
      }
    }),
  )
  routes.mount(endpoints.resendMail, (call) => answer(call, (tx) => resend(tx, call.params.id, call.caller)))
  routes.mount(endpoints.cancelMail, (call) => answer(call, (tx) => cancel(tx, call.params.id, call.caller)))
  mountDrafts(routes, data, deps)
}

function mountDrafts(routes: Routes, data: UserData, { pdfs, toOutbox, hasLocalLinks }: MailDeps): void {
  routes.mount(endpoints.documentMailDraft, ({ caller, params: { id }, query }) =>
    data.transact(caller, async (tx) => {
      const { purpose = 'document', language } = query
      const facts = await pdfs.documentFacts(tx, id, language)
      if (!facts) throw notFound(general(document), id)
      const reminder = purpose === 'reminder' ? Math.min((await remindersGiven(tx, id)) + 1, MOST_REMINDERS) : 0
      const fileName = `${facts.title} ${facts.row.documentNumber}.pdf`
      return draftOf(facts, documentMessage(facts, reminder), {
        fileName,
        toOutbox,
        hasLocalLinks,
        obstacle: mailObstacle(facts.row, purpose),
      })
    }),
  )
  routes.mount(endpoints.statementMailDraft, ({ caller, params: { id }, query }) =>
    data.transact(caller, async (tx) => {
      const facts = await pdfs.customerFacts(tx, id, query.language)
      if (!facts) throw notFound(general(customer), id)
      const rest = { fileName: callMessages.statementFile, toOutbox, hasLocalLinks, obstacle: '' }
      return draftOf(facts, statementMessage(facts), rest)
    }),
  )
}

function draftOf(
  { email, language }: MailFacts,
  letter: Composed,
  rest: Pick<endpoints.MailDraft, 'fileName' | 'toOutbox' | 'hasLocalLinks' | 'obstacle'>,
): endpoints.MailDraft {
  return { to: email, ...letter, language, languages: MAIL_LANGUAGES, ...rest }
}

/** Newest first, as the panels show them. */
function planMails(query: endpoints.DocumentMailQuery): ListPlan {
  const { documentId, customerId, state, search, sortDirection: way = 'desc' } = query
  const conditions = new Conditions()
  const equal = { document_id: documentId, customer_id: customerId, state }
  for (const [column, value] of Object.entries(equal)) if (value) conditions.add(value, (at) => `${column} = ${at}`)
  if (search) conditions.add(search.toLowerCase(), (at) => `strpos(lower(subject || ' ' || recipient), ${at}) > 0`)
  return {
    ...paging(query),
    where: conditions.where,
    values: conditions.values,
    order: `created_at ${way}, id ${way}`,
  }
}

/** A mail that a call ordered or changed. */
interface Ordered {
  readonly mailId: string
  readonly isNew: boolean
  readonly written: Written
}

async function outcome(tx: Queryable, { mailId, isNew, written }: Ordered): Promise<Outcome> {
  const { rows } = await tx.query<{ text: string }>(oneAsText(entity, mailId))
  return { written, status: isNew ? 201 : 200, body: rows[0]?.text ?? null }
}

function ordererOf({ name }: Caller): { readonly actor: string; readonly now: number } {
  return { actor: name, now: sharedNow() }
}

/** The chosen parts of a statement's mail. */
interface StatementOptions {
  readonly to?: string | undefined
  readonly cc?: string | undefined
  readonly bcc?: string | undefined
  readonly subject?: string | undefined
  readonly message?: string | undefined
  readonly language?: string | undefined
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
}

async function orderStatement(
  tx: Queryable,
  pdfs: MailPdfs,
  {
    id,
    mailId,
    caller,
    ...options
  }: StatementOptions & { readonly id: string; readonly mailId: string; readonly caller: Caller },
): Promise<Written> {
  const open = await openWrite(tx, [])
  const facts = await pdfs.customerFacts(tx, id, options.language)
  if (!facts) throw notFound(general(customer), id)
  const written = statementMessage(facts)
  return orderMail(
    open,
    mailId,
    {
      customerId: id,
      purpose: 'statement',
      recipient: options.to ?? facts.email,
      cc: options.cc ?? '',
      bcc: options.bcc ?? '',
      subject: options.subject ?? written.subject,
      message: options.message ?? written.message,
      language: options.language ?? '',
      startDate: options.startDate ?? null,
      endDate: options.endDate ?? null,
    },
    { ...ordererOf(caller), mutationId: randomUUID() },
  )
}

async function openMail(tx: Queryable, id: string): Promise<{ readonly open: OpenWrite; readonly row: MailRow }> {
  const open = await openWrite(tx, readRefs([{ kind: KIND, id }]))
  const row = open.cache.get(KIND, id) as MailRow | undefined
  if (!row) throw notFound(entity, id)
  return { open, row }
}

/** A failed mail is tried again; a sent one is sent as a second mail, so that both are listed. */
async function resend(tx: Queryable, id: string, caller: Caller): Promise<Ordered> {
  const { open, row } = await openMail(tx, id)
  const orderer = ordererOf(caller)
  const origin = { ...orderer, mutationId: randomUUID() }
  if (row.state === 'sending') throw new Refusal('conflict', { message: callMessages.isBeingSent })
  if (row.state === 'queued') {
    await orderSending(tx, id, orderer.now)
    return { mailId: id, isNew: false, written: { userId: open.userId, version: open.head, writes: [] } }
  }
  const isSecond = row.state === 'sent' || row.state === 'outbox'
  const mailId = isSecond ? randomUUID() : id
  const { id: _id, version: _version, createdAt: _createdAt, updatedAt: _updatedAt, ...mail } = row
  return { mailId, isNew: isSecond, written: await orderMail(open, mailId, mail, origin) }
}

async function cancel(tx: Queryable, id: string, caller: Caller): Promise<Ordered> {
  const { open, row } = await openMail(tx, id)
  if (row.state !== 'queued' && row.state !== 'cancelled') {
    const message = row.state === 'failed' ? callMessages.isNotWaiting : callMessages.isSent
    throw new Refusal('conflict', { message })
  }
  const origin = { ...ordererOf(caller), mutationId: randomUUID() }
  return { mailId: id, isNew: false, written: await writeMail(open, id, { state: 'cancelled' }, origin) }
}

import { randomUUID } from 'node:crypto'
import { isOwed } from '#domain/documents/document-state.ts'
import { MOST_REMINDERS } from '#domain/documents/reminders.ts'
import { DOCUMENT_RULES } from '#domain/documents/types.ts'
import { markDocument } from '#contract/commands/documents.ts'
import { document } from '#contract/entities/document.ts'
import type { DocumentRow } from '#contract/entities/document-derive.ts'
import { general } from '#contract/entity.ts'
import { Refusal } from '#contract/refusal.ts'
import { notFound } from '#contract/row-rules.ts'
import type { Queryable } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/data-access.ts'
import { prepareMutation } from '../kit/write/mutate.ts'
import { type OpenWrite, openWrite, type Written } from '../kit/write/write.ts'
import { callMessages } from './call-messages.ts'
import { documentMessage } from './compose.ts'
import type { DocumentFacts, MailPdfs } from './mail-deps.ts'
import { type NewMail, orderMail } from './order-mail.ts'

/** How to mail a document; omitted parts are written in its language. */
export interface DocumentMailInput {
  readonly documentId: string
  readonly purpose: 'document' | 'reminder'
  readonly to?: string | undefined
  readonly cc?: string | undefined
  readonly bcc?: string | undefined
  readonly subject?: string | undefined
  readonly message?: string | undefined
  readonly language?: string | undefined
  readonly attach?: boolean | undefined
  readonly link?: boolean | undefined
  /** What its sender had seen of the document; left out, it is sent however often it was sent before. */
  readonly seen?: SeenSending | undefined
}

/** Whether a document was a draft, and its newest mail for a purpose. */
interface SeenSending {
  readonly isDraft: boolean
  readonly lastMailId: string | null
}

/** Who orders it, as the history names them, and when (epoch milliseconds). */
export interface Orderer {
  readonly actor: string
  readonly now: number
}

/** Queues the mail of a document under an id: a draft is marked as sent, and numbered first if that is due. Throws `Refusal`. */
export async function orderDocumentMail(
  tx: Queryable,
  pdfs: MailPdfs,
  options: DocumentMailInput & { readonly mailId: string },
  orderer: Orderer,
): Promise<Written> {
  const { documentId: id, mailId, purpose, language } = options
  const { open, before } = await issued(tx, options, orderer)
  const facts = await pdfs.documentFacts(tx, id, language)
  if (!facts) throw notFound(general(document), id)
  if (facts.row.isProvisional) {
    throw new Refusal('rule-broken', { message: callMessages.noNumber })
  }
  const reminder = purpose === 'reminder' ? Math.min((await remindersGiven(tx, id)) + 1, MOST_REMINDERS) : 0
  const mail = mailOf(options, facts, reminder, before.documentNumber)
  return orderMail(open, mailId, mail, { ...orderer, mutationId: randomUUID() })
}

/** Opens the write and issues the document if it is a draft. */
async function issued(
  tx: Queryable,
  { documentId: id, purpose, seen }: DocumentMailInput,
  { actor, now }: Orderer,
): Promise<{ readonly open: OpenWrite; readonly before: DocumentRow }> {
  const body = { op: 'command', name: markDocument.name, input: { id, status: 'sent' } } as const
  const prepared = prepareMutation({ id: randomUUID(), at: now, body }, { actor, now })
  const open = await openWrite(tx, prepared.reads)
  const before = open.cache.get(document.kind, id) as DocumentRow | undefined
  if (!before) throw notFound(general(document), id)
  const obstacle = mailObstacle(before, purpose)
  if (obstacle !== '') throw new Refusal('rule-broken', { message: obstacle })
  if (seen) await requireAsSeen(tx, before, purpose, seen)
  if (before.status === 'draft') await prepared.run(open)
  return { open, before }
}

/** Refuses to send what was sent since its sender looked; the counter is locked, so of two that send at once one is the first. */
async function requireAsSeen(
  tx: Queryable,
  { id, documentType, documentNumber, status }: DocumentRow,
  purpose: DocumentMailInput['purpose'],
  seen: SeenSending,
): Promise<void> {
  const { rows } = await tx.query<{ recipient: string }>({
    name: 'mail:since',
    text: `select recipient from document_mail
      where user_id = ${currentUser} and document_id = $1 and purpose = $2 and state not in ('cancelled', 'failed')
        and id is distinct from $3::uuid and created_at >= coalesce(
          (select created_at from document_mail where user_id = ${currentUser} and id = $3::uuid), 0)
      order by created_at desc limit 1`,
    values: [id, purpose, seen.lastMailId],
  })
  const { one } = DOCUMENT_RULES[documentType].label
  const { mailedMeanwhile, markedMeanwhile } = callMessages
  const [mail] = rows
  if (mail) throw new Refusal('sent-meanwhile', { message: mailedMeanwhile(one, documentNumber, mail.recipient) })
  if (purpose === 'document' && seen.isDraft && status !== 'draft')
    throw new Refusal('sent-meanwhile', { message: markedMeanwhile(one, documentNumber, status) })
}

function mailOf(options: DocumentMailInput, facts: DocumentFacts, reminder: number, formerNumber: string): NewMail {
  const { documentNumber, id, customerId } = facts.row
  const written = documentMessage(facts, reminder)
  // The writer of the mail saw the number that the document had until now.
  const renumbered = (text: string): string =>
    formerNumber === '' ? text : text.replaceAll(formerNumber, documentNumber)
  return {
    documentId: id,
    customerId,
    purpose: options.purpose,
    recipient: options.to ?? facts.email,
    cc: options.cc ?? '',
    bcc: options.bcc ?? '',
    subject: options.subject === undefined ? written.subject : renumbered(options.subject),
    message: options.message === undefined ? written.message : renumbered(options.message),
    language: options.language ?? '',
    attaches: options.attach ?? true,
    withLink: options.link ?? false,
    reminder,
  }
}

/** Why a document cannot be mailed, or get a reminder, as a message for the seller; empty if it can. */
export function mailObstacle(row: DocumentRow, purpose: DocumentMailInput['purpose']): string {
  const { one } = DOCUMENT_RULES[row.documentType].label
  if (row.status === 'void') return callMessages.isVoid(one, row.documentNumber)
  if (row.documentType === 'template') return callMessages.isTemplate
  if (purpose === 'document') return ''
  return isOwed(row) ? '' : callMessages.nothingDue(one, row.documentNumber)
}

/** The number of reminders of a document so far, without cancelled ones. */
export async function remindersGiven(tx: Queryable, documentId: string): Promise<number> {
  const { rows } = await tx.query<{ n: number }>({
    name: 'mail:reminders',
    text: `select count(*)::int as n from document_mail
      where user_id = ${currentUser} and document_id = $1 and purpose = 'reminder' and state <> 'cancelled'`,
    values: [documentId],
  })
  return Number(rows[0]?.n)
}

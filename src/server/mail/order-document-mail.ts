import { randomUUID } from 'node:crypto'
import { isOwed } from '#domain/documents/standing.ts'
import { MOST_REMINDERS } from '#domain/documents/reminders.ts'
import { DOCUMENT_RULES } from '#domain/documents/types.ts'
import { markDocument } from '#contract/commands/documents.ts'
import { document } from '#contract/entities/document.ts'
import type { DocumentRow } from '#contract/entities/document-derive.ts'
import { general } from '#contract/entity.ts'
import { Refusal } from '#contract/messages.ts'
import { notFound } from '#contract/row-rules.ts'
import type { Queryable } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/doors.ts'
import { prepareMutation } from '../kit/write/mutate.ts'
import { type OpenWrite, openWrite, type Written } from '../kit/write/write.ts'
import { documentLetter } from './compose.ts'
import type { DocumentFacts, MailPapers } from './mail-ground.ts'
import { type NewMail, orderMail } from './order-mail.ts'

/** How a document is to be mailed; what is left out is written in its language. */
export interface DocumentMailWishes {
  readonly documentId: string
  readonly purpose: 'document' | 'reminder'
  readonly to?: string | undefined
  readonly subject?: string | undefined
  readonly message?: string | undefined
  readonly language?: string | undefined
  readonly attach?: boolean | undefined
  readonly link?: boolean | undefined
}

/** Who orders, in the history, and when (epoch milliseconds). */
export interface Orderer {
  readonly actor: string
  readonly now: number
}

/** Queues the mail of a document under an id: a draft is marked as sent, and numbered before where that is due. Throws `Refusal`. */
export async function orderDocumentMail(
  tx: Queryable,
  papers: MailPapers,
  wishes: DocumentMailWishes & { readonly mailId: string },
  orderer: Orderer,
): Promise<Written> {
  const { documentId: id, mailId, purpose, language } = wishes
  const { open, before } = await issued(tx, id, purpose, orderer)
  const facts = await papers.documentFacts(tx, id, language)
  if (!facts) throw notFound(general(document), id)
  if (facts.row.isProvisional) {
    throw new Refusal('rule-broken', { message: 'This document has no number yet, so it cannot be mailed.' })
  }
  const reminder = purpose === 'reminder' ? Math.min((await remindersGiven(tx, id)) + 1, MOST_REMINDERS) : 0
  const mail = mailOf(wishes, facts, reminder, before.documentNumber)
  return orderMail(open, mailId, mail, { ...orderer, mutationId: randomUUID() })
}

/** Opens the write and issues the document if it is a draft. */
async function issued(
  tx: Queryable,
  id: string,
  purpose: DocumentMailWishes['purpose'],
  { actor, now }: Orderer,
): Promise<{ readonly open: OpenWrite; readonly before: DocumentRow }> {
  const body = { op: 'command', name: markDocument.name, input: { id, status: 'sent' } } as const
  const prepared = prepareMutation({ id: randomUUID(), at: now, body }, { actor, now })
  const open = await openWrite(tx, prepared.reads)
  const before = open.cache.get(document.kind, id) as DocumentRow | undefined
  if (!before) throw notFound(general(document), id)
  const obstacle = mailObstacle(before, purpose)
  if (obstacle !== '') throw new Refusal('rule-broken', { message: obstacle })
  if (before.status === 'draft') await prepared.run(open)
  return { open, before }
}

function mailOf(wishes: DocumentMailWishes, facts: DocumentFacts, reminder: number, formerNumber: string): NewMail {
  const { documentNumber, id, customerId } = facts.row
  const written = documentLetter(facts, reminder)
  // Who wrote the letter saw the number that the document had until now.
  const renumbered = (text: string): string =>
    formerNumber === '' ? text : text.replaceAll(formerNumber, documentNumber)
  return {
    documentId: id,
    customerId,
    purpose: wishes.purpose,
    recipient: (wishes.to ?? facts.email).trim(),
    subject: wishes.subject === undefined ? written.subject : renumbered(wishes.subject),
    message: wishes.message === undefined ? written.message : renumbered(wishes.message),
    language: wishes.language ?? '',
    attaches: wishes.attach ?? true,
    withLink: wishes.link ?? false,
    reminder,
  }
}

/** Why a document cannot be mailed, or reminded of, in words for the seller; empty when it can. */
export function mailObstacle(row: DocumentRow, purpose: DocumentMailWishes['purpose']): string {
  const { one } = DOCUMENT_RULES[row.documentType].label
  if (row.status === 'void') return `${one} ${row.documentNumber} is void, so it cannot be mailed.`
  if (row.documentType === 'template') return 'A template cannot be mailed. Make a document of it first.'
  if (purpose === 'document') return ''
  return isOwed(row)
    ? ''
    : `Nothing is to be paid of ${one.toLowerCase()} ${row.documentNumber}, so there is no reminder of it.`
}

/** How many reminders of a document there were; those that were taken back do not count. */
export async function remindersGiven(tx: Queryable, documentId: string): Promise<number> {
  const { rows } = await tx.query<{ n: number }>({
    name: 'mail:reminders',
    text: `select count(*)::int as n from document_mail
      where user_id = ${currentUser} and document_id = $1 and purpose = 'reminder' and state <> 'cancelled'`,
    values: [documentId],
  })
  return Number(rows[0]?.n)
}

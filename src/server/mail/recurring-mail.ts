import { derivedUuid } from '#domain/uuid.ts'
import { isMailAddress } from '#contract/endpoints/document-mails.ts'
import type { Queryable } from '../kit/database/database.ts'
import type { MailPapers } from './mail-ground.ts'
import { type Orderer, orderDocumentMail } from './order-document-mail.ts'

/** Orders the mail of an invoice that was just made; whether it has an address to go to. Throws `Refusal`. */
export async function mailOccurrence(
  tx: Queryable,
  papers: MailPapers,
  documentId: string,
  orderer: Orderer,
): Promise<boolean> {
  const facts = await papers.documentFacts(tx, documentId)
  if (!isMailAddress(facts?.email.trim() ?? '')) return false
  const wishes = { documentId, purpose: 'document', mailId: derivedUuid(documentId, 0) } as const
  await orderDocumentMail(tx, papers, wishes, orderer)
  return true
}

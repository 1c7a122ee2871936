import { derivedUuid } from '#domain/uuid.ts'
import { isMailAddress } from '#contract/mail-recipients.ts'
import type { Queryable } from '../kit/database/database.ts'
import type { MailPdfs } from './mail-deps.ts'
import { type Orderer, orderDocumentMail } from './order-document-mail.ts'

/** Orders the mail of an invoice that was just made; answers whether it has an address. Throws `Refusal`. */
export async function mailOccurrence(
  tx: Queryable,
  pdfs: MailPdfs,
  documentId: string,
  orderer: Orderer,
): Promise<boolean> {
  const facts = await pdfs.documentFacts(tx, documentId)
  if (!isMailAddress(facts?.email.trim() ?? '')) return false
  const options = { documentId, purpose: 'document', mailId: derivedUuid(documentId, 0) } as const
  await orderDocumentMail(tx, pdfs, options, orderer)
  return true
}

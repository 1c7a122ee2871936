import { createHmac, randomBytes } from 'node:crypto'
import type { DocumentLinkAnswer } from '#contract/endpoints/document-links.ts'
import { Refusal } from '#contract/refusal.ts'
import { derivedUuid, uuidV7 } from '#domain/uuid.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import { linkMessages } from './link-messages.ts'
import { hashOf, isOpen, isSecret, MOST_OPEN, newSecret } from './link-secret.ts'

/** The life of a mail's link, so that it still opens a year later. */
const MAIL_LINK_DAYS = 365

/** The path of a document's page. */
export function documentPath(secret: string): string {
  return `/d/${secret}`
}

/** The links of one of the user's documents, newest first. */
export async function documentLinks(tx: Queryable, documentId: string): Promise<DocumentLinkAnswer[]> {
  const { rows } = await tx.query({
    name: 'links:of-document',
    text: `select id, created_at as "createdAt", expires_at as "expiresAt", revoked_at as "revokedAt", views,
      last_viewed_at as "lastViewedAt", answer, answered_by as "answeredBy", answer_note as "answerNote",
      answered_at as "answeredAt" from document_links($1)`,
    values: [documentId],
  })
  return rows as unknown as DocumentLinkAnswer[]
}

/** Whether a link to a document is open at a moment (epoch milliseconds). */
export async function hasOpenLink(tx: Queryable, documentId: string, now: number): Promise<boolean> {
  return (await documentLinks(tx, documentId)).some((link) => isOpen(link, now))
}

/** Makes a link and answers its secret, which is stored nowhere. Throws `Refusal` when the document has too many. */
export async function makeDocumentLink(
  tx: Queryable,
  documentId: string,
  days: number | undefined,
  now: number,
): Promise<{ link: DocumentLinkAnswer; secret: string }> {
  const open = (await documentLinks(tx, documentId)).filter((link) => isOpen(link, now))
  if (open.length >= MOST_OPEN) {
    throw new Refusal('rule-broken', { message: linkMessages.manyOfDocument(MOST_OPEN) })
  }
  const id = uuidV7(now, randomBytes(16))
  const secret = newSecret()
  await keep(tx, { id, secret, documentId, days })
  const link = (await documentLinks(tx, documentId)).find((each) => each.id === id)
  if (!link) throw new Error('a new link is not listed')
  return { link, secret }
}

/** Makes the links in mails: the secret is derived from the mail and the server's key, so every attempt has the same link. */
export function createMailLinks(key: Buffer): (tx: Queryable, mailId: string, documentId: string) => Promise<string> {
  return async (tx, mailId, documentId) => {
    const secret = createHmac('sha256', key).update(mailId).digest('base64url')
    await keep(tx, { id: derivedUuid(mailId, 0), secret, documentId, days: MAIL_LINK_DAYS })
    return documentPath(secret)
  }
}

interface KeptLink {
  readonly id: string
  readonly secret: string
  readonly documentId: string
  readonly days: number | undefined
}

async function keep(tx: Queryable, { id, secret, documentId, days }: KeptLink): Promise<void> {
  await tx.query({
    name: 'links:make-document',
    text: `select make_document_link($1, $2, $3, now() + make_interval(days => $4::int))`,
    values: [id, hashOf(secret), documentId, days ?? null],
  })
}

/** The document behind a secret, and the answer given by this link. */
export interface OpenedDocument {
  readonly linkId: string
  readonly userId: string
  readonly documentId: string
  readonly answer: 'accepted' | 'declined' | null
  readonly answeredBy: string | null
  readonly answeredAt: string | null
}

/** Looks a secret up; `counts` makes it a view. `closed` for a link that expired or was revoked, undefined for an unknown one. */
export async function openDocumentLink(
  dataAccess: DataAccess,
  secret: string,
  counts: boolean,
): Promise<OpenedDocument | 'closed' | undefined> {
  if (!isSecret(secret)) return undefined
  const [answer] = await dataAccess.asSystemBatch([
    {
      name: 'links:open-document',
      text: `select id as "linkId", user_id as "userId", document_id as "documentId", is_open as "isOpen", answer,
        answered_by as "answeredBy", answered_at as "answeredAt" from open_document_link($1, $2)`,
      values: [hashOf(secret), counts],
    },
  ])
  const found = answer?.rows[0] as unknown as (OpenedDocument & { readonly isOpen: boolean }) | undefined
  if (!found) return undefined
  return found.isOpen ? found : 'closed'
}

/** Stores the answer given by a link, in place of an earlier one; false if its quote is not open. */
export async function keepAnswer(
  tx: Queryable,
  linkId: string,
  { answer, name, note }: { readonly answer: string; readonly name: string; readonly note: string },
): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'links:answer',
    text: 'select answer_document_link($1, $2, $3, $4) as kept',
    values: [linkId, answer, name, note],
  })
  return rows[0]?.['kept'] === true
}

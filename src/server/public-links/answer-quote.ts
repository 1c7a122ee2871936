import { createHash, randomUUID } from 'node:crypto'
import { dayOf } from '#domain/calendar-day.ts'
import { shownStatus } from '#domain/documents/types.ts'
import { document } from '#contract/entities/document.ts'
import type { DocumentRow } from '#contract/entities/document-derive.ts'
import { viewed } from '#contract/entities/document-events.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { openWrite, planChanges, readMore, readsOf, storeWrites, type Written } from '#server/kit/write/write.ts'
import type { DocumentJob } from '../pdf/documents/document-job.ts'
import { documentJob } from '../pdf/documents/print-document.ts'
import { type ReadDocument, readDocument } from '../pdf/documents/read-document.ts'
import { keepAnswer, type OpenedDocument } from './document-link-store.ts'
import { storedMessage } from '#contract/stored-message.ts'

/** The actor in the history. */
const ACTOR = 'system:public-page'
const KIND = document.kind
/** The document keeps the whole note, the history its beginning. */
const MAX_WHY = 4_000

/** The answer to a quote from the holder of a link. */
export interface QuoteAnswer {
  readonly answer: 'accepted' | 'declined'
  readonly name: string
  readonly note: string
  /** The digest of the page that was answered, by `digestOf`. */
  readonly shown: string
}

/** A digest of a document's page: the same while the customer reads the same. The design of the PDF does not count. */
export function digestOf(job: DocumentJob): string {
  const words = { ...job, design: null, size: null, accent: null, logo: null, at: null }
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url')
}

/** Counts a visit to the page of a document: sent becomes viewed, any other status stays (DOC-06). Undefined if it was counted already. */
export async function recordView(tx: Queryable, id: string, now: number): Promise<Written | undefined> {
  const open = await openWrite(tx, readsOf([{ op: 'patch', kind: KIND, id, data: {} }]))
  const row = open.cache.get(KIND, id) as DocumentRow | undefined
  const stated = row && viewed(row, now)
  if (!stated) return undefined
  const status = 'viewed'
  const [data, why] =
    row.status === 'sent' ? [{ status }, { why: storedMessage('document-marked', { status }) }] : [{}, {}]
  const planned = await planChanges(open, [{ op: 'patch', kind: KIND, id, data, stated }], now)
  return storeWrites(open, planned, { actor: ACTOR, now, mutationId: randomUUID(), ...why })
}

/**
 * Stores the answer to a quote once: under the owner's lock, while the quote is open, not expired, and unchanged since it was shown. The
 * history of the quote records who answered and when, and the link the last answer. Undefined if it is refused.
 */
export async function answerQuote(
  tx: Queryable,
  { linkId, documentId: id }: OpenedDocument,
  said: QuoteAnswer,
  now: number,
): Promise<Written | undefined> {
  const data = { status: said.answer }
  const changes = [{ op: 'patch', kind: KIND, id, data, why: whyOf(said, MAX_WHY) }] as const
  const open = await openWrite(tx, readsOf(changes))
  const read = await readDocument(tx, id)
  if (!read || !isAnswerable(read, now) || (await digestNow(read)) !== said.shown) return undefined
  if (!(await keepAnswer(tx, linkId, said))) return undefined
  await readMore(open, readsOf(changes))
  const planned = await planChanges(open, changes, now)
  return storeWrites(open, planned, { actor: ACTOR, now, mutationId: randomUUID(), why: whyOf(said) })
}

function isAnswerable({ document: row, profile }: ReadDocument, now: number): boolean {
  const shown = shownStatus(row, dayOf(now, profile?.timeZone || 'UTC'))
  return row.documentType === 'quote' && (shown === 'sent' || shown === 'viewed')
}

/** Pictures take time, and the owner's other writes wait. */
async function digestNow(read: ReadDocument): Promise<string> {
  return digestOf(await documentJob({ ...read, profile: read.profile && { ...read.profile, logo: '' } }))
}

function whyOf({ answer, name, note }: QuoteAnswer, max?: number): string {
  return storedMessage(answer === 'accepted' ? 'quote-accepted' : 'quote-declined', { name, note }, max)
}

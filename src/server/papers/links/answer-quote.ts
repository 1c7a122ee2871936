import { randomUUID } from 'node:crypto'
import { dayOf } from '#domain/calendar-day.ts'
import { shownStatus } from '#domain/documents/types.ts'
import { markDocument } from '#contract/commands/documents.ts'
import { document } from '#contract/entities/document.ts'
import type { DocumentRow } from '#contract/entities/document-derive.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { readAll } from '#server/kit/rows/reading.ts'
import { prepareMutation, writeOne } from '#server/kit/write/mutate.ts'
import { openWrite, planChanges, readMore, readsOf, storeWrites, type Written } from '#server/kit/write/write.ts'
import { profileFrom } from '../documents/read-document.ts'
import { keepAnswer, type OpenedDocument } from './document-link-store.ts'

/** Who writes, in the history. */
const ACTOR = 'system:public-page'
const KIND = document.kind

/** What the holder of a link says to a quote. */
export interface QuoteAnswer {
  readonly answer: 'accepted' | 'declined'
  readonly name: string
  readonly note: string
}

/** Marks a document as viewed: what was sent becomes viewed, anything else stays (DOC-06). */
export function markViewed(tx: Queryable, id: string, now: number): Promise<Written> {
  const body = { op: 'command', name: markDocument.name, input: { id, status: 'viewed' } } as const
  return writeOne(tx, prepareMutation({ id: randomUUID(), at: now, body }, { actor: ACTOR, now }))
}

/**
 * Takes the answer to a quote, once: under the owner's lock, while it is open and not expired. Who answered and when stays in the history
 * of the quote and with the link. Undefined where it can no longer be answered.
 */
export async function answerQuote(
  tx: Queryable,
  { linkId, documentId: id }: OpenedDocument,
  said: QuoteAnswer,
  now: number,
): Promise<Written | undefined> {
  const changes = [{ op: 'patch', kind: KIND, id, data: { status: said.answer } }] as const
  const open = await openWrite(tx, [...readsOf(changes), readAll('businessProfile')])
  const row = open.cache.get(KIND, id) as DocumentRow | undefined
  if (!row) return undefined
  const today = dayOf(now, profileFrom(open.cache, row.businessProfileId)?.timeZone || 'UTC')
  const shown = shownStatus(row, today)
  if (row.documentType !== 'quote' || (shown !== 'sent' && shown !== 'viewed')) return undefined
  if (!(await keepAnswer(tx, linkId, said))) return undefined
  await readMore(open, readsOf(changes))
  const planned = await planChanges(open, changes, now)
  return storeWrites(open, planned, { actor: ACTOR, now, mutationId: randomUUID(), why: whyOf(said) })
}

function whyOf({ answer, name, note }: QuoteAnswer): string {
  const done = answer === 'accepted' ? 'Accepted' : 'Declined'
  return `${done} by ${name} on its public page${note === '' ? '' : `: ${note}`}`
}

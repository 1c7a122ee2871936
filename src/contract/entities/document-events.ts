import { isIssued } from '#domain/documents/types.ts'
import type { DeriveContext } from '../entity.ts'
import type { DocumentRow } from './document-derive.ts'
import { DOCUMENT_EVENTS } from './document-fields.ts'

/** What was done with a document: when (epoch milliseconds), and why as a stored message or as somebody wrote it. */
export type DocumentEvent = DocumentRow['events'][number]
type Kind = DocumentEvent['kind']

/** A document keeps so many events; the oldest go first. */
const MOST_EVENTS = 100
/** Edits for one reason within so long are one correction. */
const ONE_CORRECTION_MS = 3_600_000

/** The events of a row; rows on a device may have been stored before there were any. */
export function eventsOf(row: Pick<DocumentRow, 'events'> | undefined): readonly DocumentEvent[] {
  const kept: readonly DocumentEvent[] | undefined = row?.events
  return kept ?? []
}

/** The events with one more. */
export function withEvent(
  events: readonly DocumentEvent[],
  { kind, at, why = '' }: { readonly kind: Kind; readonly at: number; readonly why?: string | undefined },
): readonly DocumentEvent[] {
  const id = `${kind}-${at}-${events.length}`
  return [...events, { id, kind, at, why }].slice(-MOST_EVENTS)
}

/**
 * The events of a document after a change: statuses that somebody gave it, and edits after it was issued with their reason. An undo takes
 * its event back.
 */
export function nextEvents(row: DocumentRow, isEdited: boolean, context: DeriveContext): readonly DocumentEvent[] {
  const events = eventsOf(row)
  const was = context.before as DocumentRow | undefined
  const { status, updatedAt: at } = row
  const isMoved = was?.status !== status
  if (status === 'draft') return []
  if (context.isRestored) return isMoved && events.at(-1)?.kind === was?.status ? events.slice(0, -1) : events
  const kind = DOCUMENT_EVENTS.find((each) => each === status)
  const { given = {}, why } = context
  if (isMoved && kind && given['status'] === status) return withEvent(events, { kind, at, why })
  return isEdited ? withCorrection(events, at, why) : events
}

function withCorrection(events: readonly DocumentEvent[], at: number, why = ''): readonly DocumentEvent[] {
  const last = events.at(-1)
  const goesOn = last?.kind === 'corrected' && last.why === why && at - last.at < ONE_CORRECTION_MS
  return goesOn ? [...events.slice(0, -1), { ...last, at }] : withEvent(events, { kind: 'corrected', at, why })
}

/** Looks at a public page within so long of the last one are one visit. */
const ONE_VISIT_MS = 1_800_000

/** What looking at the public page of a document changes on it; undefined where the visit is counted already. */
export function viewed(row: DocumentRow, now: number): Partial<DocumentRow> | undefined {
  const { status, viewedAt, lastViewedAt, viewCount } = row
  if (!isIssued(status)) return undefined
  if (status !== 'sent' && lastViewedAt !== null && now - lastViewedAt < ONE_VISIT_MS) return undefined
  return { viewedAt: viewedAt ?? now, lastViewedAt: now, viewCount: viewCount + 1 }
}

import type { Units } from '#domain/money.ts'
import { isIssued } from '#domain/documents/types.ts'
import type { DocumentRow } from './entities/document-derive.ts'
import { type DocumentEvent, eventsOf } from './entities/document-events.ts'
import type { documentMail } from './entities/document-mail.ts'
import type { RowOf } from './entity.ts'
import { readStoredMessage } from './stored-message.ts'

type MailRow = RowOf<typeof documentMail.fields>

/** The kinds of entry of a timeline. */
export const TIMELINE_KINDS = [
  'made',
  'sent',
  'mailed',
  'reminded',
  'shared',
  'viewed',
  'accepted',
  'declined',
  'received',
  'applied',
  'paid',
  'credit-drafted',
  'credited',
  'corrected',
  'replaced',
  'converted',
  'void',
] as const

/** One thing that happened to a document. Times are epoch milliseconds. */
export interface TimelineEntry {
  readonly kind: (typeof TIMELINE_KINDS)[number]
  readonly at: number
  /** paid: the day alone is known. */
  readonly day?: string | null
  /** mailed, reminded: the addresses; accepted, declined: the name of whoever answered on the public page. */
  readonly who?: string
  /** What was written about it. */
  readonly note?: string
  /** mailed, reminded: what became of the mail. */
  readonly state?: MailRow['state']
  /** reminded: the number of the reminder; viewed: the number of visits. */
  readonly count?: number
  /** viewed: the last time. */
  readonly lastAt?: number
  readonly amount?: Units
  /** credit-drafted, credited, replaced, converted: the other document. */
  readonly document?: { readonly id: string; readonly documentNumber: string }
}

/** The rows behind a timeline. */
interface TimelineSource {
  readonly row: DocumentRow
  /** The mails of the document. */
  readonly mails: readonly MailRow[]
  /** Another document by its id. */
  readonly other: (id: string) => DocumentRow | undefined
}

/** A mail or a link that marks its document as sent does so at the same moment. */
const SAME_MS = 2_000

/** What happened to a document, the newest first; the same on screen and over REST (DOC-13, DOC-14, DOC-15, DOC-18). */
export function documentTimeline(source: TimelineSource): readonly TimelineEntry[] {
  const { row } = source
  const entries = [
    ...viewsOf(row),
    ...mailsOf(source.mails),
    ...withoutDoubled(source).map(entryOf),
    ...paymentsOf(row),
    ...othersOf(source),
  ].toSorted((a, b) => b.at - a.at)
  return [...entries, { kind: 'made', at: row.createdAt }]
}

/** The events, without a sending that a mail or a link tells of. */
function withoutDoubled({ row, mails }: TimelineSource): readonly DocumentEvent[] {
  const events = eventsOf(row)
  // Of a document that was issued before events were kept, its time is known.
  const isUnknown = row.sentAt && isIssued(row.status) && !events.some(({ kind }) => kind === 'sent')
  const first = isUnknown ? [{ id: 'sent', kind: 'sent', at: row.sentAt ?? 0, why: '' } as const] : []
  const told = [
    ...mails.map(({ createdAt }) => createdAt),
    ...events.flatMap(({ kind, at }) => (kind === 'shared' ? [at] : [])),
  ]
  return [...first, ...events].filter(
    ({ kind, at }) => kind !== 'sent' || !told.some((each) => Math.abs(each - at) < SAME_MS),
  )
}

function entryOf({ kind, at, why }: DocumentEvent): TimelineEntry {
  const message = readStoredMessage(why)
  if (!message) return { kind, at, note: why }
  const { name = '', note = '' } = message.words
  return { kind, at, who: String(name), note: String(note) }
}

function viewsOf({ viewedAt, lastViewedAt, viewCount }: DocumentRow): readonly TimelineEntry[] {
  const at = viewedAt ?? lastViewedAt
  if (!at) return []
  const isAgain = lastViewedAt !== null && lastViewedAt > at
  return [{ kind: 'viewed', at, count: viewCount, ...(isAgain ? { lastAt: lastViewedAt } : {}) }]
}

function mailsOf(mails: readonly MailRow[]): readonly TimelineEntry[] {
  return mails.map(({ purpose, recipient, cc, bcc, state, error, reminder, createdAt, sentAt }) => ({
    kind: purpose === 'reminder' ? 'reminded' : 'mailed',
    at: sentAt ?? createdAt,
    who: [recipient, cc, bcc].filter(Boolean).join(', '),
    note: error,
    state,
    ...(purpose === 'reminder' ? { count: reminder } : {}),
  }))
}

function paymentsOf({ payments, updatedAt }: DocumentRow): readonly TimelineEntry[] {
  return payments.map(({ date, amount, note }) => {
    const endOfDay = date === null ? updatedAt : Date.parse(`${date}T23:59:59Z`)
    return { kind: 'paid', at: endOfDay, day: date, amount, note }
  })
}

const BY_RELATION: Readonly<Record<string, TimelineEntry['kind']>> = {
  corrected_by: 'replaced',
  converted_to: 'converted',
}

function othersOf({ row, other }: TimelineSource): readonly TimelineEntry[] {
  return row.relatedDocuments.flatMap(({ id, documentNumber, relationship }): readonly TimelineEntry[] => {
    const made = other(id)
    if (!made) return []
    const document = { id, documentNumber }
    if (relationship === 'refunded_by') return [{ ...creditOf(made), document, note: made.reason }]
    const kind = BY_RELATION[relationship]
    return kind ? [{ kind, at: made.createdAt, document, note: made.reason }] : []
  })
}

/** A credit note takes nothing back before it is issued (DOC-08). */
function creditOf({ status, sentAt, createdAt, total }: DocumentRow): Pick<TimelineEntry, 'kind' | 'at' | 'amount'> {
  return isIssued(status)
    ? { kind: 'credited', at: sentAt ?? createdAt, amount: total }
    : { kind: 'credit-drafted', at: createdAt, amount: total }
}

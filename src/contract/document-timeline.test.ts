import { describe, expect, it } from 'vitest'
import { documentTimeline } from './document-timeline.ts'
import type { DocumentRow } from './entities/document-derive.ts'
import { document } from './entities/document.ts'
import { documentMail } from './entities/document-mail.ts'
import { type AnyPatch, type AnyRow, emptyRow, general, type RowOf } from './entity.ts'
import { nextRow } from './next-row.ts'
import { storedMessage } from './stored-message.ts'

const NOWHERE = { before: undefined, get: () => undefined, flagged: () => undefined }
const HOUR = 3_600_000
const ID = '00000000-0000-7000-8000-000000000001'

/** A document after changes, each an hour after the one before. */
function written(
  ...changes: readonly (AnyPatch & { readonly why?: string; readonly isBack?: boolean })[]
): DocumentRow {
  let row: AnyRow | undefined
  for (const [n, { why, isBack, ...data }] of changes.entries()) {
    const op = row ? 'patch' : 'put'
    const seen = { ...NOWHERE, before: row, isRestored: isBack === true }
    const change = { op, kind: 'document', id: ID, data, ...(why === undefined ? {} : { why }) } as const
    row = nextRow(general(document), change, seen, n * HOUR)
  }
  return row as unknown as DocumentRow
}

const mail = (values: Partial<RowOf<typeof documentMail.fields>>) => ({
  ...(emptyRow(general(documentMail), 'm', 0, NOWHERE) as unknown as RowOf<typeof documentMail.fields>),
  recipient: 'zoe@customer.example',
  ...values,
})
const timeline = (row: DocumentRow, mails: readonly ReturnType<typeof mail>[] = [], other = () => undefined) =>
  documentTimeline({ row, mails, other })
const quote = { documentType: 'quote' }

describe('the timeline of a document', () => {
  it('DOC-14 tells who accepted or declined, with the note, each time', () => {
    const said = (code: 'quote-accepted' | 'quote-declined', note: string) => storedMessage(code, { name: 'Zoë', note })
    const row = written(
      quote,
      { status: 'sent' },
      { status: 'declined', why: said('quote-declined', 'Too dear') },
      { status: 'sent' },
      { status: 'accepted', why: said('quote-accepted', '') },
    )
    expect(timeline(row)).toEqual([
      { kind: 'accepted', at: 4 * HOUR, who: 'Zoë', note: '' },
      { kind: 'sent', at: 3 * HOUR, note: '' },
      { kind: 'declined', at: 2 * HOUR, who: 'Zoë', note: 'Too dear' },
      { kind: 'sent', at: HOUR, note: '' },
      { kind: 'made', at: 0 },
    ])
  })

  it('DOC-06 an undo takes its event back, and a document that is a draft again has none', () => {
    const row = written(quote, { status: 'sent' }, { status: 'accepted' }, { status: 'sent', isBack: true })
    expect(timeline(row).map(({ kind }) => kind)).toEqual(['sent', 'made'])
    expect(written(quote, { status: 'sent' }, { status: 'draft', isBack: true }).events).toEqual([])
  })

  it('DOC-18 edits of what was issued stand there with their reason, those for one reason as one', () => {
    const why = 'Correction: wrong street'
    const row = written(quote, { status: 'sent' }, { terms: 'a', why }, { terms: 'b', why: 'Correction: other' })
    const twice = nextRow(
      general(document),
      { op: 'patch', kind: 'document', id: ID, data: { customerNotes: 'c' }, why: 'Correction: other' },
      { ...NOWHERE, before: row },
      3 * HOUR + 1,
    ) as unknown as DocumentRow
    expect(timeline(twice).slice(0, 2)).toEqual([
      { kind: 'corrected', at: 3 * HOUR + 1, note: 'Correction: other' },
      { kind: 'corrected', at: 2 * HOUR, note: why },
    ])
  })

  it('DOC-13 DOC-17 a mail stands in place of the sending that it brought about; reminders are told by their number', () => {
    const row = written(quote, { status: 'sent' })
    const mails = [
      mail({ createdAt: HOUR, sentAt: HOUR + 5_000, state: 'sent', cc: 'max@customer.example' }),
      mail({ purpose: 'reminder', reminder: 2, createdAt: 3 * HOUR, state: 'failed', error: 'Refused.' }),
    ]
    expect(timeline(row, mails)).toMatchObject([
      { kind: 'reminded', count: 2, state: 'failed', note: 'Refused.' },
      { kind: 'mailed', who: 'zoe@customer.example, max@customer.example', at: HOUR + 5_000 },
      { kind: 'made' },
    ])
  })

  it('DOC-14 DOC-15 visits are told with the first and the last, payments with amount and day', () => {
    const payments = [{ id: 'p', date: '1970-01-02', amount: 50_000, method: 'cash', note: 'Thanks' }]
    const line = Object.fromEntries(
      Object.entries(document.fields.items.line ?? {}).map(([name, { fallback }]) => [name, fallback]),
    )
    const items = [{ ...line, id: 'a', description: 'Mug', quantity: 10_000, unitPrice: 1_000_000 }]
    const row = written({ documentType: 'invoice', items }, { status: 'sent' }, { payments })
    const seen = { ...row, viewedAt: HOUR, lastViewedAt: 2 * HOUR, viewCount: 2 }
    expect(timeline(seen).slice(0, 2)).toMatchObject([
      { kind: 'paid', day: '1970-01-02', amount: 50_000, note: 'Thanks' },
      { kind: 'viewed', at: HOUR, lastAt: 2 * HOUR, count: 2 },
    ])
  })

  it('DOC-08 DOC-18 a credit note is told as a draft until it is sent, and as credited from then on', () => {
    const link = { id: 'n', documentType: 'creditnote', documentNumber: 'CN-1', relationship: 'refunded_by' } as const
    const invoice = { ...written({ documentType: 'invoice' }, { status: 'sent' }), relatedDocuments: [link] }
    const draft = { ...written({ documentType: 'creditnote', reason: 'Broken' }), total: 50_000 }
    const first = (note: DocumentRow) => documentTimeline({ row: invoice, mails: [], other: () => note })
    const told = { amount: 50_000, note: 'Broken', document: { id: 'n', documentNumber: 'CN-1' } }
    expect(first(draft)).toContainEqual({ kind: 'credit-drafted', at: 0, ...told })
    const sent = { ...draft, status: 'sent', sentAt: 5 * HOUR } as const
    expect(first(sent)[0]).toEqual({ kind: 'credited', at: 5 * HOUR, ...told })
  })

  it('DOC-18 it is bounded: the oldest events go first', () => {
    const changes = Array.from({ length: 130 }, (_, n) => ({ status: n % 2 === 0 ? 'accepted' : 'declined' }))
    const { events } = written(quote, { status: 'sent' }, ...changes)
    expect(events).toHaveLength(100)
    expect(new Set(events.map(({ id }) => id)).size).toBe(100)
  })
})

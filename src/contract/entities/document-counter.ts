import { NUMBER_PADDING } from '#domain/documents/number.ts'
import { DOCUMENT_TYPES } from '#domain/documents/types.ts'
import { COLLECTIONS } from '../collections.ts'
import { entity, type RowOf } from '../entity.ts'
import { rowId } from '../field-forms.ts'
import { choice, integer, lines, text } from '../fields.ts'

/**
 * The last number issued in one series: of a business, a type and, where counters reset, a period (DOC-02). Only the server writes it.
 */
export const documentCounter = entity({
  kind: 'documentCounter',
  collection: COLLECTIONS.documentCounter,
  table: 'document_counter',
  label: { one: 'Document counter', many: 'Document counters' },
  notFound: 'Counter with ID {id} not found',
  title: 'prefix',
  serverOnly: true,
  fields: {
    documentType: choice(DOCUMENT_TYPES, { label: 'Type', fallback: 'invoice' }),
    businessProfileId: rowId({ label: 'Business', fallback: null }),
    period: text({ label: 'Period', fallback: '', max: 7 }),
    prefix: text({ label: 'Prefix', fallback: '', max: 10 }),
    firstNumber: integer({ label: 'First number', fallback: 1, min: 1 }),
    currentNumber: integer({ label: 'Last number', fallback: 0, min: 0 }),
    latestMonth: text({ label: 'Latest month', fallback: '', max: 7 }),
    heldNumber: integer({ label: 'Last number that is kept', fallback: 0, min: 0 }),
    skipped: lines(
      {
        first: integer({ label: 'First number', fallback: 1, min: 1 }),
        last: integer({ label: 'Last number', fallback: 1, min: 1 }),
      },
      { label: 'Numbers of another series', fallback: [], max: 1000 },
    ),
    padding: integer({ label: 'Digits', fallback: NUMBER_PADDING, min: 1, max: 10 }),
  },
})

export type CounterRow = RowOf<typeof documentCounter.fields>

import { dayInWords } from '#domain/calendar-day.ts'
import { dayOfMonthMeant, type Repeat, REPEATS } from '#domain/documents/recurrence.ts'
import { COLLECTIONS } from '../collections.ts'
import { type DeriveContext, entity } from '../entity.ts'
import { calendarDay, rowId } from '../field-forms.ts'
import { choice, flag, integer, text } from '../fields.ts'
import { nameMessages } from './name-messages.ts'
import { recurringIssueMessages } from './recurring-issue-messages.ts'
import { toldProblem } from './recurring-source.ts'

interface Days {
  readonly repeat: Repeat
  readonly dayOfMonth: number | null
  readonly nextOn: string | null
}

/** A document that is made repeatedly from a template or an invoice (DOC-17). */
export const recurringDocument = entity({
  kind: 'recurringDocument',
  collection: COLLECTIONS.recurringDocument,
  table: 'recurring_document',
  label: { one: 'Recurring invoice', many: 'Recurring invoices' },
  notFound: 'Recurring invoice with ID {id} not found',
  title: 'name',
  context: [
    { kind: 'document', by: 'documentId' },
    { kind: 'customer', by: 'customerId' },
  ],
  fields: {
    name: text({ label: 'Name', fallback: '', max: 200, required: () => nameMessages.recurringDocument }),
    /** The document to copy: a template or an earlier invoice. */
    documentId: rowId({ label: 'Made from', fallback: null, names: 'document' }),
    customerId: rowId({ label: 'Customer', fallback: null, names: 'customer' }),
    repeat: choice(REPEATS, { label: 'Repeats', group: 'Dates', fallback: 'monthly' }),
    /** The chosen day of the month, so that the 31st returns after a short month. */
    dayOfMonth: integer({ label: 'Day of the month', group: 'Dates', fallback: null, min: 1, max: 31 }),
    nextOn: calendarDay({ label: 'Next on', group: 'Dates', fallback: null }),
    endsOn: calendarDay({ label: 'Ends on', group: 'Dates', fallback: null }),
    isActive: flag({ label: 'Active', fallback: true }),
    sendsMail: flag({ label: 'Mail it at once', fallback: false }),
    lastMadeOn: calendarDay({ label: 'Last made', fallback: null, readOnly: true, byServer: true }),
    lastDocumentId: rowId({ label: 'Last invoice', fallback: null, readOnly: true, byServer: true }),
    /** Of its last run, or of what it is made from. */
    problem: text({ label: 'Problem', fallback: '', max: 500, readOnly: true }),
  },
  check(row, changed, { isRestored = false }) {
    const { nextOn, endsOn, isActive } = row
    const isAsked = changed.has('endsOn') || changed.has('nextOn') || (changed.has('isActive') && isActive)
    if (isRestored || !isAsked || nextOn === null || endsOn === null || endsOn >= nextOn) return {}
    // The last run moves its next day past its end, and ends it.
    if (!isActive && changed.has('isActive') && !changed.has('endsOn')) return {}
    return { endsOn: recurringIssueMessages.endsBefore(dayInWords(nextOn)) }
  },
  derive(row, context) {
    return { ...movedDay(row, context), problem: toldProblem(row, context) }
  },
})

/** The day of the month that is meant, stored from the first run on: after a February the 31st returns. */
function movedDay(row: Days, { before, isRestored = false }: DeriveContext): Partial<Days> {
  const { dayOfMonth, nextOn } = row
  if (nextOn === null || isRestored) return {}
  // Moving only the next day also moves the days after it.
  const isMoved = before?.['nextOn'] !== nextOn && before?.['dayOfMonth'] === dayOfMonth && row.repeat !== 'weekly'
  return dayOfMonth === null || isMoved ? { dayOfMonth: dayOfMonthMeant(nextOn, dayOfMonth) } : {}
}

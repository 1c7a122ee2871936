import { daysBetween } from '#domain/exchange-rates.ts'
import { dayAfter, isOver } from '#domain/documents/recurrence.ts'
import { dueAfter } from '#domain/documents/terms.ts'
import { derivedUuid } from '#domain/uuid.ts'
import { copiedDocument } from '#contract/commands/document-copies.ts'
import { document } from '#contract/entities/document.ts'
import { customerValues, type DocumentRow } from '#contract/entities/document-derive.ts'
import type { recurringDocument } from '#contract/entities/recurring-document.ts'
import type { AnyPatch, RowOf } from '#contract/entity.ts'
import { readRefs } from '../kit/rows/reading.ts'
import type { Origin } from '../kit/write/storing.ts'
import { type OpenWrite, planChanges, readMore, readsOf, storeWrites } from '../kit/write/write.ts'

export type RecurringRow = RowOf<typeof recurringDocument.fields>

/** What was missed for longer is made up for by the next turns. */
const MOST_AT_ONCE = 50
const EPOCH = '1970-01-01'

/** The days up to `today` that have not been made yet, and the one after them. */
export function occurrencesDue(
  row: RecurringRow,
  first: string,
  today: string,
): { readonly days: readonly string[]; readonly nextOn: string } {
  const days: string[] = []
  let day = first
  while (day <= today && !isOver(day, row) && days.length < MOST_AT_ONCE) {
    days.push(day)
    day = dayAfter(day, row)
  }
  return { days, nextOn: day }
}

/** What one invoice is made of. */
interface Occurrence {
  readonly row: RecurringRow
  readonly source: DocumentRow
  /** The day it was to come. */
  readonly day: string
  readonly today: string
}

/**
 * Makes the invoice of a day, as a draft of today; one that is late says for which day it is. Answers its id, or undefined where it was
 * made before.
 */
export async function makeOccurrence(
  open: OpenWrite,
  { row, source, day, today }: Occurrence,
  origin: Origin,
): Promise<string | undefined> {
  const id = derivedUuid(row.id, daysBetween(EPOCH, day))
  const { kind } = document
  await readMore(open, readRefs([{ kind, id }]))
  if (open.cache.get(kind, id)) return undefined
  const customer = row.customerId === null ? undefined : open.cache.get('customer', row.customerId)
  const data: AnyPatch = {
    ...copiedDocument(source, 'invoice', today),
    ...termsOf(source, today),
    ...(customer ? { customerId: customer.id, ...customerValues(customer) } : {}),
    ...(day === today ? {} : { deliveryDate: day }),
  }
  const changes = [{ op: 'put', kind, id, data }] as const
  await readMore(open, readsOf(changes))
  const planned = await planChanges(open, changes, origin.now)
  await storeWrites(open, planned, { ...origin, why: `Recurring: ${row.name}`, trusted: true })
  return id
}

/** An invoice is due as long after its day as the one it is made from; a template has no day of its own. */
function termsOf({ documentType, issueDate, dueDate }: DocumentRow, today: string): AnyPatch {
  if (documentType !== 'invoice') return { paymentTerms: '' }
  return issueDate && dueDate ? { dueDate: dueAfter(today, daysBetween(issueDate, dueDate)) } : {}
}

import { daysBetween } from '#domain/exchange-rates.ts'
import { dayAfter, isOver } from '#domain/documents/recurrence.ts'
import { dueAfter } from '#domain/documents/terms.ts'
import { derivedUuid } from '#domain/uuid.ts'
import { copiedDocument } from '#contract/commands/document-copies.ts'
import { document } from '#contract/entities/document.ts'
import { customerValues, type DocumentRow, paymentDaysOf } from '#contract/entities/document-derive.ts'
import type { recurringDocument } from '#contract/entities/recurring-document.ts'
import type { AnyPatch, AnyRow, RowOf } from '#contract/entity.ts'
import { readRefs } from '../kit/rows/reading.ts'
import type { Origin } from '../kit/write/storing.ts'
import { type OpenWrite, planChanges, readMore, readsOf, storeWrites } from '../kit/write/write.ts'
import { storedMessage } from '#contract/stored-message.ts'

export type RecurringRow = RowOf<typeof recurringDocument.fields>

const EPOCH = '1970-01-01'

/** The input of one invoice. */
interface Occurrence {
  readonly row: RecurringRow
  readonly source: DocumentRow
  readonly profile: AnyRow | undefined
  /** The day of its run. */
  readonly day: string
  readonly today: string
  /** The date of the invoice: that day or today. */
  readonly issueDate: string
}

/**
 * Makes the invoice of a run, as a draft; one with a later date, or from Germany, names the day of its run. Answers its id, or undefined
 * if it exists already.
 */
export async function makeOccurrence(
  open: OpenWrite,
  occurrence: Occurrence,
  origin: Origin,
): Promise<string | undefined> {
  const { row, source, day, issueDate } = occurrence
  const id = derivedUuid(row.id, daysBetween(EPOCH, day))
  const { kind } = document
  const customerId = row.customerId ?? source.customerId
  await readMore(open, readRefs([{ kind, id }, ...(customerId === null ? [] : [{ kind: 'customer', id: customerId }])]))
  if (open.cache.get(kind, id)) return undefined
  const customer = row.customerId === null ? undefined : open.cache.get('customer', row.customerId)
  const payer = customerId === null ? undefined : open.cache.get('customer', customerId)
  const data: AnyPatch = {
    ...copiedDocument(source, 'invoice', issueDate),
    ...termsOf(occurrence, payer),
    ...(customer ? { customerId: customer.id, ...customerValues(customer) } : {}),
    ...(day === issueDate && occurrence.profile?.['country'] !== 'DE' ? {} : { deliveryDate: day }),
  }
  const changes = [{ op: 'put', kind, id, data }] as const
  await readMore(open, readsOf(changes))
  const planned = await planChanges(open, changes, origin.now)
  await storeWrites(open, planned, {
    ...origin,
    why: storedMessage('recurring-made', { name: row.name }),
    trusted: true,
  })
  return id
}

/** The days until payment are those of the original invoice; a template has no dates of its own. */
function termsOf({ source, profile, today }: Occurrence, customer: AnyRow | undefined): AnyPatch {
  const { documentType, issueDate, dueDate } = source
  if (documentType !== 'invoice') {
    return { paymentTerms: '', dueDate: dueAfter(today, paymentDaysOf(customer, profile)) }
  }
  return issueDate && dueDate ? { dueDate: dueAfter(today, Math.max(daysBetween(issueDate, dueDate), 0)) } : {}
}

/** A recurring invoice after the run of `last` was made or skipped. */
export function afterRun(row: RecurringRow, last: string): { readonly nextOn: string; readonly isActive: boolean } {
  const nextOn = dayAfter(last, row)
  return { nextOn, isActive: !isOver(nextOn, row) }
}

import { dayOf } from '#domain/calendar-day.ts'
import { businessProfile } from '#contract/entities/business-profile.ts'
import { document } from '#contract/entities/document.ts'
import { type DocumentRow, timeZoneOf } from '#contract/entities/document-derive.ts'
import { recurringDocument } from '#contract/entities/recurring-document.ts'
import { sourceProblem } from '#contract/entities/recurring-source.ts'
import type { AnyPatch, AnyRow } from '#contract/entity.ts'
import { readAll, readRefs } from '../kit/rows/reading.ts'
import { type OpenWrite, planChanges, readMore, readsOf, storeWrites, type Written } from '../kit/write/write.ts'
import type { RecurringRow } from './recurring-invoice.ts'

const KIND = recurringDocument.kind

/** A recurring invoice with the rows that its invoices are made from. */
export interface RecurringRead {
  readonly row: RecurringRow
  /** The document to copy; undefined if it was deleted. */
  readonly source: DocumentRow | undefined
  readonly profile: AnyRow | undefined
  /** Today's date at its business. */
  readonly today: string
  /** Why no invoice can be made, as a message for the seller; empty if it can. */
  readonly obstacle: string
}

/** Reads a recurring invoice, its source, customer and business; undefined if it does not exist. `now` in epoch milliseconds. */
export async function readRecurring(
  open: Pick<OpenWrite, 'tx' | 'cache'>,
  id: string,
  now: number,
): Promise<RecurringRead | undefined> {
  const { cache } = open
  await readMore(open, [...readRefs([{ kind: KIND, id }]), readAll(businessProfile.kind)])
  const row = cache.get(KIND, id) as RecurringRow | undefined
  if (!row) return undefined
  const { documentId, customerId } = row
  const named = [
    { kind: document.kind, id: documentId ?? '' },
    { kind: 'customer', id: customerId ?? '' },
  ]
  await readMore(open, readRefs(named))
  const source = documentId === null ? undefined : (cache.get(document.kind, documentId) as DocumentRow | undefined)
  const profile = profileOf(open, source?.businessProfileId ?? null)
  const obstacle = sourceProblem(row, cache)
  return { row, source, profile, today: dayOf(now, timeZoneOf(profile)), obstacle }
}

function profileOf({ cache }: Pick<OpenWrite, 'cache'>, profileId: string | null): AnyRow | undefined {
  const profiles = cache.of(businessProfile.kind)
  const own = profileId === null ? undefined : profiles.get(profileId)
  return own ?? [...profiles.values()].find((each) => each['isDefault'] === true)
}

/** Writes the new state of a recurring invoice. */
export async function writeRecurring(
  open: OpenWrite,
  id: string,
  data: AnyPatch,
  { actor, now }: { readonly actor: string; readonly now: number },
): Promise<Written> {
  const changes = [{ op: 'patch', kind: KIND, id, data }] as const
  await readMore(open, readsOf(changes))
  const planned = await planChanges(open, changes, now)
  return storeWrites(open, planned, { actor, now, trusted: true })
}

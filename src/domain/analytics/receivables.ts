import { AGES, type Age, agesOn, creditedUntil, openOn } from '../documents/ageing.ts'
import { isIssued } from '../documents/types.ts'
import type { Units } from '../money.ts'
import { atRate, type DatedRates } from './dated-rates.ts'
import type { DocumentFacts } from './document-facts.ts'
import { type LeftOut, rememberingRates } from './left-out.ts'
import type { DayRange } from './period.ts'

/** Open invoices of one age; amounts in the currency of the figures. */
export interface AgedSum {
  readonly amount: Units
  /** The invoices, the largest open amount first. */
  readonly ids: readonly string[]
}

/** What customers owe on a day, after payments and credit notes until then. */
export interface Receivables {
  readonly day: string
  readonly open: Units
  /** The part of it whose day has passed. */
  readonly overdue: Units
  readonly ages: Readonly<Record<Age, AgedSum>>
  readonly leftOut: LeftOut
}

/** Which invoices a figure is about. */
export type ReceivablesFilter = Pick<DayRange, 'to'> & {
  readonly businessProfileId?: string
  readonly customerId?: string | null
  readonly currency?: string
}

/** The receivables at the end of a day by age (DOC-17); each invoice is converted at the rate of its own day. */
export function receivablesOn(
  documents: Iterable<DocumentFacts>,
  filter: ReceivablesFilter,
  rates: DatedRates,
): Receivables {
  const { to: day } = filter
  const issued = issuedUntil(documents, filter)
  const [credited, ageOf] = [creditedUntil(issued, day), agesOn(day)]
  const found: Record<Age, [id: string, amount: Units][]> = { notDue: [], to30: [], to60: [], to90: [], over90: [] }
  const remembering = rememberingRates(rates)
  for (const each of issued) {
    const { id, currency, issueDate } = each
    if (each.documentType !== 'invoice') continue
    const open = openOn(each, credited(each), day)
    const rate = open === 0 ? null : remembering.of(id, currency, issueDate, open)
    if (rate) found[ageOf(each)].push([id, atRate(open, rate)])
  }
  const sums = Object.fromEntries(AGES.map((age) => [age, agedSum(found[age])])) as Record<Age, AgedSum>
  const overdue = AGES.reduce((sum, age) => sum + (age === 'notDue' ? 0 : sums[age].amount), 0)
  return { day, open: sums.notDue.amount + overdue, overdue, ages: sums, leftOut: remembering.leftOut() }
}

/** What was open and overdue at the end of each bucket, for the line of receivables over time. */
export function receivablesOver(
  documents: Iterable<DocumentFacts>,
  buckets: readonly DayRange[],
  filter: Omit<ReceivablesFilter, 'to'>,
  rates: DatedRates,
): readonly Receivables[] {
  const kept = [...documents]
  return buckets.map(({ to }) => receivablesOn(kept, { ...filter, to }, rates))
}

type Issued = DocumentFacts & { readonly issueDate: string }

function issuedUntil(documents: Iterable<DocumentFacts>, filter: ReceivablesFilter): readonly Issued[] {
  const { to, businessProfileId, customerId, currency } = filter
  const issued: Issued[] = []
  for (const each of documents) {
    if (!each.sale || !isDated(each) || each.issueDate > to) continue
    if (businessProfileId !== undefined && each.businessProfileId !== businessProfileId) continue
    // A credit note counts by its invoice, whoever it names.
    const isOther = customerId !== undefined && each.customerId !== customerId
    if (each.documentType === 'invoice' && isOther) continue
    if (currency === undefined || each.currency === currency) issued.push(each)
  }
  return issued
}

function isDated(document: DocumentFacts): document is Issued {
  return document.issueDate !== null && isIssued(document.status)
}

function agedSum(found: readonly [id: string, amount: Units][]): AgedSum {
  const ordered = found.toSorted(([a, less], [b, more]) => more - less || (a < b ? -1 : 1))
  return { amount: ordered.reduce((sum, [, amount]) => sum + amount, 0), ids: ordered.map(([id]) => id) }
}

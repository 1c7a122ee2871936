import { AGES, type Age, agesOn, creditedUntil, openOn } from '../documents/ageing.ts'
import { isIssued } from '../documents/types.ts'
import type { Units } from '../money.ts'
import { atRate, type DatedRates } from './dated-rates.ts'
import type { DocumentFacts } from './document-facts.ts'
import { type LeftOut, leftOutTogether, type RememberingRates, rememberingRates } from './left-out.ts'
import type { DayRange } from './period.ts'

/** Open invoices of one age; amounts in the currency of the figures. */
export interface AgedSum {
  readonly amount: Units
  /** The invoices, the largest open amount first. */
  readonly ids: readonly string[]
  /** What is open of each. */
  readonly amounts: ReadonlyMap<string, Units>
  /** Those that are not in it, because there is no rate for their day. */
  readonly unconvertedIds: readonly string[]
  readonly leftOut: LeftOut
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
  const found = Object.fromEntries(AGES.map((age) => [age, new AgeSum(rates)])) as Record<Age, AgeSum>
  for (const each of issued) {
    const { id, currency, issueDate } = each
    // What was credited by hand is owed no more, whatever was paid.
    if (each.documentType !== 'invoice' || each.status === 'refunded') continue
    const open = openOn(each, credited(each), day)
    if (open === 0) continue
    found[ageOf(each)].add(id, currency, issueDate, open)
  }
  const sums = Object.fromEntries(AGES.map((age) => [age, found[age].sum()])) as Record<Age, AgedSum>
  const overdue = AGES.reduce((sum, age) => sum + (age === 'notDue' ? 0 : sums[age].amount), 0)
  const leftOut = leftOutTogether(AGES.map((age) => sums[age].leftOut))
  return { day, open: sums.notDue.amount + overdue, overdue, ages: sums, leftOut }
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

class AgeSum {
  readonly #rates: RememberingRates
  readonly #found: [id: string, amount: Units][] = []

  constructor(rates: DatedRates) {
    this.#rates = rememberingRates(rates)
  }

  /** Adds what is open of an invoice, at the rate of its day. */
  add(id: string, currency: string, day: string, amount: Units): void {
    const rate = this.#rates.of(id, currency, day, amount)
    if (rate) this.#found.push([id, atRate(amount, rate)])
  }

  sum(): AgedSum {
    const ordered = this.#found.toSorted(([a, less], [b, more]) => more - less || (a < b ? -1 : 1))
    const leftOut = this.#rates.leftOut()
    return {
      amount: ordered.reduce((sum, each) => sum + each[1], 0),
      ids: ordered.map(([id]) => id),
      amounts: new Map(ordered),
      unconvertedIds: leftOut.unconverted.flatMap(({ ids }) => ids).toSorted(),
      leftOut,
    }
  }
}

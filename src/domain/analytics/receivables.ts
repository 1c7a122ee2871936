import { AGES, type Age, agesOn, type IssuedInvoice, openOn, openUntil, writtenOffOf } from '../documents/ageing.ts'
import { isIssued } from '../documents/types.ts'
import type { Units } from '../money.ts'
import { once } from '../once.ts'
import { type Chunk, chunked, type ChunkedRows, type ChunkMemory, partsOf } from './chunked-rows.ts'
import { atRate, type DatedRates } from './dated-rates.ts'
import type { DocumentFacts } from './document-facts.ts'
import { KeptBy, MOST_BUCKETS } from './kept-by.ts'
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

/**
 * The receivables at the end of a day by age (DOC-17); each invoice is converted at the rate of its own day. `written` tells what is
 * written off of an invoice, where that is known already.
 */
export function receivablesOn(
  documents: Iterable<DocumentFacts>,
  filter: ReceivablesFilter,
  rates: DatedRates,
  written?: (invoice: IssuedInvoice) => Units,
): Receivables {
  const { to: day } = filter
  const rows = chunked(documents)
  const kept = issuedIn(rows, filter)
  const notes = notesOf(kept)
  // A credit note below zero may open again what was paid.
  const isUsual = notes.every(({ total }) => total >= 0)
  const parts = isUsual ? kept : rows.chunks.map((chunk) => issuedOf(chunk, filter, () => true))
  const [openOf, ageOf] = [openUntil(notes, day, written), agesOn(day)]
  const found = Object.fromEntries(AGES.map((age) => [age, new AgeSum(rates)])) as Record<Age, AgeSum>
  for (const { invoices } of parts) {
    for (const each of invoices) {
      const open = openOf(each)
      if (open > 0) found[ageOf(each)].add(each.id, each.currency, each.issueDate, open)
    }
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
  const rows = chunked(documents)
  const [first] = buckets
  if (!first) return []
  // What is written off is the same on every day, as credit notes of later days count too.
  const written = writtenOffOf(notesOf(issuedIn(rows, { ...filter, to: first.to })))
  return buckets.map(({ to }) => receivablesOn(rows, { ...filter, to }, rates, written))
}

type Dated = DocumentFacts & { readonly issueDate: string }

/** Of issued documents those that what is open on a day is made from. */
interface Issued {
  /** Those of later days too: what they take back was not written off. */
  readonly creditNotes: readonly Dated[]
  readonly invoices: readonly Dated[]
}

/** Not paid in full. */
const isOpen = (invoice: DocumentFacts, day: string): boolean => openOn(invoice, 0, day) > 0

const ISSUED = new KeptBy((): ChunkMemory<DocumentFacts, Issued> => new WeakMap(), MOST_BUCKETS)

function issuedIn(rows: ChunkedRows<DocumentFacts>, filter: ReceivablesFilter): readonly Issued[] {
  return partsOf(rows, ISSUED.of(filter), (chunk) => issuedOf(chunk, filter, isOpen))
}

function notesOf(parts: readonly Issued[]): readonly Dated[] {
  return parts.flatMap(({ creditNotes }) => creditNotes)
}

function issuedOf(
  documents: Chunk<DocumentFacts>,
  filter: ReceivablesFilter,
  isOpen: (invoice: DocumentFacts, day: string) => boolean,
): Issued {
  const { to, businessProfileId, customerId, currency } = filter
  const [creditNotes, invoices]: [Dated[], Dated[]] = [[], []]
  for (const each of documents) {
    if (!isDated(each)) continue
    if (businessProfileId !== undefined && each.businessProfileId !== businessProfileId) continue
    if (currency !== undefined && each.currency !== currency) continue
    if (each.documentType === 'creditnote') creditNotes.push(each)
    if (each.documentType !== 'invoice' || each.issueDate > to) continue
    // A credit note counts by its invoice, whoever it names.
    if (customerId !== undefined && each.customerId !== customerId) continue
    if (isOpen(each, to)) invoices.push(each)
  }
  return { creditNotes, invoices }
}

function isDated(document: DocumentFacts): document is Dated {
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
    const ordered = once(() => this.#found.toSorted(([a, less], [b, more]) => more - less || (a < b ? -1 : 1)))
    const [ids, amounts] = [once(() => ordered().map(([id]) => id)), once(() => new Map(ordered()))]
    const leftOut = this.#rates.leftOut()
    return {
      amount: this.#found.reduce((sum, each) => sum + each[1], 0),
      // The invoices are put in order only if somebody looks behind the sum.
      get ids() {
        return ids()
      },
      get amounts() {
        return amounts()
      },
      unconvertedIds: leftOut.unconverted.flatMap((each) => each.ids).toSorted(),
      leftOut,
    }
  }
}

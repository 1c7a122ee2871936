import { isIssued } from '../documents/types.ts'
import type { Units } from '../money.ts'
import { once } from '../once.ts'
import { type Chunk, type ChunkMemory, partsOf } from './chunked-rows.ts'
import { atRate, type DatedRates } from './dated-rates.ts'
import type { DocumentFacts } from './document-facts.ts'
import { KeptBy } from './kept-by.ts'
import { type LeftOut, leftOutTogether, rememberingRates } from './left-out.ts'
import { bucketAt, bucketsOf, type DayRange, isIn, type PeriodStep, rangeBefore } from './period.ts'
import { isSold, type SalesFilter } from './sales-filter.ts'

/** Money that came in, less what was paid back; in the currency of the figures. */
export interface Received {
  readonly amount: Units
  /** The invoices that were paid on and the receipts, each once. */
  readonly ids: readonly string[]
  /** What was received for each. */
  readonly amounts: ReadonlyMap<string, Units>
}

/** What was received in a range, in its parts, and in the range before. */
export interface ReceivedFigures extends Received {
  readonly before: Received & { readonly leftOut: LeftOut }
  readonly buckets: readonly (DayRange & Received)[]
  readonly leftOut: LeftOut
}

/**
 * Payments on issued invoices by the day of the payment (DOC-15), and what receipts without an invoice say was paid, converted at the rate
 * of the document's own day, as what was sold and what is open: no move of a currency stands between them. A payment without a day counts
 * on the day of the invoice.
 */
export function receivedFigures(
  documents: Iterable<DocumentFacts>,
  filter: Omit<SalesFilter, 'products'>,
  step: PeriodStep | readonly DayRange[],
  rates: DatedRates,
): ReceivedFigures {
  const buckets = typeof step === 'string' ? bucketsOf(filter.range, step) : step
  const parts = partsOf(documents, SUMS.of([filter, step], rates), (chunk) => sumsOf(chunk, filter, buckets, rates))
  const leftOutBefore = leftOutTogether(parts.map((part) => part.leftOutBefore))
  return Object.assign(receivedOf(parts.map(({ total }) => total)), {
    before: Object.assign(receivedOf(parts.map(({ before }) => before)), { leftOut: leftOutBefore }),
    buckets: buckets.map((bucket, at) =>
      Object.assign(receivedOf(parts.flatMap(({ cells }) => cells[at] ?? [])), bucket),
    ),
    leftOut: leftOutTogether(parts.map(({ leftOut }) => leftOut)),
  })
}

/** The sums of some documents, ready to be joined with those of others. */
interface ReceivedSums {
  readonly total: Sum
  readonly before: Sum
  readonly cells: readonly Sum[]
  readonly leftOut: LeftOut
  readonly leftOutBefore: LeftOut
}

const SUMS = new KeptBy((): ChunkMemory<DocumentFacts, ReceivedSums> => new WeakMap())

function sumsOf(
  documents: Chunk<DocumentFacts>,
  filter: Omit<SalesFilter, 'products'>,
  buckets: readonly DayRange[],
  rates: DatedRates,
): ReceivedSums {
  const cells = buckets.map(() => new Sum())
  const [total, before] = [new Sum(), new Sum()]
  const earlier = rangeBefore(filter.range)
  const [rememberingNow, rememberingBefore] = [rememberingRates(rates), rememberingRates(rates)]
  for (const each of documents) {
    const { id, currency, issueDate } = each
    if (issueDate === null || !isPaid(each) || !isSold(each, filter)) continue
    for (const { date, amount } of paymentsOf(each)) {
      const day: string = date ?? issueDate
      const cell = cells[bucketAt(buckets, day)]
      if (!cell && !isIn(earlier, day)) continue
      const rate = (cell ? rememberingNow : rememberingBefore).of(id, currency, issueDate, amount)
      if (!rate) continue
      const converted = atRate(amount, rate)
      for (const sum of cell ? [total, cell] : [before]) sum.add(id, converted)
    }
  }
  return { total, before, cells, leftOut: rememberingNow.leftOut(), leftOutBefore: rememberingBefore.leftOut() }
}

/** What was paid on an issued invoice was received, also where it sells nothing any more. */
function isPaid({ documentType, status, sale }: DocumentFacts): boolean {
  return sale !== null || (documentType === 'invoice' && isIssued(status))
}

/** A receipt that stands alone is its own payment. */
function paymentsOf({ documentType, issueDate, total, payments }: DocumentFacts): DocumentFacts['payments'] {
  return documentType === 'receipt' ? [{ date: issueDate, amount: total }] : payments
}

class Sum {
  amount = 0
  readonly amounts = new Map<string, Units>()

  add(id: string, amount: Units): void {
    this.amount += amount
    this.amounts.set(id, (this.amounts.get(id) ?? 0) + amount)
  }
}

/** Sums of different documents together; the documents are listed only if somebody looks behind the sum. */
function receivedOf(sums: readonly Sum[]): Received {
  const found = sums.filter(({ amounts }) => amounts.size > 0)
  const amounts = once(() => new Map(found.flatMap((each) => [...each.amounts])))
  const ids = once(() => [...amounts().keys()])
  return {
    amount: found.reduce((sum, { amount }) => sum + amount, 0),
    get ids() {
      return ids()
    },
    get amounts() {
      return amounts()
    },
  }
}

import { daysBetween } from '../exchange-rates.ts'
import { PPM, type Ppm } from '../money.ts'
import { nearestProduct } from '../exact.ts'
import { once } from '../once.ts'
import { roundedMean } from '../rounded-mean.ts'
import { type ChunkMemory, joined, partsOf } from './chunked-rows.ts'
import type { DocumentFacts } from './document-facts.ts'
import { KeptBy, MOST_BUCKETS } from './kept-by.ts'
import { isIn } from './period.ts'
import { isSold, type SalesFilter } from './sales-filter.ts'

/** How long customers take to pay. */
export interface DaysToPay {
  /** The invoices that were paid in full in the range, the slowest first. */
  readonly ids: readonly string[]
  /** From the day of issue to the payment that settled it, in tenths of a day; null if none was paid. */
  readonly meanTenths: number | null
  /** Half of them took so long or less, in whole days. */
  readonly medianDays: number | null
  /** Paid until the day that they were due; null if none was paid. */
  readonly onTime: Ppm | null
}

interface Settled {
  readonly id: string
  readonly days: number
  readonly isOnTime: boolean
}

/** The days to pay of the invoices that were settled by a payment in a range; those that only a credit note settled say nothing. */
export function daysToPay(documents: Iterable<DocumentFacts>, filter: Omit<SalesFilter, 'products'>): DaysToPay {
  const parts = partsOf(documents, SETTLED.of(filter), (chunk) =>
    chunk.flatMap((each) => (isSold(each, filter) ? (settledIn(each, filter) ?? []) : [])),
  )
  const settled = joined(parts)
  const count = settled.length
  const sum = settled.reduce((total, { days }) => total + days, 0)
  const onTime = settled.filter(({ isOnTime }) => isOnTime).length
  const ids = once(() => settled.toSorted((a, b) => b.days - a.days || (a.id < b.id ? -1 : 1)).map(({ id }) => id))
  return {
    // The invoices are put in order only if somebody looks behind the figure.
    get ids() {
      return ids()
    },
    meanTenths: count === 0 ? null : roundedMean(sum * 10, count),
    medianDays: Float64Array.from(settled, ({ days }) => days).toSorted()[Math.ceil(count / 2) - 1] ?? null,
    onTime: count === 0 ? null : nearestProduct(onTime, PPM, count),
  }
}

const SETTLED = new KeptBy((): ChunkMemory<DocumentFacts, readonly Settled[]> => new WeakMap(), MOST_BUCKETS)

/** An invoice that was paid before it was issued took no days. */
function settledIn(document: DocumentFacts, { range }: Pick<SalesFilter, 'range'>): Settled | undefined {
  const { id, documentType, sale, issueDate, dueDate, balanceDue, total, payments } = document
  if (!sale || documentType !== 'invoice' || issueDate === null || total <= 0 || balanceDue > 0) return undefined
  let last = ''
  for (const { date, amount } of payments) {
    const day = date ?? issueDate
    if (amount > 0 && day > last) last = day
  }
  if (!isIn(range, last)) return undefined
  return { id, days: Math.max(0, daysBetween(issueDate, last)), isOnTime: last <= (dueDate ?? issueDate) }
}

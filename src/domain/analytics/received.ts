import type { Units } from '../money.ts'
import { atRate, type DatedRates } from './dated-rates.ts'
import type { DocumentFacts } from './document-facts.ts'
import { type LeftOut, rememberingRates } from './left-out.ts'
import { bucketAt, bucketsOf, type DayRange, isIn, type PeriodStep, rangeBefore } from './period.ts'
import { isSold, type SalesFilter } from './sales-filter.ts'

/** Money that came in, less what was paid back; in the currency of the figures. */
export interface Received {
  readonly amount: Units
  /** The invoices that were paid on, each once. */
  readonly ids: readonly string[]
}

/** What was received in a range, in its parts, and in the range before. */
export interface ReceivedFigures extends Received {
  readonly before: Received
  readonly buckets: readonly (DayRange & Received)[]
  readonly leftOut: LeftOut
}

/**
 * Payments on issued invoices by the day of the payment (DOC-15), converted at the rate of the invoice's own day, as what
 * was invoiced and what is open: no move of a currency stands between them. A payment without a day counts on the day of the invoice.
 */
export function receivedFigures(
  documents: Iterable<DocumentFacts>,
  filter: Omit<SalesFilter, 'products'>,
  step: PeriodStep,
  rates: DatedRates,
): ReceivedFigures {
  const buckets = bucketsOf(filter.range, step)
  const parts = buckets.map(() => new Sum())
  const [total, before] = [new Sum(), new Sum()]
  const earlier = rangeBefore(filter.range)
  const whole = { from: earlier.from, to: filter.range.to }
  const remembering = rememberingRates(rates)
  for (const each of documents) {
    const { id, currency, issueDate } = each
    if (!each.sale || issueDate === null || !isSold(each, filter)) continue
    for (const { date, amount } of each.payments) {
      const day = date ?? issueDate
      const rate = isIn(whole, day) ? remembering.of(id, currency, issueDate, amount) : null
      if (!rate) continue
      const converted = atRate(amount, rate)
      const part = parts[bucketAt(buckets, day)]
      for (const sum of part ? [total, part] : [before]) sum.add(id, converted)
    }
  }
  return {
    ...total.received(),
    before: before.received(),
    buckets: buckets.map((bucket, at) => ({ ...bucket, ...(parts[at] ?? new Sum()).received() })),
    leftOut: remembering.leftOut(),
  }
}

class Sum {
  #amount = 0
  readonly #ids = new Set<string>()

  add(id: string, amount: Units): void {
    this.#amount += amount
    this.#ids.add(id)
  }

  received(): Received {
    return { amount: this.#amount, ids: [...this.#ids] }
  }
}

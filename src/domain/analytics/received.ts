import { isIssued } from '../documents/types.ts'
import type { Units } from '../money.ts'
import { atRate, type DatedRates } from './dated-rates.ts'
import type { DocumentFacts } from './document-facts.ts'
import { type LeftOut, rememberingRates } from './left-out.ts'
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
  step: PeriodStep,
  rates: DatedRates,
): ReceivedFigures {
  const buckets = bucketsOf(filter.range, step)
  const parts = buckets.map(() => new Sum())
  const [total, before] = [new Sum(), new Sum()]
  const earlier = rangeBefore(filter.range)
  const [rememberingNow, rememberingBefore] = [rememberingRates(rates), rememberingRates(rates)]
  for (const each of documents) {
    const { id, currency, issueDate } = each
    if (issueDate === null || !isPaid(each) || !isSold(each, filter)) continue
    for (const { date, amount } of paymentsOf(each)) {
      const day: string = date ?? issueDate
      const part = parts[bucketAt(buckets, day)]
      if (!part && !isIn(earlier, day)) continue
      const rate = (part ? rememberingNow : rememberingBefore).of(id, currency, issueDate, amount)
      if (!rate) continue
      const converted = atRate(amount, rate)
      for (const sum of part ? [total, part] : [before]) sum.add(id, converted)
    }
  }
  return {
    ...total.received(),
    before: { ...before.received(), leftOut: rememberingBefore.leftOut() },
    buckets: buckets.map((bucket, at) => ({ ...bucket, ...(parts[at] ?? new Sum()).received() })),
    leftOut: rememberingNow.leftOut(),
  }
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
  #amount = 0
  readonly #amounts = new Map<string, Units>()

  add(id: string, amount: Units): void {
    this.#amount += amount
    this.#amounts.set(id, (this.#amounts.get(id) ?? 0) + amount)
  }

  received(): Received {
    return { amount: this.#amount, ids: [...this.#amounts.keys()], amounts: this.#amounts }
  }
}

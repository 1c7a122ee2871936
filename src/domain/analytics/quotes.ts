import { nearestProduct } from '../exact.ts'
import { isIssued } from '../documents/types.ts'
import { PPM, type Ppm, type Units } from '../money.ts'
import { atRate, type DatedRates } from './dated-rates.ts'
import type { DocumentFacts } from './document-facts.ts'
import { type LeftOut, rememberingRates } from './left-out.ts'
import { isIn } from './period.ts'
import { isSold, type SalesFilter } from './sales-filter.ts'

/** What became of a quote: an answer, none in time, or none yet. */
export const QUOTE_ENDS = ['accepted', 'declined', 'expired', 'waiting'] as const
export type QuoteEnd = (typeof QUOTE_ENDS)[number]

/** Quotes with one end; the amount with tax, in the currency of the figures. */
export interface QuoteSum {
  readonly ids: readonly string[]
  readonly amount: Units
  /** That of each; none of one that cannot be converted. */
  readonly amounts: ReadonlyMap<string, Units>
}

/** The quotes of a range. */
export interface QuoteFigures extends Readonly<Record<QuoteEnd, QuoteSum>> {
  /** Accepted ones among those that were answered or are expired; null without one. */
  readonly acceptedRate: Ppm | null
  /** Amounts only: what cannot be converted is counted all the same. */
  readonly leftOut: LeftOut
}

/** The quotes that were issued in a range, by what has become of them until today (DOC-06, DOC-17). */
export function quoteFigures(
  documents: Iterable<DocumentFacts>,
  filter: Omit<SalesFilter, 'products'>,
  today: string,
  rates: DatedRates,
): QuoteFigures {
  const remembering = rememberingRates(rates)
  const sums = { accepted: empty(), declined: empty(), expired: empty(), waiting: empty() }
  for (const each of documents) {
    const { id, currency, issueDate, total } = each
    if (each.documentType !== 'quote' || !isIssued(each.status) || issueDate === null) continue
    if (!isIn(filter.range, issueDate) || !isSold(each, filter)) continue
    const sum = sums[endOf(each, today)]
    sum.ids.push(id)
    const rate = remembering.of(id, currency, issueDate, total)
    if (!rate) continue
    const converted = atRate(total, rate)
    sum.amount += converted
    sum.amounts.set(id, converted)
  }
  const answered = sums.accepted.ids.length + sums.declined.ids.length + sums.expired.ids.length
  const acceptedRate = answered === 0 ? null : nearestProduct(sums.accepted.ids.length, PPM, answered)
  return { ...sums, acceptedRate, leftOut: remembering.leftOut() }
}

function empty(): { readonly ids: string[]; amount: Units; readonly amounts: Map<string, Units> } {
  return { ids: [], amount: 0, amounts: new Map() }
}

function endOf({ status, dueDate }: DocumentFacts, today: string): QuoteEnd {
  if (status === 'accepted' || status === 'declined') return status
  return dueDate !== null && dueDate < today ? 'expired' : 'waiting'
}

import type { DatedRates } from '../analytics/dated-rates.ts'
import { type RateSet, unitRate } from '../exchange-rates.ts'
import { QUANTITY_SCALE } from '../landed-cost/amounts.ts'
import { roundToMinor, type Units } from '../money.ts'
import type { Stake } from './insight.ts'
import type { BookedProduct, InsightBook } from './insight-book.ts'
import type { PlannedPromotion } from './planned-promotion.ts'
import type { PricingStart } from './pricing-starts.ts'
import { type SalesDays, salesDays, type SalesFigures } from './sales-figures.ts'
import type { SupplierPrice } from './supplier-prices.ts'
import type { TypedListPrice } from './typed-list-prices.ts'

/** The rows that insights are found in, as of a day. */
export interface InsightSources {
  readonly book: InsightBook
  /** The name of a category. */
  readonly categoryName: (id: string) => string
  readonly events: readonly PricingStart[]
  readonly supplierPrices: readonly SupplierPrice[]
  readonly listPrices: readonly TypedListPrice[]
  readonly promotions: readonly PlannedPromotion[]
  /** The rates of every day into the currency of the business, by which sales are converted. */
  readonly datedRates: DatedRates
  /** The day at the business, YYYY-MM-DD, and its time zone. */
  readonly today: string
  readonly timeZone: string
}

/** The sources with what several rules ask of them. */
export interface Shop extends InsightSources {
  /** The currency of the business. */
  readonly currency: string
  readonly days: SalesDays
  salesOf(product: BookedProduct): SalesFigures
  /** An amount in the currency of the business at the rate of today; null without one. */
  readonly here: (units: Units, currency: string) => Units | null
  /**
   * An amount of one piece as that of a year at the quantity sold in the last one, of the variant whose figures a product has; without sales it
   * stays that of one piece. Rounded to the minor unit.
   */
  yearly(perPiece: number | null, product: BookedProduct): Units | null
  /** What `yearly` gives for a product. */
  periodOf(product: BookedProduct): Stake['per']
  /** The same for an amount that is of each piece of the product, whichever variant. */
  yearlyOfAll(perPiece: number | null, product: BookedProduct): Units | null
  periodOfAll(product: BookedProduct): Stake['per']
}

/** Prepares sources for the rules. */
export function shopOf(sources: InsightSources): Shop {
  const { book, today } = sources
  const { currency, rateFrom } = book.context
  const days = salesDays(today)
  return {
    ...sources,
    currency,
    days,
    salesOf: (product) => book.salesOf(product, days),
    here(units, from) {
      if (from === currency) return Math.round(units)
      const rate = rateFrom(from)
      return rate === null ? null : Math.round(units * rate)
    },
    yearly: (perPiece, product) => inAYear(perPiece, book.salesOf(product, days).soldHere),
    periodOf: (product) => (book.salesOf(product, days).soldHere === 0 ? 'piece' : 'year'),
    yearlyOfAll: (perPiece, product) => inAYear(perPiece, book.salesOf(product, days).sold),
    periodOfAll: (product) => (book.salesOf(product, days).sold === 0 ? 'piece' : 'year'),
  }
}

function inAYear(perPiece: number | null, sold: number): Units | null {
  if (perPiece === null) return null
  return roundToMinor(Math.round(sold === 0 ? perPiece : (perPiece * sold) / QUANTITY_SCALE))
}

/** `rateFrom` of a figure context by a set of exchange rates; each currency is looked up once. */
export function ratesInto(currency: string, set: RateSet | null): (from: string) => number | null {
  const known = new Map<string, number | null>()
  return (from) => {
    const rate = known.get(from)
    if (rate !== undefined) return rate
    const made = (set && unitRate(set, from, currency)?.approximate) ?? null
    known.set(from, made)
    return made
  }
}

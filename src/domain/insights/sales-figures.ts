import { addDays } from '../calendar-day.ts'
import { type Units, UNITS_PER_MINOR } from '../money.ts'
import type { ProductFigures } from './product-figures.ts'
import type { SoldLine } from './sold-lines.ts'

/** Days of sales that tell how much is sold in a year. */
const YEAR_DAYS = 365
/** Older losses are history. */
const LOSS_DAYS = 90

/** The days that sales are looked at, as of a day at the business. */
export interface SalesDays {
  readonly today: string
  /** Sales of the last 365 days are later than this. */
  readonly yearAgo: string
  readonly lossesAfter: string
}

/** The days as of `today`. */
export function salesDays(today: string): SalesDays {
  return { today, yearAgo: addDays(today, -YEAR_DAYS), lossesAfter: addDays(today, -LOSS_DAYS) }
}

/** A sale whose cost was recorded. */
export type CostedLine = SoldLine & { readonly unitCost: number }

/** What the sales of one product say. */
export interface SalesFigures {
  /** Pieces of the last 365 days, in 1/10,000; never below zero. */
  readonly sold: number
  /** Those of the price that the figures are of: of its variant, with a share of what was sold without naming one. */
  readonly soldHere: number
  /** The first known sale at the present price whose cost was recorded in the product's currency. */
  readonly first: CostedLine | null
  /** The last known sale of the last 365 days at any price, with such a cost. */
  readonly last: CostedLine | null
  /** The cost of that sale, 0 without one; and whether it was a year ago or earlier. */
  readonly costThen: Units
  readonly isYearOld: boolean
  /** Lines of the last 90 days that brought less than they cost. */
  readonly losses: readonly SoldLine[]
}

const NO_LOSSES: readonly SoldLine[] = []

/** The figures of a product that was never sold. */
export const NO_SALES: SalesFigures = {
  sold: 0,
  soldHere: 0,
  first: null,
  last: null,
  costThen: 0,
  isYearOld: false,
  losses: NO_LOSSES,
}

/** Adds up the sales of a product; their order changes nothing. */
export function salesFigures(product: ProductFigures, lines: readonly SoldLine[], days: SalesDays): SalesFigures {
  let [sold, own, shared] = [0, 0, 0]
  let first: SalesFigures['first'] = null
  let last: SalesFigures['last'] = null
  const losses: SoldLine[] = []
  for (const line of lines) {
    if (line.day > days.today) continue
    const isOfYear = line.day > days.yearAgo
    if (isOfYear) {
      sold += line.quantity
      if (line.variantId === product.variantId) own += line.quantity
      else if (line.variantId === '') shared += line.quantity
    }
    if (line.loss > 0 && line.day > days.lossesAfter) losses.push(line)
    if (!isCosted(line, product)) continue
    if (isAtThisPrice(line, product) && (!first || isEarlier(line, first))) first = line
    if (isOfYear && (!last || isEarlier(last, line))) last = line
  }
  return {
    sold: Math.max(0, sold),
    // Without a sold variant the product itself stands for all of it.
    soldHere: Math.max(0, product.variantId === '' ? sold : own + Math.round(shared / product.sharers)),
    first,
    last,
    costThen: first?.unitCost ?? 0,
    isYearOld: first !== null && first.day <= days.yearAgo,
    losses: losses.length === 0 ? NO_LOSSES : losses,
  }
}

/** A sale of what the figures are of, whose cost was recorded in its currency. */
function isCosted(line: SoldLine, { net, cost, currency, variantId }: ProductFigures): line is CostedLine {
  const { unitCost, quantity } = line
  if (net === null || cost <= 0 || unitCost === null || unitCost <= 0 || quantity <= 0) return false
  return line.currency === currency && line.variantId === variantId
}

/** A price with VAT, divided on two sides, may differ by the last digit. */
function isAtThisPrice({ unitPrice }: SoldLine, { net }: ProductFigures): boolean {
  return net !== null && Math.abs(unitPrice - net) <= UNITS_PER_MINOR
}

function isEarlier(a: SoldLine, b: SoldLine): boolean {
  if (a.day !== b.day) return a.day < b.day
  if (a.documentId !== b.documentId) return a.documentId < b.documentId
  return (a.unitCost ?? 0) < (b.unitCost ?? 0)
}

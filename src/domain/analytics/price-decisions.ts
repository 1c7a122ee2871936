import { nearestProduct } from '../exact.ts'
import type { Ppm, Units } from '../money.ts'
import { priceByRules, underFloor } from '../pricing.ts'
import { rulesOfPrice } from '../price-receipt.ts'
import type { PricingRules } from '../pricing-rules.ts'
import { isProblem, type ProductProblem } from '../product-problem.ts'
import { atRate, type DatedRates } from './dated-rates.ts'
import { type LeftOut, rememberingRates } from './left-out.ts'
import { type AnalysedProduct, pieceKey, type ProductPiece, soldPieces, type SoldQuantities } from './product-pieces.ts'

const ONE = 10_000

/** What is wrong with a price that somebody has to decide on; the words are those of the filter of the product list. */
export const DECIDED_PROBLEMS = [
  'losing',
  'belowFloor',
  'withoutCost',
  'unpriced',
] as const satisfies readonly ProductProblem[]
export type DecidedProblem = (typeof DECIDED_PROBLEMS)[number]

/** A price that needs a decision. */
export interface PriceDecision {
  readonly problem: DecidedProblem
  readonly productId: string
  /** Empty for the product itself. */
  readonly variantId: string
  readonly currency: string
  /** What is missing on each piece to its cost, or to its lowest price, in its currency; null where it cannot be told. */
  readonly missing: Units | null
  /** How much of it was sold, in 1/10,000. */
  readonly sold: number
  /** What was missing on all that was sold, in the currency of the figures; null where it cannot be told. */
  readonly amount: Units | null
}

/** Decisions about prices, and what could not be converted to put them in order. */
export interface PriceDecisions {
  readonly decisions: readonly PriceDecision[]
  readonly leftOut: LeftOut
}

/** What decisions about prices need beside the products. */
export interface DecisionContext {
  /** The floor in force for a product now. */
  readonly floorOf: (product: AnalysedProduct) => Ppm | null
  /** The rules of a price without a receipt. */
  readonly presentOf: (product: AnalysedProduct) => PricingRules
  readonly sold: SoldQuantities
  readonly today: string
  readonly rates: DatedRates
}

/** The prices of active products that lose money, are below their floor, or cannot be judged; the most costly first. */
export function priceDecisions(products: Iterable<AnalysedProduct>, context: DecisionContext): PriceDecisions {
  const remembering = rememberingRates(context.rates)
  const decisions: PriceDecision[] = []
  for (const product of products) {
    if (!product.isActive) continue
    for (const piece of soldPieces(product)) {
      const problem = problemOf(piece)
      if (problem === undefined) continue
      const { id: productId, baseCurrency: currency } = product
      const missing = missingOn(piece, problem, product, context)
      const sold = Math.max(0, context.sold.of(productId, piece.variantId))
      const whole = missing === null ? null : nearestProduct(missing, sold, ONE)
      const rate = whole === null ? null : remembering.of(productId, currency, context.today, whole)
      const amount = whole === null || !rate ? null : atRate(whole, rate)
      decisions.push({ problem, productId, variantId: piece.variantId, currency, missing, sold, amount })
    }
  }
  return { decisions: decisions.toSorted(byCost), leftOut: remembering.leftOut() }
}

/** The worst problem of a price. */
function problemOf({ judged }: ProductPiece): DecidedProblem | undefined {
  return DECIDED_PROBLEMS.find((problem) => isProblem(judged, problem))
}

function missingOn(
  { input }: ProductPiece,
  problem: DecidedProblem,
  product: AnalysedProduct,
  { floorOf, presentOf }: DecisionContext,
): Units | null {
  if (problem === 'withoutCost' || problem === 'unpriced') return null
  const rules = rulesOfPrice(input.receipt, presentOf(product))
  const result = priceByRules(input, rules)
  if (problem === 'losing') return result.profit === null ? null : Math.max(0, -result.profit)
  const { floorPrice, effectivePrice } = underFloor(input, rules, result, floorOf(product))
  return floorPrice === null || effectivePrice === null ? null : Math.max(0, floorPrice - effectivePrice)
}

function byCost(a: PriceDecision, b: PriceDecision): number {
  return (
    (b.amount ?? 0) - (a.amount ?? 0) ||
    DECIDED_PROBLEMS.indexOf(a.problem) - DECIDED_PROBLEMS.indexOf(b.problem) ||
    (b.missing ?? 0) - (a.missing ?? 0) ||
    (pieceKey(a.productId, a.variantId) < pieceKey(b.productId, b.variantId) ? -1 : 1)
  )
}

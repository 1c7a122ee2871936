import type { Ppm, Units } from '../money.ts'
import { priceByRules, underFloor } from '../pricing.ts'
import { rulesOfPrice } from '../price-receipt.ts'
import { isProblem, type ProductProblem } from '../product-problem.ts'
import type { PresentOf } from './cost-rises.ts'
import { type AnalysedProduct, type ProductPiece, soldPieces } from './product-pieces.ts'

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
  /** Empty for the product itself. */
  readonly variantId: string
  /** What is missing on each piece to its cost, or to its lowest price, in its currency; null where it cannot be told. */
  readonly missing: Units | null
}

/** What decisions about prices need beside the product. */
export interface DecisionContext {
  /** The floor in force for a product now. */
  readonly floorOf: (product: AnalysedProduct) => Ppm | null
  readonly presentOf: PresentOf
}

/** The prices of a product that lose money, are below their floor, or cannot be judged. */
export function priceDecisions(product: AnalysedProduct, context: DecisionContext): readonly PriceDecision[] {
  return soldPieces(product).flatMap((piece) => {
    const problem = problemOf(piece)
    if (problem === undefined) return []
    return [{ problem, variantId: piece.variantId, missing: missingOn(piece, problem, product, context) }]
  })
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

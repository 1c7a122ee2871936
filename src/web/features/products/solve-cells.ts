import { MAX_UNITS, PPM } from '#domain/money.ts'
import { pricing, type PricingResult } from '#domain/pricing.ts'
import { type PricingContext, resolvedRules } from '#domain/pricing-rules.ts'
import {
  discountedPrice,
  type SolvedCell,
  type SolvedPrice,
  solvePrice,
  type SolvingProblem,
} from '#domain/solve-price.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'

/** How a solved price is kept: made by its margin ever after, or fixed at the shelf price until somebody changes it. */
export type KeptBy = 'margin' | 'byHand'

/** The answer of the calculator: all five cells, and what they mean. */
export interface SolveAnswer {
  readonly solved: SolvedPrice
  /** At what the shopper pays after the discount: profit, margin and floor. */
  readonly paid: PricingResult
  /** How it can be kept, the usual way first. */
  readonly ways: readonly KeptBy[]
}

export type SolveProblem = SolvingProblem | 'too-large'

const BASIS_POINT = 100

/** The cells as the product has them now. A margin that it is priced by stands as typed; any other in hundredths of a percent. */
export function startCells(row: RowOfKind<'product'>, { effectivePrice, marginPpm }: PricingResult): SolvedPrice {
  const own = isByMargin(row) ? row.pricingPercent : null
  const margin = own ?? rounded(marginPpm ?? 0)
  return {
    shelfPrice: effectivePrice ?? 0,
    margin: Math.max(0, margin),
    discount: 0,
    baseCost: row.baseCost,
    shippingCost: row.shippingCost,
  }
}

function rounded(ppm: number): number {
  return Math.floor(ppm / BASIS_POINT) * BASIS_POINT
}

/** Solves one cell from the others under the settings of today, as the product will be priced when the answer is used (PRICE-14). */
export function solved(
  row: RowOfKind<'product'>,
  context: PricingContext,
  cell: SolvedCell,
  cells: SolvedPrice,
): SolveAnswer | { readonly problem: SolveProblem } {
  const { baseCost, shippingCost } = cells
  const rules = resolvedRules({ ...row, pricingMode: 'strategy' }, context)
  const solution = solvePrice(cell, { ...row, pricingMode: 'strategy', baseCost, shippingCost }, rules, cells)
  if ('problem' in solution) return solution
  const answer = solution.solved
  if (Math.max(answer.shelfPrice, answer.baseCost, answer.shippingCost) > MAX_UNITS) return { problem: 'too-large' }
  const byHand = { pricingMode: 'manual', pricingStrategy: 'manual', pricingAmount: discountedPrice(answer) } as const
  const costs = { baseCost: answer.baseCost, shippingCost: answer.shippingCost }
  return { solved: answer, paid: pricing({ ...row, ...costs, ...byHand }, context), ways: waysOf(row, cell, answer) }
}

/** A discount is no part of a product: with one, no margin of its own makes this shelf price. A margin that stays keeps its rule. */
function waysOf(row: RowOfKind<'product'>, cell: SolvedCell, { margin, discount }: SolvedPrice): readonly KeptBy[] {
  if (discount !== 0 || margin < 0 || margin >= PPM) return ['byHand']
  const keepsItsRule = isByMargin(row) && row.pricingPercent === margin
  return cell === 'shelfPrice' || keepsItsRule ? ['margin', 'byHand'] : ['byHand', 'margin']
}

function isByMargin({ pricingMode, pricingStrategy }: RowOfKind<'product'>): boolean {
  return pricingMode === 'strategy' && pricingStrategy === 'margin'
}

type SolvedPatch = Partial<
  Pick<
    RowOfKind<'product'>,
    | 'pricingMode'
    | 'pricingStrategy'
    | 'pricingPercent'
    | 'pricingAmount'
    | 'baseCost'
    | 'baseCostOrigin'
    | 'shippingCost'
    | 'shippingCostOrigin'
  >
>

/** What using an answer changes on the product. A solved cost replaces a converted one together with its rate (PRICE-15). */
export function solvedPatch(row: RowOfKind<'product'>, answer: SolvedPrice, way: KeptBy): SolvedPatch {
  const price: SolvedPatch =
    way === 'margin'
      ? { pricingMode: 'strategy', pricingStrategy: 'margin', pricingPercent: answer.margin }
      : { pricingMode: 'manual', pricingStrategy: 'manual', pricingAmount: answer.shelfPrice }
  const isSame = Object.entries(price).every(([name, value]) => row[name as keyof RowOfKind<'product'>] === value)
  return {
    ...(isSame ? {} : price),
    ...(answer.baseCost === row.baseCost ? {} : { baseCost: answer.baseCost, baseCostOrigin: null }),
    ...(answer.shippingCost === row.shippingCost
      ? {}
      : { shippingCost: answer.shippingCost, shippingCostOrigin: null }),
  }
}

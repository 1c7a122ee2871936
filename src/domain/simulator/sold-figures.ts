import type { JudgedRules } from '../bulk-rules.ts'
import type { Ppm, Units } from '../money.ts'
import { priceByRules, type PricingFlag, underFloor } from '../pricing.ts'
import type { PricingInput } from '../pricing-rules.ts'
import { isLosing, tellingMargin } from '../product-problem.ts'
import { variantInput } from '../variant-pricing.ts'
import type { SimulatedRow } from './simulator-deps.ts'

/** The figures of a product itself or one of its variants; amounts in units of its currency. */
export interface SoldFigures {
  /** The id of the variant; null for the product itself. */
  readonly variantId: string | null
  /** An active variant, or a product without one: what is sold (PRICE-08). */
  readonly isSold: boolean
  readonly totalCost: Units | null
  readonly price: Units | null
  readonly profit: Units | null
  /** Null without a price, a known cost, or at a price of 0. */
  readonly margin: Ppm | null
  readonly belowFloor: boolean
  /** It is sold below its cost, or given away. */
  readonly loses: boolean
  readonly flag: PricingFlag | null
}

/** The figures of a product and then of each of its variants, by rules. */
export function soldFigures(row: SimulatedRow, rules: JudgedRules): readonly SoldFigures[] {
  const variants = row.variants ?? []
  const isOwnSold = !variants.some(({ isActive }) => isActive)
  return [
    { variantId: null, isSold: isOwnSold, ...figuresOf(row, rules) },
    ...variants.map((variant) => {
      const figures = figuresOf(variantInput(row, variant), rules)
      return { variantId: variant.id, isSold: variant.isActive, ...figures }
    }),
  ]
}

function figuresOf(input: PricingInput, { rules, floor }: JudgedRules) {
  const made = priceByRules(input, rules)
  const { belowFloor } = floor === rules.floor ? made : underFloor(input, rules, made, floor)
  const { effectivePrice, marginPpm, totalCost, profit, flag } = made
  const isJudged = flag !== 'no-cost' && effectivePrice !== null
  return {
    totalCost,
    price: effectivePrice,
    profit: isJudged ? profit : null,
    margin: isJudged ? tellingMargin({ effectivePrice, margin: marginPpm }) : null,
    belowFloor,
    loses: isJudged && isLosing({ effectivePrice, margin: marginPpm }),
    flag,
  }
}

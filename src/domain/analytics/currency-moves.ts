import { convertedAmount, type CostOrigin, renewedOrigin } from '../cost-origin.ts'
import type { RateSet } from '../exchange-rates.ts'
import type { Units } from '../money.ts'
import { costByRules, priceByRules } from '../pricing.ts'
import { rulesOfPrice } from '../price-receipt.ts'
import { isCostKept, shownCost } from '../total-cost.ts'
import type { PresentOf } from './cost-rises.ts'
import { type AnalysedProduct, soldPieces } from './product-pieces.ts'

/** A price whose cost was paid in a currency that has moved since. */
export interface MovedCost {
  /** Empty for the product itself. */
  readonly variantId: string
  /** The currencies of its costs that moved. */
  readonly paidIn: readonly string[]
  readonly cost: Units
  /** The same cost at the rates of now. */
  readonly costNow: Units
}

/** What moves of currencies need beside the product. */
export interface MoveContext {
  /** The rates of now. */
  readonly set: RateSet
  readonly presentOf: PresentOf
}

/**
 * The pieces of a product whose cost would be another one at the rates of now than at those of the day it was paid (PRICE-15). Costs in
 * the product's own currency, and those at newer rates, do not move.
 */
export function movedCosts(product: AnalysedProduct, context: MoveContext): readonly MovedCost[] {
  if (!hasOrigin(product)) return []
  return soldPieces(product).flatMap(({ variantId, input }) => {
    const found = movedCost(input, context)
    return found ? [{ variantId, ...found }] : []
  })
}

function hasOrigin({ baseCostOrigin, shippingCostOrigin, additionalCosts }: AnalysedProduct): boolean {
  return Boolean(baseCostOrigin ?? shippingCostOrigin) || additionalCosts.some(({ origin }) => origin)
}

function movedCost(input: AnalysedProduct, { set, presentOf }: MoveContext): Omit<MovedCost, 'variantId'> | undefined {
  const rules = rulesOfPrice(input.receipt, presentOf(input))
  const { input: renewed, paidIn } = renewedCosts(input, set)
  const { marginPpm, totalCost: cost } = priceByRules(input, rules)
  const exact = costByRules(renewed, rules)
  // Where nothing is earned yet, nothing is lost.
  if (paidIn.length === 0 || cost === null || marginPpm === null || !isCostKept(exact)) return undefined
  const costNow = shownCost(exact)
  return costNow === cost ? undefined : { paidIn, cost, costNow }
}

interface Renewed {
  readonly input: AnalysedProduct
  readonly paidIn: readonly string[]
}

function renewedCosts(input: AnalysedProduct, set: RateSet): Renewed {
  const paidIn = new Set<string>()
  const amountNow = (amount: Units | null, origin: CostOrigin | null | undefined): Units | null => {
    // What was converted into another currency no longer explains the cost.
    const renewed = origin?.to === input.baseCurrency ? renewedOrigin(origin, set) : undefined
    const now = renewed && convertedAmount(renewed)
    if (!renewed || now === undefined || now === amount) return amount
    paidIn.add(renewed.currency)
    return now
  }
  const renewed = {
    ...input,
    baseCost: amountNow(input.baseCost, input.baseCostOrigin),
    shippingCost: amountNow(input.shippingCost, input.shippingCostOrigin),
    additionalCosts: input.additionalCosts.map((line) => ({ ...line, amount: amountNow(line.amount, line.origin) })),
  }
  return { input: renewed, paidIn: [...paidIn].toSorted() }
}

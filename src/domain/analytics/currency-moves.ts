import { convertedAmount, type CostOrigin, renewedOrigin } from '../cost-origin.ts'
import { nearestProduct } from '../exact.ts'
import type { RateSet } from '../exchange-rates.ts'
import type { Ppm, Units } from '../money.ts'
import { marginOnCost } from '../price-formulas.ts'
import { costByRules, priceByRules } from '../pricing.ts'
import { rulesOfPrice } from '../price-receipt.ts'
import type { PricingRules } from '../pricing-rules.ts'
import { tellingMargin } from '../product-problem.ts'
import { isCostKept, shownCost } from '../total-cost.ts'
import { atRate, type DatedRates } from './dated-rates.ts'
import { type LeftOut, rememberingRates } from './left-out.ts'
import { type AnalysedProduct, pieceKey, soldPieces, type SoldQuantities } from './product-pieces.ts'

const ONE = 10_000

/** A price whose cost was paid in a currency that has moved since. */
export interface MovedCost {
  readonly productId: string
  /** Empty for the product itself. */
  readonly variantId: string
  readonly currency: string
  /** The currencies of its costs that moved. */
  readonly paidIn: readonly string[]
  readonly cost: Units
  /** The same cost at the rates of now. */
  readonly costNow: Units
  /** What each piece brings more or, below zero, less, if its price stays; in its currency. */
  readonly effect: Units
  /** At the cost as it is stored, and at that of now; null at a price of 0, where they say nothing (PRICE-04). */
  readonly margin: Ppm | null
  readonly marginNow: Ppm | null
  /** How much of it was sold, in 1/10,000. */
  readonly sold: number
  /** The effect on as much as was sold, in the currency of the figures; null without a rate. */
  readonly amount: Units | null
}

/** What moves of currencies do to profit; the greatest loss first. */
export interface CurrencyMoves {
  readonly moved: readonly MovedCost[]
  readonly leftOut: LeftOut
}

/** What moves of currencies need beside the products. */
export interface MoveContext {
  /** The rates of now. */
  readonly set: RateSet
  /** The rules of a price without a receipt. */
  readonly presentOf: (product: AnalysedProduct) => PricingRules
  readonly sold: SoldQuantities
  readonly today: string
  readonly rates: DatedRates
}

/**
 * The active products whose cost would be another one at the rates of now than at those of the day it was paid (PRICE-15), if their price
 * stays. Costs in the product's own currency, and those at newer rates, do not move.
 */
export function currencyMoves(products: Iterable<AnalysedProduct>, context: MoveContext): CurrencyMoves {
  const remembering = rememberingRates(context.rates)
  const moved: MovedCost[] = []
  for (const product of products) {
    if (!product.isActive || !hasOrigin(product)) continue
    for (const { variantId, input } of soldPieces(product)) {
      const found = movedCost(input, context)
      if (!found) continue
      const { id: productId, baseCurrency: currency } = product
      const sold = Math.max(0, context.sold.of(productId, variantId))
      const whole = nearestProduct(found.effect, sold, ONE)
      const rate = remembering.of(productId, currency, context.today, whole)
      moved.push({ ...found, productId, variantId, currency, sold, amount: rate && atRate(whole, rate) })
    }
  }
  return { moved: moved.toSorted(byLoss), leftOut: remembering.leftOut() }
}

function hasOrigin({ baseCostOrigin, shippingCostOrigin, additionalCosts }: AnalysedProduct): boolean {
  return Boolean(baseCostOrigin ?? shippingCostOrigin) || additionalCosts.some(({ origin }) => origin)
}

type Moved = Pick<MovedCost, 'paidIn' | 'cost' | 'costNow' | 'effect' | 'margin' | 'marginNow'>

function movedCost(input: AnalysedProduct, { set, presentOf }: MoveContext): Moved | undefined {
  const rules = rulesOfPrice(input.receipt, presentOf(input))
  const { input: renewed, paidIn } = renewedCosts(input, set)
  const { effectivePrice, netPrice, totalCost, marginPpm } = priceByRules(input, rules)
  const exact = costByRules(renewed, rules)
  if (paidIn.length === 0 || netPrice === null || totalCost === null || marginPpm === null || !isCostKept(exact)) {
    return undefined
  }
  const costNow = shownCost(exact)
  if (costNow === totalCost) return undefined
  return {
    paidIn,
    cost: totalCost,
    costNow,
    effect: totalCost - costNow,
    margin: tellingMargin({ effectivePrice, margin: marginPpm }),
    marginNow: tellingMargin({ effectivePrice, margin: marginOnCost(netPrice, exact) }),
  }
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

function byLoss(a: MovedCost, b: MovedCost): number {
  return (
    (a.amount ?? 0) - (b.amount ?? 0) ||
    a.effect - b.effect ||
    (pieceKey(a.productId, a.variantId) < pieceKey(b.productId, b.variantId) ? -1 : 1)
  )
}

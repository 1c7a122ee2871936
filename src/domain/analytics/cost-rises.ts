import { hasRisen } from '../cost-rise.ts'
import { nearestProduct } from '../exact.ts'
import { type Units, UNITS_PER_MINOR } from '../money.ts'
import { netPrice } from '../price-formulas.ts'
import { priceBasis } from '../pricing.ts'
import { rulesOfPrice } from '../price-receipt.ts'
import type { PricingRules } from '../pricing-rules.ts'
import { atRate, type DatedRates } from './dated-rates.ts'
import type { DocumentFacts } from './document-facts.ts'
import { type LeftOut, rememberingRates } from './left-out.ts'
import { type DayRange, isIn } from './period.ts'
import { type AnalysedProduct, pieceKey, soldPieces, type SoldQuantities } from './product-pieces.ts'

const ONE = 10_000

/** The cost of a piece as a document stored it when it was sold. */
export interface SoldCost {
  readonly productId: string
  readonly day: string
  readonly unitCost: Units
}

/** The first costs of a piece by the price that it was sold for: of one, without tax. */
export type SoldCosts = ReadonlyMap<Units, SoldCost>

/** A price that was typed, whose cost is higher now than when it was first sold at the same price. */
export interface CostRise {
  readonly productId: string
  /** Empty for the product itself. */
  readonly variantId: string
  readonly currency: string
  /** The first sale of the range at the price of now. */
  readonly since: string
  readonly costThen: Units
  readonly costNow: Units
  /** How much of it was sold in the range, in 1/10,000. */
  readonly sold: number
  /** What the rise takes on as much as was sold, in the currency of the figures; null without a rate. */
  readonly amount: Units | null
}

/** Costs that rose while the price stayed as it was typed; what takes most first. */
export interface CostRises {
  readonly rises: readonly CostRise[]
  readonly leftOut: LeftOut
}

/** What a look for risen costs needs beside the products. */
export interface RiseContext {
  readonly sold: SoldQuantities
  /** By `pieceKey` and currency: `firstSoldCosts`. */
  readonly firstCosts: ReadonlyMap<string, SoldCosts>
  /** The rules of a price without a receipt. */
  readonly presentOf: (product: AnalysedProduct) => PricingRules
  readonly today: string
  readonly rates: DatedRates
}

/**
 * The first known cost at each price of each piece that was sold in a range, by `soldCostKey`; of one product where it is named. Documents keep
 * the cost of the day of sale.
 */
export function firstSoldCosts(
  documents: Iterable<DocumentFacts>,
  range: DayRange,
  only?: string,
): ReadonlyMap<string, SoldCosts> {
  const first = new Map<string, Map<Units, SoldCost>>()
  for (const { sale, issueDate, currency } of documents) {
    if (!sale || sale.isReturn || issueDate === null || !isIn(range, issueDate)) continue
    for (const { productId, variantId, quantity, unitPrice, unitCost } of sale.lines) {
      if (productId === null || unitCost === null || quantity <= 0) continue
      if (only !== undefined && productId !== only) continue
      const key = soldCostKey(productId, variantId, currency)
      const ofPiece = first.get(key) ?? new Map<Units, SoldCost>()
      first.set(key, ofPiece)
      const known = ofPiece.get(unitPrice)
      if (!known || issueDate < known.day) ofPiece.set(unitPrice, { productId, day: issueDate, unitCost })
    }
  }
  return first
}

/** The first cost at a price; one with VAT, divided on two sides, may differ by the last digit. */
export function soldCostAt(costs: SoldCosts | undefined, net: Units): SoldCost | undefined {
  let first: SoldCost | undefined
  for (const [price, cost] of costs ?? []) {
    if (Math.abs(price - net) > UNITS_PER_MINOR) continue
    if (!first || cost.day < first.day) first = cost
  }
  return first
}

/** A price without the VAT that it includes. */
export function netOfPrice(price: Units, input: AnalysedProduct, presentOf: RiseContext['presentOf']): Units {
  const { pricesIncludeVat, taxRate } = rulesOfPrice(input.receipt, presentOf(input))
  return pricesIncludeVat ? netPrice(price, taxRate) : price
}

/** The key of a piece that was sold in a currency; only costs of one currency are compared. */
export function soldCostKey(productId: string, variantId: string, currency: string): string {
  return `${pieceKey(productId, variantId)} ${currency}`
}

/**
 * The active products with a typed price whose cost rose since they were first sold at it: a price by margin or markup follows its cost, a
 * typed one does not. Rows do not keep when a price was typed, so that sales are the only witness.
 */
export function costRises(products: Iterable<AnalysedProduct>, context: RiseContext): CostRises {
  const remembering = rememberingRates(context.rates)
  const rises: CostRise[] = []
  for (const product of products) {
    if (!product.isActive) continue
    const { id: productId, baseCurrency: currency } = product
    for (const { variantId, judged, input } of soldPieces(product)) {
      const { effectivePrice, totalCost: costNow } = judged
      const costs = context.firstCosts.get(soldCostKey(productId, variantId, currency))
      if (!costs || effectivePrice === null || !isTypedPrice(input, context.presentOf)) continue
      const then = soldCostAt(costs, netOfPrice(effectivePrice, input, context.presentOf))
      if (!then || !hasRisen(costNow, then.unitCost)) continue
      const sold = Math.max(0, context.sold.of(productId, variantId))
      const whole = nearestProduct(costNow - then.unitCost, sold, ONE)
      const rate = remembering.of(productId, currency, context.today, whole)
      const amount = rate && atRate(whole, rate)
      rises.push({ productId, variantId, currency, since: then.day, costThen: then.unitCost, costNow, sold, amount })
    }
  }
  return { rises: rises.toSorted(byAmount), leftOut: remembering.leftOut() }
}

/** Whether a price stays where it is when its cost moves: it was typed. */
export function isTypedPrice(input: AnalysedProduct, presentOf: RiseContext['presentOf']): boolean {
  return priceBasis(input, rulesOfPrice(input.receipt, presentOf(input))).rule === 'amount'
}

function byAmount(a: CostRise, b: CostRise): number {
  return (
    (b.amount ?? 0) - (a.amount ?? 0) ||
    b.costNow - b.costThen - (a.costNow - a.costThen) ||
    (pieceKey(a.productId, a.variantId) < pieceKey(b.productId, b.variantId) ? -1 : 1)
  )
}

import { type Units, UNITS_PER_MINOR } from '../money.ts'
import { netPrice } from '../price-formulas.ts'
import { priceBasis } from '../pricing.ts'
import { rulesOfPrice } from '../price-receipt.ts'
import type { PricingRules } from '../pricing-rules.ts'
import type { DocumentFacts } from './document-facts.ts'
import { type DayRange, isIn } from './period.ts'
import { type AnalysedProduct, pieceKey } from './product-pieces.ts'

/** The cost of a piece as a document stored it when it was sold. */
export interface SoldCost {
  readonly productId: string
  readonly day: string
  readonly unitCost: Units
}

/** The first costs of a piece by the price that it was sold for: of one, without tax. */
export type SoldCosts = ReadonlyMap<Units, SoldCost>

/** Tells the rules of a price without a receipt. */
export type PresentOf = (product: AnalysedProduct) => PricingRules

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
export function netOfPrice(price: Units, input: AnalysedProduct, presentOf: PresentOf): Units {
  const { pricesIncludeVat, taxRate } = rulesOfPrice(input.receipt, presentOf(input))
  return pricesIncludeVat ? netPrice(price, taxRate) : price
}

/** The key of a piece that was sold in a currency; only costs of one currency are compared. */
export function soldCostKey(productId: string, variantId: string, currency: string): string {
  return `${pieceKey(productId, variantId)} ${currency}`
}

/** Whether a price stays where it is when its cost moves: it was typed. */
export function isTypedPrice(input: AnalysedProduct, presentOf: PresentOf): boolean {
  return priceBasis(input, rulesOfPrice(input.receipt, presentOf(input))).rule === 'amount'
}

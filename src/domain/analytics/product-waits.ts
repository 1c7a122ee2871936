import { hasRisen } from '../cost-rise.ts'
import { nearestProduct } from '../exact.ts'
import type { RateSet } from '../exchange-rates.ts'
import type { Units } from '../money.ts'
import { isTypedPrice, netOfPrice, soldCostAt, type SoldCosts, soldCostKey } from './cost-rises.ts'
import { movedCosts } from './currency-moves.ts'
import { atRate, type DatedRates } from './dated-rates.ts'
import { DECIDED_PROBLEMS, type DecisionContext, priceDecisions } from './price-decisions.ts'
import { type AnalysedProduct, soldPieces, type SoldQuantities } from './product-pieces.ts'

const ONE = 10_000

/** What products wait for: a price that is right, a cost that is known, or a look at what has moved. */
export const PRODUCT_WAITS = [...DECIDED_PROBLEMS, 'costRose', 'currencyMoved'] as const
export type ProductWait = (typeof PRODUCT_WAITS)[number]

/** What is read of a piece of a product, before it is known how much of it was sold. Amounts in its currency. */
interface PieceFact {
  readonly kind: ProductWait
  readonly productId: string
  readonly variantId: string
  readonly currency: string
  /** What is lost on each; of `costRose` the cost of now, of a price that was typed. Null where it cannot be told. */
  readonly units: Units | null
  /** Of `costRose` the price of now without VAT. */
  readonly net?: Units
}

/** What each product is read by; with another of these every product is read anew. */
export interface WaitRules extends DecisionContext {
  /** The rates of now; null without any. */
  readonly set: RateSet | null
}

const NO_FACTS: readonly PieceFact[] = []

function factsOf(product: AnalysedProduct, rules: WaitRules): readonly PieceFact[] {
  if (!product.isActive) return NO_FACTS
  const { presentOf, set } = rules
  const { id: productId, baseCurrency: currency } = product
  const facts = priceDecisions(product, rules).map(({ problem, variantId, missing }): PieceFact => {
    return { kind: problem, productId, variantId, currency, units: missing }
  })
  for (const { variantId, judged, input } of soldPieces(product)) {
    const { effectivePrice, totalCost } = judged
    if (effectivePrice === null || totalCost <= 0 || !isTypedPrice(input, presentOf)) continue
    const net = netOfPrice(effectivePrice, input, presentOf)
    facts.push({ kind: 'costRose', productId, variantId, currency, units: totalCost, net })
  }
  for (const { variantId, cost, costNow } of set ? movedCosts(product, { presentOf, set }) : []) {
    // A move that brings more asks for nothing.
    if (costNow > cost) facts.push({ kind: 'currencyMoved', productId, variantId, currency, units: costNow - cost })
  }
  return facts
}

/** What one product waits for, and what that costs on as much as was sold; null where it cannot be told. */
export interface WaitingProduct {
  readonly kind: ProductWait
  readonly productId: string
  readonly amount: Units | null
  /** What is lost on each piece, of variants on the one that loses most, in the currency of the product. */
  readonly each: Units | null
}

/** What was sold, and at which costs. */
export interface WaitSales {
  readonly sold: SoldQuantities
  /** By `soldCostKey`: `firstSoldCosts`. */
  readonly firstCosts: ReadonlyMap<string, SoldCosts>
  readonly today: string
  readonly rates: DatedRates
}

/** Where nothing waits. */
export const NOTHING_WAITS: readonly WaitingProduct[] = []

/** What a product waits for, each kind once: its pieces are added up. */
export function waitsOf(product: AnalysedProduct, rules: WaitRules, sales: WaitSales): readonly WaitingProduct[] {
  const found: Found[] = []
  for (const fact of factsOf(product, rules)) {
    const lost = lostOn(fact, sales)
    if (lost === undefined) continue
    const { kind, productId } = fact
    const amount = amountOf(fact, lost, sales)
    const known = found.find((each) => each.kind === kind)
    if (known) addPiece(known, amount, lost)
    else found.push({ kind, productId, amount, each: lost })
  }
  return found.length === 0 ? NOTHING_WAITS : found
}

type Found = { -readonly [Key in keyof WaitingProduct]: WaitingProduct[Key] }

function addPiece(known: Found, amount: Units | null, lost: Units | null): void {
  if (amount !== null) known.amount = (known.amount ?? 0) + amount
  if (lost !== null) known.each = Math.max(known.each ?? 0, lost)
}

/** What is lost on each piece; null where it cannot be told, undefined where nothing is. */
function lostOn(
  { kind, productId, variantId, currency, units, net = 0 }: PieceFact,
  sales: WaitSales,
): Units | null | undefined {
  if (kind !== 'costRose') return units
  const then = soldCostAt(sales.firstCosts.get(soldCostKey(productId, variantId, currency)), net)
  return then && units !== null && hasRisen(units, then.unitCost) ? units - then.unitCost : undefined
}

function amountOf(fact: PieceFact, lost: Units | null, { sold, today, rates }: WaitSales): Units | null {
  if (lost === null) return null
  const whole = nearestProduct(lost, Math.max(0, sold.of(fact.productId, fact.variantId)), ONE)
  const rate = rates.on(fact.currency, today)
  return rate && atRate(whole, rate)
}

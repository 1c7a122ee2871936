import { nearestProduct } from '../exact.ts'
import type { PricingRules } from '../pricing-rules.ts'
import type { Units } from '../money.ts'
import { COST_PARTS, type CostPart, costShares, type CostShares } from './cost-parts.ts'
import { atRate, type DatedRate, type DatedRates } from './dated-rates.ts'
import { type LeftOut, rememberingRates } from './left-out.ts'
import { type AnalysedProduct, piecesOf, type SoldQuantities } from './product-pieces.ts'
import { RowBook } from './row-book.ts'

const ONE = 10_000

/** The costs of a product and its variants as their structure reads them. */
export interface CostFacts {
  readonly id: string
  readonly currency: string
  /** The currency of the supplier's bill, as far as the product keeps it; else its own. */
  readonly paidIn: string
  readonly categoryId: string | null
  readonly brandId: string | null
  readonly pieces: readonly CostedPiece[]
}

interface CostedPiece {
  readonly productId: string
  /** Empty for the product itself. */
  readonly variantId: string
  readonly isActive: boolean
  readonly stock: number | null
  /** Null without a known cost. */
  readonly shares: CostShares | null
}

/** The costs of a shop's products, ready for their structure. */
export type CostBook = RowBook<AnalysedProduct, CostFacts>

/** The costs of products as a book, which follows them row by row. `presentOf` gives the rules of a price without a receipt. */
export function costBook(
  presentOf: (product: AnalysedProduct) => PricingRules,
  rows: Iterable<AnalysedProduct> = [],
): CostBook {
  return new RowBook((row) => costFacts(row, presentOf(row)), rows)
}

function costFacts(row: AnalysedProduct, present: PricingRules): CostFacts {
  return {
    id: row.id,
    currency: row.baseCurrency,
    paidIn: row.baseCostOrigin?.currency ?? row.baseCurrency,
    categoryId: row.categoryId,
    brandId: row.brandId,
    pieces: piecesOf(row).map(({ variantId, isActive, stock, input }) => ({
      productId: row.id,
      variantId,
      isActive,
      stock,
      shares: costShares(input, present),
    })),
  }
}

/** What the costs are counted by: one of each that is on sale, what is at hand, or what was sold. */
export type CostWeight = 'one' | 'stock' | SoldQuantities

/** What costs are made of, in the currency of the figures. */
export interface CostStructure {
  readonly shares: CostShares
  /** The sum of the parts. */
  readonly total: Units
  /** The products in it. */
  readonly ids: readonly string[]
  /** Products that would be in it, but have no known cost. */
  readonly withoutCostIds: readonly string[]
  readonly leftOut: LeftOut
}

/** The parts of many costs, converted at the rate of a day. Each part of a product is rounded for itself, to the unit, so that groups add up to the whole. */
export function costStructure(
  products: Iterable<CostFacts>,
  weight: CostWeight,
  day: string,
  rates: DatedRates,
): CostStructure {
  const sums: Record<CostPart, Units> = { purchase: 0, freight: 0, duty: 0, extras: 0, vat: 0 }
  const ids: string[] = []
  const withoutCostIds: string[] = []
  const remembering = rememberingRates(rates)
  for (const { id, currency, pieces } of products) {
    const weighed = pieces.map((piece) => [piece, quantityOf(piece, weight)] as const).filter(([, many]) => many !== 0)
    if (weighed.length === 0) continue
    if (weighed.some(([{ shares }]) => shares === null)) withoutCostIds.push(id)
    const known = weighed.flatMap(([{ shares }, many]) => (shares === null ? [] : [[shares, many] as const]))
    if (known.length === 0) continue
    const rate = remembering.of(id, currency, day, totalOf(known))
    if (!rate) continue
    ids.push(id)
    for (const [shares, many] of known) addShares(sums, shares, many, rate)
  }
  const total = COST_PARTS.reduce((sum, part) => sum + sums[part], 0)
  return { shares: sums, total, ids, withoutCostIds, leftOut: remembering.leftOut() }
}

function addShares(sums: Record<CostPart, Units>, shares: CostShares, quantity: number, rate: DatedRate): void {
  for (const part of COST_PARTS) {
    if (shares[part] !== 0) sums[part] += atRate(timesQuantity(shares[part], quantity), rate)
  }
}

function totalOf(known: readonly (readonly [CostShares, number])[]): Units {
  return known.reduce(
    (sum, [shares, many]) => COST_PARTS.reduce((own, part) => own + timesQuantity(shares[part], many), sum),
    0,
  )
}

function timesQuantity(amount: Units, quantity: number): Units {
  return quantity === ONE ? amount : nearestProduct(amount, quantity, ONE)
}

/** 1/10,000; what was taken back more than sold counts as nothing. */
function quantityOf({ productId, variantId, isActive, stock }: CostedPiece, weight: CostWeight): number {
  if (weight === 'one') return isActive ? ONE : 0
  if (weight === 'stock') return Math.max(0, stock ?? 0) * ONE
  return Math.max(0, weight.of(productId, variantId))
}

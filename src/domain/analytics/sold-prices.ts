import { nearestProduct, nearestRatio } from '../exact.ts'
import { PPM, type Ppm, type Units } from '../money.ts'
import type { DocumentFacts } from './document-facts.ts'
import { type DayRange, isIn, rangeBefore } from './period.ts'
import { pieceKey } from './product-pieces.ts'

const ONE = 10_000

/** What a piece really sold for, in a range and in the one before, without tax and after discounts. */
export interface SoldPrice {
  readonly productId: string
  /** Empty for the product itself. */
  readonly variantId: string
  readonly currency: string
  /** The mean of one, weighted by what was sold; rounded to the unit. */
  readonly before: Units
  readonly after: Units
  /** (after − before) / before. */
  readonly change: Ppm
}

/** The pieces that were sold in a range and in the range before, by how much more or less they brought; the largest rise first. */
export function soldPriceChanges(documents: Iterable<DocumentFacts>, range: DayRange): readonly SoldPrice[] {
  const earlier = rangeBefore(range)
  const [now, then] = [new Map<string, Sold>(), new Map<string, Sold>()]
  for (const { sale, issueDate, currency } of documents) {
    if (!sale || sale.isReturn) continue
    const sums = isIn(range, issueDate) ? now : isIn(earlier, issueDate) ? then : undefined
    if (!sums) continue
    for (const { productId, variantId, quantity, net } of sale.lines) {
      if (productId === null || quantity <= 0) continue
      const key = `${pieceKey(productId, variantId)} ${currency}`
      const known = sums.get(key) ?? { productId, variantId, currency, quantity: 0, net: 0 }
      sums.set(key, { ...known, quantity: known.quantity + quantity, net: known.net + net })
    }
  }
  return [...now].flatMap(([key, sold]) => changeOf(then.get(key), sold)).toSorted(byChange)
}

interface Sold {
  readonly productId: string
  readonly variantId: string
  readonly currency: string
  readonly quantity: number
  readonly net: Units
}

function changeOf(then: Sold | undefined, now: Sold): readonly SoldPrice[] {
  if (!then || then.net <= 0) return []
  const { productId, variantId, currency } = now
  const [before, after] = [meanOf(then), meanOf(now)]
  if (before === 0) return []
  return [{ productId, variantId, currency, before, after, change: nearestProduct(after - before, PPM, before) }]
}

function meanOf({ net, quantity }: Sold): Units {
  return nearestRatio(BigInt(net) * BigInt(ONE), BigInt(quantity))
}

function byChange(a: SoldPrice, b: SoldPrice): number {
  return b.change - a.change || (pieceKey(a.productId, a.variantId) < pieceKey(b.productId, b.variantId) ? -1 : 1)
}

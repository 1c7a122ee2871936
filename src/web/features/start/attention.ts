import { lowestMargin, type ProductFacts } from '#domain/analytics/product-facts.ts'
import { variantInput } from '#domain/variant-pricing.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'

/** The active products that lose money or stand below their lowest margin, the worst first, at most `count` of them. */
export function worstOf(products: Iterable<ProductFacts>, count: number): readonly string[] {
  const worst: ProductFacts[] = []
  for (const each of products) {
    if (!each.isActive || !(each.isLosing || each.isBelowFloor)) continue
    const last = worst[count - 1]
    if (last && byMargin(last, each) <= 0) continue
    worst.push(each)
    worst.sort(byMargin)
    worst.length = Math.min(worst.length, count)
  }
  return worst.map(({ id }) => id)
}

function byMargin(a: ProductFacts, b: ProductFacts): number {
  const [one, other] = [a.lowestMargin ?? Number.POSITIVE_INFINITY, b.lowestMargin ?? Number.POSITIVE_INFINITY]
  return one < other ? -1 : one > other ? 1 : a.id < b.id ? -1 : 1
}

/** The product as its lowest margin is made: as the sold variant that has it, whose name it then bears too. */
export function worstSold(row: RowOfKind<'product'>): RowOfKind<'product'> {
  const sold = row.variants.filter(({ isActive }) => isActive)
  const lowest = lowestMargin(sold)
  const worst = sold.find((each) => lowestMargin([each]) === lowest)
  return worst ? { ...variantInput(row, worst), name: `${row.name} – ${worst.name}` } : row
}

import { hasProblem, type JudgedPrice, soldPrices } from '#domain/product-problem.ts'
import { variantInput } from '#domain/variant-pricing.ts'
import type { ProductFacts } from '#domain/analytics/product-facts.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'

/** The products that lose money or stand below their lowest margin, the worst first; some more than are shown, for the variants among them. */
export function worstOf(products: Iterable<ProductFacts>, count: number): readonly string[] {
  const found: ProductFacts[] = []
  for (const each of products) if (each.isActive && (each.isLosing || each.isBelowFloor)) found.push(each)
  return found
    .sort((a, b) => Number(b.isLosing) - Number(a.isLosing) || marginOf(a) - marginOf(b) || (a.id < b.id ? -1 : 1))
    .slice(0, count)
    .map(({ id }) => id)
}

function marginOf({ price, margin }: ProductFacts): number {
  return orderOf({ effectivePrice: price, margin })
}

/** The active products that lose money or stand below their lowest margin, the worst first. */
export function needingAttention(
  rows: readonly RowOfKind<'product'>[],
  count: number,
): readonly RowOfKind<'product'>[] {
  const found = rows.filter((row) => row.isActive && hasProblem(row, 'attention'))
  return found.sort((a, b) => worth(a) - worth(b) || (a.id < b.id ? -1 : 1)).slice(0, count)
}

/** The product as its lowest margin is made: as the sold variant that has it, whose name it then bears too. */
export function worstSold(row: RowOfKind<'product'>): RowOfKind<'product'> {
  const sold = row.variants.filter(({ isActive }) => isActive)
  const [worst] = sold.sort((a, b) => orderOf(a) - orderOf(b))
  return worst ? { ...variantInput(row, worst), name: `${row.name} – ${worst.name}` } : row
}

function worth(row: RowOfKind<'product'>): number {
  return Math.min(...soldPrices(row).map(orderOf))
}

function orderOf({ effectivePrice, margin }: Pick<JudgedPrice, 'effectivePrice' | 'margin'>): number {
  return effectivePrice === 0 ? Number.NEGATIVE_INFINITY : (margin ?? Number.POSITIVE_INFINITY)
}

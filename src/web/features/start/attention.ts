import { hasProblem, type JudgedPrice, soldPrices } from '#domain/product-problem.ts'
import { variantInput } from '#domain/variant-pricing.ts'
import type { CatalogueFacts } from '#domain/catalogue-facts.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'

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

/** What active products can lack, so that nothing is known of their margin. */
export type Gap = 'unpriced' | 'withoutCost'

/** What some of them lack: as long as there is such a one, nobody is told that there is nothing to worry about. */
export function gapsOf(facts: Pick<CatalogueFacts, Gap>): readonly Gap[] {
  return (['unpriced', 'withoutCost'] as const).filter((gap) => facts[gap] > 0)
}

function worth(row: RowOfKind<'product'>): number {
  return Math.min(...soldPrices(row).map(orderOf))
}

function orderOf({ effectivePrice, margin }: Pick<JudgedPrice, 'effectivePrice' | 'margin'>): number {
  return effectivePrice === 0 ? Number.NEGATIVE_INFINITY : (margin ?? Number.POSITIVE_INFINITY)
}

import { hasProblem } from '#domain/product-problem.ts'
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

/** What active products can lack, so that nothing is known of their margin. */
export type Gap = 'unpriced' | 'withoutCost'

/** What some of them lack: as long as there is such a one, nobody is told that there is nothing to worry about. */
export function gapsOf(facts: Pick<CatalogueFacts, Gap>): readonly Gap[] {
  return (['unpriced', 'withoutCost'] as const).filter((gap) => facts[gap] > 0)
}

function worth({ margin }: RowOfKind<'product'>): number {
  return margin ?? Number.POSITIVE_INFINITY
}

import { hasProblem } from '#domain/product-problem.ts'
import type { ProductRow } from './rows.ts'

/** The active products that lose money or stand below their lowest margin, the worst first. */
export function needingAttention(rows: readonly ProductRow[], count: number): readonly ProductRow[] {
  const found = rows.filter((row) => row.isActive && hasProblem(row, 'attention'))
  return found.sort((a, b) => worth(a) - worth(b) || (a.id < b.id ? -1 : 1)).slice(0, count)
}

function worth({ margin }: ProductRow): number {
  return margin ?? Number.POSITIVE_INFINITY
}

import { useMemo } from 'react'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { judgedProduct } from '#web/kit/price/judged-product.ts'

/** Every product under the floors of now, kept up to date. */
export function useJudgedProducts(): readonly RowOfKind<'product'>[] {
  const [rows, categories, profiles] = [useRows('product'), useRows('category'), useRows('businessProfile')]
  return useMemo(() => {
    const byId = new Map(categories.map((row) => [row.id, row]))
    const others = { get: (_kind: string, id: string) => byId.get(id), all: () => profiles }
    return rows.map((row) => judgedProduct(row, others))
  }, [rows, categories, profiles])
}

import { useMemo } from 'react'
import type { AnyRow, RowOf } from '#contract/entity.ts'
import type { businessProfile } from '#contract/entities/business-profile.ts'
import type { changeSet } from '#contract/entities/change-set.ts'
import type { product } from '#contract/entities/product.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { judgedProduct } from '#web/kit/price/judged-product.ts'
import { defaultProfile } from '#web/kit/price/pricing-context.ts'

/** A product as the local copy holds it. */
export type ProductRow = RowOf<typeof product.fields>
/** A business profile as the local copy holds it. */
export type ProfileRow = RowOf<typeof businessProfile.fields>
/** The header of a change set as the local copy holds it. */
export type ChangeSetRow = RowOf<typeof changeSet.fields>

/** Every product under the floors of now, kept up to date. */
export function useProducts(): readonly ProductRow[] {
  const rows = useRows('product') as readonly (AnyRow & ProductRow)[]
  const [categories, profiles] = [useRows('category'), useRows('businessProfile')]
  return useMemo(() => {
    const byId = new Map(categories.map((row) => [row.id, row]))
    const others = { get: (_kind: string, id: string) => byId.get(id), all: () => profiles }
    return rows.map((row) => judgedProduct(row, others))
  }, [rows, categories, profiles])
}

/** Every change set, kept up to date. */
export function useChangeSets(): readonly ChangeSetRow[] {
  return useRows('changeSet') as readonly (AnyRow & ChangeSetRow)[]
}

/** The default business profile; undefined while it is on its way. */
export function useDefaultProfile(): ProfileRow | undefined {
  return defaultProfile(useRows('businessProfile')) as (AnyRow & ProfileRow) | undefined
}

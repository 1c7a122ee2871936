import { useMemo } from 'react'
import { type CategoryPosition, compareCategories } from '#domain/category-order.ts'
import { compareByName } from '#domain/list-query.ts'
import type { AnyRow } from '#contract/entity.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import type { Option } from '#web/kit/ui/native-select.tsx'

type Named = AnyRow & { readonly name: string; readonly nameKey: string }
type Category = Named & CategoryPosition & { readonly parentId: string | null }

/** The categories to choose from, each child below its parent: `Kitchen`, `Kitchen / Cookware` (CAT-02). */
export function useCategoryOptions(): readonly Option[] {
  const rows = useRows('category')
  return useMemo(() => categoryOptions(rows as readonly Category[]), [rows])
}

/** The options of categories in their order. */
export function categoryOptions(
  rows: readonly Pick<Category, 'id' | 'name' | 'nameKey' | 'sortOrder' | 'parentId'>[],
): readonly Option[] {
  const ordered = [...rows].sort(compareCategories)
  const byId = new Map(ordered.map((row) => [row.id, row]))
  const isTop = (row: (typeof ordered)[number]) => row.parentId === null || !byId.has(row.parentId)
  return ordered
    .filter(isTop)
    .flatMap((top) => [
      { value: top.id, label: top.name },
      ...ordered
        .filter((row) => row.parentId === top.id)
        .map((child) => ({ value: child.id, label: `${top.name} / ${child.name}` })),
    ])
}

/** The brands to choose from, by name. */
export function useBrandOptions(): readonly Option[] {
  const rows = useRows('brand')
  return useMemo(
    () =>
      [...(rows as readonly Named[])]
        .sort((a, b) => compareByName(a, b))
        .map(({ id, name }) => ({ value: id, label: name })),
    [rows],
  )
}

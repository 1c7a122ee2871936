import { grouped } from '#domain/grouped.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'

type Placed = Pick<RowOfKind<'category'>, 'id' | 'parentId'>

/** A category with those below it: of two levels that is its children (CAT-01). */
export function withBelow(categories: readonly Placed[], categoryId: string): ReadonlySet<string> {
  return new Set([categoryId, ...categories.flatMap(({ id, parentId }) => (parentId === categoryId ? [id] : []))])
}

/** Categories without anything of their own, each with what is in its children. The categories are gone through once, as a shop may have many. */
export function onlyAbove<C extends Placed, Thing>(
  categories: readonly C[],
  own: ReadonlyMap<string | null, readonly Thing[]>,
): readonly { readonly category: C; readonly below: readonly Thing[] }[] {
  const children = grouped(categories, ({ parentId }) => parentId)
  return categories.flatMap((category) => {
    if (own.has(category.id)) return []
    const below = (children.get(category.id) ?? []).flatMap(({ id }) => own.get(id) ?? [])
    return below.length === 0 ? [] : { category, below }
  })
}

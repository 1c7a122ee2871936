import type { RowOfKind } from '#contract/row-kinds.ts'

/** A category with all that are below it. */
export function withBelow(categories: readonly RowOfKind<'category'>[], categoryId: string): ReadonlySet<string> {
  const found = new Set([categoryId])
  for (let size = 0; size < found.size;) {
    size = found.size
    for (const { id, parentId } of categories) if (parentId !== null && found.has(parentId)) found.add(id)
  }
  return found
}

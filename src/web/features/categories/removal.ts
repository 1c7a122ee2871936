import type { Store, NewMutation } from '#web/kit/data/store.ts'
import { bulkEditProducts } from '#contract/commands/bulk-edit.ts'
import { asCategories, type CategoryRow, writableData } from './category-row.ts'

/** What a deletion touches: the category, its children and its products, as they are before. */
export interface Removal {
  readonly row: CategoryRow
  readonly children: readonly CategoryRow[]
  readonly productIds: readonly string[]
}

/** Where the content of a deleted category goes; null is the top, or no category. */
export interface Destinations {
  readonly moveProductsTo: string | null
  readonly moveChildrenTo: string | null
}

/** What deleting a category would touch. */
export function removalOf(store: Pick<Store, 'all' | 'idsOf'>, row: CategoryRow): Removal {
  return {
    row,
    children: asCategories(store.all('category')).filter(({ parentId }) => parentId === row.id),
    productIds: store.idsOf('product', { where: { categoryId: row.id } }),
  }
}

/** The mutations that bring a deleted category back with what was in it, as far as that is still there. */
export function restoration(
  { row, children, productIds }: Removal,
  store: Pick<Store, 'get' | 'newId'>,
  title: string,
): readonly NewMutation[] {
  const isThere = (kind: string, id: string): boolean => store.get(kind, id) !== undefined
  const parentId = row.parentId !== null && isThere('category', row.parentId) ? row.parentId : null
  const ids = productIds.filter((id) => isThere('product', id))
  return [
    { op: 'put', kind: 'category', id: row.id, data: { ...writableData(row), parentId } },
    ...children
      .filter(({ id }) => isThere('category', id))
      .map(({ id }) => ({ op: 'patch' as const, kind: 'category', id, data: { parentId: row.id } })),
    ...(ids.length === 0
      ? []
      : [
          {
            op: 'command' as const,
            name: bulkEditProducts.name,
            input: { changeSetId: store.newId(), title, ids, edit: { categoryId: row.id } },
          },
        ]),
  ]
}

import { useMemo } from 'react'
import { deleteCategory } from '#contract/commands/categories.ts'
import { MAX_BULK, recalculateProducts } from '#contract/commands/products.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { type Actions, useActions } from '#web/kit/actions/actions.ts'
import { actionMessages } from '#web/kit/actions/messages.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { announce } from '#web/kit/shell/announcer.tsx'
import { type CategoryNode, siblingsOf } from './category-tree.ts'
import { movedOrder, newcomerOrder } from './sibling-order.ts'
import { categoriesMessages as messages } from './messages.ts'

type CategoryRow = RowOfKind<'category'>

/** Where the content of a deleted category goes; null is the top, or no category. */
export interface Destinations {
  readonly moveProductsTo: string | null
  readonly moveChildrenTo: string | null
}

/** The actions on categories, each with its message and its way back. */
export function useCategoryActions() {
  const store = useStore()
  const actions = useActions('category')
  const products = useActions('product')
  return useMemo(() => categoryActions(store, actions, products), [store, actions, products])
}

export type CategoryActions = ReturnType<typeof categoryActions>

function categoryActions(store: Store, actions: Actions<'category'>, products: Actions<'product'>) {
  const orderIn = (parentId: string | null): number =>
    newcomerOrder(store.all('category').filter((row) => row.parentId === parentId))
  return {
    save: actions.save,
    async create(name: string, parentId: string | null): Promise<void> {
      const made = await actions.create({ name, parentId, sortOrder: orderIn(parentId) })
      if (made !== undefined) announce(actionMessages.added(name))
    },
    /** Puts a category under another one, or at the top. */
    moveTo: (row: CategoryRow, parentId: string | null, what: string) =>
      actions.save(row.id, { parentId, sortOrder: orderIn(parentId) }, what),
    /** One place up (−1) or down (1) among its siblings. */
    async moveBy(nodes: readonly CategoryNode[], { row, parent, position, siblings }: CategoryNode, step: -1 | 1) {
      const changes = movedOrder(siblingsOf(nodes, parent?.id ?? null), row.id, step)
      if (changes.length === 0) return
      const saved = await Promise.all(changes.map(({ id, sortOrder }) => actions.save(id, { sortOrder }, null)))
      if (saved.every(Boolean)) announce(messages.moved(row.name, position + 1 + step, siblings))
    },
    remove: ({ id, name }: CategoryRow, destinations: Destinations) =>
      actions.run('delete', deleteCategory, { id, ...destinations }, { title: actionMessages.deleted(name) }),
    /** Prices products again under the settings as they are now. */
    recalculate: (row: CategoryRow, productIds: readonly string[]) =>
      products.batch(productIds, {
        act: 'change',
        most: MAX_BULK,
        told: { title: messages.earlier.done(productIds.length, row.name) },
        command: recalculateProducts,
        input: (part) => part,
      }),
  }
}

import { useMemo } from 'react'
import { deleteCategory } from '#contract/commands/categories.ts'
import { recalculateProducts } from '#contract/commands/products.ts'
import { takeBackChanges } from '#web/kit/change-sets/take-back.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import { oncePerPress } from '#web/kit/data/once-per-press.ts'
import type { Store } from '#web/kit/data/store.ts'
import { saveEdit, takeBack, type Undo } from '#web/kit/data/undo.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import { wordsFor } from '#web/kit/format/problem-words.ts'
import { announce } from '#web/kit/shell/announcer.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { asCategories, type CategoryPatch, type CategoryRow } from './category-row.ts'
import { type CategoryNode, siblingsOf } from './category-tree.ts'
import { type Destinations, type Removal, restoration } from './removal.ts'
import { movedOrder, newcomerOrder } from './sibling-order.ts'
import { categoriesText as text } from './text.ts'

/** What can be done with categories, each with its message and its way back. */
export interface CategoryActs {
  readonly create: (name: string, parentId: string | null) => void
  /** Saves at once; `what` names the change, for the message that offers to undo it. */
  readonly save: (row: CategoryRow, patch: CategoryPatch, what: string) => void
  /** Puts a category under another one, or at the top. */
  readonly moveTo: (row: CategoryRow, parentId: string | null, what: string) => void
  /** One place up (−1) or down (1) among its siblings. */
  readonly moveBy: (nodes: readonly CategoryNode[], node: CategoryNode, step: -1 | 1) => void
  readonly remove: (removal: Removal, destinations: Destinations) => void
  /** Prices products again under the settings as they are now. */
  readonly recalculate: (row: CategoryRow, productIds: readonly string[]) => void
}

/** The acts on categories of the signed-in user. */
export function useCategoryActs(): CategoryActs {
  const store = useStore()
  return useMemo(() => categoryActs(store), [store])
}

function categoryActs(store: Store): CategoryActs {
  const attempt = (act: string, work: () => Promise<unknown>, tell?: () => void): void => {
    const settled = async (): Promise<void> => {
      try {
        await work()
        tell?.()
      } catch (error) {
        showFailure(error, { act, thing: text.thing, words: wordsFor('category') })
      }
    }
    void settled()
  }
  const patch = (id: string, data: CategoryPatch) => store.mutate({ op: 'patch', kind: 'category', id, data })
  const orderIn = (parentId: string | null): number =>
    newcomerOrder(asCategories(store.all('category')).filter((row) => row.parentId === parentId))

  const save = (row: CategoryRow, data: CategoryPatch, what: string): void => {
    const tell = (undo: Undo): void => {
      const run = (): void => attempt('change', () => takeBack(store, undo))
      showToast({ key: 'category-saved', title: text.saved(what), action: { label: text.undo, run } })
    }
    attempt('change', async () => {
      const undo = await saveEdit(store, 'category', row.id, data)
      if (undo) tell(undo)
    })
  }

  const revert = (changeSetId: string): void => attempt('change', () => takeBackChanges(store, changeSetId))

  return {
    save,
    create(name, parentId) {
      const data = { name, parentId, sortOrder: orderIn(parentId) }
      attempt(
        'create',
        () =>
          oncePerPress(`create category ${JSON.stringify([name, parentId])}`, () =>
            store.mutate({ op: 'put', kind: 'category', id: store.newId(), data }),
          ),
        () => announce(text.created(name)),
      )
    },
    moveTo: (row, parentId, what) => save(row, { parentId, sortOrder: orderIn(parentId) }, what),
    moveBy(nodes, { row, parent, position, siblings }, step) {
      const changes = movedOrder(siblingsOf(nodes, parent?.id ?? null), row.id, step)
      if (changes.length === 0) return
      attempt(
        'change',
        () => Promise.all(changes.map(({ id, sortOrder }) => patch(id, { sortOrder }))),
        () => announce(text.moved(row.name, formatNumber(position + 1 + step), formatNumber(siblings))),
      )
    },
    remove(removal, destinations) {
      const { row } = removal
      const undo = (): void =>
        attempt('restore', () =>
          Promise.all(restoration(removal, store, text.restored(row.name)).map((body) => store.mutate(body))),
        )
      attempt(
        'delete',
        () => store.run(deleteCategory, { id: row.id, ...destinations }),
        () => showToast({ title: text.deleted(row.name), action: { label: text.undo, run: undo } }),
      )
    },
    recalculate(row, productIds) {
      const changeSetId = store.newId()
      const title = text.earlier.changeSet(row.name)
      attempt(
        'change',
        () => store.run(recalculateProducts, { changeSetId, title, ids: [...productIds] }),
        () =>
          showToast({
            title: text.earlier.done(formatCount(productIds.length, text.product)),
            action: { label: text.undo, run: () => revert(changeSetId) },
          }),
      )
    },
  }
}

import { useMemo } from 'react'
import { duplicateNames } from '#domain/product-defaults.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import { oncePerPress } from '#web/kit/data/once-per-press.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { wordsFor } from '#web/kit/format/problem-words.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import { editorText } from './editor-text.ts'
import { listPartsText } from './list-parts-text.ts'
import { listText } from './list-text.ts'
import { asProduct, type ProductRow } from './product-row.ts'

/** What can be done with products, each with its message and its way back. */
export interface ProductActs {
  /** Makes a new product (PROD-02) and answers its id; undefined when it could not be made. */
  readonly create: () => Promise<string | undefined>
  readonly duplicate: (row: ProductRow) => Promise<string | undefined>
  readonly remove: (row: ProductRow) => Promise<boolean>
  readonly removeMany: (ids: readonly string[]) => Promise<boolean>
  readonly restore: (row: ProductRow) => Promise<void>
}

const thing = 'this product'
const loadTakeBack = () => import('#web/kit/change-sets/take-back.ts')
/** Declarations stand beside their validation, which the list is shown without. */
const loadCommands = () => import('#contract/commands/products.ts')

/** The acts on products of the signed-in user. */
export function useProductActs(): ProductActs {
  const store = useStore()
  return useMemo(() => productActs(store), [store])
}

/** The acts on products over a store. */
export function productActs(store: Store): ProductActs {
  const attempt = async <T>(act: string, work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work()
    } catch (error) {
      showFailure(error, { act, thing, words: wordsFor('product') })
      return undefined
    }
  }

  const once = <T>(act: string, word: string, work: () => Promise<T>) => attempt(word, () => oncePerPress(act, work))

  const restore = async (row: ProductRow): Promise<void> => {
    await attempt('restore', async () => {
      const { writableData } = await import('./product-edits.ts')
      await store.mutate({ op: 'put', kind: 'product', id: row.id, data: writableData(row) })
    })
  }

  const revert = (changeSetId: string): void => {
    void attempt('restore', async () => (await loadTakeBack()).takeBackChanges(store, changeSetId))
  }

  return {
    restore,
    create: () =>
      once('create product', 'create', async () => {
        const id = store.newRandomId()
        await store.mutate({ op: 'put', kind: 'product', id, data: {} })
        return id
      }),
    duplicate: (row) =>
      once(`duplicate ${row.id}`, 'duplicate', async () => {
        const newId = store.newRandomId()
        const { duplicateProduct } = await loadCommands()
        await store.run(duplicateProduct, { id: row.id, newId })
        const copy = store.get('product', newId)
        const { name } = copy ? asProduct(copy) : duplicateNames(row)
        showToast({
          title: editorText.duplicated(name),
          action: {
            label: editorText.undo,
            run: () => void attempt('delete', () => store.mutate({ op: 'delete', kind: 'product', id: newId })),
          },
        })
        return newId
      }),
    remove: async (row) => {
      const done = await attempt('delete', () => store.mutate({ op: 'delete', kind: 'product', id: row.id }))
      if (done === undefined) return false
      showToast({
        title: editorText.deleted(row.name),
        action: { label: editorText.undo, run: () => void restore(row) },
      })
      return true
    },
    removeMany: async (ids) => {
      const count = formatCount(ids.length, listText.product)
      const changeSetId = store.newId()
      const title = `Deleted ${count}`
      const done = await attempt('delete', async () => {
        const { deleteProducts } = await loadCommands()
        return store.run(deleteProducts, { changeSetId, title, ids: [...ids] })
      })
      if (done === undefined) return false
      showToast({
        title: listPartsText.deleted(count),
        action: { label: listPartsText.undo, run: () => revert(changeSetId) },
      })
      return true
    },
  }
}

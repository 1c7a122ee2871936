import { useMemo } from 'react'
import { deleteProducts, duplicateProduct, recalculateProducts } from '#contract/commands/products.ts'
import { general } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import { type Actions, actionsOn } from '#web/kit/actions/actions.ts'
import { actionMessages } from '#web/kit/actions/messages.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { usePlanRoom } from '#web/kit/actions/use-plan-room.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { editorMessages } from './editor-messages.ts'
import { listPartsMessages } from './list-parts-messages.ts'

/** What can be done with products, each with its message and its way back. */
export interface ProductActions extends Pick<
  Actions<'product'>,
  'create' | 'begin' | 'remove' | 'restore' | 'run' | 'tell'
> {
  /** Copies a product and answers the id of the copy; undefined when it could not be made. */
  readonly duplicate: (id: string) => Promise<string | undefined>
  /** Saves a field that was edited where it stands in the list. */
  readonly saveField: (id: string, field: string, value: unknown) => Promise<boolean>
  /** Deletes products as one change set of this title, else of its usual one. Answers whether that worked. */
  readonly removeMany: (ids: readonly string[], title?: string) => Promise<boolean>
  /** Prices a product again under the present settings (PRICE-16). */
  readonly recalculate: (id: string) => Promise<boolean>
}

export function useProductActions(): ProductActions {
  const store = useStore()
  usePlanRoom()
  return useMemo(() => productActions(store), [store])
}

export function productActions(store: Store): ProductActions {
  const actions = actionsOn(store, 'product')
  return {
    ...actions,
    begin: (data) => actions.begin({ name: listPartsMessages.newName, ...data }),
    duplicate: (id) => actions.copy([id], duplicateProduct).then(([copy]) => copy),
    saveField: (id, field, value) =>
      actions.save(id, { [field]: value }, general(product).fields[field]?.label ?? field),
    removeMany(ids, title = listPartsMessages.deleted(countOf('product', ids.length))) {
      const told = { title: actionMessages.deletedMany('product', ids.length) }
      return actions.run('delete', deleteProducts, { changeSetId: store.newId(), title, ids: [...ids] }, told)
    },
    recalculate(id) {
      const { recalculated, recalculatedTitle: title } = editorMessages.price
      return actions.run('change', recalculateProducts, { changeSetId: store.newId(), title, ids: [id] }, () => {
        const { effectivePrice = null, baseCurrency = '' } = store.get('product', id) ?? {}
        return { title: effectivePrice === null ? title : recalculated(formatMoney(effectivePrice, baseCurrency)) }
      })
    },
  }
}

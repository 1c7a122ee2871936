import { useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { type PricingContextOf, usePricingContextOf } from '#web/kit/price/pricing-context.ts'
import { shownPrice } from '#web/kit/price/shown-price.ts'
import type { CategoryNode } from './category-tree.ts'

/** The products that a category's lowest margin reaches and that were priced before it was set as it is now (PRICE-16). */
export function useEarlierPriced({ row, children }: CategoryNode): readonly string[] {
  const store = useStore()
  const contextOf = usePricingContextOf()
  const revision = useDeferredValue(useSyncExternalStore(store.subscribe, () => store.revision))
  const reached = [row, ...children.filter(({ floorMargin }) => floorMargin === null)].map(({ id }) => id).join(' ')
  return useMemo(
    () => (revision < 0 ? [] : reached.split(' ').flatMap((id) => earlierPriced(store, id, contextOf))),
    [store, reached, contextOf, revision],
  )
}

/** The products of a category whose price or flag would come out otherwise today. */
export function earlierPriced(
  store: Pick<Store, 'get' | 'idsOf'>,
  categoryId: string,
  contextOf: PricingContextOf,
): readonly string[] {
  const context = contextOf(categoryId)
  return store.idsOf('product', { where: { categoryId } }).filter((id) => {
    const row = store.get('product', id)
    return row !== undefined && shownPrice(row, context, null).underPresentRules !== undefined
  })
}

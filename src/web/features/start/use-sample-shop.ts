import { useMemo } from 'react'
import type { SampleRemoval } from '#contract/commands/sample.ts'
import { useRows, useStore } from '#web/kit/data/use-store.ts'
import { plannedRemoval } from './sample-rows.ts'
import { removeSampleShop } from './sample-shop-actions.ts'

/** What of the sample shop is here, and how to remove it. */
export interface SampleShopState {
  readonly planned: SampleRemoval
  /** Takes away what was not changed, and says what stays. */
  readonly remove: () => Promise<void>
  /** Takes away what was changed, too; undefined where that makes no difference. */
  readonly removeChanged: (() => Promise<void>) | undefined
}

const NOTHING: SampleRemoval = { gone: [], kept: [] }

/** The sample shop of the signed-in user, kept up to date. */
export function useSampleShop(): SampleShopState {
  const store = useStore()
  const [products, categories, brands] = [useRows('product'), useRows('category'), useRows('brand')]
  const planned = useMemo(
    () => (products.length + categories.length + brands.length > 0 ? plannedRemoval(store) : NOTHING),
    [store, products, categories, brands],
  )
  const whole = useMemo(() => (planned.kept.length > 0 ? plannedRemoval(store, true) : NOTHING), [store, planned])
  const hasMore = whole.gone.length > planned.gone.length
  return {
    planned,
    remove: () => removeSampleShop(store, planned),
    removeChanged: hasMore ? () => removeSampleShop(store, whole, true) : undefined,
  }
}

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ShownInsights } from '#domain/insights/shown-insights.ts'
import { followRateSets } from '#web/kit/currency/rate-history.ts'
import { followRates } from '#web/kit/currency/rates.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { SlicedSource, type SlicedState } from '#web/kit/figures/sliced-source.ts'
import { retry } from '#web/kit/load/retry.ts'
import { hasRepeats, InsightWork } from './insight-work.ts'

/** The insights as they are now, and what can be asked beside them. */
export interface Insights {
  readonly state: SlicedState<ShownInsights>
  /** Tries again after a failure. */
  readonly retry: () => void
  /** Looks for further insights than those that are cards; false where that was done already. */
  readonly findMore: () => boolean
  /** The products with prices of a currency that lack an ending. */
  readonly productsToEnd: (currency: string, ending: string) => readonly string[]
}

interface Source {
  readonly work: InsightWork
  readonly sliced: SlicedSource<ShownInsights>
}

const sources = new WeakMap<Store, Source>()

/** The insights to show, kept up to date; every place that shows them shares one source (INS-02). */
export function useInsights(): Insights {
  const store = useStore()
  const { work, sliced } = useMemo(() => sourceOf(store), [store])
  const state = useSyncExternalStore(sliced.subscribe, sliced.read)
  useEffect(() => followRates(sliced.follow), [sliced])
  useEffect(() => followRateSets(sliced.follow), [sliced])
  useEffect(() => {
    if (hasRepeats(store)) void expandRules(work).then(sliced.follow)
  }, [store, work, sliced])
  const findMore = () => {
    const isNew = work.findMore()
    sliced.follow()
    return isNew
  }
  return { state, retry: sliced.retry, findMore, productsToEnd: (...of) => work.productsToEnd(...of) }
}

function sourceOf(store: Store): Source {
  const known = sources.get(store)
  if (known) return known
  const work = new InsightWork(store)
  const made = { work, sliced: new SlicedSource(store, work) }
  sources.set(store, made)
  return made
}

async function expandRules(work: InsightWork): Promise<void> {
  work.expand = (await retry(() => import('#contract/recurrence/expand-rule.ts'))).expandRule
}

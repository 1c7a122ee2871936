import { useMemo, useSyncExternalStore } from 'react'
import type { Store } from './store.ts'
import { useStore } from './use-store.ts'

/** How many rows of a large kind have each value of a filter, kept up to date; the same map until rows change. */
export function useCounts(kind: string, field: string): ReadonlyMap<unknown, number> {
  const store = useStore()
  const read = useMemo(() => countsReader(store, kind, field), [store, kind, field])
  return useSyncExternalStore(store.subscribe, read)
}

function countsReader(store: Store, kind: string, field: string): () => ReadonlyMap<unknown, number> {
  let revision = -1
  let counts: ReadonlyMap<unknown, number> = new Map()
  return () => {
    if (store.revision !== revision) counts = store.counts(kind, field)
    revision = store.revision
    return counts
  }
}

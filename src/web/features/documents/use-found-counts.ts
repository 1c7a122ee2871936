import { useMemo, useSyncExternalStore } from 'react'
import type { Filter } from '#web/kit/data/index-spec.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'

/** How many of the found documents have each value of a filter, kept up to date. Equal filters need not be the same object. */
export function useFoundCounts(field: string, filter: Filter): ReadonlyMap<unknown, number> {
  const store = useStore()
  const asked = JSON.stringify(filter)
  const read = useMemo(() => countsReader(store, field, JSON.parse(asked) as Filter), [store, field, asked])
  return useSyncExternalStore(store.subscribe, read)
}

function countsReader(store: Store, field: string, filter: Filter): () => ReadonlyMap<unknown, number> {
  let revision = -1
  let counts: ReadonlyMap<unknown, number> = new Map()
  return () => {
    if (store.revision !== revision) counts = store.counts('document', field, filter)
    revision = store.revision
    return counts
  }
}

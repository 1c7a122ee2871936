import { useMemo, useSyncExternalStore } from 'react'
import type { Filter } from './index-spec.ts'
import type { Store } from './store.ts'
import { useStore } from './use-store.ts'

type Counts = ReadonlyMap<unknown, number>
const NONE: Counts = new Map()

/**
 * How many of the found rows of a large kind have each value of a filter, kept up to date; none where no field is named. Equal filters need
 * not be the same object.
 */
export function useFoundCounts(kind: string, field: string | undefined, filter: Filter): Counts {
  const store = useStore()
  const asked = JSON.stringify(filter)
  const read = useMemo(() => countsReader(store, kind, field, JSON.parse(asked) as Filter), [store, kind, field, asked])
  return useSyncExternalStore(store.subscribe, read)
}

function countsReader(store: Store, kind: string, field: string | undefined, filter: Filter): () => Counts {
  if (field === undefined) return () => NONE
  let revision = -1
  let counts = NONE
  return () => {
    if (store.revision !== revision) counts = store.counts(kind, field, filter)
    revision = store.revision
    return counts
  }
}

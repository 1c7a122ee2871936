import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Kind, RowOfKind } from '#contract/row-kinds.ts'
import { onStoreChange, openedStore } from './current-store.ts'
import type { FirstQuery } from './first-rows.ts'
import type { RowPage, RowQuery } from './index-spec.ts'
import type { Pending } from './local-view.ts'
import type { RefusedRecord } from './records.ts'
import type { SyncStatus } from './status.ts'
import type { Store } from './store.ts'

/** The store of the signed-in user. Throws where nobody is: only guarded screens may ask. */
export function useStore(): Store {
  const store = useSyncExternalStore(onStoreChange, openedStore)
  if (!store) throw new Error('There is no store: nobody is signed in')
  return store
}

function useReading<T>(store: Store, read: () => T): T {
  return useSyncExternalStore(store.subscribe, read)
}

/** One row, kept up to date; undefined while there is none of that id. */
export function useRow<K extends string>(kind: K, id: string): RowOfKind<K> | undefined {
  const store = useStore()
  return useReading(store, () => store.get(kind, id))
}

/** Every row of a small kind, in no particular order, kept up to date. */
export function useRows<K extends string>(kind: K): readonly RowOfKind<K>[] {
  const store = useStore()
  return useReading(store, () => store.all(kind))
}

/** A page of a large kind, kept up to date. Equal queries need not be the same object. */
export function useQuery<K extends string>(kind: K, query: RowQuery): RowPage<K> {
  const store = useStore()
  const asked = JSON.stringify(query)
  const read = useMemo(() => pageReader(store, kind, JSON.parse(asked) as RowQuery), [store, kind, asked])
  return useReading(store, read)
}

/** How a list is answered: by all rows, or until they have come by the server, whose answer may still be waited for. */
export function useAnswer(kind: Kind, query: FirstQuery): 'whole' | 'ahead' | 'asked' {
  const store = useStore()
  const asked = JSON.stringify(query)
  const answer = useReading(store, () =>
    store.isFetched ? 'whole' : store.firstVisit.isAnswered(JSON.parse(asked) as FirstQuery) ? 'ahead' : 'asked',
  )
  const isFetched = answer === 'whole'
  useEffect(
    () => (isFetched ? undefined : store.firstVisit.ask(kind, JSON.parse(asked) as FirstQuery)),
    [store, isFetched, kind, asked],
  )
  return answer
}

/** Reads a page once per revision, and answers the same object while nothing on it changes. */
function pageReader<K extends string>(store: Store, kind: K, query: RowQuery): () => RowPage<K> {
  let revision = -1
  let page: RowPage<K> = { rows: [], total: 0, page: 1 }
  return () => {
    if (store.revision === revision) return page
    revision = store.revision
    const next = store.query(kind, query)
    if (!isSamePage(page, next)) page = next
    return page
  }
}

function isSamePage(a: RowPage, b: RowPage): boolean {
  const hasSameRows = a.rows.length === b.rows.length && a.rows.every((row, index) => row === b.rows[index])
  return hasSameRows && a.total === b.total && a.page === b.page
}

/** How the local copy stands (SHELL-07). */
export function useSyncStatus(): SyncStatus {
  const store = useStore()
  return useReading(store, () => store.status())
}

/** The changes that the server does not have yet, oldest first. */
export function usePending(): readonly Pending[] {
  const store = useStore()
  return useReading(store, () => store.pending())
}

/** The changes that the server refused, to be restored or dismissed. */
export function useRefused(): readonly RefusedRecord[] {
  const store = useStore()
  return useReading(store, () => store.refused())
}

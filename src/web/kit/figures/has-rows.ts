import type { Store } from '../data/store.ts'

/** Whether there is a row of a kind, without reading any. */
export function hasRows(store: Pick<Store, 'collection'>, kind: string): boolean {
  const rows = store.collection(kind)
  for (let slot = 0; slot < rows.slotCount; slot += 1) {
    if (rows.source(slot)) return true
  }
  return false
}

import { useState } from 'react'
import type { Kind, RowOfKind } from '#contract/row-kinds.ts'
import { useRow } from './use-store.ts'

/** A row that may come, be there, or have been deleted while it was looked at. */
export type KnownRow<K extends Kind> =
  | { readonly state: 'here' | 'gone'; readonly row: RowOfKind<K> }
  | { readonly state: 'unknown' }

/** A row by its id, and how it was last seen once it is gone. */
export function useKnownRow<K extends Kind>(kind: K, id: string): KnownRow<K> {
  const row = useRow(kind, id)
  const [seen, setSeen] = useState(row)
  if (row && row !== seen) setSeen(row)
  if (row) return { state: 'here', row }
  return seen && seen.id === id ? { state: 'gone', row: seen } : { state: 'unknown' }
}

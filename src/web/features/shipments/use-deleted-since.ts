import { useState, useSyncExternalStore } from 'react'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { lineName } from './names.ts'

type Line = RowOfKind<'shipmentLine'>

/** What lines call the products that were deleted since a proposal was made. It is applied as a whole, so that it cannot be applied without them. */
export function useDeletedSince(proposal: string | undefined, lines: readonly Line[]): readonly string[] {
  const store = useStore()
  const read = (): string => {
    const gone = lines.filter(({ productId }) => productId !== null && !store.get('product', productId))
    return gone.map(({ id }) => id).join(' ')
  }
  const gone = useSyncExternalStore(store.subscribe, read)
  const [seen, setSeen] = useState({ proposal, gone })
  if (seen.proposal !== proposal) setSeen({ proposal, gone })
  const isSeen = seen.proposal === proposal && proposal !== undefined
  if (!isSeen || gone === seen.gone) return []
  const [before, now] = [seen.gone, gone].map((ids) => new Set(ids.split(' ')))
  const deleted = lines.filter(({ id }) => now?.has(id) && !before?.has(id))
  return [...new Set(deleted.map(lineName))]
}

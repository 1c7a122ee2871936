import { useState, useSyncExternalStore } from 'react'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useStore } from '#web/kit/data/use-store.ts'

type Line = Pick<RowOfKind<'shipmentLine'>, 'productId'>

/** The names of the lines' products that were deleted since a proposal was made. It is applied as a whole, so that it cannot be applied without them. */
export function useDeletedSince(proposal: string | undefined, lines: readonly Line[]): readonly string[] {
  const store = useStore()
  const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))]
  const gone = useSyncExternalStore(store.subscribe, () => ids.filter((id) => !store.get('product', id)).join(' '))
  // A deleted product has no name any more: the names are those of the moment at which the proposal was made.
  const namesNow = () => new Map(ids.map((id) => [id, store.get('product', id)?.name]))
  const [seen, setSeen] = useState(() => ({ proposal, names: namesNow() }))
  if (seen.proposal !== proposal) setSeen({ proposal, names: namesNow() })
  if (seen.proposal !== proposal || proposal === undefined || gone === '') return []
  return gone.split(' ').flatMap((id) => seen.names.get(id) ?? [])
}

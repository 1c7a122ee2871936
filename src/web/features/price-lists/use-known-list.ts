import { useState } from 'react'
import { useRow } from '#web/kit/data/use-store.ts'
import { asPriceList, type PriceListRow } from './price-list-row.ts'

/** A price list that may come, be there, or have been deleted while it was looked at. */
export type KnownList = { readonly state: 'here' | 'gone'; readonly row: PriceListRow } | { readonly state: 'unknown' }

/** A price list by its id, and how it was last seen once it is gone. */
export function useKnownList(id: string): KnownList {
  const row = asPriceList(useRow('priceList', id))
  const [seen, setSeen] = useState(row)
  if (row && row !== seen) setSeen(row)
  if (row) return { state: 'here', row }
  return seen?.id === id ? { state: 'gone', row: seen } : { state: 'unknown' }
}

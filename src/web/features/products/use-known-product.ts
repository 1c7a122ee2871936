import { useState } from 'react'
import { useRow } from '#web/kit/data/use-store.ts'
import { asProduct, type ProductRow } from './product-row.ts'

/** A product that may come, be there, or have been deleted while it was looked at. */
export type KnownProduct =
  | { readonly state: 'here'; readonly row: ProductRow }
  | { readonly state: 'gone'; readonly row: ProductRow }
  | { readonly state: 'unknown' }

/** A product by its id, and how it was last seen once it is gone. */
export function useKnownProduct(id: string): KnownProduct {
  const found = useRow('product', id)
  const row = found && asProduct(found)
  const [seen, setSeen] = useState(row)
  if (row && row !== seen) setSeen(row)
  if (row) return { state: 'here', row }
  return seen?.id === id ? { state: 'gone', row: seen } : { state: 'unknown' }
}

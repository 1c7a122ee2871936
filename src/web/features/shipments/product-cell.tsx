import { useCallback } from 'react'
import type { FoundProduct } from '#contract/line-offers.ts'
import { findProduct, offeredProducts } from '#web/kit/catalogue/product-finder.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { PickCell } from '#web/kit/grid/pick-cell.tsx'
import { shipmentsText } from './text.ts'

const text = shipmentsText.lines

interface ProductCellProps {
  readonly cell: string
  readonly label: string
  /** The stored SKU or name. */
  readonly value: string
  readonly placeholder?: string
  readonly disabled: boolean
  readonly tip?: string | undefined
  readonly bold?: boolean
  readonly onText: (value: string) => void
  readonly onProduct: (found: FoundProduct) => void
}

/** SKU or name of a line: offers the products that hold what is typed; other text stays as it is. */
export function ProductCell({ bold = false, onProduct, ...cell }: ProductCellProps) {
  const store = useStore()
  const offersOf = useCallback((typed: string) => offeredProducts(store, typed).map(offerOf), [store])
  return (
    <PickCell
      {...cell}
      offersLabel={text.pick}
      className={bold ? 'font-semibold' : ''}
      offersOf={offersOf}
      find={(typed) => {
        const found = findProduct(store, typed)
        return found && offerOf(found)
      }}
      onPick={({ found }) => onProduct(found)}
    />
  )
}

function offerOf(found: FoundProduct) {
  return { key: `${found.productId} ${found.variantId}`, name: found.name, detail: found.sku, found }
}

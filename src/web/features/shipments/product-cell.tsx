import { useCallback } from 'react'
import type { FoundProduct } from '#contract/line-offers.ts'
import type { PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'
import { findProduct, offeredProducts } from '#web/kit/catalogue/product-finder.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { PickCell } from '#web/kit/grid/pick-cell.tsx'
import type { LineDeps } from './line-columns.ts'
import { linkPatch } from './link-patch.ts'
import { linesMessages as messages } from './page-messages.ts'

interface ProductCellProps {
  readonly row: RowOfKind<'shipmentLine'>
  readonly field: 'sku' | 'description'
  readonly label: string
  readonly deps: LineDeps
  readonly placeholder?: string
  readonly disabled: boolean
  readonly tip?: string | undefined
  readonly onSave: (id: string, patch: PatchOfKind<'shipmentLine'>) => void
  /** A product was chosen for the line of that id. */
  readonly onChosen?: (id: string) => void
}

/** SKU or name of a line: offers the products that hold what is typed; other text stays as it is. */
export function ProductCell({ row, field, deps, onSave, onChosen, ...cell }: ProductCellProps) {
  const store = useStore()
  const offersOf = useCallback((typed: string) => offeredProducts(store, typed).map(offerOf), [store])
  return (
    <PickCell
      {...cell}
      cell={`${row.id} ${field}`}
      value={row[field]}
      offersLabel={messages.pick}
      className={field === 'sku' ? 'font-semibold' : ''}
      offersOf={offersOf}
      find={(typed) => {
        const found = findProduct(store, typed)
        return found && offerOf(found)
      }}
      onText={(text) =>
        onSave(row.id, field === 'sku' ? { sku: text, productId: null, variantId: '' } : { description: text })
      }
      onPick={({ found }) => onSave(row.id, linkPatch(found, field, row, deps))}
      onChosen={onChosen && (() => onChosen(row.id))}
    />
  )
}

function offerOf(found: FoundProduct) {
  return { key: `${found.productId} ${found.variantId}`, name: found.name, detail: found.sku, found }
}

import { product } from '#contract/entities/product.ts'
import { general } from '#contract/entity.ts'
import { pricing } from '#domain/pricing.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { knownRates } from '#web/kit/currency/rates.ts'
import { SoldIn } from '#web/kit/currency/sold-in.tsx'
import { movedOrigins } from './cost-origins.ts'
import { editorMessages as messages } from './editor-messages.ts'
import { RefusedFloor } from './refused-floor.tsx'
import { useEditing } from './use-editing.ts'

const PRODUCT = general(product)

/** The currency that a product is sold in, at its head. */
export function ProductCurrency({ row }: { readonly row: RowOfKind<'product'> }) {
  const { editing, refused } = useEditing(row)
  const { context, price, save } = editing
  return (
    <>
      <SoldIn
        entity={PRODUCT}
        row={row}
        currency={row.baseCurrency}
        adjusted={(moved) => movedOrigins(moved, moved.baseCurrency, knownRates())}
        prices={(moved) => [
          { key: 'price', label: messages.price.retail, before: price.result.effectivePrice, after: priceOf(moved) },
        ]}
        onTake={(patch) => save(patch, messages.currency)}
      />
      <RefusedFloor row={row} refused={refused} />
    </>
  )

  function priceOf(moved: RowOfKind<'product'>): number | null {
    return moved.pricingMode === null ? null : pricing(moved, context).effectivePrice
  }
}

import { product } from '#contract/entities/product.ts'
import { type AnyRow, general } from '#contract/entity.ts'
import { pricing } from '#domain/pricing.ts'
import { knownRates } from '#web/kit/currency/rates.ts'
import { SoldIn } from '#web/kit/currency/sold-in.tsx'
import { movedOrigins } from './cost-origins.ts'
import { editorText as text } from './editor-text.ts'
import { asProduct, type ProductRow } from './product-row.ts'
import { RefusedFloor } from './refused-floor.tsx'
import { useEditing } from './use-editing.ts'

const PRODUCT = general(product)

/** The currency that a product is sold in, at its head. */
export function ProductCurrency({ row }: { readonly row: ProductRow }) {
  const { editing, refused } = useEditing(row)
  const { context, price, save } = editing
  return (
    <>
      <SoldIn
        entity={PRODUCT}
        row={{ ...row }}
        currency={row.baseCurrency}
        adjusted={(moved) => {
          const next = asProduct(moved)
          return movedOrigins(next, next.baseCurrency, knownRates())
        }}
        prices={(moved) => [
          { key: 'price', label: text.price.retail, before: price.result.effectivePrice, after: priceOf(moved) },
        ]}
        onTake={(patch) => save(patch, text.currency)}
      />
      <RefusedFloor row={row} refused={refused} />
    </>
  )

  function priceOf(moved: AnyRow): number | null {
    const next = asProduct(moved)
    return next.pricingMode === null ? null : pricing(next, context).effectivePrice
  }
}

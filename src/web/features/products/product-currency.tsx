import { product } from '#contract/entities/product.ts'
import { general } from '#contract/entity.ts'
import { pricing } from '#domain/pricing.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { knownRates } from '#web/kit/currency/rates.ts'
import { SoldIn } from '#web/kit/currency/sold-in.tsx'
import { movedOrigins } from './cost-origins.ts'
import { editorMessages as messages } from './editor-messages.ts'
import type { Editing } from './editing.ts'

const PRODUCT = general(product)

/** The currency that a product is sold in. */
export function ProductCurrency({ editing: { row, context, price, act } }: { readonly editing: Editing }) {
  const priceOf = (moved: RowOfKind<'product'>): number | null =>
    moved.pricingMode === null ? null : pricing(moved, context).effectivePrice
  return (
    <SoldIn
      entity={PRODUCT}
      row={row}
      currency={row.baseCurrency}
      adjusted={(moved) => movedOrigins(moved, moved.baseCurrency, knownRates())}
      prices={(moved) => [
        { key: 'price', label: messages.price.retail, before: price.result.effectivePrice, after: priceOf(moved) },
      ]}
      onTake={(patch) => act(patch, messages.currencyChanged)}
    />
  )
}

import type { RowOfKind } from '#contract/row-kinds.ts'
import { useOwnCurrency } from '#web/kit/price/own-currency.ts'
import { type ReactNode, useMemo } from 'react'
import { useStore } from '#web/kit/data/use-store.ts'
import { usePlannedActions } from './use-planned-actions.ts'
import { PlannedSection } from './planned-section.tsx'

/** The planned prices of a price list (LEDGER-02). */
export function PlannedTab({ list }: { readonly list: RowOfKind<'priceList'> }) {
  const store = useStore()
  const actions = usePlannedActions()
  const own = useOwnCurrency()
  const products = useMemo(
    () =>
      list.productIds.flatMap((value) => {
        const found = store.get('product', value)
        return found ? [{ value, label: found.name }] : []
      }),
    [store, list.productIds],
  )
  const currencyOf = (id: string | null): string => {
    const found = id === null ? undefined : store.get('product', id)
    return list.currency || (found ? found.baseCurrency : '') || own
  }
  return (
    <PlannedSection
      of={{ priceListId: list.id }}
      products={products}
      currencyOf={currencyOf}
      onPlan={(draft, productId) => {
        const chosen = productId === null ? products.map(({ value }) => value) : [productId]
        const planned = chosen.map((id) => ({ productId: id, currency: currencyOf(id) }))
        return actions.plan(draft, planned, list.id)
      }}
    />
  )
}

/** The planned prices of one product, for the product's page. */
export function ProductPlanned({ productId }: { readonly productId: string }): ReactNode {
  const store = useStore()
  const actions = usePlannedActions()
  const found = store.get('product', productId)
  if (!found) return null
  const currency = found.baseCurrency
  return (
    <PlannedSection
      of={{ productId }}
      currencyOf={() => currency}
      onPlan={(draft) => actions.plan(draft, [{ productId, currency }], null)}
    />
  )
}

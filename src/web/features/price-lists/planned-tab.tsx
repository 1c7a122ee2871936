import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useOwnCurrency } from '#web/kit/price/own-currency.ts'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { useStore } from '#web/kit/data/use-store.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { Button } from '#web/kit/ui/button.tsx'
import type { PlanDialogProps } from './plan-dialog.tsx'
import { usePlannedActs } from './planned-acts.ts'
import { PlannedSection } from './planned-section.tsx'
import { plannedText as text } from './planned-text.ts'
import { asProduct, type PriceListRow } from './price-list-row.ts'

const PlanDialog = lazyPart(() => import('./plan-dialog.tsx').then((module) => module.PlanDialog))

/** What is planned in a price list (LEDGER-02). */
export function PlannedTab({ list }: { readonly list: PriceListRow }) {
  const store = useStore()
  const acts = usePlannedActs()
  const own = useOwnCurrency()
  const products = useMemo(
    () =>
      list.productIds.flatMap((value) => {
        const found = store.get('product', value)
        return found ? [{ value, label: asProduct(found).name }] : []
      }),
    [store, list.productIds],
  )
  const currencyOf = (id: string | null): string => {
    const found = id === null ? undefined : store.get('product', id)
    return list.currency || (found ? asProduct(found).baseCurrency : '') || own
  }
  return (
    <PlannedSection
      of={{ priceListId: list.id }}
      action={
        <PlanButton
          disabled={products.length === 0}
          products={products}
          currencyOf={currencyOf}
          onPlan={(draft, productId) => {
            const chosen = productId === null ? products.map(({ value }) => value) : [productId]
            return acts.plan(
              draft,
              chosen.map((id) => ({ productId: id, currency: currencyOf(id) })),
              list.id,
            )
          }}
        />
      }
    />
  )
}

/** What is planned for one product; a part of the product's page, composed there. */
export function ProductPlanned({ productId }: { readonly productId: string }): ReactNode {
  const store = useStore()
  const acts = usePlannedActs()
  const found = store.get('product', productId)
  if (!found) return null
  const currency = asProduct(found).baseCurrency
  return (
    <PlannedSection
      of={{ productId }}
      action={
        <PlanButton currencyOf={() => currency} onPlan={(draft) => acts.plan(draft, [{ productId, currency }], null)} />
      }
    />
  )
}

function PlanButton({
  disabled = false,
  ...dialog
}: Omit<PlanDialogProps, 'onClose'> & { readonly disabled?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        tone="primary"
        icon={<CalendarPlus aria-hidden="true" />}
        disabled={disabled}
        onPointerEnter={PlanDialog.preload}
        onClick={() => setOpen(true)}
      >
        {text.plan}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PlanDialog {...dialog} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

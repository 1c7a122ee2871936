import type { ReactNode } from 'react'
import type { ProductWait, WaitingProduct } from '#domain/analytics/product-waits.ts'
import type { WaitingLine } from '#domain/analytics/waiting-list.ts'
import { effectiveFloor } from '#domain/price-floor.ts'
import { BehindRows, type ProductColumn } from '#web/kit/figures/behind-rows.tsx'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatPercent } from '#web/kit/format/number.ts'
import { type PricingContextOf, usePricingContextOf } from '#web/kit/price/pricing-context.ts'
import { none } from '#web/kit/ui/none.tsx'
import { PanelSheet } from '#web/kit/ui/panel-sheet.tsx'
import { waitingMessages as messages } from './waiting-messages.ts'
import { kindOfRows } from './waiting-target.ts'

interface WaitingSheetProps {
  readonly line: WaitingLine
  /** The currency of the amounts. */
  readonly currency: string
  /** What settles the line at once, where it does not lead elsewhere. */
  readonly act: ReactNode
  readonly onClose: () => void
}

/** The rows behind a line of what waits, the most costly first, and what each of them takes. */
export function WaitingSheet({ line, currency, act, onClose }: WaitingSheetProps) {
  const { kind, count, ids, products } = line
  const title = messages.lines[kind](count)
  const rows = kindOfRows(kind)
  const contextOf = usePricingContextOf()
  const { pricesIncludeVat } = contextOf(null)
  const isPriced = products?.some((each) => FIGURES[each.kind].includes('price'))
  if (!rows) return null
  return (
    <PanelSheet title={title} label={title} onClose={onClose}>
      {act && <div className="mb-4 flex">{act}</div>}
      <BehindRows
        label={title}
        kind={rows}
        ids={ids}
        {...(products && { columns: columnsOf(products, currency, contextOf) })}
      />
      {isPriced && pricesIncludeVat && <p className="mt-3 text-[13px] text-pretty text-muted">{messages.withVat}</p>}
    </PanelSheet>
  )
}

/** The figure of a product that a wait is about, and what is told of it. */
const FIGURES: Readonly<Record<ProductWait, readonly ('price' | 'cost' | 'margin')[]>> = {
  losing: ['price', 'cost', 'margin'],
  belowFloor: ['margin'],
  withoutCost: ['price'],
  unpriced: ['cost'],
  costRose: ['cost'],
  currencyMoved: ['cost'],
}

function columnsOf(
  products: readonly WaitingProduct[],
  currency: string,
  contextOf: PricingContextOf,
): readonly ProductColumn[] {
  const [first] = products
  if (!first) return []
  const { kind } = first
  if (kind === 'withoutCost' || kind === 'unpriced') return FIGURES[kind]
  const byId = new Map(products.map((each) => [each.productId, each]))
  const floor: ProductColumn = {
    label: messages.lowest,
    cellOf: ({ floorMargin, categoryId }) => {
      const { categoryFloors, floorMargin: ofBusiness } = contextOf(categoryId)
      const { floor: lowest } = effectiveFloor(floorMargin, categoryFloors, ofBusiness)
      return lowest === null ? none : formatPercent(lowest)
    },
  }
  const yearly: ProductColumn = {
    label: messages.inAYear,
    cellOf: ({ id }) => amountOr(byId.get(id)?.amount, currency),
  }
  return [
    ...FIGURES[kind],
    ...(kind === 'belowFloor' ? [floor] : []),
    {
      label: messages.each[kind],
      cellOf: ({ id, baseCurrency }) => amountOr(byId.get(id)?.each, baseCurrency),
    },
    // Without a sale it would be a column of dashes.
    ...(products.some(({ amount }) => amount) ? [yearly] : []),
  ]
}

function amountOr(amount: number | null | undefined, currency: string): ReactNode {
  return amount ? formatMoney(amount, currency) : none
}

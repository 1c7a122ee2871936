import { type ReactNode, useMemo } from 'react'
import type { ProductWait, WaitingProduct } from '#domain/analytics/product-waits.ts'
import type { WaitingLine } from '#domain/analytics/waiting-list.ts'
import { isUnbilled } from '#domain/analytics/waiting-shipments.ts'
import { grouped } from '#domain/grouped.ts'
import { floorOf } from '#domain/price-floor.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useRows, useSyncStatus } from '#web/kit/data/use-store.ts'
import { behindMessages } from '#web/kit/figures/behind-messages.ts'
import { BehindRows, type ProductColumn } from '#web/kit/figures/behind-rows.tsx'
import { LastMail } from '#web/kit/documents/last-mail.tsx'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatPercent } from '#web/kit/format/number.ts'
import { type PricingContextOf, usePricingContextOf } from '#web/kit/price/pricing-context.ts'
import { shownPrice } from '#web/kit/price/shown-price.ts'
import { vatMessages } from '#web/kit/price/vat-messages.ts'
import { chargeName } from '#web/kit/shipments/charge-name.ts'
import { none } from '#web/kit/ui/none.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { PanelSheet } from '#web/kit/ui/panel-sheet.tsx'
import { waitingMessages as messages } from './waiting-messages.ts'
import { kindOfRows } from './waiting-target.ts'
import { waitingText } from './waiting-text.ts'

interface WaitingSheetProps {
  readonly line: WaitingLine
  /** The currency of the amounts. */
  readonly currency: string
  /** What settles the line at once, where it does not lead elsewhere. */
  readonly act: ReactNode
  /** Reminds of one of its invoices, where each has its own act. */
  readonly onRemind?: ((documentId: string) => void) | undefined
  readonly onClose: () => void
}

/** The rows behind a line of what waits, the most costly first, and what each of them takes. */
export function WaitingSheet({ line, currency, act, onRemind, onClose }: WaitingSheetProps) {
  const { kind, ids, products } = line
  const title = waitingText(line)
  const rows = kindOfRows(kind)
  const contextOf = usePricingContextOf()
  const unbilled = useUnbilled()
  if (!rows) return null
  return (
    <PanelSheet title={title} label={title} onClose={onClose}>
      {act && <div className="mb-4 flex">{act}</div>}
      <BehindRows
        label={title}
        kind={rows}
        ids={ids}
        {...(products && { columns: columnsOf(products, currency, contextOf) })}
        {...(kind === 'toTrueUp' && { ofShipment: { label: messages.unbilled, cellOf: unbilledIn(unbilled) } })}
        {...(onRemind && { act: remindColumn(onRemind) })}
      />
    </PanelSheet>
  )
}

/** The charges of each shipment that are still estimates. */
function useUnbilled() {
  const charges = useRows('shipmentCharge')
  return useMemo(() => grouped(charges.filter(isUnbilled), ({ shipmentId }) => shipmentId), [charges])
}

function unbilledIn(charges: ReturnType<typeof useUnbilled>) {
  return ({ id: shipmentId }: RowOfKind<'shipment'>): ReactNode =>
    charges.get(shipmentId)?.map((each) => (
      <span key={each.id} className="block">
        {chargeName(each)} {formatMoney(each.estimatedAmount, each.currency)}
      </span>
    ))
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
  const figures = FIGURES[kind].map((name) => (name === 'price' ? priceColumn(contextOf) : name))
  if (kind === 'withoutCost' || kind === 'unpriced') return figures
  const byId = new Map(products.map((each) => [each.productId, each]))
  const floor: ProductColumn = {
    label: messages.lowest,
    cellOf: (row) => {
      const lowest = floorOf(row, contextOf(row.categoryId))
      return lowest === null ? none : formatPercent(lowest)
    },
  }
  const yearly: ProductColumn = {
    label: messages.inAYear,
    cellOf: ({ id }) => amountOr(byId.get(id)?.amount, currency),
  }
  return [
    ...figures,
    ...(kind === 'belowFloor' ? [floor] : []),
    {
      label: messages.each[kind],
      cellOf: ({ id, baseCurrency }) => amountOr(byId.get(id)?.each, baseCurrency),
    },
    // Without a sale it would be a column of dashes.
    ...(products.some(({ amount }) => amount) ? [yearly] : []),
  ]
}

/** Prices stay as they were made: whether one is with VAT is told by its own receipt. */
function priceColumn(contextOf: PricingContextOf): ProductColumn {
  return {
    label: behindMessages.product.price,
    phone: 'aside',
    cellOf: (row) => {
      if (row.effectivePrice === null) return none
      const { pricesIncludeVat, taxRate } = shownPrice(row, contextOf(row.categoryId), null).rules
      return (
        <>
          {formatMoney(row.effectivePrice, row.baseCurrency)}
          {pricesIncludeVat && taxRate > 0 && (
            <span className="block text-[13px] text-muted">{vatMessages.withVat}</span>
          )}
        </>
      )
    },
  }
}

function amountOr(amount: number | null | undefined, currency: string): ReactNode {
  return amount ? formatMoney(amount, currency) : none
}

function remindColumn(onRemind: (documentId: string) => void) {
  return {
    label: messages.acts.overdue,
    of: (row: RowOfKind<'document'>) => <Remind row={row} onRemind={onRemind} />,
  }
}

interface RemindProps {
  readonly row: RowOfKind<'document'>
  readonly onRemind: (documentId: string) => void
}

/** Reminds of one of several invoices. */
function Remind({ row: { id, documentNumber, customerName }, onRemind }: RemindProps) {
  const { network } = useSyncStatus()
  return (
    <>
      <Button
        size="small"
        aria-label={messages.remindOf(documentNumber, customerName)}
        disabled={network === 'offline'}
        onClick={() => onRemind(id)}
      >
        {messages.acts.overdue}
      </Button>
      <LastMail documentId={id} purpose="reminder" />
    </>
  )
}

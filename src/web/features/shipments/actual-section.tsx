import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import { Suspense, useMemo, useState } from 'react'
import type { ProductTrueUp, TrueUp } from '#domain/landed-cost/true-up.ts'
import type { Ppm, Units } from '#domain/money.ts'
import { chargeName } from '#web/kit/shipments/charge-name.ts'
import { useRates } from '#web/kit/currency/use-rates.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { orEmpty, readMoney } from '#web/kit/form/number-text.ts'
import { moneyText } from '#web/kit/form/typed-number.ts'
import { formatMoney, formatMoneyChange } from '#web/kit/format/money.ts'
import { formatPercent, formatQuantity } from '#web/kit/format/number.ts'
import { ColumnTable, figureColumn } from '#web/kit/grid/column-table.tsx'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { usePricingContextOf } from '#web/kit/price/pricing-context.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { MoneyField } from '#web/kit/ui/money-field.tsx'
import { none } from '#web/kit/ui/none.tsx'
import type { ShipmentActions } from './use-shipment-actions.ts'
import { actualMessages as messages } from './page-messages.ts'
import { trueUpName, trueUpReport } from './true-up-report.ts'
import { formatUnitMoney } from '#web/kit/format/unit-money.ts'
import { labelMessages } from '#web/kit/format/label-messages.ts'
import type { ShipmentWork } from './use-shipment.ts'

const LandDialog = lazyPart(() => import('./land-dialog.tsx').then((module) => module.LandDialog))

interface ActualSectionProps {
  readonly work: ShipmentWork
  readonly actions: ShipmentActions
}

/** The bills that come after landing, the differences that they make, and the correction of the costs (SHIP-03). */
export function ActualSection({ work, actions }: ActualSectionProps) {
  const store = useStore()
  const contextOf = usePricingContextOf()
  const reference = useRates()
  const [isCorrecting, setCorrecting] = useState(false)
  const report = useMemo(
    () => trueUpReport(work, { productOf: (id) => store.get('product', id), contextOf, reference }),
    [work, store, contextOf, reference],
  )
  const { row, charges } = work
  if (row.landing === null) {
    return (
      <EmptyState icon={<ClipboardCheck />} title={messages.beforeTitle}>
        {messages.before}
      </EmptyState>
    )
  }
  const open = charges.filter(({ actualAmount }) => actualAmount === null).length
  return (
    <div className="space-y-4">
      {report && (
        <Banner
          tone={report.difference === 0 ? 'ok' : 'warn'}
          title={messages.outcome(report.difference, row.currency)}
        >
          {open > 0 && messages.open(open)}
        </Banner>
      )}
      <Panel title={messages.bills} lead={messages.billsLead}>
        <BillsTable work={work} actions={actions} />
      </Panel>
      {report && (
        <Panel
          title={messages.report}
          lead={messages.reportLead}
          action={
            <Button
              tone="primary"
              disabled={report.isAsLanded}
              onPointerEnter={LandDialog.preload}
              onFocus={LandDialog.preload}
              onClick={() => setCorrecting(true)}
            >
              {messages.propose}
            </Button>
          }
        >
          <TrueUpTable report={report} work={work} />
        </Panel>
      )}
      <Suspense fallback={null}>
        {isCorrecting && (
          <LandDialog work={work} actions={actions} mode="correct" onClose={() => setCorrecting(false)} />
        )}
      </Suspense>
    </div>
  )
}

/** The amount of each charge at landing, and the amount of its bill. */
function BillsTable({ work: { row, charges }, actions }: ActualSectionProps) {
  const landed = new Map(row.landing?.charges.map(({ id, amount }) => [id, amount]))
  const bills = charges.map((charge) => {
    const { actualAmount, currency } = charge
    const then = landed.get(charge.id)
    return {
      charge,
      landed: then === undefined ? none : formatMoney(then, currency),
      change: actualAmount === null ? undefined : formatMoneyChange(actualAmount - (then ?? 0), currency),
    }
  })
  const figures = figureColumn<(typeof bills)[number]>
  return (
    <ColumnTable
      label={messages.bills}
      rows={bills}
      keyOf={({ charge }) => charge.id}
      columns={[
        {
          head: messages.charge,
          className: 'max-w-48 truncate font-semibold',
          render: ({ charge }) => chargeName(charge),
        },
        figures(messages.landed, ({ landed }) => landed, { card: 'line' }),
        {
          head: messages.actual,
          align: 'end',
          card: 'value',
          className: 'py-1',
          render: ({ charge }) => (
            <MoneyField
              name={`bill ${charge.id}`}
              label={labelMessages.named(messages.actual, chargeName(charge))}
              hideLabel
              className="ms-auto w-36 font-normal max-md:w-32"
              currency={charge.currency}
              text={moneyText(charge.actualAmount, charge.currency)}
              parse={orEmpty(readMoney(charge.currency, {}))}
              onCommit={(actualAmount) => actions.saveCharge(charge.id, { actualAmount })}
            />
          ),
        },
        figures(messages.difference, ({ change }) => change ?? none, { card: 'line' }),
      ]}
    />
  )
}

/** By product and variant: the landed cost, the actual cost and the actual margin. */
function TrueUpTable({ report, work }: { readonly report: TrueUp; readonly work: ShipmentWork }) {
  const store = useStore()
  const { currency } = work.row
  const margin = (ppm: Ppm | null) => (ppm === null ? none : formatPercent(ppm))
  const perUnit = (units: Units | null) => (units === null ? none : formatUnitMoney(units, currency))
  const bold = { className: 'font-semibold' }
  const figures = figureColumn<ProductTrueUp>
  return (
    <ColumnTable
      label={messages.report}
      rows={report.products}
      keyOf={({ productId, variantId }) => `${productId} ${variantId}`}
      columns={[
        {
          head: messages.product,
          className: 'max-w-60 truncate',
          render: (each) => (
            <ScreenLink
              screen="product-detail"
              search={{ id: each.productId }}
              className="font-semibold underline-offset-4 hover:underline"
            >
              {trueUpName(work, (id) => store.get('product', id), each)}
            </ScreenLink>
          ),
        },
        figures(messages.quantity, (each) => formatQuantity(each.quantity)),
        figures(messages.perUnitLanded, (each) => perUnit(each.landedUnitCost)),
        figures(messages.perUnitActual, (each) => perUnit(each.actualUnitCost), bold),
        figures(messages.difference, (each) => formatMoneyChange(each.difference, currency)),
        figures(messages.marginThought, (each) => margin(each.plannedMargin)),
        figures(messages.marginMade, (each) => margin(each.actualMargin), bold),
      ]}
    />
  )
}

import { shownCost } from '#domain/landed-cost/shown-cost.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatPercent } from '#web/kit/format/number.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { type CostPart, costParts, shareOf } from './cost-parts.ts'
import { summaryMessages as messages } from './page-messages.ts'
import type { ShipmentWork } from './use-shipment.ts'

const FILLS: Readonly<Record<CostPart['key'], string>> = {
  goods: 'bg-chart-total',
  freight: 'bg-primary',
  insurance: 'bg-chart-cost',
  duty: 'bg-chart-tax',
  brokerage: 'bg-field-line',
  other: 'bg-muted',
}

/** The parts of the landed cost of the whole shipment, updated while typing: one bar, each part with its amount and share. */
export function SummaryBar({ work: { row, lines, charges, landed } }: { readonly work: ShipmentWork }) {
  const parts = costParts(shownCost(landed, charges), charges)
  const { goods, total } = landed.totals
  const isTold = parts !== null && total !== null && total > 0
  return (
    <section aria-label={messages.label} className="rounded-2xl border border-line bg-card p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-muted">{messages.total}</span>
          <strong className="text-xl">{total === null ? '–' : formatMoney(total, row.currency)}</strong>
        </p>
        <p className="text-muted">
          {isTold && goods !== null && goods > 0
            ? messages.onTop(formatPercent(shareOf(total - goods, goods)))
            : landed.lines.length > 0
              ? messages.incomplete
              : lines.length > 0
                ? messages.unfilled
                : messages.nothing}
        </p>
      </div>
      {isTold && (
        <>
          <div className="mt-3 flex h-4 gap-0.5 overflow-hidden rounded-md" aria-hidden="true">
            {parts.map(
              ({ key, amount }) =>
                amount > 0 && (
                  <span
                    key={key}
                    className={classNames('block min-w-0.5', FILLS[key])}
                    style={{ flexGrow: amount, flexBasis: 0 }}
                  />
                ),
            )}
          </div>
          <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
            {parts.map(({ key, label, amount }) => (
              <div key={key} className="min-w-24">
                <dt className="flex items-center gap-1.5 text-[13px] text-muted">
                  <span aria-hidden="true" className={classNames('size-2.5 rounded-[3px]', FILLS[key])} />
                  {label}
                </dt>
                <dd className="mt-0.5 font-semibold">
                  {formatMoney(amount, row.currency)}
                  <span className="ms-1.5 font-normal text-muted">{formatPercent(shareOf(amount, total))}</span>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}

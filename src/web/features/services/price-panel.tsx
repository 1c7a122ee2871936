import { costOfOneHour } from '#domain/service-pricing.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatPercent, formatQuantity } from '#web/kit/format/number.ts'
import { pageMessages } from './page-messages.ts'
import { ServiceMargin } from './service-cells.tsx'
import { serviceFigures } from './service-story.ts'
import { useSalesVat } from './use-sales-vat.ts'

/** The price of a service while it is edited, and what it means. */
export function PriceHeadline({ row }: { readonly row: RowOfKind<'service'> }) {
  const text = pageMessages.price
  const { pricingModel, packageOptions, mainPrice, baseCurrency } = row
  const name = packageOptions[0]?.name || pageMessages.package.unnamed
  const taxRate = useSalesVat()
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1.5">
      <div>
        <p className="text-[13px] font-semibold text-muted">
          {pricingModel === 'package' ? text.package(name) : text[pricingModel]}
          {taxRate > 0 && <span> {text.beforeVat}</span>}
        </p>
        <p aria-live="polite" className="text-3xl leading-9 font-extrabold tracking-tight">
          {mainPrice === 0 ? text.none : formatMoney(mainPrice, baseCurrency)}
        </p>
      </div>
      <div className="mb-1.5">
        <ServiceMargin row={row} />
      </div>
    </div>
  )
}

/** Everything that follows from the price and the costs. */
export function PriceFigures({ row }: { readonly row: RowOfKind<'service'> }) {
  const text = pageMessages.price
  const { cost, earned, profit, margin, markup } = serviceFigures(row)
  const money = (units: number | null) => (units === null ? text.none : formatMoney(units, row.baseCurrency))
  const percent = (ppm: number | null) => (ppm === null ? text.none : formatPercent(ppm))
  const isLoss = profit !== null && profit < 0
  const byHours = row.pricingModel === 'hourly' && (row.laborHours ?? 0) > 0
  const hours = formatQuantity(row.laborHours ?? 0)
  const oneHour = costOfOneHour(row)
  return (
    <dl className="mt-3 grid grid-cols-3 gap-x-4 gap-y-2.5">
      {oneHour === null ? (
        <Figure name={byHours ? text.costOf(hours) : text.cost} value={money(cost)} />
      ) : (
        <Figure name={text.costOfOneHour} value={money(oneHour)} />
      )}
      <Figure name={isLoss ? text.loss : text.profit} value={money(profit === null ? null : Math.abs(profit))} />
      <Figure name={text.margin} value={percent(margin)} />
      <Figure name={text.markup} value={percent(markup)} />
      <Figure
        name={byHours ? text.computedFor(hours) : text.computed}
        value={money(row.computedPrice === 0 ? null : row.computedPrice)}
      />
      {byHours && <Figure name={text.earned(hours)} value={money(earned)} />}
    </dl>
  )
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-[13px] wrap-anywhere text-muted">{name}</dt>
      <dd className="truncate text-base font-bold">{value}</dd>
    </div>
  )
}

import { costOfOneHour, lacksHours } from '#domain/service-pricing.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatQuantity } from '#web/kit/format/number.ts'
import { MarginPill } from '#web/kit/price/margin-pill.tsx'
import type { StoryOpener } from '#web/kit/price/story-popover.tsx'
import { none } from '#web/kit/ui/none.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { Thumbnail } from '#web/kit/upload/thumbnail.tsx'
import { servicesMessages as messages } from './messages.ts'

interface CellProps {
  readonly row: RowOfKind<'service'>
}

/** The name of a service, with its picture. */
export function ServiceName({ row }: CellProps) {
  return (
    <span className="flex items-center gap-2.5">
      {row.thumbnailUrl !== '' && <Thumbnail url={row.thumbnailUrl} />}
      <span className="truncate">{row.name}</span>
    </span>
  )
}

/** The price of a service, or its rate for an hour; how it comes about is one hover, press or Space away. */
export function PriceCell({ row, opener }: CellProps & { readonly opener: StoryOpener }) {
  const price = priceText(row)
  if (price === undefined) return none
  return (
    <button
      type="button"
      tabIndex={-1}
      data-price-story
      aria-label={messages.showStory(price)}
      className="-mx-1.5 rounded-md px-1.5 py-1 font-bold hover:bg-accent-strong"
      onPointerEnter={(event) => opener.onPointerEnter(row.id, event)}
      onPointerLeave={opener.onPointerLeave}
      onClick={(event) => {
        event.stopPropagation()
        opener.toggle(row.id, event.currentTarget)
      }}
    >
      {price}
    </button>
  )
}

/** The price of a service, or its rate for an hour; undefined while it has none: a service at 0 has no price yet. */
export function priceText({
  pricingModel,
  mainPrice,
  baseCurrency,
}: Pick<RowOfKind<'service'>, 'pricingModel' | 'mainPrice' | 'baseCurrency'>): string | undefined {
  if (mainPrice === 0) return undefined
  const amount = formatMoney(mainPrice, baseCurrency)
  return pricingModel === 'hourly' ? messages.perHour(amount) : amount
}

/** What a service costs, and for how many hours where its price is for one, or what one hour costs; undefined without a cost. */
export function costText(row: RowOfKind<'service'>): string | undefined {
  const { pricingModel, laborHours, totalCost, baseCurrency } = row
  if (totalCost === 0) {
    const oneHour = costOfOneHour(row)
    return oneHour === null ? undefined : messages.perHour(formatMoney(oneHour, baseCurrency))
  }
  const amount = formatMoney(totalCost, baseCurrency)
  const hours = pricingModel === 'hourly' ? (laborHours ?? 0) : 0
  return hours > 0 ? messages.costForHours(amount, formatQuantity(hours)) : amount
}

/** Whether the margin of a service says anything: there are a cost and a price of the same hours. */
export function hasMargin(
  row: Pick<RowOfKind<'service'>, 'totalCost' | 'mainPrice' | 'pricingModel' | 'laborHours'>,
): boolean {
  return row.totalCost !== 0 && row.mainPrice !== 0 && !lacksHours(row)
}

/** What is left of the price, and what that means; nothing to say where only the cost of one hour is known, or the hours are missing. */
export function ServiceMargin({ row }: CellProps) {
  if (costOfOneHour(row) !== null) return none
  if (row.totalCost !== 0 && row.mainPrice !== 0 && lacksHours(row)) {
    return (
      <Pill tone="neutral" meaning={messages.noHours}>
        –
      </Pill>
    )
  }
  const flag = row.totalCost === 0 ? 'no-cost' : null
  return <MarginPill result={{ marginPpm: hasMargin(row) ? row.margin : null, belowFloor: false, flag }} />
}

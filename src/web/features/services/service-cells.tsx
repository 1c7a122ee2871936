import { formatMoney } from '#web/kit/format/money.ts'
import type { StoryOpener } from '#web/kit/price/story-popover.tsx'
import { MarginPill } from '#web/kit/price/margin-pill.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { isJudged } from './service-list.ts'
import type { ServiceRow } from './service-row.ts'
import { servicesText as text } from './text.ts'

/** The price of a row, or its rate for an hour, in words. */
function priceText({ pricingModel, mainPrice, baseCurrency }: ServiceRow): string {
  const price = formatMoney(mainPrice, baseCurrency)
  return pricingModel === 'hourly' ? `${price} ${text.perHour}` : price
}

/** The price of a row; how it comes about is one hover, press or Space away. */
export function PriceCell({ row, opener }: { readonly row: ServiceRow; readonly opener: StoryOpener }) {
  const price = priceText(row)
  return (
    <button
      type="button"
      tabIndex={-1}
      data-price-story
      aria-label={text.showStory(price)}
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

/** What is left of the price, and what that means. */
export function ServiceMargin({ row }: { readonly row: ServiceRow }) {
  const flag = row.totalCost === 0 ? 'no-cost' : null
  return <MarginPill result={{ marginPpm: isJudged(row) ? row.margin : null, belowFloor: false, flag }} />
}

/** Whether a service is sold. */
export function StatusPill({ row }: { readonly row: ServiceRow }) {
  return (
    <Pill plain tone={row.isActive ? 'ok' : 'neutral'}>
      {row.isActive ? text.active : text.inactive}
    </Pill>
  )
}

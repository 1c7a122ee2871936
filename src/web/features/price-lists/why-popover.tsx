import { Suspense } from 'react'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import type { ListedPrice, ListPricing } from './list-pricing.ts'
import { ONE, type PriceActs } from './price-acts.ts'
import { WhyPrice } from './why-price.tsx'
import { ruleText as text } from '#web/kit/price/rule-text.ts'

const Dialog = lazyPart(() => import('#web/kit/ui/dialog.tsx').then((module) => module.Dialog))
const Popover = lazyPart(() => import('#web/kit/ui/popover.tsx').then((module) => module.Popover))

export interface WhyPopoverProps {
  readonly listed: ListedPrice
  readonly pricing: ListPricing
  readonly acts: PriceActs
  readonly anchor: Element
  readonly onClose: () => void
}

/** Why the price of a row is what it is, beside it; on a phone above the page. */
export function WhyPopover({ listed, pricing, acts, anchor, onClose }: WhyPopoverProps) {
  const phone = useMediaQuery(PHONE_QUERY)
  const title = text.title(listed.name)
  function back() {
    const byHand = listed.typed.find(({ minQuantity }) => minQuantity <= ONE)
    if (byHand) acts.remove(listed, byHand)
    onClose()
  }
  const why = <WhyPrice listed={listed} pricing={pricing} onBack={back} />
  return (
    <Suspense fallback={null}>
      {phone ? (
        <Dialog open title={title} onClose={onClose}>
          {why}
        </Dialog>
      ) : (
        <Popover anchor={anchor} open onOpenChange={(open) => !open && onClose()} title={title} align="end" wide>
          {why}
        </Popover>
      )}
    </Suspense>
  )
}

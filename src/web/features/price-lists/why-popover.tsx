import { Suspense, useMemo, useState } from 'react'
import { ONE } from '#domain/price-list/list-rules.ts'
import { explainedPrice } from '#domain/price-list/price-steps.ts'
import { priceListPrice } from '#contract/entities/price-list-price.ts'
import { listPriceHistory } from '#contract/endpoints/history.ts'
import { general } from '#contract/entity.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { PriceReasons } from '#web/kit/price/price-reasons.tsx'
import { ruleMessages as messages } from '#web/kit/price/rule-messages.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import type { ListedPrice, ListPricing } from './list-pricing.ts'
import { overrideMessages } from './page-messages.ts'
import type { PriceActions } from './use-price-actions.ts'

const Dialog = lazyPart(() => import('#web/kit/ui/dialog.tsx').then((module) => module.Dialog))
const Popover = lazyPart(() => import('#web/kit/ui/popover.tsx').then((module) => module.Popover))
const RowHistory = lazyPart(() => import('#web/kit/history/row-history.tsx').then((module) => module.RowHistory))

interface WhyPopoverProps {
  readonly listed: ListedPrice
  readonly pricing: ListPricing
  readonly actions: PriceActions
  readonly anchor: Element
  readonly onClose: () => void
}

/** Explains a price of a list (PRICE-13) beside its row; on a phone in a dialog. */
export function WhyPopover(props: WhyPopoverProps) {
  const { listed, anchor, onClose } = props
  const phone = useMediaQuery(PHONE_QUERY)
  const title = messages.title(listed.name)
  return (
    <Suspense fallback={null}>
      {phone ? (
        <Dialog open title={title} onClose={onClose}>
          <WhyPrice {...props} />
        </Dialog>
      ) : (
        <Popover anchor={anchor} open onOpenChange={(open) => !open && onClose()} title={title} align="end" wide>
          <WhyPrice {...props} />
        </Popover>
      )}
    </Suspense>
  )
}

/** The steps of the price, the way back from one that was typed, and what that one was before (SYNC-04). */
function WhyPrice({ listed, pricing, actions, onClose }: WhyPopoverProps) {
  const { item, typed } = listed
  const told = useMemo(() => explainedPrice(item, pricing.request, pricing.book), [item, pricing])
  const [isOpen, setOpen] = useState(false)
  const byHand = typed.find(({ minQuantity }) => minQuantity <= ONE)
  if (!byHand) return <PriceReasons told={told} />
  return (
    <PriceReasons told={told}>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          onClick={() => {
            actions.remove(listed, byHand)
            onClose()
          }}
        >
          {messages.back}
        </Button>
        <Button reads size="small" tone="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {overrideMessages.earlier}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <RowHistory
            entity={general(priceListPrice)}
            endpoint={listPriceHistory}
            row={byHand}
            context={{ currency: byHand.currency }}
            thing={overrideMessages.thing}
          />
        </Suspense>
      )}
    </PriceReasons>
  )
}

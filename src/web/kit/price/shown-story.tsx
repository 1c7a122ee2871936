import type { PricingInput } from '#domain/pricing-rules.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Popover } from '../ui/popover.tsx'
import { PHONE_QUERY, useMediaQuery } from '../ui/use-media-query.ts'
import { PriceStory } from './price-story.tsx'
import type { ShownPrice } from './shown-price.ts'
import type { StoryState } from './story-popover.tsx'
import { priceText } from './text.ts'

export interface StoryPopoverProps {
  readonly state: StoryState
  /** The row's name, above its story. */
  readonly title: string
  readonly input: PricingInput
  readonly price: ShownPrice
  readonly changedAt?: number
}

/** The story of the price that is open now, beside it; on a phone above the page. */
export function ShownStory({ state, title, ...told }: StoryPopoverProps) {
  const { shown, keep, close, opener } = state
  const phone = useMediaQuery(PHONE_QUERY)
  if (!shown) return null
  if (phone) {
    return (
      <Dialog open title={title} onClose={close}>
        <PriceStory {...told} terse />
      </Dialog>
    )
  }
  return (
    <Popover
      anchor={shown.anchor}
      open
      onOpenChange={(open) => !open && close()}
      title={title}
      align="end"
      wide
      takesFocus={!shown.byPointer}
    >
      <div onPointerEnter={keep} onPointerLeave={opener.onPointerLeave} aria-label={priceText.story} role="group">
        <PriceStory {...told} terse />
      </div>
    </Popover>
  )
}

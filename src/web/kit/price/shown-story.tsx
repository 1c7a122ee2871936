import type { PricingInput } from '#domain/pricing-rules.ts'
import { PriceStory } from './price-story.tsx'
import type { ShownPrice } from './shown-price.ts'
import { StoryFrame } from './story-frame.tsx'
import type { StoryState } from './story-popover.tsx'

export interface StoryPopoverProps {
  readonly state: StoryState
  /** The row's name, above its story. */
  readonly title: string
  readonly input: PricingInput
  readonly price: ShownPrice
  readonly changedAt?: number
}

/** The story of the price that is open now. */
export function ShownStory({ state, title, ...told }: StoryPopoverProps) {
  return (
    <StoryFrame state={state} title={title}>
      <PriceStory {...told} terse />
    </StoryFrame>
  )
}

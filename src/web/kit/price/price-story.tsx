import type { PricingInput } from '#domain/pricing-rules.ts'
import { priceStory } from '#domain/price-story.ts'
import { formatMoneyExact } from '../format/money.ts'
import { Time } from '../ui/time.tsx'
import { Waterfall, type WaterfallStep } from '../ui/waterfall.tsx'
import { aimSentences, exactBase, priceSentences, stepLabel, stepSource, stepTone } from './price-steps.ts'
import type { ShownPrice } from './shown-price.ts'
import { storyMessages } from './story-messages.ts'
import { priceMessages } from './messages.ts'

export interface PriceStoryProps {
  readonly input: PricingInput
  readonly price: ShownPrice
  /** Names only the sources that are not the product itself, for places that only glance. */
  readonly terse?: boolean
  /** When the row was last changed; epoch milliseconds. */
  readonly changedAt?: number
  /** What the scale of the bars holds at least: the highest sum of a story beside it. */
  readonly upTo?: number
}

/** Where a price comes from: its steps from the supplier's price to the shelf, with the source of each, and in words. */
export function PriceStory({ input, price, terse = false, changedAt, upTo = 0 }: PriceStoryProps) {
  const currency = input.baseCurrency
  const told = priceStory(input, price.rules)
  const steps = told.map((step): WaterfallStep => {
    const source = stepSource(step, currency, terse)
    const exact = exactBase(step, currency)
    return {
      label: stepLabel(step),
      delta: step.amount,
      running: step.running,
      tone: stepTone(step),
      ...(source ? { source: exact ? <span title={exact}>{source}</span> : source } : {}),
    }
  })
  // Without a cost there is no way to tell, only what is missing.
  const isTold = steps.length > 1 && price.result.flag !== 'no-cost'
  return (
    <div className="space-y-3">
      {isTold && (
        <Waterfall
          label={priceMessages.story}
          steps={steps}
          format={(units) => formatMoneyExact(units, currency)}
          upTo={upTo}
        />
      )}
      <p className="text-pretty">{[...priceSentences(price, currency), ...aimSentences(told, price)].join(' ')}</p>
      {changedAt !== undefined && (
        <p className="text-[13px] text-muted">
          {storyMessages.changed} <Time at={changedAt} />
        </p>
      )}
    </div>
  )
}

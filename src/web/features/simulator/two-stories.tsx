import { priceByRules, underFloor } from '#domain/pricing.ts'
import { type JudgedRules } from '#domain/bulk-rules.ts'
import { type Levers } from '#domain/simulator/levers.ts'
import { judged, simulatedProduct, standingRulesOf } from '#domain/simulator/simulate.ts'
import type { SimulatedRow, SimulatorDeps } from '#domain/simulator/simulator-deps.ts'
import { variantInput } from '#domain/variant-pricing.ts'
import { PriceStory } from '#web/kit/price/price-story.tsx'
import type { ShownPrice } from '#web/kit/price/shown-price.ts'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { simulatorMessages as messages } from './messages.ts'

interface TwoStoriesProps {
  readonly title: string
  readonly product: SimulatedRow
  /** The variant that is looked at; undefined for the product itself. */
  readonly variantId: string | undefined
  readonly levers: Levers
  readonly deps: SimulatorDeps
  readonly onClose: () => void
}

/** How a price is made now, and beside it how the scenario makes it. */
export function TwoStories({ title, product, variantId, levers, deps, onClose }: TwoStoriesProps) {
  const now = judged(product, standingRulesOf(product), deps.contextOf(product.categoryId))
  const simulated = simulatedProduct(product, levers, deps)
  return (
    <Dialog open wide title={title} onClose={onClose}>
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        <Story label={messages.stories.now} product={product} variantId={variantId} rules={now} />
        {typeof simulated === 'string' ? (
          <section>
            <h3 className="mb-2 text-base">{messages.stories.after}</h3>
            <p className="text-pretty text-muted">{messages.stories.leftOut[simulated]}</p>
          </section>
        ) : (
          <Story
            label={messages.stories.after}
            product={simulated.edited}
            variantId={variantId}
            rules={simulated.rules}
          />
        )}
      </div>
    </Dialog>
  )
}

interface StoryProps {
  readonly label: string
  readonly product: SimulatedRow
  readonly variantId: string | undefined
  readonly rules: JudgedRules
}

function Story({ label, product, variantId, rules }: StoryProps) {
  const variant = product.variants?.find(({ id }) => id === variantId)
  const input = variant ? variantInput(product, variant) : product
  return (
    <section className="min-w-0">
      <h3 className="mb-2 text-base">{label}</h3>
      <PriceStory input={input} price={shownBy(input, rules)} terse />
    </section>
  )
}

function shownBy(input: SimulatedRow, { rules, floor }: JudgedRules): ShownPrice {
  return { rules, result: underFloor(input, rules, priceByRules(input, rules), floor), isWhatIf: false }
}

import { priceByRules, underFloor } from '#domain/pricing.ts'
import { priceStory } from '#domain/price-story.ts'
import { type JudgedRules } from '#domain/bulk-rules.ts'
import { type Levers } from '#domain/simulator/levers.ts'
import { isLiftedToFloor } from '#domain/simulator/lifted-to-floor.ts'
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
  const told = [
    { product, rules: now },
    ...(typeof simulated === 'string' ? [] : [{ product: simulated.edited, rules: simulated.rules }]),
  ]
  const upTo = Math.max(...told.map((each) => highestSum(each.product, variantId, each.rules)))
  return (
    <Dialog open wide title={title} onClose={onClose}>
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        <Story label={messages.stories.now} product={product} variantId={variantId} rules={now} upTo={upTo} />
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
            upTo={upTo}
            note={isLiftedToFloor(product, variantId ?? null, levers, deps) ? messages.stories.lifted : undefined}
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
  readonly upTo: number
  /** What the steps do not tell. */
  readonly note?: string | undefined
}

/** The highest bar of a story: both stand on one scale. */
function highestSum(product: SimulatedRow, variantId: string | undefined, { rules }: JudgedRules): number {
  return Math.max(0, ...priceStory(inputOf(product, variantId), rules).map(({ running }) => running))
}

function inputOf(product: SimulatedRow, variantId: string | undefined): SimulatedRow {
  const variant = product.variants?.find(({ id }) => id === variantId)
  return variant ? variantInput(product, variant) : product
}

function Story({ label, product, variantId, rules, upTo, note }: StoryProps) {
  const input = inputOf(product, variantId)
  return (
    <section className="min-w-0">
      <h3 className="mb-2 text-base">{label}</h3>
      <PriceStory input={input} price={shownBy(input, rules)} upTo={upTo} terse />
      {note && <p className="mt-3 text-[13px] text-pretty text-muted">{note}</p>}
    </section>
  )
}

function shownBy(input: SimulatedRow, { rules, floor }: JudgedRules): ShownPrice {
  return { rules, result: underFloor(input, rules, priceByRules(input, rules), floor), isWhatIf: false }
}

import Calculator from 'lucide-react/icons/calculator'
import { useMemo, useState } from 'react'
import type { LandedLine } from '#domain/landed-cost/landed-cost.ts'
import { shownCost } from '#domain/landed-cost/shown-cost.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useRates } from '#web/kit/currency/use-rates.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { usePricingContextOf } from '#web/kit/price/pricing-context.ts'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { ReadOnlyPart } from '#web/kit/ui/read-only-part.tsx'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { LandedPicture } from './landed-picture.tsx'
import { LandedTable } from './landed-table.tsx'
import { effectKey, type LandingEffect, landingEffects } from './landing-effects.ts'
import { landedMessages as messages } from './page-messages.ts'
import type { ShipmentWork } from './use-shipment.ts'

/** Up to so many charges each have a column of their own at first. */
const FEW = 2

/** A line with its cost and the effect on its product. */
export interface CostedLine {
  readonly line: RowOfKind<'shipmentLine'>
  readonly cost: LandedLine
  readonly effect: LandingEffect | undefined
}

/** The landed cost of each line, its steps, and its effect on cost, price and margin of the product (SHIP-02). */
export function LandedSection({ work }: { readonly work: ShipmentWork }) {
  const store = useStore()
  const contextOf = usePricingContextOf()
  const reference = useRates()
  const phone = useMediaQuery(PHONE_QUERY)
  const [chosen, setChosen] = useState('')
  const [isApart, setApart] = useState(work.charges.length <= FEW)
  const shown = useMemo(() => shownCost(work.landed, work.charges), [work])
  const lines = useMemo(() => {
    const effects = landingEffects(work, { productOf: (id) => store.get('product', id), contextOf, reference })
    const byId = new Map(work.lines.map((line) => [line.id, line]))
    return shown.lines.flatMap((cost): CostedLine[] => {
      const line = byId.get(cost.id)
      return line ? [{ line, cost, effect: effects.get(effectKey(line)) }] : []
    })
  }, [work, shown, store, contextOf, reference])
  if (work.landed.lines.length === 0) {
    return (
      <EmptyState icon={<Calculator />} title={messages.label}>
        {messages.empty}
      </EmptyState>
    )
  }
  return (
    <div className="space-y-4">
      <LandedPicture work={work} chosen={chosen} onAll={() => setChosen('')} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-muted">
        <p>{messages.exact}</p>
        <ReadOnlyPart when={false}>
          {!phone && <Checkbox label={messages.apart} checked={isApart} onChange={setApart} />}
        </ReadOnlyPart>
      </div>
      <LandedTable
        work={{ ...work, landed: shown }}
        lines={lines}
        chosen={chosen}
        onChoose={setChosen}
        isApart={isApart}
      />
    </div>
  )
}
